"""How fast auctions are followed and ruled on under all three editions.

Run it with ``python -m tests.benchmarks.rulings [--auctions N] [--runs N]``. The yardstick is
replaying the same auctions by the rules of the game alone (`tests.benchmarks.replay`); the aim is
to stay within five times that for legal auctions. Auctions that end in an irregularity show what
is paid where a ruling has to be made.
"""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from bridge_rules_gui.bridge.call import BIDS, Bid, Call
from bridge_rules_gui.bridge.story import (
    Acceptance,
    CallMade,
    DirectorAct,
    DirectorArrives,
    Event,
    Scenario,
)
from bridge_rules_gui.rulings.follow import rule_under_all
from tests.benchmarks.replay import AuctionStory, best_time, drawn_auctions, replay_auctions
from tests.benchmarks.tables import table

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bridge_rules_gui.bridge.seat import Seat


def legal(auctions: Sequence[AuctionStory]) -> list[Scenario]:
    """Return auctions as stories in which nothing is irregular."""
    return [_story(dealer, _events(dealer, calls)) for dealer, calls in auctions]


def irregular(auctions: Sequence[AuctionStory]) -> list[Scenario]:
    """Return the auctions up to their first bid, and an insufficient one refused after it."""
    found = []
    for dealer, calls in auctions:
        place = next((at for at, call in enumerate(calls) if _can_be_undercut(call)), None)
        if place is not None:
            found.append(_undercut(dealer, calls[: place + 1]))
    return found


def _can_be_undercut(call: Call) -> bool:
    return isinstance(call, Bid) and call != BIDS[0]


def _undercut(dealer: Seat, calls: Sequence[Call]) -> Scenario:
    offender = dealer.turned(len(calls))
    after = (
        Event(CallMade(BIDS[0]), offender),
        Event(DirectorArrives(DirectorAct.CALLED)),
        Event(Acceptance(accepted=False), offender.left_hand_opponent),
        Event(CallMade(BIDS[-1]), offender),
    )
    return _story(dealer, (*_events(dealer, calls), *after))


def _events(dealer: Seat, calls: Sequence[Call]) -> tuple[Event, ...]:
    return tuple(Event(CallMade(call), dealer.turned(at)) for at, call in enumerate(calls))


def _story(dealer: Seat, events: tuple[Event, ...]) -> Scenario:
    return Scenario("benchmark", "Benchmark", dealer=dealer, events=events)


def rule_on(stories: Sequence[Scenario]) -> int:
    """Rule on every story under every edition; return how many rulings name an irregularity."""
    return sum(
        ruling.irregularity is not None
        for story in stories
        for ruling in rule_under_all(story).values()
    )


def ratio(auctions: Sequence[AuctionStory], runs: int) -> float:
    """Return how many times longer ruling on legal auctions takes than replaying them."""
    stories = legal(auctions)
    replayed = best_time(lambda: replay_auctions(auctions), runs)
    return best_time(lambda: rule_on(stories), runs) / replayed


def main(argv: Sequence[str] | None = None) -> None:
    """Measure and print the table."""
    parser = argparse.ArgumentParser(description="Measure how fast auctions are ruled on.")
    parser.add_argument("--auctions", type=int, default=2_000, help="auctions (2000)")
    parser.add_argument("--runs", type=int, default=5, help="runs, of which the best counts (5)")
    wishes = parser.parse_args(argv)
    auctions = drawn_auctions(wishes.auctions)
    ruled, wrong = legal(auctions), irregular(auctions)
    yardstick = best_time(lambda: replay_auctions(auctions), wishes.runs) / len(auctions)
    rows = [
        _row("replayed", len(auctions), yardstick, yardstick),
        _row("ruled, legal", len(ruled), _each(ruled, wishes.runs), yardstick),
        _row("ruled, insufficient bid", len(wrong), _each(wrong, wishes.runs), yardstick),
    ]
    head = ("auctions", "number", "each", "a second", "times replaying")
    print(table(f"Auctions under three editions, best of {wishes.runs}", head, rows))


def _each(stories: Sequence[Scenario], runs: int) -> float:
    return best_time(lambda: rule_on(stories), runs) / len(stories)


def _row(name: str, number: int, each: float, yardstick: float) -> tuple[str, ...]:
    return name, str(number), f"{each * 1e6:.0f} us", f"{1 / each:.0f}", f"{each / yardstick:.1f}"


if __name__ == "__main__":
    main()
