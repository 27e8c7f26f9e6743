"""`bridge-rules export`: what is written, what is said, and how a wrong request is refused."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from lxml import etree

from bridge_rules_gui.cli.main import main
from bridge_rules_gui.exchange.akoma_ntoso.words import NAMESPACE


@pytest.mark.parametrize(
    "typed",
    [
        "segments --format tmx --law 27",
        "segments --format csv --chapter IV --all",
        "segments --format map --from 2007 --to 2017",
        "concordance --format csv",
        "concordance --format html --law 64 --from 1987 --to 2007",
        "comparison --format html --law 27",
        "comparison --format pdf --law 27 --edition bg2017 --edition ru1987",
        "corpus --format akn --edition 2017",
        "corpus --format json --law 77",
        "corpus --format markdown --chapter 3 --from 2007",
    ],
)
def test_an_export_is_written_and_told(
    typed: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "laws.out"
    assert main(["export", *typed.split(), "-o", str(file), "--json"]) == 0
    printed = json.loads(capsys.readouterr().out)
    what, _, form = typed.split()[:3]
    assert printed == {
        "what": what,
        "format": form,
        "file": str(file),
        "bytes": file.stat().st_size,
    }


def test_segments_warn_that_editions_are_no_translations(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    main(["export", "segments", "--format", "tmx", "--law", "1", "-o", str(tmp_path / "a.tmx")])
    assert "not translations of one another" in capsys.readouterr().err


def test_editions_asked_for_by_name_stand_in_the_order_asked(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "a.csv"
    typed = ["concordance", "--format", "csv", "--edition", "bg", "--edition", "ru", "--law", "27"]
    assert main(["export", *typed, "-o", str(file)]) == 0
    head = file.read_text("utf-8-sig").splitlines()[0]
    assert head == ("law,bg2017,ru1987,relation,kind,note,checked,kind 1987-2007,kind 2007-2017")
    assert capsys.readouterr().out == f"written: {file}\n"


def test_all_books_together_are_one_document(tmp_path: Path) -> None:
    file = tmp_path / "a.xml"
    assert main(["export", "corpus", "--format", "akn", "--law", "27", "-o", str(file)]) == 0
    root = etree.parse(str(file)).getroot()
    assert len(root.findall(f".//{{{NAMESPACE}}}act")) == 3


@pytest.mark.parametrize(
    ("typed", "status", "message"),
    [
        ("comparison --format akn", 2, "cannot be written as akn; formats are html, pdf"),
        ("terms --format pdf", 2, "formats are tbx, tbx2, csv, omegat"),
        ("terms --format csv --law 27", 2, "the termbase is exported whole"),
        ("corpus --format json --all", 2, "--all applies only to segments"),
        ("corpus --format json --chapter XX", 1, "chapters are II, III"),
        ("corpus --format json --edition 2018", 1, "no edition '2018'"),
        ("segments --format tmx --edition 2007", 2, "choose two or three editions"),
        ("comparison --format html --from 2017 --to 2007", 2, "change --from and --to"),
        ("comparison --format html --from 2007 --edition 2017", 2, "not both"),
    ],
)
def test_a_wrong_request_is_refused_in_one_line(
    typed: str, status: int, message: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "a"
    assert main(["export", *typed.split(), "-o", str(file)]) == status
    error = capsys.readouterr().err
    assert message in error
    assert error.count("\n") == 1
    assert not file.exists()


def test_a_law_and_a_chapter_do_not_go_together(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    typed = ["export", "corpus", "--format", "json", "--law", "3", "--chapter", "V", "-o"]
    with pytest.raises(SystemExit, match="2"):
        main([*typed, str(tmp_path / "a")])
    assert "not allowed with argument" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("where", "message"),
    [
        ("missing/laws.csv", "No such file or directory"),
        (".", "Is a directory"),
    ],
)
def test_a_file_that_cannot_be_written_is_one_line(
    where: str, message: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    typed = ["export", "concordance", "--format", "csv", "--law", "1", "-o", str(tmp_path / where)]
    assert main(typed) == 2
    error = capsys.readouterr().err
    assert message in error
    assert error.count("\n") == 1
    assert list(tmp_path.iterdir()) == []


def test_the_case_to_write_again_may_stand_after_the_options(tmp_path: Path) -> None:
    scenario, written = tmp_path / "scenario.json", tmp_path / "scenario.pbn"
    scenario.write_text(
        '{"schema": 1, "id": "s", "title": "S", "dealer": "N", '
        '"events": [{"who": "N", "call": "P"}]}',
        encoding="utf-8",
    )
    typed = ["export", "scenario", "--format", "pbn", "-o", str(written), str(scenario)]
    assert main(typed) == 0
    assert '[Dealer "N"]' in written.read_text(encoding="utf-8")


def test_an_unknown_option_of_an_export_is_refused(tmp_path: Path) -> None:
    with pytest.raises(SystemExit) as refused:
        main(["export", "terms", "--format", "csv", "-o", str(tmp_path / "a"), "--wibble"])
    assert refused.value.code == 2
