"""The cards of a scenario: what cannot lie, or be played, unless a fact announces it."""

from __future__ import annotations

from typing import Final

from bridge_rules_gui.game.card import Card
from bridge_rules_gui.game.deal import Deal, RepeatedCard
from bridge_rules_gui.game.seat import Seat
from bridge_rules_gui.game.story import (
    Act,
    CardsHandled,
    CardsPlayed,
    Event,
    Handling,
    Scenario,
    Simultaneous,
)
from bridge_rules_gui.language.sentence import listed, sentence
from bridge_rules_gui.notation.documents import Entry, Table

_STRANGE_CARDS: Final = ("foreign_card", "wrong_board_cards", "wrong_board", "missing_card")
"""Facts that say some cards are not where the deal would have them."""


def check_cards(table: Table, scenario: Scenario) -> None:
    """Note wrong numbers of cards, repeated cards, and plays from another player's hand."""
    deal = scenario.deal
    if deal is None or any(name in scenario.facts for name in _STRANGE_CARDS):
        return
    _check_hands(table.at("deal"), scenario, deal)
    _check_repetition(table.at("deal"), deal)
    if "cards" not in scenario.facts and "events" in table:
        _check_plays(table.at("events"), scenario.events, deal)


def _check_hands(entry: Entry, scenario: Scenario, deal: Deal) -> None:
    """Note hands of a wrong number of cards.

    In the middle of the play a hand may have one card too many or too few: then a trick is
    defective (Law 67), and the story may be about that.
    """
    full = 13 if scenario.start is None else 14 - scenario.start.trick
    possible = {full} if scenario.start is None else {full - 1, full, full + 1}
    announced = dict(_announced(scenario.facts.value("cards")))
    for seat in Seat:
        hand = deal.hand(seat)
        if hand is not None and len(hand) not in possible | {announced.get(str(seat), full)}:
            cards = sentence("1 card" if len(hand) == 1 else "{count} cards", count=len(hand))
            entry.note(
                sentence(
                    "{seat} holds {cards}, not {full}, and no fact announces it",
                    seat=seat,
                    cards=cards,
                    full=full,
                ),
                sentence(
                    "mend the hand, or add cards = {{ {seat} = {count} }} under [facts]",
                    seat=seat.value,
                    count=len(hand),
                ),
            )


def _announced(told: object) -> list[tuple[str, int]]:
    """Return the numbers of cards the fact ``cards`` tells, by hand."""
    return [(seat, number) for seat, number in told] if isinstance(told, tuple) else []


def _check_repetition(entry: Entry, deal: Deal) -> None:
    for fault in deal.faults():
        if isinstance(fault, RepeatedCard):
            entry.note(
                sentence(
                    "the card {card} lies in the hands of {holders}",
                    card=fault.card,
                    holders=listed(fault.seats, "and"),
                ),
                sentence("leave it in one hand, or announce a foreign_card under [facts]"),
            )


def _check_plays(entry: Entry, events: tuple[Event, ...], deal: Deal) -> None:
    for item, event in zip(entry.items(), events, strict=True):
        table = item.table()
        if isinstance(event.act, Simultaneous):
            _check_plays(table.at("simultaneous"), event.act.events, deal)
        elif event.who is not None:
            for key, card in _cards_of(event.act):
                _check_held(table.at(key), card, event.who, deal)


def _cards_of(act: Act) -> list[tuple[str, Card]]:
    """Return the cards that leave a player's own hand in an act, with the key that tells them.

    A card that is exposed, touched or named may be another player's.
    """
    if isinstance(act, CardsPlayed):
        return [("play", card) for card in act.cards]
    if isinstance(act, CardsHandled) and act.handling is Handling.LEAD_FACE_DOWN:
        return [(act.handling.value, card) for card in act.cards]
    return []


def _check_held(entry: Entry, card: Card, who: Seat, deal: Deal) -> None:
    hand = deal.hand(who)
    if hand is None or card in hand:
        return
    holder = next((seat for seat in Seat if card in (deal.hand(seat) or ())), None)
    entry.note(
        sentence(
            "{who} cannot play {card}, which lies with {holder}"
            if holder
            else "{who} cannot play {card}, which is in no hand of the deal",
            who=who,
            card=card,
            holder=holder,
        ),
        sentence("mend the player, the card or the deal, or announce a foreign_card under [facts]"),
    )
