"""Law 26: lead restrictions after a withdrawn call.

1987 and 2007 ask what the withdrawn call was about: named suits may be required or forbidden
(26A), after any other call any one suit may be forbidden (26B). 2017 asks only whether a
comparable call took its place; if not, any one suit the offender has not shown may be forbidden.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.rulings.auction.suits import SUITS, listed, shown
from bridge_rules_gui.rulings.course.changing import replace
from bridge_rules_gui.rulings.ground import grounds
from bridge_rules_gui.rulings.verdict import LeadPenalty, LeadRestriction, WithdrawnCall

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    from bridge_rules_gui.bridge.seat import Seat
    from bridge_rules_gui.bridge.suit import Suit
    from bridge_rules_gui.rulings.course.table import Table
    from bridge_rules_gui.rulings.ground import Ground

RU = grounds(
    Edition.RU_1987,
    {
        "26": "Когда заявка нарушителя отменена, и он избрал другую финальную заявку на этом "
        "круге, то в случае, если он становится вистующим",
        "26A1": "Если эта масть была позднее специфицирована тем же игроком, ограничений на ход "
        "нет",
        "26A2": "Если эта масть не была специфицирована позднее, разыгрывающий может (НАКАЗАНИЕ) "
        "либо потребовать от партнёра нарушителя хода в специфицированную масть (или в одну из "
        "специфицированных мастей) в момент когда он впервые будет при ходе, включая первый ход; "
        "либо запретить партнёру нарушителя ходить в специфицированную масть (или в одну из "
        "специфицированных мастей) в момент, когда он впервые будет при ходе, включая первый ход, "
        "после чего этот запрет действует до тех пор, пока партнёр нарушителя остаётся при ходе",
        "26B": "В случае других отменённых заявок(НАКАЗАНИЕ) разыгрывающий может запретить "
        "партнёру нарушителя ходить в любую масть в момент, когда он впервые будет при ходе, "
        "включая первый ход; этот запрет действует до тех пор, пока партнёр нарушителя остаётся "
        "при ходе",
    },
)
SR = grounds(
    Edition.SR_2007,
    {
        "26": "Kada je Prekršiteljev govor povučen i on odabere drugačiji završni govor za taj "
        "krug, tada, ako postane igrač odbrane",
        "26A1": "ako je svaka takva boja navedena legalnom licitacijom istog igrača, "
        "nema ograničenja za atak",
        "26A2": "ako bilo koju boju, navedenu u povučenom govoru, nije naveo isti igrač u "
        "legalnoj licitaciji, tada, kada je partner prekršitelja prvi put na ataku (čak i "
        "izvornom), izvođač može ili",
        "26A2(a)": "da zahteva od partnera prekršitelja da atakira naznačenu boju (ili da bira "
        "boju koju će za atak, ako ih ima više)",
        "26A2(b)": "da mu zabrani atak iz (jedne) takve boje. Takva zabrana ostaje na snazi dogod "
        "partner prekršitelja ostaje na ataku",
        "26B": "Za druge povučene govore izvođač može da zabrani partneru prekršitelja atak iz "
        "bilo koje boje (jedne boje) kada je prvi put na ataku, uključujući i izvorni atak, i ta "
        "zabrana važi dok Prekršiteljev partner ostaje na ataku",
    },
)
BG = grounds(
    Edition.BG_2017,
    {
        "26A": "Когато оттеглена обява на нарушителя е заместена с подобна по значение обява "
        "(виж П23А), тогава, ако той стане защитник, няма ограничения на атака",
        "26B": "Когато оттеглена обява на нарушителя не е заместена с подобна по значение обява, "
        "тогава, ако той стане защитник, декларантът може, при първата възможност партньорът на "
        "нарушителя да атакува (която може да бъде и първоначалната атака), да му забрани да "
        "атакува всеки (един) цвят, който не е бил показан в легалното наддаване от нарушителя. "
        "Всяка такава забрана е в сила, докато партньорът на нарушителя запазва атаката",
    },
)


NOT_RULED: dict[Edition, dict[str, str]] = {
    Edition.RU_1987: {"26A": "introduces its parts, which are cited"},
    Edition.SR_2007: {
        "26A": "introduces its parts, which are cited",
    },
}

_BESIDE = {
    RU["26A2"]: (RU["26"],),
    RU["26B"]: (RU["26"],),
    SR["26A2"]: (SR["26A2(a)"], SR["26A2(b)"], SR["26"]),
    SR["26B"]: (SR["26"],),
}


def with_those_beside(ground: Ground) -> tuple[Ground, ...]:
    """Return the ground of a restriction, what names declarer's choices, and when they are his."""
    return (ground, *_BESIDE.get(ground, ()))


def restrictions(table: Table) -> tuple[LeadRestriction, ...]:
    """Return what declarer may ask of the offenders' partners as the auction stands.

    Nothing once the offender's side has become the declaring side; one restriction a player.
    """
    restricting = [call for call in table.withdrawn if call.penalty is not LeadPenalty.NONE]
    if not restricting:
        return ()
    contract = table.bidding.auction.contract
    of_player: dict[Seat, LeadRestriction] = {}
    for withdrawn in restricting:
        if contract is not None and contract.declarer.side is withdrawn.seat.side:
            continue
        for found in _RULES[table.edition](table, withdrawn):
            of_player[found.on] = _together(of_player.get(found.on), found)
    return tuple(of_player.values())


def _together(before: LeadRestriction | None, found: LeadRestriction) -> LeadRestriction:
    """Return what declarer may choose from where several withdrawn calls restrict one player."""
    if before is None:
        return found
    return replace(
        before,
        require_one_of=listed((*before.require_one_of, *found.require_one_of)),
        forbid_one_of=listed((*before.forbid_one_of, *found.forbid_one_of)),
    )


def _rule_1987(table: Table, withdrawn: WithdrawnCall) -> Iterator[LeadRestriction]:
    """Specified suits that the offender has not specified later, else any one suit.

    26A1 says "позднее", later: what he showed in earlier rounds does not help him; his final
    call of the round does, also where it is the call he keeps.
    """
    calls = table.bidding.calls_of(withdrawn.seat)
    later = [call for call in calls if call.event > withdrawn.event]
    final = [call for call in calls[-1:] if call.call == withdrawn.replaced_by]
    return _by_meaning(RU, withdrawn, shown((*later, *final)))


def _rule_2007(table: Table, withdrawn: WithdrawnCall) -> Iterator[LeadRestriction]:
    """Named suits that the offender has not named in the legal auction, else any one suit."""
    return _by_meaning(SR, withdrawn, _shown_legally(table, withdrawn))


def _by_meaning(
    book: Mapping[str, Ground], withdrawn: WithdrawnCall, shown_since: frozenset[Suit]
) -> Iterator[LeadRestriction]:
    if withdrawn.replaced_by == withdrawn.call:
        return
    partner = withdrawn.seat.partner
    if not withdrawn.shows or withdrawn.penalty is LeadPenalty.ANY_SUIT:
        yield LeadRestriction(partner, book["26B"], forbid_one_of=SUITS)
        return
    left = listed(set(withdrawn.shows) - shown_since)
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
    Edition.RU_1987: _rule_1987,
    Edition.SR_2007: _rule_2007,
    Edition.BG_2017: _rule_2017,
}
