"""Law 12 (1987: 12C1, later: 12C2): the artificial adjusted score, by who is how far at fault.

At matchpoints 1987 gives the side at fault 40 % where the later books give at most 40; a side not
at fault gets at least 60, or its percentage of the session (1987: Law 88, later: 12C2(c)). An
offender below 40 % keeps his own percentage only in the later books; they say so of a side at
fault, which is read as the one directly at fault, since only its score is counted down from there.
At IMPs 1987 (86A) has the three of the side not at fault and nothing for others.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bridge_rules_gui.bridge.seat import Side
from bridge_rules_gui.bridge.sentence import sentence
from bridge_rules_gui.bridge.story import Scoring
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.rulings import law86_team_play as law86
from bridge_rules_gui.rulings import law88_pair_compensation as law88
from bridge_rules_gui.rulings.ground import grounds
from bridge_rules_gui.rulings.law12_adjusted_score import ARTIFICIAL
from bridge_rules_gui.rulings.scores.adjusted_score import AdjustedScore, Bound, Unit
from bridge_rules_gui.rulings.scores.adjustment_facts import Fault, fault, session
from bridge_rules_gui.rulings.verdict import Applied, Role, Verdict

if TYPE_CHECKING:
    from collections.abc import Callable

    from bridge_rules_gui.bridge.sentence import Sentence
    from bridge_rules_gui.rulings.course.table import Table
    from bridge_rules_gui.rulings.ground import Ground

RU = grounds(
    Edition.RU_1987,
    {
        "12C1 minus": '40 % достижимых MP ("средний минус") для безусловно виновной стороны',
        "12C1 average": '50 % ("среднее") для частично виновной стороны',
        "12C1 plus": 'по меньшей мере 60 % ("средний плюс") для невиновной стороны',
    },
)
SR = grounds(
    Edition.SR_2007,
    {
        "12C2(a) minus": "prosek minus (najviše 40% mogućih meč poena na parskom turniru) direktno "
        "odgovornom takmičaru",
        "12C2(a) average": "prosek (50% na parskom turniru) delimično odgovornom takmičaru",
        "12C2(a) plus": "prosek plus (najmanje 60% posto na parskom turniru) u svakom pogledu "
        "nedužnom takmičaru",
        "12C2(b)": "Kada Direktor dosuđuje veštački prilagođen rezultat prosek plus ili minus pri "
        "IMP obračunu, taj rezultat je normalno plus ili minus 3 imp",
        "12C2(c)": "Ovo predhodno se modifikuje za nedužnu stranu koja na sednici ima više od 60% "
        "od mogućih MP, ili za krivu stranu koja ima skor manji od 40% od mogućih MP (ili "
        "ekvivalent u imp). Takvi učesnici dobijaju svoj procenat (ili ekvivalent u imp) koji su "
        "ostvarili na ostalim bordovima",
    },
)
BG = grounds(
    Edition.BG_2017,
    {
        "12C2(a) minus": "„среден минус“ (най-много 40% от наличните мач-точки за състезания по "
        "двойки) на участник, непосредствено извършил нарушението",
        "12C2(a) average": "„среден“ (50% за състезания по двойки) на участник, частично "
        "отговорен за нарушението",
        "12C2(a) plus": "„среден плюс“ (най-малко 60% за състезания по двойки) за участник, който "
        "по никакъв начин не е отговорен за нарушението",
        "12C2(b)": "Когато съдията избере да присъди изкуствен административен резултат „среден "
        "плюс“ или „среден минус“ при игра на IMPs, то този резултат е +3 IMPs или -3 IMPs "
        "респективно",
        "12C2(c)": "Гореспоменатото се модифицира за невиновната страна, спечелила резултат за "
        "сесията превишаващ 60% от наличните мач точки или за виновната страна, спечелила "
        "резултат за сесията по-нисък от 40% от наличните мач-точки (или еквивалентът в IMPs). На "
        "тези участници се присъжда спечеленият от тях процент (или еквивалентът в IMPs) от "
        "останалите игри от сесията",
    },
)
_BOOKS = {Edition.RU_1987: RU, Edition.SR_2007: SR, Edition.BG_2017: BG}
_LEVELS = {Fault.DIRECTLY: "minus", Fault.PARTLY: "average", Fault.NONE: "plus"}
_IMPS = {Fault.DIRECTLY: -3.0, Fault.PARTLY: 0.0, Fault.NONE: 3.0}


def _percent_1987(side: Side, of: Fault, earned: float | None) -> AdjustedScore:
    """12C1: 40, 50, at least 60; Law 88: the session's percentage in place of 60 if higher."""
    if of is not Fault.NONE:
        amount = 40.0 if of is Fault.DIRECTLY else 50.0
        return AdjustedScore(side, Unit.PERCENT, amount, RU[f"12C1 {_LEVELS[of]}"])
    return AdjustedScore(
        side, Unit.PERCENT, law88.compensation(earned), law88.RU["88"], Bound.AT_LEAST
    )


