"""Law 11: the right to rectification lost.

1987 takes it from a side whose player calls after the irregularity, as left-hand opponent of the
offender, before a penalty has been imposed (11B); any other act before the director is called may
cost it (11A). 2007 and 2017 know only the latter, where an opponent's ignorance of the law has been
turned to profit: 2017 then adjusts the score of that side alone.
"""

from __future__ import annotations

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.game.scenario import DirectorArrives
from bridge_rules_gui.game.seat import Seat
from bridge_rules_gui.language.sentence import Sentence, sentence
from bridge_rules_gui.laws import law24_card_exposed_in_auction as law24
from bridge_rules_gui.laws.clause import clauses
from bridge_rules_gui.table.changing import replace
from bridge_rules_gui.table.table import Table
from bridge_rules_gui.table.verdict import Applied, LeadPenalty, Role, Verdict

LAW = clauses(11)


def forfeited_by_call(table: Table, who: Seat) -> Table:
    """Return the table before a call: what its making costs the caller's side in 1987 (11B).

    It is about cards exposed in the auction; of irregular calls Laws 27-39 say themselves what
    a call over them means.
    """
    law = LAW[table.edition].get("lost_by_left_hand_opponents_action")
    if law is None:
        return table
    for faced in table.faced:
        if faced.seat.left_hand_opponent is who and not _ruled_since(table, faced.event):
            table = law24.forgiven(table, faced, law)
    return table


def _ruled_since(table: Table, event: int) -> bool:
    """Whether the director has come since an event."""
    since = table.scenario.events[event + 1 : table.event]
    return any(isinstance(event.act, DirectorArrives) for event in since)


def lost_by_profit(table: Table) -> Table:
    """Return the table with the right lost where a side is stated to have gained from ignorance.

    It is the fact `gained_from_ignorance` (11A); nobody asks for it, since the right is kept unless
    it is stated to be lost.
    """
    incident = table.incident
    gained = table.stated_fact(law24.GAINED, None)
    if incident is None or incident.offender is None or gained is not True:
        return table
    side = incident.offender.side
    law = Applied(LAW[table.edition]["lost_by_profit"], Role.RIGHT)
    # What the opponents are no longer entitled to is no law of the ruling any more.
    kept = (
        law24.of_a_forgiven_card(each)
        for each in incident.laws
        if each.role is not Role.RECTIFICATION
    )
    words = (
        (
            "{who}’s opponents acted before the director arrived and gained by it. Their "
            "right to rectification is lost, and the director adjusts only their score, to "
            "remove the gain."
        )
        if table.edition is Edition.BG_2017
        else (
            "{who}’s opponents acted before the director arrived and gained by it. Their "
            "right to rectification is lost."
        )
    )
    lost = sentence(words, who=incident.offender)
    free = _need_not_pass(table, incident.offender)
    result = lost if free is None else sentence("{lost} {free}", lost=lost, free=free)
    bars = tuple(bar for bar in table.bars if bar.seat.side is not side)
    withdrawn = tuple(
        replace(call, penalty=LeadPenalty.NONE) if call.seat.side is side else call
        for call in table.withdrawn
    )
    verdict = Verdict((law, *kept), result)
    return replace(table, bars=bars, withdrawn=withdrawn).deciding(verdict)


def _need_not_pass(table: Table, offender: Seat) -> Sentence | None:
    """Say which players of the offending side need not pass; None where nobody had to.

    Where a call was cancelled, it is partner who might have had to, by the call in its place.
    """
    side = offender.side
    seats = dict.fromkeys(bar.seat for bar in table.bars if bar.seat.side is side)
    if not seats and any(call.seat is offender for call in table.withdrawn):
        seats = dict.fromkeys((offender.partner,))
    if len(seats) > 1:
        return sentence(
            "{first} and {second} need not pass.", first=offender, second=offender.partner
        )
    return sentence("{who} need not pass.", who=next(iter(seats))) if seats else None
