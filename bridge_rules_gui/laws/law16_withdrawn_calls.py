"""Law 16 on withdrawn calls (16D of 2007, 16C of 2017 and 1987): who may not use them.

1987 lets the offenders use the information of their own withdrawn calls, once they have paid the
penalty; 2007 and 2017 do not. That of the innocent side's withdrawn calls is unauthorised for the
offenders in every edition. 2007 sets the law aside for some substitutes of an insufficient bid
(27B1(a)), 2017 for all comparable ones (23B, 27B1), so nothing is closed while the offender still
owes his call and partner cannot call before him. Of a call at the right-hand opponent's turn in
2007 that is so only until this opponent acts. A card exposed in the auction is closed in the same
way in 2007 and 2017 (24).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.game.seat import Seat
from bridge_rules_gui.language.sentence import sentence
from bridge_rules_gui.laws import law29_call_out_of_rotation as law29
from bridge_rules_gui.laws.clause import clauses
from bridge_rules_gui.table.auction.irregular_call import Turn
from bridge_rules_gui.table.auction.recorded_call import RecordedCall
from bridge_rules_gui.table.ground import Ground
from bridge_rules_gui.table.irregularity import Irregularity
from bridge_rules_gui.table.table import Table
from bridge_rules_gui.table.verdict import Applied, Unauthorised, Verdict, WithdrawnCall

LAW = clauses(16)


_REPEATED = (
    Irregularity.BID_OUT_OF_ROTATION,
    Irregularity.DOUBLE_OUT_OF_ROTATION,
    Irregularity.REDOUBLE_OUT_OF_ROTATION,
    Irregularity.ARTIFICIAL_PASS_OUT_OF_ROTATION,
)
"""Calls at the right-hand opponent's turn that are to be repeated if he passes."""


def unauthorised(table: Table) -> tuple[Unauthorised, ...]:
    """Return the information of withdrawn calls that the offending sides may not use."""
    if not table.withdrawn:
        return ()
    undecided = set(_undecided(table))
    return tuple(
        _closed(table.edition, call)
        for call in table.withdrawn
        if not call.free
        and (call.innocent or table.edition is not Edition.RU_1987)
        and call.event not in undecided
    )


def closed_to(table: Table, who: Seat) -> tuple[Ground, ...]:
    """Return the grounds on which withdrawn calls or exposed cards are closed to a player (24)."""
    actions = LAW[table.edition]["withdrawn_actions_unauthorised"]
    found = (*table.unauthorised, *unauthorised(table))
    grounds = (each.ground for each in found if each.to in (who, who.side))
    return tuple(
        dict.fromkeys(each for each in grounds if each == actions or each.citation.law == _EXPOSED)
    )


_EXPOSED: Final = 24


def used(edition: Edition, call: RecordedCall, closed: tuple[Ground, ...]) -> Verdict:
    """Return what follows when a player chose the call that information closed to him suggested."""
    book = LAW[edition]
    may_be_an_infraction = "extraneous_information_may_be_an_infraction"
    grounds = (
        book["suggested_by_withdrawn_action_not_chosen"],
        *closed,
        *(book[idea] for idea in (_ADJUSTED, may_be_an_infraction) if idea in book),
    )
    words = (
        (
            "{who}’s {call} was suggested over a logical alternative by unauthorised "
            "information. The auction and play continue, and the score is adjusted if the "
            "other side was damaged."
        )
        if _ADJUSTED in book
        else (
            "{who} may not choose {call}, which unauthorised information suggested over a "
            "logical alternative."
        )
    )
    result = sentence(words, who=call.seat, call=call.call)
    return Verdict(tuple(map(Applied, grounds)), result)


_ADJUSTED: Final = "adjusted_for_a_choice_from_withdrawn_actions"


def _undecided(table: Table) -> Iterator[int]:
    """Yield the events of calls of which the offender's next one decides whether Law 16 applies."""
    pending = table.bidding.pending
    if (
        pending is not None
        and pending.key is Irregularity.INSUFFICIENT_BID
        and not (pending.partner_must_pass or pending.earlier)
    ):
        yield pending.recorded.event
    for owed in () if table.bidding.auction.is_over else table.bidding.cancelled:
        if owed.key in _REPEATED and owed.turn is Turn.RIGHT_HAND_OPPONENT:
            acted = law29.opponent_acted(table, owed)
            if not acted or table.edition is Edition.BG_2017:
                yield owed.recorded.event


def _closed(edition: Edition, call: WithdrawnCall) -> Unauthorised:
    what = sentence("the information from {who}’s withdrawn {call}", who=call.seat, call=call.call)
    side = call.seat.side.opponents if call.innocent else call.seat.side
    return Unauthorised(side, what, LAW[edition]["withdrawn_actions_unauthorised"])
