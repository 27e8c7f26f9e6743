"""Calling at the table: whose call the next one is, and the bidding box."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import (
    QButtonGroup,
    QCheckBox,
    QHBoxLayout,
    QLabel,
    QScrollArea,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from bridge_rules_gui.game.auction import Auction
from bridge_rules_gui.game.call import Call
from bridge_rules_gui.game.seat import Seat
from bridge_rules_gui.simulation.position import CallState, Position
from bridge_rules_gui.window.simulator.call_box import CallBox
from bridge_rules_gui.window.simulator.table.names import letter_of_seat, name_of_seat

_SEAT_WIDTH = 34


class CallsPanel(QWidget):
    """Lets a call be made by whoever's turn it is, or by a player chosen for it.

    ``called`` carries the player, None for the one in turn, and the call; ``changed_call`` a
    player, None for the one who called last, and what he tries to call instead.
    """

    called = Signal(object, object)
    changed_call = Signal(object, object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.box = CallBox(self)
        self.box.call_chosen.connect(self._take)
        # Where nothing is wrapped the box becomes as low as it can, so that Pass is in sight.
        self.box.hint.setWordWrap(False)
        self.turn = self._button(self.tr("In turn"))
        self.seats = {seat: self._button(letter_of_seat(seat)) for seat in Seat}
        self._group = QButtonGroup(self)
        self._arrange_players()
        self.is_change = QCheckBox(self.tr("as a change of his last call"), self)
        self.is_change.setObjectName("call-is-change")
        self.hint = QLabel(self)
        self.hint.setObjectName("editor-hint")
        self._arrange()

    def _button(self, text: str) -> QToolButton:
        button = QToolButton(self)
        button.setText(text)
        button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        return button

    def _arrange_players(self) -> None:
        for button in (self.turn, *self.seats.values()):
            button.setCheckable(True)
            self._group.addButton(button)
        for seat, button in self.seats.items():
            name = self.tr("The next call is by {who}").format(who=name_of_seat(seat))
            button.setAccessibleName(name)
            button.setToolTip(name)
            button.setObjectName(f"caller-{seat}")
            button.setMinimumWidth(_SEAT_WIDTH)
        self.turn.setObjectName("caller-in-turn")
        self.turn.setChecked(True)

    def _arrange(self) -> None:
        row = QHBoxLayout()
        row.setSpacing(4)
        row.addWidget(QLabel(self.tr("Call by"), self))
        for button in (self.turn, *self.seats.values()):
            row.addWidget(button)
        row.addSpacing(8)
        row.addWidget(self.is_change)
        row.addStretch(1)
        inside = QWidget(self)
        column = QVBoxLayout(inside)
        column.setContentsMargins(8, 2, 8, 4)
        column.setSpacing(4)
        column.addWidget(self.box, 1)
        column.addLayout(row)
        column.addWidget(self.hint)
        area = QScrollArea(self)
        area.setAccessibleName(self.tr("Calls"))
        area.setWidget(inside)
        area.setWidgetResizable(True)
        area.setFrameShape(QScrollArea.Shape.NoFrame)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(area)

    def show_position(self, position: Position) -> None:
        """Say whose turn it is, and what a click at the table does now."""
        turn = position.turn
        self.box.show_auction(_standing(position), turn)
        if position.contract is None and turn is not None:
            hint = self.tr("{who} is to call.")
            self.hint.setText(hint.format(who=name_of_seat(turn)))
        elif turn is not None:
            hint = self.tr("{who} is to play; click any card at the table.")
            self.hint.setText(hint.format(who=name_of_seat(turn)))
        else:
            self.hint.setText(self.tr("The auction or the play is over."))

    @property
    def _chosen(self) -> Seat | None:
        return next((seat for seat, button in self.seats.items() if button.isChecked()), None)

    @Slot(object)
    def _take(self, call: Call) -> None:
        signal = self.changed_call if self.is_change.isChecked() else self.called
        signal.emit(self._chosen, call)
        self.turn.setChecked(True)
        self.is_change.setChecked(False)


def _standing(position: Position) -> Auction | None:
    """Return the calls that stand, None where the story begins after the auction."""
    if position.dealer is None:
        return None
    auction = Auction(position.dealer)
    for made in position.auction:
        if made.state is not CallState.WITHDRAWN:
            auction = auction.condone(made.seat, made.call)
    return auction
