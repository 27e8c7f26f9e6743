"""The OmegaT glossary is three columns between tabs, with a row for every inflected form."""

from __future__ import annotations

import csv
import io

import pytest

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.corpus.termbase import Subject, Term, TermStatus
from bridge_rules_gui.exchange.omegat import write_omegat
from bridge_rules_gui.exchange.term_entries import ConceptEntry, EditionEntry, TermUse
from bridge_rules_gui.exports.term_export import TermFormat, exported_terms
from bridge_rules_gui.terms.terminology import Terminology

RU, SR, BG = Edition.RU_1987, Edition.SR_2007, Edition.BG_2017


def _rows(content: bytes) -> list[list[str]]:
    text = io.StringIO(content.decode("utf-8"), newline="")
    return list(csv.reader(text, delimiter="\t", quoting=csv.QUOTE_NONE))


@pytest.fixture(scope="module")
def rows(terminology: Terminology) -> list[list[str]]:
    """Return the real glossary from Russian to Bulgarian."""
    return _rows(exported_terms(terminology, TermFormat.OMEGAT, (RU,), BG))


def test_every_row_has_source_target_and_comment(rows: list[list[str]]) -> None:
    assert rows
    assert all(len(row) == 3 and all(row) for row in rows)
    assert len({tuple(row) for row in rows}) == len(rows)


def test_inflected_forms_have_rows_of_their_own(rows: list[list[str]]) -> None:
    found = {source: target for source, target, _ in rows}
    for form in ("взятка", "взятку", "взяток", "штрафной картой", "фальшренонса"):
        assert form in found
    assert found["штрафной картой"] == "наказана карта"


def test_the_comment_names_the_concept(rows: list[list[str]]) -> None:
    assert ["штрафная карта", "наказана карта", "penalty card (penalty-card; ru1987)"] in rows


def test_all_editions_may_be_sources(terminology: Terminology) -> None:
    rows = _rows(exported_terms(terminology, TermFormat.OMEGAT, target=SR))
    assert {row[2].rpartition("; ")[2] for row in rows} == {"ru1987)", "bg2017)"}


def test_slips_and_words_of_the_commentary_are_no_translations() -> None:
    source = EditionEntry(RU, (TermUse(Term("заявка")),))
    targets = (
        TermUse(Term("обява")),
        TermUse(Term("обяв", TermStatus.DEPRECATED)),
        TermUse(Term("анонс"), is_commentary=True),
    )
    editions = (source, EditionEntry(BG, targets))
    content = write_omegat(
        [ConceptEntry("call", ("call",), Subject.AUCTION, "", editions)], [RU], BG
    )
    assert _rows(content) == [["заявка", "обява", "call (call; ru1987)"]]


def test_a_tab_in_a_text_does_not_make_a_column() -> None:
    editions = (
        EditionEntry(RU, (TermUse(Term("a\tb\nc")),)),
        EditionEntry(BG, (TermUse(Term("x")),)),
    )
    content = write_omegat([ConceptEntry("i", ("e",), Subject.PLAY, "", editions)], [RU], BG)
    assert _rows(content) == [["a b c", "x", "e (i; ru1987)"]]
