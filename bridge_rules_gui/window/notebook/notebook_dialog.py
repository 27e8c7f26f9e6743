"""All entries of the notebook in one list: searched, opened, changed, removed, exported."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal, Slot
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QHBoxLayout,
    QLineEdit,
    QListView,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from bridge_rules_gui.corpus.corpus import Corpus
from bridge_rules_gui.window.keys import on_keys
from bridge_rules_gui.window.notebook.entry_store import EntryStore
from bridge_rules_gui.window.notebook.listing import EntriesModel, rows_of
from bridge_rules_gui.window.widgets import plain_label


class NotebookDialog(QDialog):
    """The list stays open beside the books, and follows the entries.

    ``opened`` and ``edited`` carry the name of the entry that is to be gone to or changed.
    """

    opened = Signal(str)
    edited = Signal(str)

    def __init__(self, store: EntryStore, corpus: Corpus, parent: QWidget) -> None:
        super().__init__(parent)
        self._store = store
        self._corpus = corpus
        self.setObjectName("notebook")
        self.setWindowTitle(self.tr("My Notes"))
        self.search = QLineEdit(self)
        self.search.setObjectName("notebook-search")
        self.search.setClearButtonEnabled(True)
        self.search.setAccessibleName(self.tr("Search my notes"))
        self.search.setPlaceholderText(self.tr("Search in notes, highlighted words and places"))
        self.model = EntriesModel(self)
        self.list = self._list()
        self._count = plain_label("notebook-count", self)
        self._buttons()
        self._arrange()
        self.search.textChanged.connect(self._refresh)
        self.search.returnPressed.connect(self._open)
        store.changed.connect(self._refresh)
        on_keys(self.list, {"Del": self._remove, "F2": self._edit})
        QShortcut(QKeySequence.StandardKey.Undo, self, store.undo)
        QShortcut(QKeySequence.StandardKey.Print, self, self.print_button.click)
        self._refresh()

    def _list(self) -> QListView:
        shown = QListView(self)
        shown.setObjectName("notebook-list")
        shown.setAccessibleName(self.tr("Bookmarks, notes and highlights"))
        shown.setModel(self.model)
        shown.setWordWrap(True)
        shown.setAlternatingRowColors(True)
        shown.setResizeMode(QListView.ResizeMode.Adjust)
        shown.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        shown.setSpacing(2)
        shown.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        shown.activated.connect(self._open)
        shown.selectionModel().currentChanged.connect(self._note_choice)
        return shown

    def _buttons(self) -> None:
        self.open_button = self._button("notebook-open", self.tr("&Open"))
        self.edit_button = self._button("notebook-edit", self.tr("&Change…"))
        self.remove_button = self._button("notebook-remove", self.tr("&Remove"))
        self.undo_button = self._button("notebook-undo", self.tr("&Undo"))
        self.export_button = self._button("notebook-export", self.tr("&Export…"))
        self.print_button = self._button("notebook-print", self.tr("&Print…"))
        self.close_button = self._button("notebook-close", self.tr("C&lose"))
        self.open_button.clicked.connect(self._open)
        self.edit_button.clicked.connect(self._edit)
        self.remove_button.clicked.connect(self._remove)
        self.undo_button.clicked.connect(self._store.undo)
        self.close_button.clicked.connect(self.close)

    def _button(self, name: str, text: str) -> QPushButton:
        button = QPushButton(text, self)
        button.setObjectName(name)
        button.setAutoDefault(False)
        return button

    def _arrange(self) -> None:
        row = QHBoxLayout()
        for button in (self.open_button, self.edit_button, self.remove_button, self.undo_button):
            row.addWidget(button)
        row.addStretch(1)
        row.addWidget(self.print_button)
        row.addWidget(self.export_button)
        row.addWidget(self.close_button)
        column = QVBoxLayout(self)
        column.addWidget(self.search)
        column.addWidget(self._count)
        column.addWidget(self.list, 1)
        column.addLayout(row)

    def open_list(self) -> None:
        """Come to the front, ready for words to be looked for."""
        self.show()
        self.raise_()
        self.activateWindow()
        self.search.setFocus()

    @Slot()
    def _refresh(self) -> None:
        """List the entries with the words asked for; the one chosen stays so, or its neighbour."""
        rows = rows_of(self._corpus, self._store.entries, self.search.text())
        current = self._current()
        number = self.list.currentIndex().row()
        self.model.show_rows(rows)
        names = [row.entry for row in rows]
        at = names.index(current) if current in names else min(number, len(rows) - 1)
        self.list.setCurrentIndex(self.model.index(max(at, 0), 0))
        self._show_count(len(rows), is_empty=not self._store.entries)
        self.undo_button.setEnabled(self._store.can_undo)
        self._note_choice()

    def _show_count(self, number: int, *, is_empty: bool) -> None:
        if is_empty:
            words = self.tr(
                "Nothing here yet. Ctrl+D bookmarks the place you are reading, Ctrl+Shift+N "
                "adds a note to it, Ctrl+H highlights the words you have selected."
            )
        elif not number:
            words = self.tr("No entry has all these words.")
        else:
            words = self.tr("Entries: {number}").format(number=self.locale().toString(number))
        self._count.setText(words)
        for button in (self.export_button, self.print_button):
            button.setEnabled(not is_empty)

    def sizeHint(self) -> QSize:
        """Return room for some ten entries."""
        return QSize(640, 560)

    def _current(self) -> str:
        row = self.model.row_of(self.list.currentIndex())
        return row.entry if row else ""

    @Slot()
    def _note_choice(self) -> None:
        for button in (self.open_button, self.edit_button, self.remove_button):
            button.setEnabled(bool(self._current()))

    @Slot()
    def _open(self) -> None:
        if self._current():
            self.opened.emit(self._current())

    @Slot()
    def _edit(self) -> None:
        if self._current():
            self.edited.emit(self._current())

    @Slot()
    def _remove(self) -> None:
        entry = self._store.entry(self._current())
        if entry is not None:
            self._store.remove([entry])
