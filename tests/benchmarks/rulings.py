"""How fast auctions and whole deals are followed and ruled on under all three editions.

The yardstick is replaying the same games by the rules of the game alone
(`tests.benchmarks.replay`); the aim is to stay within five times that for legal ones. Auctions
that end in an irregularity and deals with revokes show what is paid where a ruling has to be made.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from random import Random
from typing import Final

from bridge_rules_gui.director.follow import rule_under_all
from bridge_rules_gui.game.call import BIDS, Bid, Call, Double, Pass, Redouble
from bridge_rules_gui.game.card import DECK, Card, Rank
from bridge_rules_gui.game.contract import Contract
from bridge_rules_gui.game.deal import Deal
from bridge_rules_gui.game.hand import Hand
from bridge_rules_gui.game.play import PlayPeriod
from bridge_rules_gui.game.scenario import (
    Acceptance,
    CallMade,
    CardsPlayed,
    Claim,
    DirectorAct,
    DirectorArrives,
    Event,
    Facts,
    Objection,
    Scenario,
)
from bridge_rules_gui.game.seat import Seat
from tests.benchmarks.measurement import Growth, Measurement, best_time, growth, sizes
from tests.benchmarks.replay import (
    AuctionScenario,
    DealScenario,
    drawn_auctions,
    drawn_deals,
    replay_auctions,
    replay_deals,
)

AIM: Final = 5.0
_SHORT: Final = 3
"""So many calls, ten times and a hundred times as many show the growth: the most are 319."""
_LEFT: Final = (6, 11)
"""How many tricks are left when somebody claims: some that can be weighed, too many of them."""
_STRONG: Final = 36
"""Declarer's side has so many points at least when he claims at trick one."""
_CARELESS: Final = 0.05
"""How often a player of a careless deal plays any card at all."""


def legal(auctions: Sequence[AuctionScenario]) -> list[Scenario]:
    """Return auctions as cases in which nothing is irregular."""
    return [_scenario(dealer, _events(dealer, calls)) for dealer, calls in auctions]


def irregular(auctions: Sequence[AuctionScenario]) -> list[Scenario]:
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
    return _scenario(dealer, (*_events(dealer, calls), *after))


def _events(dealer: Seat, calls: Sequence[Call]) -> tuple[Event, ...]:
    return tuple(Event(CallMade(call), dealer.turned(at)) for at, call in enumerate(calls))


def _scenario(dealer: Seat, events: tuple[Event, ...]) -> Scenario:
    return Scenario("benchmark", "Benchmark", dealer=dealer, events=events)


def played(deals: Sequence[DealScenario]) -> list[Scenario]:
    """Return whole deals as cases in which every card is legal."""
    return [_deal(begun, cards) for begun, cards in deals]


def with_revokes(deals: Sequence[DealScenario], seed: int = 64) -> list[Scenario]:
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
    """Return a deal as a case in which the hand in turn plays the next card."""
    events, play = list[Event](), begun
    for card in cards:
        events.append(Event(CardsPlayed((card,)), play.turn))
        play = play.place(play.turn, card)
    stated = Facts((("equity", "no damage"),))
    scenario = Scenario("benchmark", "Benchmark", deal=begun.deal, contract=begun.contract)
    return replace(scenario, events=tuple(events), facts=stated)


def claimed(deals: Sequence[DealScenario], left: int = _LEFT[0]) -> list[Scenario]:
    """Return the same deals up to a claim that is contested, of all tricks left but one."""
    found = []
    for begun, cards in deals:
        scenario = _deal(begun, cards[: 4 * (13 - left)])
        declarer = begun.contract.declarer
        claim = Event(Claim(left - 1), declarer)
        ending = (claim, Event(Objection(), declarer.left_hand_opponent))
        found.append(replace(scenario, events=(*scenario.events, *ending)))
    return found


