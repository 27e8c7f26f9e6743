"""What 1987 and 2007 ask after a bid out of rotation: whether it is repeated (31A2).

Of a conventional pass 1987 does not ask even that.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bridge_rules_gui.bridge.call import Bid
from bridge_rules_gui.bridge.sentence import sentence
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.rulings import law29_call_out_of_rotation as law29
from bridge_rules_gui.rulings.auction.irregular_call import Decision, Fate
from bridge_rules_gui.rulings.auction.out_of_rotation import silenced
from bridge_rules_gui.rulings.verdict import (
    Applied,
    Bar,
    Duration,
    LeadPenalty,
    Option,
    Verdict,
)

if TYPE_CHECKING:
    from bridge_rules_gui.bridge.sentence import Sentence
    from bridge_rules_gui.rulings.auction.irregular_call import IrregularCall
    from bridge_rules_gui.rulings.auction.told import ToldCall
    from bridge_rules_gui.rulings.course.table import Table
    from bridge_rules_gui.rulings.ground import Ground


def conventional_pass(
    offence: IrregularCall, law: Ground, *, sent_by: Ground, instead_of: tuple[Ground, ...]
) -> Decision:
    """Return what 1987 decides on a conventional pass, sent to a law in place of some others."""
    partner = offence.seat.partner
    result = sentence(
        "{who}'s conventional pass is cancelled; whatever {opponent} calls, {who} may make any "
        "legal call in turn, and {partner} must pass throughout.",
        who=offence.seat,
        opponent=offence.turn_of,
        partner=partner,
    )
    return law29.cancelled(
        (law, sent_by),
        result,
        Option(offence.seat, "any_legal_call", law29.ANY_LEGAL_CALL[Edition.RU_1987]),
        Bar(partner, Duration.THROUGHOUT, law),
        law29.withdrawn(offence, law, LeadPenalty.BY_MEANING),
        excluded=tuple(_sent_past(other, sent_by, law) for other in instead_of),
    )


def _sent_past(other: Ground, sender: Ground, law: Ground) -> Sentence:
    return sentence(
        "{other} does not apply because {sender} sends a conventional pass to {law}.",
        other=other,
        sender=sender,
        law=law,
    )


def denomination_will_decide(
    offence: IrregularCall, law: Ground, *, once: Ground, throughout: Ground
) -> Verdict:
    """Return the verdict before the new call, the right-hand opponent not having passed.

    An artificial pass repeats no denomination: 31A2(b) of 2007 names it.
    """
    partner = offence.seat.partner
    free = (Option(offence.seat, "any_legal_call", law), law29.withdrawn(offence, law))
    if offence.bid is None:
        bar = Bar(partner, Duration.THROUGHOUT, throughout)
        laws = (Applied(throughout), Applied(law))
        why = _sent_past(once, law, throughout)
        return Verdict(laws, silenced(offence), (bar, *free), (why, silenced(offence)))
    result = sentence(
        "{opponent} did not pass: {who} may make any legal call, and {partner} must pass once if "
        "it repeats the denomination of {call}, otherwise throughout.",
        opponent=offence.turn_of,
        who=offence.seat,
        partner=partner,
        call=offence.told.call,
    )
    return Verdict((Applied(law), Applied(once), Applied(throughout)), result, free)


def judged_by_denomination(
    table: Table, offence: IrregularCall, substitute: ToldCall, *, once: Ground, throughout: Ground
) -> Decision:
    """Return the decision on the new call: partner passes once, or throughout."""
    if _repeats_denomination(table, offence, substitute):
        return _partner_passes(offence, substitute, Duration.ONCE, once)
    why = sentence(
        "{law} does not apply because {call} does not repeat the denomination of {withdrawn}.",
        law=once,
        call=substitute.call,
        withdrawn=offence.told.call,
    )
    return _partner_passes(offence, substitute, Duration.THROUGHOUT, throughout, (why,))


def _repeats_denomination(table: Table, offence: IrregularCall, substitute: ToldCall) -> bool:
    """Whether the new call is a bid in the denomination of the cancelled one.

    1987 looks at what was named; 2007 (29C) at what an artificial call specified, and an
    artificial pass repeats nothing (31A2(b)).
    """
    if offence.bid is None or not isinstance(substitute.call, Bid):
        return False
    if table.edition is Edition.SR_2007 and offence.told.is_artificial:
        return bool(substitute.shows) and set(substitute.shows) <= set(offence.told.shows)
    return substitute.call.denomination is offence.bid.denomination


def _partner_passes(
    offence: IrregularCall,
    substitute: ToldCall,
    duration: Duration,
    law: Ground,
    excluded: tuple[Sentence, ...] = (),
) -> Decision:
    throughout = duration is Duration.THROUGHOUT
    partner = offence.seat.partner
    result = (
        sentence(
            "{who}'s {call} does not repeat the denomination: {partner} must pass throughout.",
            who=offence.seat,
            call=substitute.call,
            partner=partner,
        )
        if throughout
        else sentence(
            "{who}'s {call} repeats the denomination: {partner} must pass at his next turn.",
            who=offence.seat,
            call=substitute.call,
            partner=partner,
        )
    )
    penalty = LeadPenalty.BY_MEANING if throughout else LeadPenalty.NONE
    gone = law29.withdrawn(offence, law, penalty, substitute)
    laws = (Applied(law), *(Applied(specified) for specified in _specified(law, offence)))
    consequences = (Bar(partner, duration, law), gone)
    return Decision(Verdict(laws, result, consequences, trace=(*excluded, result)), Fate.STANDS)


def _specified(law: Ground, offence: IrregularCall) -> tuple[Ground, ...]:
    """2007: of an artificial bid it is what it specified that counts (29C)."""
    artificial = offence.bid is not None and offence.told.is_artificial
    return (law29.SR["29C"],) if artificial and law.edition is Edition.SR_2007 else ()
