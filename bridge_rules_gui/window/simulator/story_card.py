"""The story of a situation before it is opened: title, law and grade, what happened."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from bridge_rules_gui.simulation.library import Situation
from bridge_rules_gui.simulation.remarks import remarks_on
from bridge_rules_gui.window.looks.fonts import reading_font
from bridge_rules_gui.window.looks.palette import Colours
from bridge_rules_gui.window.simulator.library_names import difficulty_names, topic_names
from bridge_rules_gui.window.speaking import say

_COLUMN = 560
_TITLE_ZOOM = 130


class StoryCard(QWidget):
    """Shows one situation, and the ways to open it.

    ``opened`` and ``practised`` carry its name; ``place_wanted`` the place in the commentary
    it comes from.
    """

    opened = Signal(str)
    practised = Signal(str)
    place_wanted = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("story-card")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._situation: Situation | None = None
        self.title = self._line("story-title")
        self._grade = self._line("story-grade")
        self.story = self._line("story-text")
        self.remark = self._line("story-remark")
        self.open_button = QPushButton(self.tr("Step &Through It"), self)
        self.open_button.setObjectName("story-open")
        self.open_button.setDefault(True)
        self.open_button.clicked.connect(self._open)
        self.practise_button = QPushButton(self.tr("&Practise as Director"), self)
        self.practise_button.setObjectName("story-practise")
        self.practise_button.clicked.connect(self._practise)
        self.source_button = QPushButton(self.tr("In the &Commentary"), self)
        self.source_button.setObjectName("story-source")
        self.source_button.clicked.connect(self._open_source)
        self._arrange()
        self.show_situation(None)

    def _line(self, name: str) -> QLabel:
        label = QLabel(self)
        label.setObjectName(name)
        label.setWordWrap(True)
        label.setTextFormat(Qt.TextFormat.PlainText)
        label.setMaximumWidth(_COLUMN)
        return label

    def _arrange(self) -> None:
        title, text = reading_font(self.font(), _TITLE_ZOOM), reading_font(self.font(), 100)
        self.title.setFont(title)
        self.story.setFont(text)
        column = QVBoxLayout(self)
        column.setContentsMargins(28, 28, 28, 28)
        column.setSpacing(10)
        for label in (self._grade, self.title, self.story, self.remark):
            column.addWidget(label)
        row = QHBoxLayout()
        for button in (self.open_button, self.practise_button, self.source_button):
            row.addWidget(button)
        row.addStretch(1)
        column.addSpacing(8)
        column.addLayout(row)
        column.addStretch(1)

    def show_situation(self, situation: Situation | None) -> None:
        """Show a situation, or none."""
        self._situation = situation
        for button in (self.open_button, self.practise_button):
            button.setEnabled(situation is not None)
        self.source_button.setVisible(bool(situation and situation.scenario.commentary))
        remarks = remarks_on(situation.scenario) if situation is not None else ()
        self.remark.setText(" ".join(map(say, remarks)))
        self.remark.setVisible(bool(remarks))
        if situation is None:
            self._grade.clear()
            self.title.setText(self.tr("Situations at the table"))
            self.story.setText(
                self.tr("Choose one at the left, by words, by law or by topic, or tell your own.")
            )
            return
        self.title.setText(situation.title)
        self.story.setText(" ".join(situation.story.split()))
        said = self.tr("Law {law} · {topic} · {difficulty}")
        topic = topic_names().get(situation.topic, situation.topic)
        grade = difficulty_names()[situation.difficulty]
        self._grade.setText(said.format(law=situation.law, topic=topic, difficulty=grade))

    def set_colours(self, colours: Colours) -> None:  # noqa: ARG002 - the page's style has them
        """Take the colours of a theme."""
        self.update()

    @Slot()
    def _open(self) -> None:
        if self._situation is not None:
            self.opened.emit(self._situation.identifier)

    @Slot()
    def _practise(self) -> None:
        if self._situation is not None:
            self.practised.emit(self._situation.identifier)

    @Slot()
    def _open_source(self) -> None:
        if self._situation is not None:
            self.place_wanted.emit(self._situation.scenario.commentary)
