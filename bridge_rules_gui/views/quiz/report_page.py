"""The report of an exam on the screen, with what to do next."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QUrl, Signal, Slot
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.views.inert_text import InertText
from bridge_rules_gui.views.looks.fonts import reading_font
from bridge_rules_gui.views.looks.palette import LIGHT
from bridge_rules_gui.views.looks.paper import as_paper
from bridge_rules_gui.views.quiz.report_markup import report_markup

if TYPE_CHECKING:
    from collections.abc import Mapping

    from PySide6.QtGui import QKeyEvent, QResizeEvent

    from bridge_rules_gui.services.quiz.progress_exams import KeptExam
    from bridge_rules_gui.views.looks.palette import Colours

_ZOOM = 92
_WIDEST = 820
_LEAST = 24


class _Column(InertText):
    """A text no wider than can be read with ease, in the middle of its room."""

    def resizeEvent(self, e: QResizeEvent) -> None:
        """Keep the column in the middle."""
        beside = max(_LEAST, (self.width() - _WIDEST) // 2)
        self.setViewportMargins(beside, _LEAST // 2, 0, 0)
        self.document().setTextWidth(min(_WIDEST, self.width() - 2 * _LEAST))
        super().resizeEvent(e)


class ReportPage(QWidget):
    """Shows a kept exam.

    ``place_wanted`` carries a place to be read, ``practice_wanted`` asks for the questions that
    were wrong, ``export_wanted`` for a file, ``left`` leads back.
    """

    place_wanted = Signal(object)
    practice_wanted = Signal()
    export_wanted = Signal()
    left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("quiz-report")
        self.exam: KeptExam | None = None
        self._topics: Mapping[str, str] = {}
        self._colours = LIGHT
        self.text = _Column(self)
        self.text.setObjectName("report-text")
        self.text.setAccessibleName(self.tr("Report of the exam"))
        self.text.setFrameShape(QFrame.Shape.NoFrame)
        self.text.setFont(reading_font(self.font(), _ZOOM))
        self.text.anchorClicked.connect(self._open)
        self.practise = QPushButton(self.tr("&Practise What Was Wrong"), self)
        self.practise.setObjectName("report-practise")
        self.practise.clicked.connect(self.practice_wanted)
        export = QPushButton(self.tr("E&xport..."), self)
        export.setObjectName("report-export")
        export.clicked.connect(self.export_wanted)
        back = QPushButton(self.tr("Ba&ck to the Quiz"), self)
        back.setObjectName("report-back")
        back.clicked.connect(self.left)
        row = QHBoxLayout()
        row.setContentsMargins(14, 8, 14, 10)
        row.setSpacing(8)
        row.addWidget(back)
        row.addStretch(1)
        row.addWidget(export)
        row.addWidget(self.practise)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.text, 1)
        column.addLayout(row)

    def show_exam(self, exam: KeptExam, topics: Mapping[str, str]) -> None:
        """Show what came of an exam."""
        self.exam, self._topics = exam, topics
        self._draw()
        self.practise.setEnabled(bool(exam.report.wrong))
        focus = self.practise if exam.report.wrong else self.text
        focus.setFocus(Qt.FocusReason.OtherFocusReason)

    def _draw(self) -> None:
        self.text.setHtml(self.markup(self._colours))

    def markup(self, colours: Colours) -> str:
        """Return the report in some colours; nothing where there has been no exam."""
        if self.exam is None:
            return ""
        return report_markup(self.exam.report, self._topics, colours)

    @Slot(QUrl)
    def _open(self, link: QUrl) -> None:
        self.place_wanted.emit(Address.parse(link.toString()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter does what the button in focus says, Escape leads back."""
        focused = self.focusWidget()
        is_enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if is_enter and isinstance(focused, QPushButton):
            focused.click()
        elif event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def set_colours(self, colours: Colours) -> None:
        """Take the colours of a theme."""
        self._colours = colours
        self.text.setPalette(as_paper(self.text.palette(), colours))
        self._draw()
