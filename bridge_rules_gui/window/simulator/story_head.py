"""The line above the table: which story it is, and what else can be done with it."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal, SignalInstance
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QSizePolicy, QWidget

from bridge_rules_gui.window.inert_text import inert_tip
from bridge_rules_gui.window.looks.palette import Colours


class StoryHead(QWidget):
    """Tells title and step; its buttons lead to the list, to practice and to the editor."""

    list_wanted = Signal()
    practice_wanted = Signal()
    edit_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("story-head")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.to_list = self._button("head-list", self.tr("‹ S&ituations"), self.list_wanted)
        self.practise = self._button("head-practise", self.tr("&Practise"), self.practice_wanted)
        self.practise.setCheckable(True)
        self.edit = self._button("head-edit", self.tr("E&dit"), self.edit_wanted)
        self.title = self._label("head-title")
        self.title.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.step = self._label("head-step")
        row = QHBoxLayout(self)
        row.setContentsMargins(6, 4, 6, 4)
        row.setSpacing(6)
        row.addWidget(self.to_list)
        row.addWidget(self.title, 1)
        row.addWidget(self.step)
        row.addWidget(self.practise)
        row.addWidget(self.edit)

    def _button(self, name: str, text: str, signal: SignalInstance) -> QPushButton:
        button = QPushButton(text, self)
        button.setObjectName(name)
        button.clicked.connect(signal)
        return button

    def _label(self, name: str) -> QLabel:
        label = QLabel(self)
        label.setObjectName(name)
        label.setTextFormat(Qt.TextFormat.PlainText)
        return label

    def show_story(self, title: str, story: str) -> None:
        """Show a title; the story stands in its tip."""
        self.title.setText(title or self.tr("A story without a title"))
        self.title.setToolTip(inert_tip(" ".join(story.split())))
        self.title.setAccessibleDescription(" ".join(story.split()))

    def show_step(self, step: int, last: int) -> None:
        """Tell the step."""
        self.step.setText(self.tr("{step} of {last}").format(step=step, last=last))

    def set_colours(self, colours: Colours) -> None:
        """Take the colours of a theme."""
        self.setStyleSheet(
            f"#story-head {{ background: {colours.window}; }}"
            f"#head-practise:checked {{ background: {colours.selection};"
            f" color: {colours.selection_ink}; text-decoration: underline; }}"
            f"#head-title {{ font-weight: 700; color: {colours.window_ink}; }}"
            f"#head-step {{ color: {colours.quiet_ink}; }}"
        )
