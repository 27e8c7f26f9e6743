"""Law 31: bid out of rotation, and the artificial passes that are treated like one.

All editions let a bid at the right-hand opponent's turn be repeated when he passes; of a
conventional pass 1987 does not (31A sends it to A2(b)). When he acts, and at partner's or the
left-hand opponent's turn, 1987 and 2007 ask whether the denomination is repeated, 2017 whether the
new call is comparable, and silences partner once where the older books silence him throughout.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.rulings import law29_call_out_of_rotation as law29
from bridge_rules_gui.rulings.auction.irregular_call import Decision, Fate, LawOfCall, Turn
from bridge_rules_gui.rulings.auction.out_of_rotation import (
    FreeCalls,
    both_may_call,
    comparability_decides,
    judged_by_comparability,
    must_repeat,
    old_and_new,
    opponent_acted,
    opponent_did_not_pass,
    opponent_passed,
    partner_is_silent,
    silenced,
    waiting_for_opponent,
)
from bridge_rules_gui.rulings.auction.repeated_denomination import (
    conventional_pass,
    denomination_will_decide,
    judged_by_denomination,
)
from bridge_rules_gui.rulings.course.changing import replace
from bridge_rules_gui.rulings.ground import grounds
from bridge_rules_gui.rulings.irregularity import Irregularity
from bridge_rules_gui.rulings.verdict import (
    Applied,
    Bar,
    Duration,
    LeadPenalty,
    Option,
    Role,
    Verdict,
)

if TYPE_CHECKING:
    from bridge_rules_gui.rulings.auction.irregular_call import IrregularCall
    from bridge_rules_gui.rulings.auction.told import ToldCall
    from bridge_rules_gui.rulings.course.table import Table
    from bridge_rules_gui.rulings.ground import Ground

RU = grounds(
    Edition.RU_1987,
    {
        "27C": "Если игрок делает недостаточное назначение не в свою очередь, применяется "
        "правило 31",
        "30C": "Когда пас вне очереди является конвенционным, применяется не это правило, а "
        "правило 31",
        "31A": "Если нарушитель сделал назначение … в очередь своего RHO",
        "31A conventional": "запасовал заявку партнёра, когда этот пас конвенционный; в этом "
        "случае применяется раздел A2B) в очередь своего RHO",
        "31A1": "Если оппонент спасовал, нарушитель должен повторить своё назначение, сделанное "
        "вне очереди, и если оно легально, наказания нет",
        "31A2": "Если оппонент делает легальное назначение, контрирует или реконтрирует, то "
        "нарушитель может сделать любую легальную заявку",
        "31A2(a)": "Повторяет деноминацию назначения, сделанного вне очереди, (НАКАЗАНИЕ) "
        "партнёр нарушителя должен спасовать в свою следующую очередь заявки",
        "31A2(b)": "Не повторяет деноминации назначения, сделанного вне очереди, то могут быть "
        "наложены ограничения на ход, предусмотренные правилом 26, и (НАКАЗАНИЕ) партнёр "
        "нарушителя должен пасовать до конца торговли",
        "31B": "Если нарушитель сделал назначение в очередь партнёра или LHO, то, если нарушитель "
        "ранее не делал заявок, (НАКАЗАНИЕ) партнёр нарушителя должен пасовать до конца торговли",
    },
)
SR = grounds(
    Edition.SR_2007,
    {
        "27A2": "Ako igrač izvede nedovoljan licit preko reda, primenjuje se Član 31",
        "30C": "Kada je pas preko reda konvencionalan, ili je pas posle konvencionalnog govora, "
        "primenjuje se Član 31",
        "31A": "Ako je Prekršitelj govorio kada je na redu da govori njegov DP",
        "31A1": "Ako taj protivnik pasira, Prekršitelj mora da ponovi govor preko reda i, ako je "
        "taj govor legalan, nema kazne",
        "31A2": "Ako taj protivnik izvede legalan licit, kontrira ili rekontrira, Prekršitelj može "
        "da izvede bilo koji legalan govor",
        "31A2(a)": "ponavlja imenovanje licita preko reda, (kazna) Prekršiteljev partner mora da "
        "pasira kada je sledeći put na redu da govori",
        "31A2(b)": "ne ponavlja imenovanje licita preko reda … prekšiteljev partner mora da "
        "pasira do kraja",
        "31A2(b) artificial pass": "govor preko reda bio veštački pas ili pas na partnerov "
        "veštački govor, mogu se primeniti ograničenja za atak po Članu 26, a prekšiteljev "
        "partner mora da pasira do kraja",
        "31B": "Kada Prekršitelj licitira, a na redu da govori je njegov partner ili njegov LP, "
        "ako Prekršitelj pre toga nije licitirao, njegov partner mora da pasira do kraja",
    },
)
BG = grounds(
    Edition.BG_2017,
    {
        "27A2": "Ако играч даде недостатъчна декларация извън реда се прилага П31",
        "30C": "Когато пасът извън реда е изкуствен или е пас на изкуствена обява, то се прилага "
        "П31",
        "31A": "Когато нарушителят е обявил в реда на ДСП",
        "31A1": "Ако този противник пасува, нарушителят е длъжен да повтори обявата извън реда и "
        "ако тази обява е легална, то няма поправка",
        "31A2": "Ако този противник направи легална декларация, контра или реконтра, то "
        "нарушителят може да направи всяка легална обява",
        "31A2(a)": "Когато е подобна по значение обява (виж П23А), то няма последваща поправка",
        "31A2(b)": "Когато не е подобна по значение обява (виж П23А), то партньорът на нарушителя "
        "е длъжен да пасува при следващия си ред да обявява",
        "31B": "Когато нарушителят е дал декларация в реда на партъора си или в реда на ЛСП и ако "
        "нарушителят не е обявявал преди това",
        "31B1": "Партньорът на нарушителя може да направи всяка легална обява в правилния си ред",
        "31B2": "Нарушителят може да направи всяка легална обява в правилния си ред и съдията "
        "присъжда както в А2(а) или А2(б) по-горе",
    },
)
NOT_RULED: dict[Edition, dict[str, str]] = {
    edition: {"31": "introduces its parts, which are cited"} for edition in Edition
}
_BOOKS = {Edition.RU_1987: RU, Edition.SR_2007: SR, Edition.BG_2017: BG}
_FREE = FreeCalls(BG["31B"], BG["31B1"], BG["31B2"], BG["31A2(a)"], BG["31A2(b)"])


def notice(table: Table, offence: IrregularCall) -> Verdict:
    """It may be accepted like any call out of rotation; an insufficient bid too (27A2, 27C)."""
    return _with_sender(table, offence, law29.notice(table, offence))


def _sent_from(table: Table, offence: IrregularCall) -> tuple[Applied, ...]:
    """Return the provision that sends an artificial pass or an insufficient bid to this law."""
    book, last = _BOOKS[table.edition], offence.auction.last_bid
    if offence.key is Irregularity.ARTIFICIAL_PASS_OUT_OF_ROTATION:
        return (Applied(book["30C"], Role.IRREGULARITY),)
    if offence.bid is None or last is None or offence.bid > last:
        return ()
    key = "27C" if table.edition is Edition.RU_1987 else "27A2"
    return (Applied(book[key], Role.IRREGULARITY),)


def _with_sender(table: Table, offence: IrregularCall, verdict: Verdict) -> Verdict:
    return replace(verdict, laws=(*verdict.laws, *_sent_from(table, offence)))


def _also(table: Table, offence: IrregularCall, decision: Decision) -> Decision:
    """Return a decision with the sender behind its first law, before what hangs on later calls."""
    first, *then = decision.verdict.laws
    laws = (first, *_sent_from(table, offence), *then)
    return replace(decision, verdict=replace(decision.verdict, laws=laws))


# -- not accepted -------------------------------------------------------------------------------


def refuse_1987_and_2007(table: Table, offence: IrregularCall) -> Decision:
    """At the right-hand opponent's turn his call decides; elsewhere partner passes throughout."""
    book = _BOOKS[table.edition]
    if offence.turn is Turn.RIGHT_HAND_OPPONENT:
        if _is_sent_to_a2b(table, offence):
            return _also(table, offence, _silenced_at_once(offence))
        return _also(table, offence, _waiting(table, offence))
    law = book["31B"]
    early = table.edition is Edition.RU_1987
    before = offence.had_called if early else offence.had_bid
    # 31B itself silences partner only; that the offender may call as he likes stands in Law 29.
    decision = law29.cancelled(
        (law,),
        silenced(offence),
        Option(offence.seat, "any_legal_call", law29.ANY_LEGAL_CALL[table.edition]),
        Bar(offence.seat.partner, Duration.THROUGHOUT, law),
        law29.withdrawn(offence, law, LeadPenalty.BY_MEANING),
        excluded=law29.applied_all_the_same(offence, law, outside=before),
    )
    return _also(table, offence, decision)


