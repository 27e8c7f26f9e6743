"""Text with links that loads nothing: what it shows stands in its markup."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QTextBrowser

if TYPE_CHECKING:
    from PySide6.QtCore import QUrl
    from PySide6.QtWidgets import QWidget


class InertText(QTextBrowser):
    """Markup whose links are only told of, and whose pictures and style sheets are not fetched."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setOpenLinks(False)

    def loadResource(self, type: int, name: QUrl | str) -> object:  # noqa: A002, ARG002
        """Load nothing."""
        return None
