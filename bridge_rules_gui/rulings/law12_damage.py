"""Law 12 of 2007 and 2017: whether there was damage (12B1), and damage of one's own making.

A side that has not got less than was to be expected has no damage, and the result stands. What the
innocent side did to itself is not redressed: in 2007 (12C1(b)) by a serious error or a wild,
gambling action; in 2017 (12C1(e)) by an extremely serious error, or a gamble of the kind that hopes
for a rectification if it fails. An error that has to do with the infraction (`error_related`) takes
nothing away in either. The offenders get what follows from their infraction in any case. 1987 knows
neither.

`self_inflicted` is ``serious error``, ``extremely serious error`` or ``gamble``; `table_score` is
the result at the table, `without_own_error` what it would have been without it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bridge_rules_gui.bridge.seat import Side
from bridge_rules_gui.bridge.sentence import sentence
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.rulings.course.changing import replace
from bridge_rules_gui.rulings.ground import grounds
from bridge_rules_gui.rulings.scores.adjusted_worth import worth
from bridge_rules_gui.rulings.scores.adjustment_facts import offenders, score

if TYPE_CHECKING:
    from bridge_rules_gui.bridge.sentence import Sentence
    from bridge_rules_gui.rulings.course.table import Table
    from bridge_rules_gui.rulings.ground import Ground
    from bridge_rules_gui.rulings.scores.adjusted_score import AdjustedScore

SR = grounds(
    Edition.SR_2007,
    {
        "12B1": "Šteta postoji kada, zbog povrede pravila, nedužna strana dobije rezultat za "
        "stolom manje povoljan nego što bi bilo za očekivanje da se nepravilnost nije desila",
        "12C1(b)": "nedužna strana doprinela šteti svojom ozbiljnom pogreškom (nevezanu sa "
        "prekršajem) ili divljom, kockarskom akcijom, ona ne dobija odštetu za to",
        "12C1(b) offender": "Kriva strana bi trebalo da dobije rezultat kao posledicu samo "
        "sopstvene nepravilnosti",
    },
)
BG = grounds(
    Edition.BG_2017,
    {
        "12B1": "Щета възниква, когато в резултат на нарушение, невиновна страна получава "
        "по-неблагоприятен игрален резултат, отколкото би било очакването, ако нямаше нарушение",
        "12C1(e)": "Ако, след нередност, невиновната страна е допринесла за своята щета "
        "посредством изключително сериозна грешка (несвързана с нарушението) или посредством "
        "хазартно действие, което ако е неуспешно тя би се надявала на обезщетение чрез поправка",
        "12C1(e)(i)": "На виновната страна се присъжда резултат, който би следвало да бъде "
        "определен като следствие от поправката на тяхното нарушение",
        "12C1(e)(ii)": "Невиновната страна не получава обезщетение за тази част от щетата, която "
        "си е причинила сама",
    },
)
_EXPECTED = {Edition.SR_2007: SR["12B1"], Edition.BG_2017: BG["12B1"]}
_INNOCENT = {Edition.SR_2007: SR["12C1(b)"], Edition.BG_2017: BG["12C1(e)(ii)"]}
_OFFENDER = {Edition.SR_2007: SR["12C1(b) offender"], Edition.BG_2017: BG["12C1(e)(i)"]}
SELF_INFLICTED = {Edition.BG_2017: BG["12C1(e)"]}
"""The provision that says what is self-inflicted, where it is not the one that denies redress."""

_ERRORS = ("serious error", "extremely serious error")


def undamaged(table: Table, given: tuple[AdjustedScore, ...]) -> Ground | None:
    """Return the provision by which the result stands, None where it does not or is not told."""
    side, result = innocent(table), score(table, "table_score")
    law = _EXPECTED.get(table.edition)
    if side is None or result is None or law is None:
        return None
    amount = _of(given, side).amount
    return law if amount is not None and amount <= worth(table, side, result) else None


def innocent(table: Table) -> Side | None:
    """Return the one side that did not offend, None where both did or neither."""
    others = [side for side in Side if side not in offenders(table)]
    return others[0] if len(others) == 1 else None


def is_self_inflicted(table: Table) -> bool:
    """Whether the edition takes away redress for what the innocent side did to itself."""
    told = table.facts.value("self_inflicted")
    if table.edition is Edition.RU_1987 or innocent(table) is None:
        return False
    if told in _ERRORS:
        serious_enough = table.edition is Edition.SR_2007 or told == _ERRORS[1]
        return serious_enough and not table.told_fact("error_related", None)
    return told == "gamble" and (table.edition is Edition.SR_2007 or _hoped_for_redress(table))


def _hoped_for_redress(table: Table) -> bool:
    question = sentence(
        "Was the gamble one after which, if it failed, a score by rectification could be hoped for?"
    )
    return table.judge("hoped_for_redress", None, question)


def reduced(table: Table, given: tuple[AdjustedScore, ...]) -> tuple[AdjustedScore, ...] | Sentence:
    """Return the scores with the innocent side's own part of its damage left to it."""
    side = innocent(table)
    result, without = score(table, "table_score"), score(table, "without_own_error")
    if side is None or result is None or without is None:
        return sentence(
            "How much of the damage was self-inflicted must be told (table_score, "
            "without_own_error)."
        )
    before = _of(given, side)
    if before.amount is None:
        return given
    redress = max(before.amount - worth(table, side, without), 0.0)
    amount = round(min(worth(table, side, result) + redress, before.amount), 6)
    return tuple(
        replace(each, amount=amount, ground=_INNOCENT[table.edition])
        if each.side is side
        else replace(each, ground=_OFFENDER[table.edition])
        for each in given
    )


def _of(given: tuple[AdjustedScore, ...], side: Side) -> AdjustedScore:
    return next(score for score in given if score.side is side)
