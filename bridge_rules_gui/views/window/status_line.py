"""The line at the bottom: the place, its lines in the source, whose words they are."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QLabel, QPushButton, QStatusBar, QWidget

if TYPE_CHECKING:
    from PySide6.QtGui import QShowEvent

    from bridge_rules_gui.corpus.book import Book
    from bridge_rules_gui.corpus.provision import SourceLines

_MESSAGE_MS = 4000
_SMALL_GAP = 4
_MOST_RANGES = 4


class StatusLine(QStatusBar):
    """Shows a place with two buttons: its source lines, and the rights notice."""

    source_wanted = Signal()
    rights_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizeGripEnabled(False)
        self.address = QLabel(self)
        self.address.setObjectName("status-address")
        self.address.setTextFormat(Qt.TextFormat.PlainText)
        self.address.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.address.setAccessibleName(self.tr("Address of the place"))
        self.source = self._button("status-source", self.tr("Show these lines of the source file"))
        self.source.clicked.connect(self.source_wanted)
        self.rights = self._button("status-rights", self.tr("Show the full notice of rights"))
        self.rights.clicked.connect(self.rights_wanted)
        self.addWidget(self.address)
        self.addWidget(self.source)
        self.progress = QLabel(self)
        self.progress.setObjectName("status-progress")
        self.progress.setTextFormat(Qt.TextFormat.PlainText)
        self.addPermanentWidget(self.progress)
        self.addPermanentWidget(self.rights)
        for widget in (self.address, self.source, self.rights, self.progress):
            widget.hide()

    def _button(self, name: str, tip: str) -> QPushButton:
        button = QPushButton(self)
        button.setObjectName(name)
        button.setFlat(True)
        button.setToolTip(tip)
        button.setAccessibleDescription(tip)
        return button

    def show_place(self, address: str, source: SourceLines | None) -> None:
        """Show a place and where its words stand in the source file."""
        self.clearMessage()  # else what is shown now would stand across the message
        self.address.setText(address)
        self.address.show()
        self.source.setVisible(source is not None)
        if source is not None:
            runs = _runs(source)
            is_one = len(runs) == 1 and source.first == source.last
            words = self.tr("source line {lines}") if is_one else self.tr("source lines {lines}")
            self.source.setText(words.format(lines=_lines(runs)))

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

    def tell(self, message: str) -> None:
        """Show a passing message."""
        self.showMessage(message, _MESSAGE_MS)

    def showEvent(self, event: QShowEvent) -> None:
        """Let a message told before have the line for itself: Qt hides but what is on screen."""
        super().showEvent(event)
        if message := self.currentMessage():
            self.clearMessage()
            self.tell(message)


def _lines(ranges: list[tuple[int, int]]) -> str:
    """Return lines as people write them: 12, 12-15, or 12-15, 40-41."""
    written = [str(first) if first == last else f"{first}-{last}" for first, last in ranges]
    more = len(written) - _MOST_RANGES
    return ", ".join(written[:_MOST_RANGES]) + (f" (+{more})" if more > 0 else "")


def _runs(source: SourceLines) -> list[tuple[int, int]]:
    """Return the ranges of lines with the small gaps closed that blank lines leave."""
    runs: list[tuple[int, int]] = []
    for first, last in source.ranges:
        if runs and 0 < first - runs[-1][1] <= _SMALL_GAP:
            runs[-1] = (runs[-1][0], last)
        else:
            runs.append((first, last))
    return runs
