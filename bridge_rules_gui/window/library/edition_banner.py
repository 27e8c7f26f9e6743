"""The strip above the text that says which edition is being read."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6 import QtCore
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QHBoxLayout, QLabel, QWidget

if TYPE_CHECKING:
    from PySide6.QtGui import QResizeEvent

    from bridge_rules_gui.library.law_page import LawPage, PageKind


class EditionBanner(QWidget):
    """Shows year and language of the edition, the title of its book, and the kind of page."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("edition-banner")
        self.setAutoFillBackground(True)
        self.setBackgroundRole(QPalette.ColorRole.AlternateBase)
        self._line = QWidget(self)  # drawn by a painter, it would bring in all of `Qt`
        self._line.setAutoFillBackground(True)
        self._line.setBackgroundRole(QPalette.ColorRole.Mid)
        self._edition = QLabel(self)
        self._edition.setObjectName("edition-banner-edition")
        self._book = QLabel(self)
        self._book.setObjectName("edition-banner-book")
        self._book.setMinimumWidth(1)
        bold = self.font()
        bold.setBold(True)
        self._edition.setFont(bold)
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
        book = " · ".join(filter(None, (page.book_title, self._kind(page.kind))))
        self.show_words(f"{page.edition.year} {page.edition.language.upper()}", book)

    def show_words(self, edition: str, book: str) -> None:
        """Show what it is to say."""
        self._edition.setText(edition)
        self._book.setText(book)
        self.setAccessibleName(f"{edition} {book}")

    @property
    def words(self) -> tuple[str, str]:
        """What it says of the edition and of the book."""
        return self._edition.text(), self._book.text()

    def take_manners(self) -> None:
        """Take no words for markup."""
        for label in (self._edition, self._book):
            label.setTextFormat(QtCore.Qt.TextFormat.PlainText)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the line between the strip and the text where it belongs."""
        super().resizeEvent(event)
        self._line.setGeometry(0, self.height() - 1, self.width(), 1)

    def _kind(self, kind: PageKind) -> str:
        from bridge_rules_gui.library.law_page import PageKind  # noqa: PLC0415 - off the start

        match kind:
            case PageKind.DEFINITIONS:
                return self.tr("Definitions")
            case PageKind.INDEX:
                return self.tr("Subject index")
            case _:
                return ""
