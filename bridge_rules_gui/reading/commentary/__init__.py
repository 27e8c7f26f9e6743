"""The reader of the Bulgarian commentary: quotations, comment, worked examples.

It is read beside the books whose laws it quotes and refers to.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from bridge_rules_gui.corpus.book import Book, SourceProblem
from bridge_rules_gui.corpus.commentary import Commentary
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.corpus.passage import CrossReference
from bridge_rules_gui.reading import references
from bridge_rules_gui.reading.commentary.assembly import assemble
from bridge_rules_gui.reading.commentary.drafts import CommentaryDraft
from bridge_rules_gui.reading.commentary.reader import read
from bridge_rules_gui.reading.document import Document
from bridge_rules_gui.reading.ledger import Ledger
from bridge_rules_gui.reading.manifest import SourceEntry

__all__ = ["CommentaryDraft", "CommentaryReading", "assemble", "read", "read_beside"]


@dataclass(frozen=True, slots=True)
class CommentaryReading:
    """The commentary with the draft it came from, whose ledger accounts for its characters."""

    entry: SourceEntry
    draft: CommentaryDraft
    commentary: Commentary

    @property
    def ledger(self) -> Ledger:
        """Who owns which character of the document."""
        return self.draft.ledger

    @property
    def problems(self) -> tuple[SourceProblem, ...]:
        """The oddities met while reading."""
        return self.commentary.problems

    @property
    def references(self) -> tuple[CrossReference, ...]:
        """Every printed reference of the commentary once."""
        return tuple(self.commentary.references())


def read_beside(
    document: Document, entry: SourceEntry, books: Mapping[Edition, Book]
) -> CommentaryReading:
    """Read the commentary; ``books`` hold its own edition and the one before it."""
    draft = read(document)
    finder = references.finder(entry.edition, references.BookPlaces.of(books[entry.edition]))
    provisions = {
        edition: frozenset(p.citation for p in book.provisions) for edition, book in books.items()
    }
    return CommentaryReading(entry, draft, assemble(draft, entry, finder, provisions))
