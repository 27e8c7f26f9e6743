"""The search on the command line: JSON as designed, batches, and complaints of one line."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from bridge_rules_gui.cli.main import main
from bridge_rules_gui.cli.status import DONE, NOT_FOUND, UNUSABLE
from tests.command_line import document_of


def test_answers_have_the_fields_of_the_design(capsys: pytest.CaptureFixture[str]) -> None:
    found = document_of(capsys, "search", "ривок", "--limit", "4")
    assert len(found) == 4
    fields = ["edition", "cite", "law", "score", "heading", "snippet", "why"]
    assert all(list(hit) == fields for hit in found)


def test_filters_beside_the_query(capsys: pytest.CaptureFixture[str]) -> None:
    found = document_of(capsys, "search", "карта", "--edition", "2017", "--kind", "definition")
    assert {hit["edition"] for hit in found} == {"bg2017"}
    assert all(hit["cite"].startswith("def:") and hit["law"] is None for hit in found)
    found = document_of(capsys, "search", "revoke", "--language", "sr", "--language", "bg")
    assert {hit["edition"] for hit in found} == {"sr2007", "bg2017"}


def test_batch_answers_line_by_line(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    queries = tmp_path / "queries.txt"
    queries.write_text("revoke\n\n27B1\n", "utf-8")
    assert main(["search", "--batch", str(queries), "--limit", "3", "--json"]) == DONE
    revoke, nothing, citation = json.loads(capsys.readouterr().out)
    assert len(revoke) == 3
    assert nothing == []
    assert [hit["cite"] for hit in citation] == ["27B1"] * 3


def test_answers_are_readable(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["search", "insufficient", "bid", "--limit", "2"]) == DONE
    assert "[translated term]" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "status", "complaint"),
    [
        ([], UNUSABLE, "give a query"),
        (["ривок", "--kind", "nothing"], UNUSABLE, "known kinds are"),
        (["ривок", "--language", "xx"], UNUSABLE, "no book is in 'xx'"),
        (["ривок", "--edition", "1999"], NOT_FOUND, "no edition '1999'"),
        (["ривок", "--kind", "foo"], UNUSABLE, "no kind of place is 'foo'"),
        (["ривок", "--chapter", "XX"], UNUSABLE, "no chapter is 'XX'"),
        (["--batch", "no-such-file"], UNUSABLE, "no-such-file: cannot be read"),
    ],
)
def test_complaint_is_one_line(
    capsys: pytest.CaptureFixture[str], arguments: list[str], status: int, complaint: str
) -> None:
    assert main(["search", *arguments]) == status
    printed = capsys.readouterr()
    assert not printed.out
    assert complaint in printed.err
    assert printed.err.count("\n") == 1


@pytest.mark.parametrize(
    "arguments",
    [
        ["search", "ривок", "--limit", "-1"],
        ["terms", "revoke", "--kwic", "--width", "0"],
        ["terms", "revoke", "--kwic", "--width", "-5"],
        ["terms", "--unknown", "--least", "-3"],
    ],
)
def test_numbers_too_small_are_refused(
    capsys: pytest.CaptureFixture[str], arguments: list[str]
) -> None:
    with pytest.raises(SystemExit) as exited:
        main(arguments)
    assert exited.value.code == UNUSABLE
    complaint = capsys.readouterr().err
    assert "or more" in complaint
    assert complaint.count("\n") == 1


def test_batch_that_is_not_utf8_is_refused_with_its_line(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    queries = tmp_path / "queries.txt"
    queries.write_bytes("revoke\nкарта\n".encode("cp1251"))
    assert main(["search", "--batch", str(queries)]) == UNUSABLE
    assert capsys.readouterr().err.endswith("queries.txt, line 2: not UTF-8\n")


@pytest.mark.parametrize("text", ["kind:xyz", "edition:foo", "language:de", "editon:2017"])
def test_unknown_filter_in_a_query_is_refused(
    capsys: pytest.CaptureFixture[str], text: str
) -> None:
    assert main(["search", "ривок", text]) == UNUSABLE
    printed = capsys.readouterr()
    assert f"no filter is {text}; filters are edition:1987|2007|2017" in printed.err
    assert not printed.out


def test_complaints_about_a_batch_name_file_and_line(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    queries = tmp_path / "queries.txt"
    queries.write_text("revoke\n\nLaw 99\nkind:xyz ривок\n27\n", "utf-8")
    assert main(["search", "--batch", str(queries), "--json"]) == UNUSABLE
    printed = capsys.readouterr()
    assert [bool(found) for found in json.loads(printed.out)] == [True, False, False, False, True]
    complaints = printed.err.splitlines()
    for line, why in ((2, "nothing to search for"), (3, "no Law 99"), (4, "no filter is kind:xyz")):
        assert any(f"{queries}, line {line}: " in c and why in c for c in complaints)
    assert len(complaints) == 3


def test_law_there_is_not_is_not_found(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["search", "Law", "99", "--json"]) == NOT_FOUND
    printed = capsys.readouterr()
    assert json.loads(printed.out) == []
    assert printed.err == "bridge-rules: there is no Law 99; the laws are 1 to 93\n"


def test_filter_by_chapter_beside_the_query(capsys: pytest.CaptureFixture[str]) -> None:
    found = document_of(capsys, "search", "карта", "--chapter", "definitions")
    assert found
    assert all(hit["cite"].startswith("def:") for hit in found)
    found = document_of(capsys, "search", "карта", "--chapter", "V", "--chapter", "6")
    assert {17 <= hit["law"] <= 71 for hit in found} == {True}


@pytest.mark.parametrize(
    ("text", "why"),
    [("", "no word"), ("-ривок", "only words to leave out"), ("!!!", "no word"), ("*", "no word")],
)
def test_query_of_nothing_says_what_is_missing(
    capsys: pytest.CaptureFixture[str], text: str, why: str
) -> None:
    assert main(["search", "--limit", "3", "--", text]) == UNUSABLE
    assert f"nothing to search for: {why}" in capsys.readouterr().err


def test_limit_of_none_says_how_many_there_are(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["search", "bid", "--limit", "0"]) == DONE
    printed = capsys.readouterr().out
    assert re.match(r"shows none of \d{2,} places found", printed)
    assert "nothing found" not in printed
    assert document_of(capsys, "search", "bid", "--limit", "0") == []
