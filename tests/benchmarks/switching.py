"""How long it takes to go to another law.

The yardstick is painting the page of that law once more, in the same run. Contents and side panel
follow behind the text, and are painted then: until all stands is told by itself.
"""

from __future__ import annotations

import statistics
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Final

from PySide6.QtWidgets import QApplication

from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.reading.corpus import read_corpus
from bridge_rules_gui.window.library.navigator import Navigator
from bridge_rules_gui.window.library.workplace import ReadingWorkplace
from bridge_rules_gui.window.settings import Settings
from tests.benchmarks.measurement import Measurement

AIM: Final = 1.5
SIZE: Final = (1280, 690)
LAWS: Final = range(1, 94)


@dataclass(frozen=True, slots=True)
class Switched:
    """Seconds of going to a law and painting it, of what follows, and of painting it once more."""

    gone: float
    followed: float
    painted: float


class Bench:
    """The books on the screen, with contents and side panel."""

    def __init__(self, folder: Path) -> None:
        corpus = read_corpus()
        self.view = ReadingWorkplace(Settings(folder / "window.ini"))
        self.view.take_books(corpus, Navigator(corpus))
        self.view.resize(*SIZE)
        self.view.show()
        self.go(1, Edition.BG_2017)
        self.view.add_side_panes()

    def go(self, law: int, edition: Edition) -> Switched:
        """Go to a law of an edition, and paint it."""
        begun = perf_counter()
        self.view.show_place(Address(edition, Citation(law)))
        self.view.grab()
        gone = perf_counter()
        QApplication.processEvents()
        followed = perf_counter()
        self.view.grab()
        return Switched(gone - begun, followed - gone, perf_counter() - followed)


def measure(*, is_quick: bool) -> Iterator[Measurement]:
    """Yield what going to each law of an edition takes, beside painting it once more."""
    app = QApplication.instance() or QApplication(["switching", "-style", "fusion"])
    with TemporaryDirectory() as folder:
        bench = Bench(Path(folder))
        for edition in Edition:
            through_all_laws(bench, edition)
            found = [
                s for _ in range(1 if is_quick else 3) for s in through_all_laws(bench, edition)
            ]
            gone = statistics.median(each.gone for each in found)
            painted = statistics.median(each.painted for each in found)
            whole = statistics.median(each.gone + each.followed for each in found)
            yield Measurement(f"another law, {edition.year}", "painting it", gone, painted, AIM)
            what = f"another law and all beside it, {edition.year}"
            yield Measurement(what, "painting it", whole, painted)
        bench.view.close()
    app.processEvents()


def through_all_laws(bench: Bench, edition: Edition) -> list[Switched]:
    """Go through all laws of an edition."""
    return [bench.go(law, edition) for law in LAWS]
