"""Law 27 before the offender chooses: who may accept an insufficient bid, and what he is told."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bridge_rules_gui.bridge.call import Double, Redouble
from bridge_rules_gui.bridge.sentence import sentence
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.rulings.auction.correction_outcomes import verdict, withdrawn
from bridge_rules_gui.rulings.auction.irregular_call import Decision, Fate, LawOfCall
from bridge_rules_gui.rulings.course.changing import replace
from bridge_rules_gui.rulings.law27_insufficient_bid import BG, RU, RULES, SR, is_second
from bridge_rules_gui.rulings.verdict import (
    Applied,
    Bar,
    Duration,
    LeadPenalty,
    Option,
    Role,
    Verdict,
    WithdrawnCall,
)

if TYPE_CHECKING:
    from bridge_rules_gui.rulings.auction.irregular_call import IrregularCall
    from bridge_rules_gui.rulings.auction.told import ToldCall
    from bridge_rules_gui.rulings.course.table import Table
    from bridge_rules_gui.rulings.ground import Ground

_BOOKS = {Edition.RU_1987: RU, Edition.SR_2007: SR, Edition.BG_2017: BG}
_ACCEPTANCE = {Edition.RU_1987: "27A", Edition.SR_2007: "27A1", Edition.BG_2017: "27A1"}


def notice(table: Table, offence: IrregularCall) -> Verdict:
    """The left-hand opponent may accept the bid; he has not yet said or called anything."""
    book, key = _BOOKS[table.edition], _ACCEPTANCE[table.edition]
    opponent = offence.seat.left_hand_opponent
    result = sentence(
        "{bid} by {who} is insufficient over {last}; {opponent} may accept it, otherwise {who} "
        "must replace it.",
        bid=offence.told.call,
        who=offence.seat,
        last=offence.auction.last_bid,
        opponent=opponent,
    )
    second = (Applied(_second(table)),) if is_second(offence) else ()
    laws = (Applied(book[key], Role.RIGHT), *second, Applied(book["27B"], Role.IRREGULARITY))
    return Verdict(laws, result, (Option(opponent, "accept_call", book[key]),))


def _second(table: Table) -> Ground:
    """The provision on a second insufficient bid; 1987 has none but the first one's."""
    early = table.edition is Edition.RU_1987
    return RU["27B"] if early else _BOOKS[table.edition]["27B4"]


def replaced_too_early(table: Table, offence: IrregularCall) -> Verdict:
    """The offender has not waited for the director; the opponent may still accept his bid."""
    book, key = _BOOKS[table.edition], _ACCEPTANCE[table.edition]
    early = table.edition is Edition.RU_1987
    result = (
        sentence(
            "{who} replaced his bid too early: unless {opponent} accepts it, the substitute is "
            "cancelled and {who} chooses again.",
            who=offence.seat,
            opponent=offence.seat.left_hand_opponent,
        )
        if early
        else sentence(
            "{who} replaced his bid too early: unless {opponent} accepts the bid, the substitute "
            "stands if it is legal, with what that costs.",
            who=offence.seat,
            opponent=offence.seat.left_hand_opponent,
        )
    )
    laws = (
        Applied(RU["27B premature"] if early else book["27C"]),
        Applied(book[key], Role.RIGHT),
    )
    option = Option(offence.seat.left_hand_opponent, "accept_call", book[key])
    return Verdict(laws, result, (option,))


def substitute_called_over(table: Table, offence: IrregularCall, substitute: ToldCall) -> Verdict:
    """The opponent called over a legal premature substitute: it stands, the right is lost."""
    early = table.edition is Edition.RU_1987
    book = _BOOKS[table.edition]
    laws = (RU["11B"], RU["27B"]) if early else (book["27C stands"], book["11A"])
    result = sentence(
        "{opponent} called over {call} before the director ruled: it stands, and the right to a "
        "rectification is lost.",
        opponent=offence.seat.left_hand_opponent,
        call=substitute.call,
    )
    return verdict(laws, result, (withdrawn(offence, laws[0], LeadPenalty.NONE),))


