"""Law 25: legal and illegal changes of call.

An unintended call may be put right: 1987 and 2007 without pause for thought, 2007 and 2017 until
partner has called. Any other change the left-hand opponent may accept; if he does not, 1987 lets
the offender choose again and silences partner, 2007 and 2017 leave the first call standing.
A call made at the left-hand opponent's turn by a player who has called is a change of call too
(30B3, 31B; 2017: 30B2, 31C, 32C).
"""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from bridge_rules_gui.bridge.sentence import sentence
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.rulings.ground import grounds
from bridge_rules_gui.rulings.verdict import (
    Applied,
    LeadPenalty,
    Option,
    Verdict,
    WithdrawnCall,
)

if TYPE_CHECKING:
    from bridge_rules_gui.bridge.seat import Seat
    from bridge_rules_gui.bridge.sentence import Sentence
    from bridge_rules_gui.rulings.auction.told import ToldCall
    from bridge_rules_gui.rulings.course.table import Table
    from bridge_rules_gui.rulings.ground import Ground

RU = grounds(
    Edition.RU_1987,
    {
        "25A": "Игрок может заменить свою нечаянную заявку на ту, которую он хочет сделать, но "
        "только если он делает или пытается сделать это без паузы. В этом случае его последняя "
        "заявка утверждается без наказания",
        "25B1": "LHO нарушителя может принять (трактовать как легальную) замену заявки; тогда "
        "утверждается вторая заявка и торговля продолжается без наказания",
        "25B1 meant for the first": "Если до того, как внимание было привлечено к нарушению, LHO "
        "нарушителя сделал заявку, и судья определяет, что он намеревался сделать эту заявку "
        "после первоначальной заявки нарушителя на этом круге, то заменённая заявка утверждается "
        "без наказания, и LHO нарушителя может отменить свою заявку без наказания",
        "25B2": "Если заменённая заявка не принята, то она аннулируется",
        "25B2(a)": "Если первая заявка нелегальна, то нарушитель становится субъектом "
        "соответствующего правила",
        "25B2(b)": "Если первая заявка была легальна, то нарушитель должен либо",
        "25B2(b)(1)": "Согласиться утвердить первую заявку, после чего (НАКАЗАНИЕ) его партнёр "
        "должен пасовать в свою следующую очередь заявки",
        "25B2(b)(2)": "Сделать любую другую легальную заявку, после чего (НАКАЗАНИЕ) его партнёр "
        "должен пасовать до конца торговли",
        "25B2(c)": "В обоих случаях (B1) и (B2) на партнёра нарушителя будут наложены ограничения "
        "на ход (см. правило 26), если он станет вистующим",
    },
)
SR = grounds(
    Edition.SR_2007,
    {
        "25A1": "Sve dok njegov partner ne govori, igrač može da promeni svoj neželjeni govor "
        "onim koji je želeo, ali samo ako to učini, ili pokuša da učini, bez pauze za "
        "razmišljanje. Drugi (željen) govor ostaje",
        "25A2": "Ako je, posle neželjenog govora, njegov partner izveo govor, tada nema zamene "
        "govora",
        "25A3": "Ako se licitacija završi pre nego što dođe red na njegovog partnera, govor se ne "
        "može zameniti ako je istekao period licitacije",
        "25A4": "Ako je zamena govora dozvoljena, levi protivnik (LP) može povući bilo koji govor "
        "koji je izveo posle prvog govora",
        "25B1": "Zamenjen govor koji nije dozvoljen prema A, može prihvatiti LP. (Prihvaćen je "
        "ako LP namerno licitira posle toga). Prvi govor se povlači, drugi govor ostaje i "
        "licitacija se nastavlja",
        "25B2": "Izuzev kao pod 1., zamena koja nije dozvoljena pod A se poništava. Originalni "
        "govor ostaje i licitacija se nastavlja",
        "25B3": "Na povučen ili poništen govor se primenjuje Član 16D",
    },
)
BG = grounds(
    Edition.BG_2017,
    {
        "25A1": "Когато играч разбере, че не е направил обявата, която е възнамерявал да направи, "
        "той може, докато неговия партньор обяви, да я замени с тази, която е възнамерявал. "
        "Втората (възнамеряваната) обява остава",
        "25A2": "Смяна на обява може да бъде разрешена поради механична грешка или грешка на езика",
        "25A4": "Никаква заместваща обява не може да бъде дадена, когато партньорът на нарушителя "
        "е направил последваща обява",
        "25A5": "Ако наддаването приключи преди да стигне до партньора на играча, то никакво "
        "заместване не може да има след края на периода на наддаване",
        "25A6": "Ако замяната е разрешена, то ЛСП може да оттегли всяка обява, която е дал върху "
        "първата обява",
        "25B1": "Заместваща обява, неразрешена съгласно А, може да бъде приета от ЛСП на "
        "нарушителя. (Приета е, когато ЛСП умишлено обяви след нея.) Тогава първата обява се "
        "оттегля, втората обява остава и наддаването продължава (П26 може бъде приложено)",
        "25B2": "С изключение на случаите от В1, замяна, не разрешена от А, се анулира. "
        "Първоначалната обява остава и наддаването продължава (П26 може бъде приложено)",
        "25B3": "П16С се прилага за всяка оттеглена или анулирана обява",
    },
)
NOT_RULED: dict[Edition, dict[str, str]] = {
    Edition.RU_1987: {"25B": "introduces its parts, which are cited"},
    Edition.BG_2017: {"25A3": "how a player became aware of his slip decides nothing"},
}
BOOKS = {Edition.RU_1987: RU, Edition.SR_2007: SR, Edition.BG_2017: BG}


