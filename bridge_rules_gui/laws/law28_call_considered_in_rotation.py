"""Law 28: calls considered to be in rotation.

A call in the turn of a right-hand opponent who must pass is in rotation (A). A call by the
player whose turn it was, before the opponent's call out of rotation was dealt with, is in
rotation too and wipes the other out (B). The editions agree; 2007 and 2017 add what may be
known from the call that went away.
"""

from __future__ import annotations

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.language.sentence import sentence
from bridge_rules_gui.laws import law16_withdrawn_calls as law16
from bridge_rules_gui.laws.clause import clauses
from bridge_rules_gui.table.auction.irregular_call import IrregularCall
from bridge_rules_gui.table.auction.recorded_call import RecordedCall
from bridge_rules_gui.table.table import Table
from bridge_rules_gui.table.verdict import Applied, Role, Verdict, WithdrawnCall

LAW = clauses(28)


def after_barred_opponent(table: Table, recorded: RecordedCall) -> Table:
    """Return the table where a player called in the turn of an opponent who must pass (28A)."""
    result = sentence(
        "{who}’s call is in rotation: {opponent}, whose turn it was, must pass.",
        who=recorded.seat,
        opponent=recorded.seat.right_hand_opponent,
    )
    law = Applied(LAW[table.edition]["opponent_must_pass"], Role.PROCEDURE)
    return table.noticing(None, None, recorded.event).deciding(Verdict((law,), result))


def call_in_rotation_instead(table: Table, pending: IrregularCall) -> Table:
    """Return the table where the player whose turn it was has called before any ruling (28B).

    A call that the offender's partner made meanwhile was out of rotation too.
    """
    law = LAW[table.edition]["player_in_turn_has_called"]
    result = sentence(
        (
            "{opponent} called in turn before {who}’s {call} out of rotation was dealt with. "
            "The auction continues as if {who} had not called in this round."
        ),
        opponent=pending.turn_of,
        who=pending.seat,
        call=pending.recorded.call,
    )
    both = (pending.recorded, *(() if pending.meanwhile is None else (pending.meanwhile,)))
    gone = tuple(WithdrawnCall(call.seat, call.call, call.event, law) for call in both)
    laws = (Applied(law), *_information(table))
    return table.deciding(Verdict(laws, result, gone), pending.incident)


def _information(table: Table) -> tuple[Applied, ...]:
    """2007 and 2017 add what the opponents may not use; 1987 does not."""
    if table.edition is Edition.RU_1987:
        return ()
    return (Applied(law16.LAW[table.edition]["withdrawn_actions_unauthorised"], Role.INFORMATION),)
