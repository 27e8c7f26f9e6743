"""The ruling beside a case as it grows: one edition, its questions, its options as buttons."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import (
    QComboBox,
    QScrollArea,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.notation.problems import NotationProblem
from bridge_rules_gui.simulation.frame import Frame
from bridge_rules_gui.simulation.moment_page import moment_page
from bridge_rules_gui.table.verdict import Option
from bridge_rules_gui.window.inert_text import plain_label
from bridge_rules_gui.window.simulator.moment_text import MomentText
from bridge_rules_gui.window.simulator.names import moment_words, name_of_option
from bridge_rules_gui.window.simulator.question_bar import QuestionBar
from bridge_rules_gui.window.simulator.table.names import name_of_seat
from bridge_rules_gui.window.speaking import say
from bridge_rules_gui.window.terms.names import edition_names

_RULING_HEIGHT: Final = 96
_OPTIONS_HEIGHT: Final = 60
"""So much of the ruling and of its options is seen at least; beyond it they are scrolled."""


class RulingPanel(QWidget):
    """Shows what the director rules if he comes now.

    ``option_taken`` carries an `Option`.
    """

    option_taken = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.editions = QComboBox(self)
        self.editions.setObjectName("ruling-edition")
        self.editions.setAccessibleName(self.tr("Edition for the ruling"))
        names = edition_names()
        for edition in reversed(Edition):
            self.editions.addItem(names[edition], edition)
        self.problem = plain_label("editor-problem", self)
        self.text = MomentText(self)
        self.text.setAccessibleName(self.tr("Ruling so far"))
        self.question = QuestionBar(self)
        self.options: list[QToolButton] = []
        self._area = QScrollArea(self)
        self._area.setWidgetResizable(True)
        self._area.setFrameShape(QScrollArea.Shape.NoFrame)
        self._area.setAccessibleName(self.tr("Options under the ruling"))
        self._open: tuple[Option, ...] | None = None
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(4)
        for widget in (self.editions, self.problem, self.text, self.question, self._area):
            self._column.addWidget(widget)
        self.text.setMinimumHeight(_RULING_HEIGHT)
        self._column.setStretchFactor(self.text, 1)
        self._column.setStretchFactor(self._area, 2)
        self.show_problems(())
        self._offer(())

    @property
    def edition(self) -> Edition:
        """The edition that rules."""
        return Edition(self.editions.currentData())  # Qt keeps the text of a text's subclass

    def show_frame(self, frame: Frame) -> None:
        """Show the ruling, the question it leaves open, and the options it gives."""
        self.text.show_page(moment_page(frame, moment_words(say)))
        self.question.ask(frame.ruling.facts_needed, can_undo=False)
        self._offer(frame.ruling.options)

    def show_problems(self, problems: Sequence[NotationProblem]) -> None:
        """Say what is still wrong with the case, the first thing of it."""
        self.problem.setVisible(bool(problems))
        if problems:
            first = problems[0]
            more = self.tr(" (and {count} more)").format(count=len(problems) - 1)
            text = self.tr("Incomplete: {problem}; {remedy}").format(
                problem=say(first.problem), remedy=say(first.remedy)
            )
            self.problem.setText(text + (more if len(problems) > 1 else ""))

    def show_failure(self, message: str) -> None:
        """Say that the case cannot be ruled on as it stands."""
        self.problem.setText(message)
        self.problem.setVisible(True)

    def _offer(self, options: Sequence[Option]) -> None:
        """Offer the options as buttons; the case continues with the one taken."""
        if tuple(options) == self._open:
            return
        self._open = tuple(options)
        inside = QWidget()
        column = QVBoxLayout(inside)
        column.setContentsMargins(6, 2, 6, 2)
        column.setSpacing(2)
        self.options = [self._button(option, inside) for option in self._open]
        for button in self.options:
            column.addWidget(button)
        self._area.setWidget(inside)
        height = inside.sizeHint().height()
        self._area.setMinimumHeight(min(height, _OPTIONS_HEIGHT))
        self._area.setMaximumHeight(height)
        self._area.setVisible(bool(self.options))

    def _button(self, option: Option, parent: QWidget) -> QToolButton:
        button = QToolButton(parent)
        name, hint = _named(option), self.tr("Continue the case with this")
        if option.condition:  # takes the room of the citation
            when = name_of_option(option.condition)
            button.setText(self.tr("{option}, if: {when}").format(option=name, when=when))
            hint = f"{hint} ({option.ground})"
        else:
            button.setText(f"{name} ({option.ground})")
        button.setObjectName(f"option-{option.name}")
        button.setToolTip(hint)
        button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        button.clicked.connect(self._take_option)
        return button

    @Slot()
    def _take_option(self) -> None:
        sender = self.sender()
        if self._open and isinstance(sender, QToolButton) and sender in self.options:
            self.option_taken.emit(self._open[self.options.index(sender)])


def _named(option: Option) -> str:
    about = " ".join(each.in_symbols for each in option.about)
    return f"{name_of_seat(option.who)}: {name_of_option(option.name)} {about}".strip()
