"""What lies where on the cloth: cards, plates and labels, each with its area."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Final

from PySide6.QtCore import QRectF

from bridge_rules_gui.game.card import Card
from bridge_rules_gui.game.seat import Seat
from bridge_rules_gui.simulation.position import Facing
from bridge_rules_gui.window.simulator.table.card_painting import Edge

_LEAST_STRIP: Final = 8.0


class Where(Enum):
    """In what part of the table a card lies."""

    HAND = "hand"
    DUMMY = "dummy"
    FACED = "faced"
    TRICK = "trick"
    QUITTED = "quitted"
    FACE_DOWN = "face down"


@dataclass(frozen=True, slots=True)
class PlacedCard:
    """A card in its area; `card` is None for one that nobody knows.

    `strip` is how broad a part at the `edge` stays in sight where others lie on the card: then
    it `is_covered`. `facing` tells why a card that
    was not played lies face up, `trick` the number of the trick it was played to.
    """

    seat: Seat
    card: Card | None
    rect: QRectF
    where: Where
    is_up: bool
    edge: Edge
    strip: float
    is_irregular: bool = False
    is_winner: bool = False
    facing: Facing | None = None
    trick: int = 0
    is_covered: bool = False

    @property
    def is_held(self) -> bool:
        """Whether the card is still to be played, and can be seen."""
        return self.is_up and self.where in (Where.HAND, Where.DUMMY, Where.FACED)

    @property
    def in_sight(self) -> QRectF:
        """The part on which no other card lies."""
        area = QRectF(self.rect)
        breadth = max(self.strip, _LEAST_STRIP)
        if self.edge is Edge.LEFT:
            area.setWidth(min(area.width(), breadth))
        else:
            area.setHeight(min(area.height(), breadth))
        return area


@dataclass(frozen=True, slots=True)
class FacedLabel:
    """The word beside cards that lie face up before their player."""

    rect: QRectF
    facing: Facing


@dataclass(frozen=True, slots=True)
class TablePlan:
    """Everything on the cloth, in the order in which it is to be drawn.

    `card` is the height of a card, `centre` the area in which tricks are played.
    """

    card: float
    cards: tuple[PlacedCard, ...]
    plates: Mapping[Seat, QRectF]
    labels: tuple[FacedLabel, ...]
    centre: QRectF

    def card_at(self, x: float, y: float) -> PlacedCard | None:
        """Return the topmost card at a point."""
        hit = (placed for placed in reversed(self.cards) if placed.rect.contains(x, y))
        return next(hit, None)


# South and North lie along the picture's edges below and above, East and West beside it.
IS_ACROSS = {Seat.NORTH: True, Seat.SOUTH: True, Seat.EAST: False, Seat.WEST: False}
"""Whether a player's cards lie side by side across the picture, not above one another."""
