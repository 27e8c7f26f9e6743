"""References of the commentary: in quoted laws as in the book, in comment as one speaks."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.corpus.passage import ReferenceStatus

if TYPE_CHECKING:
    from bridge_rules_gui.corpus.passage import CrossReference
    from bridge_rules_gui.sources.assembly import ReferenceFinder

_NAMES_ITS_LAW = re.compile(r"П ?\d|(?i:правил)|\d\d")
# The letters of the players: "неприета от E", "пики от E".
_PLAYER = re.compile(r"[NESWЕ]")
# What makes a number a bid: "съгласно E4, 3 NT/S".
_BID = re.compile(r" ?(?:NT|[♠♥♦♣])")


def find_in_law(finder: ReferenceFinder, text: str, at: Citation) -> tuple[CrossReference, ...]:
    """Return the references of a quoted law: as in the book, they are read from their place."""
    return finder.find(text, at)


def find_in_comment(finder: ReferenceFinder, text: str, at: Citation) -> tuple[CrossReference, ...]:
    """Return the references of a paragraph of comment that speaks of a place.

    A relative one ("т. 2", "т.(а)") starts from the places named before it, the last first.
    """
    found = [r for r in finder.find(text, at) if not _is_of_the_game(r, text)]
    bases = [at]
    references: list[CrossReference] = []
    for reference in found:
        if not _NAMES_ITS_LAW.match(reference.quote):
            reference = _followed(reference, finder, text, bases)  # noqa: PLW2901
        if isinstance(reference.target, Citation):
            bases.append(reference.target)
        references.append(reference)
    return tuple(references)


def _followed(
    reference: CrossReference, finder: ReferenceFinder, text: str, bases: list[Citation]
) -> CrossReference:
    """Return a relative reference as it reads from the nearest place before it that allows it."""
    for base in reversed(bases):
        for other in finder.find(text, base):
            same = (other.start, other.end) == (reference.start, reference.end)
            if same and other.status is ReferenceStatus.RESOLVED:
                return other
    return reference


def _is_of_the_game(reference: CrossReference, text: str) -> bool:
    """Tell whether what looks like a label is a player or a bid."""
    return bool(_PLAYER.fullmatch(reference.quote) or _BID.match(text[reference.end :]))
