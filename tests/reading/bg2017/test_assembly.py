"""The immutable book: what the draft becomes."""

from __future__ import annotations

import pytest

from bridge_rules_gui import resources
from bridge_rules_gui.corpus.address import NamedPlace
from bridge_rules_gui.corpus.book import Book
from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.corpus.passage import CrossReference
from bridge_rules_gui.reading.assembly import assemble
from bridge_rules_gui.reading.drafts import BookDraft
from bridge_rules_gui.reading.manifest import read_manifest


class _NoReferences:
    def find(self, text: str, at: Citation | NamedPlace) -> tuple[CrossReference, ...]:
        del text, at  # the book is read without its references
        return ()


@pytest.fixture(scope="session")
def book(draft: BookDraft) -> Book:
    entry = read_manifest(resources.content() / "sources")["bg2017"]
    return assemble(draft, entry, _NoReferences())


def test_no_account_problem_is_added(book: Book, draft: BookDraft) -> None:
    assert book.problems == tuple(draft.problems)


def test_source_of_a_law_with_tables_goes_from_heading_to_last_word(book: Book) -> None:
    law = next(p for p in book.provisions if p.citation == Citation(77))
    assert (law.source.first, law.source.last) == (2112, 2178)
    starts = [first for first, _ in law.source.ranges]
    assert starts == sorted(starts)


def test_a_note_knows_all_its_callers_without_repeating_one(book: Book) -> None:
    on = {note.marker: [str(place) for place in note.on] for note in book.footnotes}
    assert on["13"] == ["50D2(a)", "51B1(a)", "51B1(b)"]
    assert on["19"] == ["64A1", "64A2"]
    assert on["21"] == ["70C3", "70D1", "70D2", "70E1", "71B"]
    assert on["23"] == ["76A1", "76C1", "76D"]
    assert on["25"] == ["80B2(g)(i)", "80B2(h)", "80B2(j)"]
    assert all(on.values())


def test_children_are_in_reading_order(book: Book) -> None:
    item = next(p for p in book.provisions if str(p.citation) == "80B2")
    assert [str(child) for child in item.children] == [f"80B2({x})" for x in "abcdefghijkl"]
