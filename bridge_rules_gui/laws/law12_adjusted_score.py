"""Law 12: what artificial and assigned scores have in common.

An artificial score takes the place of a result that cannot be had (1987: 12C1, later: 12C2), an
assigned one the place of a result already reached (1987: 12C2, later: 12C1). In an individual both
partners share it (12C3, 1987: Law 89), and in a knockout an unbalanced one is averaged (1987 and
2007: 86B, 2007 and 2017: 12C4).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bridge_rules_gui.game.seat import Side
from bridge_rules_gui.language.sentence import Sentence
from bridge_rules_gui.laws import law89_individual_events as law89
from bridge_rules_gui.laws.clause import clauses
from bridge_rules_gui.table.changing import replace
from bridge_rules_gui.table.ground import Ground
from bridge_rules_gui.table.scores.adjusted_score import AdjustedScore, Adjustment, Bound, Unit
from bridge_rules_gui.table.scores.adjustment_facts import Contest, contest, scores
from bridge_rules_gui.table.table import Table
from bridge_rules_gui.table.verdict import Applied, Role, Verdict

LAW = clauses(12)


def adjustment(
    table: Table,
    given: tuple[AdjustedScore, ...],
    laws: Iterable[Ground],
    result: Sentence,
    missing: Sentence | None = None,
) -> Adjustment:
    """Return the adjustment that gives both sides their scores, by these laws (12C3)."""
    applied = tuple(Applied(law, Role.SCORE) for law in laws)
    return Adjustment(Verdict((*applied, *law89.shared(table)), result), given, missing)


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
    mean = (first.amount - second.amount) / 2
    ideas = ("unbalanced_score_averaged_in_teams", "unbalanced_score_averaged")
    laws = tuple(LAW[table.edition][idea] for idea in ideas if idea in LAW[table.edition])
    both = (
        replace(first, amount=mean, ground=laws[0], bound=Bound.EXACT),
        replace(second, amount=0.0 - mean, ground=laws[0], bound=Bound.EXACT),
    )
    return both, laws


def single_number(given: Sequence[AdjustedScore], table: Table) -> int | None:
    """Return the one whole number that balanced scores result in, None where there is none.

    It counts from declarer's side; without a contract, and in a conversion, from North–South's.
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
