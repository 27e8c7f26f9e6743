"""How late attention was first drawn to an offence in the play: stated by events, or by a fact."""

from __future__ import annotations

from collections.abc import Mapping
from enum import IntEnum
from typing import Final, cast

from bridge_rules_gui.game.scenario import (
    AttentionDrawn,
    CallMade,
    DirectorArrives,
    Ending,
    FactValue,
    Finished,
)
from bridge_rules_gui.game.seat import Seat, Side
from bridge_rules_gui.language.sentence import sentence
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

_DRAW_ATTENTION: Final = (AttentionDrawn, DirectorArrives)


def lateness(table: Table, offence: int, side: Side) -> Lateness:
    """Return how late attention was drawn to the offence of an event, by a side.

    Without an event that draws it, or the fact `attention`, it is drawn after the last event. A
    call after the end of the board is one on the next. Raise `UndecidedError` where a case tells
    a time of which no limit is known.
    """
    return max(_stated(table, side), _by_events(table, offence, side))


def is_correction_period_stated(table: Table) -> bool:
    """Whether the correction period is stated to be over."""
    return dict(_attention(table)).get("correction_period_over") is True


def _stated(table: Table, side: Side) -> Lateness:
    recorded = dict(_attention(table))
    if not recorded and isinstance(table.facts.value("time"), str):
        return _judged(table)
    if recorded.get("round_over") is True or recorded.get("correction_period_over") is True:
        return Lateness.ROUND_OVER
    callers = recorded.get("next_board_called_by", ())
    if isinstance(callers, tuple) and any(_is_opponent(str(each), side) for each in callers):
        return Lateness.NEXT_BOARD
    return (
        Lateness.HANDS_RETURNED if callers or recorded.get("hands_returned") else Lateness.IN_TIME
    )


def _attention(table: Table) -> tuple[tuple[str, FactValue], ...]:
    stated = table.facts.value("attention")
    return cast("tuple[tuple[str, FactValue], ...]", stated) if isinstance(stated, tuple) else ()


def _is_opponent(caller: str, offenders: Side) -> bool:
    return caller == "others" or (len(caller) == 1 and Seat(caller).side is not offenders)


def _judged(table: Table) -> Lateness:
    """Return the limit passed where the case gives a time in words of no list: it is asked."""
    for fact, limit, question in _LIMITS:
        if table.judge(fact, None, sentence(question)):
            return limit
    return Lateness.IN_TIME


_LIMITS: Final = (
    (
        "round_over",
        Lateness.ROUND_OVER,
        "Was the round over when attention was drawn to it?",
    ),
    (
        "next_board_called",
        Lateness.NEXT_BOARD,
        "Had the non-offending side called on the next board when attention was drawn to it?",
    ),
    (
        "hands_returned",
        Lateness.HANDS_RETURNED,
        "Were all four hands back in the board when attention was drawn to it?",
    ),
)
"""What is asked of the time, the latest limit first."""


def _by_events(table: Table, offence: int, side: Side) -> Lateness:
    latest, has_ended = Lateness.IN_TIME, False
    for event in table.scenario.events[offence : table.event + 1]:
        if isinstance(event.act, _DRAW_ATTENTION):
            return latest
        if isinstance(event.act, Ending):
            latest, has_ended = max(latest, _ENDED[event.act.of]), True
        elif has_ended and isinstance(event.act, CallMade) and event.who is not None:
            is_opponents = event.who.side is not side
            called = Lateness.NEXT_BOARD if is_opponents else Lateness.HANDS_RETURNED
            latest = max(latest, called)
    return latest


def is_attention_drawn(table: Table, offence: int) -> bool:
    """Whether somebody has drawn attention to the offence of an event, or called the director."""
    events = table.scenario.events[offence : table.event + 1]
    return any(isinstance(event.act, _DRAW_ATTENTION) for event in events)
