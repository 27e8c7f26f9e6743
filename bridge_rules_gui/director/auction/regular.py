"""The regular beginning of a case: calls in rotation, nothing else, the same in every edition.

It is followed once for all editions; what differs between them, the provisions of procedure, is
filled in for each. A call of which anything is stated ends it: from there on each event is taken in
under each edition.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.director.ruling import Step
from bridge_rules_gui.game.auction import Auction
from bridge_rules_gui.game.scenario import CallMade, Facts, Scenario
from bridge_rules_gui.game.seat import Seat
from bridge_rules_gui.language.sentence import Sentence
from bridge_rules_gui.laws import law17_auction_period as law17
from bridge_rules_gui.laws import law22_end_of_auction as law22
from bridge_rules_gui.table.auction.recorded_call import RecordedCall
from bridge_rules_gui.table.bidding import Bidding
from bridge_rules_gui.table.recorded import with_recorded_facts
from bridge_rules_gui.table.table import Explained, Table
from bridge_rules_gui.table.verdict import Applied, once_each

_NO_FACTS = Facts()


@dataclass(frozen=True, slots=True)
class RegularStart:
    """The calls with which a case begins and in which there is nothing to rule on."""

    scenario: Scenario
    auction: Auction
    recorded: tuple[RecordedCall, ...] = ()
    outcome: tuple[Sentence, ...] = ()
    """What the auction has led to, once it is over."""

    @property
    def is_everything(self) -> bool:
        """Whether the case has nothing else in it."""
        return 0 < len(self.recorded) == len(self.scenario.events)


def regular_start(scenario: Scenario) -> RegularStart:
    """Return the regular beginning of a case, which may be no call at all.

    From here on the case tells the facts for which its phrases stand.
    """
    scenario = with_recorded_facts(scenario)
    auction = Auction(scenario.dealer or Seat.NORTH)
    if scenario.contract is not None or scenario.start is not None or len(scenario.facts):
        return RegularStart(scenario, auction)
    recorded: list[RecordedCall] = []
    for event in scenario.events:
        act, seat = event.act, auction.turn
        if type(act) is not CallMade or event.who is not seat or event.statement:
            break
        if event.facts.entries or auction.illegality(seat, act.call) is not None:
            break
        auction = auction.condone(seat, act.call)
        recorded.append(RecordedCall(seat, act.call, len(recorded), _NO_FACTS))
    outcome = (law22.outcome(auction.contract),) if auction.is_over else ()
    return RegularStart(scenario, auction, tuple(recorded), outcome)


def followed(start: RegularStart, edition: Edition) -> tuple[Table, tuple[Step, ...]]:
    """Return the table of an edition after the regular beginning, and the steps so far."""
    auction = start.auction
    last = len(start.recorded) - 1
    if last < 0:
        first = law17.first_call(edition)
        return Table(start.scenario, edition, Bidding(auction), procedure=first), ()
    over = bool(start.outcome)
    laws = law22.procedure(edition, auction) if over else law17.next_call(edition)
    table = Table(
        start.scenario,
        edition,
        Bidding(auction, start.recorded),
        event=last,
        procedure=laws,
        explained=(Explained(laws, start.outcome),),
    )
    step = _step(last, None if over else auction.turn, laws, start.outcome)
    return table, (*_steps(edition, auction.dealer, last), step)


@cache
def _steps(edition: Edition, dealer: Seat, count: int) -> tuple[Step, ...]:
    """Return the steps of so many calls in rotation; they are the same in every case."""
    laws = law17.next_call(edition)
    return tuple(_step(event, dealer.turned(event + 1), laws, ()) for event in range(count))


def _step(
    event: int, turn: Seat | None, laws: tuple[Applied, ...], trace: tuple[Sentence, ...]
) -> Step:
    return Step(
        event=event,
        turn=turn,
        laws=once_each(laws),
        irregularity=None,
        trace=trace,
        options=(),
        must_pass=(),
        lead_restrictions=(),
        penalty_cards=(),
        tricks_transferred=None,
        rests_on=tuple(laws for _ in trace),
    )
