"""What is at stake after offences in the play: which tricks were won by whom, and how many move.

Every offence demands tricks; a demand is the set of those that can satisfy it. No trick moves
twice, so that a side never loses more tricks than it has won.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from bridge_rules_gui.bridge.card import Card
    from bridge_rules_gui.bridge.seat import Seat, Side
    from bridge_rules_gui.rulings.play.playing import Playing

_TRICKS = 13

Demand = frozenset[int]
"""The numbers of the tricks one of which an offence costs; empty where it costs none."""


@dataclass(frozen=True, slots=True)
class WonTrick:
    """A trick that has been won; the hand and the card are None where only the side is told."""

    number: int
    side: Side
    hand: Seat | None = None
    card: Card | None = None


@dataclass(frozen=True, slots=True)
class Course:
    """The tricks won, in order; `is_over` tells that none is to be played any more."""

    tricks: tuple[WonTrick, ...]
    is_over: bool

    def of(self, side: Side, first: int = 1) -> frozenset[int]:
        """Return the numbers of a side's tricks from a number on."""
        return frozenset(
            won.number for won in self.tricks if won.side is side and won.number >= first
        )

    def winner(self, number: int) -> Seat | None:
        """Return the hand that won a trick, None where that is not known."""
        return next((won.hand for won in self.tricks if won.number == number), None)


def played_course(playing: Playing) -> Course:
    """Return the tricks that have been played to the end."""
    period = playing.period
    first = period.won_before.total + 1
    done = period.tricks if period.is_lead_due else period.tricks[:-1]
    owners = {defect.trick: defect.owner for defect in playing.defects}
    won = []
    for number, trick in enumerate(done, first):
        if trick.cards:
            hand = owners.get(number) or trick.winner(period.contract.denomination)
            card = next(iter(trick.cards_of(hand)), None)
            won.append(WonTrick(number, hand.side, hand, card))
    return Course(tuple(won), period.is_over)


@dataclass(frozen=True, slots=True)
class Reported:
    """What a story only reports of the play: None, or False, where it does not.

    `declarers` are the tricks of declarer's side in all; of an offence in trick `trick` by `hand`
    the `winner` of that trick, the `later` tricks of the offender's side, and whether he won one of
    them `with_suit`.
    """

    hand: Seat
    trick: int
    declarers: int | None = None
    winner: Seat | None = None
    later: int | None = None
    with_suit: bool = False


def reported_course(playing: Playing, course: Course, told: Reported) -> Course:
    """Return the course of the play, completed by what is only reported of it."""
    if course.is_over or told == Reported(told.hand, told.trick):
        return course
    tricks = _with_winner(course.tricks, told)
    sides = _later_sides(playing, tricks, told)
    further = _further(tricks, sides)
    if told.with_suit:
        further = _won_with_suit(further, told.hand)
    is_over = told.later is not None or told.declarers is not None
    return Course((*tricks, *further), is_over)


def _later_sides(playing: Playing, tricks: tuple[WonTrick, ...], told: Reported) -> list[Side]:
    """Return the winners of the tricks beyond those known: as reported, else from the total."""
    own = told.hand.side
    if told.later is not None:
        known = len([won for won in tricks if won.side is own and won.number > told.trick])
        return [own] * max(told.later - known, 0)
    if told.declarers is None:
        return [own] * told.with_suit
    total = told.declarers
    if own is not playing.contract.declarer.side:
        total = _TRICKS - total
    before = playing.period.won_before.of(own)
    return [own] * max(total - before - len([won for won in tricks if won.side is own]), 0)


def _won_with_suit(further: tuple[WonTrick, ...], hand: Seat) -> tuple[WonTrick, ...]:
    """Return tricks the first of which the hand itself won with a card of the suit it owed."""
    return tuple(
        WonTrick(won.number, hand.side, hand) if place == 0 else won
        for place, won in enumerate(further)
    )


def _with_winner(tricks: tuple[WonTrick, ...], told: Reported) -> tuple[WonTrick, ...]:
    hand, number = told.winner, told.trick
    if hand is None or any(won.number == number for won in tricks):
        return tricks
    return (*tricks, WonTrick(number, hand.side, hand))


def _further(known: tuple[WonTrick, ...], sides: Iterable[Side]) -> tuple[WonTrick, ...]:
    """Return tricks of which only the side is told, numbered beyond those known."""
    first = max((won.number for won in known), default=0)
    return tuple(WonTrick(_TRICKS + first + n, side) for n, side in enumerate(sides, 1))


def moved(demands: Iterable[Demand]) -> int:
    """Return how many of the demands can be met, each by a trick of its own."""
    met: dict[int, Demand] = {}
    return sum(_meet(demand, met, set()) for demand in demands)


def _meet(demand: Demand, met: dict[int, Demand], tried: set[int]) -> bool:
    """Whether a trick is found for a demand, with others moved to another trick where needed."""
    for trick in sorted(demand - tried):
        tried.add(trick)
        if trick not in met or _meet(met[trick], met, tried):
            met[trick] = demand
            return True
    return False


def net(by_side: Mapping[Side, int], declarer: Side) -> int:
    """Return the tricks transferred: from the offenders, or net from declarer's side if both."""
    if len(by_side) == 1:
        return next(iter(by_side.values()))
    return by_side.get(declarer, 0) - by_side.get(declarer.opponents, 0)
