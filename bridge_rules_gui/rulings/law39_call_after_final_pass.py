"""Law 39: a call after the final pass (1987: with 35D).

It is always cancelled. Only a bid, double or redouble of a defender, before his left-hand opponent
has called again, can restrict the lead.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bridge_rules_gui.bridge.sentence import sentence
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.rulings.auction.cancelled import cancelled_with
from bridge_rules_gui.rulings.auction.irregular_call import Decision, Fate, LawOfCall
from bridge_rules_gui.rulings.ground import grounds
from bridge_rules_gui.rulings.law37_action_violating_obligation_to_pass import settled
from bridge_rules_gui.rulings.verdict import Applied, LeadPenalty, Role, Verdict, WithdrawnCall

if TYPE_CHECKING:
    from bridge_rules_gui.rulings.auction.irregular_call import IrregularCall
    from bridge_rules_gui.rulings.auction.told import ToldCall
    from bridge_rules_gui.rulings.course.table import Table
    from bridge_rules_gui.rulings.ground import Ground

RU = grounds(
    Edition.RU_1987,
    {
        "35D": "Если неприемлемой заявкой была заявка после финального в торговле паса, то эта и "
        "все последующие заявки аннулируются без наказания",
        "39": "Заявка, сделанная после финального в торговле паса, аннулируется",
        "39A": "Если это пас вистующего или любая заявка будущего разыгрывающего или болвана,"
        "наказания нет",
        "39B": "Если это назначение, контра или реконтра со стороны вистующего, могут быть "
        "наложены ограничения на ход, предусмотренные правилом 26",
    },
)
SR = grounds(
    Edition.SR_2007,
    {
        "39A": "Govori izvedeni posle završnog pasa se poništavaju",
        "39B": "taj prekršaj pas igrača odbrane ili bilo koji govor od strane budućeg izvođača "
        "ili damia, nema više ispravke",
        "39B called over": "ako je levi protivnik prekršitelja govorio pre ispravke … nema više "
        "ispravke",
        "39C": "ako levi protivnik prekršitelja nije govorio posle prekršaja, i ako je prekršaj "
        "to licit, kontra ili rekontra igrača odbrane, mogu se primeniti ograničenja za atak iz "
        "Člana 26",
    },
)
BG = grounds(
    Edition.BG_2017,
    {
        "39A": "Всички обяви след последния пас се анулират",
        "39B": "ако нарушението е пас от защитник или е обява от бъдещия декларант или мор, то "
        "тогава няма допълнителна поправка",
        "39B called over": "Ако ЛСП на нарушителя обяви преди поправка … тогава няма допълнителна "
        "поправка",
        "39C": "Ако ЛСП на нарушителя не е обявил след нарушението и ако нарушението е "
        "декларация, контра или реконтра от защитник, то тогава могат да се приложат "
        "ограниченията за атака от П26В",
    },
)
_LATER = {Edition.SR_2007: SR, Edition.BG_2017: BG}


def _cancelled(table: Table) -> Ground:
    return RU["39"] if table.edition is Edition.RU_1987 else _LATER[table.edition]["39A"]


def notice(table: Table, offence: IrregularCall) -> Verdict:
    """The auction was over."""
    result = sentence(
        "{who} called {call} after the final pass.", who=offence.seat, call=offence.told.call
    )
    return Verdict((Applied(_cancelled(table), Role.IRREGULARITY),), result)


def called_over(table: Table, offence: IrregularCall, by: ToldCall | None) -> Decision:
    """The left-hand opponent called too: all of it is cancelled, and nothing follows."""
    del by
    early = table.edition is Edition.RU_1987
    free = RU["35D"] if early else _later(table)["39B called over"]
    return _nothing_follows(table, offence, free)


def refused(table: Table, offence: IrregularCall) -> Decision:
    """Cancelled; a defender's bid, double or redouble may restrict his partner's lead."""
    contract = offence.auction.contract
    early = table.edition is Edition.RU_1987
    defends = contract is not None and contract.declarer.side is not offence.seat.side
    if offence.told.is_pass or not defends:
        return _nothing_follows(table, offence, RU["39A"] if early else _later(table)["39B"])
    law = RU["39B"] if early else _later(table)["39C"]
    result = sentence(
        "{who}'s {call} is cancelled; declarer may restrict {partner}'s lead.",
        who=offence.seat,
        call=offence.told.call,
        partner=offence.seat.partner,
    )
    told = offence.told
    gone = WithdrawnCall(told.seat, told.call, told.event, law, LeadPenalty.BY_MEANING, told.shows)
    laws = (Applied(law), Applied(_cancelled(table), Role.IRREGULARITY))
    return Decision(Verdict(laws, result, (gone,)), Fate.NOTHING_IN_PLACE)


def _later(table: Table) -> dict[str, Ground]:
    return _LATER[table.edition]


def _nothing_follows(table: Table, offence: IrregularCall, law: Ground) -> Decision:
    result = sentence(
        "{who}'s {call} after the final pass is cancelled; nothing else follows.",
        who=offence.seat,
        call=offence.told.call,
    )
    told = offence.told
    gone = WithdrawnCall(told.seat, told.call, told.event, law)
    laws = (Applied(law), Applied(_cancelled(table), Role.IRREGULARITY))
    consequences = (gone, *cancelled_with(offence, law))
    return Decision(Verdict(laws, result, consequences), Fate.NOTHING_IN_PLACE)


LAW = LawOfCall(
    notice=dict.fromkeys(Edition, notice),
    accept=dict.fromkeys(Edition, called_over),
    refuse=dict.fromkeys(Edition, refused),
    settle=dict.fromkeys(Edition, settled),
    may_be_accepted=False,
    cancels_later=True,
)
