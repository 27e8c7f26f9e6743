"""The editor of stories as a whole: the table, what happened, the cards, and the ruling.

How the simulator takes it in::

    editor = EditorView(UnsavedShelf(resources.user_data() / "unsaved"), parent)
    editor.place_chosen.connect(...)       # Address of a provision that is to be opened
    editor.story_wanted.connect(...)       # Scenario that is to be stepped through
    editor.told.connect(...)               # a passing message for the status line
    editor.left.connect(...)               # back to the situations; the story stays as it is
    editor.set_colours(colours)            # whenever the appearance changes
    editor.take_corpus(corpus)             # once the books are there; without them no ruling
    editor.begin()                         # when first shown: offers work left unsaved
    editor.resume(work)                    # goes on with work left unsaved
    editor.new_story()                     # a dealt board, North to call
    editor.open_story(scenario)            # a copy of a story of the library
    editor.open_file(path)                 # TOML, JSON, PBN or LIN; asks what must be asked
    editor.may_close()                     # before the window closes: False means stay

Nothing that is open is lost when a file cannot be read. Files dropped on the editor are
opened; `DroppedFiles` lets any other widget take them too.
"""

from __future__ import annotations

import secrets
from pathlib import Path

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from bridge_rules_gui.corpus.corpus import Corpus
from bridge_rules_gui.game.story import Scenario
from bridge_rules_gui.notation.problems import NotationProblem
from bridge_rules_gui.simulation.editing import EditedStory, EditError
from bridge_rules_gui.simulation.editing_deal import new_story
from bridge_rules_gui.simulation.editing_shelf import UnsavedShelf, UnsavedWork
from bridge_rules_gui.window.looks.palette import Colours
from bridge_rules_gui.window.shell.notice import Notice
from bridge_rules_gui.window.simulator.editor.dropped_files import DroppedFiles
from bridge_rules_gui.window.simulator.editor.editor_bar import EditorBar
from bridge_rules_gui.window.simulator.editor.editor_panes import EditorPanes
from bridge_rules_gui.window.simulator.editor.setting_commands import SettingCommands
from bridge_rules_gui.window.simulator.editor.story_commands import StoryCommands
from bridge_rules_gui.window.simulator.editor.story_desk import Ruled, StoryDesk
from bridge_rules_gui.window.simulator.editor.story_history import StoryHistory
from bridge_rules_gui.window.simulator.editor.story_saving import StorySaving
from bridge_rules_gui.window.simulator.editor.unsaved_names import told_taken, told_unsaved
from bridge_rules_gui.window.simulator.table.seen import SeenHands
from bridge_rules_gui.window.speaking import say
from bridge_rules_gui.window.troubles import explained

_SEEDS = 1 << 32


