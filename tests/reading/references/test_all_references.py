"""All references of each book: their characters, and a reviewed list of every one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import pairwise

import pytest

from bridge_rules_gui.corpus.address import NamedPlace
from bridge_rules_gui.corpus.book import Book
from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.corpus.passage import Passage
from bridge_rules_gui.reading.library import BookReading

EDITIONS = ("ru1987", "sr2007", "bg2017")
COUNTS = {
    "ru1987": {"resolved": 213, "suspect": 1},
    "sr2007": {"resolved": 296, "dangling": 2, "suspect": 1},
    "bg2017": {"resolved": 419, "dangling": 1, "suspect": 3},
}


def _passages(book: Book) -> Iterator[tuple[Citation | NamedPlace, Passage]]:
    """Yield every passage once, a footnote's at the first place that calls it."""
    seen = set()
    for place, passage in book.located_passages():
        if id(passage) not in seen:
            seen.add(id(passage))
            yield place, passage


@pytest.mark.parametrize("edition", EDITIONS)
def test_quote_is_exactly_the_characters_of_the_reference(
    edition: str, reading: Callable[[str], BookReading]
) -> None:
    for _, passage in _passages(reading(edition).book):
        for reference in passage.references:
            assert passage.text[reference.start : reference.end] == reference.quote


@pytest.mark.parametrize("edition", EDITIONS)
def test_references_overlap_only_as_members_of_one_range(
    edition: str, reading: Callable[[str], BookReading]
) -> None:
    for _, passage in _passages(reading(edition).book):
        for first, second in pairwise(passage.references):
            same = (first.start, first.end) == (second.start, second.end)
            assert same or first.end <= second.start


@pytest.mark.parametrize("edition", EDITIONS)
def test_resolved_references_lead_to_places_of_the_book(
    edition: str, reading: Callable[[str], BookReading]
) -> None:
    book = reading(edition).book
    citations = {p.citation for p in book.provisions}
    for reference in book.references():
        if isinstance(reference.target, Citation) and reference.status != "dangling":
            assert reference.target in citations


@pytest.mark.parametrize("edition", list(COUNTS))
def test_number_of_references_by_status(
    edition: str, reading: Callable[[str], BookReading]
) -> None:
    found = Counter(r.status.value for r in reading(edition).book.references())
    assert dict(found) == COUNTS[edition]


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_reference_is_as_reviewed(
    edition: str,
    reading: Callable[[str], BookReading],
    golden: Callable[[str, str], None],
) -> None:
    lines = []
    for place, passage in _passages(reading(edition).book):
        for r in passage.references:
            verdict = "" if r.status == "resolved" else f" [{r.status.value}: {r.meant}]"
            lines.append(f"{place}: {r.quote} -> {r.target}{verdict}\n")
    golden(f"{edition}-references.txt", "".join(lines))
