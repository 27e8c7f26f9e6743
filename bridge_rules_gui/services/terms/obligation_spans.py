"""Words of obligation on a whole page: each paragraph as it is shown, with its position."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bridge_rules_gui.corpus.edition import Edition
    from bridge_rules_gui.services.terms.obligation import ObligationMark
    from bridge_rules_gui.services.terms.terminology import Terminology


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
