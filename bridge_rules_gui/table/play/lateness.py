"""How late attention was first drawn to an offence in the play: told by events, or in words."""

from __future__ import annotations

import re
from collections.abc import Mapping
from enum import IntEnum
from typing import Final

from bridge_rules_gui.game.seat import Side
from bridge_rules_gui.game.story import AttentionDrawn, DirectorArrives, Ending, Finished
from bridge_rules_gui.table.spoken import SIDES
from bridge_rules_gui.table.spoken_time import (
    HANDS_RETURNED,
    NEXT_BOARD,
    NOT_YET,
    OFFENDERS,
    OTHERS,
    ROUND_OVER,
)
from bridge_rules_gui.table.table import Table


class Lateness(IntEnum):
    """The last limit that had passed when attention was drawn."""

    IN_TIME = 0
    HANDS_RETURNED = 1
    """All four hands are back in the board."""
    NEXT_BOARD = 2
    """The non-offending side has called on the next board."""
    ROUND_OVER = 3
    """The round has ended."""


_ENDED: Final[Mapping[Finished, Lateness]] = {
    Finished.PLAY: Lateness.IN_TIME,
    Finished.BOARD: Lateness.HANDS_RETURNED,
    Finished.ROUND: Lateness.ROUND_OVER,
    Finished.CORRECTION_PERIOD: Lateness.ROUND_OVER,
}

_SAID: Final = (
    (NEXT_BOARD, Lateness.NEXT_BOARD),
    (ROUND_OVER, Lateness.ROUND_OVER),
    (HANDS_RETURNED, Lateness.HANDS_RETURNED),
)
_CLAUSES: Final = re.compile(r"[,;]|\b(?:but|но|а|ali|али)\b")
_DRAW_ATTENTION: Final = (AttentionDrawn, DirectorArrives)


def lateness(table: Table, offence: int, side: Side) -> Lateness:
    """Return how late attention was drawn to the offence of an event, by a side.

    Without an event that draws it, or the fact `time`, it is drawn after the last event.
    """
    told = table.facts.value("time")
    said = _in_words(told, side) if isinstance(told, str) else Lateness.IN_TIME
    return max(said, _by_events(table, offence))


def _by_events(table: Table, offence: int) -> Lateness:
    latest = Lateness.IN_TIME
    for event in table.scenario.events[offence : table.event + 1]:
        if isinstance(event.act, _DRAW_ATTENTION):
            return latest
        if isinstance(event.act, Ending):
            latest = max(latest, _ENDED[event.act.of])
    return latest


def is_attention_drawn(table: Table, offence: int) -> bool:
    """Whether somebody has drawn attention to the offence of an event, or called the director."""
    events = table.scenario.events[offence : table.event + 1]
    return any(isinstance(event.act, _DRAW_ATTENTION) for event in events)


def _in_words(words: str, offenders: Side) -> Lateness:
    """Return what a time in words says: ``after the end of the round``, ``before ...``."""
    found = [Lateness.IN_TIME]
    for clause in _CLAUSES.split(words.casefold()):
        if NOT_YET.is_in(clause):
            continue
        for said, limit in _SAID:
            if said.is_in(clause):
                alone = limit is Lateness.NEXT_BOARD and _only_offenders(clause, offenders)
                found.append(Lateness.HANDS_RETURNED if alone else limit)
    return max(found)


def _only_offenders(clause: str, offenders: Side) -> bool:
    """Whether a clause tells of the offending side alone that it has called on the next board."""
    if OTHERS.is_in(clause) or SIDES[offenders.opponents].is_in(clause):
        return False
    return OFFENDERS.is_in(clause) or SIDES[offenders].is_in(clause)
