"""The finder: mentions in a text, followed from where they stand, and the editors' judgement."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from bridge_rules_gui.sources.references.mentions import find_mentions
from bridge_rules_gui.sources.references.resolution import Resolver

if TYPE_CHECKING:
    from bridge_rules_gui.corpus.address import NamedPlace
    from bridge_rules_gui.corpus.citation import Citation
    from bridge_rules_gui.corpus.passage import CrossReference
    from bridge_rules_gui.sources.references.editorial import EditorialTable
    from bridge_rules_gui.sources.references.grammar import Grammar
    from bridge_rules_gui.sources.references.places import BookPlaces


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
