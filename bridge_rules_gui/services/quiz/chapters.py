"""The chapters of a book, as a student chooses one to practise."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bridge_rules_gui.corpus.book import Book
    from bridge_rules_gui.corpus.corpus import Corpus
    from bridge_rules_gui.corpus.edition import Edition


@dataclass(frozen=True, slots=True)
class Chapter:
    """A chapter as printed, and the numbers of the laws in it."""

    number: str
    title: str
    laws: tuple[int, ...]


def chapters(corpus: Corpus, edition: Edition) -> tuple[Chapter, ...]:
    """Return the chapters of a book in its order.

    The Bulgarian book prints none: there those of the edition before it stand, whose laws have
    the same numbers.
    """
    books = sorted(corpus.books.values(), key=lambda book: -book.edition.year)
    own = corpus.books[edition]
    return next((found for book in (own, *books) if (found := _printed(book))), ())


def _printed(book: Book) -> tuple[Chapter, ...]:
    found: dict[tuple[str, str], list[int]] = {}
    for law in book.laws:
        if law.divisions:
            head = law.divisions[0]
            key = head.number, " ".join(head.title.split())
            found.setdefault(key, []).append(law.citation.law)
    return tuple(Chapter(number, title, tuple(laws)) for (number, title), laws in found.items())
