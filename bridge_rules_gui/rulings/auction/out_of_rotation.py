"""What Laws 30 to 32 say alike of a call out of rotation that was not accepted.

At the right-hand opponent's turn his call decides: where he passes the cancelled call is repeated.
2017 looks at the call made in its place, and whether it is comparable with the cancelled one.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeVar

from bridge_rules_gui.bridge.sentence import sentence
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.rulings import law23_comparable_call as law23
from bridge_rules_gui.rulings import law29_call_out_of_rotation as law29
from bridge_rules_gui.rulings.auction.irregular_call import Decision, Fate
from bridge_rules_gui.rulings.verdict import (
    Applied,
    Bar,
    Duration,
    LeadPenalty,
    Option,
    Verdict,
    WithdrawnCall,
)

if TYPE_CHECKING:
    from bridge_rules_gui.bridge.sentence import Sentence
    from bridge_rules_gui.rulings.auction.irregular_call import IrregularCall
    from bridge_rules_gui.rulings.auction.told import ToldCall
    from bridge_rules_gui.rulings.course.table import Table
    from bridge_rules_gui.rulings.ground import Ground


_T = TypeVar("_T")


def old_and_new(old: _T, new: _T) -> dict[Edition, _T]:
    """Return what 1987 and 2007 share, and what 2017 has in its place."""
    return {Edition.RU_1987: old, Edition.SR_2007: old, Edition.BG_2017: new}


def waiting_for_opponent(offence: IrregularCall, law: Ground, *answers: Ground) -> Decision:
    """Return the decision at the right-hand opponent's turn: what follows hangs on his call.

    `answers` are the provisions for each answer of his.
    """
    result = sentence(
        "{who}'s {call} is cancelled; if {opponent} passes {who} must repeat it, otherwise he may "
        "make any legal call.",
        who=offence.seat,
        call=offence.told.call,
        opponent=offence.turn_of,
    )
    return law29.cancelled((law, *answers), result, law29.withdrawn(offence, law))


def opponent_passed(offence: IrregularCall, law: Ground) -> Verdict:
    """Return the verdict once the right-hand opponent has passed: the call must be repeated."""
    result = sentence(
        "{opponent} passed: {who} must repeat {call}.",
        opponent=offence.turn_of,
        who=offence.seat,
        call=offence.told.call,
    )
    return Verdict((Applied(law),), result, (law29.withdrawn(offence, law),))


def silenced(offence: IrregularCall) -> Sentence:
    """Say that the call is gone, and partner is silent whatever the offender calls in his turn."""
    return sentence(
        "{who}'s {call} is cancelled; {who} may make any legal call in turn, and {partner} must "
        "pass throughout.",
        who=offence.seat,
        call=offence.told.call,
        partner=offence.seat.partner,
    )


def opponent_acted(table: Table, offence: IrregularCall) -> bool:
    """Whether the right-hand opponent bid, doubled or redoubled in his turn afterwards."""
    later = table.bidding.told[len(offence.auction.calls) :]
    opponent = offence.seat.right_hand_opponent
    return any(told.seat is opponent and not told.is_pass for told in later)


def must_repeat(offence: IrregularCall, law: Ground, substitute: ToldCall) -> Decision:
    """Return the decision where the right-hand opponent passed: the same call, and no penalty."""
    if substitute.call == offence.told.call:
        result = sentence(
            "{opponent} passed and {who} has repeated {call}: no penalty.",
            opponent=offence.turn_of,
            who=offence.seat,
            call=offence.told.call,
        )
        gone = law29.withdrawn(offence, law, by=substitute, free=True)
        return Decision(Verdict((Applied(law),), result, (gone,)), Fate.STANDS)
    result = sentence(
        "{who} must repeat {call}; {other} is cancelled.",
        who=offence.seat,
        call=offence.told.call,
        other=substitute.call,
    )
    told = substitute
    other = WithdrawnCall(told.seat, told.call, told.event, law)
    return Decision(Verdict((Applied(law),), result, (other,)), Fate.REPLACED_AT_ONCE)


def partner_is_silent(offence: IrregularCall, substitute: ToldCall) -> Sentence:
    """Say that the offender has called in his turn, and that his partner passes throughout."""
    return sentence(
        "{who} has called {call} in his turn; {partner} must pass throughout.",
        who=offence.seat,
        call=substitute.call,
        partner=offence.seat.partner,
    )


# -- 2017 ---------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class FreeCalls:
    """Where 2017 lets both partners call freely, and what follows from the offender's call."""

    turn: Ground
    partners: Ground
    offenders: Ground
    comparable: Ground
    otherwise: Ground


