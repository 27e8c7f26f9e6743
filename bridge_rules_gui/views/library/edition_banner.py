"""The strip above the text that says which edition is being read."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPainter, QPalette
from PySide6.QtWidgets import QHBoxLayout, QLabel, QWidget

from bridge_rules_gui.services.law_page import LawPage, PageKind
from bridge_rules_gui.views.palette import Theme, colours_of

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

    from bridge_rules_gui.views.palette import Colours


class EditionBanner(QWidget):
    """Shows year and language of the edition, the title of its book, and the kind of page."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("edition-banner")
        self.setAutoFillBackground(True)
        self.setBackgroundRole(QPalette.ColorRole.Window)
        self._rule = colours_of(Theme.LIGHT).rule
        self._edition = QLabel(self)
        self._edition.setObjectName("edition-banner-edition")
        self._book = QLabel(self)
        self._book.setObjectName("edition-banner-book")
        for label in (self._edition, self._book):
            label.setTextFormat(Qt.TextFormat.PlainText)
        self._book.setMinimumWidth(1)
        self._row = QHBoxLayout(self)
        self._row.setSpacing(12)
        self._row.addWidget(self._edition)
        self._row.addWidget(self._book, 1)
        self.align_with(0)

    def align_with(self, left: int) -> None:
        """Begin where the text column begins."""
        self._row.setContentsMargins(left, 6, 12, 6)

    def show_page(self, page: LawPage) -> None:
        """Name the edition of a page."""
        self._edition.setText(f"{page.edition.year} {page.edition.language.upper()}")
        self._book.setText(" · ".join(filter(None, (page.book_title, self._kind(page.kind)))))
        self.setAccessibleName(f"{self._edition.text()} {self._book.text()}")

    def set_colours(self, colours: Colours) -> None:
        """Take the colours of a theme."""
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.Window, QColor(colours.shade))
        palette.setColor(QPalette.ColorRole.WindowText, QColor(colours.quiet_ink))
        self.setPalette(palette)
        self._rule = colours.rule
        bold = self.font()
        bold.setBold(True)
        self._edition.setFont(bold)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw a line between the strip and the text."""
        super().paintEvent(event)
        QPainter(self).fillRect(0, self.height() - 1, self.width(), 1, QColor(self._rule))

    def _kind(self, kind: PageKind) -> str:
        match kind:
            case PageKind.DEFINITIONS:
                return self.tr("Definitions")
            case PageKind.INDEX:
                return self.tr("Subject index")
            case _:
                return ""
