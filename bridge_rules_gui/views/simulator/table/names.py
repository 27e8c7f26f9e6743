"""What the table calls seats, suits, cards, calls and what lies on it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication

from bridge_rules_gui.bridge.call import Bid, Double, Redouble
from bridge_rules_gui.bridge.card import Rank
from bridge_rules_gui.bridge.seat import Seat, Side
from bridge_rules_gui.bridge.suit import Denomination, Suit
from bridge_rules_gui.bridge.vulnerability import Vulnerability
from bridge_rules_gui.rulings.claims.claiming import ClaimStage
from bridge_rules_gui.services.simulation.position import CallState, Facing

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bridge_rules_gui.bridge.call import Call
    from bridge_rules_gui.bridge.card import Card
    from bridge_rules_gui.bridge.contract import Contract

_translate = QCoreApplication.translate
_FEW: Final = 4
"""The most that Slavonic languages count as a few."""


def name_of_seat(seat: Seat) -> str:
    """Return a player's name."""
    names: Mapping[Seat, str] = {
        Seat.NORTH: _translate("Table", "North"),
        Seat.EAST: _translate("Table", "East"),
        Seat.SOUTH: _translate("Table", "South"),
        Seat.WEST: _translate("Table", "West"),
    }
    return names[seat]


def letter_of_seat(seat: Seat) -> str:
    """Return the letter of a player, where his name has no room."""
    letters: Mapping[Seat, str] = {
        Seat.NORTH: _translate("Table", "N", "letter of the player North"),
        Seat.EAST: _translate("Table", "E", "letter of the player East"),
        Seat.SOUTH: _translate("Table", "S", "letter of the player South"),
        Seat.WEST: _translate("Table", "W", "letter of the player West"),
    }
    return letters[seat]


def name_of_side(side: Side) -> str:
    """Return two partners by their letters."""
    names: Mapping[Side, str] = {
        Side.NORTH_SOUTH: _translate("Table", "NS"),
        Side.EAST_WEST: _translate("Table", "EW"),
    }
    return names[side]


def name_of_vulnerability(vulnerable: Vulnerability) -> str:
    """Return who is vulnerable."""
    names: Mapping[Vulnerability, str] = {
        Vulnerability.NONE: _translate("Table", "none vulnerable"),
        Vulnerability.NORTH_SOUTH: _translate("Table", "NS vulnerable"),
        Vulnerability.EAST_WEST: _translate("Table", "EW vulnerable"),
        Vulnerability.ALL: _translate("Table", "all vulnerable"),
    }
    return names[vulnerable]


def name_of_suit(suit: Suit) -> str:
    """Return a suit's name."""
    names: Mapping[Suit, str] = {
        Suit.CLUBS: _translate("Table", "clubs"),
        Suit.DIAMONDS: _translate("Table", "diamonds"),
        Suit.HEARTS: _translate("Table", "hearts"),
        Suit.SPADES: _translate("Table", "spades"),
    }
    return names[suit]


def _name_of_one(suit: Suit) -> str:
    """Return a suit's name as a bid of one names it."""
    names: Mapping[Suit, str] = {
        Suit.CLUBS: _translate("Table", "club"),
        Suit.DIAMONDS: _translate("Table", "diamond"),
        Suit.HEARTS: _translate("Table", "heart"),
        Suit.SPADES: _translate("Table", "spade"),
    }
    return names[suit]


def _name_of_few(suit: Suit) -> str:
    """Return a suit's name as a bid of two to four names it: in Russian not as of five."""
    names: Mapping[Suit, str] = {
        Suit.CLUBS: _translate("Table", "clubs", "after 2, 3 or 4"),
        Suit.DIAMONDS: _translate("Table", "diamonds", "after 2, 3 or 4"),
        Suit.HEARTS: _translate("Table", "hearts", "after 2, 3 or 4"),
        Suit.SPADES: _translate("Table", "spades", "after 2, 3 or 4"),
    }
    return names[suit]


