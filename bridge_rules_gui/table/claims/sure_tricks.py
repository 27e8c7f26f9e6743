"""The tricks two hands can run without losing the lead, as the player who claims sees them.

He knows his cards and which are still out; a trump he has forgotten ruffs nothing in his view.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final

from bridge_rules_gui.table.claims.cards_left import (
    HIGHER,
    RANKS,
    SUIT_BITS,
    TooManyLinesError,
    highest,
    lowest,
    shape,
)

_MOST_RUNS: Final = 20_000
"""After so many runs the search is given up."""

_Run = tuple[int, ...]
"""The shape of the hands, clockwise from the one on lead."""


@dataclass(slots=True)
class SureTricks:
    """The longest runs of winners, kept as they are found.

    `aware` tells whether the side reckons with the trumps the others hold, `alone` that the hand
    on lead counts on its own cards only: a run ends where its partner could win a trick.
    """

    trump: int | None
    aware: bool
    alone: bool = False
    known: dict[_Run, int] = field(default_factory=dict)

    def run(self, hand: int, partner: int, others: tuple[int, int]) -> int:
        """Return how many tricks a hand on lead and its partner can surely run."""
        key = shape((hand, others[0], partner, others[1]))
        if key not in self.known:
            if len(self.known) >= _MOST_RUNS:
                raise TooManyLinesError
            most, best = self._most(hand, partner, others), 0
            for card in self._leads(hand, partner):
                best = max(best, self.leading(card, hand, partner, others))
                if best == most:
                    break
            self.known[key] = best
        return self.known[key]

    def _most(self, hand: int, partner: int, others: tuple[int, int]) -> int:
        """Return a number of tricks no run exceeds: winners of each suit, and every trump."""
        most = hand.bit_count()
        if self.alone:
            return most
        found = 0
        for suit, cards in enumerate(SUIT_BITS):
            if suit == self.trump:
                found += ((hand | partner) & cards).bit_count()
            else:
                found += _winners(
                    hand & cards, partner & cards, others[0] & cards, others[1] & cards
                )
        return min(most, found)

    def _leads(self, hand: int, partner: int) -> Iterator[int]:
        """Yield the highest card of each suit, and the lowest where the partner may win or ruff."""
        trumps = 0 if self.trump is None else partner & SUIT_BITS[self.trump]
        for suit in range(4):
            cards, opposite = hand & SUIT_BITS[suit], partner & SUIT_BITS[suit]
            if cards:
                yield highest(cards)
                if cards & (cards - 1) and (opposite > cards or (trumps and not opposite)):
                    yield lowest(cards)

    def leading(self, card: int, hand: int, partner: int, others: tuple[int, int]) -> int:
        """Return how many tricks can surely be run if they begin with the lead of a card."""
        suit = card // RANKS
        if self.aware and self._may_be_ruffed(suit, others):
            return 0
        left = hand & ~(1 << card)
        out = max(other & SUIT_BITS[suit] for other in others)
        after = (without_lowest(others[0], suit), without_lowest(others[1], suit))
        if self.alone:
            return self._leading_alone(card, left, partner, after) if 1 << card > out else 0
        best = 0
        for answer in self._answers(partner, suit):
            kept = partner & ~(1 << answer)
            by_partner = answer // RANKS == suit and answer > card
            if answer // RANKS == self.trump != suit or (by_partner and 1 << answer > out):
                best = max(best, 1 + self.run(kept, left, (after[1], after[0])))
            elif not by_partner and 1 << card > out:
                best = max(best, 1 + self.run(left, kept, after))
        return best

    def _leading_alone(self, card: int, left: int, partner: int, others: tuple[int, int]) -> int:
        """Return the tricks of a run that begins with a winner, up to one its partner could win."""
        suit = card // RANKS
        ruff = 0 if self.trump is None or partner & SUIT_BITS[suit] else SUIT_BITS[self.trump]
        if partner & (HIGHER[card] | ruff):
            return 1
        return 1 + self.run(left, without_lowest(partner, suit), others)

    def _may_be_ruffed(self, suit: int, others: tuple[int, int]) -> bool:
        if self.trump is None or suit == self.trump:
            return False
        trumps = SUIT_BITS[self.trump]
        return any(other & trumps and not other & SUIT_BITS[suit] for other in others)

    def _answers(self, partner: int, suit: int) -> Iterator[int]:
        following = partner & SUIT_BITS[suit]
        if following:
            yield from _ends(following)
            return
        for other in range(4):
            held = partner & SUIT_BITS[other]
            if held:
                yield lowest(held)


@lru_cache(maxsize=65_536)
def _winners(hand: int, partner: int, one: int, other: int) -> int:
    """Return how many rounds of a suit two hands could win at most while the others keep high."""
    left, rounds = hand | partner, max(hand.bit_count(), partner.bit_count())
    for done in range(rounds):
        out = max(held if held.bit_count() > done else 0 for held in (one, other))
        winners = left & ~((1 << out.bit_length()) - 1)
        if not winners:
            return done
        left &= ~(winners & -winners)
    return rounds


def _ends(cards: int) -> Iterator[int]:
    """Yield the highest and the lowest card of a suit, once if they are one."""
    if cards:
        yield highest(cards)
        if cards & (cards - 1):
            yield lowest(cards)


def without_lowest(hand: int, suit: int) -> int:
    """Return a hand without its lowest card of a suit, as it is where it has none."""
    held = hand & SUIT_BITS[suit]
    return hand & ~(held & -held)
