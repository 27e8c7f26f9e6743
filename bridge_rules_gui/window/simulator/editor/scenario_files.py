"""The file of a case: opened, saved, exported; what must be asked on the way is asked."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QObject, Qt, Signal, Slot
from PySide6.QtWidgets import QDialog, QFileDialog, QMessageBox, QWidget

from bridge_rules_gui.exchange.files import ExchangeError, write_whole
from bridge_rules_gui.game.scenario import Scenario
from bridge_rules_gui.notation.lin_writer import write_lin
from bridge_rules_gui.notation.pbn_writer import write_pbn
from bridge_rules_gui.notation.scenario_writer import scenario_toml
from bridge_rules_gui.notation.table_record import record_of
from bridge_rules_gui.simulation.editing import ScenarioDraft
from bridge_rules_gui.simulation.editing_shelf import UnsavedShelf
from bridge_rules_gui.simulation.importing import Board, ImportedFile, import_file
from bridge_rules_gui.simulation.lost_in_lin import Lost, Part, lost_in_lin
from bridge_rules_gui.window.simulator.editor.boards_dialog import BoardsDialog
from bridge_rules_gui.window.simulator.editor.doubts_dialog import DoubtsDialog
from bridge_rules_gui.window.simulator.editor.edit_history import EditHistory
from bridge_rules_gui.window.simulator.editor.names import fact_names, scenario_fact_names
from bridge_rules_gui.window.simulator.editor.unsaved_work import ClaimedWork, UnsavedKeeper
from bridge_rules_gui.window.speaking import say
from bridge_rules_gui.window.tasks import LatestTask

translate = QCoreApplication.translate
_SHOWN = 3
_LISTED: Final = 6


class ScenarioSaving(QObject):
    """Knows where the case lies and whether it is saved.

    ``reported`` carries a passing message, ``explained`` one that should stay.
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


class ScenarioFiles(QObject):
    """Reads and writes files of cases for a window.

    ``opened`` carries a scenario, the file it can be saved back to, what is wrong with it, and
    whether answers have gone into it that no file holds; ``failed`` carries an error: then
    nothing has changed.
    """

    opened = Signal(object, object, object, bool)
    failed = Signal(object)

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._task = LatestTask(self)
        self._task.succeeded.connect(self._take)
        self._task.failed.connect(self.failed)

    def ask_and_open(self) -> None:
        """Ask for a file, and open it."""
        name, _ = QFileDialog.getOpenFileName(
            self._window,
            self.tr("Open Case"),
            "",
            self.tr("Cases and records (*.toml *.json *.pbn *.lin);;All files (*)"),
        )
        if name:
            self.open(Path(name))

    def open(self, path: Path) -> None:
        """Read a file on a worker."""
        self._task.start(partial(_read, path))

    @Slot(object)
    def _take(self, found: tuple[Path, ImportedFile]) -> None:
        path, file = found
        board = self._board(file)
        scenario = None if board is None else self._settled(board)
        if scenario is None:
            return
        is_own_form = path.suffix.lower() == ".toml"
        answered = board is not None and scenario != board.scenario
        self.opened.emit(scenario, path if is_own_form else None, file.problems, answered)

    def _board(self, file: ImportedFile) -> Board | None:
        """Return the one board of a file, or the one chosen from the list."""
        if len(file.boards) == 1:
            return file.boards[0]
        dialog = BoardsDialog(file, self._window)
        chosen = dialog.exec() == QDialog.DialogCode.Accepted
        board = dialog.board if chosen else None
        dialog.deleteLater()
        return board

    def _settled(self, board: Board) -> Scenario | None:
        """Return the case of a board, with what it leaves open answered."""
        if not board.doubts:
            return board.scenario
        dialog = DoubtsDialog(board, self._window)
        recorded = dialog.exec() == QDialog.DialogCode.Accepted
        scenario = dialog.scenario if recorded else None
        dialog.deleteLater()
        return scenario

    def ask_path(self, scenario: Scenario, suffix: str) -> Path | None:
        """Ask where a case is to be written, with the suffix of a notation."""
        filters = {
            ".toml": self.tr("Case (*.toml)"),
            ".pbn": self.tr("Portable Bridge Notation (*.pbn)"),
            ".lin": self.tr("LIN (*.lin)"),
        }
        name, _ = QFileDialog.getSaveFileName(
            self._window,
            self.tr("Save Case"),
            f"{scenario.identifier}{suffix}",
            filters[suffix],
        )
        if not name:
            return None
        path = Path(name)
        return path if path.suffix else path.with_suffix(suffix)

    def write(self, scenario: Scenario, path: Path) -> bool:
        """Write a case in the notation the file's name tells; return whether that was done."""
        try:
            write_whole(path, _written(scenario, path.suffix.lower()))
        except ExchangeError as error:
            self.failed.emit(error)
            return False
        return True

    def lost_in(self, scenario: Scenario, suffix: str) -> str:
        """Return what other programs will not see in a file, in one message; empty for nothing."""
        if suffix == ".lin":
            return lost_words(lost_in_lin(scenario))
        remarks = record_of(scenario).remarks
        if not remarks:
            return ""
        listed = "; ".join(remarks[:_SHOWN]) + (" …" if len(remarks) > _SHOWN else "")
        text = self.tr(
            "Saved. Other programs see only the final state ({remarks}); the whole case is "
            "in lines they ignore."
        )
        return text.format(remarks=listed)

    def may_lose(self, title: str) -> QMessageBox.StandardButton:
        """Ask what is to become of unsaved work."""
        box = QMessageBox(self._window)
        box.setWindowTitle(self.tr("Unsaved Case"))
        box.setTextFormat(Qt.TextFormat.PlainText)
        text = self.tr("“{title}” has not been saved.").format(title=title)
        box.setText(text if title else self.tr("An untitled case has not been saved."))
        box.setInformativeText(self.tr("Save it before closing?"))
        button = QMessageBox.StandardButton
        box.setStandardButtons(button.Save | button.Discard | button.Cancel)
        box.setDefaultButton(button.Save)
        answer = button(box.exec())
        box.deleteLater()
        return answer


