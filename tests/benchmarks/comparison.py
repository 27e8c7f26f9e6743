"""How fast a comparison opens: every law in three columns beside the same markup as plain HTML.

For each law the time from the choice to the painted window is taken, and that of a bare text
browser that is handed the same table without links, marks and style sheet; the medians of the
runs are added up. The terms are known, as they are a moment after the first comparison has been
opened, but where the corpus grows. The overview is measured like a law.
"""

from __future__ import annotations

import re
import statistics
import time
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from PySide6.QtWidgets import QApplication, QTextBrowser, QWidget

from bridge_rules_gui.building import build_comparison, build_terminology, read_books
from bridge_rules_gui.comparison.overview import overview, overview_markup
from bridge_rules_gui.corpus.corpus import Corpus
from bridge_rules_gui.window.comparison.editions_view import EditionsView
from bridge_rules_gui.window.comparison.names import OverviewNames
from tests.benchmarks.measurement import Measurement, growth, sizes
from tests.benchmarks.search import enlarged
from tests.window.bare_shell import BareWindow

AIM: Final = 2.0
LAWS: Final = range(1, 94)
SOME_LAWS: Final = (16, 27, 64, 75)
SIZE: Final = (1280, 690)
_TAGS = re.compile(r"</?(?:a|span|sup)\b[^>]*>")
_CLASSES = re.compile(r' class="[^"]*"')


def plain(html: str) -> str:
    """Return markup without links, classes and styles: the same words in the same table."""
    return _CLASSES.sub("", _TAGS.sub("", html))


def painted_in(work: Callable[[], object]) -> float:
    """Return the seconds work takes until the window has been painted."""
    started = time.perf_counter()
    work()
    QApplication.processEvents()
    return time.perf_counter() - started


class Bench:
    """A comparison and a bare browser of one size, in a window of theirs."""

    def __init__(self, corpus: Corpus, folder: Path, *, knows_terms: bool) -> None:
        self._comparisons = build_comparison(corpus)
        self._shelled = BareWindow(corpus, folder)  # what the view asks its shell for
        self.window = QWidget()
        self.view = EditionsView(
            self._shelled.shell, self._comparisons, self._shelled.settings, self.window
        )
        self.bare = QTextBrowser()
        self.window.resize(*SIZE)
        for widget in (self.view, self.bare):
            widget.setParent(self.window)
            widget.resize(*SIZE)
        self.window.show()
        if knows_terms:
            terms = build_terminology(corpus)
            self.view.pane.take_comparisons(self._comparisons.with_terminology(terms))
        self.view.show_law(LAWS[-1])
        QApplication.processEvents()

    def opened(self, laws: Sequence[int], runs: int) -> tuple[float, float]:
        """Return the seconds in which laws are opened here and in the bare browser."""
        medians = [
            [statistics.median(t) for t in zip(*self._law(law, runs), strict=True)] for law in laws
        ]
        here, there = (sum(taken) for taken in zip(*medians, strict=True))
        return here, there

    def _law(self, law: int, runs: int) -> Iterator[tuple[float, float]]:
        for _ in range(runs):
            self.view.show_law(LAWS[0] if law != LAWS[0] else LAWS[-1])
            here = painted_in(partial(self.view.show_law, law))
            words = plain(self.view.pane.text.page.html)
            yield here, painted_in(partial(self.bare.setHtml, words))

    def overview(self) -> tuple[float, float]:
        """Return how long the overview takes here the first time, and as plain markup there."""
        words = plain(overview_markup(overview(self._comparisons), OverviewNames()))
        here = painted_in(self.view.show_overview)
        return here, painted_in(partial(self.bare.setHtml, words))


def measure(*, is_quick: bool) -> Iterator[Measurement]:
    """Yield what opening comparisons takes beside the same page as plain HTML."""
    app = QApplication.instance() or QApplication([])
    runs = 1 if is_quick else 3
    corpus = read_books()
    with TemporaryDirectory() as folder:
        yield from _measured(corpus, Path(folder), runs, is_quick=is_quick)
    app.processEvents()


def _measured(corpus: Corpus, folder: Path, runs: int, *, is_quick: bool) -> Iterator[Measurement]:
    bench = Bench(corpus, folder, knows_terms=True)
    against, of = "the same as plain HTML", "corpus"
    bigger = [
        Bench(enlarged(corpus, size), folder, knows_terms=False)
        for size in sizes(is_quick=is_quick)
    ]
    some = growth(of, [bench.opened(SOME_LAWS, runs)[0] for bench in bigger])
    whole = bench.opened(LAWS, runs)
    yield Measurement("comparing a law, all 93 in turn", against, *whole, AIM, some)
    yield Measurement("overview of all laws", against, *bench.overview(), AIM)
