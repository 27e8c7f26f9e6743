"""The chapters of the Laws by their roman numerals."""

from __future__ import annotations

from dataclasses import dataclass

from bridge_rules_gui.corpus.book import Book
from bridge_rules_gui.corpus.corpus import Corpus
from bridge_rules_gui.corpus.provision import DivisionKind


@dataclass(frozen=True, slots=True)
class Chapter:
    """A chapter, and the numbers of the laws in it."""

    number: str
    laws: tuple[int, ...]


def chapters(corpus: Corpus) -> tuple[Chapter, ...]:
    """Return the chapters of laws in order.

    The Bulgarian book prints none; the books of 1987 and 2007 divide the laws alike.
    """
    newest_first = sorted(corpus.books, key=lambda edition: -edition.year)
    return next(filter(None, (printed_chapters(corpus.books[e]) for e in newest_first)), ())


def printed_chapters(book: Book) -> tuple[Chapter, ...]:
    """Return the chapters of laws a book prints."""
    found: dict[str, list[int]] = {}
    for law in book.laws:
        for division in law.divisions:
            if division.kind is DivisionKind.CHAPTER:
                found.setdefault(division.number, []).append(law.citation.law)
    return tuple(Chapter(number, tuple(laws)) for number, laws in found.items())
