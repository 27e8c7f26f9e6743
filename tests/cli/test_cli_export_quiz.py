"""`bridge-rules export quiz`: what is written, and how a wrong request is refused."""

from __future__ import annotations

import json
import zipfile
from pathlib import Path

import pytest

from bridge_rules_gui.cli.main import main


@pytest.mark.parametrize("form", ["apkg", "csv"])
def test_questions_are_written_and_told(
    form: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / f"quiz.{form}"
    typed = ["export", "quiz", "--format", form, "--chapter", "V", "--edition", "2017"]
    assert main([*typed, "--count", "20", "-o", str(file), "--json"]) == 0
    printed = json.loads(capsys.readouterr().out)
    assert printed["bytes"] == file.stat().st_size
    if form == "apkg":
        assert zipfile.ZipFile(file).namelist() == ["collection.anki2", "media"]
    else:
        lines = file.read_text("utf-8").splitlines()
        assert sum("Laws of Duplicate Bridge::2017::05 The auction" in line for line in lines) == 20


def test_drills_are_written_only_by_name(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "quiz.csv"
    typed = ["export", "quiz", "--format", "csv", "--law", "77", "-o", str(file)]
    assert main([*typed, "--kind", "score", "--count", "5"]) == 0
    assert len(file.read_text("utf-8").splitlines()) > 5
    assert "wins" in file.read_text("utf-8")
    assert main(typed) == 0
    assert "not vulnerable, and wins" not in file.read_text("utf-8")
    assert "note: there are only" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("quiz --format pdf", "formats are apkg, csv"),
        ("quiz --format csv --from 1987", "use --edition"),
        ("quiz --format csv --count 0", "write 1 or more"),
        ("quiz --format csv --kind riddle", "no kind 'riddle'"),
        ("quiz --format csv --edition 1999", "no edition '1999'"),
        ("corpus --format json --kind law", "leave it out"),
        ("quiz scenario.toml --format csv", "name no file"),
        ("corpus --format json --count 5", "leave it out"),
    ],
)
def test_wrong_request_is_one_line(
    typed: str, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    try:
        status: object = main(["export", *typed.split(), "-o", str(tmp_path / "x")])
    except SystemExit as ended:
        status = ended.code
    assert status == 2
    error = capsys.readouterr().err
    assert said in error
    assert error.count("\n") == 1
    assert not (tmp_path / "x").exists()
