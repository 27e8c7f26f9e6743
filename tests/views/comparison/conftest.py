"""The real books ready to be compared, and a reader at a comparison."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bridge_rules_gui.building import build_comparison
from bridge_rules_gui.views.comparison.comparison_view import ComparisonView

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from bridge_rules_gui.corpus.corpus import Corpus
    from bridge_rules_gui.services.comparison.comparison import Comparisons


@pytest.fixture(scope="session")
def comparisons(corpus: Corpus) -> Comparisons:
    return build_comparison(corpus)


@pytest.fixture
def view(qtbot: QtBot, comparisons: Comparisons) -> ComparisonView:
    """Return a comparison of Law 64 in three columns, on the screen."""
    view = ComparisonView(comparisons)
    qtbot.addWidget(view)
    view.resize(1280, 690)
    with qtbot.waitExposed(view):
        view.show()
    view.show_law(64)
    view.focus_text()
    return view
