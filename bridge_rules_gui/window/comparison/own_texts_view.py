"""The reader's own texts: their list, and one of them beside a book, or its report."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path

from PySide6.QtCore import QSignalBlocker, Qt, Signal, Slot
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QBoxLayout,
    QFileDialog,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QProgressBar,
    QPushButton,
    QSplitter,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from bridge_rules_gui.comparison.comparison import Comparisons
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.exchange.files import ExchangeError
from bridge_rules_gui.own_text.compared_text import ComparedText, OwnTextTools, compared, take_file
from bridge_rules_gui.own_text.shelf import KeptText
from bridge_rules_gui.terms.terminology import Terminology
from bridge_rules_gui.window.comparison.own_text_pane import OwnTextPane
from bridge_rules_gui.window.comparison.view import ComparisonView
from bridge_rules_gui.window.inert_text import inert_tip
from bridge_rules_gui.window.shell.shell import Shell
from bridge_rules_gui.window.shell.workplace import Sheet
from bridge_rules_gui.window.tasks import Progress
from bridge_rules_gui.window.widgets import fill, plain_label

OWN = "own"
"""What the workplace is asked for by to show the texts kept: ``compare:own``."""
_LIST_WIDTH = 210
_ID = Qt.ItemDataRole.UserRole


class OwnTextList(QWidget):
    """Names the texts kept; a name is edited in its place.

    ``chosen`` carries the text to be shown, ``renamed`` a text and its new name, ``removed``
    the text to be taken away.
    """

    chosen = Signal(object)
    renamed = Signal(object, str)
    removed = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("own-text-list")
        self._texts: dict[str, KeptText] = {}
        title = QLabel(self.tr("Your texts"), self)
        title.setObjectName("comparison-title")
        self.names = QListWidget(self)
        self.names.setObjectName("own-text-names")
        self.names.setAccessibleName(self.tr("Your texts"))
        self.names.setWordWrap(True)
        self.names.currentItemChanged.connect(self._on_current_changed)
        self.names.itemChanged.connect(self._on_edited)
        self.open = QPushButton(self.tr("Open &a Text…"), self)
        self.open.setObjectName("own-text-open")
        self.rename = QPushButton(self.tr("Rena&me"), self)
        self.rename.setObjectName("own-text-rename")
        self.rename.setToolTip(self.tr("Rename the text (F2)"))
        self.rename.clicked.connect(self._edit_name)
        self.remove = QPushButton(self.tr("Remove"), self)
        self.remove.setObjectName("own-text-remove")
        self.remove.setToolTip(self.tr("Remove the text; its file is kept (Del)"))
        self.remove.clicked.connect(self._remove_current)
        self.gone = plain_label("", self)
        self.undo = QPushButton(self.tr("&Undo"), self)
        self.undo.setObjectName("own-text-undo")
        self._arrange(title)
        for keys, slot in (("F2", self._edit_name), ("Del", self._remove_current)):
            shortcut = QShortcut(QKeySequence(keys), self.names)
            shortcut.setContext(Qt.ShortcutContext.WidgetShortcut)
            shortcut.activated.connect(slot)

    def _arrange(self, title: QLabel) -> None:
        pair = QHBoxLayout()
        pair.addWidget(self.rename)
        pair.addWidget(self.remove)
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 10, 8, 10)
        column.addWidget(title)
        column.addWidget(self.names, 1)
        column.addWidget(self.gone)
        column.addWidget(self.undo)
        column.addWidget(self.open)
        column.addLayout(pair)

    @property
    def current(self) -> KeptText | None:
        """The text chosen in the list."""
        item = self.names.currentItem()
        return self._texts.get(item.data(_ID)) if item else None

    def show_texts(
        self, texts: Sequence[KeptText], current: KeptText | None, removed: KeptText | None
    ) -> None:
        """Show the texts kept, one of them chosen, and the one that can be brought back."""
        name = removed.name if removed else ""
        self.gone.setText(self.tr("“{name}” was removed.").format(name=name))
        self.gone.setVisible(removed is not None)
        self.undo.setVisible(removed is not None)
        self._texts = {kept.id: kept for kept in texts}
        with QSignalBlocker(self.names):
            self.names.clear()
            for kept in texts:
                item = QListWidgetItem(kept.name)
                item.setData(_ID, kept.id)
                item.setToolTip(inert_tip(kept.file_name))
                item.setFlags(item.flags() | Qt.ItemFlag.ItemIsEditable)
                self.names.addItem(item)
                if current is not None and kept.id == current.id:
                    self.names.setCurrentItem(item)
        self._enable()

    def _enable(self) -> None:
        has_current = self.current is not None
        self.rename.setEnabled(has_current)
        self.remove.setEnabled(has_current)

    @Slot()
    def _on_current_changed(self) -> None:
        self._enable()
        if self.current is not None:
            self.chosen.emit(self.current)

    @Slot(QListWidgetItem)
    def _on_edited(self, item: QListWidgetItem) -> None:
        kept = self._texts.get(item.data(_ID))
        if kept is not None and item.text() != kept.name:
            self.renamed.emit(kept, item.text())

    @Slot()
    def _edit_name(self) -> None:
        item = self.names.currentItem()
        if item is not None:
            self.names.editItem(item)

    @Slot()
    def _remove_current(self) -> None:
        if self.current is not None:
            self.removed.emit(self.current)


class OwnTextWaiting(QWidget):
    """Says that there is no text yet, or how far its reading is, which can be given up."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.message = plain_label("start-text", self)
        self.message.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.progress = QProgressBar(self)
        self.progress.setRange(0, 100)
        self.progress.setMaximumWidth(320)
        self.progress.setAccessibleName(self.tr("Reading progress"))
        self.cancel = QPushButton(self.tr("Cancel"), self)
        self.cancel.setObjectName("own-text-cancel")
        column = QVBoxLayout(self)
        column.setContentsMargins(40, 0, 40, 0)
        column.addStretch(1)
        column.addWidget(self.message)
        column.addLayout(self._progress_row())
        column.addStretch(1)

    def _progress_row(self) -> QBoxLayout:
        row = QHBoxLayout()
        row.addStretch(1)
        row.addWidget(self.progress, 1)
        row.addWidget(self.cancel)
        row.addStretch(1)
        return row

    def show_nothing(self) -> None:
        """Say what can be done here."""
        self.message.setText(
            self.tr(
                "Open your own text of the Laws (plain text, Markdown or HTML, any edition, any "
                "language), or drop it here. It is compared with the books and stays in your own "
                "folder."
            )
        )
        self.progress.hide()
        self.cancel.hide()

    def show_working(self, name: str) -> None:
        """Say that a text is being read."""
        self.message.setText(self.tr("Reading {file}…").format(file=name))
        self.progress.setValue(0)
        self.progress.show()
        self.cancel.show()

    @Slot(int, int)
    def advance(self, done: int, _whole: int) -> None:
        """Show how much is done, in percent."""
        self.progress.setValue(done)


