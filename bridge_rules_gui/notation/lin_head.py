"""LIN files (Bridge Base Online): what stands before the auction of a board."""

from __future__ import annotations

import re
from typing import Final

from bridge_rules_gui.game.board import Board
from bridge_rules_gui.game.card import DECK
from bridge_rules_gui.game.deal import Deal
from bridge_rules_gui.game.hand import Hand
from bridge_rules_gui.game.seat import Seat
from bridge_rules_gui.game.suit import Suit
from bridge_rules_gui.game.vulnerability import Vulnerability
from bridge_rules_gui.language.sentence import sentence
from bridge_rules_gui.notation.lin_fields import Field
from bridge_rules_gui.notation.reports import Report
from bridge_rules_gui.notation.table_words import hand_of_cards, trusted_deal, unreadable

DEALERS: Final = (Seat.SOUTH, Seat.WEST, Seat.NORTH, Seat.EAST)
"""The dealer by his digit, 1 to 4; the hands of a deal stand in the same order."""
VULNERABLE: Final = {
    "o": Vulnerability.NONE,
    "n": Vulnerability.NORTH_SOUTH,
    "e": Vulnerability.EAST_WEST,
    "b": Vulnerability.ALL,
}
_SUITS: Final = ("S", "H", "D", "C")


class LinHead:
    """Number, dealer, deal and vulnerability of one board; what is wrong goes into the report."""

    def __init__(self, fields: tuple[Field, ...], report: Report) -> None:
        self._fields = fields
        self._report = report

    def first(self, tag: str) -> Field:
        """Return the first field of a tag; an empty one where the board has none."""
        missing = Field(tag, "", self._fields[0].line)
        return next((field for field in self._fields if field.tag == tag), missing)

    def value(self, tag: str) -> str:
        """Return the words of a tag's first field; empty where the board has none."""
        return self.first(tag).value

    def board(self) -> Board | None:
        """Return the board: ``ah|Board 5|`` or ``qx|o5|``."""
        for text in (self.value("ah"), self.value("qx")):
            found = re.search(r"[1-9][0-9]{0,3}", text)
            if found is not None:
                return Board(int(found.group()))
        return None

    def dealer(self) -> Seat:
        """Return the dealer the deal begins with; else that of the board, else South."""
        field, board = self.first("md"), self.board()
        digit = field.value[:1]
        if digit in tuple("1234"):
            return DEALERS[int(digit) - 1]
        dealer = Seat.SOUTH if board is None else board.dealer
        problem = sentence("the dealer is not told; {dealer} counts as dealer", dealer=dealer)
        remedy = sentence("begin the deal with 1, 2, 3 or 4 for South, West, North or East")
        self._report.note(field.line, "md", problem, remedy)
        return dealer

    def deal(self) -> Deal | None:
        """Return the hands as far as they can be read; the fourth may be left out."""
        field = self.first("md")
        words = field.value.lstrip("0123456789").split(",")
        hands: dict[Seat, Hand | None] = dict.fromkeys(Seat)
        for seat, word in zip(DEALERS, words, strict=False):
            hands[seat] = self._hand(seat, word.strip(), field.line) if word.strip() else None
        known = [hand for hand in hands.values() if hand is not None and len(hand) == 13]
        held = {card for hand in known for card in hand}
        if len(known) == 3 and len(held) == 39 and words[3:] in ([], [""]):
            # East has what is left.
            hands[Seat.EAST] = Hand(tuple(card for card in DECK if card not in held))
        return trusted_deal([hands[seat] for seat in Seat], field.line, "md", self._report)

    def _hand(self, seat: Seat, word: str, line: int) -> Hand | None:
        cards: list[tuple[Suit, str]] = []
        suit: Suit | None = None
        is_readable = word[:1].upper() in _SUITS
        for letter in word.upper().replace("10", "T"):
            if letter in _SUITS:
                suit = Suit.parse(letter)
            elif suit is not None:
                cards.append((suit, letter))
        hand = hand_of_cards(cards) if is_readable else None
        if hand is None:
            problem = sentence(
                "{word}: {seat} counts as unknown",
                word=unreadable(word, "a hand"),
                seat=seat,
            )
            self._report.note(
                line, "md", problem, sentence("write suits and ranks like SAKQHJT9D876C5432")
            )
        return hand

    def vulnerable(self) -> Vulnerability:
        """Return who is vulnerable; where it is not told, as on the board."""
        field, board = self.first("sv"), self.board()
        text = field.value.lower().replace("0", "o")
        if text in VULNERABLE:
            return VULNERABLE[text]
        known = Vulnerability.NONE if board is None else board.vulnerability
        problem = (
            unreadable(field.value, "a vulnerability")
            if text
            else sentence("the vulnerability is not told")
        )
        remedy = sentence("write sv|o|, n, e or b for none, North-South, East-West or both")
        self._report.note(
            self.first("md").line,
            "sv",
            sentence("{problem}; it counts as {known}", problem=problem, known=known),
            remedy,
        )
        return known