class Course(Enum):
    """What becomes of an attempt to put right a call that was not meant."""

    PUT_RIGHT = "it stands in place of the first call"
    TOO_LATE = "it is cancelled"
    LIKE_A_DELIBERATE_ONE = "it needs to be accepted like a deliberate change"


Attempt = tuple[Course, "Verdict | Sentence"]
"""What becomes of an attempt: the verdict, or why it counts as deliberate."""


def was_unintended(told: ToldCall) -> bool:
    """Whether a call was a slip of hand or tongue, as told; a slip of the mind was meant."""
    return told.facts.value("slip") in ("mechanical", "tongue") or (
        told.holds("intended") is False and told.facts.value("slip") != "mind"
    )


def _unintended_1987(table: Table, first: ToldCall, told: ToldCall) -> Attempt:
    """Without pause the change stands; after one the call is as good as meant (25A, 25B)."""
    if _paused(table, told):
        return Course.LIKE_A_DELIBERATE_ONE, _excluded(RU["25A"], told)
    return Course.PUT_RIGHT, _corrected(first, told, (RU["25A"],), None)


def _unintended_2007(table: Table, first: ToldCall, told: ToldCall) -> Attempt:
    """Until partner has called, and without pause for thought."""
    if _has_called(table, first, first.seat.partner):
        return Course.TOO_LATE, _too_late(first, told, SR["25A2"])
    if table.playing is not None:
        return Course.TOO_LATE, _too_late(first, told, SR["25A3"])
    if _paused(table, told):
        return Course.LIKE_A_DELIBERATE_ONE, _excluded(SR["25A1"], told)
    over = _has_called(table, first, first.seat.left_hand_opponent)
    return Course.PUT_RIGHT, _corrected(first, told, (SR["25A1"],), SR["25A4"] if over else None)


def _unintended_2017(table: Table, first: ToldCall, told: ToldCall) -> Attempt:
    """Until partner has called; a pause no longer matters, and Law 26 does not apply."""
    if _has_called(table, first, first.seat.partner):
        return Course.TOO_LATE, _too_late(first, told, BG["25A4"])
    if table.playing is not None:
        return Course.TOO_LATE, _too_late(first, told, BG["25A5"])
    over = _has_called(table, first, first.seat.left_hand_opponent)
    laws = (BG["25A1"], BG["25A2"])
    return Course.PUT_RIGHT, _corrected(first, told, laws, BG["25A6"] if over else None)


UNINTENDED = {
    Edition.RU_1987: _unintended_1987,
    Edition.SR_2007: _unintended_2007,
    Edition.BG_2017: _unintended_2017,
}


def _paused(table: Table, told: ToldCall) -> bool:
    question = sentence("Did {who} pause for thought after noticing his slip?", who=told.seat)
    return table.judge("pause", told.event, question)


def _excluded(law: Ground, told: ToldCall) -> Sentence:
    return sentence(
        "{law} does not apply because {who} paused for thought.", law=law, who=told.seat
    )


def _has_called(table: Table, first: ToldCall, seat: Seat) -> bool:
    later = (call for call in table.bidding.told if call.event > first.event)
    return any(call.seat is seat for call in later)


def _corrected(
    first: ToldCall, told: ToldCall, laws: tuple[Ground, ...], may_withdraw: Ground | None
) -> Verdict:
    result = sentence(
        "{who} did not mean {first}: {second} stands in its place without penalty.",
        who=told.seat,
        first=first.call,
        second=told.call,
    )
    gone = WithdrawnCall(
        first.seat, first.call, first.event, laws[0], replaced_by=told.call, free=True
    )
    if may_withdraw is None:
        return Verdict(tuple(map(Applied, laws)), result, (gone,))
    option = Option(first.seat.left_hand_opponent, "withdraw_call", may_withdraw)
    return Verdict(tuple(map(Applied, (*laws, may_withdraw))), result, (gone, option))


def _too_late(first: ToldCall, told: ToldCall, law: Ground) -> Verdict:
    result = sentence(
        "{who} may no longer change {first}: {second} is cancelled.",
        who=told.seat,
        first=first.call,
        second=told.call,
    )
    return Verdict((Applied(law),), result, (withdrawn(told, law, LeadPenalty.NONE, first),))


def withdrawn(
    told: ToldCall, law: Ground, penalty: LeadPenalty, by: ToldCall | None
) -> WithdrawnCall:
    """Return the record of a call taken back, and of the one in its place."""
    final = None if by is None else by.call
    return WithdrawnCall(told.seat, told.call, told.event, law, penalty, told.shows, final)
