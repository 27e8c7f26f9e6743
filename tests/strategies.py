"""Generators of values for property tests."""

from __future__ import annotations

from hypothesis import strategies as st

from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.game.auction import Auction
from bridge_rules_gui.game.call import BIDS, CALLS, Bid, Call
from bridge_rules_gui.game.card import DECK, Card
from bridge_rules_gui.game.contract import Contract, Doubling
from bridge_rules_gui.game.deal import Deal
from bridge_rules_gui.game.hand import Hand
from bridge_rules_gui.game.play import PlayPeriod
from bridge_rules_gui.game.seat import Seat
from bridge_rules_gui.game.suit import Denomination

seats: st.SearchStrategy[Seat] = st.sampled_from(Seat)
cards: st.SearchStrategy[Card] = st.sampled_from(DECK)
bids: st.SearchStrategy[Bid] = st.sampled_from(BIDS)
calls: st.SearchStrategy[Call] = st.sampled_from(CALLS)
calls_above_seven: st.SearchStrategy[Bid] = st.builds(
    Bid, st.integers(8, 9), st.sampled_from(Denomination)
)


@st.composite
def hands(draw: st.DrawFn) -> Hand:
    """Draw a hand of any number of different cards."""
    return Hand(tuple(draw(st.sets(cards, max_size=14))))


@st.composite
def full_deals(draw: st.DrawFn) -> Deal:
    """Draw a deal of thirteen cards to each player."""
    deck = draw(st.permutations(DECK))
    return Deal(tuple(Hand(tuple(deck[start : start + 13])) for start in range(0, 52, 13)))


@st.composite
def deals(draw: st.DrawFn) -> Deal:
    """Draw a deal as a case may have it: full or not, faulty, some hands not known."""
    if draw(st.booleans()):
        return draw(full_deals())
    return Deal(tuple(draw(st.none() | hands()) for _ in Seat))


@st.composite
def auctions(draw: st.DrawFn, *, longest: int = 24) -> Auction:
    """Draw a legal auction, over or not; low calls are likelier than high ones."""
    auction = Auction(draw(seats))
    for _ in range(draw(st.integers(0, longest))):
        legal = auction.legal_calls()
        if not legal:
            break
        auction = auction.push(draw(st.sampled_from(legal[:6]) | st.sampled_from(legal)))
    return auction


@st.composite
def condoned_auctions(draw: st.DrawFn) -> Auction:
    """Draw an auction in which anything may stand that a table has accepted."""
    auction = Auction(draw(seats))
    for _ in range(draw(st.integers(0, 12))):
        seat = draw(st.just(auction.turn) | seats)
        auction = auction.condone(seat, draw(calls | calls_above_seven))
    return auction


contracts: st.SearchStrategy[Contract] = st.builds(Contract, bids, st.sampled_from(Doubling), seats)


@st.composite
def plays(draw: st.DrawFn) -> PlayPeriod:
    """Draw the legal play of a full deal of which some hands may be unknown, over or not."""
    deal, hidden = draw(full_deals()), draw(st.sets(seats, max_size=3))
    for seat in hidden:
        deal = deal.with_hand(seat, None)
    play = PlayPeriod.begun(draw(contracts), deal)
    for _ in range(draw(st.integers(0, 52))):
        legal = play.legal_cards()
        if not legal:
            break
        play = play.push(draw(st.sampled_from(legal)))
    return play


def citations() -> st.SearchStrategy[Citation]:
    """Return citations of every shape the three books have."""
    items = st.integers(1, 19).map(lambda n: (f".{n}",))
    sections = st.tuples(st.sampled_from("ABCDEFGH"))
    numbered = st.tuples(st.sampled_from("ABCDEFGH"), st.integers(1, 19).map(str))
    lettered = st.builds(
        lambda head, letter: (*head, f"({letter})"), numbered, st.sampled_from("abcdefgh")
    )
    fourth = st.sampled_from(["(i)", "(ii)", "(iii)", "(iv)", "(1)", "(2)"])
    deepest = st.builds(lambda head, label: (*head, label), lettered, fourth)
    labels = st.one_of(st.just(()), items, sections, numbered, lettered, deepest)
    return st.builds(Citation, st.integers(1, 93), labels)
