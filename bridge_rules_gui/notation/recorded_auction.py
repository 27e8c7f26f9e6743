"""The auction of a record as events: what a table accepted, and what the record leaves open."""

from __future__ import annotations

from bridge_rules_gui.game.auction import Auction
from bridge_rules_gui.game.auction_errors import IllegalCallError, InsufficientBidError
from bridge_rules_gui.game.call import Call, Pass
from bridge_rules_gui.game.scenario import Acceptance, CallMade, Event, Facts
from bridge_rules_gui.game.seat import Seat
from bridge_rules_gui.language.sentence import sentence
from bridge_rules_gui.notation.problems import Report


class RecordedAuction:
    """Gathers the calls of a record in order; knows whose turn it is, and what is irregular."""

    def __init__(self, dealer: Seat, report: Report, key: str) -> None:
        """Begin with the dealer; `key` is what the report calls the place of the calls."""
        self._key = key
        self.auction = Auction(dealer)
        self.events: list[Event] = []
        self._report = report

    @property
    def turn(self) -> Seat:
        """The player the next call belongs to."""
        return self.auction.turn

    def take(
        self,
        call: Call,
        line: int,
        *,
        seat: Seat | None = None,
        is_insufficient: bool = False,
        meaning: str = "",
    ) -> None:
        """Take a call: of a seat out of rotation, or said to be insufficient, it was accepted.

        What is irregular and not said to be so is asked about, never taken in silence.
        """
        caller = seat or self.turn
        fault = self.auction.illegality(caller, call)
        if is_insufficient and not isinstance(fault, InsufficientBidError):
            problem = sentence(
                "^I comes before {call}, which is not an insufficient bid", call=call
            )
            self._report.note(line, self._key, problem, sentence("remove ^I, or correct the bid"))
        elif fault is not None and not is_insufficient:
            self._ask(fault, line)
        is_accepted = caller is not self.turn or (is_insufficient and fault is not None)
        facts = Facts((("meaning", meaning),)) if meaning else Facts()
        self.events.append(Event(CallMade(call), caller, facts=facts))
        if is_accepted:
            self.events.append(Event(Acceptance(accepted=True), caller.left_hand_opponent))
        self.auction = self.auction.condone(caller, call)

    def _ask(self, fault: IllegalCallError, line: int) -> None:
        remedy = sentence("correct the record, or record what happened at the table as a scenario")
        if isinstance(fault, InsufficientBidError):
            remedy = sentence(
                "was it accepted? if so, write ^I before the bid in PBN, or accept = true "
                "after it in a scenario; if not, correct the record"
            )
        self._report.ask(line, self._key, fault.problem, remedy)

    def all_pass(self) -> None:
        """Take the passes that end the auction."""
        while not self.auction.is_over:
            self.take(Pass(), 0)
