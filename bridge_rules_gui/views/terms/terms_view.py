"""The workplace for terms: the concepts at the left, a card with its lines or the report beside."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSplitter,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from bridge_rules_gui.views.terms.concept_list import ConceptList
from bridge_rules_gui.views.terms.concordance_view import ConcordanceView
from bridge_rules_gui.views.terms.report_page import ReportPage
from bridge_rules_gui.views.terms.term_text import TermText

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent

    from bridge_rules_gui.views.looks.palette import Colours

_WIDTHS = (270, 900)
_HEIGHTS = (380, 260)


class TermsView(QWidget):
    """Arranges the panes. ``left`` tells that the reader goes back to reading."""

    left = Signal()
    report_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("terms")
        self.concepts = ConceptList(self)
        self.card = TermText(self)
        self.card.setObjectName("term-card")
        self.card.setAccessibleName(self.tr("The concept in the three editions"))
        self.concordance = ConcordanceView(self)
        self.report = ReportPage(self)
        self.message = QLabel(self)
        self.message.setObjectName("terms-message")
        self.message.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.message.setWordWrap(True)
        self.message.setTextFormat(Qt.TextFormat.PlainText)
        self._card_page = self._parts(Qt.Orientation.Vertical, self.card, self.concordance)
        self._card_page.setSizes(list(_HEIGHTS))
        self._pages = QStackedWidget(self)
        for page in (self.message, self._card_page, self.report):
            self._pages.addWidget(page)
        panes = self._parts(Qt.Orientation.Horizontal, self._left_side(), self._pages)
        panes.setSizes(list(_WIDTHS))
        panes.setStretchFactor(1, 1)
        self._panes = panes
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(panes)
        self.report.closed.connect(self.show_card)
        self.setFocusProxy(self.concepts.filter)  # the first: the tabulator passes none by

    def _parts(self, orientation: Qt.Orientation, *widgets: QWidget) -> QSplitter:
        parts = QSplitter(orientation, self)
        parts.setHandleWidth(1)
        parts.setChildrenCollapsible(False)
        for widget in widgets:
            parts.addWidget(widget)
        return parts

    @property
    def pane_sizes(self) -> tuple[int, ...]:
        """The widths of list and card, then the heights of card and lines."""
        return (*self._panes.sizes(), *self._card_page.sizes())

    def take_sizes(self, sizes: tuple[int, ...]) -> None:
        """Take other sizes, in the same order; none for the usual ones."""
        if sizes:
            self._panes.setSizes(list(sizes[:2]))
            self._card_page.setSizes(list(sizes[2:]))

    def _left_side(self) -> QWidget:
        side = QWidget(self)
        side.setObjectName("terms-side")
        report = QPushButton(self.tr("Consistency Report"), side)
        report.setObjectName("report-open")
        report.clicked.connect(self.report_wanted)
        column = QVBoxLayout(side)
        column.setContentsMargins(0, 0, 0, 8)
        column.setSpacing(6)
        column.addWidget(self.concepts, 1)
        below = QHBoxLayout()
        below.setContentsMargins(8, 0, 8, 0)
        below.addWidget(report)
        column.addLayout(below)
        return side

    def say(self, message: str) -> None:
        """Show a message in place of a card."""
        self.message.setText(message)
        self._pages.setCurrentWidget(self.message)

    def show_card(self) -> None:
        """Show the card."""
        self._pages.setCurrentWidget(self._card_page)

    def markup(self) -> str:
        """Return the card as markup for print; nothing while something else is shown."""
        return self.card.page.html if self._pages.currentWidget() is self._card_page else ""

    @property
    def is_report_shown(self) -> bool:
        """Whether the report stands in place of a card."""
        return self._pages.currentWidget() is self.report

    def show_report(self) -> None:
        """Show the report."""
        self._pages.setCurrentWidget(self.report)
        self.report.view.setFocus(Qt.FocusReason.OtherFocusReason)

    def begin(self) -> None:
        """Put the keyboard into the filter."""
        self.concepts.filter.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.concepts.filter.selectAll()

    def set_colours(self, colours: Colours) -> None:
        """Take the colours of a theme."""
        self.concepts.set_colours(colours)
        self.card.set_colours(colours)
        self.report.set_colours(colours)
        self.setStyleSheet(_style(colours))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Escape lead from the report to the card, and from there back to reading."""
        if event.key() != Qt.Key.Key_Escape:
            super().keyPressEvent(event)
        elif self.is_report_shown:
            self.show_card()
        else:
            self.left.emit()


def _style(colours: Colours) -> str:
    return f"""
#terms-side, #concept-list, #concordance, #report {{ background: {colours.window}; }}
#concept-view {{ background: {colours.window}; outline: none; }}
#concept-count {{ color: {colours.quiet_ink}; padding: 2px 10px; }}
#terms-message {{ background: {colours.paper}; color: {colours.quiet_ink}; }}
#concordance-title, #report-title {{ font-weight: 600; color: {colours.window_ink}; }}
#concordance-lines, #report-findings {{ background: {colours.paper}; color: {colours.ink};
    outline: none; border-top: 1px solid {colours.rule};
    selection-background-color: {colours.selection};
    selection-color: {colours.selection_ink}; }}
#concordance-lines QHeaderView::section {{ background: {colours.window};
    color: {colours.quiet_ink}; border: none; border-bottom: 1px solid {colours.rule};
    padding: 3px 6px; }}
#concordance-lines::item {{ padding: 0 6px; }}
#report-findings::item {{ padding: 4px 12px; }}
"""
