"""Every act of a case, and what takes it in."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from bridge_rules_gui.director import table_talk
from bridge_rules_gui.director.auction import (
    auction_acts,
    auction_watch,
    misled_calls,
    watched_calls,
)
from bridge_rules_gui.director.claims import claim_acts, claim_watch
from bridge_rules_gui.director.discoveries import discovered
from bridge_rules_gui.director.play import (
    play_acts,
    play_end,
    play_words,
    trick_disputes,
)
from bridge_rules_gui.director.scores import adjusting
from bridge_rules_gui.game.scenario import (
    Acceptance,
    Act,
    Agreement,
    AttentionDrawn,
    CallMade,
    CallReplaced,
    CardsHandled,
    CardsPlayed,
    Claim,
    Concession,
    DirectorArrives,
    DummyDesignation,
    Ending,
    Event,
    Explanation,
    Handling,
    Objection,
    OptionTaken,
    Question,
    Remark,
    Simultaneous,
)
from bridge_rules_gui.laws import law11_forfeited_rights as law11
from bridge_rules_gui.laws import law22_end_of_auction as law22
from bridge_rules_gui.laws import law24_card_exposed_in_auction as law24
from bridge_rules_gui.laws import law26_lead_restrictions as law26
from bridge_rules_gui.laws import law50_penalty_card as law50
from bridge_rules_gui.laws import law58_simultaneous_plays as law58
from bridge_rules_gui.laws import law72c_potential_damage as law72c
from bridge_rules_gui.laws import law77_scoring as law77
from bridge_rules_gui.laws import law78_methods_of_scoring as law78
from bridge_rules_gui.laws.law33_simultaneous_calls import considered_later, in_order
from bridge_rules_gui.table.changing import replace
from bridge_rules_gui.table.recorded import showed
from bridge_rules_gui.table.table import Table

TakesIn = Callable[[Table, Event, Any], Table]


_IN_THE_AUCTION: Mapping[type, TakesIn] = {
    CallMade: watched_calls.call_made,
    CallReplaced: watched_calls.call_replaced,
    Acceptance: auction_watch.choice_made,
    DirectorArrives: auction_watch.director_arrives,
    OptionTaken: auction_watch.option_taken,
    CardsPlayed: auction_watch.cards_played,
    CardsHandled: auction_watch.cards_handled,
    AttentionDrawn: auction_watch.attention_drawn,
    Question: table_talk.spoken,
    Remark: table_talk.spoken,
    Explanation: table_talk.explained,
    Claim: claim_watch.made,
    Concession: claim_watch.made,
    Ending: law22.hands_put_away,
}

_IN_THE_PLAY: Mapping[type, TakesIn] = {
    CardsPlayed: claim_watch.cards_played,
    CardsHandled: claim_watch.cards_handled,
    Acceptance: play_acts.choice_made,
    OptionTaken: claim_watch.option_taken,
    DirectorArrives: play_words.director_arrives,
    Question: play_words.spoken,
    Remark: play_words.spoken,
    Explanation: play_words.explained,
    AttentionDrawn: play_words.attention_drawn,
    DummyDesignation: claim_watch.dummy_called,
    CallMade: auction_acts.called_during_play,
    CallReplaced: auction_acts.call_replaced,
    Claim: claim_watch.made,
    Concession: claim_watch.made,
    Agreement: claim_acts.agreed,
    Objection: claim_watch.objected,
    Ending: claim_acts.ended,
}


def after_present_event(table: Table) -> Table:
    """Return the table with its present event taken in."""
    after = after_event(table, table.current_event)
    return law26.come_to_be_lifted(table, law50.come_to_lie(table, after))


def after_event(table: Table, event: Event) -> Table:
    """Return the table with an event taken in, or one of several simultaneous ones."""
    if isinstance(event.act, Simultaneous):
        before = table
        for part in in_order(table, event.act.events):
            table = replace(after_event(replace(table, part=part), part), part=None)
        table = law58.considered_later(before, table, event.act.events)
        return considered_later(before, table, event.act.events)
    table = misled_calls.reopened(table, event)
    acts = _IN_THE_AUCTION if table.playing is None else _IN_THE_PLAY
    handler = acts.get(type(event.act))
    if handler is None:
        return table
    return law24.handed_over(handler(table, event, _as_it_showed(event)))


def _as_it_showed(event: Event) -> Act:
    """Return the act of an event; of cards exposed together, those whose faces showed."""
    act = event.act
    if isinstance(act, CardsHandled) and act.handling is Handling.EXPOSE:
        return replace(act, cards=showed(event, act.cards))
    return act


def director_at_the_end(table: Table) -> Table:
    """Return the table as it is when the director is called after the last event.

    A case without events is a question of scoring.
    """
    table = discovered(table)
    if not table.scenario.events and not table.incidents:
        if adjusting.is_asked(table):
            return adjusting.at_the_end(table)
        return trick_disputes.at_the_end(law78.conversion(law77.question_of_scoring(table)))
    ruled = auction_acts.ruled_without_choice(replace(table, director_present=True))
    ruled = table_talk.at_the_end(trick_disputes.at_the_end(play_end.at_the_end(ruled)))
    settled = law72c.considered(law11.lost_by_profit(law24.handed_over(ruled)))
    lying = law50.come_to_lie(table, settled)
    return adjusting.at_the_end(law26.come_to_be_lifted(table, lying))
