"""The reader's own texts as a list: open another, rename, remove."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSignalBlocker, Qt, Signal, Slot
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from bridge_rules_gui.own_text.shelf import KeptText
from bridge_rules_gui.window.inert_text import inert_tip

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
        self.gone = QLabel(self)
        self.gone.setTextFormat(Qt.TextFormat.PlainText)
        self.gone.setWordWrap(True)
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
