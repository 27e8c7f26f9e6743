"""Law 86: team play. artificial IMPs, knockout averages, substitute boards, the other table.

An unbalanced score in a knockout is averaged: 86B of 1987 and 2007, 12C4 of 2017. A board is not
dealt again where the result of the match without it may be known (1987, 2007: 86C, 2017: 86A).
With a result from the other table an adjusted score becomes an assigned one: in 2007 (86D) the
director should where it favours the innocent side, and not for a board of 6D2; in 2017 (86B1) he
must where it clearly favours either. Several results that cannot be compared are 86B2 of 2017
alone. Facts: `replace_board`, `result_may_be_known`, `other_table`, `other_table_favours` (``ns``,
``ew`` or ``neither``), `sorted_deck` (6D2), `incomparable_results`, `time_to_replay`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bridge_rules_gui.bridge.seat import Side
from bridge_rules_gui.bridge.sentence import sentence
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.rulings.course.changing import replace
from bridge_rules_gui.rulings.ground import grounds
from bridge_rules_gui.rulings.scores.adjusted_score import Bound, Unit
from bridge_rules_gui.rulings.scores.adjustment_facts import (
    TEAMS,
    Contest,
    Fault,
    contest,
    fault,
    score,
)
from bridge_rules_gui.rulings.verdict import Applied, Role, Verdict

if TYPE_CHECKING:
    from bridge_rules_gui.rulings.course.table import Table
    from bridge_rules_gui.rulings.ground import Ground
    from bridge_rules_gui.rulings.scores.adjusted_score import AdjustedScore

RU = grounds(
    Edition.RU_1987,
    {
        "86A": "искусственный присуждённый результат 60 % (см. правило 84) ненарушившей стороне в "
        "игре на IMP'ы, этот результат есть 3 IMP",
        "86B": "среднее из 2-х результатов присваивается обоим участникам",
        "86C": "Судье надлежит не осуществлять своё полномочие по поводу пересдачи, данное ему "
        "правилом 6, когда окончательный результат матча без этой сдачи может быть известен "
        "некоторому участнику. Вместо этого судья назначает присуждённый результат",
        "86C unknown": "когда окончательный результат матча без этой сдачи может быть известен "
        "некоторому участнику",
    },
)
SR = grounds(
    Edition.SR_2007,
    {
        "86A": "taj rezultat iznosi +3 IMP ili -3 IMP, prema slučaju",
        "86B": "Prosek dva rezultata se tada dodeljuje svakom učesniku",
        "86C": "Direktor neće da upotrebi svoje ovlašćenje iz Člana 6 da naredi ponovno deljenje "
        "jednog borda, ako je konačni rezultat meča, bez tog borda, mogao da bude poznat nekom od "
        "učesnika. Umesto toga, dosudiće prilagođeni rezultat",
        "86C unknown": "ako je konačni rezultat meča, bez tog borda, mogao da bude poznat nekom od "
        "učesnika",
        "86D": "Direktor može dodeliti prilagođen rezultat u IMP ili totalnim poenima (i treba da "
        "uradi tako kada se čini da je rezultat povoljan za nedužnu stranu)",
        "12C4": "rezultat svakog učesnika na bordu se izračunava odvojeno i onda se prosek "
        "dodeljuje svakom",
    },
)
BG = grounds(
    Edition.BG_2017,
    {
        "86A": "Съдията не трябва да упражнява правото си съгласно Пб да постанови преиграване на "
        "дадено раздаване, когато крайният резултат от мача, без това раздаване, би могъл да бъде "
        "известен на някой участник. Вместо това, той присъжда административен резултат",
        "86A unknown": "когато крайният резултат от мача, без това раздаване, би могъл да бъде "
        "известен на някой участник",
        "86B1": "резултатът на другата маса между същите участници е очевидно благоприятен за "
        "едната страна, съдията трябва да присъди назначен административен резултат",
        "86B2": "два или повече несравними резултата са получени между едни и същи участници",
        "86B2(a)": "Ако няма участник в нарушение, съдията трябва да анулира раздаването(нията) и "
        "да присъди един или повече изкуствени административни резултата",
        "86B2(a) replayed": "Ако няма участник в нарушение, съдията трябва да анулира "
        "раздаването(нията) … ако има време, той постановява да се изиграят едно или повече "
        "заместващи раздавания",
        "86B2(b)": "Ако само един участник е в нарушение, съдията трябва да присъди за невиновната "
        "страна, за всяко въпросно раздаване, или изкуствен административен резултат от „среден "
        "плюс“ (виж П12С2(b)) или назначен административен резултат, в зависимост от това кой е "
        "по-благоприятен. Виновната страна трябва да получи допълващия до присъдения на "
        "противниците резултат",
        "86B2(c)": "Ако и двамата участници са в нарушение, съдията трябва да анулира "
        "раздаването(нията) и да присъди един или повече изкуствени административни резултата",
        "12C4": "средноаритмитичното от двата резултата се присъжда за всяка страна",
    },
)

_REGULATED = "lets the regulating authority provide otherwise; a story has no regulations"
NOT_RULED: dict[Edition, dict[str, str]] = {Edition.BG_2017: {"86B3": _REGULATED}}

_KNOWN = {Edition.RU_1987: RU["86C"], Edition.SR_2007: SR["86C"], Edition.BG_2017: BG["86A"]}
_UNKNOWN = {
    Edition.RU_1987: RU["86C unknown"],
    Edition.SR_2007: SR["86C unknown"],
    Edition.BG_2017: BG["86A unknown"],
}
_AVERAGED = {
    Edition.RU_1987: (RU["86B"],),
    Edition.SR_2007: (SR["86B"], SR["12C4"]),
    Edition.BG_2017: (BG["12C4"],),
}


def may_not_be_replaced(table: Table) -> bool:
    """Whether the result of the match without the board may be known to a contestant; asked."""
    question = sentence("May a contestant know the result of the match without this board?")
    return table.judge("result_may_be_known", None, question)


def substitute_board(table: Table) -> Verdict | None:
    """Return whether a board is dealt again, where a story asks it of a match of teams."""
    if table.facts.value("replace_board") is not True or contest(table) not in TEAMS:
        return None
    known = may_not_be_replaced(table)
    words = (
        "The board is not dealt again, since the result of the match without it may be known: an "
        "adjusted score is given."
        if known
        else "The board may be dealt again: nobody can know the result of the match without it."
    )
    law = (_KNOWN if known else _UNKNOWN)[table.edition]
    return Verdict((Applied(law, Role.SCORE),), sentence(words))


def averaged(
    table: Table, given: tuple[AdjustedScore, ...]
) -> tuple[tuple[AdjustedScore, ...], tuple[Ground, ...]]:
    """Return the scores with an unbalanced one of a knockout averaged, and the laws for it."""
    first, second = given
    counted = first.unit in {Unit.IMPS, Unit.POINTS} and first.unit is second.unit
    if contest(table) is not Contest.KNOCKOUT or not counted:
        return given, ()
    if first.amount is None or second.amount is None or first.amount == -second.amount:
        return given, ()
    mean, laws = (first.amount - second.amount) / 2, _AVERAGED[table.edition]
    both = (
        replace(first, amount=mean, ground=laws[0], bound=Bound.EXACT),
        replace(second, amount=0.0 - mean, ground=laws[0], bound=Bound.EXACT),
    )
    return both, laws


# -- the other table ----------------------------------------------------------------------------


def calls_for_assigned(table: Table) -> Ground | None:
    """Return the provision that asks for an assigned score in place of an artificial one."""
    if contest(table) not in TEAMS or score(table, "other_table") is None:
        return None
    if table.edition is Edition.SR_2007 and table.told_fact("sorted_deck", None) is not True:
        innocent = [side for side in Side if fault(table, side) is Fault.NONE]
        one = len(innocent) == 1
        return SR["86D"] if one and _favours(table, innocent[0]) else None
    if table.edition is Edition.BG_2017:
        return BG["86B1"] if any(_favours(table, side) for side in Side) else None
    return None


def _favours(table: Table, side: Side) -> bool:
    told = table.facts.value("other_table_favours")
    if isinstance(told, str):
        return told == side.value.lower()
    question = sentence("Is the result of the other table clearly favourable to {side}?", side=side)
    return table.judge(f"other_table_favours_{side.value.lower()}", None, question)


# -- several results ------------------------------------------------------------------------------


def has_several_results(table: Table) -> bool:
    """Whether 86B2 of 2017 rules: results of a match that cannot be compared, or several scores."""
    told = table.facts.value("incomparable_results") is True
    return table.edition is Edition.BG_2017 and told and contest(table) in TEAMS


def several_results(table: Table) -> Ground:
    """Return the paragraph of 86B2 by how many contestants are at fault."""
    guilty = sum(fault(table, side) is not Fault.NONE for side in Side)
    return BG[("86B2(a)", "86B2(b)", "86B2(c)")[guilty]]


def is_replayed(table: Table) -> bool:
    """Whether substitute boards are played (86B2(a)): there is time, and 86A does not forbid it."""
    question = sentence("Is there time to play substitute boards?")
    return table.judge("time_to_replay", None, question) and not may_not_be_replaced(table)


def better_of(
    side: Side, plus: tuple[AdjustedScore, ...], assigned: tuple[AdjustedScore, ...]
) -> tuple[AdjustedScore, ...]:
    """Give the innocent side the better of average plus and an assigned score (86B2(b)).

    The other side gets the complement.
    """
    offers = [own for given in (plus, assigned) for own in given if own.side is side]
    best = max((own.amount for own in offers if own.amount is not None), default=None)
    law = BG["86B2(b)"]
    return tuple(
        replace(
            each,
            amount=best if each.side is side or best is None else 0.0 - best,
            ground=law,
            bound=Bound.EXACT,
        )
        for each in plus
    )
