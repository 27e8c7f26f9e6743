"""The same case for other players: turned round the table, with other small cards."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Final

from bridge_rules_gui.game.contract import Contract
from bridge_rules_gui.game.deal import Deal
from bridge_rules_gui.game.hand import Hand
from bridge_rules_gui.game.scenario import (
    Act,
    CardsHandled,
    CardsPlayed,
    Claim,
    Concession,
    DummyDesignation,
    Event,
    Facts,
    FactValue,
    MidPlay,
    OptionTaken,
    Scenario,
    Simultaneous,
)
from bridge_rules_gui.game.seat import Seat
from bridge_rules_gui.game.suit import Suit
from bridge_rules_gui.game.vulnerability import Vulnerability
from bridge_rules_gui.language.seat_words import ENGLISH_SEATS
from bridge_rules_gui.quiz.generating.prompt import chance

_SWAPPED = {
    Vulnerability.NORTH_SOUTH: Vulnerability.EAST_WEST,
    Vulnerability.EAST_WEST: Vulnerability.NORTH_SOUTH,
}
_OF_ONE_TABLE = ("ns_scores",)
"""Facts that name a side and are no longer true when the sides change places."""


def may_be_turned(scenario: Scenario) -> bool:
    """Tell whether nothing in a case is bound to the seats it is stated of."""
    return not any(name in scenario.facts for name in _OF_ONE_TABLE) and not scenario.commentary


def turned(scenario: Scenario, turns: int) -> Scenario:
    """Return a case in which every player sits so many seats further on, clockwise."""
    return replace(
        scenario,
        identifier=f"{scenario.identifier}+{turns}" if turns else scenario.identifier,
        dealer=None if scenario.dealer is None else scenario.dealer.turned(turns),
        vulnerable=_vulnerable(scenario.vulnerable, turns),
        deal=None if scenario.deal is None else _deal(scenario.deal, turns),
        contract=None if scenario.contract is None else _contract(scenario.contract, turns),
        start=None if scenario.start is None else _start(scenario.start, turns),
        events=tuple(_event(event, turns) for event in scenario.events),
        facts=_facts(scenario.facts, turns),
        narrative=ENGLISH_SEATS.turned(scenario.narrative, turns),
        title=ENGLISH_SEATS.turned(scenario.title, turns),
    )


def _vulnerable(vulnerable: Vulnerability, turns: int) -> Vulnerability:
    return _SWAPPED.get(vulnerable, vulnerable) if turns % 2 else vulnerable


def _deal(deal: Deal, turns: int) -> Deal:
    return Deal(tuple(deal.hands[(place - turns) % 4] for place in range(4)))


def _contract(contract: Contract, turns: int) -> Contract:
    return replace(contract, declarer=contract.declarer.turned(turns))


def _start(start: MidPlay, turns: int) -> MidPlay:
    won = (start.tricks_ns, start.tricks_ew)
    ns, ew = reversed(won) if turns % 2 else won
    return replace(start, on_lead=start.on_lead.turned(turns), tricks_ns=ns, tricks_ew=ew)


def _event(event: Event, turns: int) -> Event:
    return replace(
        event,
        who=None if event.who is None else event.who.turned(turns),
        act=_act(event.act, turns),
        statement=ENGLISH_SEATS.turned(event.statement, turns),
        facts=_facts(event.facts, turns),
    )


def _act(act: Act, turns: int) -> Act:
    if isinstance(act, Simultaneous):
        return Simultaneous(tuple(_event(event, turns) for event in act.events))
    if isinstance(act, OptionTaken) and act.value in _LETTERS and act.option in _OF_HANDS:
        return replace(act, value=str(Seat(act.value).turned(turns)))
    return act


_LETTERS = frozenset(seat.value for seat in Seat)
_OF_HANDS = frozenset({"choose_hand"})
"""Options whose value names a hand; elsewhere ``S`` is a suit."""

_SEAT_FACTS = frozenset({"wrong_board_cards", "won_revoke_trick", "later_winner_with_suit"})


def _facts(facts: Facts, turns: int) -> Facts:
    return Facts(tuple((name, _fact(name, value, turns)) for name, value in facts))


def _fact(name: str, value: FactValue, turns: int) -> FactValue:
    if name in _SEAT_FACTS and isinstance(value, str) and value in _LETTERS:
        return str(Seat(value).turned(turns))
    if name == "cards" and isinstance(value, tuple):
        return tuple(
            (str(Seat(pair[0]).turned(turns)), pair[1])
            for pair in value
            if isinstance(pair, tuple) and isinstance(pair[0], str)
        )
    return ENGLISH_SEATS.turned(value, turns) if isinstance(value, str) else value


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
