"""The case's file: saved, exported, asked about before it goes, kept while it is unsaved."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtWidgets import QMessageBox, QWidget

from bridge_rules_gui.simulation.editing import ScenarioDraft
from bridge_rules_gui.simulation.editing_shelf import UnsavedShelf
from bridge_rules_gui.window.simulator.editor.edit_history import EditHistory
from bridge_rules_gui.window.simulator.editor.scenario_files import ScenarioFiles
from bridge_rules_gui.window.simulator.editor.unsaved_keeper import ClaimedWork, UnsavedKeeper


class ScenarioSaving(QObject):
    """Knows where the case lies and whether it is saved.

    ``recorded`` carries a passing message, ``explained`` one that should stay.
    """

    reported = Signal(str)
    explained = Signal(str)

    def __init__(self, history: EditHistory, shelf: UnsavedShelf, window: QWidget) -> None:
        super().__init__(window)
        self._history = history
        # A stack is cleared as it goes, and says so: by then nobody here may listen any more,
        # lest unsaved work count as undone. Children go after their parent's connections.
        history.setParent(self)
        self._path: Path | None = None
        self.keeper = UnsavedKeeper(shelf, self)
        self.files = ScenarioFiles(window)
        history.stack.indexChanged.connect(self.keep)

    @property
    def is_saved(self) -> bool:
        """Whether nothing would be lost if the case were closed."""
        return self._history.stack.isClean()

    @property
    def path(self) -> Path | None:
        """The file the case lies in, None where it lies in none."""
        return self._path

    def begin_with(self, draft: ScenarioDraft, path: Path | None, *, is_saved: bool = True) -> None:
        """Take another case, which lies in a file or in none; it may hold what no file does."""
        self._path = path
        self.keeper.restart()
        self._history.begin_with(draft)
        if not is_saved:
            self._history.stack.resetClean()
            self.keep()

    def resume(self, held: ClaimedWork) -> None:
        """Go on with work that was left unsaved."""
        self.begin_with(held.work.draft, held.work.path)
        self._history.stack.resetClean()
        self.keeper.resume(held)

    @Slot()
    def keep(self) -> None:
        """Keep unsaved work where a crash cannot reach it; forget it when all is undone."""
        if self.is_saved:
            self.keeper.forget()
        else:
            self.keeper.note(self._history.draft, self._path)

    def may_close(self) -> bool:
        """Return whether the case may go: it is saved, or the person lets it go."""
        if self.is_saved:
            return True
        scenario = self._history.draft.scenario
        answer = self.files.may_lose(scenario.title)
        if answer == QMessageBox.StandardButton.Save:
            return self.save()
        if answer == QMessageBox.StandardButton.Discard:
            self.keeper.forget()
            self._history.stack.setClean()
            return True
        return False

    @Slot()
    def save(self) -> bool:
        """Save the case to its file, or ask for one; return whether it is saved."""
        return self._save_to(self._path) if self._path else self.save_as()

    @Slot()
    def save_as(self) -> bool:
        """Ask for a file, and save the case there; return whether it is saved."""
        path = self.files.ask_path(self._history.draft.scenario, ".toml")
        return path is not None and self._save_to(path)

    def _save_to(self, path: Path) -> bool:
        if not self.files.write(self._history.draft.scenario, path):
            return False
        # Another notation does not hold all of a case: it stays unsaved until TOML has it.
        if path.suffix.lower() in (".pbn", ".lin"):
            self.reported.emit(self.tr("Exported to {file}").format(file=path.name))
            return False
        self._path = path
        self.keeper.forget()
        self._history.stack.setClean()
        self.reported.emit(self.tr("Saved as {file}").format(file=path.name))
        return True

    @Slot()
    def export_pbn(self) -> None:
        """Write a copy as PBN."""
        self._export(".pbn")

    @Slot()
    def export_lin(self) -> None:
        """Write a copy as LIN."""
        self._export(".lin")

    def _export(self, suffix: str) -> None:
        """Write a copy in another notation, and say what it does not hold."""
        scenario = self._history.draft.scenario
        path = self.files.ask_path(scenario, suffix)
        if path is None or not self.files.write(scenario, path):
            return
        lost = self.files.lost_in(scenario, suffix)
        if lost:
            self.explained.emit(lost)
        else:
            self.reported.emit(self.tr("Exported to {file}").format(file=path.name))
