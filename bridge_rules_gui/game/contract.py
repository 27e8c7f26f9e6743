"""Contracts: what declarer has undertaken to win, and who he is."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from bridge_rules_gui.game.call import Bid
from bridge_rules_gui.game.errors import BridgeError, UnreadableError
from bridge_rules_gui.game.seat import Seat
from bridge_rules_gui.game.suit import Denomination
from bridge_rules_gui.language.sentence import Printed, Sentence, sentence

_BOOK = 6
"""The tricks that count for nothing; the level of a bid is what is won above them."""


class ContractAboveSevenError(BridgeError):
    """Raised when a contract is to be of more tricks than there are."""

    def __init__(self, bid: Bid) -> None:
        self.bid = bid
        super().__init__(
            sentence("Law 38: {bid} cannot be a contract", bid=bid),
            sentence("no contract is above seven"),
        )


class Doubling(Enum):
    """Whether a bid has been doubled, and redoubled; written ``X`` and ``XX`` behind it."""

    UNDOUBLED = ""
    DOUBLED = "X"
    REDOUBLED = "XX"

    def __str__(self) -> str:
        return self.value


@dataclass(frozen=True, slots=True)
class Contract(Printed):
    """The last bid of an auction, doubled or not, and the player who is to make it."""

    bid: Bid
    doubling: Doubling
    declarer: Seat

    def __post_init__(self) -> None:
        if self.bid.is_above_seven:
            raise ContractAboveSevenError(self.bid)

    def __str__(self) -> str:
        return f"{self.bid}{self.doubling}"

    @property
    def in_symbols(self) -> str:
        """The contract as books print it: 4♠X."""
        return f"{self.bid.in_symbols}{self.doubling}"

    @property
    def in_words(self) -> Sentence:
        """The contract in words, whoever plays it: 6H redoubled."""
        if self.doubling is Doubling.UNDOUBLED:
            return sentence("{bid}", bid=self.bid)
        is_doubled = self.doubling is Doubling.DOUBLED
        return sentence("{bid} doubled" if is_doubled else "{bid} redoubled", bid=self.bid)

    @property
    def level(self) -> int:
        """How many odd tricks are to be won."""
        return self.bid.level

    @property
    def denomination(self) -> Denomination:
        """What is trump, or notrump."""
        return self.bid.denomination

    @property
    def tricks_needed(self) -> int:
        """How many tricks of the thirteen make the contract."""
        return _BOOK + self.bid.level

    @property
    def dummy(self) -> Seat:
        """Declarer's partner."""
        return self.declarer.partner

    @property
    def opening_leader(self) -> Seat:
        """The defender to declarer's left."""
        return self.declarer.left_hand_opponent

    @classmethod
    def parse(cls, text: str, declarer: Seat) -> Contract:
        """Read ``4S``, ``4SX`` or ``4SXX``; the inverse of ``str``, which leaves declarer out.

        Raise `UnreadableError`, or `ContractAboveSevenError`.
        """
        bid = text.rstrip("X")
        try:
            return cls(Bid.parse(bid), Doubling(text[len(bid) :]), declarer)
        except UnreadableError:
            raise UnreadableError(text, "a contract", _EXAMPLE) from None
        except ContractAboveSevenError:
            raise
        except ValueError:
            raise UnreadableError(text, "a contract", _EXAMPLE) from None


_EXAMPLE = "4S, 4SX or 4SXX"