def _waiting(table: Table, offence: IrregularCall) -> Decision:
    book = _BOOKS[table.edition]
    return waiting_for_opponent(offence, book["31A"], book["31A1"], book["31A2"])


def _is_sent_to_a2b(table: Table, offence: IrregularCall) -> bool:
    """Whether 31A of 1987 applies A2(b) whatever the opponent does: to a conventional pass."""
    return table.edition is Edition.RU_1987 and offence.told.is_pass


def _silenced_at_once(offence: IrregularCall) -> Decision:
    instead_of = (RU["31A1"], RU["31A2(a)"])
    return conventional_pass(
        offence, RU["31A2(b)"], sent_by=RU["31A conventional"], instead_of=instead_of
    )


def refuse_2017(table: Table, offence: IrregularCall) -> Decision:
    """Everything hangs on what follows: the opponent's call, and how the next call compares."""
    if offence.turn is Turn.RIGHT_HAND_OPPONENT:
        return _also(table, offence, _waiting(table, offence))
    excluded = law29.applied_all_the_same(offence, BG["31B"], outside=offence.had_called)
    free = both_may_call(offence, _FREE, comparability_decides(offence), excluded)
    return _also(table, offence, free)


# -- the opponent whose turn it was has called ---------------------------------------------------


def answer_1987_and_2007(table: Table, offence: IrregularCall) -> Verdict:
    """After a pass the call is repeated; after anything else it is asked what comes instead."""
    if _is_sent_to_a2b(table, offence):
        return _silenced_at_once(offence).verdict
    book = _BOOKS[table.edition]
    if not opponent_acted(table, offence):
        return _with_sender(table, offence, opponent_passed(offence, book["31A1"]))
    verdict = denomination_will_decide(
        offence, book["31A2"], once=book["31A2(a)"], throughout=_throughout(table, offence)
    )
    return _with_sender(table, offence, verdict)


