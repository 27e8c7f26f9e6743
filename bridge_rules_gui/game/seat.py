"""Seats and sides: who sits where, and who plays with whom."""

from __future__ import annotations

from enum import Enum

from bridge_rules_gui.game.errors import UnreadableError
from bridge_rules_gui.language.seat_words import ENGLISH_SEATS
from bridge_rules_gui.language.sentence import Named


class Side(Named, Enum):
    """Two partners: North–South or East–West."""

    NORTH_SOUTH = "NS"
    EAST_WEST = "EW"

    def __str__(self) -> str:
        return self.value

    @property
    def in_words(self) -> str:
        """The side as sentences name it: North–South."""
        return ENGLISH_SEATS.sides[_SIDES.index(self)]

    @property
    def opponents(self) -> Side:
        """The other side."""
        return Side.EAST_WEST if self is Side.NORTH_SOUTH else Side.NORTH_SOUTH


class Seat(Named, Enum):
    """One of the four players; members follow one another clockwise."""

    NORTH = "N"
    EAST = "E"
    SOUTH = "S"
    WEST = "W"

    def __str__(self) -> str:
        return self.value

    @property
    def in_words(self) -> str:
        """The player as sentences name him: East."""
        return ENGLISH_SEATS.names[_CLOCKWISE.index(self)]

    def turned(self, turns: int) -> Seat:
        """Return the seat so many turns further on, clockwise."""
        return _CLOCKWISE[(_CLOCKWISE.index(self) + turns) % 4]

    def turns_to(self, seat: Seat) -> int:
        """Return how many seats further on another player sits, clockwise: 0 to 3."""
        return (_CLOCKWISE.index(seat) - _CLOCKWISE.index(self)) % 4

    @property
    def left_hand_opponent(self) -> Seat:
        """The player whose turn comes next."""
        return _TO_THE_LEFT[_CLOCKWISE.index(self)]

    @property
    def partner(self) -> Seat:
        """The player opposite."""
        return self.turned(2)

    @property
    def right_hand_opponent(self) -> Seat:
        """The player whose turn came before."""
        return self.turned(3)

    @property
    def side(self) -> Side:
        """The side this player belongs to."""
        return _SIDES[_CLOCKWISE.index(self) % 2]

    @classmethod
    def of_words(cls, name: str) -> Seat:
        """Return the player of a name in English; the inverse of `in_words`."""
        return _CLOCKWISE[ENGLISH_SEATS.names.index(name)]

    @classmethod
    def parse(cls, text: str) -> Seat:
        """Read ``N``, ``E``, ``S`` or ``W``; the inverse of ``str``. Raise `UnreadableError`."""
        try:
            return cls(text)
        except ValueError:
            raise UnreadableError(text, "a seat", "N, E, S or W") from None


_CLOCKWISE = tuple(Seat)
# Tables: members of an enumeration are slow to name, and these are asked at every call.
_TO_THE_LEFT = (*_CLOCKWISE[1:], *_CLOCKWISE[:1])
_SIDES = tuple(Side)
