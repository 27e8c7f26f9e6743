"""What holds for the board: the contract, the tricks won, the director at the table."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from bridge_rules_gui.game.seat import Side
from bridge_rules_gui.simulation.position import Position
from bridge_rules_gui.window.inert_text import plain_label
from bridge_rules_gui.window.simulator.table.looks import TableLook, grown
from bridge_rules_gui.window.simulator.table.names import (
    letters_of_side,
    name_of_contract,
    name_of_seat,
    name_of_side,
    name_of_vulnerability,
)


class BoardPanel(QWidget):
    """A few lines of words about a position."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("board-panel")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._position: Position | None = None
        self._is_roomy = True
        self.words = plain_label("board-words", self)
        self.director = plain_label("director-present", self, self.tr("Director at the table"))
        self.director.hide()
        lines = QVBoxLayout(self)
        lines.setContentsMargins(6, 4, 6, 4)
        lines.setSpacing(4)
        for label in (self.words, self.director):
            label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Minimum)
            lines.addWidget(label)
        lines.addStretch(1)

    def show_position(self, position: Position) -> None:
        """Show what holds in a position."""
        self._position = position
        self._show_words()
        self.director.setVisible(position.is_director_present)
        self.updateGeometry()  # else the room stays that of the words before

    def set_roomy(self, *, is_roomy: bool) -> None:
        """Name the sides, as there is room for it, or give their letters."""
        self._is_roomy = is_roomy
        self._show_words()

    def _show_words(self) -> None:
        if self._position is not None:
            self.words.setText("\n".join(self._lines(self._position)))

    def _lines(self, position: Position) -> list[str]:
        lines = []
        if position.contract is not None:
            lines.append(name_of_contract(position.contract))
        trick, won = position.trick, position.tricks_won
        if trick is not None:
            lines.append(self.tr("Trick {number} of 13").format(number=trick.number))
            if not trick.cards:
                lines.append(self.tr("On lead: {player}").format(player=name_of_seat(trick.leader)))
        if won is not None:
            pattern = self.tr("{side}\u00a0{tricks}", "a side and its tricks")
            name = _unbroken_side if self._is_roomy else letters_of_side
            sides = [pattern.format(side=name(side), tricks=won.of(side)) for side in Side]
            lines.append(self.tr("Tricks: {counts}").format(counts=" · ".join(sides)))
        if position.dealer is not None:
            lines.append(self.tr("Dealer {player}").format(player=name_of_seat(position.dealer)))
        vulnerable = name_of_vulnerability(position.vulnerable)
        lines.append(vulnerable[:1].upper() + vulnerable[1:])
        return lines

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let the words grow with the picture."""
        super().resizeEvent(event)
        for label in (self.words, self.director):
            label.setFont(grown(self.font(), event.size().width() * 0.052))

    def set_look(self, look: TableLook) -> None:
        """Take other colours."""
        colours = look.colours
        # A sheet that replaces one not yet applied is forgotten by Qt 6.11.
        self.ensurePolished()
        self.setStyleSheet(
            f"#board-panel {{ background: {colours.paper}; }}"
            f"#board-panel QLabel {{ color: {colours.ink}; }}"
            f"#board-panel #director-present {{ background: {colours.shade};"
            f" color: {colours.ink}; border-left: 4px solid {colours.bar}; padding: 3px 6px;"
            " font-weight: 600; }"
        )


def _unbroken_side(side: Side) -> str:
    """Return two partners by their names, which no line ends between."""
    return (
        name_of_side(side)
        .replace("-", "\N{NON-BREAKING HYPHEN}")
        .replace("–", "\N{WORD JOINER}–\N{WORD JOINER}")
    )
