"""Text that loads nothing, with links, on a label or as a tip."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6 import QtCore
from PySide6.QtWidgets import QLabel, QTextBrowser

from bridge_rules_gui.window.looks.letterforms import keep_letterforms

if TYPE_CHECKING:
    from PySide6.QtCore import QUrl
    from PySide6.QtWidgets import QWidget


class InertText(QTextBrowser):
    """Markup whose links are only told of, and whose pictures and style sheets are not fetched."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setOpenLinks(False)

    def setHtml(self, text: str) -> None:
        """Show markup, its Cyrillic in the letterforms of its own language."""
        super().setHtml(text)
        keep_letterforms(self.document())

    def loadResource(self, type: int, name: QUrl | str) -> object:  # noqa: A002, ARG002
        """Load nothing."""
        return None


def plain_label(name: str, parent: QWidget, words: str = "") -> QLabel:
    """Return a label that shows words from anywhere as they are, in lines."""
    label = QLabel(words, parent)
    label.setObjectName(name)
    label.setWordWrap(True)
    label.setTextFormat(QtCore.Qt.TextFormat.PlainText)
    return label


def inert_tip(words: str) -> str:
    """Return words from anywhere as a tip that shows them as they are.

    Qt takes for markup what looks like it, and would load from the disk what that names.
    """
    from html import escape  # noqa: PLC0415 - the first page waits for no tips

    return f"<p>{escape(words)}</p>".replace("\n", "<br>") if words else ""
