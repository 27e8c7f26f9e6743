"""The adjusted score a story asks for: which kind, by how much, and what the teams' law adds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bridge_rules_gui.bridge.seat import Side
from bridge_rules_gui.bridge.sentence import Sentence, sentence
from bridge_rules_gui.rulings import law12_artificial_score as artificial
from bridge_rules_gui.rulings import law12_assigned_score as assigned
from bridge_rules_gui.rulings import law12_damage as damage
from bridge_rules_gui.rulings import law82_directors_error as law82
from bridge_rules_gui.rulings import law86_team_play as law86
from bridge_rules_gui.rulings import law87_fouled_board as law87
from bridge_rules_gui.rulings import law89_individual_events as law89
from bridge_rules_gui.rulings import law90_procedural_penalty as law90
from bridge_rules_gui.rulings.course.changing import replace
from bridge_rules_gui.rulings.law12_adjusted_score import ASSIGNED, REPLACES_RESULT
from bridge_rules_gui.rulings.scores.adjusted_worth import single_number, valued
from bridge_rules_gui.rulings.scores.adjustment_facts import (
    Fault,
    fault,
    is_directors_error,
    outcomes,
    score,
)
from bridge_rules_gui.rulings.verdict import Applied, Role, Verdict

if TYPE_CHECKING:
    from collections.abc import Iterable

    from bridge_rules_gui.rulings.course.table import Table
    from bridge_rules_gui.rulings.ground import Ground
    from bridge_rules_gui.rulings.scores.adjusted_score import AdjustedScore

ASKED = ("adjusted", "fouled", "procedural", "replace_board")


def is_asked(table: Table) -> bool:
    """Whether the facts of a story ask for an adjusted score or a procedural penalty."""
    return any(name in table.facts for name in ASKED)


def at_the_end(table: Table) -> Table:
    """Return the table with the adjusted score or procedural penalty a story's facts ask for."""
    if not is_asked(table):
        return table
    fouled = law87.fouled(table)
    if fouled is not None and not law87.goes_to_team_play(table):
        ruled, units = fouled
        return replace(_decided(table, ruled), score=units)
    boards = law86.substitute_board(table)
    if boards is not None:
        return _decided(table, boards)
    adjusted = _adjusted(table)
    penalty = law90.penalty(table)
    return adjusted if penalty is None else _decided(adjusted, penalty)


def _adjusted(table: Table) -> Table:
    if law86.has_several_results(table) or law87.goes_to_team_play(table):
        return _several(table)
    kind = table.facts.value("adjusted")
    if kind == "artificial":
        team = law86.calls_for_assigned(table)
        mistake = (law82.INCORRECT_RULING[table.edition],) if is_directors_error(table) else ()
        return _artificial(table, mistake) if team is None else _assigned(table, (team,))
    if kind != "assigned":
        return table
    if not outcomes(table) and _has_too_many(table):
        return _artificial(table, (assigned.TOO_MANY[table.edition],))
    return _assigned(table)


def _has_too_many(table: Table) -> bool:
    """Whether an artificial score takes the place of an assigned one (12C1(d); not in 1987)."""
    if table.edition not in assigned.TOO_MANY:
        return False
    question = sentence("Are the possibilities numerous, or not obvious?")
    return table.judge("too_many_outcomes", None, question)


# -- the two kinds --------------------------------------------------------------------------------


def _artificial(table: Table, first: tuple[Ground, ...] = ()) -> Table:
    given, laws = law86.averaged(table, artificial.awards(table))
    ruled = artificial.verdict(table, given)
    return _given(table, given, ruled, (*first, *laws), artificial.gap(table, given))


def _assigned(table: Table, first: tuple[Ground, ...] = ()) -> Table:
    found = assigned.assigned(table)
    if isinstance(found, Sentence):
        return _untold(table, first, found)
    given = tuple(valued(table, mixture) for mixture in found)
    also: tuple[Ground, ...] = ()
    stands = damage.undamaged(table, given)
    if stands is not None:
        return _undamaged(table, stands)
    if damage.is_self_inflicted(table):
        reduced = damage.reduced(table, given)
        if isinstance(reduced, Sentence):
            return _untold(table, tuple(each.ground for each in given), reduced)
        given = reduced
        also = tuple(filter(None, (damage.SELF_INFLICTED.get(table.edition),)))
    averaged, laws = law86.averaged(table, given)
    decide = (*laws, *(each.ground for each in given), *_unbalanced(table, averaged))
    laws_of = (Applied(law, Role.SCORE) for law in decide)
    also_of = (Applied(law, Role.SCORE) for law in also)
    verdict = Verdict((*laws_of, ASSIGNED[table.edition], *also_of), _result(averaged, found))
    return _given(table, averaged, verdict, first)


