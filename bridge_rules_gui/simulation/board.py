"""The board of a case to be read on paper: the hands as players sit, who is in what position."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from bridge_rules_gui.game.hand import Hand
from bridge_rules_gui.game.scenario import Scenario
from bridge_rules_gui.game.seat import Seat, Side
from bridge_rules_gui.game.suit import Suit
from bridge_rules_gui.game.vulnerability import Vulnerability
from bridge_rules_gui.language.sentence import Sentence, sentence

Diagram = tuple[tuple[str, ...], ...]
"""Rows of cells of a diagram; the lines of a cell are parted by newlines."""


_VULNERABLE: Final = {
    Vulnerability.NONE: sentence("Nobody is vulnerable"),
    Vulnerability.NORTH_SOUTH: sentence("{side} are vulnerable", side=Side.NORTH_SOUTH),
    Vulnerability.EAST_WEST: sentence("{side} are vulnerable", side=Side.EAST_WEST),
    Vulnerability.ALL: sentence("Both sides are vulnerable"),
}


def board_diagram(scenario: Scenario, say: Callable[[Sentence], str]) -> Diagram:
    """Return North above, West and East between, South below, and what else stands on a board.

    Where no hand is known, only that is said.
    """
    facts, deal = "\n".join(map(say, board_facts(scenario))), scenario.deal
    if deal is None:
        return ((facts,),)
    hands = map(deal.hand, Seat)
    north, east, south, west = (
        "" if hand is None else "\n".join([say(sentence(seat.in_words)), *_suits(hand)])
        for seat, hand in zip(Seat, hands, strict=True)
    )
    return ((facts, north, ""), (west, "", east), ("", south, ""))


def board_facts(scenario: Scenario) -> Iterator[Sentence]:
    """Yield who deals and who is vulnerable; of a case that begins with the play, its start."""
    if scenario.dealer is not None:
        yield sentence("{dealer} is the dealer", dealer=scenario.dealer)
    yield _VULNERABLE[scenario.vulnerable]
    if scenario.contract is not None:
        declarer, contract = scenario.contract.declarer, scenario.contract.in_words
        yield sentence("{declarer} plays {contract}", declarer=declarer, contract=contract)
    if scenario.start is not None:
        yield sentence("{leader} is on lead", leader=scenario.start.on_lead)


def _suits(hand: Hand) -> Iterator[str]:
    """Yield a suit a line, from spades down; a dash where the hand has none."""
    for suit in reversed(Suit):
        ranks = " ".join("10" if str(c.rank) == "T" else str(c.rank) for c in hand.of_suit(suit))
        yield f"{suit.symbol} {ranks or '–'}"
