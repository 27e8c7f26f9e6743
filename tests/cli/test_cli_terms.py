"""The commands ``terms`` and ``export terms`` on the real books."""

from __future__ import annotations

import re
from itertools import groupby
from pathlib import Path

import pytest

from bridge_rules_gui.cli.main import main
from bridge_rules_gui.corpus.edition import Edition
from tests.command_line import document_of


def test_a_concept_is_shown_with_forms_counts_and_places(
    capsys: pytest.CaptureFixture[str],
) -> None:
    found = document_of(capsys, "terms", "penalty-card")
    assert (found["id"], found["english"]) == ("penalty-card", ["penalty card"])
    assert list(found["editions"]) == list(Edition)
    (term,) = found["editions"]["bg2017"]["terms"]
    assert term["text"] == "наказана карта"
    assert term["count"] == sum(term["forms"].values())
    assert term["count"] == sum(place["count"] for place in term["places"])
    assert {"address": "bg2017/50", "count": 2} in term["places"]
    assert found["editions"]["bg2017"]["definition"] == "bg2017/def:penalty-card"
    assert found["editions"]["sr2007"]["context"]["address"] == "sr2007/50"


def test_without_a_concept_all_are_shown(capsys: pytest.CaptureFixture[str]) -> None:
    found = document_of(capsys, "terms")
    assert len(found) >= 250
    assert len({concept["id"] for concept in found}) == len(found)


def test_plain_text_has_a_line_for_each_concept(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["terms"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert any(line.startswith("penalty-card: штрафная карта 51 · kaznena") for line in lines)


def test_lines_of_context_of_one_edition(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["terms", "revoke", "--kwic", "--edition", "2007", "--sort", "right", "--width", "20"]
    found = document_of(capsys, *words)
    assert {line["address"].split("/")[0] for line in found} == {"sr2007"}
    assert all(len(line["left"]) <= 20 for line in found)
    after = [next(iter(re.findall(r"\w+", line["right"].casefold())), "") for line in found]
    together = [word for word, _ in groupby(after)]
    assert len(together) == len(set(together)) < len(after)  # equal words stand together
    assert main(words) == 0
    assert "[renons" in capsys.readouterr().out


def test_words_without_a_term_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    found = document_of(capsys, "terms", "--unknown", "--edition", "bg", "--least", "5")
    assert list(found) == ["bg2017"]
    assert found["bg2017"]
    assert all(word["count"] >= 5 and word["places"] for word in found["bg2017"])
    assert main(["terms", "--unknown"]) == 0
    assert capsys.readouterr().out.startswith("ru1987: no word without a term stands 10 times")


def test_the_report_lists_places(capsys: pytest.CaptureFixture[str]) -> None:
    found = document_of(capsys, "terms", "declarer", "--report")
    several = [f for f in found if (f["kind"], f["edition"]) == ("several-terms", "bg2017")]
    terms = {v["term"]: v["count"] for v in several[0]["variants"]}
    assert terms["декларант"] > terms["разиграващ"]
    assert main(["terms", "--report"]) == 0
    assert "definitions-differ:" in capsys.readouterr().out


def test_an_own_glossary_stands_beside_the_termbase(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    glossary = tmp_path / "mine.csv"
    glossary.write_text("en,bg\nrevoke,ренонс\nvugraph,вюграф\n", "utf-8")
    found = document_of(capsys, "terms", "revoke", "--glossary", str(glossary))
    assert {"language": "bg", "text": "ренонс", "note": ""} in found["own"]
    assert main(["terms", "--glossary", str(glossary)]) == 0
    assert "own:3 (your glossary): – · – · вюграф 0" in capsys.readouterr().out


def test_languages_of_an_own_glossary_that_no_book_is_in_are_told(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    sections = "".join(
        f'<langSec xml:lang="{tag}"><termSec><term>{term}</term></termSec></langSec>'
        for tag, term in (("en", "revoke"), ("de", "Revoke"), ("fr", "renonce"))
    )
    glossary = tmp_path / "mine.tbx"
    entry = f"<conceptEntry>{sections}</conceptEntry>"
    glossary.write_text(f"<tbx><text><body>{entry}</body></text></tbx>", "utf-16")
    assert main(["terms", "revoke", "--glossary", str(glossary)]) == 0
    printed = capsys.readouterr()
    assert "other languages are left out: 2 (de 1, fr 1)" in printed.err
    assert "your glossary: revoke (en)" in printed.out


@pytest.mark.parametrize(
    ("words", "status", "message"),
    [
        (["terms", "penalty-crad"], 1, "no concept 'penalty-crad'"),
        (["terms", "--kwic"], 2, "say of which concept or word"),
        (["terms", "--unknown", "--edition", "1975"], 1, "no edition '1975'"),
        (["terms", "--glossary", "none.csv"], 2, "none.csv: cannot be read"),
        (["export", "terms", "--format", "csv", "-o", "none/x.csv"], 2, "cannot be written"),
    ],
)
def test_a_mistake_gets_one_line(
    capsys: pytest.CaptureFixture[str], words: list[str], status: int, message: str
) -> None:
    assert main(words) == status
    captured = capsys.readouterr()
    assert captured.out == ""
    assert message in captured.err
    assert captured.err.count("\n") == 1


@pytest.mark.parametrize(
    ("form", "start"),
    [
        ("tbx", b"<?xml version='1.0' encoding='utf-8'?>\n<tbx "),
        ("tbx2", b"<?xml version='1.0' encoding='utf-8'?>\n<martif "),
        ("csv", b"\xef\xbb\xbfconcept,"),
        ("omegat", "заявка\tобява\tcall (call; ru1987)\n".encode()),
    ],
    ids=["tbx", "tbx2", "csv", "omegat"],
)
def test_the_termbase_is_exported(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, form: str, start: bytes
) -> None:
    path = tmp_path / "terms.out"
    found = document_of(capsys, "export", "terms", "--format", form, "-o", str(path))
    content = path.read_bytes()
    assert content.startswith(start)
    assert found == {"what": "terms", "format": form, "file": str(path), "bytes": len(content)}


def test_an_unknown_format_is_wrong_usage(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["export", "terms", "--format", "xls", "-o", "x"]) == 2
    assert "formats are tbx, tbx2, csv, omegat" in capsys.readouterr().err


def test_word_that_stands_nowhere_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["terms", "zzz", "--kwic"]) == 1
    assert capsys.readouterr().err == "bridge-rules: no place of 'zzz' found\n"


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["-o", "terms.utf8", "--from", "1987", "--to", "1987"], "are both ru1987"),
        (["-o", "-"], "is not a file"),
    ],
)
def test_export_that_makes_no_sense_is_refused(
    capsys: pytest.CaptureFixture[str], arguments: list[str], complaint: str
) -> None:
    assert main(["export", "terms", "--format", "omegat", *arguments]) == 2
    assert complaint in capsys.readouterr().err
