"""Law 38: a bid of more than seven (1987: with 35C).

It never stands and a pass takes its place. When the left-hand opponent has called after it, 1987
lets the offenders off altogether; 2007 and 2017 still have both pass and only drop the lead
restrictions and the question of damage (38D).
"""

from __future__ import annotations

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.language.sentence import Sentence
from bridge_rules_gui.laws import law37_action_violating_obligation_to_pass as law37
from bridge_rules_gui.laws import law72c_potential_damage as law72c
from bridge_rules_gui.laws.clause import clauses
from bridge_rules_gui.table.auction import cancelled
from bridge_rules_gui.table.auction.irregular_call import Decision, Fate, IrregularCall, Turn
from bridge_rules_gui.table.auction.law_of_call import LawOfCall
from bridge_rules_gui.table.auction.recorded_call import RecordedCall
from bridge_rules_gui.table.ground import Ground
from bridge_rules_gui.table.table import Table
from bridge_rules_gui.table.verdict import Applied, LeadPenalty, Role, Verdict, WithdrawnCall

LAW = clauses(38)


def notice(table: Table, offence: IrregularCall) -> Verdict:
    """A bid above seven can never be played (2007 and 2017: 38A)."""
    book = LAW[table.edition]
    law = book.get("never_above_seven", book["cancelled"])
    return Verdict(
        (Applied(law, Role.IRREGULARITY),), offence.sentence("{call} is above level seven.")
    )


def called_over(table: Table, offence: IrregularCall, by: RecordedCall | None) -> Decision:
    """The left-hand opponent called: 1987 (35C) forgives, the later editions only half (38D)."""
    del by
    book = LAW[table.edition]
    if "called_over" in book:
        return _forgiven_1987(offence)
    law = book["leads_and_damage_unless_called_over"]
    why = offence.sentence(
        "Laws 26 and {damage} do not apply because {opponent} has called over {call} ({law}).",
        damage=law72c.LAW[table.edition]["could_have_known_of_damage"],
        law=law,
    )
    laws = (book["pass_in_place"], book["cancelled"], law)
    return _both_must_pass(offence, laws, book["cancelled"], offence.withdrawn(laws[0]), why)


def _forgiven_1987(offence: IrregularCall) -> Decision:
    book = LAW[Edition.RU_1987]
    law = book["called_over"]
    result = offence.sentence(
        "{opponent} called over {call}. {call} and every later call are cancelled, {who} "
        "must pass instead, and the auction continues as if there had been no irregularity."
    )
    why = cancelled.called_over(book["cancelled"], offence)
    consequences = (offence.withdrawn(law), *cancelled.cancelled_with(offence, law))
    return Decision(Verdict((Applied(law),), result, consequences, (why, result)), _fate(offence))


def refused(table: Table, offence: IrregularCall) -> Decision:
    """It is cancelled, a pass takes its place, and both must pass throughout."""
    book = LAW[table.edition]
    law = book["cancelled"]
    gone = offence.withdrawn(book["lead_may_be_restricted"], LeadPenalty.BY_MEANING)
    if "called_over" in book:
        why = cancelled.not_called_over(book["called_over"], offence)
        return _both_must_pass(offence, (law,), law, gone, why)
    return _both_must_pass(offence, (book["pass_in_place"], law), law, gone)


def _both_must_pass(
    offence: IrregularCall,
    laws: tuple[Ground, ...],
    later_calls: Ground,
    gone: WithdrawnCall,
    *excluded: Sentence,
) -> Decision:
    """Both pass by the first of the laws; `later_calls` cancels what was called over the bid."""
    result = offence.sentence(
        "{call} is cancelled and replaced by a pass. {who} and {partner} must pass throughout."
    )
    consequences = (
        *law37.both_must_pass(offence, laws[0]),
        gone,
        *cancelled.cancelled_with(offence, later_calls),
    )
    verdict = Verdict(tuple(map(Applied, laws)), result, consequences, (*excluded, result))
    return Decision(verdict, _fate(offence))


def _fate(offence: IrregularCall) -> Fate:
    return Fate.PASS_IN_PLACE if offence.turn is Turn.OWN else Fate.BACK_TO_TURN


CALL_LAW = LawOfCall(
    notice=notice,
    accept=called_over,
    refuse=refused,
    settle=law37.settled,
    may_be_accepted=False,
    cancels_later=True,
)
