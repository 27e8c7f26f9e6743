"""The words of any text that name concepts, for pointing at one and lighting the others."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bridge_rules_gui.corpus.edition import Edition
    from bridge_rules_gui.services.terms.terminology import Terminology


@dataclass(frozen=True, slots=True)
class ConceptSpan:
    """Characters of a text that name a concept."""

    concept: str
    start: int
    end: int


def concept_spans(
    terminology: Terminology, edition: Edition, paragraph: str
) -> tuple[ConceptSpan, ...]:
    """Return the words of a paragraph that name concepts, the longer ones before their parts."""
    found = terminology.meant(edition, paragraph)
    spans = {ConceptSpan(o.concept, o.start, o.end): None for o in found}
    return tuple(sorted(spans, key=lambda span: (span.start, -span.end)))
