"""Law 30: pass out of rotation.

1987 and 2007 silence the offender, once or throughout, by whose turn it was and whether the auction
had been opened (2007, as printed: whether anyone had called). 2017 silences him only at his
right-hand opponent's turn; elsewhere what counts is whether his next call is comparable. An
artificial pass is Law 31, a pass at the left-hand opponent's turn after a call is Law 25.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bridge_rules_gui.bridge.call import Double, Redouble
from bridge_rules_gui.bridge.sentence import sentence
from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.rulings import law29_call_out_of_rotation as law29
from bridge_rules_gui.rulings.auction.irregular_call import Decision, Fate, LawOfCall, Turn
from bridge_rules_gui.rulings.auction.out_of_rotation import (
    FreeCalls,
    both_may_call,
    judged_by_comparability,
)
from bridge_rules_gui.rulings.ground import grounds
from bridge_rules_gui.rulings.irregularity import Irregularity
from bridge_rules_gui.rulings.verdict import (
    Applied,
    Bar,
    Duration,
    Option,
    Verdict,
    WithdrawnCall,
)

if TYPE_CHECKING:
    from bridge_rules_gui.bridge.seat import Seat
    from bridge_rules_gui.bridge.sentence import Sentence
    from bridge_rules_gui.rulings.auction.irregular_call import IrregularCall
    from bridge_rules_gui.rulings.auction.told import ToldCall
    from bridge_rules_gui.rulings.course.table import Table
    from bridge_rules_gui.rulings.ground import Ground

RU = grounds(
    Edition.RU_1987,
    {
        "30A": "Когда игрок спасовал вне очереди до того,как любой игрок сделал назначение, "
        "(НАКАЗАНИЕ) нарушитель должен спасовать в свою следующую очередь заявки",
        "30B1": "После того, как любой игрок сделал назначение, если пас последовал в очередь "
        "заявки RHO, (НАКАЗАНИЕ) нарушитель должен спасовать в свою следующую очередь заявки",
        "30B2(a)": "После того, как любой игрок сделал назначение, если пас последовал в очередь "
        "заявки партнёра нарушителя, (НАКАЗАНИЕ) нарушитель должен пасовать до конца торговли",
        "30B2(b)": "Партнёр нарушителя может сделать любое достаточное назначение или спасовать, "
        "но не может на этом круге контрировать или реконтрировать",
    },
)
SR = grounds(
    Edition.SR_2007,
    {
        "30A": "Kada igrač pasira preko reda pre nego što je ijedan igrač govorio, Prekršitelj "
        "mora da pasira kada je sledeći put na redu da govori",
        "30B1": "Ako se izvede pas preko reda kada je na redu da govori Prekršitelj DP, nakon što "
        "je bilo koji igrač govorio, Prekršitelj mora da pasira kada je sledeći put na redu da "
        "govori",
        "30B2(a)": "Nakon što je bilo koji igrač govorio, ako se izvede pas preko reda, a "
        "Prekršitelj partner je na redu da govori, Prekršitelj mora da pasira kad god je na redu "
        "da govori",
        "30B2(b)": "Prekršitelj partner može da izvede bilo koji dovoljan licit ili da pasira, "
        "ali ne može da kontrira ili rekontrira u tom krugu",
    },
)
BG = grounds(
    Edition.BG_2017,
    {
        "30A": "Когато пасът извън реда е направен в реда на ДСП на нарушителя, то нарушителят е "
        "длъжен да пасува при следващия си ред да обявява",
        "30B1": "Когато нарушителят е пасувал в реда на партньора си или в реда на ЛСП и ако "
        "нарушителят не е обявил преди това",
        "30B1(a)": "Партньорът на нарушителя може да направи всяка легална обява в правилния си "
        "ред",
        "30B1(b)": "Нарушителят може да направи всяка легална обява в правилния си ред",
        "30B1(b)(i)": "Когато тя е подобна по значение обява (виж П23А), няма последваща поправка",
        "30B1(b)(ii)": "Когато тя не е подобна по значение обява(виж П26А), партньорът на "
        "нарушителя е длъжен да пасува при следващия си ред да обявява",
    },
)

NOT_RULED: dict[Edition, dict[str, str]] = {
    edition: {"30": "introduces its parts, which are cited"} for edition in Edition
}


_FREE = FreeCalls(BG["30B1"], BG["30B1(a)"], BG["30B1(b)"], BG["30B1(b)(i)"], BG["30B1(b)(ii)"])


def refuse_1987(table: Table, offence: IrregularCall) -> Decision:
    """Before any bid, and at the right-hand opponent's turn, once; at partner's, throughout."""
    if not offence.any_bid:
        return _barred_once(offence, RU["30A"])
    if offence.turn is Turn.PARTNER:
        return _barred_throughout(offence, RU["30B2(a)"], RU["30B2(b)"])
    return _barred_once(offence, RU["30B1"])


def refuse_2007(table: Table, offence: IrregularCall) -> Decision:
    """The same; but what counts is whether anyone had called.

    The print says "govorio", called, in 30A and 30B where the other books have "bid".
    """
    if not offence.any_call:
        return _barred_once(offence, SR["30A"])
    if offence.turn is Turn.PARTNER:
        return _barred_throughout(offence, SR["30B2(a)"], SR["30B2(b)"])
    return _barred_once(offence, SR["30B1"])


def refuse_2017(table: Table, offence: IrregularCall) -> Decision:
    """At the right-hand opponent's turn the offender must pass once; else he may call freely.

    30B1 as printed asks at partner's turn too that the offender had not called before; 30B2 has
    only the left-hand opponent's turn in mind, so 30B1 is what is left for partner's.
    """
    if offence.turn is Turn.RIGHT_HAND_OPPONENT:
        return _barred_once(offence, BG["30A"], _comparability_is_not_asked(offence))
    result = sentence(
        "{who}'s pass is cancelled; {who} and {partner} may make any legal call in turn, and "
        "{partner} must pass once unless {who}'s call is comparable with the pass.",
        who=offence.seat,
        partner=offence.seat.partner,
    )
    excluded = law29.applied_all_the_same(offence, BG["30B1"], outside=offence.had_called)
    return both_may_call(offence, _FREE, result, excluded)


def _comparability_is_not_asked(offence: IrregularCall) -> Sentence:
    return sentence(
        "{law} does not apply because it was {turn}'s turn, {who}'s right-hand opponent's: "
        "whether his next call is comparable does not matter.",
        law=BG["30B1"],
        turn=offence.turn_of,
        who=offence.seat,
    )


def _barred_once(offence: IrregularCall, law: Ground, *excluded: Sentence) -> Decision:
    result = sentence("{who}'s pass is cancelled; he must pass at his next turn.", who=offence.seat)
    bar = Bar(offence.seat, Duration.ONCE, law)
    gone = law29.withdrawn(offence, law)
    return law29.cancelled((law,), result, bar, gone, excluded=excluded)


def _barred_throughout(offence: IrregularCall, law: Ground, partners: Ground) -> Decision:
    """The offender passes throughout; partner may bid or pass, but not double, in this round."""
    partner = offence.seat.partner
    result = sentence(
        "{who}'s pass is cancelled; he must pass throughout, and {partner} may bid or pass but "
        "not double or redouble in this round.",
        who=offence.seat,
        partner=partner,
    )
    bar = Bar(offence.seat, Duration.THROUGHOUT, law)
    right = Option(partner, "sufficient_bid_or_pass", partners)
    gone = law29.withdrawn(offence, law)
    return law29.cancelled((law, partners), result, bar, right, gone)


_NO_DOUBLE = {Edition.RU_1987: RU["30B2(b)"], Edition.SR_2007: SR["30B2(b)"]}


def forbids_double(table: Table, told: ToldCall) -> bool:
    """Whether partner's pass in the caller's turn forbids him to double in this round."""
    return isinstance(told.call, Double | Redouble) and any(
        bar.ground.citation == _PARTNERS_TURN
        and bar.seat is told.seat.partner
        and _waits_for_his_turn(table, bar.seat)
        for bar in table.bars
    )


_PARTNERS_TURN = Citation.parse("30B2(a)")


def _waits_for_his_turn(table: Table, seat: Seat) -> bool:
    return any(owed.seat is seat for owed in table.bidding.cancelled)


def double_forbidden(table: Table, told: ToldCall) -> Table:
    """Return the table where partner doubled all the same: he must bid or pass instead."""
    law = _NO_DOUBLE[table.edition]
    result = sentence(
        "{who} may not call {call} in this round: it is cancelled, and he must make a sufficient "
        "bid or pass.",
        who=told.seat,
        call=told.call,
    )
    gone = WithdrawnCall(told.seat, told.call, told.event, law)
    right = Option(told.seat, "sufficient_bid_or_pass", law)
    noticed = table.noticing(Irregularity.FORBIDDEN_DOUBLE, told.seat, told.event)
    return noticed.deciding(Verdict((Applied(law),), result, (gone, right)))


def settle_barred(table: Table, offence: IrregularCall, substitute: ToldCall) -> Decision:
    """He passes as he must: nothing new follows."""
    matter = table.matters[offence.matter]
    result = sentence("{who} has passed as he must.", who=offence.seat)
    gone = law29.withdrawn(offence, matter.laws[0].ground, by=substitute)
    return Decision(Verdict(matter.laws, result, (gone,)), Fate.STANDS)


def settle_2017(table: Table, offence: IrregularCall, substitute: ToldCall) -> Decision:
    """A comparable call sets everything right; otherwise partner passes once."""
    if offence.turn is Turn.RIGHT_HAND_OPPONENT:
        return settle_barred(table, offence, substitute)
    return judged_by_comparability(
        table, offence, substitute, free=BG["30B1(b)(i)"], otherwise=BG["30B1(b)(ii)"]
    )


LAW = LawOfCall(
    notice=dict.fromkeys(Edition, law29.notice),
    accept=dict.fromkeys(Edition, law29.accepted),
    refuse={
        Edition.RU_1987: refuse_1987,
        Edition.SR_2007: refuse_2007,
        Edition.BG_2017: refuse_2017,
    },
    settle={
        Edition.RU_1987: settle_barred,
        Edition.SR_2007: settle_barred,
        Edition.BG_2017: settle_2017,
    },
)
