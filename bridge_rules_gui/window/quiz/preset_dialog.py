"""A dialog in which an exam is set: how many questions, how long, on what."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Final

from PySide6.QtCore import Qt, Slot
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.quiz.exam import LONGEST_NAME, PRESETS, Preset, Quota
from bridge_rules_gui.window.quiz.names import name_of_edition, name_of_preset
from bridge_rules_gui.window.simulator.names import difficulty_names
from bridge_rules_gui.window.speaking import counted

_MOST: Final = 200
_LONGEST: Final = 600


class PresetDialog(QDialog):
    """Lets a preset be changed; ``preset`` is the one it holds once accepted.

    ``is_forgotten`` tells that the preset is to be as it was at first, or to go. A name that is
    ``taken`` by another exam is refused, so that this one does not replace it unasked.
    """

    def __init__(
        self,
        preset: Preset,
        topics: Mapping[str, str],
        parent: QWidget | None = None,
        *,
        taken: Collection[str] = (),
    ) -> None:
        super().__init__(parent)
        self.setObjectName("preset-dialog")
        self.setWindowTitle(self.tr("Set Up Exam"))
        self.preset, self.is_forgotten = preset, False
        self._known = name_of_preset(preset.name)
        self._taken = taken
        self.name = QLineEdit(self._known, self)
        self.name.setMaxLength(LONGEST_NAME)
        self.number = self._count(preset.number, 1, _MOST)
        self.minutes = self._count(preset.minutes, 1, _LONGEST)
        self.mark = self._count(preset.pass_mark, 0, 100)
        self.mark.setSuffix(" %")
        self.open_book = QCheckBox(self.tr("&Open book"), self)
        self.open_book.setChecked(preset.open_book)
        self.difficulty = QComboBox(self)
        for grade, name in difficulty_names().items():
            self.difficulty.addItem(name, grade)
        self.difficulty.setCurrentIndex(preset.difficulty - 1)
        self.editions: dict[Edition, QCheckBox] = {}
        for edition in Edition:
            box = QCheckBox(name_of_edition(edition), self)
            box.setChecked(not preset.editions or edition in preset.editions)
            self.editions[edition] = box
        quotas = {quota.topic: quota.number for quota in preset.quotas}
        self.quotas = {topic: self._count(quotas.get(topic, 0), 0, _MOST) for topic in topics}
        self.asked = QLabel(self)
        self.asked.setObjectName("preset-asked")
        self.clear = QPushButton(self.tr("Clear &Topics"), self)
        self.clear.clicked.connect(self._clear_quotas)
        for count in (self.number, *self.quotas.values()):
            count.valueChanged.connect(self._count_asked)
        self.problem = QLabel(self)
        self.problem.setObjectName("preset-problem")
        self.problem.setWordWrap(True)
        self.problem.hide()
        self._arrange(topics)
        self._count_asked()

    def _count(self, value: int, least: int, most: int) -> QSpinBox:
        box = QSpinBox(self)
        box.setRange(least, most)
        box.setValue(value)
        return box

    def _arrange(self, topics: Mapping[str, str]) -> None:
        form = QFormLayout()
        form.addRow(self.tr("&Name:"), self.name)
        form.addRow(self.tr("Number of &questions:"), self.number)
        form.addRow(self.tr("&Minutes:"), self.minutes)
        form.addRow(self.tr("&Pass mark:"), self.mark)
        form.addRow(self.tr("&Hardest question:"), self.difficulty)
        editions = QHBoxLayout()
        for box in self.editions.values():
            editions.addWidget(box)
        form.addRow(self.tr("Editions:"), editions)
        form.addRow("", self.open_book)
        inner = QWidget(self)
        quotas = QFormLayout(inner)
        for topic, count in self.quotas.items():
            quotas.addRow(topics[topic], count)
        area = QScrollArea(self)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # its fields are gone through one by one
        area.setWidget(inner)
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.StyledPanel)
        kinds = QDialogButtonBox.StandardButton
        buttons = QDialogButtonBox(kinds.Ok | kinds.Cancel, self)
        is_given = self.preset.name in {preset.name for preset in PRESETS}
        text = self.tr("Restore Def&aults") if is_given else self.tr("&Delete Exam")
        forget = buttons.addButton(text, QDialogButtonBox.ButtonRole.ResetRole)
        forget.clicked.connect(self._forget)
        buttons.accepted.connect(self._take)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.addLayout(form)
        column.addWidget(QLabel(self.tr("Minimum per topic (the rest from any topic):"), self))
        column.addWidget(area, 1)
        below = QHBoxLayout()
        below.addWidget(self.asked, 1)
        below.addWidget(self.clear)
        column.addLayout(below)
        column.addWidget(self.problem)
        column.addWidget(buttons)
        self.resize(520, 560)

    @Slot()
    def _forget(self) -> None:
        self.is_forgotten = True
        self.accept()

    @Slot()
    def _clear_quotas(self) -> None:
        """Let the questions be on any topic."""
        for box in self.quotas.values():
            box.setValue(0)

    @property
    def _asked_for(self) -> int:
        return sum(box.value() for box in self.quotas.values())

    @Slot()
    def _count_asked(self) -> None:
        """Tell how many questions the topics ask for; what was wrong may be right now."""
        text = counted(
            "The topics require {asked} of {n} question.",
            "The topics require {asked} of {n} questions.",
            self.number.value(),
            asked=self._asked_for,
        )
        self.asked.setText(text)
        self.clear.setEnabled(bool(self._asked_for))
        self.problem.hide()

    @Slot()
    def _take(self) -> None:
        """Take the preset, or say what is wrong with it."""
        problem = self._problem()
        self.problem.setText(problem)
        self.problem.setVisible(bool(problem))
        if not problem:
            self.preset = self._entered()
            self.accept()

    def _problem(self) -> str:
        """Return what keeps an exam from being set so, empty where nothing does."""
        if not self.name.text().strip():
            return self.tr("Give the exam a name.")
        if self._name() in self._taken:
            return self.tr("Another exam already has this name. Choose a different name.")
        if not self._chosen():
            return self.tr("Choose at least one edition.")
        if self._asked_for > self.number.value():
            return self.tr(
                "The topics require more questions than the exam has: {asked} instead of "
                "{count}. Lower the minimum for some topics."
            ).format(asked=self._asked_for, count=self.number.value())
        return ""

    def _name(self) -> str:
        name = self.name.text().strip()
        return self.preset.name if name == self._known else name

    def _chosen(self) -> tuple[Edition, ...]:
        return tuple(edition for edition, box in self.editions.items() if box.isChecked())

    def _entered(self) -> Preset:
        chosen = self._chosen()
        return Preset(
            name=self._name(),
            number=self.number.value(),
            minutes=self.minutes.value(),
            pass_mark=self.mark.value(),
            open_book=self.open_book.isChecked(),
            quotas=tuple(Quota(t, box.value()) for t, box in self.quotas.items() if box.value()),
            editions=() if len(chosen) == len(self.editions) else chosen,
            difficulty=self.difficulty.currentData(),
        )
