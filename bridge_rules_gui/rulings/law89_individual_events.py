"""Law 89 of 1987, 12C3 of 2007 and 2017: in an individual both partners share an adjusted score.

A procedural penalty is not given to the partner who is in no way to blame (`partner_to_blame`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bridge_rules_gui.bridge.sentence import sentence
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.rulings.ground import grounds
from bridge_rules_gui.rulings.scores.adjustment_facts import Contest, contest
from bridge_rules_gui.rulings.verdict import Applied, Role

if TYPE_CHECKING:
    from bridge_rules_gui.rulings.course.table import Table

RU = grounds(
    Edition.RU_1987,
    {
        "89": "назначать присуждённые результаты в равной мере против обоих игроков нарушившей "
        "стороны, даже если только один из них виновен",
        "89 penalty": "не штрафовать процедурными наказаниями партнёра нарушителя",
    },
)
SR = grounds(
    Edition.SR_2007,
    {
        "12C3": "dodeljuje prilagođene rezultate, jednako pprotiv oba člana krive strane",
        "12C3 penalty": "Direktor neće dodeliti proceduralnu kaznu protiv partnera prekršitelja",
    },
)
BG = grounds(
    Edition.BG_2017,
    {
        "12C3": "условията изискващи присъждането на административен резултат еднакво за членовете "
        "на виновната страна",
        "12C3 penalty": "съдията не бива да налага процедурно наказание на партньора на нарушителя",
    },
)

_SENDS = "sends to 12C3, which is ruled on"
NOT_RULED: dict[Edition, dict[str, str]] = {
    Edition.SR_2007: {"89": _SENDS},
    Edition.BG_2017: {"89": _SENDS},
}

_SHARED = {Edition.RU_1987: RU["89"], Edition.SR_2007: SR["12C3"], Edition.BG_2017: BG["12C3"]}
_SPARED = {
    Edition.RU_1987: RU["89 penalty"],
    Edition.SR_2007: SR["12C3 penalty"],
    Edition.BG_2017: BG["12C3 penalty"],
}


def shared(table: Table) -> tuple[Applied, ...]:
    """Return the law by which both partners get the adjusted score, in an individual."""
    if contest(table) is not Contest.INDIVIDUAL:
        return ()
    return (Applied(_SHARED[table.edition], Role.SCORE),)


def spared(table: Table) -> tuple[Applied, ...]:
    """Return the law that spares the offender's partner a procedural penalty; blame is asked."""
    if contest(table) is not Contest.INDIVIDUAL:
        return ()
    question = sentence("Is the offender's partner in any way to blame?")
    if table.judge("partner_to_blame", None, question):
        return ()
    return (Applied(_SPARED[table.edition]),)
