"""Law 28: calls considered to be in rotation.

A call in the turn of a right-hand opponent who must pass is in rotation (A). A call by the
player whose turn it was, before the opponent's call out of rotation was dealt with, is in
rotation too and wipes the other out (B). The editions agree; 2007 and 2017 add what may be
known from the call that went away.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bridge_rules_gui.bridge.sentence import sentence
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.rulings import law16_withdrawn_calls as law16
from bridge_rules_gui.rulings.ground import grounds
from bridge_rules_gui.rulings.verdict import Applied, Role, Verdict, WithdrawnCall

if TYPE_CHECKING:
    from bridge_rules_gui.rulings.auction.irregular_call import IrregularCall
    from bridge_rules_gui.rulings.auction.told import ToldCall
    from bridge_rules_gui.rulings.course.table import Table

RU = grounds(
    Edition.RU_1987,
    {
        "28A": "Заявка считается сделанной в очередь, если она сделана игроком в очередь его RHO, "
        "которого правила обязывают пасовать",
        "28B": "Если после заявки вне очереди,но до того,как за неё было наложено "
        "наказание,последовала заявка от оппонента, которому принадлежала очередь заявки, то эта "
        "последняя заявка считается сделанной в очередь и лишает возможности наказать заявку вне "
        "очереди; торговля продолжается так, как будто нарушитель на этом круге ничего не заявлял",
    },
)
SR = grounds(
    Edition.SR_2007,
    {
        "28A": "Smatra se da je govor izveden po redu ako ga izvede igrač kada je njegov DP na "
        "redu da govori, a taj protivnik je pod obaveznim pasom",
        "28B": "Smatra se da je govor po redu, ako ga izvede igrač koji je na redu pre nego što "
        "se izvrši ispravka protivničkog govora preko reda. Izvođenje takvog govora lišava prava "
        "na ispravku govora preko reda i licitacija se nastavlja kao da protivnik nije govorio u "
        "tom krugu",
    },
)
BG = grounds(
    Edition.BG_2017,
    {
        "28A": "Дадена обява се счита за направена наред, ако е дадена от играч, когато наред да "
        "обявява е неговият ДСП и когато този противник е задължен от правило да пасува",
        "28B": "Една обява се счита за направена наред, ако е дадена от играч, чийто ред е бил да "
        "обявява, преди поправката за обявата извън реда от противник да е била определена. "
        "Даването на такава обява води до загуба на правото за поправка на обявата извън реда. "
        "Наддаването продължава все едно противникът не е обявявал в този кръг",
    },
)
_BOOKS = {Edition.RU_1987: RU, Edition.SR_2007: SR, Edition.BG_2017: BG}


def after_barred_opponent(table: Table, told: ToldCall) -> Table:
    """Return the table where a player called in the turn of an opponent who must pass (28A)."""
    result = sentence(
        "{who}'s call is in rotation: {opponent}, whose turn it was, must pass.",
        who=told.seat,
        opponent=told.seat.right_hand_opponent,
    )
    law = Applied(_BOOKS[table.edition]["28A"], Role.PROCEDURE)
    return table.noticing(None, None, told.event).deciding(Verdict((law,), result))


def call_in_rotation_instead(table: Table, pending: IrregularCall) -> Table:
    """Return the table where the player whose turn it was has called before any ruling (28B)."""
    law = _BOOKS[table.edition]["28B"]
    result = sentence(
        "{opponent} has called in his turn before {who}'s {call} out of rotation was dealt with: "
        "the auction goes on as if {who} had not called in this round.",
        opponent=pending.turn_of,
        who=pending.seat,
        call=pending.told.call,
    )
    gone = WithdrawnCall(pending.seat, pending.told.call, pending.told.event, law)
    laws = (Applied(law), *_information(table))
    return table.deciding(Verdict(laws, result, (gone,)), pending.matter)


def _information(table: Table) -> tuple[Applied, ...]:
    """2007 and 2017 add what the opponents may not use; 1987 does not."""
    if table.edition is Edition.RU_1987:
        return ()
    return (Applied(law16.OF_WITHDRAWN_CALLS[table.edition], Role.INFORMATION),)
