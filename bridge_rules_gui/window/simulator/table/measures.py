"""How large the cards of a position can be drawn, and how deep each side of the table is then."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QSizeF

from bridge_rules_gui.game.card import Card
from bridge_rules_gui.game.seat import Seat
from bridge_rules_gui.game.suit import Denomination, Suit
from bridge_rules_gui.simulation.position import FacedCard
from bridge_rules_gui.window.simulator.table.card_painting import CARD_SHAPE
from bridge_rules_gui.window.simulator.table.placing import IS_ACROSS

GAP: Final = 4.0
MINI: Final = 0.3
"""The length of a quitted card, as a part of a card's height."""
_SMALLEST: Final = 26.0
_BACK: Final = 0.62
"""How much of a hidden card is drawn, as a part of a card's height."""
_STRIP: Final = 0.22
"""The least that must stay in sight of a card in a hand, as a part of its height."""
TAIL: Final = 0.62
"""How much is drawn of the last card of a column of dummy."""
DUMMY_STRIP: Final = 0.27
FACED_SIZE: Final = 0.78
"""The size of a card that lies face up before its player, against one in a trick."""


@dataclass(frozen=True, slots=True)
class Held:
    """What a player still holds: how many cards, and which where they are to be shown.

    `suits` are the columns of dummy, his rightmost first; empty for any other hand. `faced`
    are the cards before him; `has_quitted` tells that some lie turned.
    """

    count: int | None
    shown: tuple[Card, ...] | None
    suits: tuple[tuple[Card, ...], ...] = ()
    faced: tuple[FacedCard, ...] = ()
    has_quitted: bool = False


@dataclass(frozen=True, slots=True)
class Words:
    """The room that words need: the height of a line, the breadth of the longest label."""

    line: float
    label: float


@dataclass(frozen=True, slots=True)
class Measures:
    """The height of a card, and what follows from it for every side of the table."""

    card: float
    words: Words

    @property
    def breadth(self) -> float:
        """The width of a card."""
        return self.card * CARD_SHAPE

    @property
    def plate(self) -> float:
        """The height of a player's plate."""
        return self.words.line + 4

    def hand(self, seat: Seat, held: Held) -> float:
        """Return how deep a hand is, from the edge of the table inwards."""
        if held.suits:
            longest = max(len(suit) for suit in held.suits)
            size = self.card if IS_ACROSS[seat] else self.breadth
            return self.dummy_strip(seat) * (longest - 1) + size * TAIL
        size = self.card if IS_ACROSS[seat] else self.breadth
        return size if held.shown is not None else size * _BACK

    def dummy_strip(self, seat: Seat) -> float:
        """Return how much stays in sight of a card in a column of dummy."""
        least = 13.0 if IS_ACROSS[seat] else 15.0
        return max(least, self.card * DUMMY_STRIP)

    def faced(self, seat: Seat, held: Held) -> float:
        """Return how deep the cards before a player are, with their word."""
        if not held.faced:
            return 0.0
        if IS_ACROSS[seat]:
            return self.card * FACED_SIZE + self.words.line + GAP
        return max(self.breadth * FACED_SIZE, self.words.label) + GAP

    def quitted(self, held: Held) -> float:
        """Return how deep the row of turned cards is."""
        return self.card * MINI + GAP if held.has_quitted else 0.0

    def hand_zone(self, seat: Seat, held: Held) -> float:
        """Return how deep a hand is with its plate, where that stands above or below it."""
        depth = self.hand(seat, held) + 2 * GAP
        return depth + self.plate if IS_ACROSS[seat] else depth

    def side(self, seat: Seat, held: Held) -> float:
        """Return how deep all that lies before a player is."""
        return self.hand_zone(seat, held) + self.faced(seat, held) + self.quitted(held)

    @property
    def centre(self) -> tuple[float, float]:
        """The width and height of the middle, where the trick lies."""
        return self.breadth * 3 + 3 * GAP, self.card * 2 + 3 * GAP

    def fits(self, size: QSizeF, hands: Mapping[Seat, Held]) -> bool:
        """Tell whether everything has room on a cloth of a size."""
        side = {seat: self.side(seat, held) for seat, held in hands.items()}
        width, height = self.centre
        if side[Seat.WEST] + width + side[Seat.EAST] > size.width():
            return False
        if side[Seat.NORTH] + height + side[Seat.SOUTH] > size.height():
            return False
        across = size.width() - 2 * GAP
        ends = sum(self.hand_zone(seat, hands[seat]) for seat in (Seat.NORTH, Seat.SOUTH))
        down = size.height() - ends - self.plate - 2 * GAP
        return all(
            self._has_room(seat, held, across if IS_ACROSS[seat] else down)
            for seat, held in hands.items()
        )

    def _has_room(self, seat: Seat, held: Held, length: float) -> bool:
        """Tell whether a hand fits along its side of the table."""
        if held.suits:
            number = len(held.suits)
            size = self.breadth + GAP if IS_ACROSS[seat] else self.card * 0.62
            return number * size <= length
        if held.shown is None or not held.count:
            return True
        last = self.breadth if IS_ACROSS[seat] else self.card * 0.4
        least = max(12.0, self.card * _STRIP)
        return (held.count - 1) * least + last <= length


def measured(size: QSizeF, hands: Mapping[Seat, Held], words: Words) -> Measures:
    """Return the measures with the largest cards that have room."""
    card = min(size.width(), size.height()) * 0.26
    while card > _SMALLEST:
        measures = Measures(card, words)
        if measures.fits(size, hands):
            return measures
        card *= 0.97
    return Measures(_SMALLEST, words)


def columns_of_dummy(
    cards: tuple[Card, ...], denomination: Denomination
) -> tuple[tuple[Card, ...], ...]:
    """Return dummy's suits from his right to his left: trumps first, colours apart (Law 41D)."""
    order = [Suit.SPADES, Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS]
    trump = denomination.suit
    if trump is not None:
        place = order.index(trump)
        order = order[place:] + order[:place]
    suits = (tuple(sorted((c for c in cards if c.suit is s), reverse=True)) for s in order)
    return tuple(suit for suit in suits if suit)
