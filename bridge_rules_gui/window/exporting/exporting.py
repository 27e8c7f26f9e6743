"""Exporting beside reading: the law read or compared, with the words that are terms marked."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

from bridge_rules_gui.corpus.citation import FIRST_LAW, Citation
from bridge_rules_gui.window.exporting.export_dialog import ChosenExport
from bridge_rules_gui.window.exporting.exporter import Exporter
from bridge_rules_gui.window.instruments import Instruments
from bridge_rules_gui.window.terms.shared_terms import SharedTerms

if TYPE_CHECKING:
    from bridge_rules_gui.window.comparison.workplace import ComparisonWorkplace
    from bridge_rules_gui.window.library.desk import Desk
    from bridge_rules_gui.window.main_window import MainWindow


class Exporting(QObject):
    """Asks what is to be written; ``exporter`` is made when it is first wanted.

    ``failed`` carries the error when it cannot be written.
    """

    failed = Signal(object)

    def __init__(
        self,
        window: MainWindow,
        desk: Desk,
        terms: SharedTerms,
        comparison: ComparisonWorkplace,
        instruments: Instruments,
        *,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self.exporter: Exporter | None = None
        self._window = window
        self._desk = desk
        self._terms = terms
        self._comparison = comparison
        self._instruments = instruments

    def ask(self) -> None:
        """Ask what is to be written for other programs or for paper, and where to."""
        if self.exporter is None:
            self.exporter = self._made()
        place = self._desk.navigator.place.place
        law = place.law if isinstance(place, Citation) else self._comparison.law
        self.exporter.ask(law or FIRST_LAW)

    def _made(self) -> Exporter:
        from bridge_rules_gui.window.exporting.exporter import Exporter  # noqa: PLC0415 - rare

        corpus, window = self._desk.corpus, self._window
        build = partial(self._instruments.comparison, corpus)
        exporter = Exporter(corpus, build, window.parts.status_line, window)
        exporter.ordered.connect(self._wait_for_terms)
        exporter.failed.connect(self.failed)
        return exporter

    @Slot(object)
    def _wait_for_terms(self, chosen: ChosenExport) -> None:
        """Begin the export once the terms are there, whose words are marked in it."""
        self._terms.when_ready(partial(self._start, chosen))

    def _start(self, chosen: ChosenExport) -> None:
        if self.exporter is not None:
            self.exporter.start(chosen, self._terms.terminology)