class OwnTextsView(ComparisonView):
    """Opens texts, has them read and compared on a worker, and keeps them on the shelf."""

    def __init__(
        self,
        shell: Shell,
        build: Callable[[], Comparisons],
        tools: OwnTextTools,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(shell, parent)
        self._build = build
        self._tools = tools
        self._edition: Edition | None = None
        self._terminology: Terminology | None = None
        self._under_way: Progress | None = None
        self._removed: KeptText | None = None
        self._folder = Path.home()
        self.setObjectName("own-texts")
        self.list = OwnTextList(self)
        self.waiting = OwnTextWaiting(self)
        self._pane = OwnTextPane(shell, self)
        self._pages = QStackedWidget(self)
        self._pages.addWidget(self.waiting)
        self._pages.addWidget(self._pane)
        self._arrange()
        self._connect()
        self._show_nothing()
        tools.shelf.sweep()
        self._list_texts(None)

    def _arrange(self) -> None:
        panes = QSplitter(self)
        panes.addWidget(self.list)
        panes.addWidget(self._pages)
        panes.setStretchFactor(1, 1)
        panes.setSizes([_LIST_WIDTH, 4 * _LIST_WIDTH])
        panes.setChildrenCollapsible(False)
        fill(self, panes)

    def _connect(self) -> None:
        self.waiting.cancel.clicked.connect(self._give_up)
        self.list.open.clicked.connect(self._choose_and_open)
        self.list.chosen.connect(self._show_kept)
        self.list.renamed.connect(self._rename)
        self.list.removed.connect(self._remove)
        self.list.undo.clicked.connect(self._bring_back)
        self._pane.bar.beside.activated.connect(self._take_edition)
        self._pane.bar.of.activated.connect(self._set_edition)

    @property
    def target(self) -> str:
        """All texts kept: the one shown last is shown again."""
        return OWN

    @property
    def pane(self) -> OwnTextPane:
        """The text beside the book."""
        return self._pane

    def printed(self) -> Sheet:
        """Return the text or its report, set for paper."""
        return Sheet(self.pane.markup(), is_wide=True)

    def focus(self) -> None:
        """Put the keyboard where the reading is, or where a text can be opened."""
        if self.pane.shown is None:
            self.list.open.setFocus()
        else:
            super().focus()

    def take_terminology(self, terminology: Terminology) -> None:
        """Let terms be pointed at, and words of obligation be compared."""
        if terminology is self._terminology:
            return
        self._terminology = terminology
        self.pane.text.set_terminology(terminology)
        if self._under_way is None:
            self._compare_again()

    # What is shown.

    def open(self) -> None:
        """Show the texts kept: the one shown last, or the first."""
        if self._under_way is not None:  # a list that gets the keyboard may have chosen one already
            return
        texts = self._tools.shelf.texts()[0]
        if self.pane.shown is None and texts:
            self._list_texts(texts[0])
            self._show_kept(texts[0])
        else:
            self.focus()

    def _show_nothing(self) -> None:
        """Say what can be done here."""
        self.pane.forget()
        self.waiting.show_nothing()
        self._pages.setCurrentWidget(self.waiting)

    def _show_again(self) -> None:
        """Show what was shown before work that came to nothing."""
        shown = self.pane.shown
        self._list_texts(shown.kept if shown else None)
        if shown is None:
            self._show_nothing()
        else:
            self._pages.setCurrentWidget(self.pane)

    def _list_texts(self, current: KeptText | None) -> None:
        texts, complaints = self._tools.shelf.texts()
        self.list.show_texts(texts, current, self._removed)
        if complaints:
            self._shell.fail(complaints[0])

    # Reading and comparing, on a worker.

    def choose_file(self) -> Path | None:
        """Ask for a file."""
        chosen, _ = QFileDialog.getOpenFileName(
            self,
            self.tr("Open Your Own Text"),
            str(self._folder),
            self.tr("Texts (*.txt *.text *.md *.markdown *.html *.htm *.xhtml);;All files (*)"),
        )
        return Path(chosen) if chosen else None

    @Slot()
    def _choose_and_open(self) -> None:
        file = self.choose_file()
        if file is not None:
            self.open_file(file)

    def open_file(self, file: Path) -> None:
        """Read a file, keep a copy of it and compare it."""
        self._folder = file.parent
        progress = self._begin(file.name)
        work = partial(_opened_text, self._tools, self._known(), file, progress)
        self._shell.run(work, self._take, failed=self._fail)

    @Slot(object)
    def _show_kept(self, kept: KeptText) -> None:
        progress = self._begin(kept.name)
        work = partial(_compared_text, self._tools, self._known(), kept, self._edition, progress)
        self._shell.run(work, self._take, failed=self._fail)

    def _known(self) -> Callable[[], Comparisons]:
        """Return how the books are made ready to be compared, with the terms if they are there."""
        return partial(_with_terms, self._build, self._terminology)

    def _begin(self, name: str) -> Progress:
        self._stop()
        progress = self._under_way = Progress()
        progress.advanced.connect(self.waiting.advance)
        self.waiting.show_working(name)
        self._pages.setCurrentWidget(self.waiting)
        return progress

    def _stop(self) -> None:
        """Have the work under way given up where it next tells of itself."""
        if self._under_way is not None:
            self._under_way.stop()
            self._under_way = None
            self._shell.drop(self._take)

    @Slot()
    def _give_up(self) -> None:
        self._stop()
        self._show_again()

    def _take(self, opened: tuple[ComparedText, bool]) -> None:
        text, is_new = opened
        self._under_way = None
        self._list_texts(text.kept)
        self._pages.setCurrentWidget(self.pane)
        self.pane.show_text(text, is_new=is_new)
        self.focus()
        if is_new:
            name = text.kept.name
            self._shell.show_message(self.tr("Saved in your own folder: {name}").format(name=name))

    def _fail(self, error: Exception) -> None:
        self._under_way = None
        self._show_again()
        self._shell.fail(error)

    @Slot()
    def _take_edition(self) -> None:
        """Compare the text shown with another edition, and those shown after it."""
        self._edition = self.pane.bar.edition_chosen
        self._compare_again()

    @Slot()
    def _set_edition(self) -> None:
        """Remember of which edition the reader says the text shown is."""
        shown = self.pane.shown
        if shown is not None:
            of = self.pane.bar.of_chosen
            self._on_shelf(partial(self._tools.shelf.set_edition, shown.kept, of))
            self._compare_again()

    def _compare_again(self) -> None:
        shown = self.pane.shown
        if shown is not None:
            texts = self._tools.shelf.texts()[0]
            kept = next((kept for kept in texts if kept.id == shown.kept.id), shown.kept)
            self._show_kept(kept)

    # The shelf.

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
            self._show_nothing()

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
            self._shell.fail(error)
            return False
        return True


def _with_terms(build: Callable[[], Comparisons], terminology: Terminology | None) -> Comparisons:
    """Make the books ready to be compared, with the terms if they are there."""
    return replace(build(), terminology=terminology)


def _opened_text(
    tools: OwnTextTools, build: Callable[[], Comparisons], file: Path, progress: Progress
) -> tuple[ComparedText, bool]:
    """Read, keep and compare a file. Runs on a worker."""
    tick = _in_percent(progress)
    kept = take_file(tools, file, tick)
    return compared(tools, build(), kept, None, tick), True


def _compared_text(
    tools: OwnTextTools,
    build: Callable[[], Comparisons],
    kept: KeptText,
    edition: Edition | None,
    progress: Progress,
) -> tuple[ComparedText, bool]:
    """Compare a kept text. Runs on a worker."""
    return compared(tools, build(), kept, edition, _in_percent(progress)), False


def _in_percent(progress: Progress) -> Callable[[float], None]:
    """Return what is told how large a share is done."""
    return lambda share: progress.advance(round(share * 100), 100)
