"""Law 32: double or redouble out of rotation.

All editions cancel it if it is not accepted, and have it repeated where the right-hand opponent
passes. Otherwise 1987 and 2007 silence partner throughout, 2017 once and only if the next call is
not comparable. An inadmissible one is Law 36 and can never be accepted.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bridge_rules_gui.bridge.sentence import sentence
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
from bridge_rules_gui.rulings.ground import grounds
from bridge_rules_gui.rulings.verdict import (
    Applied,
    Bar,
    Duration,
    LeadPenalty,
    Option,
    Verdict,
)

if TYPE_CHECKING:
    from bridge_rules_gui.rulings.auction.irregular_call import IrregularCall
    from bridge_rules_gui.rulings.auction.told import ToldCall
    from bridge_rules_gui.rulings.course.table import Table

RU = grounds(
    Edition.RU_1987,
    {
        "32": "Если нелегальная заявка не принята, то она аннулируется, могут быть наложены "
        "ограничения на ход, предусмотренные правилом 26B",
        "32A": "Если контра или реконтра последовала в очередь заявки партнёра нарушителя, "
        "(НАКАЗАНИЕ) партнёр нарушителя должен пасовать до конца торговли",
        "32B": "Если контра или реконтра последовала в очередь заявки RHO нарушителя",
        "32B1": "Если RHO нарушителя пасует, то нарушитель должен повторить свою заявку, и "
        "наказания нет",
        "32B2": "Если RHO нарушителя делает назначение, то нарушитель в свою очередь делает любую "
        "легальную заявку, и (НАКАЗАНИЕ) партнёр нарушителя должен пасовать до конца торговли",
    },
)
SR = grounds(
    Edition.SR_2007,
    {
        "32": "Ako se govor preko reda ne prihvati, on se poništava, mogu da se primene "
        "ograničenja za atak iz Člana 26B",
        "32A": "ako su kontra ili rekontra date kada je na redu da govori Prekršiteljev partner, "
        "njegov partner mora da pasira kad god je na redu da govori",
        "32B": "ako su kontra ili rekontra preko reda date kada je na redu Prekršiteljev DP",
        "32B1": "ako Prekršiteljev DP pasira, Prekršitelj mora ponoviti svoju kontru ili rekontru "
        "preko reda i nema ispravke",
        "32B2": "ako Prekršiteljev DP licitira, kontrira ili rekontrira, Prekršitelj može, kada "
        "je na redu, da izvede bilo koji legalan govor, a Prekršiteljev partner mora da pasira do "
        "kraja",
    },
)
BG = grounds(
    Edition.BG_2017,
    {
        "32A": "Ако контра или реконтра извън реда е била направена в реда на ДСП на нарушителя",
        "32A1": "Ако ДСП на нарушителя пасува, то нарушителя е длъжен да повтори неговата контра "
        "или реконтра извън реда и няма поправка",
        "32A2": "Ако ДСП на нарушителя даде декларация, контра или реконтра, то нарушителят може "
        "в реда си да направи всяка легална обява",
        "32A2(a)": "Когато е подобна по значение обява (виж П23А), тогава няма последваща поправка",
        "32A2(b)": "Когато не е подобна по значение обява (виж П23А), партньорът на нарушителя е "
        "длъжен да пасува в следващия си ред да обявява",
        "32B": "Ако контра или реконтра е била направена в реда на партньора на нарушителя",
        "32B1": "Партньорът на нарушителя може да направи произволана легална обява",
        "32B2": "Нарушителят може да направи всякаква легална обява в правилния си ред и съдията "
        "присъжда както в А2(а) или А2(б) по-горе",
    },
)
NOT_RULED: dict[Edition, dict[str, str]] = {
    Edition.BG_2017: {"32": "introduces its parts, which are cited"},
}
_BOOKS = {Edition.RU_1987: RU, Edition.SR_2007: SR}
_FREE = FreeCalls(BG["32B"], BG["32B1"], BG["32B2"], BG["32A2(a)"], BG["32A2(b)"])


def refuse_1987_and_2007(table: Table, offence: IrregularCall) -> Decision:
    """At partner's turn partner passes throughout; at the opponent's it hangs on his call."""
    book = _BOOKS[table.edition]
    if offence.turn is Turn.RIGHT_HAND_OPPONENT:
        return waiting_for_opponent(offence, book["32B"], book["32B1"], book["32B2"])
    partner = offence.seat.partner
    result = sentence(
        "{who}'s {call} is cancelled; {partner} must pass throughout.",
        who=offence.seat,
        call=offence.told.call,
        partner=partner,
    )
    return law29.cancelled(
        (book["32A"], book["32"]),
        result,
        Bar(partner, Duration.THROUGHOUT, book["32A"]),
        law29.withdrawn(offence, book["32"], LeadPenalty.ANY_SUIT),
    )


def refuse_2017(table: Table, offence: IrregularCall) -> Decision:
    """Both may call freely in turn; what follows hangs on whether the call is comparable."""
    if offence.turn is Turn.RIGHT_HAND_OPPONENT:
        return waiting_for_opponent(offence, BG["32A"], BG["32A1"], BG["32A2"])
    return both_may_call(offence, _FREE, comparability_decides(offence))


def answer_1987_and_2007(table: Table, offence: IrregularCall) -> Verdict:
    """After a pass it is repeated; after anything else partner passes throughout."""
    book = _BOOKS[table.edition]
    if not opponent_acted(table, offence):
        return opponent_passed(offence, book["32B1"])
    law = book["32B2"]
    consequences = (
        Option(offence.seat, "any_legal_call", law),
        Bar(offence.seat.partner, Duration.THROUGHOUT, law),
        law29.withdrawn(offence, book["32"], LeadPenalty.ANY_SUIT),
    )
    return Verdict((Applied(law), Applied(book["32"])), silenced(offence), consequences)


def answer_2017(table: Table, offence: IrregularCall) -> Verdict:
    """After a pass it is repeated; after anything else a comparable call goes free."""
    if not opponent_acted(table, offence):
        return opponent_passed(offence, BG["32A1"])
    return opponent_did_not_pass(
        offence, BG["32A2"], comparable=BG["32A2(a)"], otherwise=BG["32A2(b)"]
    )


def settle_1987_and_2007(table: Table, offence: IrregularCall, substitute: ToldCall) -> Decision:
    """Repeated after a pass, nothing; after anything else partner passes throughout."""
    book = _BOOKS[table.edition]
    partner = offence.seat.partner
    if offence.turn is not Turn.RIGHT_HAND_OPPONENT:
        gone = law29.withdrawn(offence, book["32"], LeadPenalty.ANY_SUIT, substitute)
        result = partner_is_silent(offence, substitute)
        laws = (Applied(book["32A"]), Applied(book["32"]))
        return Decision(Verdict(laws, result, (gone,)), Fate.STANDS)
    if not opponent_acted(table, offence):
        return must_repeat(offence, book["32B1"], substitute)
    law = book["32B2"]
    gone = law29.withdrawn(offence, book["32"], LeadPenalty.ANY_SUIT, substitute)
    bar = Bar(partner, Duration.THROUGHOUT, law)
    laws = (Applied(law), Applied(book["32"]))
    return Decision(Verdict(laws, partner_is_silent(offence, substitute), (bar, gone)), Fate.STANDS)


def settle_2017(table: Table, offence: IrregularCall, substitute: ToldCall) -> Decision:
    """Repeated after a pass, nothing; otherwise what counts is whether the call is comparable."""
    at_opponents = offence.turn is Turn.RIGHT_HAND_OPPONENT
    if at_opponents and not opponent_acted(table, offence):
        return must_repeat(offence, BG["32A1"], substitute)
    return judged_by_comparability(
        table,
        offence,
        substitute,
        free=BG["32A2(a)"],
        otherwise=BG["32A2(b)"],
        sent_from=None if at_opponents else BG["32B2"],
    )


LAW = LawOfCall(
    notice=dict.fromkeys(Edition, law29.notice),
    accept=dict.fromkeys(Edition, law29.accepted),
    refuse=old_and_new(refuse_1987_and_2007, refuse_2017),
    answer=old_and_new(answer_1987_and_2007, answer_2017),
    settle=old_and_new(settle_1987_and_2007, settle_2017),
)
