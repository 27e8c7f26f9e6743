"""The places of one book that a reference may lead to."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from bridge_rules_gui.corpus.book import Book
    from bridge_rules_gui.corpus.citation import Citation
    from bridge_rules_gui.corpus.edition import Edition
    from bridge_rules_gui.sources.drafts import BookDraft
    from bridge_rules_gui.sources.references.labels import Label


@dataclass(frozen=True, slots=True)
class BookPlaces:
    """What exists in one book: its provisions and its definitions.

    ``terms`` leads from a headword, as the book prints it, to its concept id;
    ``printed`` from a provision to its label as printed.
    """

    edition: Edition
    citations: frozenset[Citation]
    terms: Mapping[str, str]
    printed: Mapping[Citation, str] = field(default_factory=dict)

    @classmethod
    def of(cls, book: BookDraft | Book) -> BookPlaces:
        """Return the places of a book that has been read, made whole or not yet."""
        return cls(
            book.edition,
            frozenset(p.citation for p in book.provisions),
            {d.term.casefold(): d.concept for d in book.definitions},
            {p.citation: p.printed_label for p in book.provisions},
        )

    def descend(self, base: Citation, labels: Iterable[Label]) -> Citation | None:
        """Follow printed labels down from a place, or return None where one is missing."""
        place = base
        for label in labels:
            below = self._child(place, label)
            if below is None:
                return None
            place = below
        return place if place in self.citations else None

    def _child(self, place: Citation, label: Label) -> Citation | None:
        """Return the child a label names; one that is printed with this very letter first."""
        children = [place.child(spelling) for spelling in label.spellings]
        existing = [child for child in children if child in self.citations]
        existing.sort(key=lambda child: not label.is_printed_like(self.printed.get(child, "")))
        return existing[0] if existing else None
