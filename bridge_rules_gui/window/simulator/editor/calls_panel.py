"""Calling at the table: whose call the next one is, and the bidding box."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import (
    QAbstractButton,
    QButtonGroup,
    QCheckBox,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QScrollArea,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from bridge_rules_gui.game.auction import Auction
from bridge_rules_gui.game.call import BIDS, Bid, Call, Double, Pass, Redouble
from bridge_rules_gui.game.errors import UnreadableError
from bridge_rules_gui.game.seat import Seat
from bridge_rules_gui.simulation.position import CallState, Position
from bridge_rules_gui.window.looks.appearance import current_colours
from bridge_rules_gui.window.simulator.table.call_painting import draw_call
from bridge_rules_gui.window.simulator.table.looks import TableLook
from bridge_rules_gui.window.simulator.table.names import letter_of_seat, name_of_call, name_of_seat


@dataclass(frozen=True, slots=True)
class TypedCall:
    """What has been typed of a call so far; letters that can begin no call are passed over."""

    text: str = ""

    def with_letter(self, letter: str) -> TypedCall:
        """Return what is typed with a letter more; where it cannot follow, it begins again."""
        requested = letter.upper()
        for text in (self.text + requested, requested):
            if _can_begin(text):
                return TypedCall(text)
        return self

    @property
    def call(self) -> Call | None:
        """The call typed, None while it is none yet."""
        text = self.text
        short = (
            text[:1] + "NT"
            if len(text) == 2 and text[1] == "N"
            else {"D": "X", "R": "XX"}.get(text, text)
        )
        try:
            return Call.parse(short)
        except UnreadableError:
            return None

    @property
    def is_settled(self) -> bool:
        """Whether no other call begins so: ``X`` may become ``XX``, ``1N`` is ``1NT`` already."""
        return isinstance(self.call, Bid) or self.text in ("P", "XX", "R")


def _can_begin(text: str) -> bool:
    if text in ("P", "X", "XX", "D", "R"):
        return True
    return text[:1] in tuple("12345678") and text[1:] in ("", "C", "D", "H", "S", "N")


_SIMPLE: Final[tuple[Call, ...]] = (Pass(), Double(), Redouble())
_COLUMNS: Final = 15  # five bids or three other calls to a row


class CallButton(QAbstractButton):
    """One card of the box; a call that would be irregular is dimmed, and says so."""

    def __init__(self, call: Call, parent: QWidget) -> None:
        super().__init__(parent)
        self.call = call
        self.is_irregular = False
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.set_irregular(is_irregular=False)

    def set_irregular(self, *, is_irregular: bool) -> None:
        """Say whether the call would be irregular now."""
        self.is_irregular = is_irregular
        name = name_of_call(self.call)
        if is_irregular:
            name = self.tr("{call} (would be irregular)").format(call=name)
        self.setAccessibleName(name)
        self.setToolTip(name)
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave the arrow keys to the box: a button of Qt's goes where it thinks best."""
        if event.key() in _MOVES:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def sizeHint(self) -> QSize:
        """Return a card that can be hit with ease."""
        return QSize(46, 30)

    def minimumSizeHint(self) -> QSize:
        """Return the least that can be read."""
        return QSize(34, 22)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - Qt's signature
        """Draw the call on its card."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        look = TableLook(current_colours())
        colours = look.colours
        area = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        is_at = self.hasFocus() or self.underMouse()
        edge = QColor(colours.bar if is_at else colours.rule)
        style = Qt.PenStyle.DashLine if self.is_irregular else Qt.PenStyle.SolidLine
        painter.setPen(QPen(edge, 2.4 if self.hasFocus() else 1.2, style))
        painter.setBrush(QColor(colours.window if self.is_irregular else colours.paper))
        if self.isDown():
            painter.setBrush(QColor(colours.shade))
        painter.drawRoundedRect(area, 4, 4)
        high = min(area.height() * 0.5, 26.0)
        inner = QRectF(area.left() + 4, area.center().y() - high / 2, area.width() - 8, high)
        ink = QColor(colours.quiet_ink) if self.is_irregular else None
        draw_call(painter, inner, self.call, look, ink=ink)


class CallBox(QWidget):
    """The 35 bids, pass, double and redouble.

    ``call_chosen`` carries a call that was clicked or typed: ``1S``, ``3nt``, ``p``, ``x``, ``xx``
    (the last three with Enter where more could follow). Arrow keys go from card to card.
    """

    call_chosen = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("call-box")
        self.setAccessibleName(self.tr("Bidding box"))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._typed = TypedCall()
        self.buttons: dict[Call, CallButton] = {}
        grid = QGridLayout(self)
        grid.setContentsMargins(4, 4, 4, 4)
        grid.setSpacing(3)
        for place, bid in enumerate(BIDS):
            row, column = divmod(place, 5)
            grid.addWidget(self._button(bid), row, column * 3, 1, 3)
        for place, call in enumerate(_SIMPLE):
            grid.addWidget(self._button(call), 7, place * 5, 1, 5)
        self.hint = QLabel(self.tr("Click a call, or type it: 1S, 3NT, P, X, XX"), self)
        self.hint.setWordWrap(True)
        grid.addWidget(self.hint, 8, 0, 1, _COLUMNS)

    def _button(self, call: Call) -> CallButton:
        button = CallButton(call, self)
        button.setObjectName(f"call-{call}")
        button.clicked.connect(self._on_clicked)
        self.buttons[call] = button
        return button

    def show_auction(self, auction: Auction | None, seat: Seat | None) -> None:
        """Dim what would be irregular for a player as the auction stands; nothing without one."""
        for call, button in self.buttons.items():
            problem = None
            if auction is not None and seat is not None:
                problem = auction.illegality(seat, call)
            button.set_irregular(is_irregular=problem is not None)

    @Slot()
    def _on_clicked(self) -> None:
        button = self.sender()
        if isinstance(button, CallButton):
            self._forget_typing()
            self.call_chosen.emit(button.call)

    # -- the keyboard -------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take in a typed call, or go from card to card."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._on_enter()
        elif event.key() in (Qt.Key.Key_Escape, Qt.Key.Key_Backspace) and self._typed.text:
            self._forget_typing()
        elif event.key() in _MOVES:
            self._go(*_MOVES[Qt.Key(event.key())])
        elif event.text().strip():
            self._on_typed(event.text())
        else:
            super().keyPressEvent(event)

    def _on_typed(self, text: str) -> None:
        self._typed = self._typed.with_letter(text)
        if self._typed.is_settled and self._typed.call is not None:
            self._choose(self._typed.call)
        else:
            self._show_typing()

    def _on_enter(self) -> None:
        at = self.focusWidget()
        if self._typed.call is not None:
            self._choose(self._typed.call)
        elif isinstance(at, CallButton) and at.hasFocus():
            at.click()

    def _choose(self, call: Call) -> None:
        self._forget_typing()
        self.call_chosen.emit(call)

    def _forget_typing(self) -> None:
        self._typed = TypedCall()
        self._show_typing()

    def _show_typing(self) -> None:
        text = self.tr("Click a call, or type it: 1S, 3NT, P, X, XX")
        if self._typed.text:
            text = self.tr("Typed: {text} – Enter makes the call, Esc clears it").format(
                text=self._typed.text
            )
        self.hint.setText(text)

    def _go(self, across: int, down: int) -> None:
        """Let the keyboard stand at the next card in a direction."""
        at = self.focusWidget()
        if not isinstance(at, CallButton) or not at.hasFocus():
            self.buttons[Pass()].setFocus(Qt.FocusReason.OtherFocusReason)
            return
        row, column = _place(at.call)
        row = max(0, min(7, row + down))
        column = max(0, min(4 if row < 7 else 2, column + across))
        requested = BIDS[row * 5 + column] if row < 7 else _SIMPLE[column]
        self.buttons[requested].setFocus(Qt.FocusReason.OtherFocusReason)


def _place(call: Call) -> tuple[int, int]:
    """Return the row and column of a call in the box."""
    if isinstance(call, Bid):
        row, column = divmod(BIDS.index(call), 5)
        return row, column
    return 7, _SIMPLE.index(call)


_MOVES: Final = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}


_SEAT_WIDTH = 34


class CallsPanel(QScrollArea):
    """Lets a call be made by whoever's turn it is, or by a player chosen for it.

    ``called`` carries the player, None for the one in turn, and the call; ``changed_call`` a
    player, None for the one who called last, and what he tries to call instead.
    """

    called = Signal(object, object)
    changed_call = Signal(object, object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # a call is typed into its box
        self.box = CallBox(self)
        self.box.call_chosen.connect(self._take)
        # Where nothing is wrapped the box becomes as low as it can, so that Pass is in sight.
        self.box.hint.setWordWrap(False)
        self.turn = self._button(self.tr("In turn"))
        self.seats = {seat: self._button(letter_of_seat(seat)) for seat in Seat}
        self._group = QButtonGroup(self)
        self._arrange_players()
        self.is_change = QCheckBox(self.tr("as a change of the last call"), self)
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
        self.setAccessibleName(self.tr("Calls"))
        self.setWidget(inside)
        self.setWidgetResizable(True)
        self.setFrameShape(QScrollArea.Shape.NoFrame)

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
    """Return the calls that stand, None where the case begins after the auction."""
    if position.dealer is None:
        return None
    auction = Auction(position.dealer)
    for made in position.auction:
        if made.state is not CallState.WITHDRAWN:
            auction = auction.condone(made.seat, made.call)
    return auction
