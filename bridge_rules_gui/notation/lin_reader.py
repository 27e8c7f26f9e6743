"""LIN files (Bridge Base Online) as cases: hand records, and vugraph files of many boards."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import PurePath
from typing import Final

from bridge_rules_gui.game.board import Board
from bridge_rules_gui.game.card import DECK, Card
from bridge_rules_gui.game.deal import NO_HANDS, Deal
from bridge_rules_gui.game.hand import Hand
from bridge_rules_gui.game.play import PlayPeriod
from bridge_rules_gui.game.play_errors import IllegalPlayError, LeadOutOfTurnError, RevokeError
from bridge_rules_gui.game.scenario import CardsPlayed, Event, Facts, Scenario
from bridge_rules_gui.game.seat import Seat
from bridge_rules_gui.game.suit import Suit
from bridge_rules_gui.game.vulnerability import Vulnerability
from bridge_rules_gui.language.sentence import sentence
from bridge_rules_gui.notation.encoding import decoded
from bridge_rules_gui.notation.problems import NotationError, ReadResult, Report, quoted
from bridge_rules_gui.notation.recorded_auction import RecordedAuction
from bridge_rules_gui.notation.table_words import call_of, hand_of_cards, trusted_deal, unreadable

_OF_THE_MATCH: Final = frozenset({"vg", "rs", "pw", "mp", "bn", "pf"})
"""Tags of a vugraph file that belong to no single board."""
_BEGINS: Final = "qx"
_DEAL: Final = "md"
_LONGEST_TAG: Final = 3


@dataclass(frozen=True, slots=True)
class Field:
    """A tag with its value, and its line."""

    tag: str
    value: str
    line: int


def fields_of(text: str, report: Report) -> Iterator[Field]:
    """Yield the fields of a text; what is none is reported and passed over."""
    parts = text.split("|")
    line = 1
    for place in range(0, len(parts) - 1, 2):
        tag, value = parts[place], parts[place + 1]
        at = line + tag.count("\n") - tag.lstrip().count("\n")
        line += tag.count("\n") + value.count("\n")
        name = tag.strip().lower()
        if name and name.isalnum() and len(name) <= _LONGEST_TAG:
            yield Field(name, value.strip(), at)
        else:
            report.note(
                at,
                "",
                sentence("{found} is not a tag", found=quoted(tag.strip())),
                sentence("write tag|value| throughout"),
            )
    if len(parts) % 2 == 0 or parts[-1].strip():
        last = parts[-1].strip() or parts[-2].strip()
        problem = sentence("the file ends within a field ({last})", last=quoted(last))
        report.note(text.rstrip().count("\n") + 1, "", problem, sentence("end each field with |"))


def boards_of(fields: Iterator[Field]) -> list[tuple[Field, ...]]:
    """Return the fields board by board: a board begins with ``qx``, or with a second deal."""
    boards: list[list[Field]] = [[]]
    has_deal = False
    for field in fields:
        if field.tag == _BEGINS or (has_deal and field.tag in (_DEAL, "pn")):
            boards.append([])
            has_deal = False
        has_deal = has_deal or field.tag == _DEAL
        if field.tag not in _OF_THE_MATCH:
            boards[-1].append(field)
    return [tuple(board) for board in boards if any(one.tag == _DEAL for one in board)]


_ALERTED: Final = "alerted"
# Nothing taken is given back: a long field of no calls is refused in linear time.
_CALLS: Final = re.compile(r"(?:(?>[1-9](?>NT|[CDHSN])|P|XX?|D|R)!?)++", re.IGNORECASE)
_CALL: Final = re.compile(r"((?:[1-9](?:NT|[CDHSN])|P|XX?|D|R))(!?)", re.IGNORECASE)
_CARD: Final = re.compile(r"[SHDC](?:10|[2-9TJQKA])", re.IGNORECASE)


def with_suit_signs(text: str) -> str:
    """Return an explanation with the printed signs of the suits: LIN writes ``!S`` for ♠."""
    for suit in Suit:
        text = re.sub(rf"!{suit}", suit.symbol, text, flags=re.IGNORECASE)
    return text


def read_lin(content: bytes, name: str) -> ReadResult:
    """Read the boards of a LIN file as far as they go.

    LIN has no way to say that an irregular call was accepted: such calls are asked about.
    `name` is what messages call the file. Raise `NotationError` where there is no board.
    """
    report = Report(name)
    boards = boards_of(fields_of(decoded(content), report))
    if not boards:
        problem = sentence("this file has no boards")
        report.note(1, "md", problem, sentence("a board needs a deal: md|3S...,S...,S...,|"))
        raise NotationError(report.problems)
    stem = PurePath(name.replace("\\", "/")).stem or "board"
    readers = [_BoardReader(board, report) for board in boards]
    return report.result([one.scenario(stem, n) for n, one in enumerate(readers, start=1)])


class _BoardReader:
    """Reads one board as a case."""

    def __init__(self, fields: tuple[Field, ...], report: Report) -> None:
        self._fields = fields
        self._report = report
        self._head = _LinHead(fields, report)

    def scenario(self, stem: str, number: int) -> Scenario:
        """Return the case; the number counts the boards of the file."""
        head = self._head
        dealer, deal, vulnerable = head.dealer(), head.deal(), head.vulnerable()
        auction = self._auction(dealer)
        events = auction.events
        contract = auction.auction.contract
        facts = Facts()
        if contract is not None:
            play = self._play(PlayPeriod.begun(contract, deal or NO_HANDS), events)
            facts = self._result(play)
        else:
            self._note_cards_without_contract()
        return Scenario(
            identifier=f"{stem}-{head.board() or number}",
            title=head.value("ah"),
            dealer=dealer,
            vulnerable=vulnerable,
            deal=deal,
            events=tuple(events),
            facts=facts,
        )

    def _auction(self, dealer: Seat) -> RecordedAuction:
        recorded = RecordedAuction(dealer, self._report, "mb")
        fields = [field for field in self._fields if field.tag in ("mb", "an")]
        for place, field in enumerate(fields):
            following = fields[place + 1] if place + 1 < len(fields) else None
            meaning = (
                with_suit_signs(following.value) if following and following.tag == "an" else ""
            )
            if field.tag == "mb" and not self._take_calls(recorded, field, meaning):
                break
        return recorded

    def _take_calls(self, recorded: RecordedAuction, field: Field, meaning: str) -> bool:
        """Take the calls of a field; return whether they could be read."""
        if not _CALLS.fullmatch(field.value):
            problem = sentence(
                "{word}: the auction is read up to here",
                word=unreadable(field.value, "a call"),
            )
            self._report.note(field.line, "mb", problem, sentence("write 1C to 7N, p, d or r"))
            return False
        matches = list(_CALL.finditer(field.value))
        for number, match in enumerate(matches, start=1):
            call = call_of(match[1])
            if call is None or recorded.auction.is_over:
                problem = sentence("{call} comes after the end of the auction", call=match[1])
                self._report.note(field.line, "mb", problem, sentence("remove the call"))
                return False
            explained = meaning if number == len(matches) else ""
            recorded.take(call, field.line, meaning=explained or (_ALERTED if match[2] else ""))
        return True

    def _note_cards_without_contract(self) -> None:
        """Say that the cards played were not looked at: LIN states a contract by its auction."""
        card = self._head.first("pc")
        if card.value:
            problem = sentence("there is no contract, so it is not known who played which card")
            remedy = sentence(
                "add the calls that led to the contract, or give the contract in PBN or a scenario"
            )
            self._report.note(card.line, "pc", problem, remedy)

    def _play(self, play: PlayPeriod, events: list[Event]) -> PlayPeriod:
        """Return the play as far as it can be read; its cards join the events."""
        for field in self._fields:
            words = _CARD.findall(field.value) if field.tag == "pc" else ()
            if field.tag == "pc" and "".join(words) != field.value:
                problem = sentence(
                    "{word}: the play is read up to here",
                    word=unreadable(field.value, "a card"),
                )
                self._report.note(
                    field.line, "pc", problem, sentence("write suit and rank like SQ or HT")
                )
                return play
            for word in words:
                card = Card.parse(word.upper().replace("10", "T"))
                taken = self._taken(play, card, field.line)
                if taken is None:
                    return play
                event, play = taken
                events.append(event)
        return play

    def _taken(self, play: PlayPeriod, card: Card, line: int) -> tuple[Event, PlayPeriod] | None:
        """Return a card as an event, with the play behind it; None where it cannot be placed."""
        seat, lead = play.turn, None
        try:
            play.push(card)
        except RevokeError as fault:
            remedy = sentence("was it a revoke? if not, correct the card")
            self._report.ask(line, "pc", fault.problem, remedy)
        except LeadOutOfTurnError as fault:
            remedy = sentence("was it led like this and accepted? if not, correct the card")
            self._report.ask(line, "pc", fault.problem, remedy)
            seat, lead = fault.seat, True
        except IllegalPlayError as fault:
            problem = sentence("{word}: the play is read up to here", word=fault.problem)
            remedy = sentence(
                "correct the card; if it really happened, LIN cannot record it, but a scenario can"
            )
            self._report.ask(line, "pc", problem, remedy)
            return None
        return Event(CardsPlayed((card,), lead=lead), seat), play.place(seat, card)

    def _result(self, play: PlayPeriod) -> Facts:
        """Return declarer's tricks as a fact where a claim states them, or another number."""
        field = self._head.first("mc")
        if not field.value:
            return Facts()
        if not re.fullmatch(r"[0-9]{1,2}", field.value) or int(field.value) > 13:
            problem = unreadable(field.value, "a number of tricks")
            self._report.note(
                field.line, "mc", problem, sentence("write declarer’s tricks, 0 to 13")
            )
            return Facts()
        tricks = int(field.value)
        if play.is_over and play.tricks_won.of(play.contract.declarer.side) == tricks:
            return Facts()
        return Facts((("tricks_declarer", tricks),))


