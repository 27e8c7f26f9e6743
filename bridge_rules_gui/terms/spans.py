"""The words of a page that name concepts, and those of obligation."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.terms.obligation import ObligationMark
from bridge_rules_gui.terms.terminology import Terminology


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


def marks_of_page(
    terminology: Terminology, edition: Edition, text: str
) -> tuple[ObligationMark, ...]:
    """Return the words of obligation in a page's text, their offsets counted from its start."""
    return tuple(
        replace(mark, start=mark.start + start, end=mark.end + start)
        for start, paragraph in paragraphs(text)
        for mark in terminology.obligation_marks(edition, paragraph)
    )


def paragraphs(text: str) -> Iterator[tuple[int, str]]:
    """Yield the paragraphs of a page's text with the offset each starts at."""
    start = 0
    for paragraph in text.split("\n"):
        yield start, paragraph
        start += len(paragraph) + 1
