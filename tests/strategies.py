"""Generators of values for property tests."""

from __future__ import annotations

from hypothesis import strategies as st

from bridge_rules_gui.bridge.call import BIDS, CALLS, Bid, Call
from bridge_rules_gui.bridge.card import DECK, Card
from bridge_rules_gui.bridge.deal import Deal
from bridge_rules_gui.bridge.hand import Hand
from bridge_rules_gui.bridge.seat import Seat
from bridge_rules_gui.bridge.suit import Denomination

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
    """Draw a deal as a story may have it: full or not, faulty, some hands not known."""
    if draw(st.booleans()):
        return draw(full_deals())
    return Deal(tuple(draw(st.none() | hands()) for _ in Seat))
