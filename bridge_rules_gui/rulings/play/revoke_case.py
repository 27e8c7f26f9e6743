"""An established revoke as Law 64 asks about it: read from the play and the tricks won."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from bridge_rules_gui.rulings.play.lateness import Lateness, lateness

if TYPE_CHECKING:
    from bridge_rules_gui.bridge.card import Card
    from bridge_rules_gui.rulings.course.table import Table
    from bridge_rules_gui.rulings.play.offences import Revoke
    from bridge_rules_gui.rulings.play.playing import Playing
    from bridge_rules_gui.rulings.play.stakes import Course, Demand

_TWELFTH = 12


@dataclass(frozen=True, slots=True)
class Case:
    """What Law 64 asks of an established revoke.

    `own` tells that the offender's hand won the trick. `tricks` are those his side won from the
    revoke trick on, `later` those after it, `with_suit` later ones his hand won with a card that
    he could have played. `repeated` and `both` are an earlier revoke in the suit by the hand and a
    revoke of the other side, the `_established` ones only if that was established.
    """

    revoke: Revoke
    own: bool
    tricks: Demand
    later: Demand
    with_suit: Demand
    late: Lateness
    repeated: bool
    repeated_established: bool
    both: bool
    both_established: bool
    over: bool

    @property
    def in_the_twelfth(self) -> bool:
        """Whether the revoke is on the twelfth trick."""
        return self.revoke.trick == _TWELFTH


def case_of(table: Table, playing: Playing, revoke: Revoke, course: Course) -> Case:
    """Return what Law 64 asks, read from the play and the tricks won."""
    side, trick = revoke.seat.side, revoke.trick
    earlier = earlier_in_suit(playing, revoke)
    others = [other for other in playing.revokes if other.seat.side is not side]
    return Case(
        revoke,
        course.winner(trick) is revoke.seat,
        course.of(side, trick),
        course.of(side, trick + 1),
        _later_with_suit(revoke, course),
        lateness(table, revoke.event, side),
        bool(earlier),
        any(other.is_established for other in earlier),
        bool(others),
        any(other.is_established for other in others),
        course.is_over,
    )


def earlier_in_suit(playing: Playing, revoke: Revoke) -> list[Revoke]:
    """Return the revokes of the same hand in the same suit before a revoke."""
    return [
        other
        for other in playing.revokes
        if other.seat is revoke.seat and other.suit is revoke.suit and other.trick < revoke.trick
    ]


def _later_with_suit(revoke: Revoke, course: Course) -> Demand:
    def could_be_played(card: Card | None) -> bool:
        return card is None or revoke.suit is None or card.suit is revoke.suit

    return frozenset(
        won.number
        for won in course.tricks
        if won.number > revoke.trick and won.hand is revoke.seat and could_be_played(won.card)
    )
