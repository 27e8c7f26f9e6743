"""How fast auctions and whole deals are followed and ruled on under all three editions.

Run it with ``python -m tests.benchmarks.rulings [--auctions N] [--deals N] [--runs N]``. The
yardstick is replaying the same games by the rules of the game alone (`tests.benchmarks.replay`);
the aim is to stay within five times that for legal ones. Auctions that end in an irregularity
and deals with revokes show what is paid where a ruling has to be made.
"""

from __future__ import annotations

import argparse
from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING

from bridge_rules_gui.bridge.call import BIDS, Bid, Call
from bridge_rules_gui.bridge.story import (
    Acceptance,
    CallMade,
    CardsPlayed,
    DirectorAct,
    DirectorArrives,
    Event,
    Facts,
    Scenario,
)
from bridge_rules_gui.rulings.course.follow import rule_under_all
from tests.benchmarks.replay import (
    AuctionStory,
    DealStory,
    best_time,
    drawn_auctions,
    drawn_deals,
    replay_auctions,
    replay_deals,
)
from tests.benchmarks.tables import table

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bridge_rules_gui.bridge.card import Card
    from bridge_rules_gui.bridge.play import PlayPeriod
    from bridge_rules_gui.bridge.seat import Seat

_CARELESS = 0.05
"""How often a player of a careless deal plays any card at all."""


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


def played(deals: Sequence[DealStory]) -> list[Scenario]:
    """Return whole deals as stories in which every card is legal."""
    return [_deal(begun, cards) for begun, cards in deals]


def with_revokes(deals: Sequence[DealStory], seed: int = 64) -> list[Scenario]:
    """Return the same deals with cards played in turn, one in twenty whatever it be."""
    chance = Random(seed)  # noqa: S311 - repeatable, not secret
    return [_deal(begun, _careless(chance, begun)) for begun, _ in deals]


def _careless(chance: Random, begun: PlayPeriod) -> tuple[Card, ...]:
    cards: list[Card] = []
    play = begun
    while not play.is_over:
        held = tuple(play.deal.hand(play.turn) or ())
        cards.append(chance.choice(held if chance.random() < _CARELESS else play.legal_cards()))
        play = play.place(play.turn, cards[-1])
    return tuple(cards)


def _deal(begun: PlayPeriod, cards: Sequence[Card]) -> Scenario:
    """Return a deal as a story in which the hand in turn plays the next card."""
    events, play = list[Event](), begun
    for card in cards:
        events.append(Event(CardsPlayed((card,)), play.turn))
        play = play.place(play.turn, card)
    told = Facts((("equity", "no damage"),))
    story = Scenario("benchmark", "Benchmark", deal=begun.deal, contract=begun.contract)
    return replace(story, events=tuple(events), facts=told)


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


def deals_ratio(deals: Sequence[DealStory], runs: int) -> float:
    """Return how many times longer ruling on legal deals takes than replaying them."""
    stories = played(deals)
    replayed = best_time(lambda: replay_deals(deals), runs)
    return best_time(lambda: rule_on(stories), runs) / replayed


def main(argv: Sequence[str] | None = None) -> None:
    """Measure and print the table."""
    parser = argparse.ArgumentParser(description="Measure how fast auctions are ruled on.")
    parser.add_argument("--auctions", type=int, default=2_000, help="auctions (2000)")
    parser.add_argument("--deals", type=int, default=100, help="whole deals (100)")
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
    head = ("deals", *head[1:])
    print(table("Whole deals, likewise", head, _rows_of_deals(wishes.deals, wishes.runs)))


def _rows_of_deals(number: int, runs: int) -> list[tuple[str, ...]]:
    deals = drawn_deals(number)
    legally, carelessly = played(deals), with_revokes(deals)
    yardstick = best_time(lambda: replay_deals(deals), runs) / len(deals)
    return [
        _row("replayed", len(deals), yardstick, yardstick),
        _row("ruled, legal", len(legally), _each(legally, runs), yardstick),
        _row("ruled, with revokes", len(carelessly), _each(carelessly, runs), yardstick),
    ]


def _each(stories: Sequence[Scenario], runs: int) -> float:
    return best_time(lambda: rule_on(stories), runs) / len(stories)


def _row(name: str, number: int, each: float, yardstick: float) -> tuple[str, ...]:
    return name, str(number), f"{each * 1e6:.0f} us", f"{1 / each:.0f}", f"{each / yardstick:.1f}"


if __name__ == "__main__":
    main()
