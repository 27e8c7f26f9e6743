"""Law 44: sequence and procedure of play.

What holds at each moment while nothing is irregular: the lead (44A), following suit (44C) or not
being able to (44D), who has won the trick (44E, 44F) and leads to the next (44G). The three books
agree.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.rulings.course.changing import replace
from bridge_rules_gui.rulings.ground import grounds
from bridge_rules_gui.rulings.verdict import Applied, Role

if TYPE_CHECKING:
    from bridge_rules_gui.bridge.trick import Trick
    from bridge_rules_gui.rulings.course.table import Table
    from bridge_rules_gui.rulings.play.playing import Playing

RU = grounds(
    Edition.RU_1987,
    {
        "44A": "Игрок, делающий ход во взятку, может играть любой картой своей руки",
        "44B": "После хода каждый игрок по очереди играет картой",
        "44C": "каждый игрок должен давать в масть, если это возможно",
        "44D": "Будучи не в состоянии дать в масть, игрок может играть любой картой",
        "44E": "выигрывается игроком, сыгравшего в неё самым старшим козырем",
        "44F": "выигрывается игроком, сыгравшим в неё самой старшей картой в масти хода",
        "44G": "Игрок, выигравший взятку, ходит в следующую взятку",
    },
)
SR = grounds(
    Edition.SR_2007,
    {
        "44A": "Igrač koji je na ataku može da odigra bilo koju kartu iz svog lista",
        "44B": "Nakon ataka, svaki igrač po redu odigrava kartu",
        "44C": "svaki igrač mora da odgovori na boju ataka ako može",
        "44D": "Ako ne može da odgovori na boju, igrač može odigrati bilo koju kartu",
        "44E": "Štih koji sadrži adut osvaja igrač koji je odigrao najvišeg aduta",
        "44F": "osvaja igrač koji je odigrao najvišu kartu u boji ataka",
        "44G": "Igrač koji je osvojio prethodni štih atakira u sledećem štihi",
    },
)
BG = grounds(
    Edition.BG_2017,
    {
        "44A": "Играчът, който атакува за дадена взятка, може да играе произволна карта",
        "44B": "След атаката, всеки играч наред играе карта",
        "44C": "всеки играч е длъжен да отговаря в цвета, ако е възможно",
        "44D": "Всеки играч може да изиграе произволна карта … ако не може да отговаря в цвета",
        "44E": "се печели от играча, който е изиграл най-високия коз за нея",
        "44F": "се печели от играча, който е изиграл най-високата карта в атакувания за нея цвят",
        "44G": "Атаката за следващата взятка е от ръката, спечелила последната взятка",
    },
)
_BOOKS = {Edition.RU_1987: RU, Edition.SR_2007: SR, Edition.BG_2017: BG}

_ALL = {
    edition: {cite: (Applied(law, Role.PROCEDURE),) for cite, law in book.items()}
    for edition, book in _BOOKS.items()
}


LEAD = {edition: by_cite["44A"] for edition, by_cite in _ALL.items()}
"""The provision that governs a lead still to be made."""


def in_course(table: Table, playing: Playing) -> Table:
    """Return the table with the provision that governs the card just played in turn."""
    trick = playing.period.current
    if trick is None:
        return table
    by_cite = _ALL[table.edition]
    if trick.is_complete:
        won = "44E" if _is_ruffed(playing, trick) else "44F"
        return replace(table, procedure=by_cite["44G"] + by_cite[won])
    if len(trick.cards) == 1:
        return replace(table, procedure=by_cite["44A"] + by_cite["44B"])
    followed = trick.cards[-1].card.suit is trick.suit_led
    return replace(table, procedure=by_cite["44C" if followed else "44D"] + by_cite["44B"])


def _is_ruffed(playing: Playing, trick: Trick) -> bool:
    trump = playing.contract.denomination.suit
    return any(card.suit is trump for _, card in trick.cards)
