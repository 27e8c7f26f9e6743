"""Where a note is written: what is typed is kept while it is typed."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime
from typing import Final

from PySide6.QtCore import QSize, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QCloseEvent, QKeyEvent
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QPlainTextEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.corpus.corpus import Corpus
from bridge_rules_gui.notebook.documents import LONGEST_NOTE, plain
from bridge_rules_gui.notebook.entries import Note
from bridge_rules_gui.notebook.notebook import Notebook
from bridge_rules_gui.notebook.passages import own_words
from bridge_rules_gui.window.notebook.entry_store import EntryStore
from bridge_rules_gui.window.notebook.names import place_name
from bridge_rules_gui.window.widgets import plain_label

_PAUSE: Final = 800  # milliseconds without a key, after which what is typed is kept
_LONGEST_QUOTE: Final = 300


class NoteEdit(QPlainTextEdit):
    """Where a note is typed; ``finished`` tells that Ctrl+Enter was pressed."""

    finished = Signal()

    def keyPressEvent(self, e: QKeyEvent) -> None:
        """Let Ctrl+Enter end the note, and Tab leave it."""
        is_enter = e.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if is_enter and e.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.finished.emit()
        else:
            super().keyPressEvent(e)


class NoteDialog(QDialog):
    """A note on one place, kept at each pause of typing and at the end.

    Every way out keeps what was typed; only `Put Back` returns to what was there.
    """

    def __init__(self, store: EntryStore, note: Note, corpus: Corpus, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("note-dialog")
        self._store = store
        self._note = note
        place, quote = place_name(corpus, note.address), own_words(corpus, note.address)
        self.setWindowTitle(self.tr("Note · {place}").format(place=place))
        self._before = self._kept = note.text
        self._hint = plain_label(
            "", self, self.tr("Your note is saved as you type. Ctrl+Enter or Esc closes.")
        )
        self._edit = NoteEdit(self)
        self._edit.setObjectName("note-text")
        self._edit.setAccessibleName(self.tr("Your note"))
        self._edit.setPlaceholderText(self.tr("Write what you want to remember here."))
        self._edit.setTabChangesFocus(True)
        self._edit.setPlainText(note.text)
        self._edit.document().setModified(False)
        self._timer = QTimer(self, singleShot=True)
        self._timer.setInterval(_PAUSE)
        self._timer.timeout.connect(self.keep)
        self._edit.textChanged.connect(self._timer.start)
        self._arrange(place, quote)
        self._edit.finished.connect(self.accept)
        self._edit.setFocus()

    @staticmethod
    def blank(place: Address) -> Note:
        """Return a note on a place on which nothing stands yet."""
        return Note(Notebook.new_id(), datetime.now(UTC), place, "")

    def _arrange(self, place: str, quote: str) -> None:
        column = QVBoxLayout(self)
        column.addWidget(plain_label("", self, f"{place}\n{_shortened(quote)}".strip()))
        column.addWidget(self._edit, 1)
        column.addWidget(self._hint)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        self._back = QPushButton(self.tr("Revert"), self)
        self._back.setObjectName("note-put-back")
        self._back.setAutoDefault(False)
        buttons.addButton(self._back, QDialogButtonBox.ButtonRole.ResetRole)
        self._back.clicked.connect(self._put_back)
        buttons.rejected.connect(self.reject)
        column.addWidget(buttons)

    @property
    def edit(self) -> NoteEdit:
        """Where the note is typed."""
        return self._edit

    def sizeHint(self) -> QSize:
        """Return room for some lines."""
        return QSize(520, 360)

    @Slot()
    def _put_back(self) -> None:
        self._edit.setPlainText(self._before)
        self.keep()
        self._edit.setFocus()

    @Slot()
    def keep(self) -> None:
        """Have what was typed kept, without waiting for a pause."""
        self._timer.stop()
        text = self._edit.toPlainText()
        if text != self._kept:
            self._kept = text
            self._keep_note(text)
            if len(text) > LONGEST_NOTE:
                words = self.tr("Too long: only the first {number} characters are kept.")
                self._hint.setText(words.format(number=self.locale().toString(LONGEST_NOTE)))

    def _keep_note(self, text: str) -> None:
        """Keep the note as it stands here; an empty one is none."""
        before = self._store.entry(self._note.id)
        self._note = replace(self._note, at=datetime.now(UTC), text=plain(text))
        if self._note.text and before is not None:
            self._store.replace(before, self._note)
        elif self._note.text:
            self._store.add(self._note)
        elif before is not None:
            self._store.remove([before])

    def done(self, result: int) -> None:
        """Keep what was typed, however the note is left."""
        self.keep()
        super().done(result)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Keep what was typed when the window is closed."""
        self.keep()
        super().closeEvent(event)


def _shortened(quote: str) -> str:
    line = " ".join(quote.split())
    return line if len(line) <= _LONGEST_QUOTE else f"{line[:_LONGEST_QUOTE].rstrip()} …"
