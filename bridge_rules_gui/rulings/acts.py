"""Every act of a story, and what takes it in."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from bridge_rules_gui.bridge.story import (
    Acceptance,
    CallMade,
    CallReplaced,
    CardsHandled,
    CardsPlayed,
    DirectorArrives,
    Event,
    OptionTaken,
    Simultaneous,
)
from bridge_rules_gui.rulings import auction_acts, play_acts
from bridge_rules_gui.rulings import law77_scoring as law77
from bridge_rules_gui.rulings import law78_methods_of_scoring as law78
from bridge_rules_gui.rulings.law33_simultaneous_calls import considered_later, in_order

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from bridge_rules_gui.rulings.table import Table

    TakesIn = Callable[[Table, Event, Any], Table]

_IN_THE_AUCTION: Mapping[type, TakesIn] = {
    CallMade: auction_acts.call_made,
    CallReplaced: auction_acts.call_replaced,
    Acceptance: auction_acts.choice_made,
    DirectorArrives: auction_acts.director_arrives,
    OptionTaken: auction_acts.option_taken,
    CardsPlayed: play_acts.cards_played,
}

_IN_THE_PLAY: Mapping[type, TakesIn] = {
    CardsPlayed: play_acts.cards_played,
    CardsHandled: play_acts.cards_handled,
    Acceptance: play_acts.choice_made,
    OptionTaken: play_acts.option_taken,
}


def happen(table: Table) -> Table:
    """Return the table with its present event taken in."""
    return take_in(table, table.happening)


def take_in(table: Table, event: Event) -> Table:
    """Return the table with an event taken in, or one of several simultaneous ones."""
    if isinstance(event.act, Simultaneous):
        before = table
        for part in in_order(table, event.act.events):
            table = take_in(table, part)
        return considered_later(before, table, event.act.events)
    acts = _IN_THE_AUCTION if table.playing is None else _IN_THE_PLAY
    handler = acts.get(type(event.act))
    return table if handler is None else handler(table, event, event.act)


def director_at_the_end(table: Table) -> Table:
    """Return the table as it is when the director is called after the last event.

    A story without events is a question of scoring.
    """
    if not table.scenario.events:
        return law78.conversion(law77.question_of_scoring(table))
    return auction_acts.ruled_without_choice(replace(table, director_present=True))
