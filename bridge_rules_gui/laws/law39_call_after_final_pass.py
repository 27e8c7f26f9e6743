"""Law 39: a call after the final pass (1987: with 35D).

It is always cancelled. Only a bid, double or redouble of a defender, before his left-hand opponent
has called again, can restrict the lead.
"""

from __future__ import annotations

from bridge_rules_gui.laws import law26_lead_restrictions as law26
from bridge_rules_gui.laws import law37_action_violating_obligation_to_pass as law37
from bridge_rules_gui.laws.clause import clauses
from bridge_rules_gui.table.auction.cancelled import cancelled_with
from bridge_rules_gui.table.auction.irregular_call import Decision, Fate, IrregularCall
from bridge_rules_gui.table.auction.law_of_call import LawOfCall
from bridge_rules_gui.table.auction.recorded_call import RecordedCall
from bridge_rules_gui.table.changing import replace
from bridge_rules_gui.table.ground import Ground
from bridge_rules_gui.table.table import Table
from bridge_rules_gui.table.verdict import Applied, LeadPenalty, Role, Verdict

LAW = clauses(39)


def notice(table: Table, offence: IrregularCall) -> Verdict:
    """The auction was over."""
    result = offence.sentence("{who}’s {call} came after the final pass.")
    return Verdict((Applied(LAW[table.edition]["cancelled"], Role.IRREGULARITY),), result)


def called_over(table: Table, offence: IrregularCall, by: RecordedCall | None) -> Decision:
    """The left-hand opponent called too: all of it is cancelled, and nothing follows."""
    del by
    return _nothing_follows(table, offence, LAW[table.edition]["called_over"])


def refused(table: Table, offence: IrregularCall) -> Decision:
    """Cancelled; a defender's bid, double or redouble may restrict his partner's lead."""
    contract, book = offence.auction.contract, LAW[table.edition]
    if contract is None:
        return _nothing_follows(table, offence, book["cancelled"])
    if offence.recorded.is_pass or contract.declarer.side is offence.seat.side:
        return _nothing_follows(table, offence, book["no_rectification"])
    if table.playing is not None and contract.opening_leader is offence.seat.partner:
        return _too_late_for_the_lead(table, offence)
    law = book["defenders_bid_or_double"]
    gone = offence.withdrawn(law, LeadPenalty.BY_MEANING)
    result = offence.sentence(
        "{who}’s {call} is cancelled. Declarer may restrict {partner}’s lead."
        if law26.restricts(table, gone)
        else "{who}’s {call} after the final pass is cancelled without further rectification."
    )
    laws = (Applied(law), Applied(book["cancelled"], Role.IRREGULARITY))
    return Decision(Verdict(laws, result, (gone,)), Fate.NOTHING_IN_PLACE)


def _too_late_for_the_lead(table: Table, offence: IrregularCall) -> Decision:
    """Law 26 is about the first lead of partner, who has made it."""
    book = LAW[table.edition]
    why = offence.sentence(
        "{law} has no effect because {partner} has made the opening lead.",
        law=book["defenders_bid_or_double"],
    )
    decision = _nothing_follows(table, offence, book["cancelled"])
    trace = (why, decision.verdict.result)
    return replace(decision, verdict=replace(decision.verdict, trace=trace))


def _nothing_follows(table: Table, offence: IrregularCall, law: Ground) -> Decision:
    result = offence.sentence(
        "{who}’s {call} after the final pass is cancelled without further rectification."
    )
    cancelled = LAW[table.edition]["cancelled"]
    also = () if law == cancelled else (Applied(cancelled, Role.IRREGULARITY),)
    consequences = (offence.withdrawn(law), *cancelled_with(offence, law))
    verdict = Verdict((Applied(law), *also), result, consequences)
    return Decision(verdict, Fate.NOTHING_IN_PLACE)


CALL_LAW = LawOfCall(
    notice=notice,
    accept=called_over,
    refuse=refused,
    settle=law37.settled,
    may_be_accepted=False,
    cancels_later=True,
)