def _percent_2007(side: Side, of: Fault, earned: float | None) -> AdjustedScore:
    """12C2(a): at most 40, 50, at least 60; (c): the session's percentage beyond these."""
    return _percent_later(Edition.SR_2007, side, of, earned)


def _percent_2017(side: Side, of: Fault, earned: float | None) -> AdjustedScore:
    """12C2(a) and (c), as in 2007."""
    return _percent_later(Edition.BG_2017, side, of, earned)


def _percent_later(edition: Edition, side: Side, of: Fault, earned: float | None) -> AdjustedScore:
    book = _BOOKS[edition]
    above = of is Fault.NONE and earned is not None and earned > 60
    below = of is Fault.DIRECTLY and earned is not None and earned < 40
    if above or below:
        return AdjustedScore(side, Unit.PERCENT, earned, book["12C2(c)"])
    amount = {Fault.DIRECTLY: 40.0, Fault.PARTLY: 50.0, Fault.NONE: 60.0}[of]
    bound = {Fault.DIRECTLY: Bound.AT_MOST, Fault.NONE: Bound.AT_LEAST}.get(of, Bound.EXACT)
    return AdjustedScore(side, Unit.PERCENT, amount, book[f"12C2(a) {_LEVELS[of]}"], bound)


_PERCENT: dict[Edition, Callable[[Side, Fault, float | None], AdjustedScore]] = {
    Edition.RU_1987: _percent_1987,
    Edition.SR_2007: _percent_2007,
    Edition.BG_2017: _percent_2017,
}


def award(table: Table, side: Side, of: Fault) -> AdjustedScore:
    """Return the artificial score of a side that is so far at fault."""
    scoring = table.scenario.scoring
    if scoring is Scoring.MATCHPOINTS:
        return _PERCENT[table.edition](side, of, session(table, side))
    if scoring is Scoring.INTERNATIONAL_MATCHPOINTS:
        return _in_imps(table.edition, side, of)
    return AdjustedScore(side, Unit.POINTS, None, _fault_ground(table.edition, of))


def _in_imps(edition: Edition, side: Side, of: Fault) -> AdjustedScore:
    if edition is Edition.RU_1987:
        if of is Fault.NONE:
            return AdjustedScore(side, Unit.IMPS, 3.0, law86.RU["86A"])
        return AdjustedScore(side, Unit.IMPS, None, _fault_ground(edition, of))
    if of is Fault.PARTLY:  # no figure is printed: average lies midway between +3 and -3
        return AdjustedScore(side, Unit.IMPS, _IMPS[of], _fault_ground(edition, of))
    return AdjustedScore(side, Unit.IMPS, _IMPS[of], _BOOKS[edition]["12C2(b)"])


def _fault_ground(edition: Edition, of: Fault) -> Ground:
    first = "12C1" if edition is Edition.RU_1987 else "12C2(a)"
    return _BOOKS[edition][f"{first} {_LEVELS[of]}"]


def awards(table: Table) -> tuple[AdjustedScore, ...]:
    """Return the artificial scores of both sides."""
    return tuple(award(table, side, fault(table, side)) for side in Side)


def verdict(table: Table, given: tuple[AdjustedScore, ...]) -> Verdict:
    """Return the verdict that gives both sides their artificial scores."""
    north_south, east_west = given
    result = sentence(
        "Artificial adjusted score: {ns} for North-South, {ew} for East-West.",
        ns=north_south,
        ew=east_west,
    )
    laws = [ARTIFICIAL[table.edition], *(Applied(score.ground, Role.SCORE) for score in given)]
    if any(score.ground is SR["12C2(b)"] for score in given):
        laws.append(Applied(law86.SR["86A"], Role.SCORE))  # 2007 says it of team play once more
    return Verdict(tuple(laws), result)


def gap(table: Table, given: tuple[AdjustedScore, ...]) -> Sentence | None:
    """Say what of the scores the edition leaves without a figure, None where nothing."""
    if any(score.amount is None for score in given):
        return sentence("The edition prints no figure for this average in this kind of scoring.")
    told = any(session(table, side) is not None for side in Side)
    imps = table.scenario.scoring is Scoring.INTERNATIONAL_MATCHPOINTS
    if told and imps and table.edition is not Edition.RU_1987:
        return sentence(
            "What the percentage of a session is worth in IMPs is not printed ({law}).",
            law=_BOOKS[table.edition]["12C2(c)"],
        )
    return None
