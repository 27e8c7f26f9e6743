"""The exams at the start of the quiz: those that can be sat, and the reports of the past."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import (
    QModelIndex,
    QPersistentModelIndex,
    QRectF,
    QSize,
    Qt,
    Signal,
    Slot,
)
from PySide6.QtGui import QColor, QFont, QPainter, QPen, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QListView,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from bridge_rules_gui.quiz.course import Overview
from bridge_rules_gui.quiz.exam import Preset
from bridge_rules_gui.quiz.progress_exams import KeptExam
from bridge_rules_gui.window.inert_text import inert_tip
from bridge_rules_gui.window.looks.appearance import current_colours
from bridge_rules_gui.window.quiz.names import name_of_preset
from bridge_rules_gui.window.speaking import counted, short_date

_Index = QModelIndex | QPersistentModelIndex
_ROLE: Final = Qt.ItemDataRole.UserRole
_PAD: Final = 12
_GAP: Final = 12  # between two cards
_EDGE: Final = 1  # of a card, for its frame
_ROUND: Final = 8
_NARROWEST: Final = 220
_WIDEST: Final = 420


class ExamCards(QStyledItemDelegate):
    """Paints an exam as a card: its name, and below it what it asks; the chosen one is framed."""

    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:
        """Return the size of every card: the widest line decides, up to a width."""
        metrics = option.fontMetrics
        lines = str(index.data()).split("\n")
        wide = max(metrics.horizontalAdvance(line) for line in lines) + 2 * _PAD
        width = max(_NARROWEST, min(wide + metrics.averageCharWidth(), _WIDEST))
        return QSize(width + _GAP, len(lines) * metrics.lineSpacing() + 2 * _PAD + _EDGE + _GAP)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        """Paint the card, then its lines, the first of them bold."""
        colours = current_colours()
        is_chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        frame = colours.bar if is_chosen else colours.rule
        if option.state & QStyle.StateFlag.State_HasFocus:
            frame = colours.ink
        card = QRectF(option.rect).adjusted(_EDGE, _EDGE, -_GAP, -_GAP)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(frame), 1 + is_chosen))
        painter.setBrush(QColor(colours.focus if is_chosen else colours.paper))
        painter.drawRoundedRect(card, _ROUND, _ROUND)
        painter.setPen(QColor(colours.ink))
        font = QFont(option.font)
        font.setBold(True)
        room = card.adjusted(_PAD, _PAD, -_PAD, -_PAD)
        for line in str(index.data()).split("\n"):
            painter.setFont(font)
            words = painter.fontMetrics().elidedText(
                line, Qt.TextElideMode.ElideRight, int(room.width())
            )
            painter.drawText(room, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop, words)
            room.setTop(room.top() + painter.fontMetrics().lineSpacing())
            font.setBold(False)
        painter.restore()


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
        self.presets.setFrameShape(QFrame.Shape.NoFrame)
        self.presets.setFlow(QListView.Flow.LeftToRight)
        self.presets.setWrapping(True)
        self.presets.setResizeMode(QListView.ResizeMode.Adjust)
        self.presets.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.presets.setItemDelegate(ExamCards(self.presets))
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
        column.addWidget(self.resume, 0, Qt.AlignmentFlag.AlignLeft)
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
            lines = (
                name_of_preset(preset.name),
                ", ".join(
                    (
                        counted("{n} question", "{n} questions", preset.number),
                        counted("{n} minute", "{n} minutes", preset.minutes),
                    )
                ),
                self.tr("pass at {mark}%, {book}").format(
                    mark=preset.pass_mark,
                    book=self.tr("open book") if preset.open_book else self.tr("closed book"),
                ),
            )
            text = "\n".join(lines)
            item = QListWidgetItem(text, self.presets)
            item.setData(_ROLE, preset)
            item.setToolTip(inert_tip(text))
        self.presets.setCurrentRow(min(row, len(presets) - 1))
        self._fit_presets()

    def _fit_presets(self) -> None:
        """Show all cards: the page around them scrolls."""
        if not self.presets.count():
            return
        last = self.presets.visualItemRect(self.presets.item(self.presets.count() - 1))
        self.presets.setFixedHeight(last.bottom() + self.presets.verticalScrollBar().value() + 2)

    def showEvent(self, event: QShowEvent) -> None:
        """Fit the cards into the width they are shown in."""
        super().showEvent(event)
        self._fit_presets()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let the cards stand beside one another, as many as have room."""
        super().resizeEvent(event)
        self._fit_presets()

    def _show_past(self, past: Sequence[KeptExam]) -> None:
        self.past.clear()
        for exam in reversed(past):
            report = exam.report
            pattern = self.tr("{day} · {name}: {percent}%, {verdict}")
            text = pattern.format(
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
