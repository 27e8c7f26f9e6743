"""References: which words of a book send the reader to which place of it."""

from __future__ import annotations

from dataclasses import dataclass

from bridge_rules_gui import resources
from bridge_rules_gui.corpus.address import NamedPlace
from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.corpus.passage import CrossReference
from bridge_rules_gui.reading.references.editorial import (
    EditorialTable,
    read_table,
    reference_problems,
)
from bridge_rules_gui.reading.references.grammar import BULGARIAN, RUSSIAN, SERBIAN, Grammar
from bridge_rules_gui.reading.references.mentions import find_mentions
from bridge_rules_gui.reading.references.resolution import BookPlaces, Resolver

__all__ = ["GRAMMARS", "BookPlaces", "finder", "reference_problems"]

GRAMMARS = {
    Edition.RU_1987: RUSSIAN,
    Edition.SR_2007: SERBIAN,
    Edition.BG_2017: BULGARIAN,
}


def finder(edition: Edition, places: BookPlaces) -> BookReferenceFinder:
    """Return the finder for the book of an edition."""
    table = read_table(resources.content() / "references", edition)
    return BookReferenceFinder(GRAMMARS[edition], places, table)


@dataclass(frozen=True, slots=True)
class BookReferenceFinder:
    """Finds the references in the words of one book and resolves them where they stand."""

    grammar: Grammar
    places: BookPlaces
    judgements: EditorialTable

    def find(self, text: str, at: Citation | NamedPlace) -> tuple[CrossReference, ...]:
        """Return the references of a passage standing at a place, in order of their start."""
        resolver = Resolver(self.places, at)
        found = [
            reference
            for mention in find_mentions(text, self.grammar)
            for reference in resolver.references(text, mention)
        ]
        found += self.judgements.added(text, at)
        found.sort(key=lambda reference: reference.start)
        return tuple(self.judgements.judge(text, at, reference) for reference in found)
