"""What a claim is worth on the cards: the fewest tricks normal play could win, and what decides."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from bridge_rules_gui.game.card import Card
from bridge_rules_gui.game.seat import Seat
from bridge_rules_gui.table.changing import replace
from bridge_rules_gui.table.claims.cards_left import (
    RANKS,
    SEATS,
    SUIT_BITS,
    CardsLeft,
    TooManyLinesError,
    card_of,
    hands_of,
    winning,
)
from bridge_rules_gui.table.claims.claiming import StandingClaim
from bridge_rules_gui.table.claims.lines_of_play import Worth, runs_home, sure_run, worth
from bridge_rules_gui.table.claims.normal_play import Plan
from bridge_rules_gui.table.claims.turning_point import (
    LineInQuestion,
    line_beyond_normal,
    normal_line,
)

_FEW_TRICKS = 7
"""So many tricks are tried line by line even where all of them can be run."""


class Doubt(Enum):
    """What a claim fails on, or that it does not."""

    NONE = "none"
    """Every normal line wins the tricks claimed."""
    SEEN = "seen"
    """None either, since an opponent has shown out: a card is known to lie where it must."""
    TRUMP = "trump"
    """A trump the claimer did not speak of wins a trick."""
    GUESS = "guess"
    """It depends on where a card is."""
    PARTNER = "partner"
    """It depends on what the partner of a defender chooses to play."""
    LINE = "line"
    """Another normal line wins less than the best."""
    SHORT = "short"
    """No normal line wins the tricks claimed."""


@dataclass(frozen=True, slots=True)
class Appraisal:
    """What a claim is worth: the tricks, what decides, the worst line, and the best result.

    `trump` is the trump card of an opponent that wins a trick in the worst line, with its holder.
    """

    worth: Worth
    doubt: Doubt
    most: int
    trump: tuple[Seat, Card] | None = None


def appraised(left: CardsLeft, claim: StandingClaim, plan: Plan, *, alone: bool) -> Appraisal:
    """Return what a claim is worth. Raise `TooManyLinesError`.

    `plan` is what its words state; `alone` tells that the claimer plays both hands: nobody asks
    what his partner would choose.
    """
    side, slack = claim.side, claim.conceded
    plan = _overlooking(left, claim, plan)
    if not slack and left.tricks > _FEW_TRICKS and runs_home(left, side, plan, claim.own, slack):
        return Appraisal(Worth(claim.own, claim.left, (), 0), Doubt.NONE, claim.own)
    try:
        worst = worth(left, side, plan, slack)
    except TooManyLinesError:
        if not runs_home(left, side, plan, claim.own, slack):
            raise
        worst = Worth(claim.own, claim.left, (), 0)
    if worst.tricks >= claim.own:
        blind = left._replace(shown_out=0)
        is_seen = blind != left and worth(blind, side, plan, slack).tricks < claim.own
        return Appraisal(worst, Doubt.SEEN if is_seen else Doubt.NONE, worst.tricks)
    best = worth(left, side, replace(plan, plays_best=True, finds_cards=True), slack).tricks
    trump = None if plan.aware_of_trumps else _trump_that_won(left, worst, claim, plan.dummy)
    if trump is not None:
        return Appraisal(worst, Doubt.TRUMP, best, trump)
    return Appraisal(worst, _doubt(left, claim, plan, worst, best, alone=alone), best)


def line_in_question(
    left: CardsLeft, claim: StandingClaim, plan: Plan, found: Appraisal
) -> LineInQuestion | None:
    """Return the line that wins least, which the director may judge to be normal or not.

    A claim that is good on every normal line could be short only by one that is not normal.
    """
    plan = _overlooking(left, claim, plan)
    if found.doubt in (Doubt.NONE, Doubt.SEEN):
        return line_beyond_normal(left, claim.side, plan, claim.conceded, claim.own)
    return normal_line(left, claim.side, plan, claim.conceded, found.worth)


def _overlooking(left: CardsLeft, claim: StandingClaim, plan: Plan) -> Plan:
    return replace(plan, overlooks_run=claim.own > sure_run(left, claim.side))


def appraised_after(
    left: CardsLeft, claim: StandingClaim, plan: Plan, cards: tuple[int, ...], *, alone: bool
) -> Appraisal:
    """Return what a claim is worth when some cards are taken as played after it."""
    won, rest = 0, claim
    for card in cards:
        if not left.legal() >> card & 1:
            break
        left, winner = left.after(card)
        if winner is not None:
            own = winner in hands_of(claim.side)
            won += own
            rest = replace(rest, left=rest.left - 1, own=max(rest.own - own, 0))
    found = appraised(left, rest, plan, alone=alone)
    worst = replace(found.worth, tricks=found.worth.tricks + won, of=claim.left)
    return replace(found, worth=worst, most=found.most + won)


def _doubt(
    left: CardsLeft, claim: StandingClaim, plan: Plan, worst: Worth, best: int, *, alone: bool
) -> Doubt:
    if best <= worst.tricks:
        return Doubt.SHORT
    if not alone:
        partner = SEATS.index(claim.seat.partner)
        led = worth(left, claim.side, replace(plan, best_hand=partner), claim.conceded)
        if led.tricks > worst.tricks:
            return Doubt.PARTNER
    found = worth(left, claim.side, replace(plan, finds_cards=True), claim.conceded)
    return Doubt.GUESS if found.tricks > worst.tricks else Doubt.LINE


def _trump_that_won(
    left: CardsLeft, worst: Worth, claim: StandingClaim, dummy: int | None
) -> tuple[Seat, Card] | None:
    """Return the opponent's trump that wins a trick in a line, the first one.

    A defender sees dummy's trumps on the table: none of these is forgotten.
    """
    if left.trump is None:
        return None
    cards = [(None, card) for card in left.trick] + [(h, c) for h, c in worst.line]
    leader = left.leader
    for start in range(0, len(cards) - 3, 4):
        trick = tuple(card for _, card in cards[start : start + 4])
        leader, card = winning(trick, leader, left.trump)
        held = left.hands[leader] >> card & 1
        seen = leader == dummy or leader in hands_of(claim.side)
        if held and card // RANKS == left.trump and not seen:
            return SEATS[leader], card_of(card)
    return None


def may_forget_trump(left: CardsLeft, claim: StandingClaim) -> bool:
    """Whether an opponent of the claimer still holds a trump, and some trump has been played.

    While none has, nobody can have lost count of them.
    """
    if left.trump is None:
        return False
    trumps, own = SUIT_BITS[left.trump], hands_of(claim.side)
    out = [left.hands[hand] & trumps for hand in range(4) if hand not in own]
    seen = sum(left.hands) | sum(1 << card for card in left.trick)
    return any(out) and seen & trumps != trumps


def floor(
    left: CardsLeft, claim: StandingClaim, plan: Plan | None = None, *, legal: bool = False
) -> int:
    """Return the tricks the side wins by every normal play of all the cards, or every legal one.

    Of what `plan` states its line does not count, nor a finesse.
    """
    normal = None if legal else without_its_line(plan or Plan())
    return worth(left, claim.side, normal, claim.conceded).tricks


def without_its_line(plan: Plan) -> Plan:
    """Return a plan of which the line stated does not count, nor a finesse."""
    return replace(plan, line=(), finesses=False)
