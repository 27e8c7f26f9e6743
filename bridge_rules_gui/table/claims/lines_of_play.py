"""Lines of play: how many tricks a side could win of what is left, and by which cards.

The side that claimed plays as its plan and normal play allow (`normal_play`), or any legal card at
all; the others play what hurts it most. Nothing here knows an edition.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final

from bridge_rules_gui.game.seat import Side
from bridge_rules_gui.game.trick import TrickCard
from bridge_rules_gui.table.claims.cards_left import (
    SEATS,
    SUIT_BITS,
    CardsLeft,
    TooManyLinesError,
    card_of,
    hands_of,
    highest,
    shape,
)
from bridge_rules_gui.table.claims.legal_play import distinct_cards, sensible_cards
from bridge_rules_gui.table.claims.normal_play import Choices, Move, Plan, normal_cards
from bridge_rules_gui.table.claims.sure_tricks import SureTricks

_MOST_POSITIONS: Final = 40_000
"""After so many positions and runs the search is given up: the claim must be judged."""

_Key = tuple[tuple[int, ...], int, int, int]


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

    `plan` is None where any legal play of the side counts. `slack`, here and there, is how many
    tricks it has said it will lose; when it loses more, its plan is at an end and it is
    `surprised`. What is `known`, at least so many tricks and at most so many, is kept for the
    beginnings of tricks, those that differ in idle cards alone under one key.
    """

    side: Side
    plan: Plan | None
    trump: int | None
    known: dict[_Key, tuple[int, int]] = field(default_factory=dict)
    sure: dict[tuple[bool, bool], SureTricks] = field(default_factory=dict)
    positions: int = 0
    own: tuple[int, int] = field(init=False)
    surprised: Plan | None = field(init=False)

    def __post_init__(self) -> None:
        self.own = hands_of(self.side)
        self.surprised = None if self.plan is None else self.plan.after_a_surprise()

    def fewest(self, left: CardsLeft, slack: int, about: int) -> int:
        """Return the fewest tricks the side wins from here, sought from `about` so many on."""
        tricks = about
        while self.wins(tricks + 1, left, slack):
            tricks += 1
        while not self.wins(tricks, left, slack):
            tricks -= 1
        return tricks

    def wins(self, tricks: int, left: CardsLeft, slack: int) -> bool:
        """Whether the side wins so many tricks from here on every line."""
        if tricks <= 0:
            return True
        most = left.tricks
        if tricks > most:
            return False
        if left.trick:
            return self._sought(tricks, left, slack)
        key = self._key(left, slack)
        low, high = self.known.get(key, (0, most))
        if low < tricks <= high:
            if self._sought(tricks, left, slack):
                low = tricks
            else:
                high = tricks - 1
            self.known[key] = low, high
        return tricks <= low

    def _key(self, left: CardsLeft, slack: int) -> _Key:
        if self.plan is not None and self.plan.distinguishes_cards:
            return (left.hands, left.turn, left.shown_out, slack)
        return (shape(left.hands), left.turn, left.shown_out, slack)

    def _sought(self, tricks: int, left: CardsLeft, slack: int) -> bool:
        self.positions += 1
        runs = sum(len(sure.known) for sure in self.sure.values())
        if self.positions + runs > _MOST_POSITIONS:
            raise TooManyLinesError
        least = self._least(left, slack)
        if tricks <= least and not self._may_be_ruffed(left):
            return True  # No line is sought that is worse than a run of winners.
        for group in self.choices(left, slack):
            if not self._wins_by_one(group, max(tricks, least + 1), left, slack):
                return tricks <= least and self._wins_by_one(group, tricks, left, slack)
        return True

    def runs(self, tricks: int, left: CardsLeft, slack: int) -> bool:
        """Whether the side is sure to run so many tricks once the trick in progress is over."""
        if tricks <= 0 or not left.trick:
            return tricks <= self._least(left, slack)
        return all(
            any(self._runs_by(card, tricks, left, slack) for card in group)
            for group in self.choices(left, slack)
        )

    def _runs_by(self, card: int, tricks: int, left: CardsLeft, slack: int) -> bool:
        following, winner = left.after(card)
        rest = tricks - (winner in self.own)
        return self.runs(rest, following, self.slack_after(winner, slack))

    def _may_be_ruffed(self, left: CardsLeft) -> bool:
        """Whether the others hold a trump, so that a run depends on how it is played."""
        return left.trump is not None and any(
            other & SUIT_BITS[left.trump] for other in _others_hands(left)
        )

    def _wins_by_one(
        self, group: tuple[int, ...], tricks: int, left: CardsLeft, slack: int
    ) -> bool:
        return any(self.wins_by(card, tricks, left, slack) for card in group)

    def _least(self, left: CardsLeft, slack: int) -> int:
        """Return what the side wins whatever happens: a run of winners it will not break off."""
        if left.trick or left.turn not in self.own:
            return 0
        plan = self._plan(slack)
        if plan is None or plan.overlooks_run or not plan.aware_of_trumps:
            return 0
        if any(step.move is not Move.DRAW for step in plan.line):
            return 0
        if left.turn == plan.unseeing:
            return 0
        hand, partner = left.hands[left.turn], left.hands[(left.turn + 2) % 4]
        return self._seen_by(plan).run(hand, partner, _others_hands(left))

    def _plan(self, slack: int) -> Plan | None:
        return self.plan if slack >= 0 else self.surprised

    def choices(self, left: CardsLeft, slack: int) -> Choices:
        """Return the cards that may be played, in groups within which the side finds the best."""
        legal = left.legal()
        if not legal & (legal - 1):
            return ((highest(legal),),)
        if left.turn not in self.own:
            cards = distinct_cards(left) if self.plan is None else sensible_cards(left)
            return tuple((card,) for card in cards)
        plan = self._plan(slack)
        if plan is None:
            return tuple((card,) for card in distinct_cards(left))
        groups = normal_cards(left, plan, self._seen_by(plan))
        if plan.plays_best or plan.best_hand == left.turn:
            return (tuple(card for group in groups for card in group),)
        return groups

    def wins_by(self, card: int, tricks: int, left: CardsLeft, slack: int) -> bool:
        """Whether the side wins so many tricks on every line that begins with a card."""
        following, winner = left.after(card)
        if winner in self.own:
            tricks -= 1
        return self.wins(tricks, following, self.slack_after(winner, slack))

    def fewest_by(self, card: int, left: CardsLeft, slack: int, about: int) -> int:
        """Return the fewest tricks the side wins when a card is played."""
        following, winner = left.after(card)
        own = winner in self.own
        return own + self.fewest(following, self.slack_after(winner, slack), about - own)

    def slack_after(self, winner: int | None, slack: int) -> int:
        """Return what the side may still lose after a trick; below 0 it is surprised."""
        if self.plan is None or winner is None or winner in self.own:
            return slack
        return max(slack - 1, -1)

    def _seen_by(self, plan: Plan) -> SureTricks:
        """Return the winners the side can run, as far as it is aware of the others' trumps.

        A defender who claims counts on his own: he does not see his partner's.
        """
        key = plan.aware_of_trumps, plan.unseeing is not None
        if key not in self.sure:
            self.sure[key] = SureTricks(self.trump, *key)
        return self.sure[key]


