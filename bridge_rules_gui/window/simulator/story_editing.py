"""The editor in the simulator: made when it is first wanted."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtWidgets import QFileDialog

from bridge_rules_gui.corpus.corpus import Corpus
from bridge_rules_gui.game.story import Scenario
from bridge_rules_gui.simulation.editing_shelf import UnsavedShelf, UnsavedWork
from bridge_rules_gui.window.looks.palette import Colours
from bridge_rules_gui.window.simulator.editor.dropped_files import DroppedFiles
from bridge_rules_gui.window.simulator.editor.editor_view import EditorView
from bridge_rules_gui.window.simulator.simulator_view import SimulatorView
from bridge_rules_gui.window.simulator.tools import SimulatorTools


class StoryEditing(QObject):
    """Opens stories in the editor.

    ``story_wanted`` carries a story that is to be stepped through, ``changed`` tells that the
    editor has come or gone, ``shown`` that it shows the story as it stands.
    """

    story_wanted = Signal(object)
    place_wanted = Signal(object)
    told = Signal(str)
    changed = Signal()
    shown = Signal()

    def __init__(
        self, corpus: Corpus, tools: SimulatorTools, view: SimulatorView, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._corpus = corpus
        self._tools = tools
        self._view = view
        self._editor: EditorView | None = None
        self._colours: Colours | None = None
        self._sizes: tuple[int, ...] = ()
        DroppedFiles(view).dropped.connect(self.open_file)

    @property
    def is_shown(self) -> bool:
        """Whether the editor stands in the simulator."""
        return self._editor is not None and self._view.pages.currentWidget() is self._editor

    @property
    def path(self) -> Path | None:
        """The file of the story in the editor, None where it has none."""
        return self._editor.saving.path if self._editor is not None else None

    @Slot()
    def begin_new(self) -> None:
        """Begin a story of the reader's own."""
        self._shown().new_story()

    def resume(self, work: UnsavedWork) -> None:
        """Go on with a story that was left unsaved when the program last ended."""
        self._shown().resume(work)

    def edit(self, scenario: Scenario) -> None:
        """Change a copy of a story."""
        self._shown().open_story(scenario)

    @Slot(object)
    def open_file(self, path: Path) -> None:
        """Open a file of stories; what must be asked about it is asked."""
        self._shown().open_file(path)

    @Slot()
    def ask_file(self) -> None:
        """Ask for a file of stories, and open it."""
        from pathlib import Path  # noqa: PLC0415 - only now

        chosen, _ = QFileDialog.getOpenFileName(
            self._view,
            self.tr("Open Story or Record"),
            "",
            self.tr("Stories (*.toml *.json *.pbn *.lin);;All files (*)"),
        )
        if chosen:
            self.open_file(Path(chosen))

    def set_colours(self, colours: Colours) -> None:
        """Take the colours of a theme."""
        self._colours = colours
        if self._editor is not None:
            self._editor.set_colours(colours)

    @property
    def pane_sizes(self) -> tuple[int, ...]:
        """The sizes of the editor's panes, as they are or as they were taken."""
        return (self._editor.panes.sizes if self._editor else ()) or self._sizes

    def take_sizes(self, sizes: tuple[int, ...]) -> None:
        """Give the editor's panes these sizes, none for the usual ones, once there are any."""
        self._sizes = sizes

    def may_close(self) -> bool:
        """Ask what becomes of unsaved work; tell whether the window may close."""
        return self._editor is None or self._editor.may_close()

    def keep(self) -> None:
        """Keep unsaved work as it stands, without asking."""
        if self._editor is not None:
            self._editor.saving.keeper.write_now()

    def _shown(self) -> EditorView:
        editor = self._editor or self._made()
        self._view.player.pause()
        self._view.pages.setCurrentWidget(editor)
        self.changed.emit()
        return editor

    def _made(self) -> EditorView:
        from bridge_rules_gui.window.simulator.editor.editor_view import EditorView  # noqa: PLC0415

        editor = self._editor = EditorView(UnsavedShelf(self._tools.unsaved), self._view)
        editor.place_chosen.connect(self.place_wanted)
        editor.story_wanted.connect(self.story_wanted)
        editor.told.connect(self.told)
        editor.shown.connect(self.shown)
        editor.left.connect(self._view.list_wanted)
        if self._colours is not None:
            editor.set_colours(self._colours)
        editor.take_corpus(self._corpus)
        editor.panes.take_sizes(self._sizes)
        self._view.pages.addWidget(editor)
        editor.begin()
        return editor
