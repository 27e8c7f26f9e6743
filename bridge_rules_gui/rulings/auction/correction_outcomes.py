"""What follows from the correction of an insufficient bid, whichever edition decides it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bridge_rules_gui.bridge.sentence import sentence
from bridge_rules_gui.rulings.auction.irregular_call import Decision, Fate
from bridge_rules_gui.rulings.auction.told import final_call
from bridge_rules_gui.rulings.course.changing import replace
from bridge_rules_gui.rulings.verdict import (
    Applied,
    Bar,
    Consequence,
    Duration,
    LeadPenalty,
    Option,
    Verdict,
    WithdrawnCall,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bridge_rules_gui.bridge.sentence import Sentence
    from bridge_rules_gui.rulings.auction.correction import Correction
    from bridge_rules_gui.rulings.auction.irregular_call import IrregularCall
    from bridge_rules_gui.rulings.ground import Ground


def unharmed(
    offence: IrregularCall,
    facts: Correction,
    laws: tuple[Ground, ...],
    excluded: Sequence[Sentence] = (),
    *,
    free: bool = True,
) -> Decision:
    """The auction goes on; `free` where the edition sets the law on withdrawn calls aside too."""
    result = sentence(
        "{call} stands for {withdrawn} and the auction goes on without further rectification; "
        "the score is adjusted only if the insufficient bid itself did damage.",
        call=facts.substitute.call,
        withdrawn=offence.told.call,
    )
    gone = replace(withdrawn(offence, laws[0], LeadPenalty.NONE, facts), free=free)
    return Decision(verdict(laws, result, (gone,), excluded), Fate.STANDS)


def stands(
    offence: IrregularCall,
    facts: Correction,
    laws: tuple[Ground, ...],
    *,
    partner_passes: Ground | None,
    excluded: Sequence[Sentence] = (),
) -> Decision:
    """The substitute stands, at the price that partner must pass."""
    partner = offence.seat.partner
    result = sentence(
        "{call} stands for {withdrawn}, and {partner} must pass throughout.",
        call=facts.substitute.call,
        withdrawn=offence.told.call,
        partner=partner,
    )
    bars = () if partner_passes is None else (Bar(partner, Duration.THROUGHOUT, partner_passes),)
    gone = withdrawn(offence, laws[0], LeadPenalty.BY_MEANING, facts)
    return Decision(verdict(laws, result, (*bars, gone), excluded), Fate.STANDS)


def replace_again(
    offence: IrregularCall,
    facts: Correction,
    laws: tuple[Ground, ...],
    *,
    bar: Ground | None,
    excluded: Sequence[Sentence] = (),
) -> Decision:
    """The substitute is cancelled, and the offender chooses again."""
    partner = offence.seat.partner
    result = (
        sentence(
            "{call} is cancelled; {who} must put a sufficient bid or a pass in its place, and "
            "{partner} must pass throughout.",
            call=facts.substitute.call,
            who=offence.seat,
            partner=partner,
        )
        if bar is not None
        else sentence(
            "{call} is cancelled; {who} must put a sufficient bid or a pass in place of "
            "{withdrawn}.",
            call=facts.substitute.call,
            who=offence.seat,
            withdrawn=offence.told.call,
        )
    )
    bars = () if bar is None or facts.silenced else (Bar(partner, Duration.THROUGHOUT, bar),)
    # 1987 cancels a premature substitute and leaves the offender his choice (27B); after a double
    # he has only the duty to replace it.
    rights = () if bar is not None else (Option(offence.seat, "sufficient_bid_or_pass", laws[0]),)
    # 1987 names Law 26 for the premature substitute; after a double it is the bid that counts.
    told = facts.substitute
    penalty = LeadPenalty.BY_MEANING if bar is None else LeadPenalty.NONE
    second = WithdrawnCall(told.seat, told.call, told.event, laws[0], penalty, told.shows)
    first = LeadPenalty.NONE if bar is None else LeadPenalty.BY_MEANING
    gone = (withdrawn(offence, laws[0], first), second)
    decided = verdict(laws, result, (*bars, *rights, *gone), excluded)
    return Decision(decided, Fate.REPLACED_AT_ONCE)


def withdrawn(
    offence: IrregularCall, law: Ground, penalty: LeadPenalty, facts: Correction | None = None
) -> WithdrawnCall:
    """Return the record of the insufficient bid taken back."""
    told = offence.told
    final = None if facts is None else final_call(told, facts.substitute)
    return WithdrawnCall(told.seat, told.call, told.event, law, penalty, told.shows, final)


def verdict(
    laws: tuple[Ground, ...],
    result: Sentence,
    consequences: tuple[Consequence, ...] = (),
    excluded: Sequence[Sentence] = (),
) -> Verdict:
    """Return a verdict on given provisions, explained by what does not apply and the result."""
    return Verdict(tuple(map(Applied, laws)), result, consequences, (*excluded, result))
