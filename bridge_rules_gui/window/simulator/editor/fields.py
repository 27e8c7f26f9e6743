"""The fields in which an editor takes a value: one kind for each kind of value."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLineEdit, QToolButton, QWidget

from bridge_rules_gui.game.suit import Suit
from bridge_rules_gui.simulation.editing import EditError
from bridge_rules_gui.simulation.editing_acts import Input, InputKind
from bridge_rules_gui.simulation.editing_deal import cards_typed, line_shown, line_typed
from bridge_rules_gui.window.keys import LatinLine
from bridge_rules_gui.window.simulator.editor.names import name_of_choice
from bridge_rules_gui.window.simulator.names import name_of_option

translate = QCoreApplication.translate

_MOST_TRICKS = 13


class ChoiceField(QComboBox):
    """Some values to choose from, and nothing entered before them."""

    def __init__(self, values: tuple[Any, ...], names: Callable[[Any], str]) -> None:
        super().__init__()
        self.addItem("", None)
        for value in values:
            self.addItem(names(value), value)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(8)

    def entered(self) -> Any:
        """Return the value chosen."""
        return self.currentData()

    def fill(self, value: Any) -> None:
        """Choose a value."""
        self.setCurrentIndex(next((n for n in range(self.count()) if self.itemData(n) == value), 0))


class OpenChoiceField(QComboBox):
    """Words to choose from, or others to be typed."""

    def __init__(self, words: tuple[str, ...], names: Callable[[str], str]) -> None:
        super().__init__()
        self.setEditable(True)
        self.addItem("", "")
        for word in words:
            self.addItem(names(word), word)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(8)

    def entered(self) -> Any:
        """Return the word chosen or typed."""
        place = self.findText(self.currentText(), Qt.MatchFlag.MatchFixedString)
        word = self.itemData(place) if place >= 0 else self.currentText().strip()
        return word or None

    def fill(self, value: Any) -> None:
        """Show a word."""
        place = self.findData(value or "")
        if place >= 0:
            self.setCurrentIndex(place)
        else:
            self.setEditText(str(value))


class WordsField(QLineEdit):
    """Words to be typed."""

    def entered(self) -> Any:
        """Return the words."""
        return self.text().strip() or None

    def fill(self, value: Any) -> None:
        """Show words, or a list of them."""
        words = value if isinstance(value, list) else [] if value is None else [str(value)]
        self.setText(" ".join(words))


class CallField(LatinLine, WordsField):
    """A call to be typed: ``1S``, ``2nt``, ``p``, ``x``."""

    def __init__(self) -> None:
        super().__init__()
        self.setPlaceholderText(translate("Editor", "1S, 2NT, P, X or XX"))

    def entered(self) -> Any:
        """Return the call as a scenario writes it."""
        typed = self.text().strip().upper()
        is_short_notrump = len(typed) == 2 and typed[0].isdigit() and typed[1] == "N"
        return f"{typed}T" if is_short_notrump else typed or None


class CardField(LatinLine, WordsField):
    """Cards to be typed, or clicked at the table."""

    def __init__(self) -> None:
        super().__init__()
        self.setPlaceholderText(translate("Editor", "click a card, or type SQ"))

    def entered(self) -> Any:
        """Return one card or a list; what cannot be read is given on, to be refused."""
        try:
            cards = [str(card) for card in cards_typed(self.text())]
        except EditError:
            return self.text().strip()
        return (cards[0] if len(cards) == 1 else cards) if cards else None

    def take(self, card: str) -> None:
        """Add a card, or take it out again when it is there."""
        words = self.text().split()
        self.setText(
            " ".join([word for word in words if word != card] if card in words else [*words, card])
        )


class LineField(CardField):
    """The line of a claim to be typed, step by step; cards can be clicked."""

    def __init__(self) -> None:
        super().__init__()
        self.setPlaceholderText(translate("Editor", "SA, H, draw, finesse DQ, rest"))
        self.setToolTip(
            translate(
                "Editor",
                (
                    "Cards in order; a suit alone: from the top; draw: draw trumps; finesse and "
                    "its card; rest: nothing more is stated"
                ),
            )
        )

    def entered(self) -> Any:
        """Return the steps as a scenario has them."""
        return line_typed(self.text()) or None

    def fill(self, value: Any) -> None:
        """Show a line."""
        self.setText(line_shown(value))


class SuitsField(QWidget):
    """The four suits, each to be chosen or not."""

    def __init__(self) -> None:
        super().__init__()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(4)
        self._buttons: dict[str, QToolButton] = {}
        for suit in reversed(Suit):
            button = QToolButton(self)
            button.setText(f"{suit.symbol} {suit}")
            button.setCheckable(True)
            button.setAccessibleName(suit.name.title())
            row.addWidget(button)
            self._buttons[str(suit)] = button
        row.addStretch(1)
        self.setFocusProxy(self._buttons["S"])

    def entered(self) -> Any:
        """Return the suits chosen."""
        chosen = [suit for suit, button in self._buttons.items() if button.isChecked()]
        return chosen or None

    def fill(self, value: Any) -> None:
        """Choose suits."""
        chosen = [value] if isinstance(value, str) else value or []
        for suit, button in self._buttons.items():
            button.setChecked(suit in chosen)


Field = ChoiceField | OpenChoiceField | WordsField | SuitsField
"""A field says its value as a scenario document has it; None for nothing entered."""


def field_for(given: Input) -> Field:
    """Return the field for something that can be stated of an act."""
    if given.kind is InputKind.CHOICE:
        return _choice(given)
    if given.kind is InputKind.WORDS and given.is_open:
        return OpenChoiceField(given.choices, name_of_choice)
    return _PLAIN[given.kind]()


def _choice(given: Input) -> Field:
    if given.is_open:
        return OpenChoiceField(given.choices, name_of_option)
    if given.key == "accept":
        return _truth()
    return ChoiceField(given.choices, name_of_choice)


def _truth() -> Field:
    return ChoiceField((True, False), _truth_name)


def _number() -> Field:
    return ChoiceField(tuple(range(_MOST_TRICKS + 1)), str)


def _tricks() -> Field:
    return ChoiceField(("all", *range(_MOST_TRICKS + 1)), _tricks_name)


_PLAIN: Final[Mapping[InputKind, Callable[[], Field]]] = {
    InputKind.TRUTH: _truth,
    InputKind.NUMBER: _number,
    InputKind.TRICKS: _tricks,
    InputKind.CALL: CallField,
    InputKind.CARD: CardField,
    InputKind.LINE: LineField,
    InputKind.SUITS: SuitsField,
    InputKind.WORDS: WordsField,
}


def _truth_name(value: object) -> str:
    return name_of_choice("true" if value is True else "false")


def _tricks_name(value: object) -> str:
    return translate("Editor", "all that are left") if value == "all" else str(value)
