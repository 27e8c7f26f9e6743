"""The cards and what stands around them: hands to be typed or dealt, dealer, where it begins."""

from __future__ import annotations

from PySide6.QtCore import QSignalBlocker, Signal, Slot
from PySide6.QtWidgets import (
    QComboBox,
    QFormLayout,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from bridge_rules_gui.game.hand import Hand
from bridge_rules_gui.game.scenario import Scenario, Scoring
from bridge_rules_gui.game.seat import Seat
from bridge_rules_gui.game.vulnerability import Vulnerability
from bridge_rules_gui.simulation.editing_deal import full_hand
from bridge_rules_gui.window.keys import LatinLine
from bridge_rules_gui.window.simulator.editor.beginning_form import BeginningForm
from bridge_rules_gui.window.simulator.editor.names import scoring_names
from bridge_rules_gui.window.simulator.table.names import name_of_seat, name_of_vulnerability


class CardsPanel(QScrollArea):
    """Lets the deal and the setting of a case be entered.

    ``hand_typed`` carries a player and what was typed for his hand; the others say what was
    wanted: a random deal, the rest dealt, hands turned, all hands unknown, another dealer,
    vulnerability or scoring. ``beginning`` tells where the case begins.
    """

    hand_typed = Signal(object, str)
    random_requested = Signal()
    rest_requested = Signal()
    turn_requested = Signal()
    clear_requested = Signal()
    dealer_chosen = Signal(object)
    vulnerability_chosen = Signal(object)
    scoring_chosen = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.hands = {seat: LatinLine(self) for seat in Seat}
        self.counts = {seat: QLabel(self) for seat in Seat}
        self.buttons: dict[str, QPushButton] = {}
        self.beginning = BeginningForm(self)
        self.click = QComboBox(self)
        self.dealer = QComboBox(self)
        self.vulnerable = QComboBox(self)
        self.scoring = QComboBox(self)
        self._fill()
        inside = QWidget(self)
        column = QVBoxLayout(inside)
        column.setContentsMargins(8, 6, 8, 6)
        column.setSpacing(6)
        column.addLayout(self._hands())
        column.addLayout(self._buttons())
        column.addLayout(self._click())
        column.addLayout(self._setting())
        column.addWidget(self.beginning)
        column.addStretch(1)
        self.setWidget(inside)
        self.setWidgetResizable(True)
        self.setFrameShape(QScrollArea.Shape.NoFrame)

    def _fill(self) -> None:
        for seat in Seat:
            self.dealer.addItem(name_of_seat(seat), seat)
        for sides in Vulnerability:
            self.vulnerable.addItem(name_of_vulnerability(sides), sides)
        for scoring, name in scoring_names().items():
            self.scoring.addItem(name, scoring)
        for box, name in (
            (self.dealer, self.tr("Dealer")),
            (self.vulnerable, self.tr("Vulnerable")),
            (self.scoring, self.tr("Scoring")),
        ):
            box.setAccessibleName(name)
            box.setSizeAdjustPolicy(
                QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
            )
            box.setMinimumContentsLength(6)
        self.dealer.setObjectName("deal-dealer")
        self.dealer.activated.connect(self._choose_dealer)
        self.vulnerable.activated.connect(self._choose_vulnerability)
        self.scoring.activated.connect(self._choose_scoring)

    def _hands(self) -> QGridLayout:
        grid = QGridLayout()
        grid.setVerticalSpacing(4)
        for row, (seat, field) in enumerate(self.hands.items()):
            name = name_of_seat(seat)
            label = QLabel(name, self)
            label.setBuddy(field)
            field.setObjectName(f"hand-{seat}")
            field.setAccessibleName(self.tr("Hand of {who}").format(who=name))
            field.setPlaceholderText(self.tr("unknown; type KT7.A5.QJ93.8642"))
            field.editingFinished.connect(self._take_hands)
            grid.addWidget(label, row, 0)
            grid.addWidget(field, row, 1)
            grid.addWidget(self.counts[seat], row, 2)
        grid.setColumnStretch(1, 1)
        return grid

    def _buttons(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(4)
        for text, tip, name, signal in (
            (
                self.tr("&Random Deal"),
                self.tr("Deal all four hands again"),
                "random",
                self.random_requested,
            ),
            (
                self.tr("De&al the Rest"),
                self.tr("Deal the remaining cards to incomplete hands"),
                "rest",
                self.rest_requested,
            ),
            (
                self.tr("Ro&tate"),
                self.tr("Pass each hand to the next player"),
                "turn",
                self.turn_requested,
            ),
            (self.tr("&Clear"), self.tr("Set all hands to unknown"), "clear", self.clear_requested),
        ):
            button = QPushButton(text, self)
            button.setToolTip(tip)
            button.setObjectName(f"deal-{name}")
            self.buttons[name] = button
            button.clicked.connect(signal)
            row.addWidget(button)
        row.addStretch(1)
        return row

    def _click(self) -> QHBoxLayout:
        self.click.setObjectName("deal-click")
        self.click.setAccessibleName(self.tr("A card clicked on the table"))
        self.click.addItem(self.tr("is played"), None)
        for seat in Seat:
            name = self.tr("moves to {who}").format(who=name_of_seat(seat))
            self.click.addItem(name, seat)
        row = QHBoxLayout()
        row.addWidget(QLabel(self.tr("A card clicked on the table"), self))
        row.addWidget(self.click, 1)
        return row

    @property
    def receiver(self) -> Seat | None:
        """The hand to which a card clicked at the table moves; None where it is played."""
        seat: Seat | None = self.click.currentData()
        return seat

    def _setting(self) -> QFormLayout:
        form = QFormLayout()
        form.setVerticalSpacing(4)
        pair = QHBoxLayout()
        pair.addWidget(self.dealer)
        pair.addWidget(self.vulnerable, 1)
        form.addRow(self.tr("Dealer"), pair)
        form.addRow(self.tr("Scoring"), self.scoring)
        return form

    def show_scenario(self, scenario: Scenario) -> None:
        """Show the cards and the setting of a case."""
        full = full_hand(scenario)
        for seat, field in self.hands.items():
            hand = scenario.deal.hand(seat) if scenario.deal else None
            shown = "" if hand is None else str(hand)
            if not field.hasFocus() or not field.isModified():
                field.setText(shown)
            self._show_count(seat, hand, full)
        self.dealer.setCurrentIndex(self.dealer.findData(scenario.dealer or Seat.NORTH))
        self.vulnerable.setCurrentIndex(self.vulnerable.findData(scenario.vulnerable))
        self.scoring.setCurrentIndex(self.scoring.findData(scenario.scoring))
        self.beginning.show_scenario(scenario)

    def _show_count(self, seat: Seat, hand: Hand | None, full: int) -> None:
        label = self.counts[seat]
        count = 0 if hand is None else len(hand)
        wrong = hand is not None and count != full
        label.setObjectName("editor-problem" if wrong else "editor-hint")
        text = self.tr("{count} of {full}") if wrong else "{count}"
        label.setText("" if hand is None else text.format(count=count, full=full))

    @Slot()
    def _take_hands(self) -> None:
        for seat, field in self.hands.items():
            if field.isModified():
                field.setModified(False)
                with QSignalBlocker(field):
                    self.hand_typed.emit(seat, field.text())

    @Slot()
    def _choose_dealer(self) -> None:
        dealer: Seat = self.dealer.currentData()
        self.dealer_chosen.emit(dealer)

    @Slot()
    def _choose_vulnerability(self) -> None:
        sides: Vulnerability = self.vulnerable.currentData()
        self.vulnerability_chosen.emit(sides)

    @Slot()
    def _choose_scoring(self) -> None:
        scoring: Scoring = self.scoring.currentData()
        self.scoring_chosen.emit(scoring)
