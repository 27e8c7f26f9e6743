"""The first start: three ways to begin, a short tour, and the choice of a language."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt, Slot
from PySide6.QtGui import QAction, QFont, QFontMetrics
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from bridge_rules_gui.language.languages import InterfaceLanguage
from bridge_rules_gui.window.actions.action_set import ActionSet
from bridge_rules_gui.window.guide.overlay import Overlay
from bridge_rules_gui.window.widgets import plain_label

_WIDEST: Final = 880
_MARGIN: Final = 24


class ChoiceButton(QPushButton):
    """A large button: what one begins with, and in a sentence what one does there."""

    def __init__(self, title: str, text: str, keys: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("choice")
        self.setAccessibleName(title)
        self.setAccessibleDescription(text)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 16, 16, 14)
        column.setSpacing(6)
        for words, name in ((title, "choice-title"), (text, "choice-text"), (keys, "guide-quiet")):
            label = plain_label(name, self, words)
            label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            column.addWidget(label, int(name == "choice-text"), Qt.AlignmentFlag.AlignTop)


class WelcomeSheet(Overlay):
    """Asks a newcomer what he has come for; it is closed by a choice, or passed by."""

    def __init__(self, window: QWidget, actions: ActionSet) -> None:
        super().__init__(window)
        self.setObjectName("welcome")
        self._actions = actions
        self.choices: list[ChoiceButton] = []
        self._sheet = QFrame(self)
        self._sheet.setObjectName("guide-sheet")
        self._sheet.setAccessibleName(self.tr("Welcome"))
        column = QVBoxLayout(self._sheet)
        column.setContentsMargins(28, 24, 28, 18)
        column.setSpacing(10)
        self._say(column, self.tr("What would you like to do?"), "guide-title")
        self._say(
            column,
            self.tr("The Laws of Duplicate Bridge of 1987, 2007 and 2017, side by side."),
            "guide-quiet",
        )
        column.addLayout(self._row_of_choices(), 1)
        column.addLayout(self._row_of_ways())
        column.addLayout(self._row_of_languages())

    def _say(self, column: QVBoxLayout, text: str, name: str) -> None:
        label = QLabel(text, self._sheet)
        label.setObjectName(name)
        label.setWordWrap(True)
        column.addWidget(label)

    def _row_of_choices(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(14)
        read = self._choice(
            self.tr("Read and search"),
            self.tr(
                "Open a law by its number, or search in any of the languages. "
                "Every reference is a link."
            ),
            self._actions["go-to"],
        )
        read.clicked.connect(self._read)
        compare = self._choice(
            self.tr("Compare"),
            self.tr("See one law in three editions: what changed in substance, what only moved."),
            self._actions["compare"],
        )
        compare.clicked.connect(self._compare)
        practise = self._choice(
            self.tr("Practise"),
            self.tr(
                "Answer questions and be the director at the table. "
                "Every answer shows the words it rests on."
            ),
            self._practice,
        )
        practise.clicked.connect(self._practise)
        for choice in self.choices:
            row.addWidget(choice, 1)
        return row

    def _choice(self, title: str, text: str, action: QAction) -> ChoiceButton:
        keys = action.shortcut().toString(action.shortcut().SequenceFormat.NativeText)
        choice = ChoiceButton(title, text, keys, self._sheet)
        self.choices.append(choice)
        return choice

    @property
    def _practice(self) -> QAction:
        """The quiz; where there is none, the table."""
        quiz = self._actions["quiz"]
        return quiz if quiz.isEnabled() else self._actions["simulator"]

    def _row_of_ways(self) -> QHBoxLayout:
        row = QHBoxLayout()
        self.tour = self._link(self.tr("Take the &Tour"), row)
        self.tour.clicked.connect(self._take_tour)
        self.guides = self._link(self.tr("Five-&Minute Guides"), row)
        self.guides.clicked.connect(self._take_guides)
        row.addStretch(1)
        self.skip = self._link(self.tr("S&kip"), row)
        self.skip.clicked.connect(self.leave)
        return row

    def _row_of_languages(self) -> QHBoxLayout:
        """Return the languages by their own names: who cannot read the others finds his."""
        row = QHBoxLayout()
        for language in InterfaceLanguage:
            action = self._actions[f"language-{language.value.lower()}"]
            button = self._link(language.own_name, row)
            button.setCheckable(True)
            button.setChecked(action.isChecked())
            button.setEnabled(not action.isChecked())
            button.setMinimumWidth(_width_in_bold(button))  # the one in use is bold
            button.clicked.connect(action.trigger)
        row.addStretch(1)
        return row

    def _link(self, text: str, row: QHBoxLayout) -> QPushButton:
        button = QPushButton(text, self._sheet)
        button.setObjectName("link-button")
        button.setAccessibleName(text.replace("&", ""))
        row.addWidget(button)
        return button

    def arrange(self) -> None:
        """Put the sheet in the middle of the window."""
        width = min(_WIDEST, self.width() - 2 * _MARGIN)
        layout = self._sheet.layout()
        height = layout.totalHeightForWidth(width) if layout is not None else 0
        height = min(max(height, 360), self.height() - 2 * _MARGIN)
        self._sheet.setGeometry(
            (self.width() - width) // 2, (self.height() - height) // 2, width, height
        )

    def take_keyboard(self) -> None:
        """Begin at the first choice."""
        self.choices[0].setFocus(Qt.FocusReason.TabFocusReason)

    @Slot()
    def _read(self) -> None:
        self.leave()
        self._actions["read"].trigger()
        self._actions["go-to"].trigger()

    @Slot()
    def _compare(self) -> None:
        self.leave()
        self._actions["compare"].trigger()

    @Slot()
    def _practise(self) -> None:
        self.leave()
        self._practice.trigger()

    @Slot()
    def _take_tour(self) -> None:
        self.leave()
        self._actions["tour"].trigger()

    @Slot()
    def _take_guides(self) -> None:
        self.leave()
        self._actions["guides"].trigger()


def _width_in_bold(button: QPushButton) -> int:
    """Return the width a button needs when its words are set in bold."""
    font = QFont(button.font())
    font.setBold(True)
    words = QFontMetrics(font).horizontalAdvance(button.text())
    padding = 2 * 9  # of `#link-button`, with its border
    return words + padding