def answer_2017(table: Table, offence: IrregularCall) -> Verdict:
    """After a pass the call is repeated; after anything else a comparable one goes free."""
    if not opponent_acted(table, offence):
        return _with_sender(table, offence, opponent_passed(offence, BG["31A1"]))
    verdict = opponent_did_not_pass(
        offence, BG["31A2"], comparable=BG["31A2(a)"], otherwise=BG["31A2(b)"]
    )
    return _with_sender(table, offence, verdict)


# -- the offender's call in his turn --------------------------------------------------------------


def settle_1987_and_2007(table: Table, offence: IrregularCall, substitute: ToldCall) -> Decision:
    """Repeated after a pass, nothing; the denomination repeated, once; else throughout."""
    book = _BOOKS[table.edition]
    if offence.turn is not Turn.RIGHT_HAND_OPPONENT:
        return _barred_already(offence, substitute, book["31B"])
    if _is_sent_to_a2b(table, offence):
        return _barred_already(offence, substitute, book["31A2(b)"])
    if not opponent_acted(table, offence):
        return must_repeat(offence, book["31A1"], substitute)
    return judged_by_denomination(
        table,
        offence,
        substitute,
        once=book["31A2(a)"],
        throughout=_throughout(table, offence),
    )


def _throughout(table: Table, offence: IrregularCall) -> Ground:
    """Return what silences partner throughout; 2007 names the artificial pass by itself."""
    if table.edition is Edition.SR_2007 and offence.bid is None:
        return SR["31A2(b) artificial pass"]
    return _BOOKS[table.edition]["31A2(b)"]


def settle_2017(table: Table, offence: IrregularCall, substitute: ToldCall) -> Decision:
    """Repeated after a pass, nothing; otherwise what counts is whether the call is comparable."""
    at_opponents = offence.turn is Turn.RIGHT_HAND_OPPONENT
    if at_opponents and not opponent_acted(table, offence):
        return must_repeat(offence, BG["31A1"], substitute)
    return judged_by_comparability(
        table,
        offence,
        substitute,
        free=BG["31A2(a)"],
        otherwise=BG["31A2(b)"],
        sent_from=None if at_opponents else BG["31B2"],
    )


def _barred_already(offence: IrregularCall, substitute: ToldCall, law: Ground) -> Decision:
    result = partner_is_silent(offence, substitute)
    gone = law29.withdrawn(offence, law, LeadPenalty.BY_MEANING, substitute)
    return Decision(Verdict((Applied(law),), result, (gone,)), Fate.STANDS)


LAW = LawOfCall(
    notice=dict.fromkeys(Edition, notice),
    accept=dict.fromkeys(Edition, law29.accepted),
    refuse=old_and_new(refuse_1987_and_2007, refuse_2017),
    answer=old_and_new(answer_1987_and_2007, answer_2017),
    settle=old_and_new(settle_1987_and_2007, settle_2017),
)
