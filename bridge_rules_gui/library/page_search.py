"""Finding words in the text of a page, however they are typed."""

from __future__ import annotations

import re
from typing import Final

# One character for one character, so that places in the folded text are places in the text.
# Serbian is often typed without accents, Russian without the dots.
_FOLDED: Final = str.maketrans("čćšžđёѐѝ\u00a0\u2028\u2029\n\t", "ccszdеeи     ")


def occurrences(text: str, sought: str) -> list[tuple[int, int]]:
    """Return where words stand in a text: start and end of each, in any case and spacing."""
    words = _fold(sought).split()
    if not words:
        return []
    pattern = re.compile(r"\s+".join(map(re.escape, words)))
    return [match.span() for match in pattern.finditer(_fold(text))]


def _fold(text: str) -> str:
    lowered = text.lower()
    # A few letters (none of our books') lower to two; case then counts, places stay right.
    return (lowered if len(lowered) == len(text) else text).translate(_FOLDED)
