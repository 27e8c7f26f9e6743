"""The editor of cases as a whole: the table, what happened, the cards, and the ruling."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Qt, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from bridge_rules_gui.corpus.corpus import Corpus
from bridge_rules_gui.game.scenario import Scenario
from bridge_rules_gui.notation.problems import NotationProblem
from bridge_rules_gui.simulation.editing import ScenarioDraft
from bridge_rules_gui.simulation.editing_deal import new_draft
from bridge_rules_gui.simulation.editing_shelf import UnsavedShelf, UnsavedWork
from bridge_rules_gui.window.shell.notice import Notice
from bridge_rules_gui.window.shell.shell import Shell
from bridge_rules_gui.window.simulator.editor.edit_commands import EditCommands
from bridge_rules_gui.window.simulator.editor.edit_history import EditHistory
from bridge_rules_gui.window.simulator.editor.editor_bar import EditorBar
from bridge_rules_gui.window.simulator.editor.editor_panes import EditorPanes
from bridge_rules_gui.window.simulator.editor.live_ruling import LiveRuling, Ruled
from bridge_rules_gui.window.simulator.editor.scenario_files import ScenarioSaving
from bridge_rules_gui.window.simulator.editor.unsaved_work import taken_message
from bridge_rules_gui.window.simulator.table.seen import SeenHands
from bridge_rules_gui.window.troubles import explained

_SEEDS = 1 << 32


class EditorView(QWidget):
    """Builds a case at the table, and shows the ruling on it as it grows.

    Nothing that is open is lost when a file cannot be read. ``play`` steps through a case,
    ``leave`` goes back to the situations; the case stays as it is.
    """

    def __init__(
        self,
        shell: Shell,
        corpus: Corpus,
        shelf: UnsavedShelf,
        *,
        play: Callable[[Scenario], None],
        leave: Callable[[], None],
    ) -> None:
        super().__init__()
        self._shell = shell
        self._play = play
        self._leave = leave
        self.setObjectName("editor")
        self._offered: UnsavedWork | None = None
        self.history = EditHistory(new_draft(secrets.randbelow(_SEEDS)))
        self.saving = ScenarioSaving(self.history, shelf, self)
        self.files = self.saving.files
        self.ruling = LiveRuling(shell, corpus, self)
        self.bar = EditorBar(self.history.stack, self)
        self.notice = Notice(self)
        self.panes = EditorPanes(self)
        self._commands = EditCommands(self.panes, self.history, self.ruling)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        for widget in (self.bar, self.notice, self.panes):
            column.addWidget(widget)
        column.setStretchFactor(self.panes, 1)
        self.setFocusProxy(self.panes.calls.box)
        self._connect()
        self._show_scenario()

    def _connect(self) -> None:
        self.history.changed.connect(self._show_scenario)
        self.history.refused.connect(self._show_error)
        self.history.stack.cleanChanged.connect(self._show_title)
        self.saving.keeper.failed.connect(self._show_error)
        self.files.failed.connect(self._show_error)
        self.files.opened.connect(self._take_file)
        self.ruling.ruled.connect(self._show_ruling)
        self.ruling.failed.connect(self._show_failure)
        self.notice.offer_taken.connect(self._take_offer)
        self.panes.ruling.text.place_activated.connect(self._shell.visit)
        self.panes.ruling.editions.currentIndexChanged.connect(self._ask)
        self.bar.new.triggered.connect(self.new_draft)
        self.bar.open.triggered.connect(self.files.ask_and_open)
        self.bar.save.triggered.connect(self.saving.save)
        self.bar.save_as.triggered.connect(self.saving.save_as)
        self.bar.pbn.triggered.connect(self.saving.export_pbn)
        self.bar.lin.triggered.connect(self.saving.export_lin)
        self.bar.play.clicked.connect(self._play_scenario)
        self.bar.back.clicked.connect(self._go_back)
        self.saving.reported.connect(self._shell.show_message)
        self.saving.explained.connect(self.notice.say)

    # The case.

    @property
    def draft(self) -> ScenarioDraft:
        """The case as it stands."""
        return self.history.draft

    @property
    def is_saved(self) -> bool:
        """Whether nothing would be lost if the case were closed."""
        return self.saving.is_saved

    def restyle(self) -> None:
        """Take the colours that hold, once the style sheet of the workplace has them."""
        self.panes.table.restyle()
        text = self.panes.ruling.text
        text.viewport().setPalette(text.palette())

    def begin(self) -> None:
        """Offer what was left unsaved when the program last ended, however it ended."""
        self._offered = self.saving.keeper.offer(self.notice)

    @Slot()
    def new_draft(self) -> None:
        """Begin another case: a dealt board, North to call."""
        if self.may_close():
            self._begin_with(new_draft(secrets.randbelow(_SEEDS)), None)
            self.panes.tabs.setCurrentWidget(self.panes.calls)
            self.panes.calls.box.setFocus(Qt.FocusReason.OtherFocusReason)

    def open_scenario(self, scenario: Scenario) -> None:
        """Open a case, as of the library; one that is being edited already is resumed."""
        if scenario != self.draft.scenario and self.may_close():
            self._begin_with(ScenarioDraft.of(scenario), None)

    @Slot(object)
    def open_file(self, path: Path) -> None:
        """Open a case of a file, once it could be read."""
        self.files.open(path)

    def may_close(self) -> bool:
        """Return whether the case may go: it is saved, or the person lets it go."""
        return self.saving.may_close()

    def _begin_with(
        self, draft: ScenarioDraft, path: Path | None, *, is_saved: bool = True
    ) -> None:
        self.notice.hide()
        self._offered = None
        self.panes.act.restart()
        self.saving.begin_with(draft, path, is_saved=is_saved)
        self._show_title()

    @Slot()
    def _take_offer(self) -> None:
        if self._offered is not None:
            self.resume(self._offered)

    def resume(self, offered: UnsavedWork) -> None:
        """Go on with work that was left unsaved, unless another window has it by now."""
        held = self.saving.keeper.held(offered)
        if held is None:
            self.notice.say(taken_message(offered))
        elif self.may_close():
            self._begin_with(held.work.draft, held.work.path)
            self.saving.resume(held)
            self._show_title()

    @Slot(object, object, object, bool)
    def _take_file(
        self,
        scenario: Scenario,
        path: Path | None,
        problems: tuple[NotationProblem, ...],
        is_answered: bool,
    ) -> None:
        """Open what a file tells; what was wrong with it is said, what was answered is unsaved."""
        if not self.may_close():
            return
        self._begin_with(ScenarioDraft.of(scenario), path, is_saved=not is_answered)
        recorded = [problem for problem in problems if not problem.is_question]
        if recorded:
            more = self.tr(" (and {count} more)").format(count=len(recorded) - 1)
            self.notice.say(f"{recorded[0]}{more if len(recorded) > 1 else ''}")

    # What is shown.

    @Slot()
    def _show_scenario(self) -> None:
        draft = self.draft
        self.panes.events.show_events(draft.events, draft.cursor)
        self.panes.cards.show_scenario(draft.scenario)
        self.panes.details.show_scenario(draft.scenario)
        self._show_title()
        self._ask()

    @Slot()
    def _show_title(self) -> None:
        self.bar.show_title(self.draft, is_saved=self.is_saved)

    @Slot()
    def _ask(self) -> None:
        self.ruling.ask(self.draft, self.panes.ruling.edition)

    @Slot(object)
    def _show_ruling(self, ruled: Ruled) -> None:
        position = ruled.frame.position
        self.panes.table.show_position(position, SeenHands.ALL, animate=False)
        self.panes.calls.show_position(position)
        self.panes.events.show_marks(ruled.marks)
        self.panes.ruling.show_frame(ruled.frame)
        self.panes.ruling.show_problems(ruled.problems)
        self._follow_game(is_auction=position.contract is None)

    def _follow_game(self, *, is_auction: bool) -> None:
        """Let the keyboard go from the bidding box to the cards with the game, and back."""
        box, felt = self.panes.calls.box, self.panes.table.felt
        at = self.focusWidget()
        if not is_auction and at is not None and (at is box or box.isAncestorOf(at)):
            felt.take_over_keyboard()
        elif is_auction and at is felt and not self.panes.is_recording:
            box.setFocus(Qt.FocusReason.OtherFocusReason)

    @Slot(object)
    def _show_failure(self, error: Exception) -> None:
        text = self.tr("This case cannot be ruled on ({reason}). Undo the last edit.")
        self.panes.ruling.show_failure(text.format(reason=error))

    @Slot(object)
    def _show_error(self, error: Exception) -> None:
        self.notice.say(explained(error))

    @Slot()
    def _play_scenario(self) -> None:
        self._play(self.draft.scenario)

    @Slot()
    def _go_back(self) -> None:
        self._leave()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go back to the situations by Escape; the case stays as it is."""
        if event.key() == Qt.Key.Key_Escape:
            self._leave()
        else:
            super().keyPressEvent(event)
