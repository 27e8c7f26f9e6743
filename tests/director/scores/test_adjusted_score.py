"""Adjusted scores as they are shown, and what holds of them whatever the outcomes are."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.director.follow import rule
from bridge_rules_gui.game.scenario import Facts, Scenario, Scoring
from bridge_rules_gui.game.seat import Side
from bridge_rules_gui.laws.clause import clauses
from bridge_rules_gui.simulation.ruling.documents import ruling_document
from bridge_rules_gui.table.scores.adjusted_score import AdjustedScore, Bound, Unit

LATER = (Edition.SR_2007, Edition.BG_2017)
SCORES = st.integers(-200, 200).map(lambda tens: tens * 10)
OUTCOMES = st.lists(SCORES, min_size=2, max_size=4, unique=True)


def scenario(
    outcomes: list[Any], scoring: Scoring = Scoring.TOTAL_POINTS, **facts: Any
) -> Scenario:
    stated = {"adjusted": "assigned", "outcomes": tuple(outcomes)} | facts
    at_fault = ("at_fault", (("ns", "no"), ("ew", "directly")))
    return Scenario("story", "story", scoring=scoring, facts=Facts((at_fault, *stated.items())))


def weighted(scores: list[int]) -> list[tuple[int, float]]:
    return [(score, 100 / len(scores)) for score in scores]


@pytest.mark.parametrize(
    ("score", "shown"),
    [
        ((Unit.PERCENT, 60.0, Bound.AT_LEAST), "≥ 60%"),
        ((Unit.PERCENT, 40.0, Bound.AT_MOST), "≤ 40%"),
        ((Unit.IMPS, -3.0, Bound.EXACT), "-3 IMP"),
        ((Unit.MATCHPOINTS, 3.5, Bound.EXACT), "3.5 MP"),
        ((Unit.POINTS, 620.0, Bound.EXACT), "+620"),
        ((Unit.POINTS, None, Bound.EXACT), "?"),
    ],
)
def test_a_score_is_shown_with_its_bound_and_unit(
    score: tuple[Unit, float | None, Bound], shown: str
) -> None:
    unit, amount, bound = score
    assert (
        str(
            AdjustedScore(
                Side.NORTH_SOUTH,
                unit,
                amount,
                clauses(12)[Edition.SR_2007]["average_in_imps"],
                bound,
            )
        )
        == shown
    )


def test_the_document_tells_each_side_its_score_and_the_law() -> None:
    facts = (("adjusted", "artificial"), ("at_fault", (("ns", "no"), ("ew", "directly"))))
    ruling = rule(Scenario("board", "board", facts=Facts(facts)), Edition.BG_2017)
    assert ruling_document(ruling)["adjusted"] == {
        "ns": {"percent": 60.0, "law": "12C2(a)", "bound": "at least"},
        "ew": {"percent": 40.0, "law": "12C2(a)", "bound": "at most"},
    }


@pytest.mark.parametrize("edition", LATER)
@given(scores=OUTCOMES)
def test_a_weighted_score_lies_between_the_outcomes_and_balances(
    edition: Edition, scores: list[int]
) -> None:
    north_south, east_west = rule(scenario(weighted(scores)), edition).adjusted
    assert north_south.amount is not None
    assert east_west.amount == -north_south.amount
    assert min(scores) <= north_south.amount <= max(scores)


@given(scores=OUTCOMES)
def test_1987_gives_the_innocent_the_best_and_the_offenders_the_worst(scores: list[int]) -> None:
    north_south, east_west = rule(scenario(weighted(scores)), Edition.RU_1987).adjusted
    assert (north_south.amount, east_west.amount) == (max(scores), -max(scores))


@pytest.mark.parametrize("edition", LATER)
@given(scores=OUTCOMES, table=SCORES, without=SCORES)
def test_what_was_self_inflicted_is_never_redressed_but_nothing_more_is_taken(
    edition: Edition, scores: list[int], table: int, without: int
) -> None:
    recorded = scenario(
        weighted(scores),
        table_score=table,
        without_own_error=without,
        self_inflicted="extremely serious error",
    )
    full = rule(scenario(weighted(scores)), edition).adjusted
    found = rule(recorded, edition).adjusted
    if not found:  # no damage: the result of the table stands
        assert (full[0].amount or 0) <= table
        return
    assert found[1].amount == full[1].amount
    assert table <= (found[0].amount or 0) <= (full[0].amount or 0)
