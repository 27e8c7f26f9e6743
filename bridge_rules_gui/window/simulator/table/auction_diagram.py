"""An auction in rows of four: which calls stand in which cell of the printed diagram."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from bridge_rules_gui.game.seat import Seat
from bridge_rules_gui.game.vulnerability import Vulnerability
from bridge_rules_gui.simulation.position import CallOnTable, CallState
from bridge_rules_gui.window.simulator.table.call_painting import draw_call
from bridge_rules_gui.window.simulator.table.card_painting import draw_warning
from bridge_rules_gui.window.simulator.table.looks import (
    TableLook,
    draw_first_that_fits,
    draw_lettering,
)
from bridge_rules_gui.window.simulator.table.names import letter_of_seat, name_of_seat
from bridge_rules_gui.window.simulator.table.seen import CLOCKWISE_FROM_WEST

_WIDEST_COLUMN: Final = 92.0


@dataclass(frozen=True, slots=True)
class AuctionRows:
    """The calls of an auction under the players' columns.

    A cell holds several calls where one has taken the place of another. `turn` is the cell of
    the player to call, as row and column; None when the auction is over.
    """

    rows: tuple[tuple[tuple[CallOnTable, ...], ...], ...]
    turn: tuple[int, int] | None = None


def auction_rows(
    calls: tuple[CallOnTable, ...],
    dealer: Seat | None,
    turn: Seat | None,
) -> AuctionRows:
    """Return the diagram of the calls made so far.

    A call that was withdrawn stands where it was made, and the auction continues from the last
    call that was not: a call in place of another comes into the same cell.
    """
    start = CLOCKWISE_FROM_WEST.index(dealer) if dealer is not None else 0
    at = start - 1
    cells: dict[int, list[CallOnTable]] = {}
    for made in calls:
        place = _following(at, CLOCKWISE_FROM_WEST.index(made.seat))
        cells.setdefault(place, []).append(made)
        if made.state is not CallState.WITHDRAWN:
            at = place
    waiting = None if turn is None else _following(at, CLOCKWISE_FROM_WEST.index(turn))
    last = max([*cells, *([] if waiting is None else [waiting])], default=-1)
    rows = tuple(
        tuple(tuple(cells.get(row * 4 + column, ())) for column in range(4))
        for row in range(last // 4 + 1)
    )
    return AuctionRows(rows, None if waiting is None else divmod(waiting, 4))


def _following(at: int, column: int) -> int:
    """Return the next place of a column after another place."""
    return at + 1 + (column - at - 1) % 4


@dataclass(frozen=True, slots=True)
class AuctionDiagram:
    """A bidding diagram laid out for a width, with letters of some size."""

    rows: AuctionRows
    dealer: Seat | None
    vulnerable: Vulnerability
    width: float
    line: float

    @property
    def column(self) -> float:
        """The width of a column."""
        return min(self.width / 4, _WIDEST_COLUMN)

    @property
    def head(self) -> float:
        """The height of the heads."""
        return self.line * (1.9 if self.dealer is not None else 1.1)

    @property
    def height(self) -> float:
        """The height of the whole."""
        return self.head + sum(self._heights()) + 4

    def _heights(self) -> list[float]:
        """Return the height of each row: as many lines as the fullest of its cells has calls."""
        fullest = [max(1, *(len(cell) for cell in row)) for row in self.rows.rows]
        if self.rows.turn is not None:
            row, column = self.rows.turn
            fullest[row] = max(fullest[row], len(self.rows.rows[row][column]) + 1)
        return [number * self.line for number in fullest]

    def areas(self) -> list[tuple[QRectF, CallOnTable]]:
        """Return where each call stands."""
        found, top = [], self.head + 2
        for row, height in zip(self.rows.rows, self._heights(), strict=True):
            for number, cell in enumerate(row):
                for place, made in enumerate(cell):
                    y = top + place * self.line
                    area = QRectF(number * self.column, y, self.column, self.line)
                    found.append((area, made))
            top += height
        return found

    def turn_area(self) -> QRectF | None:
        """Return where the sign of the player to call stands."""
        if self.rows.turn is None:
            return None
        row, column = self.rows.turn
        top = self.head + 2 + sum(self._heights()[:row])
        top += len(self.rows.rows[row][column]) * self.line
        return QRectF(column * self.column, top, self.column, self.line)

    # -- drawing ------------------------------------------------------------------------

    def draw(self, painter: QPainter, look: TableLook) -> None:
        """Draw the diagram with its upper left corner where the painter stands."""
        metrics = painter.fontMetrics()
        names = [name_of_seat(seat) for seat in CLOCKWISE_FROM_WEST]
        if max(metrics.horizontalAdvance(name) for name in names) > self.column - 8:
            names = [letter_of_seat(seat) for seat in CLOCKWISE_FROM_WEST]
        for number, (seat, name) in enumerate(zip(CLOCKWISE_FROM_WEST, names, strict=True)):
            self._draw_head(painter, number, seat, name, look)
        for area, made in self.areas():
            draw_made_call(painter, area, made, look)
        turn = self.turn_area()
        if turn is not None:
            side = self.line * 0.68
            area = QRectF(turn.center().x() - side / 2, turn.center().y() - side / 2, side, side)
            painter.setPen(QPen(QColor(look.colours.bar), 1.5))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(turn.adjusted(3, 1.5, -3, -1.5), 3, 3)
            inset = area.adjusted(side * 0.12, side * 0.12, -side * 0.12, -side * 0.12)
            draw_lettering(painter, inset, "?", QColor(look.colours.ink))

    def _draw_head(
        self, painter: QPainter, number: int, seat: Seat, name: str, look: TableLook
    ) -> None:
        colours = look.colours
        is_vulnerable = self.vulnerable.includes(seat.side)
        area = QRectF(number * self.column + 1, 0, self.column - 2, self.line * 1.05)
        painter.setPen(QPen(QColor(colours.rule), 1))
        painter.setBrush(QColor(colours.vulnerable if is_vulnerable else colours.shade))
        painter.drawRoundedRect(area, 3, 3)
        painter.setPen(QColor(colours.vulnerable_ink if is_vulnerable else colours.ink))
        draw_first_that_fits(painter, area.adjusted(3, 0, -3, 0), (name,))
        if seat is self.dealer:
            side = self.line * 0.34
            middle = QPointF(area.center().x(), area.bottom() + self.line * 0.42)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(colours.ink))
            painter.drawEllipse(middle, side, side)
            inner = QRectF(
                middle.x() - side * 0.4, middle.y() - side * 0.55, side * 0.8, side * 1.1
            )
            draw_lettering(painter, inner, "D", QColor(colours.paper))


def draw_made_call(painter: QPainter, area: QRectF, made: CallOnTable, look: TableLook) -> None:
    """Draw a call in its cell: struck through, outlined, with a sign, as it has fared."""
    colours = look.colours
    inner = area.adjusted(3, area.height() * 0.2, -3, -area.height() * 0.2)
    sign = min(area.height() * 0.62, area.width() * 0.24)
    if made.is_irregular:
        inner.setRight(area.right() - sign)
    is_withdrawn = made.state is CallState.WITHDRAWN
    ink = QColor(colours.quiet_ink) if is_withdrawn else None
    draw_call(painter, inner, made.call, look, ink=ink)
    if is_withdrawn:
        painter.setPen(QPen(QColor(colours.ink), max(1.4, area.height() * 0.07)))
        middle = inner.center().y()
        painter.drawLine(QPointF(inner.left(), middle), QPointF(inner.right(), middle))
    elif made.state is CallState.PENDING:
        painter.setPen(QPen(QColor(colours.doubt), 1.6, Qt.PenStyle.DashLine))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(area.adjusted(2, 1, -2, -1), 3, 3)
    if made.is_irregular:
        place = QRectF(area.right() - sign - 1, area.top() + 1, sign, sign)
        draw_warning(painter, place, QColor(colours.found_here), QColor(colours.found_ink))
    if made.meaning:
        side = area.height() * 0.16
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(colours.link))
        painter.drawEllipse(QPointF(area.left() + side + 1, area.top() + side + 2), side, side)
