"""The tags of a PBN game as values: dealer, vulnerability, scoring, deal, contract, result."""

from __future__ import annotations

import re
from typing import Final

from bridge_rules_gui.game.board import Board
from bridge_rules_gui.game.contract import Contract
from bridge_rules_gui.game.deal import Deal
from bridge_rules_gui.game.errors import BridgeError
from bridge_rules_gui.game.hand import Hand
from bridge_rules_gui.game.scenario import Scoring
from bridge_rules_gui.game.seat import Seat, Side
from bridge_rules_gui.game.vulnerability import Vulnerability
from bridge_rules_gui.language.sentence import Sentence, sentence
from bridge_rules_gui.notation.pbn_game import PbnGame
from bridge_rules_gui.notation.problems import Report, quoted
from bridge_rules_gui.notation.table_words import hand_of, seat_of, trusted_deal, unreadable

_VULNERABLE: Final = {
    **dict.fromkeys(("none", "love", "-", "o"), Vulnerability.NONE),
    **dict.fromkeys(("ns", "n-s", "n/s"), Vulnerability.NORTH_SOUTH),
    **dict.fromkeys(("ew", "e-w", "e/w"), Vulnerability.EAST_WEST),
    **dict.fromkeys(("all", "both", "b"), Vulnerability.ALL),
}
_RESULT_OF_SIDE: Final = re.compile(r"(?P<side>NS|EW)\s+(?P<tricks>[0-9]{1,2})")
_BOARD_NUMBER: Final = re.compile(r"[1-9][0-9]{0,5}")
_NUMBER: Final = re.compile(r"[0-9]{1,2}")
_PASSED_OUT: Final = "pass"
_ALL_TRICKS: Final = 13
_RANKS: Final = frozenset("AKQJT98765432.")


