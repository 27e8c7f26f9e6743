"""Penalty cards in random plays: a duty not met is noticed at the card where it happens."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.director.follow import rule
from bridge_rules_gui.game.card import DECK, Card
from bridge_rules_gui.game.contract import Contract
from bridge_rules_gui.game.deal import Deal
from bridge_rules_gui.game.hand import Hand
from bridge_rules_gui.game.play import PlayPeriod
from bridge_rules_gui.game.scenario import (
    CardsHandled,
    CardsPlayed,
    Event,
    Facts,
    Handling,
    OptionTaken,
    Scenario,
)
from bridge_rules_gui.game.seat import Seat
from bridge_rules_gui.table.irregularity import Irregularity

_CONTRACT = Contract.parse("4S", Seat.SOUTH)
_HOLDER = Seat.EAST
_DELIBERATE = Facts((("deliberate", True), ("could_have_known", False)))


def _dealt(rng: Random) -> Deal:
    cards = rng.sample(DECK, len(DECK))
    return Deal(tuple(Hand(tuple(cards[place : place + 13])) for place in (0, 13, 26, 39)))


def _must_play(period: PlayPeriod, exposed: Card) -> bool:
    """Whether the holder, in turn, can legally play the card lying face up."""
    return exposed in period.legal_cards()


def _scenario(rng: Random) -> tuple[Scenario, int | None]:
    """Return legal plays after East has shown a card, and the event at which he neglects it."""
    period = PlayPeriod.begun(_CONTRACT, _dealt(rng))
    scenario = Scenario("random", "random", deal=period.deal, contract=_CONTRACT)
    exposed = rng.choice(period.deal.hand(_HOLDER).cards)  # type: ignore[union-attr]
    events = [Event(CardsHandled(Handling.EXPOSE, (exposed,), "shown"), _HOLDER, facts=_DELIBERATE)]
    events.insert(0, Event(CardsPlayed((lead := rng.choice(period.legal_cards()),)), period.turn))
    period = period.push(lead)
    while not period.is_over:
        if period.is_lead_due and period.turn is _HOLDER.partner:
            events.append(Event(OptionTaken("no_restriction"), Seat.SOUTH))
        card = rng.choice(period.legal_cards())
        events.append(Event(CardsPlayed((card,)), period.turn))
        if period.turn is _HOLDER and card == exposed:
            return replace(scenario, events=tuple(events)), None
        if period.turn is _HOLDER and _must_play(period, exposed):
            return replace(scenario, events=tuple(events)), len(events) - 1
        period = period.push(card)
    return replace(scenario, events=tuple(events)), None


@given(chance=st.builds(Random, st.integers(0, 2**32)), edition=st.sampled_from(Edition))
def test_a_neglected_penalty_card_is_noticed_where_it_happens(
    chance: Random, edition: Edition
) -> None:
    scenario, neglected = _scenario(chance)
    ruling = rule(scenario, edition)
    found = [
        noticed.event
        for noticed in ruling.irregularities
        if noticed.key is Irregularity.PENALTY_CARD_NOT_PLAYED
    ]
    assert found == ([] if neglected is None else [neglected])
    assert bool(ruling.penalty_cards) is (neglected is not None)
