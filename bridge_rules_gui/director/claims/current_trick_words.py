"""Words of a player about the trick in progress, told apart from a claim of tricks to come (68)."""

from __future__ import annotations

from bridge_rules_gui.table.spoken import CURRENT_TRICK, MORE_TRICKS


def speaks_of_current_trick(words: str) -> bool:
    """Whether words are about the trick in progress alone: ``this trick is mine``."""
    return CURRENT_TRICK.is_in(words) and not MORE_TRICKS.is_in(words)
