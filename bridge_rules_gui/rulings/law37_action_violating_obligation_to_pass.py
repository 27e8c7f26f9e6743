"""Law 37: a bid, double or redouble by a player who is required to pass (1987: with 35B).

If the left-hand opponent calls after it, the call stands in every edition; otherwise a pass takes
its place and both offenders must pass throughout.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bridge_rules_gui.bridge.sentence import sentence
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.rulings.auction import cancelled
from bridge_rules_gui.rulings.auction.irregular_call import Decision, Fate, LawOfCall, Turn
from bridge_rules_gui.rulings.auction.silence import both_silenced
from bridge_rules_gui.rulings.ground import grounds
from bridge_rules_gui.rulings.verdict import Applied, Role, Verdict

if TYPE_CHECKING:
    from bridge_rules_gui.rulings.auction.irregular_call import IrregularCall
    from bridge_rules_gui.rulings.auction.told import ToldCall
    from bridge_rules_gui.rulings.course.table import Table

RU = grounds(
    Edition.RU_1987,
    {
        "35B": "Если неприемлемой заявкой было назначение, контра или реконтра со стороны игрока, "
        "которого правила обязывают пасовать, то эта и все последующие легальные заявки "
        "утверждаются, но если нарушитель был обязан пасовать до конца торговли, то он "
        "по-прежнему должен пасовать на последующих кругах",
        "37": "Назначение, контра или реконтра со стороны игрока, которого правила обязывают "
        "пасовать, аннулируется, и (НАКАЗАНИЕ) оба игрока нарушившей стороны должны пасовать до "
        "конца торговли",
    },
)
SR = grounds(
    Edition.SR_2007,
    {
        "37A": "Ako je nedmoguć govor bio licit, kontra ili rekontra, od strane igrača koji je "
        "pod prinudnim pasom (ali ne čin koji je u suprotnosti sa Članom 19A1 ili Članom 19B1), a "
        "njegov lev protivnik izvede govor pre nego što je Direktor presudio ispravku, taj govor "
        "i svi sledeći ostaju. Ako je prekršitelj bio pod prinudnim pasom do kraja licitacije, on "
        "još uvek mora da pasira kad god je njegov red",
        "37B1": "bilo koji licit, kontra ili rekontra od strane igrača koji je pod prinudnim pasom,"
        " se poništava",
        "37B2": "Govor se zamenjuje pasom, licitacija se nastavlja i svaki član krive strane "
        "pasira do kraja",
    },
)
BG = grounds(
    Edition.BG_2017,
    {
        "37A": "Ако недопустимата обява е била декларация, контра или реконтра, дадена от играч, "
        "задължен от правилника да пасува (но не действие, противоречащо на П19А1 или П19В1) и "
        "ЛСП на нарушителя обяви преди съдията да е постановил поправка, тази обява и всички "
        "последващи я остават. Ако нарушителят е бил задължен да пасува до края на наддаването, "
        "то той е длъжен да продължи да пасува в следващите си редове",
        "37B1": "Всяка декларация, контра или реконтра, дадена от играч задължен от правилника да "
        "пасува, се анулира",
        "37B2": "Замества се с пас, наддаването продължава и всеки член на виновната страна е "
        "длъжен да пасува до края на наддаването",
    },
)
NOT_RULED: dict[Edition, dict[str, str]] = {
    Edition.SR_2007: {"37B": "introduces its parts, which are cited"},
    Edition.BG_2017: {"37B": "introduces its parts, which are cited"},
}
_STANDS = {Edition.RU_1987: RU["35B"], Edition.SR_2007: SR["37A"], Edition.BG_2017: BG["37A"]}
_CANCELLED = {
    Edition.RU_1987: (RU["37"],),
    Edition.SR_2007: (SR["37B2"], SR["37B1"]),
    Edition.BG_2017: (BG["37B2"], BG["37B1"]),
}


def notice(table: Table, offence: IrregularCall) -> Verdict:
    """He must pass and did not."""
    law = Applied(_CANCELLED[table.edition][-1], Role.IRREGULARITY)
    result = sentence(
        "{who} called {call} although he must pass.", who=offence.seat, call=offence.told.call
    )
    return Verdict((law,), result)


def called_over(table: Table, offence: IrregularCall, by: ToldCall | None) -> Decision:
    """The left-hand opponent called: the call stands; a duty to pass throughout goes on."""
    del by
    result = sentence(
        "{opponent} called over {call}: it stands, and {who} must pass from then on only if he "
        "was to pass throughout.",
        opponent=offence.seat.left_hand_opponent,
        call=offence.told.call,
        who=offence.seat,
    )
    why = cancelled.called_over(_CANCELLED[table.edition][-1], offence)
    verdict = Verdict((Applied(_STANDS[table.edition]),), result, trace=(why, result))
    return Decision(verdict, Fate.STANDS)


def refused(table: Table, offence: IrregularCall) -> Decision:
    """It is cancelled, a pass takes its place, and both must pass throughout."""
    laws = _CANCELLED[table.edition]
    result = sentence(
        "{who}'s {call} is cancelled and a pass takes its place; {who} and {partner} must pass "
        "throughout.",
        who=offence.seat,
        call=offence.told.call,
        partner=offence.seat.partner,
    )
    why = cancelled.not_called_over(_STANDS[table.edition], offence)
    verdict = Verdict(
        tuple(map(Applied, laws)), result, both_silenced(offence, laws[0]), (why, result)
    )
    own_turn = offence.turn is Turn.OWN
    return Decision(verdict, Fate.PASS_IN_PLACE if own_turn else Fate.BACK_TO_TURN)


def is_its(decision: Decision) -> bool:
    """Whether a decision is this law's, also on a double that Law 19 does not allow."""
    return decision.verdict.laws[0].ground in _CANCELLED[decision.verdict.laws[0].ground.edition]


def settled(table: Table, offence: IrregularCall, substitute: ToldCall) -> Decision:
    """Out of his turn he called; in it he passes."""
    del substitute
    before = table.matters[offence.matter]
    return Decision(Verdict(before.laws, before.result), Fate.STANDS)


LAW = LawOfCall(
    notice=dict.fromkeys(Edition, notice),
    accept=dict.fromkeys(Edition, called_over),
    refuse=dict.fromkeys(Edition, refused),
    settle=dict.fromkeys(Edition, settled),
    may_be_accepted=False,
)
