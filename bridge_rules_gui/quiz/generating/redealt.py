"""Hands dealt again in what does not matter: the small cards of each suit change places."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Final

from bridge_rules_gui.game.deal import Deal
from bridge_rules_gui.game.hand import Hand
from bridge_rules_gui.game.scenario import (
    CardsHandled,
    CardsPlayed,
    Claim,
    Concession,
    DummyDesignation,
    Scenario,
    Simultaneous,
)
from bridge_rules_gui.game.suit import Suit
from bridge_rules_gui.quiz.generating.prompt import chance

_WITH_CARDS: Final = (
    CardsPlayed,
    CardsHandled,
    Claim,
    Concession,
    DummyDesignation,
    Simultaneous,
)
"""Acts that name cards, or depend on them."""


def redealt(scenario: Scenario, name: str) -> Scenario:
    """Return a case of the auction with other small cards; any other case as it is.

    Each hand keeps its length in every suit and its cards from the ten up, so that it is as
    good for its calls as before. The name decides which cards go where.
    """
    if scenario.deal is None or not _is_of_calls_alone(scenario):
        return scenario
    return replace(scenario, deal=_redealt(scenario.deal, chance(name)))


def _is_of_calls_alone(scenario: Scenario) -> bool:
    """Tell whether no card is named, shown or played, so that none of them decides anything."""
    stated = not len(scenario.facts) and scenario.start is None and scenario.contract is None
    acts = (event.act for event in scenario.events)
    return stated and not any(isinstance(act, _WITH_CARDS) for act in acts)


def _redealt(deal: Deal, draw: Random) -> Deal:
    hands = {place: list(hand) for place, hand in enumerate(deal.hands) if hand is not None}
    for suit in Suit:
        owners = [
            (place, at)
            for place, cards in hands.items()
            for at, card in enumerate(cards)
            if card.suit is suit and not card.rank.is_honour
        ]
        cards = [hands[place][at] for place, at in owners]
        draw.shuffle(cards)
        for (place, at), card in zip(owners, cards, strict=True):
            hands[place][at] = card
    return Deal(
        tuple(
            None if hand is None else Hand(tuple(hands[place]))
            for place, hand in enumerate(deal.hands)
        )
    )
