"""The bidding diagram as a widget, with what was out of order in words below it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QHelpEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractScrollArea, QToolTip, QWidget

from bridge_rules_gui.game.seat import Seat
from bridge_rules_gui.game.vulnerability import Vulnerability
from bridge_rules_gui.simulation.position import CallOnTable, CallState
from bridge_rules_gui.window.inert_text import inert_tip
from bridge_rules_gui.window.simulator.table.auction_diagram import (
    AuctionDiagram,
    auction_rows,
)
from bridge_rules_gui.window.simulator.table.description import noted_call, recorded_call
from bridge_rules_gui.window.simulator.table.looks import TableLook, grown
from bridge_rules_gui.window.simulator.table.names import name_of_seat, name_of_vulnerability

_MARGIN: Final = 4
_LINE: Final = 1.35  # the height of a row of calls, against that of a line of words


class AuctionView(QAbstractScrollArea):
    """The calls under the four players, scrolled to the last where there is little room.

    West's column comes first, as books print it.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("auction-diagram")
        self.setAccessibleName(self.tr("Auction"))
        self.setFrameShape(QAbstractScrollArea.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setMinimumSize(104, 64)
        self._look = TableLook()
        self._calls: tuple[CallOnTable, ...] = ()
        self._dealer: Seat | None = None
        self._vulnerable = Vulnerability.NONE
        self._turn: Seat | None = None

    def show_calls(
        self,
        calls: tuple[CallOnTable, ...],
        dealer: Seat | None,
        vulnerable: Vulnerability,
        turn: Seat | None,
    ) -> None:
        """Show calls; `turn` is who is to call, None when nobody is."""
        self._calls, self._dealer = calls, dealer
        self._vulnerable, self._turn = vulnerable, turn
        text = [recorded_call(made) for made in calls] or [self.tr("No call yet.")]
        self.setAccessibleDescription(" ".join([f"{self._setting()}.", *text]))
        self._fit()

    def set_look(self, look: TableLook) -> None:
        """Take other colours."""
        self._look = look
        palette = self.viewport().palette()
        palette.setColor(QPalette.ColorRole.Window, QColor(look.colours.paper))
        palette.setColor(QPalette.ColorRole.Base, QColor(look.colours.paper))
        self.viewport().setPalette(palette)
        self.viewport().update()

    @property
    def diagram(self) -> AuctionDiagram:
        """The diagram as it is laid out."""
        rows = auction_rows(self._calls, self._dealer, self._turn)
        width = self.viewport().width() - 2 * _MARGIN
        line = QFontMetricsF(self._words_font()).height() * _LINE
        return AuctionDiagram(rows, self._dealer, self._vulnerable, width, line)

    @property
    def notes(self) -> tuple[str, ...]:
        """What was out of order, in words."""
        if not self._calls and self._turn is None:
            return (self.tr("The auction is not recorded."),)
        odd = (m for m in self._calls if m.is_irregular or m.state is not CallState.STANDS)
        return tuple(noted_call(made) for made in odd)

    def _setting(self) -> str:
        vulnerable = name_of_vulnerability(self._vulnerable)
        if self._dealer is None:
            return vulnerable
        return self.tr("{dealer} deals, {vulnerable}").format(
            dealer=name_of_seat(self._dealer), vulnerable=vulnerable
        )

    def _words_font(self) -> QFont:
        return grown(self.font(), self.viewport().width() * 0.052)

    def _note_areas(self, top: float) -> list[tuple[QRectF, str]]:
        metrics, width = QFontMetricsF(self._words_font()), self.viewport().width() - 2 * _MARGIN
        found = []
        for note in self.notes:
            room = QRectF(0, 0, width, 10_000)
            height = metrics.boundingRect(room, int(Qt.TextFlag.TextWordWrap), note).height()
            found.append((QRectF(0, top, width, height), note))
            top += height + 2
        return found

    def _fit(self) -> None:
        """Let the bar reach over the whole, and show the last calls."""
        diagram = self.diagram
        notes = self._note_areas(diagram.height + 2)
        whole = notes[-1][0].bottom() if notes else diagram.height
        bar = self.verticalScrollBar()
        bar.setPageStep(self.viewport().height())
        bar.setSingleStep(int(diagram.line))
        bar.setRange(0, max(0, int(whole + 2 * _MARGIN) - self.viewport().height()))
        # The last call and whose turn it is go before the notes below them.
        bar.setValue(int(diagram.height + 2 * _MARGIN) - self.viewport().height())
        self.viewport().update()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - Qt's signature
        """Draw the diagram and the notes."""
        painter = QPainter(self.viewport())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(self._words_font())
        painter.fillRect(self.viewport().rect(), QColor(self._look.colours.paper))
        painter.translate(_MARGIN, _MARGIN - self.verticalScrollBar().value())
        diagram = self.diagram
        diagram.draw(painter, self._look)
        painter.setPen(QColor(self._look.colours.ink))
        for area, note in self._note_areas(diagram.height + 2):
            painter.drawText(area, int(Qt.TextFlag.TextWordWrap), note)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay out again."""
        super().resizeEvent(event)
        self._fit()

    def sizeHint(self) -> QSize:
        """Return a size for an auction of some rounds."""
        return QSize(240, 180)

    def viewportEvent(self, event: QEvent) -> bool:
        """Tell the call under the pointer in words."""
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            self._explain(event)
            return True
        return super().viewportEvent(event)

    def _explain(self, event: QHelpEvent) -> None:
        point = QPointF(event.pos()) - QPointF(_MARGIN, _MARGIN - self.verticalScrollBar().value())
        hit = next((made for area, made in self.diagram.areas() if area.contains(point)), None)
        text = recorded_call(hit) if hit is not None else ""
        QToolTip.showText(event.globalPos(), inert_tip(text), self.viewport())
