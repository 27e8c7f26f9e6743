"""The case itself: its title, name, topic and words, and the facts that belong to no event."""

from __future__ import annotations

from PySide6.QtCore import QSignalBlocker, Qt, Signal, Slot
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QComboBox,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QPlainTextEdit,
    QPushButton,
    QScrollArea,
    QWidget,
)

from bridge_rules_gui.game.scenario import Scenario
from bridge_rules_gui.simulation.editing import NEW
from bridge_rules_gui.simulation.editing_acts import SCENARIO_FACTS
from bridge_rules_gui.simulation.editing_events import fact_shown
from bridge_rules_gui.window.simulator.editor.names import scenario_fact_names
from bridge_rules_gui.window.simulator.names import difficulty_names, topic_names

_NAME = Qt.ItemDataRole.UserRole
_WORDS_HEIGHT = 74
_FACTS_HEIGHT = 80


class DetailsPanel(QScrollArea):
    """Lets a case be titled and described in words, and its facts be set.

    ``titled``, ``named`` and ``narrated`` carry what was typed, ``graded`` topic and grade (0
    for none), ``fact_entered`` a fact's name and what was typed for it, empty to take it out.
    """

    titled = Signal(str)
    named = Signal(str)
    narrated = Signal(str)
    graded = Signal(str, int)
    fact_entered = Signal(str, str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.title = QLineEdit(self)
        self.title.setObjectName("scenario-title-field")
        self.title.textEdited.connect(self.titled)
        self.name = QLineEdit(self)
        self.name.setObjectName("scenario-name-field")
        self.name.setPlaceholderText(NEW)
        self.name.editingFinished.connect(self._emit_name)
        self.topic = QComboBox(self)
        self.topic.addItem("", "")
        for key, name in topic_names().items():
            self.topic.addItem(name, key)
        self.grade = QComboBox(self)
        self.grade.addItem("", 0)
        for number, name in difficulty_names().items():
            self.grade.addItem(name, number)
        self.topic.activated.connect(self._emit_grade)
        self.grade.activated.connect(self._emit_grade)
        self.words = QPlainTextEdit(self)
        self.words.setObjectName("scenario-words")
        self.words.setTabChangesFocus(True)
        self.words.setFixedHeight(_WORDS_HEIGHT)
        self.words.textChanged.connect(self._emit_words)
        self.facts = QListWidget(self)
        self.facts.setFixedHeight(_FACTS_HEIGHT)
        self.facts.setAccessibleName(self.tr("Facts about the whole case"))
        self.facts.currentItemChanged.connect(self._show_fact)
        delete = QShortcut(QKeySequence("Del"), self.facts)
        delete.setContext(Qt.ShortcutContext.WidgetShortcut)
        delete.activated.connect(self._remove_fact)
        self.fact = QComboBox(self)
        self.fact.setObjectName("scenario-fact")
        self.fact.setEditable(True)
        self.fact.setAccessibleName(self.tr("Fact"))
        names = scenario_fact_names()
        for key in SCENARIO_FACTS:
            self.fact.addItem(names.get(key, key), key)
        self.fact.setMinimumContentsLength(12)
        self.value = QLineEdit(self)
        self.value.setObjectName("scenario-fact-value")
        self.value.setAccessibleName(self.tr("Value of the fact"))
        self.value.setPlaceholderText(self.tr("true, 9, words, [420, -50]"))
        self.value.returnPressed.connect(self._emit_fact)
        self.set = QPushButton(self.tr("Se&t"), self)
        self.set.setObjectName("scenario-fact-set")
        self.set.clicked.connect(self._emit_fact)
        self.remove = QPushButton(self.tr("Remove F&act"), self)
        self.remove.clicked.connect(self._remove_fact)
        self._arrange()

    def _arrange(self) -> None:
        inside = QWidget(self)
        form = QFormLayout(inside)
        form.setContentsMargins(8, 6, 8, 6)
        form.setVerticalSpacing(4)
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        form.addRow(self.tr("T&itle"), self.title)
        form.addRow(self.tr("File na&me"), self.name)
        pair = QHBoxLayout()
        pair.addWidget(self.topic, 1)
        pair.addWidget(self.grade)
        form.addRow(self.tr("Topic and difficulty"), pair)
        form.addRow(self.tr("Des&cription"), self.words)
        heading = QLabel(self.tr("Facts about the whole case"), self)
        heading.setObjectName("editor-hint")
        form.addRow(heading)
        form.addRow(self.facts)
        row = QHBoxLayout()
        row.addWidget(self.fact, 1)
        row.addWidget(self.value, 1)
        row.addWidget(self.set)
        row.addWidget(self.remove)
        form.addRow(row)
        self.setWidget(inside)
        self.setWidgetResizable(True)
        self.setFrameShape(QScrollArea.Shape.NoFrame)

    def show_scenario(self, scenario: Scenario) -> None:
        """Show what is stated of a case as a whole."""
        if self.title.text() != scenario.title:
            self.title.setText(scenario.title)
        self.name.setText("" if scenario.identifier == NEW else scenario.identifier)
        self.topic.setCurrentIndex(max(0, self.topic.findData(scenario.topic)))
        self.grade.setCurrentIndex(self.grade.findData(scenario.difficulty or 0))
        if self.words.toPlainText() != scenario.narrative:
            with QSignalBlocker(self.words):
                self.words.setPlainText(scenario.narrative)
        names = scenario_fact_names()
        with QSignalBlocker(self.facts):
            self.facts.clear()
            for key, value in scenario.facts:
                item = QListWidgetItem(f"{names.get(key, key)}: {fact_shown(value)}")
                item.setData(_NAME, (key, fact_shown(value)))
                self.facts.addItem(item)
        self.remove.setEnabled(bool(scenario.facts))

    @Slot()
    def _emit_name(self) -> None:
        if self.name.isModified():
            self.name.setModified(False)
            self.named.emit(self.name.text())

    @Slot()
    def _emit_words(self) -> None:
        self.narrated.emit(self.words.toPlainText())

    @Slot()
    def _emit_grade(self) -> None:
        self.graded.emit(self.topic.currentData(), self.grade.currentData())

    @Slot()
    def _show_fact(self) -> None:
        item = self.facts.currentItem()
        if item is not None:
            key, shown = item.data(_NAME)
            place = self.fact.findData(key)
            if place >= 0:
                self.fact.setCurrentIndex(place)
            else:
                self.fact.setEditText(key)
            self.value.setText(shown)

    def _fact_name(self) -> str:
        place = self.fact.findText(self.fact.currentText(), Qt.MatchFlag.MatchFixedString)
        return str(self.fact.itemData(place)) if place >= 0 else self.fact.currentText().strip()

    @Slot()
    def _emit_fact(self) -> None:
        if self._fact_name() and self.value.text().strip():
            self.fact_entered.emit(self._fact_name(), self.value.text())
            self.value.clear()

    @Slot()
    def _remove_fact(self) -> None:
        item = self.facts.currentItem()
        if item is not None:
            self.fact_entered.emit(item.data(_NAME)[0], "")
