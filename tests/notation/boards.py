"""Boards played out legally from a seed: deal, auction, and the play as far as one likes."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from bridge_rules_gui.game.auction import Auction
from bridge_rules_gui.game.call import Pass
from bridge_rules_gui.game.card import DECK
from bridge_rules_gui.game.deal import Deal
from bridge_rules_gui.game.hand import Hand
from bridge_rules_gui.game.play import PlayPeriod
from bridge_rules_gui.game.scenario import CallMade, CardsPlayed, Event, Facts, Scenario
from bridge_rules_gui.game.seat import Seat
from bridge_rules_gui.game.vulnerability import Vulnerability


def boards(count: int, seed: int) -> Iterator[Scenario]:
    """Yield so many boards, the same ones for the same seed."""
    chance = Random(seed)  # noqa: S311 - repeatable, not secret
    for number in range(1, count + 1):
        yield _board(chance, number)


def _board(chance: Random, number: int) -> Scenario:
    deal = _deal(chance)
    auction = _auction(chance)
    events = [Event(CallMade(call), seat, facts=_facts(chance)) for seat, call in auction.calls]
    if auction.contract is not None:
        play = PlayPeriod.begun(auction.contract, deal)
        for _ in range(chance.choice((0, 1, 5, 26, 51, 52))):
            card = chance.choice(play.legal_cards())
            events.append(Event(CardsPlayed((card,)), play.turn))
            play = play.push(card)
    return Scenario(
        identifier=f"boards-{number}",
        title=f"Board {number}",
        dealer=auction.dealer,
        vulnerable=chance.choice(list(Vulnerability)),
        deal=deal,
        events=tuple(events),
    )


def _deal(chance: Random) -> Deal:
    deck = list(DECK)
    chance.shuffle(deck)
    return Deal(tuple(Hand(tuple(deck[start : start + 13])) for start in range(0, 52, 13)))


def _auction(chance: Random) -> Auction:
    """Return an auction that is over, or sometimes one that was broken off."""
    auction = Auction(chance.choice(list(Seat)))
    while not auction.is_over and chance.random() > 0.01:
        legal = auction.legal_calls()
        auction = auction.push(Pass() if chance.random() < 0.5 else chance.choice(legal[:9]))
    return auction


def _facts(chance: Random) -> Facts:
    if chance.random() > 0.1:
        return Facts()
    return Facts((("meaning", chance.choice(("4+ spades", "точно 4 ♠", 'a "weak" bid \\ 6-9'))),))