def accepted(table: Table, offence: IrregularCall, by: ToldCall | None) -> Decision:
    """Accepted by word or by a call, the bid is treated as legal."""
    book, key = _BOOKS[table.edition], _ACCEPTANCE[table.edition]
    lost = (book["11B"],) if table.edition is Edition.RU_1987 and by is not None else ()
    second = (_second(table),) if is_second(offence) else ()
    result = sentence(
        "{opponent} has accepted {bid}; it stands and the auction goes on without penalty.",
        opponent=offence.seat.left_hand_opponent,
        bid=offence.told.call,
    )
    gone = _first_withdrawn(offence, book[key])
    return Decision(verdict((book[key], *lost, *second), result, gone), Fate.STANDS)


def _first_withdrawn(offence: IrregularCall, law: Ground) -> tuple[WithdrawnCall, ...]:
    """Return the record of the first insufficient bid where a second one has taken its place."""
    first = offence.earlier
    if first is None or not is_second(offence):
        return ()
    gone = withdrawn(first, law, LeadPenalty.BY_MEANING)
    return (replace(gone, replaced_by=offence.told.call),)


def refused(table: Table, offence: IrregularCall) -> Decision:
    """Not accepted: the offender must replace it, and hears beforehand what each choice costs.

    A second insufficient bid has silenced partner in 2007 and 2017 (27B4).
    """
    book = _BOOKS[table.edition]
    choice = _choice(table, offence)
    if is_second(offence) and table.edition is not Edition.RU_1987:
        return _second_refused(offence, (book["27B4"], book["27B3"]), choice)
    result = sentence(
        "{bid} is not accepted; {who} must replace it, told beforehand what each choice costs.",
        bid=offence.told.call,
        who=offence.seat,
    )
    gone = withdrawn(offence, book["27B"], LeadPenalty.NONE)
    rights = (choice, *_comparable(table, offence))
    return Decision(verdict((book["27B"],), result, (*rights, gone)), Fate.REPLACED_AT_ONCE)


def _choice(table: Table, offence: IrregularCall) -> Option:
    """1987 lets him put in a sufficient bid or a pass, later any legal call will do."""
    early = table.edition is Edition.RU_1987
    name = "sufficient_bid_or_pass" if early else "any_legal_call"
    return Option(offence.seat, name, _BOOKS[table.edition]["27B"])


def _comparable(table: Table, offence: IrregularCall) -> tuple[Option, ...]:
    """2017: with a comparable call he frees partner (27B1(b))."""
    if table.edition is not Edition.BG_2017:
        return ()
    return (Option(offence.seat, "comparable_call", BG["27B1(b)"]),)


def _second_refused(offence: IrregularCall, laws: tuple[Ground, ...], choice: Option) -> Decision:
    partner = offence.seat.partner
    result = sentence(
        "{bid} is insufficient too and not accepted: {who} must put a sufficient bid or a pass in "
        "its place, and {partner} must pass throughout.",
        bid=offence.told.call,
        who=offence.seat,
        partner=partner,
    )
    bars = () if offence.silenced else (Bar(partner, Duration.THROUGHOUT, laws[0]),)
    gone = withdrawn(offence, laws[0], LeadPenalty.BY_MEANING)
    first = _first_withdrawn(offence, laws[0])
    return Decision(verdict(laws, result, (*bars, *first, gone, choice)), Fate.REPLACED_AT_ONCE)


def rules_on(table: Table, offence: IrregularCall, substitute: IrregularCall) -> bool:
    """Law 27 itself cancels doubles (27B3), and in 1987 whatever is put in too early (27B)."""
    early = table.edition is Edition.RU_1987 and offence.premature is not None
    return early or isinstance(substitute.told.call, Double | Redouble)


LAW = LawOfCall(
    notice=dict.fromkeys(Edition, notice),
    accept=dict.fromkeys(Edition, accepted),
    refuse=dict.fromkeys(Edition, refused),
    settle=RULES,
    rules_on=rules_on,
)