def comparability_decides(offence: IrregularCall) -> Sentence:
    """Say that both may call freely, and what hangs on how the offender's call compares."""
    return sentence(
        "{who}'s {call} is cancelled; {who} and {partner} may make any legal call in turn, and "
        "{partner} must pass once unless {who}'s call is comparable with {call}.",
        who=offence.seat,
        call=offence.told.call,
        partner=offence.seat.partner,
    )


def both_may_call(
    offence: IrregularCall, laws: FreeCalls, result: Sentence, excluded: tuple[Sentence, ...] = ()
) -> Decision:
    """Return the decision at partner's or the left-hand opponent's turn: both may call freely."""
    return law29.cancelled(
        (laws.turn, laws.partners, laws.offenders, laws.comparable, laws.otherwise),
        result,
        Option(offence.seat.partner, "any_legal_call", laws.partners),
        Option(offence.seat, "any_legal_call", laws.offenders),
        Option(offence.seat, "comparable_call", laws.comparable),
        law29.withdrawn(offence, laws.turn),
        excluded=excluded,
    )


def opponent_did_not_pass(
    offence: IrregularCall, law: Ground, *, comparable: Ground, otherwise: Ground
) -> Verdict:
    """Return the verdict of 2017 once the right-hand opponent has bid, doubled or redoubled."""
    result = sentence(
        "{opponent} did not pass: {who} may make any legal call, and {partner} must pass once "
        "unless it is comparable with {call}.",
        opponent=offence.turn_of,
        who=offence.seat,
        partner=offence.seat.partner,
        call=offence.told.call,
    )
    consequences = (
        Option(offence.seat, "any_legal_call", law),
        Option(offence.seat, "comparable_call", comparable),
        law29.withdrawn(offence, law),
    )
    return Verdict((Applied(law), Applied(comparable), Applied(otherwise)), result, consequences)


def judged_by_comparability(
    table: Table,
    offence: IrregularCall,
    substitute: ToldCall,
    *,
    free: Ground,
    otherwise: Ground,
    sent_from: Ground | None = None,
) -> Decision:
    """Return what 2017 decides on a call after a cancelled one, by whether it is comparable.

    `sent_from` is the provision that sends a call at another's turn to those two.
    """
    sender = () if sent_from is None else (Applied(sent_from),)
    who, partner = offence.seat, offence.seat.partner
    if law23.is_comparable(table, offence.told, substitute):
        laws = (
            Applied(free),
            *law23.comparable_grounds(offence.told, substitute),
            Applied(law23.BG["23C"]),
            *sender,
        )
        result = sentence(
            "{who}'s {call} is comparable with the cancelled {withdrawn}: no further "
            "rectification.",
            who=who,
            call=substitute.call,
            withdrawn=offence.told.call,
        )
        gone = law29.withdrawn(offence, free, by=substitute, free=True)
        return Decision(Verdict(laws, result, (gone,)), Fate.STANDS)
    result = sentence(
        "{who}'s {call} is not comparable with the cancelled {withdrawn}: {partner} must pass at "
        "his next turn.",
        who=who,
        call=substitute.call,
        withdrawn=offence.told.call,
        partner=partner,
    )
    excluded = sentence(
        "{law} does not apply because {call} is not comparable with {withdrawn} ({comparable}).",
        law=free,
        comparable=law23.BG["23A"],
        call=substitute.call,
        withdrawn=offence.told.call,
    )
    gone = law29.withdrawn(offence, otherwise, LeadPenalty.BY_MEANING, substitute)
    bar = Bar(partner, Duration.ONCE, otherwise)
    laws = (Applied(otherwise), *sender)
    verdict = Verdict(laws, result, (bar, gone), (excluded, result))
    return Decision(verdict, Fate.STANDS)
