"""Lines of play: how many tricks a side could win of what is left, and by which cards.

The side that claimed plays as its plan and normal play allow (`normal_play`), or any legal card at
all; the others play what hurts it most. Nothing here knows an edition.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from bridge_rules_gui.bridge.trick import TrickCard
from bridge_rules_gui.rulings.cards_left import (
    RANKS,
    SEATS,
    SUIT_BITS,
    beats,
    bits,
    card_of,
    hands_of,
    lowest,
)
from bridge_rules_gui.rulings.normal_play import Plan, normal_cards
from bridge_rules_gui.rulings.sure_tricks import SureTricks

if TYPE_CHECKING:
    from collections.abc import Iterable

    from bridge_rules_gui.bridge.seat import Side
    from bridge_rules_gui.rulings.cards_left import CardsLeft, Hands

_MOST_POSITIONS: Final = 60_000
"""After so many positions the search is given up: what the claim is worth must be judged."""

_Key = tuple["tuple[Hands, int, tuple[int, ...], int]", int]


class TooManyLinesError(Exception):
    """Raised when there are more lines of play than can be tried in a moment."""


@dataclass(frozen=True, slots=True)
class Worth:
    """How many of the tricks left a side wins at worst, by which line, of how many tried.

    `line` are the cards as bit numbers with the hands that play them; `positions` counts what was
    looked at.
    """

    tricks: int
    of: int
    line: tuple[tuple[int, int], ...]
    positions: int

    def cards(self) -> tuple[TrickCard, ...]:
        """Return the line as cards and the players they come from."""
        return tuple(TrickCard(SEATS[hand], card_of(card)) for hand, card in self.line)


@dataclass(slots=True)
class Lines:
    """The lines of play from a position for one side.

    `plan` is None where any legal play of the side counts. `slack` is how many tricks it has said
    it will lose; when it loses more, its plan is at an end.
    """

    side: Side
    plan: Plan | None
    trump: int | None
    known: dict[_Key, tuple[int, int]] = field(default_factory=dict)
    sure: dict[bool, SureTricks] = field(default_factory=dict)

    def fewest(self, left: CardsLeft, slack: int) -> tuple[int, int]:
        """Return the fewest tricks the side wins from here, and the card that leads to it."""
        if not any(left.hands):
            return 0, -1
        key = (left.key(), slack)
        found = self.known.get(key)
        if found is None:
            if len(self.known) >= _MOST_POSITIONS:
                raise TooManyLinesError
            found = self.known[key] = self._sought(left, slack)
        return found

    def _sought(self, left: CardsLeft, slack: int) -> tuple[int, int]:
        if left.turn not in hands_of(self.side):
            return min(self._with(left, card, slack) for card in self._of_the_others(left))
        plan = self.plan if slack >= 0 or self.plan is None else self.plan.after_a_surprise()
        if plan is None:
            return min(self._with(left, card, slack) for card in _distinct(left))
        sure = self.seen_by(aware=plan.aware_of_trumps)
        if self._runs_all(left, sure):
            return left.tricks, self._next_winner(left, sure)
        groups = normal_cards(left, plan, sure)
        if plan.plays_best or plan.best_hand == left.turn:
            groups = (tuple(card for group in groups for card in group),)
        return min(max(self._with(left, card, slack) for card in group) for group in groups)

    def _with(self, left: CardsLeft, card: int, slack: int) -> tuple[int, int]:
        after, winner = left.after(card)
        own = winner is not None and winner in hands_of(self.side)
        if winner is not None and not own:
            slack = self.slack_after(slack)
        return own + self.fewest(after, slack)[0], card

    def slack_after(self, slack: int) -> int:
        """Return what the side may still lose when it has lost a trick; below 0 it is surprised."""
        return slack if self.plan is None else max(slack - 1, -1)

    def _of_the_others(self, left: CardsLeft) -> Iterable[int]:
        return _distinct(left) if self.plan is None else _sensible(left)

    def seen_by(self, *, aware: bool) -> SureTricks:
        """Return the winners the side can run, as far as it is aware of the others' trumps."""
        if aware not in self.sure:
            self.sure[aware] = SureTricks(self.trump, aware)
        return self.sure[aware]

    def _runs_all(self, left: CardsLeft, sure: SureTricks) -> bool:
        """Whether the side is on lead and every trick is one that nobody can take from it."""
        if left.trick or (self.plan is not None and self.plan.counts_on_more):
            return False
        others = _others_hands(left)
        trumps = 0 if self.trump is None else SUIT_BITS[self.trump]
        if (others[0] | others[1]) & trumps or self.plan is None or self.plan.cards:
            return False
        hand, partner = left.hands[left.turn], left.hands[(left.turn + 2) % 4]
        return sure.run(hand, partner, others) == left.tricks

    def _next_winner(self, left: CardsLeft, sure: SureTricks) -> int:
        hand, partner = left.hands[left.turn], left.hands[(left.turn + 2) % 4]
        others = _others_hands(left)
        return next(
            card for card in bits(hand) if sure.leading(card, hand, partner, others) == left.tricks
        )


