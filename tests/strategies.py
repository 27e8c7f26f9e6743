"""Generators of values for property tests."""

from __future__ import annotations

from hypothesis import strategies as st

from bridge_rules_gui.bridge.call import BIDS, CALLS, Bid, Call
from bridge_rules_gui.bridge.card import DECK, Card
from bridge_rules_gui.bridge.deal import Deal
from bridge_rules_gui.bridge.hand import Hand
from bridge_rules_gui.bridge.seat import Seat
from bridge_rules_gui.bridge.suit import Denomination
from bridge_rules_gui.corpus.citation import Citation

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
