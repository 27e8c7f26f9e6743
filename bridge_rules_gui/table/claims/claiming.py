"""A claim or concession that stands on the table, and how far it has been dealt with."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from bridge_rules_gui.game.card import Card
from bridge_rules_gui.game.seat import Seat, Side


class ClaimStage(Enum):
    """How far a claim or concession has been dealt with."""

    OPEN = "open"
    """Nobody has yet agreed or objected."""
    CONTESTED = "contested"
    """Somebody has objected; the director has still to decide."""
    AGREED = "agreed"
    """The other side has agreed, and may still object (69A)."""
    ESTABLISHED = "established"
    """The other side's agreement is established: its call on the next board or the round's end."""
    DECIDED = "decided"
    """The director has decided."""


@dataclass(frozen=True, slots=True)
class StandingClaim:
    """A claim or concession: whose, of how many of the tricks left, in which words.

    `own` are the tricks of the tricks `left` that it gives to the player's side, as he said;
    `judged` those it was decided to be worth, None where the director left it as it was said.
    `conceding` tells that tricks were given away, none asked for. `objection` is the event at
    which somebody objected, `after` are cards played although play had ceased, `play_on` is the
    event at which playing on was asked for, `agreeing` who has agreed to it, and
    `refused_to_play_on` tells that somebody did not. `agreed_once`
    tells that the other side agreed to the claim before it was contested. `by_showing` tells that
    it was made by facing the hand, without words as yet; `faced` are the defenders' cards that
    came to be seen with it, before the words or after them.
    """

    seat: Seat
    event: int
    left: int
    own: int
    conceding: bool = False
    judged: int | None = None
    stage: ClaimStage = ClaimStage.OPEN
    objection: int | None = None
    after: tuple[tuple[Seat, Card], ...] = ()
    play_on: int | None = None
    refused_to_play_on: bool = False
    agreeing: tuple[Seat, ...] = ()
    agreed_once: bool = False
    by_showing: bool = False
    faced: tuple[tuple[Seat, Card], ...] = ()

    @property
    def side(self) -> Side:
        """The side that claimed or conceded."""
        return self.seat.side

    @property
    def conceded(self) -> int:
        """How many of the tricks left it gives away."""
        return self.left - self.own

    @property
    def worth(self) -> int:
        """How many of the tricks left the player's side gets, as things stand."""
        return self.own if self.judged is None else self.judged

    @property
    def is_settled(self) -> bool:
        """Whether the tricks left are shared out."""
        return self.stage in (ClaimStage.AGREED, ClaimStage.ESTABLISHED, ClaimStage.DECIDED)
