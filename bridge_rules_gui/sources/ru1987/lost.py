"""Characters of the 1987 book lost when its file was made, where the context makes them certain.

The card suits left no trace at all. The raised dot between the ends of a range came
out as the letter ъ: both were signs of the printer's own code page.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bridge_rules_gui.sources.document import Document, Span


@dataclass(frozen=True, slots=True)
class Lost:
    """Columns of a line that held a sign now lost (no width where nothing is left of it)."""

    start: int
    end: int
    sign: str


_SUITS: dict[int, tuple[str, str]] = {
    # Definition of suit: "(пика),(черва),(бубна),(трефа)", the signs stood before the names.
    1873: (r"(?=\()", "♠♥♦♣"),
    # Law 1: "пика (), черва (), бубна (), трефа ()".
    4881: (r"(?<=\()(?=\))", "♠♥♦♣"),
    # Law 18E, denominations in descending order: "NT (без козыря),  ,  ,  ,  .".
    5062: (r"(?<=,  )(?=[,.])", "♠♥♦♣"),
    # Footnote of Law 75D2: South, "с длинной бубной", has bid "2, имея целью sign-off".
    4132: (r"(?<=назначил 2)(?=,)", "♦"),
    4140: (r"(?<=что  2)(?= -)", "♦"),
    5645: (r"(?<=объяснению: 2)(?= -)", "♦"),
    5658: (r"(?<=назначение 2)(?= было)", "♦"),
}
"""By line: the place of each lost sign, and the signs in order."""

_RANGE = re.compile(r"(?<=\d )ъ(?= +\d)")


def lost_signs(document: Document, span: Span) -> Iterator[Lost]:
    """Yield the lost signs of a span, in order."""
    text = document.line(span.line)
    if span.line in _SUITS:
        place, signs = _SUITS[span.line]
        found = [match.start() for match in re.finditer(place, text)]
        for column, sign in zip(found, signs, strict=True):
            if span.start <= column < span.end:
                yield Lost(column, column, sign)
    for match in _RANGE.finditer(text, span.start, span.end):
        yield Lost(match.start(), match.end(), "–")
