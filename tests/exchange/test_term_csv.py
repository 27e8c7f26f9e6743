"""The table of terms is read back by the csv module, and no cell of it is a formula."""

from __future__ import annotations

import csv
import io

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.corpus.termbase import Subject, Term
from bridge_rules_gui.exchange.spreadsheet import neutralised, plain
from bridge_rules_gui.exchange.term_csv import COLUMNS, write_csv
from bridge_rules_gui.exchange.term_entries import ConceptEntry, EditionEntry, TermUse
from bridge_rules_gui.exports.term_export import TermFormat
from bridge_rules_gui.terms.terminology import Terminology
from tests.exchange.conftest import Exported


def _read(content: bytes) -> list[dict[str, str]]:
    return list(csv.DictReader(io.StringIO(content.decode("utf-8-sig"), newline="")))


def test_every_term_has_a_row(exported: Exported, terminology: Terminology) -> None:
    rows = _read(exported(TermFormat.CSV))
    for edition in Edition:
        found = [(r["concept"], r["term"]) for r in rows if r["edition"] == edition]
        terms = [(k.concept, t.text) for k, t in terminology.book(edition).terms.items()]
        assert set(terms) <= set(found)
    (row,) = (r for r in rows if (r["concept"], r["edition"]) == ("penalty-card", "bg2017"))
    assert row["forms"].split("; ")[0] == "наказана карта"
    assert int(row["count"]) > 50
    assert row["definition"].startswith("Карта, която е обект")
    assert row["language"] == "bg"


def test_spreadsheets_know_the_encoding_and_the_columns(exported: Exported) -> None:
    content = exported(TermFormat.CSV)
    assert content.startswith(b"\xef\xbb\xbfconcept,english,")
    assert tuple(_read(content)[0]) == tuple(COLUMNS)


@pytest.mark.parametrize("start", ["=", "+", "-", "@", "\t", "\r"])
def test_a_text_that_begins_like_a_formula_is_neutralised(start: str) -> None:
    term = f'{start}HYPERLINK("http://x")'
    edition = EditionEntry(Edition.BG_2017, (TermUse(Term(term)),))
    content = write_csv([ConceptEntry("x", ("x",), Subject.PLAY, "", (edition,))])
    (row,) = _read(content)
    assert row["term"] == f"'{term}"
    assert plain(row["term"]) == term


def test_no_cell_of_the_real_table_is_a_formula(exported: Exported) -> None:
    for row in _read(exported(TermFormat.CSV)):
        assert not [cell for cell in row.values() if cell.startswith(("=", "+", "-", "@"))]


@given(st.text())
def test_a_neutralised_cell_can_be_read_back(text: str) -> None:
    if not text.startswith("'"):
        assert plain(neutralised(text)) == text
