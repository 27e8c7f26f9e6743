"""The play section of a PBN game as events: fixed columns, whoever leads."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from bridge_rules_gui.game.card import Card
from bridge_rules_gui.game.play import PlayPeriod
from bridge_rules_gui.game.play_errors import LeadOutOfTurnError, RevokeError
from bridge_rules_gui.game.scenario import Acceptance, CardsPlayed, Event, Facts
from bridge_rules_gui.game.seat import Seat
from bridge_rules_gui.language.sentence import Sentence, sentence
from bridge_rules_gui.notation.pbn_game import Entry, Section
from bridge_rules_gui.notation.problems import Report
from bridge_rules_gui.notation.table_words import card_of, seat_of, unreadable

KEY: Final = "Play"
_ENDS: Final = ("*", "+")
_UNKNOWN: Final = "-"


class RecordedPlay:
    """Gathers the cards of a record trick by trick."""

    def __init__(self, play: PlayPeriod, report: Report) -> None:
        self.play = play
        self.events: list[Event] = []
        self._report = report
        self._notes: Mapping[int, str] = {}

    def take_section(self, section: Section) -> None:
        """Take the rows of a section up to the first card that is not known."""
        first = seat_of(section.first.value)
        if first is None:
            problem = unreadable(section.first.value, "the seat of the first column")
            self._report.note(
                section.first.line, KEY, problem, sentence('write [Play "W"], N, E or S')
            )
            return
        self._notes = section.notes
        entries = self._up_to_the_end(section)
        for start in range(0, len(entries), 4):
            row = {
                first.turned(column): entry
                for column, entry in enumerate(entries[start : start + 4])
            }
            if not self._take_row(row):
                return

    def _up_to_the_end(self, section: Section) -> Sequence[Entry]:
        """Return the entries before a ``*``, or to the end of the row that holds a ``+``.

        A plus sign stands where the next card will: cards of its row may stand behind it.
        """
        entries = section.entries
        for place, entry in enumerate(entries):
            if entry.word in _ENDS:
                end = place if entry.word == "*" else (place // 4 + 1) * 4
                self._refuse([e for e in entries[end:] if e.word not in (*_ENDS, _UNKNOWN)])
                self._refuse([e for e in entries[place + 1 : end] if e.word == "+"])
                return entries[:end]
        return entries

    def _refuse(self, entries: Sequence[Entry]) -> None:
        if entries:
            problem = sentence("{word} comes after the end of the play", word=entries[0].word)
            remedy = sentence("remove it, or the end mark before it")
            self._report.note(entries[0].line, KEY, problem, remedy)

    def _take_row(self, row: dict[Seat, Entry]) -> bool:
        """Take a trick in its order; return whether it is complete."""
        leader = self._leader(row)
        for place in range(4):
            seat = leader.turned(place)
            entry = row.get(seat)
            if entry is None or entry.word in (_UNKNOWN, "+"):
                self._check_nothing_follows(row, leader, place)
                return False
            if not self._take(seat, entry, is_lead=place == 0):
                return False
        return True

    def _leader(self, row: dict[Seat, Entry]) -> Seat:
        signed = [seat for seat, entry in row.items() if "^L" in entry.signs]
        if not signed:
            return self.play.turn
        if self.play.tricks:
            return signed[0]
        entry = row[signed[0]]
        problem = sentence("^L comes before the opening lead")
        remedy = sentence(
            "an opening lead out of turn is marked by a caret before the seat in Declarer"
        )
        self._report.note(entry.line, KEY, problem, remedy)
        return self.play.turn

    def _check_nothing_follows(self, row: dict[Seat, Entry], leader: Seat, place: int) -> None:
        later = [row.get(leader.turned(turns)) for turns in range(place + 1, 4)]
        known = [
            entry for entry in later if entry is not None and entry.word not in (_UNKNOWN, "+")
        ]
        if known:
            problem = sentence(
                "{word} follows an unknown card: the play is read up to it",
                word=known[0].word,
            )
            self._report.note(known[0].line, KEY, problem, sentence("write the card in place of -"))

    def _take(self, seat: Seat, entry: Entry, *, is_lead: bool) -> bool:
        """Take a card; return whether it could be played."""
        card = card_of(entry.word)
        if card is None:
            problem = sentence(
                "{word}: the play is read up to here",
                word=unreadable(entry.word, "a card"),
            )
            self._report.note(
                entry.line, KEY, problem, sentence("write suit and rank like SQ or HT")
            )
            return False
        if entry.word != str(card):
            problem = sentence("the card is written as {word}", word=entry.word)
            self._report.note(entry.line, KEY, problem, sentence("write {what}", what=card))
        fault = self.play.illegality(seat, card)
        if fault is not None and not isinstance(fault, LeadOutOfTurnError | RevokeError):
            remedy = sentence("correct the card or the deal; the play is read up to here")
            self._report.note(entry.line, KEY, fault.problem, remedy)
            return False
        is_out_of_turn = is_lead and seat is not self.play.turn
        self._check_signs(entry, seat, card, is_lead=is_lead)
        note = self._notes.get(entry.note, "") if entry.note else ""
        facts = Facts((("meaning", note),)) if note else Facts()
        act = CardsPlayed((card,), lead=True if is_out_of_turn else None)
        self.events.append(Event(act, seat, facts=facts))
        if is_out_of_turn:
            self.events.append(Event(Acceptance(accepted=True), self._acceptor(seat)))
        self.play = self.play.place(seat, card)
        return True

    def _acceptor(self, leader: Seat) -> Seat:
        """Return who accepts a lead out of turn: declarer one of a defender, a defender his."""
        declarer = self.play.contract.declarer
        return leader.left_hand_opponent if leader.side is declarer.side else declarer

    def _check_signs(self, entry: Entry, seat: Seat, card: Card, *, is_lead: bool) -> None:
        for number, sign in enumerate(entry.signs):
            wrong = self._wrong_sign(sign, seat, card, is_lead=is_lead)
            problem = sentence("two signs come before {card}", card=card) if number else wrong
            if problem:
                remedy = sentence(
                    "write ^R before a revoke and ^L before a lead out of turn, only one per card"
                )
                self._report.note(entry.line, KEY, problem, remedy)
        fault = self.play.illegality(seat, card)
        if isinstance(fault, RevokeError) and "^R" not in entry.signs:
            remedy = sentence(
                "was it a revoke? if so, write ^R before it; if not, correct the card"
            )
            self._report.ask(entry.line, KEY, fault.problem, remedy)

    def _wrong_sign(self, sign: str, seat: Seat, card: Card, *, is_lead: bool) -> Sentence | None:
        """Tell what is wrong with a sign; None where nothing is."""
        if sign == "^L":
            late = sentence(
                "^L comes before {card}, which is not the first card of its trick", card=card
            )
            return None if is_lead else late
        if sign != "^R":
            return sentence("{sign} is not allowed before a card", sign=sign)
        if is_lead:
            return sentence("^R comes before {card}, which was led", card=card)
        current = self.play.current
        if current is not None and card.suit is current.suit_led:
            return sentence("^R comes before {card}, which follows suit", card=card)
        hand = self.play.deal.hand(seat)
        if hand is not None and not isinstance(self.play.illegality(seat, card), RevokeError):
            return sentence(
                "^R comes before {card}, but {seat} has no card of the suit led",
                card=card,
                seat=seat,
            )
        return None
