"""How late a claim, a concession or a score is spoken of: stated by events, or by a fact."""

from __future__ import annotations

from bridge_rules_gui.game.scenario import (
    AttentionDrawn,
    CardsPlayed,
    Claim,
    Concession,
    DirectorArrives,
    Ending,
    Finished,
    Objection,
)
from bridge_rules_gui.game.seat import Side
from bridge_rules_gui.table.play.lateness import Lateness, is_correction_period_stated, lateness
from bridge_rules_gui.table.table import Table


def is_next_board_or_round_over(table: Table, since: int, by: Side | None = None) -> bool:
    """Whether a side has called on the next board since an event, or the round has ended.

    `by` is the side whose call counts; None where that of either does.
    """
    ended = any(
        act.of in (Finished.ROUND, Finished.CORRECTION_PERIOD) for act in _endings(table, since)
    )
    return ended or _stated_lateness(table, since, by) >= Lateness.NEXT_BOARD


def is_dispute_after_the_round(table: Table) -> bool:
    """Whether the round was over when the number of tricks was first disputed.

    That is an objection, or after the last card or claim also attention or a call for the director.
    """
    if (
        _stated_lateness(table, table.event + 1) >= Lateness.ROUND_OVER
    ):  # as a fact: no event is left
        return True
    events, over = table.scenario.events[: table.event + 1], False
    of_the_play = (CardsPlayed, Claim, Concession)
    played = [place for place, event in enumerate(events) if isinstance(event.act, of_the_play)]
    for event in events[played[-1] + 1 if played else 0 :]:
        match event.act:
            case Ending(Finished.ROUND | Finished.CORRECTION_PERIOD):
                over = True
            case Objection() | AttentionDrawn() | DirectorArrives():
                return over
            case _:
                pass
    return over


def is_correction_period_over(table: Table, since: int) -> bool:
    """Whether the correction period of Law 79C is over."""
    if is_correction_period_stated(table):
        return True
    return any(act.of is Finished.CORRECTION_PERIOD for act in _endings(table, since))


def _stated_lateness(table: Table, since: int, by: Side | None = None) -> Lateness:
    sides = tuple(Side) if by is None else (by.opponents,)
    return max(lateness(table, max(since, 0), side) for side in sides)


def _endings(table: Table, since: int) -> list[Ending]:
    events = table.scenario.events[max(since, 0) : table.event + 1]
    return [event.act for event in events if isinstance(event.act, Ending)]
