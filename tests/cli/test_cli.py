"""The command line answers on the real books, and every mistake gets one clear line."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from bridge_rules_gui.cli.given import given_corpus
from bridge_rules_gui.cli.main import main
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.library import plain_text
from bridge_rules_gui.reading.manifest import read_manifest
from tests.command_line import document_of

EDITIONS = [edition.value for edition in Edition]


def test_each_edition_has_93_laws(capsys: pytest.CaptureFixture[str]) -> None:
    found = document_of(capsys, "editions")
    assert [(e["edition"], e["year"], e["laws"]) for e in found] == [
        ("ru1987", 1987, 93),
        ("sr2007", 2007, 93),
        ("bg2017", 2017, 93),
    ]
    assert all(e[k] for e in found for k in ("title", "provisions", "definitions", "references"))


def test_show_gives_the_words_and_what_hangs_on_them(capsys: pytest.CaptureFixture[str]) -> None:
    found = document_of(capsys, "show", "2017/П27В1(b)")
    assert (found["edition"], found["cite"], found["label"]) == ("bg2017", "27B1(b)", "(b)")
    assert found["text"].startswith("С изключение на това в т.(a), ако недостатъчната декларация")
    targets = [reference["target"] for reference in found["references"]]
    assert targets == ["27B1(a)", "23A", "16C", "27D"]
    assert "bg2017/23C" in found["cited_by"]
    # 1987 has nothing like the comparable call; the second half of its 27B1(b) became 27D.
    assert found["correspondences"] == {"ru1987": [], "sr2007": ["27B1(b)"]}
    assert found["source"]["file"] == "bg2017.txt"


def test_source_of_a_place_has_its_first_and_last_line(capsys: pytest.CaptureFixture[str]) -> None:
    source = document_of(capsys, "show", "ru1987/16A2")["source"]
    assert (source["first_line"], source["last_line"]) == (505, 5038)
    assert source["ranges"] == [[5036, 5038], [505, 512]]


@pytest.mark.parametrize(
    ("address", "lines"),
    [
        ("bg2017/9A4", "bg2017.txt, line 653"),
        ("ru1987/64A2", "ru1987.txt, lines 5461-5471"),
        # the page before stands later in the file
        ("ru1987/16A2", "ru1987.txt, lines 5036-5038, 505-512"),
    ],
)
def test_show_names_the_lines_of_the_words_alone(
    capsys: pytest.CaptureFixture[str], address: str, lines: str
) -> None:
    main(["show", address])
    assert capsys.readouterr().out.rstrip().endswith(f"source: {lines}")


def test_a_definition_is_shown_with_its_senses(capsys: pytest.CaptureFixture[str]) -> None:
    found = document_of(capsys, "show", "ru1987/def:board")
    assert found["heading"] == "Дубликатная коробка, сдача"
    assert len(found["senses"]) == 2
    assert found["correspondences"] == {"sr2007": ["def:board"], "bg2017": ["def:board"]}


def test_an_article_of_the_commentary_is_a_place(capsys: pytest.CaptureFixture[str]) -> None:
    found = document_of(capsys, "show", "bg2017/commentary:2")
    assert found["laws"] == ["27"]
    quoted = [block["law"] for block in found["blocks"] if block["kind"] == "quoted_law"]
    assert "bg2017/27B1(a)" in quoted
    deals = [
        part["deal"]
        for block in found["blocks"]
        if block["kind"] == "example"
        for part in block["parts"]
        if part["kind"] == "deal"
    ]
    assert deals[0].startswith("N:JT8.9.QJT6.AJ854")


@pytest.mark.parametrize("edition", EDITIONS)
def test_dump_agrees_with_show_at_every_provision(
    capsys: pytest.CaptureFixture[str], edition: str
) -> None:
    dumped = document_of(capsys, "dump", edition)["provisions"]
    for provision in dumped[::97]:
        shown = document_of(capsys, "show", f"{edition}/{provision['cite']}")
        assert {key: shown[key] for key in provision} == provision


@pytest.mark.parametrize("edition", EDITIONS)
def test_offsets_of_a_dump_point_at_their_words(
    capsys: pytest.CaptureFixture[str], edition: str
) -> None:
    dumped = document_of(capsys, "dump", edition)
    for provision in dumped["provisions"]:
        for reference in provision["references"]:
            words = provision[reference.get("in", "text")]
            assert words[reference["start"] : reference["end"]] == reference["quote"]
        for note in provision["footnotes"]:
            assert 0 <= note["at"] <= len(provision[note.get("in", "text")])


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_resolved_reference_of_a_dump_leads_to_one_of_its_places(
    capsys: pytest.CaptureFixture[str], edition: str
) -> None:
    dumped = document_of(capsys, "dump", edition)
    places = {p["cite"] for p in dumped["provisions"]}
    places |= {f"def:{d['id']}" for d in dumped["definitions"]}
    for provision in dumped["provisions"]:
        assert set(provision["children"]) <= places
        for reference in provision["references"]:
            assert (reference["target"] in places) == (reference["status"] != "dangling")


def test_check_accounts_for_every_character(capsys: pytest.CaptureFixture[str]) -> None:
    found = document_of(capsys, "check", "--furniture")
    assert list(found["sources"]) == list(read_names())
    for account in found["sources"].values():
        assert account["coverage"] == 1.0
        assert sum(account["classes"].values()) == account["accounted"] == account["characters"]
    assert all(p["state"] == "known" and p["explanation"] for p in found["problems"])
    assert {p["kind"] for p in found["contents"]} == {"contents-differ"}
    assert set(found["furniture"]) == set(found["sources"])


def test_check_counts_the_known_problems_and_lists_them_if_asked() -> None:
    known = {"state": "known", "kind": "x", "file": "f", "line": 1, "place": "", "message": "old"}
    known |= {"explanation": "a misprint"}
    new = known | {"state": "new", "message": "found now", "explanation": ""}
    found = {"sources": {}, "references": {}, "problems": [known, new], "passed": False}
    brief, whole = (plain_text.check(found, with_known=wanted) for wanted in (False, True))
    assert "found now" in brief
    assert "known problems: 1" in brief
    assert "a misprint" not in brief
    assert "a misprint" in whole


def read_names() -> list[str]:
    from bridge_rules_gui import resources

    return list(read_manifest(resources.content() / "sources"))


@pytest.mark.parametrize(
    ("words", "status", "message"),
    [
        # a law that no edition has
        (["show", "bg2017/94"], 1, "bg2017/94: not in this edition"),
        # a section the law does not have in this edition
        (["show", "ru1987/23C"], 1, "ru1987/23C: not in this edition"),
        # an edition nobody printed
        (["show", "bg2018/1"], 1, "no edition 'bg2018'"),
        (["dump", "1997"], 1, "no edition '1997'"),
        # a citation that is none
        (["show", "bg2017/27B1("], 2, "'bg2017/27B1(' is not a citation"),
        (["show", "bg2017/?"], 2, "'bg2017/?' is not a citation"),
        # no edition at all
        (["show", "27B1"], 2, "'27B1' is not an address"),
    ],
)
def test_a_mistake_gets_one_line(
    capsys: pytest.CaptureFixture[str], words: list[str], status: int, message: str
) -> None:
    assert main(words) == status
    captured = capsys.readouterr()
    assert message in captured.err
    assert captured.err.count("\n") == 1


@pytest.mark.parametrize("words", [[], ["sing"], ["show"], ["editions", "--loud"]])
def test_wrong_usage_is_one_line_and_status_2(
    capsys: pytest.CaptureFixture[str], words: list[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        main(words)
    assert ended.value.code == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_an_altered_document_is_named_and_nothing_is_printed(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    import shutil

    from bridge_rules_gui import resources

    content = tmp_path / "content"
    shutil.copytree(str(resources.content()), content)
    (content / "sources" / "sr2007.txt").write_text("Član 1", "utf-8")
    monkeypatch.setattr("bridge_rules_gui.resources.content", lambda: content)
    given_corpus.cache_clear()  # as a program that is started again
    assert main(["show", "bg2017/1", "--json"]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert "content/sources/sr2007.txt is not the document as given" in captured.err
    assert captured.err.count("\n") == 1


@pytest.mark.parametrize("command", [["editions"], ["show", "ru1987/1"], ["show", "ru1987/index"]])
def test_without_json_people_get_plain_text(
    capsys: pytest.CaptureFixture[str], command: list[str]
) -> None:
    assert main(command) == 0
    out = capsys.readouterr().out
    assert out
    assert not out.startswith(("[", "{"))


def test_a_comparison_lists_the_rows_and_tells_the_changes(
    capsys: pytest.CaptureFixture[str],
) -> None:
    found = document_of(capsys, "compare", "27")
    assert set(found["notes"]) == {"1987-2007", "2007-2017"}
    row = next(row for row in found["rows"] if row["bg2017"] == ["27C"])
    assert (row["ru1987"], row["sr2007"], row["relation"]) == (["27B"], ["27C"], "split")
    assert row["kind"] == row["kinds"]["1987-2007"] == "substance"
    assert row["kinds"]["2007-2017"] == "wording"


def test_a_comparison_of_two_editions_leaves_the_third_out(
    capsys: pytest.CaptureFixture[str],
) -> None:
    found = document_of(capsys, "compare", "64", "--from", "2007", "--to", "2017")
    assert set(found["notes"]) == {"2007-2017"}
    assert all("ru1987" not in row for row in found["rows"])


def test_a_comparison_backwards_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["compare", "27", "--from", "2017", "--to", "2007"]) == 2
    assert "is not older than" in capsys.readouterr().err


def test_an_article_shows_its_notes_and_references_at_their_words(
    capsys: pytest.CaptureFixture[str],
) -> None:
    notes = []
    for number in range(1, 11):
        found = document_of(capsys, "show", f"bg2017/commentary:{number}")
        for reference in found["references"]:
            words = found["text"][reference["start"] : reference["end"]]
            assert words == reference["quote"]
        assert all(0 <= note["at"] <= len(found["text"]) for note in found["footnotes"])
        notes += found["footnotes"]
    assert len({note["text"] for note in notes}) == 8


def test_a_law_names_its_chapter(capsys: pytest.CaptureFixture[str]) -> None:
    divisions = document_of(capsys, "show", "ru1987/64")["divisions"]
    assert [(d["kind"], d["number"]) for d in divisions] == [
        ("chapter", "VI"),
        ("part", "III"),
        ("section", "III"),
    ]


def test_the_subject_index_is_a_place(capsys: pytest.CaptureFixture[str]) -> None:
    entries = document_of(capsys, "show", "ru1987/index")["entries"]
    assert {"entry": "Медленная игра", "laws": [90]}.items() <= next(
        entry for entry in entries if entry["entry"] == "Медленная игра"
    ).items()


def test_a_plain_dump_is_the_whole_book(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["dump", "bg2017"]) == 0
    out = " ".join(capsys.readouterr().out.split())
    for words in (
        "Резултат, присъден от съдия",  # a definition
        "Сортирана колода",  # a footnote
        "Целта на правилника остава непроменена",  # the introduction
        "ПРИ БЕЗКОЗОВ ДОГОВОР",  # the caption of a table
    ):
        assert words in out


@pytest.mark.skipif(sys.platform == "win32", reason="needs a POSIX shell")
@pytest.mark.parametrize(
    ("redirection", "message"),
    [(">&-", "no standard output"), ("> /dev/full", "cannot be written")],
)
def test_output_that_goes_nowhere_is_said_in_one_line(redirection: str, message: str) -> None:
    if "full" in redirection and not Path("/dev/full").exists():
        pytest.skip("this system has no /dev/full")
    command = f'"{sys.executable}" -m bridge_rules_gui.cli dump bg2017 --json {redirection}'
    ended = subprocess.run(["sh", "-c", command], capture_output=True, text=True, check=False)
    assert ended.returncode == 2
    assert message in ended.stderr
    assert ended.stderr.count("\n") == 1


def test_the_places_an_address_complaint_names_are_there(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["show", "27B1"]) == 2
    named = re.findall(r"\w+/[\w:()]*\w\)?", capsys.readouterr().err.partition("like ")[2])
    assert named == ["bg2017/27B1(a)", "2017/def:call", "2017/introduction"]
    assert [main(["show", place]) for place in named] == [0, 0, 0]
