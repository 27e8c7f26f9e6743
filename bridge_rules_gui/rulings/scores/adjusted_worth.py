"""What a result or a mixture of results is worth to a side, in the scoring of the story."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bridge_rules_gui.bridge.seat import Side
from bridge_rules_gui.bridge.story import Scoring
from bridge_rules_gui.rulings.law78_methods_of_scoring import imps, matchpoints
from bridge_rules_gui.rulings.scores.adjusted_score import AdjustedScore, Unit
from bridge_rules_gui.rulings.scores.adjustment_facts import score, scores

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bridge_rules_gui.rulings.course.table import Table
    from bridge_rules_gui.rulings.law12_assigned_score import Mixture


def unit_of(table: Table) -> Unit:
    """Return what results are counted in: points, unless the story tells what to compare with."""
    scoring = table.scenario.scoring
    if scoring is Scoring.INTERNATIONAL_MATCHPOINTS and score(table, "other_table") is not None:
        return Unit.IMPS
    if scoring is Scoring.MATCHPOINTS and scores(table, "ns_scores"):
        return Unit.MATCHPOINTS
    return Unit.POINTS


def worth(table: Table, side: Side, points: int) -> float:
    """Return what a score of North-South is worth to a side."""
    unit, north_south = unit_of(table), side is Side.NORTH_SOUTH
    if unit is Unit.MATCHPOINTS:
        others = scores(table, "ns_scores")
        own = matchpoints(points, others)
        return float(own if north_south else 2 * len(others) - own)
    if unit is Unit.IMPS:
        points = imps(points - (score(table, "other_table") or 0))
    return float(points if north_south else -points)


def valued(table: Table, mixture: Mixture) -> AdjustedScore:
    """Return the adjusted score a mixture amounts to.

    Weighted points have a sum only where points are the score: matchpoints and IMPs are weighted
    after comparing each result, and the story may not tell with what.
    """
    unit = unit_of(table)
    countable = len(mixture.shares) == 1 or unit is not Unit.POINTS or _is_total(table)
    amount = (
        sum(share.part * worth(table, mixture.side, share.points) for share in mixture.shares)
        if countable
        else None
    )
    rounded = None if amount is None else round(amount, 6)
    return AdjustedScore(mixture.side, unit, rounded, mixture.ground)


def single_number(given: Sequence[AdjustedScore], table: Table) -> int | None:
    """Return the one whole number that balanced scores result in, None where there is none.

    It counts from declarer's side; without a contract, and in a conversion, from North-South's.
    """
    by_side = {score.side: score for score in given}
    contract = table.contract
    own = Side.NORTH_SOUTH if contract is None else contract.declarer.side
    mine, theirs = by_side[own], by_side[own.opponents]
    if mine.amount is None or theirs.amount is None or mine.bound or theirs.bound:
        return None
    whole = mine.amount == int(mine.amount)
    return int(mine.amount) if whole and _balance(table, mine, theirs) else None


def _balance(table: Table, mine: AdjustedScore, theirs: AdjustedScore) -> bool:
    top = {Unit.MATCHPOINTS: 2.0 * len(scores(table, "ns_scores")), Unit.PERCENT: None}
    total = top.get(mine.unit, 0.0)
    return total is not None and (mine.amount or 0) + (theirs.amount or 0) == total


def _is_total(table: Table) -> bool:
    return table.scenario.scoring is Scoring.TOTAL_POINTS
