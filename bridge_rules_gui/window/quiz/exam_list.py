"""The exams at the start of the quiz: those that can be sat, and the reports of the past."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from bridge_rules_gui.quiz.exam import Preset
from bridge_rules_gui.quiz.overview import Overview
from bridge_rules_gui.quiz.progress_exams import KeptExam
from bridge_rules_gui.window.inert_text import inert_tip
from bridge_rules_gui.window.quiz.names import name_of_preset
from bridge_rules_gui.window.speaking import counted, short_date

_ROLE: Final = Qt.ItemDataRole.UserRole


class ExamList(QWidget):
    """Lets an exam be sat, resumed, set otherwise, and its report be read again.

    The buttons ``resume`` the unfinished exam, ``edit`` the one chosen, and ``add`` one.
    ``sitting_requested`` carries a preset, ``report_requested`` a kept exam.
    """

    sitting_requested = Signal(object)
    report_requested = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("exam-list")
        self._next = ""
        self.resume = self._button(self.tr("Resume Exa&m"), "resume-exam")
        self.presets = QListWidget(self)
        self.presets.setObjectName("presets")
        self.presets.setAccessibleName(self.tr("Exams"))
        self.presets.setMaximumHeight(96)
        self.presets.itemActivated.connect(self._request_exam)
        self.sit = self._button(self.tr("Sit the E&xam"), "sit-exam")
        self.sit.clicked.connect(self._request_exam)
        self.edit = self._button(self.tr("Ed&it…"), "edit-preset")
        self.add = self._button(self.tr("New…"), "add-preset")
        self.past = QListWidget(self)
        self.past.setObjectName("past-exams")
        self.past.setAccessibleName(self.tr("Exam reports"))
        self.past.setMaximumHeight(110)
        self.past.itemActivated.connect(self._request_report)
        self.past.itemClicked.connect(self._request_report)
        self.no_past = QLabel(self.tr("No exams have been taken yet."), self)
        self.no_past.setObjectName("quiz-quiet")
        self.no_past.setWordWrap(True)
        self._arrange()

    def _button(self, text: str, name: str) -> QPushButton:
        button = QPushButton(text, self)
        button.setObjectName(name)
        return button

    def _arrange(self) -> None:
        row = QHBoxLayout()
        for button in (self.sit, self.edit, self.add):
            row.addWidget(button)
        row.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addWidget(self.resume)
        column.addWidget(self.presets)
        column.addLayout(row)
        column.addWidget(self.no_past)
        column.addWidget(self.past)

    # What is shown.

    def show_overview(self, found: Overview) -> None:
        """Show the exams there are."""
        self.resume.setVisible(found.has_exam_under_way)
        self._show_presets(found.presets)
        self._show_past(found.past)

    @Slot()
    def take_keyboard(self) -> None:
        """Let an exam be chosen by keys; the scroll area around follows them."""
        self.presets.setFocus(Qt.FocusReason.OtherFocusReason)

    def choose_next(self, name: str) -> None:
        """Choose the exam of a name once the exams are shown again."""
        self._next = name

    def _show_presets(self, presets: Sequence[Preset]) -> None:
        names = [preset.name for preset in presets]
        row = max(0, self.presets.currentRow())
        if self._next in names:
            row, self._next = names.index(self._next), ""
        self.presets.clear()
        for preset in presets:
            said = self.tr("{name}: {questions}, {minutes}, pass at {mark}%, {book}")
            book = self.tr("open book") if preset.open_book else self.tr("closed book")
            text = said.format(
                name=name_of_preset(preset.name),
                questions=counted("{n} question", "{n} questions", preset.number),
                minutes=counted("{n} minute", "{n} minutes", preset.minutes),
                mark=preset.pass_mark,
                book=book,
            )
            item = QListWidgetItem(text, self.presets)
            item.setData(_ROLE, preset)
            item.setToolTip(inert_tip(text))
        self.presets.setCurrentRow(min(row, len(presets) - 1))

    def _show_past(self, past: Sequence[KeptExam]) -> None:
        self.past.clear()
        for exam in reversed(past):
            report = exam.report
            said = self.tr("{day} · {name}: {percent}%, {verdict}")
            text = said.format(
                day=short_date(exam.at.astimezone().date()),
                name=name_of_preset(report.preset.name),
                percent=int(report.percent),
                verdict=self.tr("passed") if report.passed else self.tr("not passed"),
            )
            QListWidgetItem(text, self.past).setData(_ROLE, exam)
        self.past.setVisible(bool(past))
        self.no_past.setVisible(not past)

    # What is done.

    @property
    def chosen_preset(self) -> Preset | None:
        """The exam chosen in the list."""
        item = self.presets.currentItem()
        preset: Preset | None = item.data(_ROLE) if item else None
        return preset

    @Slot()
    def _request_exam(self) -> None:
        if self.chosen_preset is not None:
            self.sitting_requested.emit(self.chosen_preset)

    @Slot(QListWidgetItem)
    def _request_report(self, item: QListWidgetItem) -> None:
        self.report_requested.emit(item.data(_ROLE))
