"""All entries of the notebook in one list: searched, opened, changed, removed, exported."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt, Signal, Slot
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListView,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from bridge_rules_gui.views.notebook.entries_model import EntriesModel

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QKeyEvent

    from bridge_rules_gui.views.notebook.entries_model import EntryRow


class EntriesList(QListView):
    """The list. ``removal_wanted`` and ``change_wanted`` tell of the keys Delete and F2."""

    removal_wanted = Signal()
    change_wanted = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Delete remove and F2 change the entry chosen."""
        if event.key() == Qt.Key.Key_Delete:
            self.removal_wanted.emit()
        elif event.key() == Qt.Key.Key_F2:
            self.change_wanted.emit()
        else:
            super().keyPressEvent(event)


class NotebookDialog(QDialog):
    """The list stays open beside the books.

    ``searched`` carries the words asked for; ``opened``, ``edited`` and ``removed`` the name of
    an entry; ``undone`` asks for the last removal to be taken back, ``exported`` for a file,
    ``printed`` for paper.
    """

    searched = Signal(str)
    opened = Signal(str)
    edited = Signal(str)
    removed = Signal(str)
    undone = Signal()
    exported = Signal()
    printed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("notebook")
        self.setWindowTitle(self.tr("My Notes"))
        self.search = QLineEdit(self)
        self.search.setObjectName("notebook-search")
        self.search.setClearButtonEnabled(True)
        self.search.setAccessibleName(self.tr("Search my notes"))
        self.search.setPlaceholderText(self.tr("Search in notes, highlighted words and places"))
        self.search.textChanged.connect(self.searched)
        self.model = EntriesModel(self)
        self.list = self._list()
        self._told = QLabel(self)
        self._told.setObjectName("notebook-told")
        self._told.setTextFormat(Qt.TextFormat.PlainText)
        self._told.setWordWrap(True)
        self._buttons()
        self._arrange()
        self.search.returnPressed.connect(self._open)
        QShortcut(QKeySequence.StandardKey.Undo, self, self.undone.emit)
        QShortcut(QKeySequence.StandardKey.Print, self, self.print_button.click)

    def _list(self) -> EntriesList:
        shown = EntriesList(self)
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
        shown.removal_wanted.connect(self._remove)
        shown.change_wanted.connect(self._edit)
        shown.selectionModel().currentChanged.connect(self._note_choice)
        return shown

    def _buttons(self) -> None:
        self.open_button = self._button("notebook-open", self.tr("&Open"), self._open)
        self.edit_button = self._button("notebook-edit", self.tr("&Change..."), self._edit)
        self.remove_button = self._button("notebook-remove", self.tr("&Remove"), self._remove)
        self.undo_button = self._button("notebook-undo", self.tr("&Undo"), self.undone.emit)
        self.export_button = self._button(
            "notebook-export", self.tr("&Export..."), self.exported.emit
        )
        self.print_button = self._button("notebook-print", self.tr("&Print..."), self.printed.emit)
        self.close_button = self._button("notebook-close", self.tr("C&lose"), self.close)
        self.undo_button.setEnabled(False)

    def _button(self, name: str, text: str, slot: object) -> QPushButton:
        button = QPushButton(text, self)
        button.setObjectName(name)
        button.setAutoDefault(False)
        button.clicked.connect(slot)
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
        column.addWidget(self._told)
        column.addWidget(self.list, 1)
        column.addLayout(row)

    def show_rows(self, rows: Sequence[EntryRow], *, is_empty: bool) -> None:
        """List entries; ``is_empty`` tells that there are none at all, whatever is asked for."""
        current = self._current()
        number = self.list.currentIndex().row()
        self.model.show_rows(rows)
        names = [row.entry for row in rows]
        at = names.index(current) if current in names else min(number, len(rows) - 1)
        self.list.setCurrentIndex(self.model.index(max(at, 0), 0))
        self._tell(len(rows), is_empty=is_empty)
        self._note_choice()

    def _tell(self, number: int, *, is_empty: bool) -> None:
        if is_empty:
            told = self.tr(
                "Nothing is here yet. Ctrl+D marks the place you are reading, Ctrl+Shift+N "
                "writes a note on it, Ctrl+H highlights the words you have selected."
            )
        elif not number:
            told = self.tr("No entry has all these words.")
        else:
            told = self.tr("Entries: {number}").format(number=self.locale().toString(number))
        self._told.setText(told)
        for button in (self.export_button, self.print_button):
            button.setEnabled(not is_empty)

    def show_undo(self, *, is_possible: bool) -> None:
        """Let the last removal be taken back, or no more."""
        self.undo_button.setEnabled(is_possible)

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
        if self._current():
            self.removed.emit(self._current())
