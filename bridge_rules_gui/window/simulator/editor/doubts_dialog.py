"""What a record leaves open about an irregularity, asked before the case is opened."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import Qt, Slot
from PySide6.QtWidgets import (
    QButtonGroup,
    QDialog,
    QDialogButtonBox,
    QGroupBox,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QRadioButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from bridge_rules_gui.game.call import Call
from bridge_rules_gui.game.card import Card
from bridge_rules_gui.game.errors import BridgeError
from bridge_rules_gui.game.scenario import Scenario
from bridge_rules_gui.simulation.editing import EditError
from bridge_rules_gui.simulation.editing_deal import cards_typed
from bridge_rules_gui.simulation.import_doubts import Doubt, DoubtKind, Settled, Settlement, settled
from bridge_rules_gui.simulation.importing import Board
from bridge_rules_gui.window.inert_text import plain_label
from bridge_rules_gui.window.speaking import say
from bridge_rules_gui.window.troubles import explained

_WIDTH, _HEIGHT = 560, 420


class DoubtBox(QGroupBox):
    """One doubt with the answers to it; nothing is chosen before the person does."""

    def __init__(self, doubt: Doubt, parent: QWidget | None = None) -> None:
        super().__init__(say(doubt.fault), parent)
        self.doubt = doubt
        self._group = QButtonGroup(self)
        self.answers: dict[Settlement, QRadioButton] = {}
        self.instead = QLineEdit(self)
        column = QVBoxLayout(self)
        names = self._names()
        for answer in doubt.answers:
            button = QRadioButton(names[answer], self)
            button.setObjectName(f"doubt-{answer.value.replace(' ', '-')}")
            self._group.addButton(button)
            self.answers[answer] = button
            column.addWidget(button)
            if answer is Settlement.CORRECTED:
                column.addLayout(self._correction())
        self.instead.setVisible(doubt.kind is not DoubtKind.LEAD)

    def _correction(self) -> QHBoxLayout:
        """Return the field for what took the place of the call or card."""
        self.instead.setObjectName("doubt-instead")
        self.instead.setPlaceholderText(self._hint())
        self.instead.setAccessibleName(self._hint())
        self.instead.textEdited.connect(self._choose_correction)
        row = QHBoxLayout()
        row.addSpacing(24)
        row.addWidget(self.instead)
        return row

    def _names(self) -> Mapping[Settlement, str]:
        return {
            Settlement.AS_RECORDED: self.tr("It happened, and nobody said anything"),
            Settlement.ACCEPTED: self.tr("It happened, and was accepted"),
            Settlement.CORRECTED: self.tr("It was corrected"),
            Settlement.LEFT_OUT: self.tr("The record is wrong here: end the case before this"),
        }

    def _hint(self) -> str:
        if self.doubt.kind is DoubtKind.REVOKE:
            return self.tr("card played instead, such as H5")
        return self.tr("call made instead, such as 2C")

    @property
    def answer(self) -> Settled | None:
        """What was answered, None while nothing is; raise `EditError` for an unreadable call."""
        for answer, button in self.answers.items():
            if button.isChecked():
                is_reported = answer is Settlement.CORRECTED and self.instead.text().strip()
                return Settled(self.doubt, answer, self._read() if is_reported else None)
        return None

    def _read(self) -> Call | Card:
        typed = self.instead.text().strip().upper()
        if self.doubt.kind is DoubtKind.REVOKE:
            return cards_typed(typed)[0]
        try:
            return Call.parse(typed)
        except BridgeError as error:
            raise EditError.of(error) from error

    @Slot()
    def _choose_correction(self) -> None:
        self.answers[Settlement.CORRECTED].setChecked(True)


class DoubtsDialog(QDialog):
    """Asks about every doubt of a board; `scenario` is the case as answered."""

    def __init__(self, board: Board, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("doubts-dialog")
        self.setWindowTitle(self.tr("What Happened Here?"))
        self.resize(_WIDTH, _HEIGHT)
        self._answers = board.scenario
        self.scenario: Scenario | None = None
        intro = QLabel(
            self.tr(
                "Something in the record must have been dealt with at the table, but the "
                "record does not say how. State what happened."
            ),
            self,
        )
        intro.setWordWrap(True)
        inside = QWidget(self)
        column = QVBoxLayout(inside)
        self.boxes = [DoubtBox(doubt, inside) for doubt in board.doubts]
        for box in self.boxes:
            column.addWidget(box)
        column.addStretch(1)
        area = QScrollArea(self)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # its questions are gone through one by one
        area.setWidget(inside)
        area.setWidgetResizable(True)
        self.problem = plain_label("editor-problem", self)
        buttons = QDialogButtonBox(
            QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel, self
        )
        buttons.accepted.connect(self._settle)
        buttons.rejected.connect(self.reject)
        whole = QVBoxLayout(self)
        for widget in (intro, area, self.problem, buttons):
            whole.addWidget(widget)

    @Slot()
    def _settle(self) -> None:
        """Take the answers; say which one is missing or cannot be."""
        try:
            answers = [box.answer for box in self.boxes]
            recorded = [answer for answer in answers if answer is not None]
            if len(recorded) < len(answers):
                self.problem.setText(self.tr("Choose an answer for each, or cancel."))
                return
            self.scenario = settled(self._answers, recorded)
        except EditError as error:
            self.problem.setText(explained(error))
            return
        self.accept()
