"""The story on the table written as a page to hand out; where to is asked."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtWidgets import QFileDialog, QWidget

from bridge_rules_gui.simulation.handout import HandoutFormat, handout, written_handout
from bridge_rules_gui.simulation.simulation import Simulation
from bridge_rules_gui.window.speaking import phrasebook
from bridge_rules_gui.window.tasks import LatestTask


class HandingOut(QObject):
    """Writes handouts. ``told`` carries a passing message, ``failed`` what could not be done."""

    told = Signal(str)
    failed = Signal(object)

    def __init__(
        self, story: Callable[[], Simulation | None], fonts: Path, window: QWidget, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._story = story
        self._fonts = fonts
        self._window = window
        self._task = LatestTask(self)
        self._task.succeeded.connect(self._tell_written)
        self._task.failed.connect(self.failed)

    def ask(self) -> None:
        """Ask for a file, and write the story on the table into it."""
        simulation = self._story()
        if simulation is None:
            return
        kinds = {
            self.tr("PDF (*.pdf)"): HandoutFormat.PDF,
            self.tr("Web page (*.html)"): HandoutFormat.HTML,
        }
        name = f"{simulation.scenario.identifier or 'story'}.pdf"
        chosen, kind = QFileDialog.getSaveFileName(
            self._window, self.tr("Export Handout"), name, ";;".join(kinds)
        )
        if chosen:
            self.write(simulation, Path(chosen), kinds.get(kind, HandoutFormat.PDF))

    def write(self, simulation: Simulation, file: Path, form: HandoutFormat) -> None:
        """Write a story; the ending of the file decides where it has a known one."""
        known = {each.value: each for each in HandoutFormat}
        form = known.get(file.suffix.lower(), form)
        path = file if file.suffix else file.with_suffix(form.value)
        self._task.start(partial(_written, simulation, form, self._fonts, path))

    @Slot(object)
    def _tell_written(self, path: Path) -> None:
        self.told.emit(self.tr("Saved: {file}").format(file=path))


def _written(simulation: Simulation, form: HandoutFormat, fonts: Path, path: Path) -> Path:
    """Write the handout; return its file. Runs on a worker."""
    from bridge_rules_gui.exchange.files import write_whole  # noqa: PLC0415 - only now

    write_whole(path, written_handout(handout(simulation, phrasebook()), form, fonts))
    return path
