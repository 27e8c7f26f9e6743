"""Law 38: a bid of more than seven (1987: with 35C).

It never stands and a pass takes its place. When the left-hand opponent has called after it, 1987
lets the offenders off altogether; 2007 and 2017 still silence both and only drop the lead
restrictions and the question of damage (38D).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bridge_rules_gui.bridge.sentence import sentence
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.rulings import law72c_potential_damage as law72c
from bridge_rules_gui.rulings.auction import cancelled
from bridge_rules_gui.rulings.auction.cancelled import cancelled_with
from bridge_rules_gui.rulings.auction.irregular_call import Decision, Fate, LawOfCall, Turn
from bridge_rules_gui.rulings.auction.silence import both_silenced
from bridge_rules_gui.rulings.ground import grounds
from bridge_rules_gui.rulings.law37_action_violating_obligation_to_pass import settled
from bridge_rules_gui.rulings.verdict import Applied, LeadPenalty, Role, Verdict, WithdrawnCall

if TYPE_CHECKING:
    from bridge_rules_gui.bridge.sentence import Sentence
    from bridge_rules_gui.rulings.auction.irregular_call import IrregularCall
    from bridge_rules_gui.rulings.auction.told import ToldCall
    from bridge_rules_gui.rulings.course.table import Table
    from bridge_rules_gui.rulings.ground import Ground

RU = grounds(
    Edition.RU_1987,
    {
        "35C": "Если неприемлемой заявкой было назначение выше семи, то эта и все последующие "
        "заявки аннулируются; нарушитель должен заменить свою заявку на пас, и торговля "
        "продолжается так, как будто нарушения не было",
        "38": "Назначение выше семи аннулируется, и (НАКАЗАНИЕ) оба игрока нарушившей стороны "
        "должны пасовать до конца торговли",
    },
)
SR = grounds(
    Edition.SR_2007,
    {
        "38A": "Igranje bilo kog kontrakta višeg os sedam nikad nije dozvoljeno",
        "38B": "Licit viši od sedam se poništava zajedno sa bilo kojim govorima posle toga",
        "38C": "Licit se zamenjuje pasom; licitacija se nastavlja, ukoliko nije završena, a svaki "
        "član krive strane mora da pasira do kraja",
        "38D": "Može se primeniti Član 23 i mogu se primeniti ograničenja za atak prema Članu 26",
        "38D called over": "Može se primeniti Član 23 i mogu se primeniti ograničenja za atak "
        "prema Članu 26, osim ako je levi protivnik govorio posle nepravilnosti, a pre ispravke. "
        "Tada nema odštete po tim Pravilima",
    },
)
BG = grounds(
    Edition.BG_2017,
    {
        "38A": "В никакъв случай не е допустимо разиграване на договор над ниво седем",
        "38B": "Всяка декларация над ниво седем се анулира заедно с всяка последваща обява",
        "38C": "Замества се с пас, наддаването продължава, освен ако е завършило, и всеки член на "
        "виновната страна е длъжен да пасува до края на наддаването",
        "38D": "Може да се приложи П72С, както и ограниченията на атака от П26В",
        "38D called over": "Може да се приложи П72С, както и ограниченията на атака от П26В, "
        "освен когато ЛСП на нарушителя е обявил впоследствие на нарушението и преди поправката, "
        "то тогава тези правила не се прилагат",
    },
)
_LATER = {Edition.SR_2007: SR, Edition.BG_2017: BG}


def notice(table: Table, offence: IrregularCall) -> Verdict:
    """A bid above seven can never be played."""
    law = RU["38"] if table.edition is Edition.RU_1987 else _LATER[table.edition]["38A"]
    result = sentence("{call} is above seven.", call=offence.told.call)
    return Verdict((Applied(law, Role.IRREGULARITY),), result)


def called_over(table: Table, offence: IrregularCall, by: ToldCall | None) -> Decision:
    """The left-hand opponent called: 1987 forgives, the later editions only half."""
    del by
    if table.edition is Edition.RU_1987:
        result = sentence(
            "{opponent} called over {call}: both calls are cancelled, {who} must pass in place of "
            "his, and the auction goes on as if nothing had happened.",
            opponent=offence.seat.left_hand_opponent,
            call=offence.told.call,
            who=offence.seat,
        )
        return _forgiven_1987(offence, result)
    book = _LATER[table.edition]
    law = book["38D called over"]
    why = sentence(
        "Laws 26 and {damage} do not apply because {opponent} has called over {call} ({law}).",
        damage=law72c.LATER[table.edition],
        opponent=offence.seat.left_hand_opponent,
        call=offence.told.call,
        law=law,
    )
    return _silenced(offence, (book["38C"], book["38B"], law), LeadPenalty.NONE, why)


def _forgiven_1987(offence: IrregularCall, result: Sentence) -> Decision:
    law, told = RU["35C"], offence.told
    gone = WithdrawnCall(told.seat, told.call, told.event, law, LeadPenalty.NONE, told.shows)
    why = cancelled.called_over(RU["38"], offence)
    consequences = (gone, *cancelled_with(offence, law))
    return Decision(Verdict((Applied(law),), result, consequences, (why, result)), _fate(offence))


def refused(table: Table, offence: IrregularCall) -> Decision:
    """It is cancelled, a pass takes its place, and both must pass throughout."""
    if table.edition is Edition.RU_1987:
        why = cancelled.not_called_over(RU["35C"], offence)
        return _silenced(offence, (RU["38"],), LeadPenalty.BY_MEANING, why)
    book = _LATER[table.edition]
    return _silenced(offence, (book["38C"], book["38B"], book["38D"]), LeadPenalty.BY_MEANING)


def _silenced(
    offence: IrregularCall, laws: tuple[Ground, ...], penalty: LeadPenalty, *excluded: Sentence
) -> Decision:
    result = sentence(
        "{call} is cancelled and a pass takes its place; {who} and {partner} must pass throughout.",
        call=offence.told.call,
        who=offence.seat,
        partner=offence.seat.partner,
    )
    silenced = both_silenced(offence, laws[0], penalty)
    # What was called over it is cancelled by 38B; 1987 says everything in one paragraph.
    consequences = (*silenced, *cancelled_with(offence, laws[1] if len(laws) > 1 else laws[0]))
    applied = tuple(Applied(law) for law in laws)
    verdict = Verdict(applied, result, consequences, (*excluded, result))
    return Decision(verdict, _fate(offence))


def _fate(offence: IrregularCall) -> Fate:
    return Fate.PASS_IN_PLACE if offence.turn is Turn.OWN else Fate.BACK_TO_TURN


LAW = LawOfCall(
    notice=dict.fromkeys(Edition, notice),
    accept=dict.fromkeys(Edition, called_over),
    refuse=dict.fromkeys(Edition, refused),
    settle=dict.fromkeys(Edition, settled),
    may_be_accepted=False,
    cancels_later=True,
)