class EditorView(QWidget):
    """Builds a story at the table, and shows the ruling on it as it grows.

    ``shown`` tells that table and ruling show the story as it stands, or why there is no ruling.
    """

    place_chosen = Signal(object)
    story_wanted = Signal(object)
    told = Signal(str)
    left = Signal()
    shown = Signal()

    def __init__(self, shelf: UnsavedShelf, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("editor")
        self._offered: UnsavedWork | None = None
        self.history = StoryHistory(new_story(secrets.randbelow(_SEEDS)))
        self.saving = StorySaving(self.history, shelf, self)
        self.files = self.saving.files
        self.desk = StoryDesk(self)
        self.bar = EditorBar(self.history.stack, self)
        self.notice = Notice(self)
        self.panes = EditorPanes(self)
        self._commands = (
            StoryCommands(self.panes, self.history, self.desk),
            SettingCommands(self.panes, self.history),
        )
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        for widget in (self.bar, self.notice, self.panes):
            column.addWidget(widget)
        column.setStretchFactor(self.panes, 1)
        self.setFocusProxy(self.panes.calls.box)
        self._connect()
        self._show_story()

    def _connect(self) -> None:
        self.history.changed.connect(self._show_story)
        self.history.refused.connect(self._say_refused)
        self.history.stack.cleanChanged.connect(self._show_title)
        self.saving.keeper.failed.connect(self._say_error)
        self.files.failed.connect(self._say_error)
        self.files.opened.connect(self._take_file)
        self.desk.ruled.connect(self._show_ruling)
        self.desk.failed.connect(self._show_failure)
        self.notice.offer_taken.connect(self._take_offer)
        self.panes.ruling.place_activated.connect(self.place_chosen)
        self.panes.ruling.edition_chosen.connect(self._ask)
        self.bar.new_wanted.connect(self.new_story)
        self.bar.open_wanted.connect(self.files.ask_and_open)
        self.bar.save_wanted.connect(self.saving.save)
        self.bar.save_as_wanted.connect(self.saving.save_as)
        self.bar.pbn_wanted.connect(self.saving.export_pbn)
        self.bar.lin_wanted.connect(self.saving.export_lin)
        DroppedFiles(self).dropped.connect(self.open_file)
        self.saving.told.connect(self.told)
        self.saving.explained.connect(self.notice.say)
        self.bar.play_wanted.connect(self._play)
        self.bar.left.connect(self.left)

    # The story.

    @property
    def story(self) -> EditedStory:
        """The story as it stands."""
        return self.history.story

    @property
    def is_saved(self) -> bool:
        """Whether nothing would be lost if the story were closed."""
        return self.saving.is_saved

    def take_corpus(self, corpus: Corpus) -> None:
        """Rule with these books from now on."""
        self.desk.take_corpus(corpus)

    def set_colours(self, colours: Colours) -> None:
        """Take the colours of a theme."""
        self.panes.set_colours(colours)

    def begin(self) -> None:
        """Offer what was left unsaved when the program last ended, however it ended."""
        works, complaints = self.saving.keeper.left()
        if works:
            self._offered = works[0]
            self.notice.say(told_unsaved(works[0]), self.tr("Go On with It"))
        elif complaints:
            self.notice.say(explained(complaints[0]))

    @Slot()
    def new_story(self) -> None:
        """Begin another story: a dealt board, North to call."""
        if self.may_close():
            self._begin_with(new_story(secrets.randbelow(_SEEDS)), None)
            self.panes.tabs.setCurrentWidget(self.panes.calls)
            self.panes.calls.box.setFocus(Qt.FocusReason.OtherFocusReason)

    def open_story(self, scenario: Scenario) -> None:
        """Open a story, as of the library; one that is being edited already is gone on with."""
        if scenario != self.story.scenario and self.may_close():
            self._begin_with(EditedStory.of(scenario), None)

    @Slot(object)
    def open_file(self, path: Path) -> None:
        """Open a story of a file, once it could be read."""
        self.files.open(path)

    def may_close(self) -> bool:
        """Return whether the story may go: it is saved, or the person lets it go."""
        return self.saving.may_close()

    def _begin_with(self, story: EditedStory, path: Path | None, *, is_saved: bool = True) -> None:
        self.notice.hide()
        self._offered = None
        self.panes.act.begin_anew()
        self.saving.begin_with(story, path, is_saved=is_saved)
        self._show_title()

    @Slot()
    def _take_offer(self) -> None:
        if self._offered is not None:
            self.resume(self._offered)

    def resume(self, offered: UnsavedWork) -> None:
        """Go on with work that was left unsaved, unless another window has it by now."""
        held = self.saving.keeper.held(offered)
        if held is None:
            self.notice.say(told_taken(offered))
        elif self.may_close():
            self._begin_with(held.work.story, held.work.path)
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
        self._begin_with(EditedStory.of(scenario), path, is_saved=not is_answered)
        told = [problem for problem in problems if not problem.is_question]
        if told:
            more = self.tr(" (and {count} more)").format(count=len(told) - 1)
            self.notice.say(f"{told[0]}{more if len(told) > 1 else ''}")

    # What is shown.

    @Slot()
    def _show_story(self) -> None:
        story = self.story
        self.panes.events.show_story(story.events, story.cursor)
        self.panes.cards.show_scenario(story.scenario)
        self.panes.story.show_scenario(story.scenario)
        self._show_title()
        self._ask()

    @Slot()
    def _show_title(self) -> None:
        self.bar.show_title(self.story, is_saved=self.is_saved)

    @Slot()
    def _ask(self) -> None:
        self.desk.ask(self.story, self.panes.ruling.edition)

    @Slot(object)
    def _show_ruling(self, ruled: Ruled) -> None:
        position = ruled.frame.position
        self.panes.table.show_position(position, SeenHands.ALL, animate=False)
        self.panes.calls.show_position(position)
        self.panes.events.show_marks(ruled.marks)
        self.panes.ruling.show_frame(ruled.frame)
        self.panes.ruling.show_problems(ruled.problems)
        self._follow_game(is_auction=position.contract is None)
        self.shown.emit()

    def _follow_game(self, *, is_auction: bool) -> None:
        """Let the keyboard go from the bidding box to the cards with the game, and back."""
        box, felt = self.panes.calls.box, self.panes.table.felt
        at = self.focusWidget()
        if not is_auction and at is not None and (at is box or box.isAncestorOf(at)):
            felt.take_over_keyboard()
        elif is_auction and at is felt and not self.panes.is_telling:
            box.setFocus(Qt.FocusReason.OtherFocusReason)

    @Slot(object)
    def _show_failure(self, error: Exception) -> None:
        text = self.tr("The story cannot be ruled on as it stands ({reason}); undo the last edit.")
        self.panes.ruling.show_failure(text.format(reason=error))
        self.shown.emit()

    @Slot(object)
    def _say_refused(self, error: EditError) -> None:
        self.notice.say(f"{say(error.problem)}; {say(error.remedy)}")

    @Slot(object)
    def _say_error(self, error: Exception) -> None:
        self.notice.say(explained(error))

    @Slot()
    def _play(self) -> None:
        self.story_wanted.emit(self.story.scenario)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go back to the situations by Escape; the story stays as it is."""
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)