def claimed_at_trick_one(count: int, seed: int = 70) -> list[Scenario]:
    """Return whole deals of a strong side whose declarer claims everything after the lead."""
    chance, found = Random(seed), list[Scenario]()  # noqa: S311 - repeatable, not secret
    while len(found) < count:
        drawn = chance.sample(DECK, 52)
        deal = Deal(tuple(Hand(tuple(drawn[at::4])) for at in range(4)))
        if sum(max(card.rank - Rank.TEN, 0) for card in (*drawn[::4], *drawn[2::4])) < _STRONG:
            continue
        lead = Event(CardsPlayed((drawn[3],)), Seat.WEST)
        events = (lead, Event(Claim(None), Seat.SOUTH), Event(Objection(), Seat.WEST))
        contract = Contract.parse("7NT", Seat.SOUTH)
        scenario = Scenario("benchmark", "Benchmark", deal=deal, contract=contract)
        found.append(replace(scenario, events=events))
    return found


def rule_on(scenarios: Sequence[Scenario]) -> int:
    """Rule on every case under every edition; return how many rulings name an irregularity."""
    return sum(
        ruling.irregularity is not None
        for scenario in scenarios
        for ruling in rule_under_all(scenario).values()
    )


def ratio(auctions: Sequence[AuctionScenario], runs: int) -> float:
    """Return how many times longer ruling on legal auctions takes than replaying them."""
    scenarios = legal(auctions)
    replayed = best_time(lambda: replay_auctions(auctions), runs)
    return best_time(lambda: rule_on(scenarios), runs) / replayed


def deals_ratio(deals: Sequence[DealScenario], runs: int) -> float:
    """Return how many times longer ruling on legal deals takes than replaying them."""
    scenarios = played(deals)
    replayed = best_time(lambda: replay_deals(deals), runs)
    return best_time(lambda: rule_on(scenarios), runs) / replayed


def longest_auction() -> AuctionScenario:
    """Return the longest auction there is: every bid, doubled and redoubled as late as may be."""
    waits = (Pass(), Pass())
    after_bid = (*waits, Double(), *waits, Redouble(), *waits)
    calls = (Pass(), *waits, *(call for bid in BIDS for call in (bid, *after_bid)), Pass())
    return Seat.NORTH, calls


def measure(*, is_quick: bool) -> Iterator[Measurement]:
    """Yield what ruling under three editions takes, beside replaying the games."""
    runs = 1 if is_quick else 5
    auctions = drawn_auctions(200 if is_quick else 2_000)
    unit = best_time(lambda: replay_auctions(auctions), runs) / len(auctions)
    against, grown = "replaying an auction", _growth(is_quick=is_quick)
    each = _each(legal(auctions), runs)
    yield Measurement("ruling, legal auction", against, each, unit, AIM, grown)
    each = _each(irregular(auctions), runs)
    yield Measurement("ruling, insufficient bid", against, each, unit)
    deals = drawn_deals(20 if is_quick else 100)
    unit = best_time(lambda: replay_deals(deals), runs) / len(deals)
    for what, dealt, aim in (
        ("legal deal", played, AIM),
        ("revokes in a deal", with_revokes, None),
    ):
        each = _each(dealt(deals), runs)
        yield Measurement(f"ruling, {what}", "replaying a deal", each, unit, aim)
    for left in _LEFT:
        # Once only: the lines of play that have been tried are kept.
        each = _each(claimed(deals[: 3 if is_quick else 20], left), 1)
        yield Measurement(f"ruling, {left - 1} tricks claimed", "replaying a deal", each, unit)

    each = _each(claimed_at_trick_one(3 if is_quick else 20), 1)
    yield Measurement("ruling, a claim at trick one", "replaying a deal", each, unit)


def _growth(*, is_quick: bool) -> Growth:
    """Return how ruling grows with the calls of an auction."""
    dealer, calls = longest_auction()
    begun = [legal([(dealer, calls[: size * _SHORT])]) for size in sizes(is_quick=is_quick)]
    return growth("calls", [_each(scenarios, 5) for scenarios in begun])


def _each(scenarios: Sequence[Scenario], runs: int) -> float:
    return best_time(lambda: rule_on(scenarios), runs) / len(scenarios)