def worth(left: CardsLeft, side: Side, plan: Plan | None, slack: int = 0) -> Worth:
    """Return how many tricks a side wins at worst of what is left.

    `slack` is how many it has said it will lose. Raise `TooManyLinesError`.
    """
    lines = Lines(side, plan, left.trump)
    tricks, _ = lines.fewest(left, slack)
    return Worth(tricks, left.tricks, _line(lines, left, slack), len(lines.known))


def sure_run(left: CardsLeft, side: Side) -> int:
    """Return how many tricks a side sees to run, forgetting the others' trumps.

    Where it is not to lead it is taken to win the current trick in the hand that suits it.
    """
    sure = SureTricks(left.trump, aware=False)
    own, partner = hands_of(side)
    pairs = ((own, partner), (partner, own))
    if not left.trick and left.turn in (own, partner):
        pairs = tuple(pair for pair in pairs if pair[0] == left.turn)
    runs = (
        sure.run(
            left.hands[lead],
            left.hands[other],
            (left.hands[(lead + 1) % 4], left.hands[(lead + 3) % 4]),
        )
        for lead, other in pairs
    )
    return max(runs) + bool(left.trick)


def _line(lines: Lines, left: CardsLeft, slack: int) -> tuple[tuple[int, int], ...]:
    line: list[tuple[int, int]] = []
    while any(left.hands):
        _, card = lines.fewest(left, slack)
        line.append((left.turn, card))
        left, winner = left.after(card)
        if winner is not None and winner not in hands_of(lines.side):
            slack = lines.slack_after(slack)
    return tuple(line)


def _others_hands(left: CardsLeft) -> tuple[int, int]:
    return left.hands[(left.turn + 1) % 4], left.hands[(left.turn + 3) % 4]


def _distinct(left: CardsLeft) -> list[int]:
    """Return the legal cards, one of those that are as good as each other."""
    everything = left.hands[0] | left.hands[1] | left.hands[2] | left.hands[3]
    for card in left.trick:
        everything |= 1 << card
    hand, found, above = left.hands[left.turn], [], -1
    for card in sorted(bits(left.legal()), reverse=True):
        between = everything >> (card + 1) & ((1 << max(above - card - 1, 0)) - 1)
        if above < 0 or above // RANKS != card // RANKS or between:
            found.append(card)
        above = card
    return found if hand else []


def _sensible(left: CardsLeft) -> list[int]:
    """Return the cards of an opponent worth trying: every lead, every winner, the lowest others."""
    distinct = _distinct(left)
    if not left.trick:
        return distinct
    _, best = left.best()
    winners = [card for card in distinct if beats(card, best, left.trump)]
    legal = left.legal()
    lows = [lowest(legal & SUIT_BITS[suit]) for suit in range(4) if legal & SUIT_BITS[suit]]
    return list(dict.fromkeys([*winners, *lows]))
