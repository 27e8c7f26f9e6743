"""Law 26: lead restrictions after a withdrawn call.

1987 and 2007 ask what the withdrawn call was about: named suits may be required or forbidden
(26A), after any other call any one suit may be forbidden (26B). 2017 asks only whether a
comparable call took its place; if not, any one suit the offender has not shown may be forbidden.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.rulings.ground import grounds
from bridge_rules_gui.rulings.suits import SUITS, listed, shown
from bridge_rules_gui.rulings.verdict import LeadPenalty, LeadRestriction, WithdrawnCall

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    from bridge_rules_gui.bridge.suit import Suit
    from bridge_rules_gui.rulings.table import Table

RU = grounds(
    Edition.RU_1987,
    {
        "26": "Когда заявка нарушителя отменена, и он избрал другую финальную заявку на этом круге",
        "26A1": "Если эта масть была позднее специфицирована тем же игроком, ограничений на ход "
        "нет",
        "26A2": "Если эта масть не была специфицирована позднее, разыгрывающий может (НАКАЗАНИЕ) "
        "либо потребовать от партнёра нарушителя хода в специфицированную масть",
        "26B": "В случае других отменённых заявок(НАКАЗАНИЕ) разыгрывающий может запретить "
        "партнёру нарушителя ходить в любую масть",
    },
)
SR = grounds(
    Edition.SR_2007,
    {
        "26": "Kada je Prekršiteljev govor povučen i on odabere drugačiji završni govor "
        "za taj krug",
        "26A1": "ako je svaka takva boja navedena legalnom licitacijom istog igrača, "
        "nema ograničenja za atak",
        "26A2": "ako bilo koju boju, navedenu u povučenom govoru, nije naveo isti igrač "
        "u legalnoj licitaciji",
        "26B": "Za druge povučene govore izvođač može da zabrani partneru prekršitelja atak "
        "iz bilo koje boje (jedne boje)",
    },
)
BG = grounds(
    Edition.BG_2017,
    {
        "26A": "Когато оттеглена обява на нарушителя е заместена с подобна по значение обява "
        "(виж П23А), тогава, ако той стане защитник, няма ограничения на атака",
        "26B": "да му забрани да атакува всеки (един) цвят, който не е бил показан в легалното "
        "наддаване от нарушителя",
    },
)


def restrictions(table: Table) -> tuple[LeadRestriction, ...]:
    """Return what declarer may ask of the offenders' partners as the auction stands.

    Nothing once the offender's side has become the declaring side.
    """
    contract = table.bidding.auction.contract
    return tuple(
        found
        for withdrawn in table.withdrawn
        if withdrawn.penalty is not LeadPenalty.NONE
        and (contract is None or contract.declarer.side is not withdrawn.seat.side)
        for found in _RULES[table.edition](table, withdrawn)
    )


def _rule_1987_and_2007(table: Table, withdrawn: WithdrawnCall) -> Iterator[LeadRestriction]:
    """Named suits that the offender has not named again, else any one suit."""
    book = RU if table.edition is Edition.RU_1987 else SR
    if withdrawn.replaced_by == withdrawn.call:
        return
    partner = withdrawn.seat.partner
    if not withdrawn.shows or withdrawn.penalty is LeadPenalty.ANY_SUIT:
        yield LeadRestriction(partner, book["26B"], forbid_one_of=SUITS)
        return
    left = listed(set(withdrawn.shows) - _shown_legally(table, withdrawn))
    if left:
        yield LeadRestriction(partner, book["26A2"], require_one_of=left, forbid_one_of=left)


def _rule_2017(table: Table, withdrawn: WithdrawnCall) -> Iterator[LeadRestriction]:
    """Any one suit that the offender has not shown in the legal auction."""
    left = listed(set(SUITS) - _shown_legally(table, withdrawn))
    if left:
        yield LeadRestriction(withdrawn.seat.partner, BG["26B"], forbid_one_of=left)


def _shown_legally(table: Table, withdrawn: WithdrawnCall) -> frozenset[Suit]:
    return shown(table.bidding.calls_of(withdrawn.seat))


_RULES: Mapping[Edition, Callable[[Table, WithdrawnCall], Iterator[LeadRestriction]]] = {
    Edition.RU_1987: _rule_1987_and_2007,
    Edition.SR_2007: _rule_1987_and_2007,
    Edition.BG_2017: _rule_2017,
}
