"""A text of the user's own on the command line: report, rows, and refusals in one line."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from bridge_rules_gui import resources
from bridge_rules_gui.cli.main import main
from bridge_rules_gui.cli.status import DONE, NOT_FOUND, UNUSABLE
from bridge_rules_gui.corpus.corpus import Corpus
from bridge_rules_gui.corpus.edition import Edition
from tests.reading.own_text.texts import OUTLINE, as_plain_text


@pytest.fixture
def outline(tmp_path: Path) -> Path:
    path = tmp_path / "outline.txt"
    path.write_text(OUTLINE, "utf-8")
    return path


def answer(capsys: pytest.CaptureFixture[str], *arguments: object) -> Any:
    assert main(["compare", *map(str, arguments), "--json"]) == DONE
    return json.loads(capsys.readouterr().out)


def test_english_outline_stands_beside_2017(
    outline: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    found = answer(capsys, outline, "--with", "bg2017")
    assert (found["language"], found["of"], found["word_diff"]) == ("en", "bg2017", False)
    assert found["laws"] == [26, 27]
    (row,) = [row for row in found["rows"] if row["own"] == ["27A2"]]
    assert row["book"] == ["27A2"]
    assert not row["differs"]
    assert {"kind": "law missing", "place": "1-25"}.items() <= found["remarks"][1].items()


def test_plain_answer_says_what_was_understood(
    outline: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["compare", str(outline), "--with", "2017", "--law", "27"]) == DONE
    shown = capsys.readouterr().out
    assert "outline.txt: plain text, utf-8 (valid UTF-8)" in shown
    assert "line 5: law missing: 1-25" in shown
    assert "- | 27B3  [only in bg2017]" in shown


def test_changed_word_of_a_book_is_found(
    corpus: Corpus, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    printed = as_plain_text(corpus.books[Edition.SR_2007])
    changed = printed.replace("52 karte", "53 karte")
    assert changed != printed
    path = tmp_path / "own.txt"
    path.write_text(changed, "utf-16")
    found = answer(capsys, path, "--with", "2007", "--law", "1")
    (row,) = [row for row in found["rows"] if row["differs"]]
    assert [(c["kind"], c["book"] + c["own"]) for c in row["changes"]] == [
        ("removed", "52"),
        ("added", "53"),
    ]


def test_moved_law_is_found_by_the_concordance(capsys: pytest.CaptureFixture[str]) -> None:
    path = resources.content() / "sources" / "sr2007.txt"
    found = answer(capsys, path, "--with", "2017", "--law", "23")
    (row,) = [row for row in found["rows"] if row["own"] == ["27D"]]
    assert (row["book"], row["relation"]) == (["23C"], "moved")


@pytest.mark.parametrize(
    ("arguments", "status", "complaint"),
    [
        (["nowhere.txt"], UNUSABLE, "nowhere.txt: cannot be read: No such file"),
        (["{outline}", "--with", "1999"], NOT_FOUND, "no edition '1999'"),
        (["{outline}", "--witness"], UNUSABLE, "--witness and --commentary need no file"),
        (["{outline}", "--law", "70", "--of", "1987"], DONE, ""),
        (["27", "--of", "2007"], UNUSABLE, "go with a file of your own"),
    ],
)
def test_wrong_usage_is_reported_in_one_line(
    arguments: list[str],
    status: int,
    complaint: str,
    outline: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["compare", *(a.format(outline=outline) for a in arguments)]) == status
    printed = capsys.readouterr().err
    assert complaint in printed
    assert printed.count("\n") == (1 if complaint else 0)
