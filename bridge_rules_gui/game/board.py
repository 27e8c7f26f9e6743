"""Boards: what the number of a board says of dealer and vulnerability (Law 2)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bridge_rules_gui.game.errors import BridgeError
from bridge_rules_gui.game.seat import Seat
from bridge_rules_gui.game.vulnerability import Vulnerability
from bridge_rules_gui.language.sentence import sentence


class BoardNumberError(BridgeError):
    """Raised when a board is to have a number that none has."""

    def __init__(self, number: int) -> None:
        self.number = number
        super().__init__(
            sentence("a board {number}", number=number), sentence("boards are numbered from 1")
        )


@dataclass(frozen=True, slots=True)
class Board:
    """A board of a session, known by its number."""

    number: int

    def __post_init__(self) -> None:
        if self.number < 1:
            raise BoardNumberError(self.number)

    def __str__(self) -> str:
        return str(self.number)

    @property
    def dealer(self) -> Seat:
        """The player who makes the first call: North on board 1, then clockwise."""
        return Seat.NORTH.turned(self.number - 1)

    @property
    def vulnerability(self) -> Vulnerability:
        """The sides that are vulnerable; the sequence comes again after sixteen boards."""
        fours, place = divmod(self.number - 1, 4)
        return _OF_FIRST_FOUR[(place + fours) % 4]


_OF_FIRST_FOUR: Final = (
    Vulnerability.NONE,
    Vulnerability.NORTH_SOUTH,
    Vulnerability.EAST_WEST,
    Vulnerability.ALL,
)
"""Boards 1 to 4; every following four begin one place further on."""
