"""The words that go with a claim: which line of play they state, and which trumps they mention.

Words are looked for in English and in the languages of the books; facts told of the claim go
before them: `line` (the cards in order), `draws_trumps`, `aware_of_trump`, `finesse`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from bridge_rules_gui.game.card import Card
from bridge_rules_gui.game.errors import BridgeError
from bridge_rules_gui.game.story import Event
from bridge_rules_gui.game.suit import Suit
from bridge_rules_gui.table.claims.cards_left import number
from bridge_rules_gui.table.claims.normal_play import Plan
from bridge_rules_gui.table.spoken import (
    DRAWING_TRUMPS,
    FINESSE,
    IN_ORDER,
    SUITS,
    TRUMPS,
    TRUMPS_ARE_GONE,
)

_CARD: Final = re.compile(r"\b([SHDC])(10|[2-9TJQKA])\b|([♠♥♦♣])\s?(10|[2-9TJQKA])\b")


def plan_of(event: Event, *, trump: Suit | None) -> Plan:
    """Return the plan the words and facts of a claim state."""
    words = event.statement
    draws = _truth(event, "draws_trumps", told_by=DRAWING_TRUMPS.is_in(words))
    return Plan(
        cards=_cards(event),
        suits=_suits_in_order(words, trump),
        draws_trumps=draws and trump is not None,
        aware_of_trumps=draws or mentions_trump(event),
        finesses=_truth(event, "finesse", told_by=FINESSE.is_in(words)),
    )


def mentions_trump(event: Event) -> bool:
    """Whether the claimer spoke of a trump still out, or is told to have known of it."""
    words = event.statement
    spoken = TRUMPS.is_in(words) and not TRUMPS_ARE_GONE.is_in(words)
    return _truth(event, "aware_of_trump", told_by=spoken)


def _truth(event: Event, fact: str, *, told_by: bool) -> bool:
    told = event.facts.value(fact)
    return told if isinstance(told, bool) else told_by


def _cards(event: Event) -> tuple[int, ...]:
    """Return the cards of the line told, or those the words put in an order."""
    told = event.facts.value("line")
    if isinstance(told, tuple):
        return tuple(_numbers(str(name) for name in told))
    named = [
        (found[1] or found[3]) + (found[2] or found[4]).replace("10", "T")
        for found in _CARD.finditer(event.statement)
    ]
    ordered = len(named) > 1 and IN_ORDER.is_in(event.statement)
    return tuple(dict.fromkeys(_numbers(named))) if ordered else ()


def _numbers(names: Iterator[str] | list[str]) -> Iterator[int]:
    for name in names:
        try:
            yield number(Card.parse(name))
        except BridgeError:
            continue


def _suits_in_order(words: str, trump: Suit | None) -> tuple[int, ...]:
    """Return the suits the words name, in their order, where the words put them in one."""
    if not IN_ORDER.is_in(words):
        return ()
    found = {suit: name.place(words) for suit, name in SUITS.items()}
    places = {suit: at for suit, at in found.items() if at is not None}
    trumps = TRUMPS.place(words)
    if trump is not None and trumps is not None:
        places[trump] = min(places.get(trump, trumps), trumps)
    ordered = sorted(places, key=lambda suit: places[suit])
    return tuple(int(suit) for suit in ordered) if len(ordered) > 1 else ()
