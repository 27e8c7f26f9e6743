"""The card table whole: the cloth, the auction beside it, and what holds for the board."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QVBoxLayout, QWidget

from bridge_rules_gui.simulation.position import Position
from bridge_rules_gui.window.inert_text import plain_label
from bridge_rules_gui.window.looks.appearance import current_colours
from bridge_rules_gui.window.simulator.table.auction_view import AuctionView
from bridge_rules_gui.window.simulator.table.board_panel import BoardPanel
from bridge_rules_gui.window.simulator.table.description import described, described_claim
from bridge_rules_gui.window.simulator.table.felt_view import FeltView
from bridge_rules_gui.window.simulator.table.looks import TableLook
from bridge_rules_gui.window.simulator.table.seen import SeenHands

_NARROWEST_PANEL: Final = 118
_WIDEST_PANEL: Final = 320
_LOWEST_PANEL: Final = 96
_ROOMY_PANEL: Final = 160
"""From where on the panel has lines enough to name the sides."""
_UNLIMITED: Final = (1 << 24) - 1  # QWIDGETSIZE_MAX, which PySide6 leaves out


class TableView(QWidget):
    """Shows a position, and tells which card was chosen.

    How it is used::

        table.show_position(frame.position, seen=SeenHands.ALL, animate=True)
        table.let_choose()                     # any card that can be seen
        table.card_chosen.connect(...)         # Seat, Card
        table.set_duration(0)                  # cards do not move
    """

    card_chosen = Signal(object, object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("card-table")
        self.felt = FeltView(self)
        self.auction = AuctionView(self)
        self.board = BoardPanel(self)
        self.claim = plain_label("claim-panel", self)
        self.claim.hide()
        self.setMinimumSize(400, 250)
        self._arrange()
        self.felt.card_chosen.connect(self.card_chosen)
        self.setFocusProxy(self.felt)
        self.restyle()

    def _arrange(self) -> None:
        self._panel = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        self._panel.setSpacing(0)
        self._panel.addWidget(self.board)
        self._panel.addWidget(self.auction, 1)
        self._beside = QWidget(self)
        self._beside.setLayout(self._panel)
        self._panel.setContentsMargins(0, 0, 0, 0)
        self._parts = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._parts.setSpacing(4)
        self._parts.addWidget(self._beside)
        self._parts.addWidget(self.felt, 1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(4)
        whole.addLayout(self._parts, 1)
        whole.addWidget(self.claim)

    # -- what is shown ------------------------------------------------------------------

    def show_position(
        self, position: Position, seen: SeenHands = SeenHands.ALL, *, animate: bool = False
    ) -> None:
        """Show a position; with `animate`, the cards that were played are seen to move."""
        self.felt.show_position(position, seen, animate=animate)
        turn = position.turn if position.contract is None else None
        self.auction.show_calls(position.auction, position.dealer, position.vulnerable, turn)
        self.board.show_position(position)
        claim = position.claim
        self.claim.setText(described_claim(claim) if claim is not None else "")
        self.claim.setVisible(claim is not None)
        self.felt.setAccessibleDescription(described(position, seen))

    def let_choose(self) -> None:
        """Let any card be chosen that can be seen."""
        self.felt.let_choose()

    def set_duration(self, milliseconds: int) -> None:
        """Let cards be on their way so long; none moves where it is nought."""
        self.felt.set_duration(milliseconds)

    def restyle(self) -> None:
        """Take the colours that hold."""
        colours = current_colours()
        look = TableLook(colours)
        self.felt.set_look(look)
        self.auction.set_look(look)
        self.board.set_look(look)
        self.claim.setStyleSheet(
            f"#claim-panel {{ background: {colours.shade}; color: {colours.ink};"
            f" border-left: 4px solid {colours.doubt}; padding: 6px 8px; }}"
        )

    # -- room ---------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the auction beside the cloth where the picture is wide, else above it."""
        super().resizeEvent(event)
        size = event.size()
        is_wide = size.width() >= size.height() * 0.95
        direction = QBoxLayout.Direction
        self._parts.setDirection(direction.LeftToRight if is_wide else direction.TopToBottom)
        self._panel.setDirection(direction.TopToBottom if is_wide else direction.LeftToRight)
        self._panel.setStretch(0, 0 if is_wide else 1)
        beside = max(_NARROWEST_PANEL, min(_WIDEST_PANEL, round(size.width() * 0.27)))
        self.board.set_roomy(is_roomy=is_wide and beside >= _ROOMY_PANEL)
        above = max(_LOWEST_PANEL, round(size.height() * 0.24))
        self._beside.setMinimumSize(beside if is_wide else 0, 0 if is_wide else above)
        self._beside.setMaximumSize(
            beside if is_wide else _UNLIMITED, _UNLIMITED if is_wide else above
        )
