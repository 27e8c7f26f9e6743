"""Law 11: the right to rectification lost.

1987 takes it from a side whose player calls after the irregularity, as left-hand opponent of the
offender, before a penalty has been imposed (11B); any other act before the director is called may
cost it (11A). 2007 and 2017 know only the latter, where an opponent's ignorance of the law has been
turned to profit: 2017 then adjusts the score of that side alone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bridge_rules_gui.bridge.sentence import sentence
from bridge_rules_gui.bridge.story import DirectorArrives
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.rulings import law24_card_exposed_in_auction as law24
from bridge_rules_gui.rulings.course.changing import replace
from bridge_rules_gui.rulings.ground import grounds
from bridge_rules_gui.rulings.verdict import Applied, Role, Verdict

if TYPE_CHECKING:
    from bridge_rules_gui.bridge.seat import Seat
    from bridge_rules_gui.rulings.course.table import Table

RU = grounds(
    Edition.RU_1987,
    {
        "11A": "Право на наказание нарушения может быть потеряно, если любой представитель "
        "ненарушившей стороны предпринял некоторую акцию до вызова судьи",
        "11A profit": "Право на наказание нарушения может быть потеряно, если любой представитель "
        "ненарушившей стороны предпринял некоторую акцию до вызова судьи. Судья устанавливает, "
        "когда ненарушившей стороне последовавшая акция, возможность которой предоставлена "
        "оппонентом, может быть выгодна при отсутствии наказания",
        "11B": "Право на наказание теряется,если LHO нарушителя сделал заявку или сыграл картой "
        "после нарушения, но до того, как было сформулировано и наложено законное наказание",
    },
)
SR = grounds(
    Edition.SR_2007,
    {
        "11A": "Pravo na ispravku nepravilnosti može se izgubiti ako bilo koji član nedužne strane "
        "preduzme neku akciju pre nego što se pozove Direktor",
        "11A profit": "Pravo na ispravku nepravilnosti može se izgubiti ako bilo koji član "
        "nedužne strane preduzme neku akciju pre nego što se pozove Direktor. Direktor tako sudi, "
        "na primer, onda kada nedužna strana može ostvariti dobitak daljom akcijom protivnika "
        "koji nije upoznat sa onime što mu Pravila nude",
    },
)
BG = grounds(
    Edition.BG_2017,
    {
        "11A": "Невиновната страна може да загуби правото си на поправка за извършена от "
        "противника нередност, ако кой да е член на тази страна предприеме някакво действие преди "
        "повикване на съдия",
        "11A profit": "Невиновната страна може да загуби правото си на поправка за извършена от "
        "противника нередност, ако кой да е член на тази страна предприеме някакво действие преди "
        "повикване на съдия. Ако страна се е облагодетелствала от последвало действие на "
        "противник, неосведомен за съответните разпоредби на правило, съдията присъжда само за "
        "нея, премахвайки всяко произтичащо предимство",
    },
)
MAY_BE_LOST = {Edition.RU_1987: RU["11A"], Edition.SR_2007: SR["11A"], Edition.BG_2017: BG["11A"]}
_LOST_BY_PROFIT = {
    Edition.RU_1987: RU["11A profit"],
    Edition.SR_2007: SR["11A profit"],
    Edition.BG_2017: BG["11A profit"],
}

_SPECTATOR = "is about spectators; no event of a story is theirs"
_PROCEDURAL = "allows a procedural penalty besides, which is left to the director (Law 90)"

NOT_RULED: dict[Edition, dict[str, str]] = {
    Edition.RU_1987: {"11C": _SPECTATOR, "11D": _PROCEDURAL},
    Edition.SR_2007: {"11B": _PROCEDURAL},
    Edition.BG_2017: {"11B": _PROCEDURAL},
}


def forfeited_by_call(table: Table, who: Seat) -> Table:
    """Return the table before a call: what its making costs the caller's side in 1987 (11B).

    It is about cards exposed in the auction; of irregular calls Laws 27-39 say themselves what
    a call over them means.
    """
    if table.edition is not Edition.RU_1987:
        return table
    for faced in table.faced:
        if faced.seat.left_hand_opponent is who and not _ruled_since(table, faced.event):
            table = law24.forgiven(table, faced, RU["11B"])
    return table


def _ruled_since(table: Table, event: int) -> bool:
    """Whether the director has come since an event."""
    since = table.scenario.events[event + 1 : table.event]
    return any(isinstance(event.act, DirectorArrives) for event in since)


def lost_by_profit(table: Table) -> Table:
    """Return the table with the right lost where the story says a side used the other's ignorance.

    It is the fact `gained_from_ignorance`; nobody asks for it, since the right stands unless it is
    said to be lost.
    """
    matter = table.matter
    told = table.told_fact("gained_from_ignorance", None)
    if matter is None or matter.offender is None or told is not True:
        return table
    side = matter.offender.side
    law = Applied(_LOST_BY_PROFIT[table.edition], Role.RIGHT)
    words = (
        "The opponents of {who} acted before the director came and gained by it: their right to "
        "rectification is lost, and the director adjusts their score alone to take the gain away."
        if table.edition is Edition.BG_2017
        else "The opponents of {who} acted before the director came and gained by it: their right "
        "to rectification is lost."
    )
    result = sentence(words, who=matter.offender)
    bars = tuple(bar for bar in table.bars if bar.seat.side is not side)
    verdict = Verdict((law, *matter.laws), result)
    return replace(table, bars=bars).deciding(verdict)
