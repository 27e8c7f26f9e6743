"""The reader's own texts: opened, read and compared on a worker, kept on the shelf."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtWidgets import QFileDialog

from bridge_rules_gui.exchange.files import ExchangeError
from bridge_rules_gui.views.comparison.own_text_reading import (
    StoppedError,
    Telling,
    compared_text,
    opened_text,
    with_terms,
)
from bridge_rules_gui.views.comparison.own_text_view import OwnTextView
from bridge_rules_gui.views.tasks import LatestTask

if TYPE_CHECKING:
    from collections.abc import Callable

    from bridge_rules_gui.corpus.edition import Edition
    from bridge_rules_gui.services.comparison.comparison import Comparisons
    from bridge_rules_gui.services.own_text.shelf import KeptText
    from bridge_rules_gui.services.own_text.work import ComparedText, OwnTextTools
    from bridge_rules_gui.services.terms.terminology import Terminology


class OwnTextDesk(QObject):
    """Keeps the workplace for the reader's own texts.

    ``room`` is the widget of the workplace. ``place_activated`` carries a place to be read,
    ``left`` tells that the reader goes back to reading, ``shown`` that what was asked for
    stands on the screen, ``failed`` carries the error when a text cannot be read or kept,
    ``told`` a passing message; ``began`` tells that it is wanted on the screen.
    """

    place_activated = Signal(object)
    left = Signal()
    shown = Signal()
    failed = Signal(object)
    told = Signal(str)
    began = Signal()

    def __init__(
        self, build: Callable[[], Comparisons], tools: OwnTextTools, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._build = build
        self._tools = tools
        self._edition: Edition | None = None
        self._terminology: Terminology | None = None
        self._under_way: Telling | None = None
        self._removed: KeptText | None = None
        self._folder = Path.home()
        self.room = OwnTextView()
        self._task = LatestTask(self)
        self._task.succeeded.connect(self._take)
        self._task.failed.connect(self._fail)
        self._connect()
        tools.shelf.sweep()
        self._list_texts(None)

    def _connect(self) -> None:
        view = self.room
        view.pane.text.place_activated.connect(self.place_activated)
        view.left.connect(self.left)
        view.waiting.stopped.connect(self._give_up)
        view.list.file_wanted.connect(self.choose_file)
        view.list.chosen.connect(self._show_kept)
        view.list.renamed.connect(self._rename)
        view.list.removed.connect(self._remove)
        view.list.brought_back.connect(self._bring_back)
        view.pane.bar.edition_chosen.connect(self._take_edition)
        view.pane.bar.of_chosen.connect(self._say_edition)

    def take_terminology(self, terminology: Terminology) -> None:
        """Let terms be pointed at, and words of obligation be compared."""
        if terminology is self._terminology:
            return
        self._terminology = terminology
        self.room.pane.text.set_terminology(terminology)
        if self.room.shown is not None and not self._task.is_running:
            self._compare_again()

    def open(self) -> None:
        """Show the texts kept: the one shown last, or the first."""
        self.began.emit()
        if self._task.is_running:  # a list that gets the keyboard may have chosen one already
            return
        texts = self._tools.shelf.texts()[0]
        if self.room.shown is None and texts:
            self._list_texts(texts[0])
            self._show_kept(texts[0])
            return
        self.room.focus()
        self.shown.emit()

    @Slot()
    def choose_file(self) -> None:
        """Ask for a file and open it."""
        chosen, _ = QFileDialog.getOpenFileName(
            self.room,
            self.tr("Open a Text of Your Own"),
            str(self._folder),
            self.tr("Texts (*.txt *.text *.md *.markdown *.html *.htm *.xhtml);;All files (*)"),
        )
        if chosen:
            self.open_file(Path(chosen))

    def open_file(self, file: Path) -> None:
        """Read a file, keep a copy of it and compare it."""
        self._folder = file.parent
        telling = self._begin(file.name)
        self._task.start(partial(opened_text, self._tools, self._known(), file, telling))

    @Slot(object)
    def _show_kept(self, kept: KeptText) -> None:
        telling = self._begin(kept.name)
        work = partial(compared_text, self._tools, self._known(), kept, self._edition, telling)
        self._task.start(work)

    def _known(self) -> Callable[[], Comparisons]:
        """Return how the books are made ready to be compared, with the terms if they are there."""
        return partial(with_terms, self._build, self._terminology)

    def _begin(self, name: str) -> Telling:
        self._stop()
        telling = self._under_way = Telling()
        telling.advanced.connect(self.room.waiting.advance)
        self.room.show_working(name)
        self.began.emit()
        return telling

    def _stop(self) -> None:
        if self._under_way is not None:
            self._under_way.stop()
            self._under_way = None

    @Slot()
    def _give_up(self) -> None:
        """Show at once what was shown before; the work ends where it next tells of itself."""
        self._stop()
        shown = self.room.shown
        self._list_texts(shown.kept if shown else None)
        self.room.show_again()

    @Slot(object)
    def _take(self, opened: tuple[ComparedText, bool]) -> None:
        if self._under_way is None:  # given up too late for the worker to notice
            return
        text, is_new = opened
        self._under_way = None
        self._list_texts(text.kept)
        self.room.show_text(text, is_new=is_new)
        self.room.focus()
        if is_new:
            self.told.emit(self.tr("Kept in your own folder: {name}").format(name=text.kept.name))
        self.shown.emit()

    @Slot(object)
    def _fail(self, error: Exception) -> None:
        self._under_way = None
        shown = self.room.shown
        self._list_texts(shown.kept if shown else None)
        self.room.show_again()
        if not isinstance(error, StoppedError):
            self.failed.emit(error)

    def _list_texts(self, current: KeptText | None) -> None:
        texts, complaints = self._tools.shelf.texts()
        self.room.list.show_texts(texts, current, self._removed)
        if complaints:
            self.failed.emit(complaints[0])

    @Slot(object)
    def _take_edition(self, edition: Edition) -> None:
        """Compare the text shown with another edition, and those shown after it."""
        self._edition = edition
        self._compare_again()

    @Slot(object)
    def _say_edition(self, of: Edition | None) -> None:
        """Remember of which edition the reader says the text shown is."""
        shown = self.room.shown
        if shown is not None:
            self._on_shelf(partial(self._tools.shelf.say_edition, shown.kept, of))
            self._compare_again()

    def _compare_again(self) -> None:
        shown = self.room.shown
        if shown is not None:
            texts = self._tools.shelf.texts()[0]
            kept = next((kept for kept in texts if kept.id == shown.kept.id), shown.kept)
            self._show_kept(kept)

    @Slot(object, str)
    def _rename(self, kept: KeptText, name: str) -> None:
        self._on_shelf(partial(self._tools.shelf.rename, kept, name))
        self._list_texts(kept)

    @Slot(object)
    def _remove(self, kept: KeptText) -> None:
        """Take a text away; until the program ends it can be brought back."""
        if self._on_shelf(partial(self._tools.shelf.remove, kept)):
            self._stop()
            self._removed = kept
            self._list_texts(None)
            self.room.show_nothing()

    @Slot()
    def _bring_back(self) -> None:
        kept, self._removed = self._removed, None
        if kept is not None and self._on_shelf(partial(self._tools.shelf.bring_back, kept)):
            self._list_texts(kept)
            self._show_kept(kept)

    def _on_shelf(self, change: Callable[[], object]) -> bool:
        """Change something on the shelf; tell why where it cannot be."""
        try:
            change()
        except ExchangeError as error:
            self.failed.emit(error)
            return False
        return True
