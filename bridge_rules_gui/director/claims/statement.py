"""The line of play a claim states, stated as facts; the words that went with it decide nothing.

`line` are its steps in order: cards, a suit from the top, trumps drawn, a finesse, the rest.
`mentions` are cards still out that were spoken of. `draws_trumps` and `finesse` tell that these
were stated without saying when and where, `aware_of_trump` what was concluded of it all.
"""

from __future__ import annotations

from collections.abc import Iterator

from bridge_rules_gui.game.card import Card
from bridge_rules_gui.game.scenario import Event
from bridge_rules_gui.game.seat import Side
from bridge_rules_gui.game.suit import Suit
from bridge_rules_gui.table.claims.cards_left import (
    SUIT_BITS,
    CardsLeft,
    as_bits,
    hands_of,
    highest,
    is_good,
    number,
)
from bridge_rules_gui.table.claims.normal_play import Move, Plan, Step

_TYPED = ("line", "mentions", "aware_of_trump", "draws_trumps", "finesse")


def plan_of(event: Event, left: CardsLeft, side: Side) -> Plan:
    """Return the plan that a claim of a side states, with these cards left."""
    line = tuple(_steps(event, left, side))
    draws = event.facts.value("draws_trumps") is True or _plays_trumps(line, left.trump)
    if draws and not _plays_trumps(line, left.trump):
        line = (Step(Move.DRAW), *line)
    named = _named(event, left, side)
    stated = event.facts.value("aware_of_trump")
    trumps = 0 if left.trump is None else SUIT_BITS[left.trump]
    aware = stated if isinstance(stated, bool) else draws or bool(named & trumps)
    finesses = event.facts.value("finesse") is True
    return Plan(line, aware_of_trumps=aware, finesses=finesses, named=named)


def leaves_words_open(event: Event) -> bool:
    """Whether a claim came with words that no recorded fact explains."""
    return bool(event.statement) and not any(fact in event.facts for fact in _TYPED)


def _steps(event: Event, left: CardsLeft, side: Side) -> Iterator[Step]:
    stated = event.facts.value("line")
    for item in stated if isinstance(stated, tuple) else ():
        match item:
            case str(card):
                yield Step(Move.CARD, number(Card.parse(card)))
            case (("suit", str(suit)),):
                yield _suit(int(Suit.parse(suit)), left, side)
            case (("draw", _),):
                yield Step(Move.DRAW)
            case (("finesse", str(card)),):
                yield Step(Move.FINESSE, number(Card.parse(card)))


def _suit(suit: int, left: CardsLeft, side: Side) -> Step:
    """Return the step that plays a suit from the top, which counts what falls under winners."""
    held = _held(left, side, suit)
    others = _held(left, side.opponents, suit)
    return Step(Move.SUIT, suit, while_good=bool(held) and is_good(highest(held), others))


def _held(left: CardsLeft, side: Side, suit: int) -> int:
    one, other = hands_of(side)
    return (left.hands[one] | left.hands[other]) & SUIT_BITS[suit]


def _plays_trumps(line: tuple[Step, ...], trump: int | None) -> bool:
    """Whether a line draws trumps or plays them from the top."""
    return trump is not None and any(
        step.move is Move.DRAW or (step.move is Move.SUIT and step.value == trump) for step in line
    )


def _named(event: Event, left: CardsLeft, side: Side) -> int:
    """Return the cards of the other side that were spoken of, as bits."""
    one, other = hands_of(side.opponents)
    stated = event.facts.value("mentions")
    names = stated if isinstance(stated, tuple) else ()
    return as_bits(Card.parse(str(name)) for name in names) & (left.hands[one] | left.hands[other])
