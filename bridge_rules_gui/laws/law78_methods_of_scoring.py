"""Law 78: matchpoints, international matchpoints and total points.

The editions agree on the units for a better, an equal and a worse score, and on the scale of
IMPs; 2017 also prints its first row, 0 to 10 points for nothing.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.game.scenario import Scoring
from bridge_rules_gui.game.seat import Side
from bridge_rules_gui.language.sentence import counted_sentence, listed, sentence
from bridge_rules_gui.laws.clause import clauses
from bridge_rules_gui.table.changing import replace
from bridge_rules_gui.table.ground import Ground, passages
from bridge_rules_gui.table.scores.adjusted_score import Unit
from bridge_rules_gui.table.scores.adjustment_facts import score, scores
from bridge_rules_gui.table.table import Table
from bridge_rules_gui.table.verdict import Applied, Role, Verdict

LAW = clauses(78)


_FROM = (
    *(20, 50, 90, 130, 170, 220, 270, 320, 370, 430, 500, 600),
    *(750, 900, 1100, 1300, 1500, 1750, 2000, 2250, 2500, 3000, 3500, 4000),
)
"""The least differences in points that are worth 1, 2, 3 ... 24 IMPs."""


def imps(difference: int) -> int:
    """Return a difference in total points as IMPs, with its sign."""
    size = bisect_right(_FROM, abs(difference))
    return size if difference >= 0 else -size


def matchpoints(own: int, others: Sequence[int]) -> int:
    """Return the units for a score: two for each worse one, one for each equal one."""
    return sum(2 if other < own else other == own for other in others)


def unit_of(table: Table) -> Unit:
    """Return what results are counted in: points, unless it is stated what to compare with."""
    scoring = table.scenario.scoring
    if scoring is Scoring.INTERNATIONAL_MATCHPOINTS and score(table, "other_table") is not None:
        return Unit.IMPS
    if scoring is Scoring.MATCHPOINTS and scores(table, "ns_scores"):
        return Unit.MATCHPOINTS
    return Unit.POINTS


def worth(table: Table, side: Side, points: int) -> float:
    """Return what a score of North–South is worth to a side, in the scoring of the case."""
    unit, north_south = unit_of(table), side is Side.NORTH_SOUTH
    if unit is Unit.MATCHPOINTS:
        others = scores(table, "ns_scores")
        own = matchpoints(points, others)
        return float(own if north_south else 2 * len(others) - own)
    if unit is Unit.IMPS:
        points = imps(points - (score(table, "other_table") or 0))
    return float(points if north_south else -points)


def conversion(table: Table) -> Table:
    """Return the table where the case asks to convert scores (facts `ns_scores`, `own`).

    For IMPs `ns_scores` are those of North–South at both tables, the own table first. For
    matchpoints they are those of all tables, among them the `own` one once.
    """
    found = scores(table, "ns_scores")
    if not found:
        return table
    book = LAW[table.edition]
    if table.scenario.scoring is Scoring.INTERNATIONAL_MATCHPOINTS:
        difference = found[0] - sum(found[1:2])
        converted = imps(difference)
        law = _scale(table.edition, abs(converted))
        words = "A difference of {difference} points is {imps} IMPs."
        if abs(converted) == 1:
            words = "A difference of {difference} points is {imps} IMP."
        result = sentence(words, difference=difference, imps=converted)
    elif table.scenario.scoring is Scoring.MATCHPOINTS:
        own = table.facts.value("own")
        mine = own if isinstance(own, int) else found[0]
        others = list(found)
        if mine in others:
            others.remove(mine)
        converted, law = matchpoints(mine, others), book["matchpoints"]
        against = listed(others, apart=", ")
        result = counted_sentence(
            "{own} against {others} is worth {n} unit.",
            "{own} against {others} is worth {n} units.",
            converted,
            own=mine,
            others=against,
        )
    else:
        converted, law = sum(found), book["total_points"]
        result = sentence("Total points: {total}.", total=converted)
    asked = replace(table, score=converted).noticing(None, None, -1)
    return asked.deciding(Verdict((Applied(law, Role.SCORE),), result))


def _scale(edition: Edition, worth: int) -> Ground:
    """Return the provision on IMPs with the row of the scale that gives so many, if it has one."""
    book = LAW[edition]
    scale = book["imps_scale"]
    rows = (row for row in passages(scale.words) if row.endswith(f" {worth}"))
    said = (book["imps"].quoting(replace(scale, words=row)) for row in rows)
    return next(said, book["imps"])
