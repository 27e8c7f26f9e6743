"""The auction section of a PBN game as events."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bridge_rules_gui.game.seat import Seat
from bridge_rules_gui.language.sentence import sentence
from bridge_rules_gui.notation.pbn_game import Entry, Section
from bridge_rules_gui.notation.problems import Report
from bridge_rules_gui.notation.recorded_auction import RecordedAuction
from bridge_rules_gui.notation.table_words import call_of, seat_of, unreadable

KEY: Final = "Auction"
_ENDS: Final = ("AP", "*", "+")


def read_auction(section: Section, dealer: Seat | None, report: Report) -> RecordedAuction | None:
    """Return the auction a section records, as far as it can be read; None without a dealer."""
    first = seat_of(section.first.value)
    if first is None:
        problem = unreadable(section.first.value, "the seat of the first column")
        report.note(section.first.line, KEY, problem, sentence('write [Auction "N"], E, S or W'))
        first = dealer
    dashes = _leading_dashes(section.entries)
    if first is None:
        return None
    begins = first.turned(dashes)
    if dealer is not None and begins is not dealer:
        problem = sentence(
            "the first entry is {begins}’s, but {dealer} is the dealer",
            begins=begins,
            dealer=dealer,
        )
        remedy = sentence("write - for each seat before the dealer, ^S for one that was skipped")
        report.note(section.first.line, KEY, problem, remedy)
    recorded = RecordedAuction(dealer or begins, report, KEY)
    _Columns(section, recorded, report).take_all(section.entries[dashes:])
    return recorded


def _leading_dashes(entries: Sequence[Entry]) -> int:
    return next((n for n, entry in enumerate(entries) if entry.word != "-"), len(entries))


class _Columns:
    """Takes the entries of a section, each in the column of its seat."""

    def __init__(self, section: Section, recorded: RecordedAuction, report: Report) -> None:
        self._section = section
        self._recorded = recorded
        self._report = report
        self._skipped = 0

    def take_all(self, entries: Sequence[Entry]) -> None:
        """Take entries up to the end of the auction, or the first that cannot be read."""
        for place, entry in enumerate(entries):
            word = entry.word.upper()
            if word == "^S":
                self._skipped += 1
            elif word in _ENDS:
                self._end(entry, entries[place + 1 :])
                return
            elif not self._take(entry):
                return

    def _end(self, end: Entry, rest: Sequence[Entry]) -> None:
        """Take ``AP``, ``*`` or ``+``, behind which only a star may stand."""
        if self._skipped:
            problem = sentence("^S comes before {word}", word=end.word)
            self._report.note(end.line, KEY, problem, sentence("write the call after it"))
        if end.word.upper() == "AP":
            self._recorded.all_pass()
            rest = [entry for entry in rest if entry.word not in _ENDS]
        if rest:
            problem = sentence("{word} comes after the end of the auction", word=rest[0].word)
            self._report.note(
                rest[0].line, KEY, problem, sentence("remove it, or the end mark before it")
            )

    def _take(self, entry: Entry) -> bool:
        """Take a call; return whether it could be read."""
        call = call_of(entry.word)
        if call is None:
            problem = sentence(
                "{word}: the auction is read up to here",
                word=unreadable(entry.word, "a call"),
            )
            self._report.note(entry.line, KEY, problem, sentence("write 1C to 7NT, Pass, X or XX"))
            return False
        if entry.word != _written(str(call)):
            problem = sentence("the call is written as {word}", word=entry.word)
            self._report.note(
                entry.line, KEY, problem, sentence("write {what}", what=_written(str(call)))
            )
        self._check_signs(entry)
        self._recorded.take(
            call,
            entry.line,
            seat=self._recorded.turn.turned(self._skipped),
            is_insufficient="^I" in entry.signs,
            meaning=self._section.notes.get(entry.note, "") if entry.note else "",
        )
        self._skipped = 0
        return True

    def _check_signs(self, entry: Entry) -> None:
        for number, sign in enumerate(entry.signs):
            if sign != "^I" or number:
                problem = sentence(
                    "{sign} is not allowed here before {word}", sign=sign, word=entry.word
                )
                remedy = sentence(
                    "write ^I once before an insufficient bid, ^S for a seat that was skipped"
                )
                self._report.note(entry.line, KEY, problem, remedy)


def _written(call: str) -> str:
    return "Pass" if call == "P" else call
