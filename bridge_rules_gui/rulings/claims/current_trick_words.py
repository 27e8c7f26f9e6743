"""Words of a player about the trick in progress, told apart from a claim of tricks to come (68)."""

from __future__ import annotations

import re
from typing import Final

_CURRENT: Final = re.compile(
    r"\b(this|that|the current|the present) (trick|one)\b"
    r"|\b(trick|it)('s| is) (mine|ours|yours|theirs)\b"
    r"|\bi('ve| have)? (win|won|take|got) (it|this|that)\b"
)
_MORE: Final = re.compile(r"\b(rest|remaining|remainder|others?|all|tricks|next|last|then)\b")


def speaks_of_current_trick(words: str) -> bool:
    """Whether words are about the trick in progress alone: ``this trick is mine``."""
    said = words.casefold().replace("’", "'")
    return bool(_CURRENT.search(said)) and not _MORE.search(said)
