"""Where a case begins: with the auction, with the opening lead, or in the middle of the play."""

from __future__ import annotations

from enum import StrEnum

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from bridge_rules_gui.game.scenario import MidPlay, Scenario
from bridge_rules_gui.game.seat import Seat
from bridge_rules_gui.window.keys import LatinLine
from bridge_rules_gui.window.simulator.table.names import name_of_seat

_TRICKS = 13


class Beginning(StrEnum):
    """Where a case begins."""

    AUCTION = "auction"
    LEAD = "lead"
    PLAY = "play"


class BeginningForm(QWidget):
    """Lets the beginning of a case be entered.

    ``auction_chosen`` tells that it begins with the auction, ``contract_entered`` carries the
    contract as typed and declarer, ``play_entered`` these and where the play stands.
    """

    auction_chosen = Signal()
    contract_entered = Signal(str, object)
    play_entered = Signal(str, object, object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.kind = QComboBox(self)
        self.kind.setObjectName("beginning-kind")
        self.kind.setAccessibleName(self.tr("Start of the case"))
        self.kind.addItem(self.tr("begins with the auction"), Beginning.AUCTION)
        self.kind.addItem(self.tr("begins with the opening lead"), Beginning.LEAD)
        self.kind.addItem(self.tr("begins in the play"), Beginning.PLAY)
        self.contract = LatinLine(self)
        self.contract.setObjectName("beginning-contract")
        self.contract.setAccessibleName(self.tr("Contract"))
        self.contract.setPlaceholderText(self.tr("contract, e.g. 4SX"))
        self.declarer = self._seats(self.tr("Declarer"))
        self.leader = self._seats(self.tr("On lead"))
        self.trick = self._number(self.tr("Current trick"), 1, _TRICKS)
        self.won = self._number(self.tr("Tricks won by North–South"), 0, _TRICKS)
        self.apply = QPushButton(self.tr("S&tart Here"), self)
        self.apply.setObjectName("beginning-apply")
        self.apply.clicked.connect(self._emit_beginning)
        self.contract.returnPressed.connect(self._emit_beginning)
        self._arrange()
        self.kind.activated.connect(self._take_kind)
        self._show_kind(Beginning.AUCTION)

    def _seats(self, name: str) -> QComboBox:
        box = QComboBox(self)
        for seat in Seat:
            box.addItem(name_of_seat(seat), seat)
        box.setAccessibleName(name)
        return box

    def _number(self, name: str, least: int, most: int) -> QSpinBox:
        box = QSpinBox(self)
        box.setRange(least, most)
        box.setAccessibleName(name)
        return box

    def _arrange(self) -> None:
        first = QHBoxLayout()
        first.addWidget(QLabel(self.tr("The case"), self))
        first.addWidget(self.kind, 1)
        self._contract_row = QWidget(self)
        second = QHBoxLayout(self._contract_row)
        second.setContentsMargins(0, 0, 0, 0)
        second.addWidget(self.contract, 1)
        second.addWidget(QLabel(self.tr("by"), self))
        second.addWidget(self.declarer)
        second.addWidget(self.apply)
        self._play_row = QWidget(self)
        third = QHBoxLayout(self._play_row)
        third.setContentsMargins(0, 0, 0, 0)
        for label, widget in (
            (self.tr("Trick"), self.trick),
            (self.tr("on lead"), self.leader),
            (self.tr("N–S have won"), self.won),
        ):
            third.addWidget(QLabel(label, self))
            third.addWidget(widget)
        third.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addLayout(first)
        column.addWidget(self._play_row)
        column.addWidget(self._contract_row)

    def show_scenario(self, scenario: Scenario) -> None:
        """Show where a case begins."""
        kind = Beginning.AUCTION
        if scenario.contract is not None:
            kind = Beginning.LEAD if scenario.start is None else Beginning.PLAY
            self.contract.setText(str(scenario.contract))
            self.declarer.setCurrentIndex(self.declarer.findData(scenario.contract.declarer))
        if scenario.start is not None:
            self.trick.setValue(scenario.start.trick)
            self.won.setValue(scenario.start.tricks_ns)
            self.leader.setCurrentIndex(self.leader.findData(scenario.start.on_lead))
        self.kind.setCurrentIndex(self.kind.findData(kind))
        self._show_kind(kind)

    @property
    def _kind(self) -> Beginning:
        return Beginning(self.kind.currentData())  # Qt keeps the text of a text's subclass

    def _show_kind(self, kind: Beginning) -> None:
        self._contract_row.setVisible(kind is not Beginning.AUCTION)
        self._play_row.setVisible(kind is Beginning.PLAY)

    @Slot()
    def _take_kind(self) -> None:
        kind = self._kind
        self._show_kind(kind)
        if kind is Beginning.AUCTION:
            self.auction_chosen.emit()
        elif self.contract.text().strip():
            self._emit_beginning()
        else:
            self.contract.setFocus()

    @Slot()
    def _emit_beginning(self) -> None:
        contract, declarer = self.contract.text(), self.declarer.currentData()
        if self._kind is not Beginning.PLAY:
            self.contract_entered.emit(contract, declarer)
            return
        trick, won = self.trick.value(), self.won.value()
        start = MidPlay(trick, self.leader.currentData(), won, trick - 1 - won)
        self.play_entered.emit(contract, declarer, start)
