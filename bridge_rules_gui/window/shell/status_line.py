"""The line at the bottom: the place, its lines in the source, whose words they are."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QElapsedTimer, Qt, Slot
from PySide6.QtWidgets import QLabel, QPushButton, QStatusBar, QWidget

if TYPE_CHECKING:
    from PySide6.QtGui import QShowEvent

    from bridge_rules_gui.corpus.book import Book
    from bridge_rules_gui.corpus.provision import SourceLines

_MESSAGE_MS = 4000
JUST_MS = 1500
"""How long a message is left alone, whatever place is shown next."""


class StatusLine(QStatusBar):
    """Shows a place with two buttons: its source lines, and the rights notice."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizeGripEnabled(False)
        self._since_shown = QElapsedTimer()
        self._has_lines = False
        self.address = QLabel(self)
        self.address.setObjectName("status-address")
        self.address.setTextFormat(Qt.TextFormat.PlainText)
        self.address.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.address.setAccessibleName(self.tr("Address of this place"))
        self.source = self._button("status-source", self.tr("Show these lines of the source file"))
        self.rights = self._button("status-rights", self.tr("Show the full copyright notice"))
        self.addWidget(self.address)
        self.addWidget(self.source)
        self.progress = QLabel(self)
        self.progress.setObjectName("status-progress")
        self.progress.setTextFormat(Qt.TextFormat.PlainText)
        self.addPermanentWidget(self.progress)
        self.addPermanentWidget(self.rights)
        for widget in (self.address, self.source, self.rights, self.progress):
            widget.hide()
        self.messageChanged.connect(self._show_when_free)

    def _button(self, name: str, tip: str) -> QPushButton:
        button = QPushButton(self)
        button.setObjectName(name)
        button.setFlat(True)
        button.setToolTip(tip)
        button.setAccessibleDescription(tip)
        return button

    def show_place(self, address: str, source: SourceLines | None) -> None:
        """Show a place and where its words stand in the source file."""
        is_other = address != self.address.text()
        self.address.setText(address)
        self._has_lines = source is not None
        if source is not None:
            one, several = self.tr("source line {lines}"), self.tr("source lines {lines}")
            words = one if source.is_one_line else several
            self.source.setText(words.format(lines=source.written))
        if is_other and self._since_shown.isValid() and self._since_shown.hasExpired(JUST_MS):
            self.clearMessage()
        self._show_when_free()

    @Slot()
    def _show_when_free(self) -> None:
        """Show the place, unless it would stand across a message: then it waits for its end."""
        if self.address.text() and not self.currentMessage():
            self.address.show()
            self.source.setVisible(self._has_lines)

    def show_workplace(self, address: str) -> None:
        """Show what a workplace shows, by what it is asked for; no lines, and no book's rights."""
        self.show_place(address, None)
        self.rights.hide()

    def show_rights(self, book: Book) -> None:
        """Show in short whose words a book is; the button leads to the full notice."""
        holder = self.tr("© World Bridge Federation")
        if book.translator:
            translated = self.tr("transl. {name}").format(name=book.translator)
            holder = f"{holder}, {translated}"
        self.rights.setText(holder)
        self.rights.show()

    def show_progress(self, work: str) -> None:
        """Show what is under way; nothing when it is done."""
        self.progress.setText(work)
        self.progress.setVisible(bool(work))
        room = self.layout()
        if room is not None:
            room.activate()  # at once, lest longer words are painted into the room of shorter ones

    def show_message(self, message: str) -> None:
        """Show a passing message."""
        self._since_shown.start()
        self.showMessage(message, _MESSAGE_MS)

    def showEvent(self, event: QShowEvent) -> None:
        """Let a message shown before have the line for itself: Qt hides but what is on screen."""
        super().showEvent(event)
        if message := self.currentMessage():
            self.clearMessage()
            self.show_message(message)