def printed_rank(rank: Rank) -> str:
    """Return a rank as it is printed on a card."""
    return "10" if rank is Rank.TEN else str(rank)


def name_of_card(card: Card) -> str:
    """Return a card in words: queen of hearts."""
    honours: Mapping[Rank, str] = {
        Rank.ACE: _translate("Table", "ace"),
        Rank.KING: _translate("Table", "king"),
        Rank.QUEEN: _translate("Table", "queen"),
        Rank.JACK: _translate("Table", "jack"),
    }
    rank = honours.get(card.rank, printed_rank(card.rank))
    return _translate("Table", "{rank} of {suit}").format(rank=rank, suit=name_of_suit(card.suit))


def name_of_call(call: Call) -> str:
    """Return a call in words: two hearts is "2 hearts"."""
    if not isinstance(call, Bid):
        return short_call(call)
    suit = call.denomination.suit
    if suit is None:
        named = _translate("Table", "no trump")
    elif call.level == 1:
        named = _name_of_one(suit)
    else:
        named = _name_of_few(suit) if call.level <= _FEW else name_of_suit(suit)
    return _translate("Table", "{level} {suit}").format(level=call.level, suit=named)


def short_call(call: Call) -> str:
    """Return a call that is no bid as a diagram prints it, and a bid by its signs."""
    if isinstance(call, Bid):
        return f"{call.level}{sign_of_denomination(call.denomination)}"
    if isinstance(call, Double):
        return _translate("Table", "double")
    if isinstance(call, Redouble):
        return _translate("Table", "redouble")
    return _translate("Table", "pass")


def sign_of_denomination(denomination: Denomination) -> str:
    """Return the sign of a suit, or the letters of no trump."""
    suit = denomination.suit
    return _translate("Table", "NT") if suit is None else suit.symbol


def name_of_contract(contract: Contract) -> str:
    """Return a contract with its declarer."""
    bid = short_call(contract.bid) + str(contract.doubling)
    return _translate("Table", "{contract} by {declarer}").format(
        contract=bid, declarer=name_of_seat(contract.declarer)
    )


def name_of_facing(facing: Facing) -> str:
    """Return the word under a card that lies face up."""
    names: Mapping[Facing, str] = {
        Facing.EXPOSED: _translate("Table", "exposed"),
        Facing.MAJOR: _translate("Table", "major"),
        Facing.MINOR: _translate("Table", "minor"),
        Facing.WAITING: _translate("Table", "waiting"),
    }
    return names[facing]


def explained_facing(facing: Facing) -> str:
    """Return why a card lies face up."""
    names: Mapping[Facing, str] = {
        Facing.EXPOSED: _translate("Table", "exposed card"),
        Facing.MAJOR: _translate("Table", "major penalty card"),
        Facing.MINOR: _translate("Table", "minor penalty card"),
        Facing.WAITING: _translate("Table", "played out of turn, not yet dealt with"),
    }
    return names[facing]


def name_of_state(state: CallState) -> str:
    """Return what has become of a call; nothing to say of one that stands."""
    names: Mapping[CallState, str] = {
        CallState.STANDS: "",
        CallState.PENDING: _translate("Table", "not yet dealt with"),
        CallState.WITHDRAWN: _translate("Table", "withdrawn"),
    }
    return names[state]


def name_of_stage(stage: ClaimStage) -> str:
    """Return how far a claim has been dealt with."""
    names: Mapping[ClaimStage, str] = {
        ClaimStage.OPEN: _translate("Table", "Nobody has agreed or objected yet."),
        ClaimStage.CONTESTED: _translate("Table", "Contested: the director has to decide."),
        ClaimStage.AGREED: _translate("Table", "Agreed."),
        ClaimStage.ESTABLISHED: _translate("Table", "Agreed, and established."),
        ClaimStage.DECIDED: _translate("Table", "Decided by the director."),
    }
    return names[stage]
