"""The cloth as a widget: it draws a position, moves the cards, and tells which one is chosen."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QToolTip, QWidget

from bridge_rules_gui.game.card import Card
from bridge_rules_gui.game.seat import Seat
from bridge_rules_gui.simulation.position import Facing, Position
from bridge_rules_gui.window.simulator.table.card_choice import CardChoice, is_direction, next_card
from bridge_rules_gui.window.simulator.table.card_painting import Edge, draw_frame
from bridge_rules_gui.window.simulator.table.description import plate_texts, tip_at
from bridge_rules_gui.window.simulator.table.felt_painting import (
    draw_cloth,
    draw_director,
    draw_label,
    draw_laid_calls,
    draw_placed,
    draw_plate,
)
from bridge_rules_gui.window.simulator.table.looks import TableLook, grown
from bridge_rules_gui.window.simulator.table.measures import Words
from bridge_rules_gui.window.simulator.table.moving import CardsMoving
from bridge_rules_gui.window.simulator.table.names import name_of_card, name_of_facing, name_of_seat
from bridge_rules_gui.window.simulator.table.placing import PlacedCard, TablePlan
from bridge_rules_gui.window.simulator.table.plan import plan_table
from bridge_rules_gui.window.simulator.table.seen import SeenHands

_FRAME: Final = 2.5
_LIFT: Final = 0.22  # of a card's width, how far the one stood at is drawn out of its hand


class FeltView(QWidget):
    """The table seen from above, South below.

    ``card_chosen`` carries the seat and the card that was clicked, or chosen by the keyboard,
    once `let_choose` has been called.
    """

    card_chosen = Signal(object, object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("felt")
        self.setAccessibleName(self.tr("Card table"))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setMinimumSize(270, 210)
        self._look = TableLook()
        self._position: Position | None = None
        self._seen = SeenHands.ALL
        self._plan: TablePlan | None = None
        self.choice = CardChoice()
        self._enter_is_for_call = False
        self._moving = CardsMoving(self)
        self._moving.moved.connect(self.update)

    # -- what is shown ------------------------------------------------------------------

    def show_position(self, position: Position, seen: SeenHands, *, animate: bool) -> None:
        """Show a position; cards that have changed their place may be seen to move."""
        before = self._plan if self._position is not None else None
        self._moving.stop()
        self._position, self._seen = position, seen
        self._plan = self._planned()
        if animate and self.isVisible() and before is not None and self._plan is not None:
            self._moving.start(before, self._plan)
        self._keep_focus()
        self.update()

    def set_look(self, look: TableLook) -> None:
        """Take other colours."""
        self._look = look
        self.update()

    def set_duration(self, milliseconds: int) -> None:
        """Let cards be on their way so long; none moves where it is nought."""
        self._moving.set_duration(milliseconds)

    def let_choose(self) -> None:
        """Let any card be chosen that can be seen."""
        self.choice.is_open = True
        self._keep_focus()
        self.update()

    @property
    def is_moving(self) -> bool:
        """Whether cards are on their way."""
        return self._moving.is_under_way

    @property
    def focused(self) -> tuple[Seat, Card] | None:
        """The card at which the keyboard stands."""
        return self.choice.focused

    def area_of(self, seat: Seat, card: Card) -> QRectF | None:
        """Return the part of a card that can be seen, or None where it lies in no hand."""
        cards = self._plan.cards if self._plan is not None else ()
        held = (p for p in cards if p.is_held and (p.seat, p.card) == (seat, card))
        return next((placed.in_sight for placed in held), None)

    @property
    def plan(self) -> TablePlan | None:
        """What lies where."""
        return self._plan

    def _planned(self) -> TablePlan | None:
        if self._position is None:
            return None
        metrics = QFontMetricsF(self._words_font())
        label = max(metrics.horizontalAdvance(name_of_facing(facing)) for facing in Facing)
        words = Words(metrics.height(), label + 4)
        return plan_table(self._position, self._seen, QSizeF(self.size()), words)

    def _words_font(self) -> QFont:
        return grown(self.font(), min(self.width(), self.height()) * 0.019)

    # -- drawing ------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - Qt's signature
        """Draw the cloth and everything on it, the cards on their way last."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(self._words_font())
        draw_cloth(painter, QRectF(self.rect()), self._look)
        if self._position is None or self._plan is None:
            return
        self._draw_plates(painter, self._position, self._plan)
        draw_laid_calls(painter, self._position, self._plan, self._look)
        last = self._moving.has
        stood_at = self.choice.at(self._plan) if self.hasFocus() else None
        for placed in (card for card in self._plan.cards if not last(card)):
            area = placed.rect
            if placed is stood_at:
                area = self.lifted(placed)
                self._draw_focus(painter, area)
            draw_placed(painter, placed, area, self._look)
        for label in self._plan.labels:
            draw_label(painter, label, self._look)
        for placed in filter(last, self._plan.cards):
            draw_placed(painter, placed, self._moving.area_of(placed), self._look)

    def _draw_plates(self, painter: QPainter, position: Position, plan: TablePlan) -> None:
        for seat, rect in plan.plates.items():
            is_turn = position.turn is seat
            texts = plate_texts(seat, position, is_turn=is_turn)
            draw_plate(painter, rect, seat, texts, self._look, is_turn=is_turn)
        if position.is_director_present:
            side = min(plan.centre.width(), plan.centre.height()) * 0.22
            corner = plan.centre.topRight() + QPointF(-side, 2)
            draw_director(painter, QRectF(corner.x(), corner.y(), side, side), self._look)

    def lifted(self, placed: PlacedCard) -> QRectF:
        """Return where the card stood at is drawn: drawn out of its hand, towards the middle."""
        area = placed.rect
        if not placed.is_held or self._plan is None:
            return area
        way, by = self._plan.centre.center() - area.center(), _LIFT * area.width()
        if placed.edge is Edge.LEFT:
            return area.translated(0, math.copysign(by, way.y()))
        return area.translated(math.copysign(by, way.x()), 0)

    def _draw_focus(self, painter: QPainter, area: QRectF) -> None:
        """Draw a frame around the whole of a card, below it and the cards that lie on it."""
        colours = self._look.colours
        draw_frame(painter, area, QColor(colours.table_mark), 2 * _FRAME)  # seen on the cloth
        draw_frame(painter, area, QColor(colours.selection), _FRAME)  # and on the card before

    # -- Qt's events --------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay everything out again."""
        super().resizeEvent(event)
        self._lay_out_again()

    def changeEvent(self, event: QEvent) -> None:
        """Lay everything out again for letters of another size."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._lay_out_again()

    def _lay_out_again(self) -> None:
        self._moving.stop()
        self._plan = self._planned()
        self.update()

    def sizeHint(self) -> QSize:
        """Return a size at which the cards can be read with ease."""
        return QSize(560, 560)

    def event(self, event: QEvent) -> bool:
        """Explain what the pointer rests on."""
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            self._explain(event)
            return True
        return super().event(event)

    def _explain(self, event: QHelpEvent) -> None:
        if self._plan is None or self._position is None:
            return
        text = tip_at(QPointF(event.pos()), self._plan, self._position)
        QToolTip.showText(event.globalPos(), text, self)

    # -- choosing a card ----------------------------------------------------------------

    def _keep_focus(self) -> None:
        turn = self._position.turn if self._position is not None else None
        self.choice.keep_focus(self._plan, turn)
        self._announce_focus()

    def _stand_at(self, placed: PlacedCard) -> None:
        self.choice.stand_at(placed)
        self._announce_focus()

    def _announce_focus(self) -> None:
        """Tell whoever hears the table at which card the keyboard stands."""
        name = self.tr("Card table")
        if self.choice.focused is not None:
            seat, card = self.choice.focused
            name = self.tr("Card table: {card}, {player}").format(
                card=name_of_card(card), player=name_of_seat(seat)
            )
        self.setAccessibleName(name)
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Choose the card under the pointer."""
        hit = self.choice.hit(self._plan, event.position().x(), event.position().y())
        if hit is None or event.button() != Qt.MouseButton.LeftButton:
            super().mousePressEvent(event)
            return
        self._stand_at(hit)
        self.card_chosen.emit(hit.seat, hit.card)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Show by the pointer's shape what can be chosen."""
        super().mouseMoveEvent(event)
        hit = self.choice.hit(self._plan, event.position().x(), event.position().y())
        shape = Qt.CursorShape.ArrowCursor if hit is None else Qt.CursorShape.PointingHandCursor
        self.setCursor(shape)

    def take_over_keyboard(self) -> None:
        """Take the focus from the bidding box; an Enter still meant for a call plays no card."""
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        self._enter_is_for_call = True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go to another card by the arrow keys, and choose the one stood at by Enter."""
        at = self.choice.at(self._plan)
        is_for_call, self._enter_is_for_call = self._enter_is_for_call, False
        if is_for_call and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            return
        if at is None:
            super().keyPressEvent(event)
        elif is_direction(event.key()):
            self._stand_at(next_card(self.choice.cards(self._plan), at, event.key()))
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.card_chosen.emit(at.seat, at.card)
        else:
            super().keyPressEvent(event)
