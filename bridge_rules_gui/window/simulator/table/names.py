"""What the table calls seats, suits, cards, calls and what lies on it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from bridge_rules_gui.game.call import Bid, Call, Double, Redouble
from bridge_rules_gui.game.card import Card, Rank
from bridge_rules_gui.game.contract import Contract
from bridge_rules_gui.game.seat import Seat, Side
from bridge_rules_gui.game.suit import Denomination, Suit
from bridge_rules_gui.game.vulnerability import Vulnerability
from bridge_rules_gui.simulation.position import CallState, Facing
from bridge_rules_gui.table.claims.claiming import ClaimStage

translate = QCoreApplication.translate
_FEW: Final = 4
"""The most that Slavonic languages count as a few."""


def name_of_seat(seat: Seat) -> str:
    """Return a player's name."""
    names = {
        Seat.NORTH: translate("Table", "North"),
        Seat.EAST: translate("Table", "East"),
        Seat.SOUTH: translate("Table", "South"),
        Seat.WEST: translate("Table", "West"),
    }
    return names[seat]


def letter_of_seat(seat: Seat) -> str:
    """Return the letter of a player, where his name has no room."""
    letters = {
        Seat.NORTH: translate("Table", "N", "letter of the player North"),
        Seat.EAST: translate("Table", "E", "letter of the player East"),
        Seat.SOUTH: translate("Table", "S", "letter of the player South"),
        Seat.WEST: translate("Table", "W", "letter of the player West"),
    }
    return letters[seat]


def name_of_side(side: Side) -> str:
    """Return two partners by their names."""
    names = {
        Side.NORTH_SOUTH: translate("Table", "North–South"),
        Side.EAST_WEST: translate("Table", "East–West"),
    }
    return names[side]


def letters_of_side(side: Side) -> str:
    """Return two partners by their letters, where their names have no room."""
    letters = {
        Side.NORTH_SOUTH: translate("Table", "NS"),
        Side.EAST_WEST: translate("Table", "EW"),
    }
    return letters[side]


def name_of_vulnerability(vulnerable: Vulnerability) -> str:
    """Return who is vulnerable."""
    names = {
        Vulnerability.NONE: translate("Table", "none vulnerable"),
        Vulnerability.NORTH_SOUTH: translate("Table", "North–South vulnerable"),
        Vulnerability.EAST_WEST: translate("Table", "East–West vulnerable"),
        Vulnerability.ALL: translate("Table", "all vulnerable"),
    }
    return names[vulnerable]


def name_of_suit(suit: Suit) -> str:
    """Return a suit's name."""
    names = {
        Suit.CLUBS: translate("Table", "clubs"),
        Suit.DIAMONDS: translate("Table", "diamonds"),
        Suit.HEARTS: translate("Table", "hearts"),
        Suit.SPADES: translate("Table", "spades"),
    }
    return names[suit]


def _name_of_one(suit: Suit) -> str:
    """Return a suit's name as a bid of one names it."""
    names = {
        Suit.CLUBS: translate("Table", "club"),
        Suit.DIAMONDS: translate("Table", "diamond"),
        Suit.HEARTS: translate("Table", "heart"),
        Suit.SPADES: translate("Table", "spade"),
    }
    return names[suit]


def _name_of_few(suit: Suit) -> str:
    """Return a suit's name as a bid of two to four names it: in Russian not as of five."""
    names = {
        Suit.CLUBS: translate("Table", "clubs", "after 2, 3 or 4"),
        Suit.DIAMONDS: translate("Table", "diamonds", "after 2, 3 or 4"),
        Suit.HEARTS: translate("Table", "hearts", "after 2, 3 or 4"),
        Suit.SPADES: translate("Table", "spades", "after 2, 3 or 4"),
    }
    return names[suit]


def printed_rank(rank: Rank) -> str:
    """Return a rank as it is printed on a card."""
    return "10" if rank is Rank.TEN else str(rank)


def name_of_card(card: Card) -> str:
    """Return a card in words: queen of hearts."""
    honours = {
        Rank.ACE: translate("Table", "ace"),
        Rank.KING: translate("Table", "king"),
        Rank.QUEEN: translate("Table", "queen"),
        Rank.JACK: translate("Table", "jack"),
    }
    rank = honours.get(card.rank, printed_rank(card.rank))
    return translate("Table", "{rank} of {suit}").format(rank=rank, suit=name_of_suit(card.suit))


def name_of_call(call: Call) -> str:
    """Return a call in words: two hearts is "2 hearts"."""
    if not isinstance(call, Bid):
        return short_call(call)
    suit = call.denomination.suit
    if suit is None:
        named = translate("Table", "notrump")
    elif call.level == 1:
        named = _name_of_one(suit)
    else:
        named = _name_of_few(suit) if call.level <= _FEW else name_of_suit(suit)
    return translate("Table", "{level} {suit}").format(level=call.level, suit=named)


def short_call(call: Call) -> str:
    """Return a call that is no bid as a diagram prints it, and a bid by its signs."""
    if isinstance(call, Bid):
        return f"{call.level}{sign_of_denomination(call.denomination)}"
    if isinstance(call, Double):
        return translate("Table", "double")
    if isinstance(call, Redouble):
        return translate("Table", "redouble")
    return translate("Table", "pass")


def sign_of_denomination(denomination: Denomination) -> str:
    """Return the sign of a suit, or the letters of no trump."""
    suit = denomination.suit
    return translate("Table", "NT") if suit is None else suit.symbol


def name_of_contract(contract: Contract) -> str:
    """Return a contract with its declarer."""
    bid = short_call(contract.bid) + str(contract.doubling)
    return translate("Table", "{contract} by {declarer}").format(
        contract=bid, declarer=name_of_seat(contract.declarer)
    )


def name_of_facing(facing: Facing) -> str:
    """Return the word under a card that lies face up."""
    names = {
        Facing.EXPOSED: translate("Table", "exposed"),
        Facing.MAJOR: translate("Table", "major"),
        Facing.MINOR: translate("Table", "minor"),
        Facing.WAITING: translate("Table", "waiting"),
    }
    return names[facing]


def explained_facing(facing: Facing) -> str:
    """Return why a card lies face up."""
    names = {
        Facing.EXPOSED: translate("Table", "exposed card"),
        Facing.MAJOR: translate("Table", "major penalty card"),
        Facing.MINOR: translate("Table", "minor penalty card"),
        Facing.WAITING: translate("Table", "played out of turn, not yet dealt with"),
    }
    return names[facing]


def name_of_state(state: CallState) -> str:
    """Return what has become of a call; nothing to say of one that stands."""
    names = {
        CallState.STANDS: "",
        CallState.PENDING: translate("Table", "not yet dealt with"),
        CallState.WITHDRAWN: translate("Table", "withdrawn"),
    }
    return names[state]


def name_of_stage(stage: ClaimStage) -> str:
    """Return how far a claim has been dealt with."""
    names = {
        ClaimStage.OPEN: translate("Table", "Nobody has agreed or objected yet."),
        ClaimStage.CONTESTED: translate("Table", "Contested: the director must decide."),
        ClaimStage.AGREED: translate("Table", "Agreed."),
        ClaimStage.ESTABLISHED: translate("Table", "Agreed, and established."),
        ClaimStage.DECIDED: translate("Table", "Decided by the director."),
    }
    return names[stage]