def worth(left: CardsLeft, side: Side, plan: Plan | None, slack: int = 0) -> Worth:
    """Return how many tricks a side wins at worst of what is left.

    `slack` is how many it has said it will lose. Raise `TooManyLinesError`.
    """
    found = _worth(left, side, plan, slack)
    if found is None:
        raise TooManyLinesError
    return found


@lru_cache(maxsize=256)
def _worth(left: CardsLeft, side: Side, plan: Plan | None, slack: int) -> Worth | None:
    """Return what `worth` tells, None where there are too many lines; editions ask alike."""
    lines = Lines(side, plan, left.trump)
    try:
        tricks = lines.fewest(left, slack, left.tricks // 2)
        line = _line(lines, left, slack, tricks)
        return Worth(tricks, left.tricks, line, lines.positions)
    except TooManyLinesError:
        return None


def sure_run(left: CardsLeft, side: Side, *, aware: bool = False, alone: bool = False) -> int:
    """Return how many tricks a side sees to run, forgetting the others' trumps or `aware` of them.

    `alone` tells that the hand on lead counts on its own cards only. Where the side is not to lead
    it is taken to win the current trick in the hand that suits it. Raise `TooManyLinesError`.
    """
    found = _sure_run(left, side, aware, alone)
    if found is None:
        raise TooManyLinesError
    return found


@lru_cache(maxsize=256)
def _sure_run(left: CardsLeft, side: Side, aware: bool, alone: bool) -> int | None:
    """Return what `sure_run` tells, None where there are too many runs; editions ask alike."""
    sure = SureTricks(left.trump, aware, alone)
    own, partner = hands_of(side)
    pairs: tuple[tuple[int, int], ...] = ((own, partner), (partner, own))
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
    try:
        return max(runs) + bool(left.trick)
    except TooManyLinesError:
        return None


@lru_cache(maxsize=256)
def runs_home(left: CardsLeft, side: Side, plan: Plan, tricks: int, slack: int) -> bool:
    """Whether a side is seen to run so many tricks from the top, the trick in progress included."""
    try:
        return Lines(side, plan, left.trump).runs(tricks, left, slack)
    except TooManyLinesError:
        return False


def _line(lines: Lines, left: CardsLeft, slack: int, tricks: int) -> tuple[tuple[int, int], ...]:
    """Return a line that wins the fewest tricks, which are known."""
    line: list[tuple[int, int]] = []
    while left.tricks:
        tricks, card = min(
            max((lines.fewest_by(card, left, slack, tricks), -card) for card in group)
            for group in lines.choices(left, slack)
        )
        line.append((left.turn, -card))
        left, winner = left.after(-card)
        tricks -= winner in lines.own
        slack = lines.slack_after(winner, slack)
    return tuple(line)


def _others_hands(left: CardsLeft) -> tuple[int, int]:
    return left.hands[(left.turn + 1) % 4], left.hands[(left.turn + 3) % 4]