def _read(path: Path) -> tuple[Path, ImportedFile]:
    """Return what a file holds; runs on a worker."""
    return path, import_file(path)


def _written(scenario: Scenario, suffix: str) -> bytes:
    if suffix == ".pbn":
        return write_pbn([scenario])
    if suffix == ".lin":
        return write_lin([scenario])
    return scenario_toml(scenario).encode()


def lost_words(lost: Lost) -> str:
    """Return one message about what is lost; empty where nothing is."""
    if not lost:
        return ""
    lines = [translate("Editor", "Saved, but LIN cannot hold all of this case.")]
    if lost.events:
        said = translate("Editor", "What happened: {events}.")
        lines.append(said.format(events=_listed(map(say, lost.events))))
    if lost.facts:
        names = {**scenario_fact_names(), **fact_names()}
        said = translate("Editor", "Facts: {facts}.")
        lines.append(said.format(facts=_listed(names.get(fact, fact) for fact in lost.facts)))
    if lost.parts:
        said = translate("Editor", "Also: {parts}.")
        lines.append(said.format(parts=_listed(_part_names()[part] for part in lost.parts)))
    lines.append(translate("Editor", "Save it as TOML as well."))
    return " ".join(lines).replace("?.", "?")  # facts are named by questions


def _part_names() -> Mapping[Part, str]:
    return {
        Part.CONTRACT: translate("Editor", "the contract, given without an auction"),
        Part.START: translate("Editor", "the tricks before the case begins"),
        Part.SCORING: translate("Editor", "the scoring"),
        Part.NARRATIVE: translate("Editor", "the description of the case"),
    }


def _listed(words: Iterable[str]) -> str:
    """Return words in a row, none twice, the first of them where there are many."""
    found = list(dict.fromkeys(words))
    return "; ".join(found[:_LISTED]) + (" …" if len(found) > _LISTED else "")
