"""How late attention was first drawn to an offence in the play: told by events, or in words."""

from __future__ import annotations

import re
from enum import IntEnum
from typing import TYPE_CHECKING, Final

from bridge_rules_gui.bridge.seat import Side
from bridge_rules_gui.bridge.story import AttentionDrawn, DirectorArrives, Ending, Finished

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bridge_rules_gui.rulings.course.table import Table


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
    (re.compile(r"\b(next|following|subsequent) (board|deal|hand)"), Lateness.NEXT_BOARD),
    (re.compile(r"\bround\b|correction period"), Lateness.ROUND_OVER),
    (re.compile(r"\b(returned|returning|back in)\b"), Lateness.HANDS_RETURNED),
)
_NOT_YET: Final = re.compile(r"\b(before|during|until|same|within|not yet|still)\b")
_OFFENDERS: Final = re.compile(r"(?<!non-)\boffend(ing side|ers?)\b")
_OTHERS: Final = re.compile(r"\bnon-offending|\binnocent|\bopponents?\b|\bother side\b")
_NAMED: Final = {
    Side.NORTH_SOUTH: re.compile(r"\b(north|south|ns|n-s)\b"),
    Side.EAST_WEST: re.compile(r"\b(east|west|ew|e-w)\b"),
}
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
    for clause in re.split(r"[,;]|\bbut\b", words.lower()):
        if _NOT_YET.search(clause):
            continue
        for pattern, limit in _SAID:
            if pattern.search(clause):
                alone = limit is Lateness.NEXT_BOARD and _only_offenders(clause, offenders)
                found.append(Lateness.HANDS_RETURNED if alone else limit)
    return max(found)


def _only_offenders(clause: str, offenders: Side) -> bool:
    """Whether a clause tells of the offending side alone that it has called on the next board."""
    if _OTHERS.search(clause) or _NAMED[offenders.opponents].search(clause):
        return False
    return bool(_OFFENDERS.search(clause) or _NAMED[offenders].search(clause))