class PbnHead:
    """Reads the tags of one game, and reports what they leave open."""

    def __init__(self, game: PbnGame, report: Report) -> None:
        self._game = game
        self._report = report

    def _note(self, tag: str, problem: Sentence, remedy: Sentence) -> None:
        self._report.note(self._game.line_of(tag), tag, problem, remedy)

    def board(self) -> Board | None:
        """Return the board, or None where its number is not stated or is none."""
        text = self._game.value("Board")
        return Board(int(text)) if _BOARD_NUMBER.fullmatch(text) else None

    def dealer(self) -> Seat | None:
        """Return the dealer; stated, or known from the number of the board."""
        text = self._game.value("Dealer")
        dealer = seat_of(text)
        if text and dealer is None:
            self._note(
                "Dealer",
                unreadable(text, "a seat"),
                sentence('write [Dealer "N"], E, S or W'),
            )
        board = self.board()
        if dealer is None and board is not None and not text:
            self._note(
                "Dealer",
                sentence(
                    "the dealer is not given; on board {board} it is {dealer}",
                    board=board,
                    dealer=board.dealer,
                ),
                sentence("add the tag"),
            )
            dealer = board.dealer
        return dealer

    def vulnerable(self) -> Vulnerability:
        """Return the vulnerability; stated, or known from the number of the board."""
        text = self._game.value("Vulnerable")
        if text.lower() in _VULNERABLE:
            return _VULNERABLE[text.lower()]
        board = self.board()
        if board is None:
            known, where = Vulnerability.NONE, sentence("nobody is taken as vulnerable")
        else:
            known = board.vulnerability
            where = sentence("on board {board} it is {vulnerable}", board=board, vulnerable=known)
        problem = (
            unreadable(text, "a vulnerability")
            if text
            else sentence("the vulnerability is not given")
        )
        self._note(
            "Vulnerable",
            sentence("{problem}; {where}", problem=problem, where=where),
            sentence("write None, NS, EW or All"),
        )
        return known

    def scoring(self) -> Scoring:
        """Return how results are compared; what is not stated counts as matchpoints."""
        text = self._game.value("Scoring").lower()
        if "imp" in text or "team" in text:
            return Scoring.INTERNATIONAL_MATCHPOINTS
        return Scoring.TOTAL_POINTS if "total" in text or "rubber" in text else Scoring.MATCHPOINTS

    def deal(self) -> Deal | None:
        """Return the hands that can be read."""
        text = self._game.value("Deal")
        if not text:
            return None
        first_word, colon, rest = text.partition(":")
        first = seat_of(first_word) if colon else None
        if first is None:
            problem = sentence("the deal does not begin with the seat of its first hand")
            self._note("Deal", problem, sentence('write [Deal "N:AKQ.JT9.876.5432 ..."]'))
            return None
        return self._deal(first, rest.split())

    def _deal(self, first: Seat, words: list[str]) -> Deal | None:
        if len(words) != len(Seat):
            problem = sentence(
                "the deal has {count} hands; the missing ones are taken as unknown",
                count=len(words),
            )
            self._note("Deal", problem, sentence("write four hands, - for an unknown one"))
        hands: dict[Seat, Hand | None] = dict.fromkeys(Seat)
        for place, word in enumerate(words[:4]):
            seat = first.turned(place)
            if word != "-":
                hands[seat] = self._hand(seat, word)
        line = self._game.line_of("Deal")
        return trusted_deal([hands[seat] for seat in Seat], line, "Deal", self._report)

    def _hand(self, seat: Seat, word: str) -> Hand | None:
        hand = hand_of(word)
        if hand is None:
            problem = sentence(
                "{word}: {seat}’s hand is taken as unknown",
                word=unreadable(word, "a hand"),
                seat=seat,
            )
            self._note("Deal", problem, sentence("write four suits like AKQ.JT9.876.5432"))
        elif not set(word) <= _RANKS:
            problem = sentence("the hand is written as {word}", word=quoted(word))
            self._note("Deal", problem, sentence("write AKQJT98765432 in capitals, T for the ten"))
        return hand

    def declarer(self) -> tuple[Seat | None, bool]:
        """Return who plays the contract, and whether by swapping with dummy (``^S``)."""
        text = self._game.value("Declarer")
        seat = seat_of(text.removeprefix("^"))
        if text and seat is None:
            self._note(
                "Declarer",
                unreadable(text, "a seat"),
                sentence('write [Declarer "S"], or "^S"'),
            )
        return seat, text.startswith("^")

    def contract(self, declarer: Seat | None) -> Contract | None:
        """Return the contract, with the declarer it is of; None where it is not stated."""
        text = self._game.value("Contract")
        if not text or self.is_passed_out():
            return None
        if declarer is None:
            self._note(
                "Declarer",
                sentence("the contract {text} has no declarer", text=text),
                sentence("add the tag Declarer"),
            )
            return None
        try:
            return Contract.parse(_plain_contract(text), declarer)
        except BridgeError:
            problem = unreadable(text, "a contract")
            self._note("Contract", problem, sentence("write 4S, 3NT, 5HX, 2CXX or Pass"))
            return None

    def is_passed_out(self) -> bool:
        """Tell whether the board was passed out."""
        return self._game.value("Contract").lower() == _PASSED_OUT

    def tricks_of(self, declarer: Seat) -> int | None:
        """Return the tricks declarer won, as stated; None where it is not."""
        text = self._game.value("Result").removeprefix("^").strip()
        if not text:
            return None
        tricks = _tricks(text, declarer.side)
        if tricks is None:
            problem = unreadable(text, "a number of tricks")
            self._note("Result", problem, sentence("write 0 to 13, or ^ and the number"))
        return tricks

    def is_result_irregular(self) -> bool:
        """Tell whether the result stands though the play shows another (``^``)."""
        return self._game.value("Result").startswith("^")


def _plain_contract(text: str) -> str:
    """Return a contract as this program writes it: capitals, ``NT``, ``X`` for a double."""
    plain = text.upper().replace(" ", "").replace("*", "X")
    return re.sub(r"^(\d)N(?!T)", r"\1NT", plain)


def _tricks(text: str, side: Side) -> int | None:
    """Return a side's tricks of a result: ``9`` is declarer's, ``NS 9 EW 4`` says whose."""
    if _NUMBER.fullmatch(text):
        tricks = int(text)
    else:
        of_sides = {
            Side(m["side"]): int(m["tricks"]) for m in _RESULT_OF_SIDE.finditer(text.upper())
        }
        if not of_sides or (len(of_sides) == len(Side) and sum(of_sides.values()) != _ALL_TRICKS):
            return None
        tricks = of_sides[side] if side in of_sides else _ALL_TRICKS - of_sides[side.opponents]
    return tricks if 0 <= tricks <= _ALL_TRICKS else None
