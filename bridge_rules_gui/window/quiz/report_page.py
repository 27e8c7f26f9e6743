"""The report of an exam: on the screen, in a file, and what to do next."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from pathlib import Path

from PySide6.QtCore import QCoreApplication, Qt, QUrl, Slot
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QFileDialog,
    QFrame,
    QHBoxLayout,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.exchange.exam_report import ExamWords
from bridge_rules_gui.exchange.files import write_whole
from bridge_rules_gui.quiz.exam_export import ExamFormat, ReportWording, exported_exam
from bridge_rules_gui.quiz.progress_exams import KeptExam
from bridge_rules_gui.window.inert_text import InertText
from bridge_rules_gui.window.looks.appearance import as_paper, current_colours
from bridge_rules_gui.window.looks.fonts import reading_font
from bridge_rules_gui.window.looks.palette import Colours
from bridge_rules_gui.window.place_names import name_with_year
from bridge_rules_gui.window.quiz.report_markup import report_markup
from bridge_rules_gui.window.shell.shell import Shell
from bridge_rules_gui.window.speaking import phrasebook

translate = QCoreApplication.translate

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
    """Shows a kept exam; the buttons ``practise`` what was wrong, and lead ``back``."""

    def __init__(self, shell: Shell, fonts: Path, parent: QWidget) -> None:
        super().__init__(parent)
        self._shell, self._fonts = shell, fonts
        self.setObjectName("quiz-report")
        self.exam: KeptExam | None = None
        self._topics: Mapping[str, str] = {}
        self._colours = current_colours()
        self.text = _Column(self)
        self.text.setObjectName("report-text")
        self.text.setAccessibleName(self.tr("Exam report"))
        self.text.setFrameShape(QFrame.Shape.NoFrame)
        self.text.setFont(reading_font(self.font(), _ZOOM))
        self.text.anchorClicked.connect(self._open)
        self.practise = QPushButton(self.tr("&Practise Mistakes"), self)
        self.practise.setObjectName("report-practise")
        export = QPushButton(self.tr("E&xport…"), self)
        export.setObjectName("report-export")
        export.clicked.connect(self._ask_export)
        self.back = QPushButton(self.tr("Ba&ck to the Quiz"), self)
        self.back.setObjectName("report-back")
        row = QHBoxLayout()
        row.setContentsMargins(14, 8, 14, 10)
        row.setSpacing(8)
        row.addWidget(self.back)
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

    @property
    def first_control(self) -> QWidget:
        """What the keyboard begins with: what was wrong is practised, else the report is read."""
        return self.practise if self.practise.isEnabled() else self.text

    def _draw(self) -> None:
        self.text.setHtml(self.markup(self._colours))

    def markup(self, colours: Colours) -> str:
        """Return the report in some colours; nothing where there has been no exam."""
        if self.exam is None:
            return ""
        return report_markup(self.exam.report, self._topics, colours)

    @Slot(QUrl)
    def _open(self, link: QUrl) -> None:
        self._shell.visit(Address.parse(link.toString()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter does what the button in focus says, Escape leads back."""
        focused = self.focusWidget()
        is_enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if is_enter and isinstance(focused, QPushButton):
            focused.click()
        elif event.key() == Qt.Key.Key_Escape:
            self.back.click()
        else:
            super().keyPressEvent(event)

    def restyle(self) -> None:
        """Take the colours that hold, once the style sheet of the workplace has them."""
        self._colours = current_colours()
        self.text.setPalette(as_paper(self.text.palette(), self._colours))
        self._draw()

    # Files.

    @Slot()
    def _ask_export(self) -> None:
        if self.exam is None:
            return
        names = {
            self.tr("PDF (*.pdf)"): ExamFormat.PDF,
            self.tr("CSV, for spreadsheets (*.csv)"): ExamFormat.CSV,
        }
        chosen, name = QFileDialog.getSaveFileName(
            self, self.tr("Export the Report"), "exam.pdf", ";;".join(names)
        )
        if chosen:
            path, form = Path(chosen), names.get(name, ExamFormat.PDF)
            if path.suffix.lower() in (".pdf", ".csv"):
                form = ExamFormat(path.suffix.lower()[1:])
            else:
                path = path.with_suffix(f".{form.value}")
            topics, book = self._topics, phrasebook()
            wording = ReportWording(
                words=_report_words(),
                say=book.say,
                topic=lambda topic: topics.get(topic, topic),
                place=name_with_year,
                law=self.tr("Law {number} ({year})"),
                language=book.language.written,
            )
            write = partial(_written, self.exam, form, self._fonts, wording, path)
            self._shell.run(write, self._report_written)

    def _report_written(self, path: Path) -> None:
        self._shell.show_message(self.tr("Saved: {file}").format(file=path))


def _written(
    exam: KeptExam, form: ExamFormat, fonts: Path, wording: ReportWording, path: Path
) -> Path:
    """Write the report of an exam; on a worker."""
    write_whole(path, exported_exam(exam, form, fonts, wording))
    return path


def _report_words() -> ExamWords:
    """Return what the written report calls its parts, in the language of the interface."""
    return ExamWords(
        title=translate("Quiz", "Exam"),
        passed=translate("Quiz", "passed"),
        failed=translate("Quiz", "not passed"),
        score=translate("Quiz", "Score"),
        needed=translate("Quiz", "Pass mark"),
        time=translate("Quiz", "Time"),
        book=translate("Quiz", "Book"),
        open_book=translate("Quiz", "open"),
        closed_book=translate("Quiz", "closed"),
        times_left=translate("Quiz", "times you left it"),
        topics=translate("Quiz", "By topic"),
        laws=translate("Quiz", "Laws to read again"),
        questions=translate("Quiz", "All questions"),
        given=translate("Quiz", "Your answer"),
        answer=translate("Quiz", "Right answer"),
        none=translate("Quiz", "none"),
        right=translate("Quiz", "right"),
        wrong=translate("Quiz", "wrong"),
    )