DEALERS: Final = (Seat.SOUTH, Seat.WEST, Seat.NORTH, Seat.EAST)
"""The dealer by his digit, 1 to 4; the hands of a deal stand in the same order."""
VULNERABLE: Final = {
    "o": Vulnerability.NONE,
    "n": Vulnerability.NORTH_SOUTH,
    "e": Vulnerability.EAST_WEST,
    "b": Vulnerability.ALL,
}
_SUITS: Final = ("S", "H", "D", "C")


class _LinHead:
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
        problem = sentence("the dealer is not given; {dealer} is taken as dealer", dealer=dealer)
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
                "{word}: {seat}’s hand is taken as unknown",
                word=unreadable(word, "a hand"),
                seat=seat,
            )
            self._report.note(
                line, "md", problem, sentence("write suits and ranks like SAKQHJT9D876C5432")
            )
        return hand

    def vulnerable(self) -> Vulnerability:
        """Return who is vulnerable; where it is not stated, as on the board."""
        field, board = self.first("sv"), self.board()
        text = field.value.lower().replace("0", "o")
        if text in VULNERABLE:
            return VULNERABLE[text]
        known = Vulnerability.NONE if board is None else board.vulnerability
        problem = (
            unreadable(field.value, "a vulnerability")
            if text
            else sentence("the vulnerability is not given")
        )
        remedy = sentence("write sv|o|, n, e or b for none, North–South, East–West or both")
        self._report.note(
            self.first("md").line,
            "sv",
            sentence("{problem}; {known} is assumed", problem=problem, known=known),
            remedy,
        )
        return known
