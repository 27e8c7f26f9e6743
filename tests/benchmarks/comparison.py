"""How fast a comparison opens: every law in three columns beside the same markup as plain HTML.

Run it with ``python -m tests.benchmarks.comparison [--runs N]``. For each law the time from
the choice to the painted window is taken, and that of a bare text browser that is handed the
same table without links, marks and style sheet; the medians of the runs are added up. The
terms are known, as they are a moment after the first comparison has been opened; how long a
law takes without them is measured too. The overview is measured like a law.
"""

from __future__ import annotations

import argparse
import os
import re
import statistics
import time
from functools import partial
from typing import TYPE_CHECKING

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")  # before anybody imports PySide6

from PySide6.QtWidgets import QApplication, QTextBrowser

from bridge_rules_gui.building import build_comparison, build_terminology, read_books
from bridge_rules_gui.services.comparison_overview import overview
from bridge_rules_gui.services.comparison_overview_page import overview_markup
from bridge_rules_gui.views.comparison.comparison_view import ComparisonView
from bridge_rules_gui.views.comparison.names import OverviewNames
from tests.benchmarks.tables import table

if TYPE_CHECKING:
    from collections.abc import Callable

AIM = 2.0
LAWS = range(1, 94)
SIZE = (1280, 690)
_TAGS = re.compile(r"</?(?:a|span|sup)\b[^>]*>")
_CLASSES = re.compile(r' class="[^"]*"')


def plain(html: str) -> str:
    """Return markup without links, classes and styles: the same words in the same table."""
    return _CLASSES.sub("", _TAGS.sub("", html))


def milliseconds(work: Callable[[], object]) -> float:
    """Return how long work takes until the window has been painted."""
    started = time.perf_counter()
    work()
    QApplication.processEvents()
    return 1000 * (time.perf_counter() - started)


class Measuring:
    """A comparison and a bare browser of one size, side by side."""

    def __init__(self) -> None:
        corpus = read_books()
        self._terminology = build_terminology(corpus)
        self._comparisons = build_comparison(corpus)
        self.view = ComparisonView(self._comparisons)
        self.bare = QTextBrowser()
        for widget in (self.view, self.bare):
            widget.resize(*SIZE)
            widget.show()
        self.view.show_law(LAWS[-1])
        QApplication.processEvents()

    def laws(self, runs: int) -> tuple[dict[int, float], dict[int, float]]:
        """Return the medians of each law here and in the bare browser."""
        here: dict[int, list[float]] = {law: [] for law in LAWS}
        there: dict[int, list[float]] = {law: [] for law in LAWS}
        for _ in range(runs):
            for law in LAWS:
                here[law].append(milliseconds(partial(self.view.show_law, law)))
                page = self.view.text.page
                words = plain(page.html) if page else ""
                there[law].append(milliseconds(partial(self.bare.setHtml, words)))
        medians = ({law: statistics.median(taken[law]) for law in LAWS} for taken in (here, there))
        return next(medians), next(medians)

    def learn_terms(self) -> None:
        """Let the comparison know the terms."""
        self.view.take_comparisons(self._comparisons.with_terminology(self._terminology))
        QApplication.processEvents()

    def overview(self) -> tuple[float, float]:
        """Return how long the overview takes here the first time, and as plain markup there."""
        words = plain(overview_markup(overview(self._comparisons), OverviewNames()))
        here = milliseconds(self.view.show_overview)
        return here, milliseconds(partial(self.bare.setHtml, words))


def main() -> None:
    """Measure and print a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=3)
    runs = parser.parse_args().runs
    _app = QApplication.instance() or QApplication([])
    measuring = Measuring()
    untold, _ = measuring.laws(runs)
    measuring.learn_terms()
    here, there = measuring.laws(runs)
    slowest = max(LAWS, key=here.__getitem__)
    rows = [
        ("all 93 laws", sum(here.values()), sum(there.values())),
        ("all 93 laws, terms unknown", sum(untold.values()), sum(there.values())),
        (f"the slowest, Law {slowest}", here[slowest], there[slowest]),
        ("Law 27", here[27], there[27]),
        ("Law 64", here[64], there[64]),
        ("the overview, the first time", *measuring.overview()),
    ]
    print(
        table(
            "Opening a comparison",
            ("", "comparison, ms", "plain HTML, ms", f"ratio (aim {AIM})"),
            [(name, f"{a:.0f}", f"{b:.0f}", f"{a / b:.2f}") for name, a, b in rows],
        )
    )


if __name__ == "__main__":
    main()