def _unbalanced(table: Table, given: tuple[AdjustedScore, ...]) -> tuple[Ground, ...]:
    """Return the words of 2007 that let the scores differ (12C1(f)), where they do."""
    whole = table.edition in assigned.UNBALANCED and all(s.amount is not None for s in given)
    differ = whole and single_number(given, table) is None and _differ(given)
    return (assigned.UNBALANCED[table.edition],) if differ else ()


def _differ(given: tuple[AdjustedScore, ...]) -> bool:
    return given[0].ground is not given[1].ground


def _result(given: tuple[AdjustedScore, ...], found: Iterable[assigned.Mixture]) -> Sentence:
    if all(each.amount is not None for each in given):
        first, second = given
        return sentence(
            "Assigned adjusted score: {ns} for North-South, {ew} for East-West.",
            ns=first,
            ew=second,
        )
    mixture = next(iter(found))
    parts = ", ".join(f"{share.part * 100:.4g} % × {share.points:+d}" for share in mixture.shares)
    return sentence(
        "Assigned adjusted score, weighted, from the side of North-South: {parts}.", parts=parts
    )


def _undamaged(table: Table, law: Ground) -> Table:
    result = sentence("The innocent side has suffered no damage: the result of the table stands.")
    ruled = _decided(table, Verdict((Applied(law, Role.SCORE),), result))
    own = score(table, "table_score")
    contract = table.contract
    east_west = contract is not None and contract.declarer.side is Side.EAST_WEST
    return replace(ruled, score=-own if east_west and own is not None else own)


def _untold(table: Table, first: tuple[Ground, ...], missing: Sentence) -> Table:
    """Return the table where the story does not tell enough for a figure."""
    laws = (*(Applied(law, Role.SCORE) for law in first), REPLACES_RESULT[table.edition])
    result = sentence("An assigned adjusted score takes the place of the result.")
    return replace(_decided(table, Verdict(laws, result)), score=None, not_covered=missing)


# -- several results of a team match -----------------------------------------------------------


def _several(table: Table) -> Table:
    """Rule by 86B2 of 2017, by who is at fault."""
    law = law86.several_results(table)
    guilty = [side for side in Side if fault(table, side) is not Fault.NONE]
    fouled = (law87.BG["87C"],) if law87.goes_to_team_play(table) else ()
    first = (*fouled, law, law86.BG["86B2"])
    if len(guilty) != 1:
        if not guilty and law86.is_replayed(table):
            result = sentence("The boards are cancelled, and substitute boards are played.")
            cancelled = (*fouled, law86.BG["86B2(a) replayed"], law86.BG["86B2"])
            laws = tuple(Applied(each, Role.SCORE) for each in cancelled)
            return _decided(table, Verdict(laws, result))
        return _artificial(table, first)
    innocent = guilty[0].opponents
    plus = tuple(artificial.award(table, side, fault(table, side)) for side in Side)
    found = assigned.assigned(table) if score(table, "other_table") is not None else None
    mixtures = found if isinstance(found, tuple) else ()
    offered = tuple(valued(table, mixture) for mixture in mixtures)
    given = law86.better_of(innocent, plus, offered)
    pattern = (
        "Adjusted score, the better one for the innocent side: {ns} for North-South, "
        "{ew} for East-West."
    )
    average = Applied(artificial.BG["12C2(b)"], Role.SCORE)
    north_south, east_west = given
    result = sentence(pattern, ns=north_south, ew=east_west)
    return _given(table, given, Verdict((average,), result), first)


# -- deciding -----------------------------------------------------------------------------------


def _given(
    table: Table,
    given: tuple[AdjustedScore, ...],
    ruled: Verdict,
    first: tuple[Ground, ...],
    missing: Sentence | None = None,
) -> Table:
    """Return the table with both sides' scores, in place of any score of the play."""
    laws = (*(Applied(law, Role.SCORE) for law in first), *ruled.laws, *law89.shared(table))
    decided = _decided(table, replace(ruled, laws=laws))
    return replace(
        decided,
        adjusted=given,
        score=single_number(given, table),
        not_covered=missing or table.not_covered,
    )


def _decided(table: Table, ruled: Verdict) -> Table:
    """Return the table with a verdict on its last matter, whose own laws stay in front."""
    matter = table.matter
    if matter is None:
        return table.noticing(None, None, table.event).deciding(ruled)
    laws = (*matter.laws, *(law for law in ruled.laws if law not in matter.laws))
    consequences = (*matter.options, *ruled.consequences)
    return table.deciding(replace(ruled, laws=laws, consequences=consequences))
