"""What the line that wins least turns on: a play that is normal, or one that is not.

What is normal is judged by the director. What is computed is a proposal, and names the play.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum

from bridge_rules_gui.game.card import Card
from bridge_rules_gui.game.seat import Seat, Side
from bridge_rules_gui.table.claims.cards_left import (
    RANKS,
    SEATS,
    SUIT_BITS,
    CardsLeft,
    TooManyLinesError,
    card_of,
    number,
)
from bridge_rules_gui.table.claims.lines_of_play import Lines, Worth, worth
from bridge_rules_gui.table.claims.normal_play import Plan, next_step

_FEW_TRICKS = 5
"""Of so many tricks every legal line is tried for one that is not normal."""


class Manner(Enum):
    """How the card on which a line turns was played."""

    LED = "led"
    PLAYED = "played"
    DISCARDED = "discarded"


@dataclass(frozen=True, slots=True)
class LineInQuestion:
    """The line that wins least, whether it is taken to be normal, and the play it turns on."""

    line: Worth
    is_normal: bool
    who: Seat
    card: Card
    manner: Manner

    @property
    def bits(self) -> int:
        """The card as bits, to be barred from a plan."""
        return 1 << number(self.card)


def normal_line(
    left: CardsLeft, side: Side, plan: Plan, slack: int, worst: Worth
) -> LineInQuestion | None:
    """Return a normal line with the first play after which no normal play keeps a trick.

    None where it does not turn on the side's own choice, or where there are too many lines.
    """
    lines, tricks = Lines(side, plan, left.trump), worst.tricks
    best = Lines(side, replace(plan, plays_best=True), left.trump)
    try:
        for hand, card in worst.line:
            if hand in lines.own:
                groups = lines.choices(left, slack)
                kept = {
                    each: best.fewest_by(each, left, slack, tricks)
                    for group in groups
                    for each in group
                }
                if len(groups) > 1 and max(kept.values()) > kept[card]:
                    return _question(left, worst, card, is_normal=True)
            left, winner = left.after(card)
            tricks -= winner in lines.own
            slack = lines.slack_after(winner, slack)
    except TooManyLinesError:
        return None
    return None


def line_beyond_normal(
    left: CardsLeft, side: Side, plan: Plan, slack: int, tricks: int
) -> LineInQuestion | None:
    """Return the legal line that wins least, with its first play that is not normal.

    None where no legal line wins fewer than so many tricks, where it leaves the line stated, which
    is no matter of what is normal, or where there are too many.
    """
    if left.tricks > _FEW_TRICKS:
        return None
    lines = Lines(side, plan, left.trump)
    try:
        legal = worth(left, side, None)
        for hand, card in legal.line if legal.tricks < tricks else ():
            if hand in lines.own:
                normal = (each for group in lines.choices(left, slack) for each in group)
                if not any(_is_as_good(card, each, left) for each in normal):
                    if next_step(left, plan) is not None:
                        return None
                    return _question(left, legal, card, is_normal=False)
            left, winner = left.after(card)
            slack = lines.slack_after(winner, slack)
    except TooManyLinesError:
        return None
    return None


def _question(left: CardsLeft, line: Worth, card: int, *, is_normal: bool) -> LineInQuestion:
    manner = Manner.LED
    if left.trick:
        follows = card // RANKS in (left.trick[0] // RANKS, left.trump)
        manner = Manner.PLAYED if follows else Manner.DISCARDED
    return LineInQuestion(line, is_normal, SEATS[left.turn], card_of(card), manner)


def _is_as_good(card: int, other: int, left: CardsLeft) -> bool:
    """Whether two cards of the hand to play are as good as each other."""
    if card // RANKS != other // RANKS:
        return False
    low, high = sorted((card, other))
    between = ((1 << high) - 1) & ~((2 << low) - 1) & SUIT_BITS[card // RANKS]
    out = sum(hand for turn, hand in enumerate(left.hands) if turn != left.turn)
    return not between & (out | sum(1 << each for each in left.trick))
