"""The words that go with a claim: which line of play they state, and which trumps they mention.

Words are looked for in English and in the languages of the books; facts told of the claim go
before them: `line` (the cards in order), `draws_trumps`, `aware_of_trump`, `finesse`.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from bridge_rules_gui.bridge.card import Card
from bridge_rules_gui.bridge.errors import BridgeError
from bridge_rules_gui.bridge.suit import Suit
from bridge_rules_gui.rulings.claims.cards_left import number
from bridge_rules_gui.rulings.claims.normal_play import Plan

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bridge_rules_gui.bridge.story import Event

_TRUMPS: Final = r"(?:trumps?|козыр\w*|adut\w*|коз(?:а|ът|ове\w*)?)\b"
_DRAWING: Final = re.compile(
    r"\b(draw|drawing|pull|pulling|take out|taking out|extract|clear|clearing|knock\w* out"
    r"|отбер\w*|отбира\w*|вывед\w*|вывож\w*|выбив\w*|izvuć\w*|izvlač\w*|изтегл\w*|изтегля\w*)\b[^.;]*?"
    + _TRUMPS
)
_MENTIONED: Final = re.compile(_TRUMPS)
_GONE: Final = re.compile(
    r"\b(no (?:more |other )?trumps?|trumps? (?:are|is) (?:all )?(?:in|gone|drawn|out of the way)"
    r"|trumps? (?:have|has) been drawn|my trumps?|all trumps)\b"
)
_FINESSE: Final = re.compile(r"\bfiness|\bимпас|\bimpas")
_ORDER: Final = re.compile(
    r"\b(then|first|before|after (?:that|which)|followed by|затем|сначала|потом|prvo|zatim|onda"
    r"|първо|след това|после)\b"
)
_SUITS: Final = {
    Suit.CLUBS: re.compile(r"\bclubs?\b|♣|\bтреф|\btref|\bспати"),
    Suit.DIAMONDS: re.compile(r"\bdiamonds?\b|♦|\bбубн|\bбубен|\bkaro|\bкаро|\bкара\b"),
    Suit.HEARTS: re.compile(r"\bhearts?\b|♥|\bчерв|\bherc|\bкуп"),
    Suit.SPADES: re.compile(r"\bspades?\b|♠|\bпик|\bpik"),
}
_CARD: Final = re.compile(r"\b([SHDC])(10|[2-9TJQKA])\b|([♠♥♦♣])\s?(10|[2-9TJQKA])\b")


def plan_of(event: Event, *, trump: Suit | None) -> Plan:
    """Return the plan the words and facts of a claim state."""
    words = event.statement.casefold()
    draws = _truth(event, "draws_trumps", told_by=bool(_DRAWING.search(words)))
    return Plan(
        cards=_cards(event),
        suits=_suits_in_order(words, trump),
        draws_trumps=draws and trump is not None,
        aware_of_trumps=draws or mentions_trump(event),
        finesses=_truth(event, "finesse", told_by=bool(_FINESSE.search(words))),
    )


def mentions_trump(event: Event) -> bool:
    """Whether the claimer spoke of a trump still out, or is told to have known of it."""
    words = event.statement.casefold()
    spoken = bool(_MENTIONED.search(words)) and not _GONE.search(words)
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
    ordered = len(named) > 1 and (_ORDER.search(event.statement.casefold()) is not None)
    return tuple(dict.fromkeys(_numbers(named))) if ordered else ()


def _numbers(names: Iterator[str] | list[str]) -> Iterator[int]:
    for name in names:
        try:
            yield number(Card.parse(name))
        except BridgeError:
            continue


def _suits_in_order(words: str, trump: Suit | None) -> tuple[int, ...]:
    """Return the suits the words name, in their order, where the words put them in one."""
    if not _ORDER.search(words):
        return ()
    found = {suit: names.search(words) for suit, names in _SUITS.items()}
    places = {suit: at.start() for suit, at in found.items() if at is not None}
    trumps = _MENTIONED.search(words)
    if trump is not None and trumps is not None:
        places[trump] = min(places.get(trump, trumps.start()), trumps.start())
    ordered = sorted(places, key=lambda suit: places[suit])
    return tuple(int(suit) for suit in ordered) if len(ordered) > 1 else ()
