"""Where the cards of a hand lie: side by side, above one another, or as dummy's columns."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QRectF

from bridge_rules_gui.game.card import Card
from bridge_rules_gui.game.seat import Seat
from bridge_rules_gui.simulation.position import Position
from bridge_rules_gui.window.simulator.table.card_painting import Edge
from bridge_rules_gui.window.simulator.table.measures import GAP, TAIL, Held, Measures
from bridge_rules_gui.window.simulator.table.placing import IS_ACROSS, PlacedCard, Where


def placed_hand(
    seat: Seat, area: QRectF, held: Held, position: Position, measures: Measures
) -> Iterator[PlacedCard]:
    """Yield the cards of a hand in its area, those that lie on others last."""
    if held.suits:
        yield from _dummy(seat, area, held, measures)
    elif held.shown is not None:
        yield from _row(seat, area, list(held.shown), measures, is_up=True)
    else:
        lying = {faced.card for faced in held.faced}
        cards = [c for c in position.hands.get(seat) or () if c not in lying]
        unknown: list[Card | None] = [None] if held.count is None else list(cards)
        yield from _row(seat, area, unknown, measures, is_up=False)


def _row(
    seat: Seat, area: QRectF, cards: list[Card] | list[Card | None], measures: Measures, *,
    is_up: bool,
) -> Iterator[PlacedCard]:  # fmt: skip
    """Yield cards that lie on one another, side by side or one below the other."""
    if not cards:
        return
    across, number = IS_ACROSS[seat], len(cards)
    room = area.width() if across else area.height()
    last = measures.breadth if across else (measures.card * 0.4 if is_up else measures.breadth / 2)
    widest = (measures.card * 0.36 if across else measures.card * 0.4) if is_up else 0.0
    widest = widest or measures.card * 0.12
    strip = min(widest, (room - last) / max(1, number - 1))
    # The last card of a column is drawn whole where there is room, else cut short.
    end = measures.breadth if across else min(measures.card, room - strip * (number - 1))
    start = (room - strip * (number - 1) - end) / 2
    for place, card in enumerate(cards):
        at = start + strip * place
        is_last = place == number - 1
        if across:
            rect = QRectF(area.left() + at, area.top(), measures.breadth, area.height())
            edge, seen = Edge.LEFT, (measures.breadth * 0.5 if is_last else strip)
        else:
            rect = QRectF(area.left(), area.top() + at, area.width(), end)
            edge, seen = Edge.TOP, (min(end, measures.card * 0.4) if is_last else strip)
        seen = min(seen, strip) if is_up and number > 1 else seen
        yield PlacedCard(
            seat, card, rect, Where.HAND, is_up=is_up, edge=edge, strip=seen, is_covered=not is_last
        )


def _dummy(seat: Seat, area: QRectF, held: Held, measures: Measures) -> Iterator[PlacedCard]:
    """Yield dummy's suits, lengthwise to declarer with the lowest card nearest him (Law 41D)."""
    # The first suit lies on dummy's right: on the left for whoever sits opposite North.
    suits = held.suits if seat in (Seat.NORTH, Seat.EAST) else tuple(reversed(held.suits))
    strip = measures.dummy_strip(seat)
    number = len(suits)
    if IS_ACROSS[seat]:
        step = measures.breadth + GAP
        x = area.center().x() - (number * step - GAP) / 2
        for place, suit in enumerate(suits):
            rect = QRectF(x + place * step, area.top(), measures.breadth, area.height())
            yield from _column(seat, suit, rect, strip, measures.card * TAIL)
        return
    step = min(measures.card + GAP, area.height() / number)
    y = area.center().y() - number * step / 2
    for place, suit in enumerate(suits):
        height = min(step - GAP / 2, measures.card)
        rect = QRectF(area.left(), y + place * step, area.width(), height)
        yield from _line(seat, suit, rect, strip, measures.breadth * TAIL)


def _column(
    seat: Seat, suit: tuple[Card, ...], area: QRectF, strip: float, end: float
) -> Iterator[PlacedCard]:
    """Yield a suit of North or South from the top down: North's highest, South's lowest first."""
    length = strip * (len(suit) - 1) + end
    top = area.top() if seat is Seat.NORTH else area.bottom() - length
    for place, card in enumerate(suit if seat is Seat.NORTH else reversed(suit)):
        rect = QRectF(area.left(), top + strip * place, area.width(), end)
        yield _in_dummy(seat, card, rect, Edge.TOP, strip, is_covered=place + 1 < len(suit))


def _line(
    seat: Seat, suit: tuple[Card, ...], area: QRectF, strip: float, end: float
) -> Iterator[PlacedCard]:
    """Yield a suit of West or East from the left: West's highest, East's lowest first."""
    length = strip * (len(suit) - 1) + end
    left = area.left() if seat is Seat.WEST else area.right() - length
    for place, card in enumerate(suit if seat is Seat.WEST else reversed(suit)):
        rect = QRectF(left + strip * place, area.top(), end, area.height())
        yield _in_dummy(seat, card, rect, Edge.LEFT, strip, is_covered=place + 1 < len(suit))


def _in_dummy(
    seat: Seat, card: Card, rect: QRectF, edge: Edge, strip: float, *, is_covered: bool
) -> PlacedCard:
    return PlacedCard(
        seat, card, rect, Where.DUMMY, is_up=True, edge=edge, strip=strip, is_covered=is_covered
    )
