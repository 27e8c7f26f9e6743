"""The overview as a Qt table."""

from __future__ import annotations

import pytest
from pytestqt.modeltest import ModelTester

from bridge_rules_gui.comparison.comparison import Comparisons
from bridge_rules_gui.comparison.overview import overview
from bridge_rules_gui.window.comparison.overview_view import (
    CHAPTER_ROLE,
    LAW_ROLE,
    WEIGHT_ROLE,
    OverviewModel,
)


@pytest.fixture(scope="module")
def model(comparisons: Comparisons) -> OverviewModel:
    model = OverviewModel()
    model.show_chapters(overview(comparisons))
    return model


def test_model_keeps_its_contract(model: OverviewModel, qtmodeltester: ModelTester) -> None:
    qtmodeltester.check(model)  # type: ignore[no-untyped-call]


def test_every_law_has_a_line(model: OverviewModel) -> None:
    laws = [model.index(row, 0).data(LAW_ROLE) for row in range(model.rowCount())]
    assert [law for law in laws if law is not None] == list(range(1, 94))
    chapters = [row for row in range(model.rowCount()) if model.index(row, 0).data(CHAPTER_ROLE)]
    assert len(chapters) == model.rowCount() - 93


def test_what_is_shaded_is_also_said(model: OverviewModel) -> None:
    for row in range(model.rowCount()):
        for column in (1, 2):
            cell = model.index(row, column)
            if not cell.data(CHAPTER_ROLE):
                assert (cell.data(WEIGHT_ROLE) == 0.0) == (cell.data() == "no change")
                assert 0.0 <= cell.data(WEIGHT_ROLE) <= 1.0


def test_more_changes_are_darker(model: OverviewModel) -> None:
    def weight(law: int) -> float:
        rows = range(model.rowCount())
        row = next(r for r in rows if model.index(r, 0).data(LAW_ROLE) == law)
        return float(model.index(row, 1).data(WEIGHT_ROLE))

    assert weight(3) < weight(18) < weight(27) < weight(40)


def test_totals_come_first(model: OverviewModel) -> None:
    assert model.index(0, 0).data() == "All laws"
    assert model.index(1, 0).data() == "Chapter II · Preliminaries"
