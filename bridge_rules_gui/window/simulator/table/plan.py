"""From a position to its plan: which card lies where on a cloth of some size."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF

from bridge_rules_gui.game.card import Card
from bridge_rules_gui.game.seat import Seat
from bridge_rules_gui.simulation.position import Position, TrickOnTable
from bridge_rules_gui.window.simulator.table.card_painting import CARD_SHAPE, Edge
from bridge_rules_gui.window.simulator.table.measures import (
    FACED_SIZE,
    GAP,
    MINI,
    TAIL,
    Held,
    Measures,
    Words,
    columns_of_dummy,
    measured,
)
from bridge_rules_gui.window.simulator.table.placing import (
    IS_ACROSS,
    FacedLabel,
    PlacedCard,
    TablePlan,
    Where,
)
from bridge_rules_gui.window.simulator.table.seen import SeenHands, in_display_order

_ALL: Final = 13


def plan_table(position: Position, seen: SeenHands, size: QSizeF, words: Words) -> TablePlan:
    """Return where everything of a position lies, with the largest cards that have room."""
    hands = {seat: _held_by(seat, position, seen) for seat in Seat}
    return _Planner(position, hands, size, measured(size, hands, words)).plan()


def _held_by(seat: Seat, position: Position, seen: SeenHands) -> Held:
    """Return what a player holds, without the cards that lie before him."""
    cards = position.hands.get(seat)
    contract = position.contract
    faced = () if seat is position.dummy else tuple(f for f in position.faced if f.seat is seat)
    lying = {each.card for each in faced}
    has_quitted = bool(position.quitted)
    if cards is None:
        return Held(None, None, (), faced, has_quitted)
    kept = in_display_order(card for card in cards if card not in lying)
    if not seen.includes(seat, position):
        return Held(len(kept), None, (), faced, has_quitted)
    if seat is position.dummy and contract is not None:
        suits = columns_of_dummy(kept, contract.denomination)
        return Held(len(kept), kept, suits, faced, has_quitted)
    return Held(len(kept), kept, (), faced, has_quitted)


class _Planner:
    """Lays out one position with given measures."""

    def __init__(
        self, position: Position, hands: dict[Seat, Held], size: QSizeF, measures: Measures
    ) -> None:
        self._position = position
        self._hands = hands
        self._measures = measures
        self._area = QRectF(0, 0, size.width(), size.height())
        zones = {seat: measures.hand_zone(seat, hands[seat]) for seat in Seat}
        self._middle = self._area.adjusted(
            zones[Seat.WEST], zones[Seat.NORTH], -zones[Seat.EAST], -zones[Seat.SOUTH]
        )
        depth = {seat: measures.side(seat, hands[seat]) for seat in Seat}
        self._centre = self._area.adjusted(
            depth[Seat.WEST], depth[Seat.NORTH], -depth[Seat.EAST], -depth[Seat.SOUTH]
        )

    def plan(self) -> TablePlan:
        """Return the whole plan."""
        cards: list[PlacedCard] = []
        labels: list[FacedLabel] = []
        for seat in Seat:
            cards += self._quitted(seat)
        for seat in Seat:
            cards += _hand(
                seat, self._hand_area(seat), self._hands[seat], self._position, self._measures
            )
            for placed, label in self._faced(seat):
                cards.append(placed)
                labels.append(label)
        cards += self._trick()
        plates = {seat: self._plate(seat) for seat in Seat}
        return TablePlan(self._measures.card, tuple(cards), plates, tuple(labels), self._centre)

    def _plate(self, seat: Seat) -> QRectF:
        height, area = self._measures.plate, self._area
        if seat is Seat.NORTH:
            return QRectF(area.left() + GAP, area.top() + GAP, area.width() - 2 * GAP, height)
        if seat is Seat.SOUTH:
            top = area.bottom() - GAP - height
            return QRectF(area.left() + GAP, top, area.width() - 2 * GAP, height)
        zone = self._measures.hand_zone(seat, self._hands[seat])
        # A narrow hand leaves room for a longer plate where nothing lies before the player.
        width = max(zone, min(self._measures.side(seat, self._hands[seat]), zone * 2)) - 2 * GAP
        left = area.left() + GAP if seat is Seat.WEST else area.right() - GAP - width
        return QRectF(left, self._middle.top() + GAP, width, height)

    def _hand_area(self, seat: Seat) -> QRectF:
        area, middle, plate = self._area, self._middle, self._measures.plate
        depth = self._measures.hand(seat, self._hands[seat])
        across = (area.left() + GAP, area.width() - 2 * GAP)
        if seat is Seat.NORTH:
            return QRectF(across[0], area.top() + plate + 1.5 * GAP, across[1], depth)
        if seat is Seat.SOUTH:
            top = area.bottom() - plate - 1.5 * GAP - depth
            return QRectF(across[0], top, across[1], depth)
        top = middle.top() + plate + 1.5 * GAP
        height = middle.bottom() - top - GAP / 2
        left = area.left() + GAP if seat is Seat.WEST else area.right() - GAP - depth
        return QRectF(left, top, depth, height)

    def _lane(self, seat: Seat, start: float, depth: float) -> QRectF:
        """Return a strip of the table before a player, `start` in from his hand."""
        middle, centre = self._middle, self._centre
        if seat is Seat.NORTH:
            return QRectF(centre.left(), middle.top() + start, centre.width(), depth)
        if seat is Seat.SOUTH:
            top = middle.bottom() - start - depth
            return QRectF(centre.left(), top, centre.width(), depth)
        if seat is Seat.WEST:
            return QRectF(middle.left() + start, centre.top(), depth, centre.height())
        return QRectF(middle.right() - start - depth, centre.top(), depth, centre.height())

    # -- cards before a player ----------------------------------------------------------

    def _quitted(self, seat: Seat) -> Iterator[PlacedCard]:
        """Yield a player's turned cards: lengthwise to partner when won, across when lost (65B)."""
        depth = self._measures.quitted(self._hands[seat])
        if not depth:
            return
        lane = self._lane(seat, 0, depth)
        across = IS_ACROSS[seat]
        length = self._measures.card * MINI
        along = lane.width() if across else lane.height()
        pitch = min(length * 0.8, (along - length) / (_ALL - 1))
        first = (lane.center().x() if across else lane.center().y()) - pitch * (_ALL - 1) / 2
        for trick in self._position.quitted:
            at = first + (trick.number - 1) * pitch
            centre = QPointF(at, lane.center().y()) if across else QPointF(lane.center().x(), at)
            yield from _turned(seat, trick, centre, length)

    def _faced(self, seat: Seat) -> Iterator[tuple[PlacedCard, FacedLabel]]:
        held, measures = self._hands[seat], self._measures
        if not held.faced:
            return
        lane = self._lane(seat, measures.quitted(held), measures.faced(seat, held) - GAP)
        width, height = measures.breadth * FACED_SIZE, measures.card * FACED_SIZE
        line, number = measures.words.line, len(held.faced)
        label = max(width, measures.words.label)
        if IS_ACROSS[seat]:
            step = min(label + GAP, (lane.width() - label) / max(1, number - 1))
            x, y = lane.center().x() - (number - 1) * step / 2, lane.top()
            move = QPointF(step, 0)
        else:
            whole = height + line
            step = min(whole + GAP, (lane.height() - whole) / max(1, number - 1))
            x, y = lane.center().x(), lane.center().y() - (number - 1) * step / 2 - whole / 2
            move = QPointF(0, step)
        for place, faced in enumerate(held.faced):
            corner = QPointF(x - width / 2, y) + move * place
            rect = QRectF(corner.x(), corner.y(), width, height)
            edge = Edge.LEFT if IS_ACROSS[seat] else Edge.TOP
            last = place == number - 1
            strip = width if last else min(step, width if IS_ACROSS[seat] else height)
            word = QRectF(rect.center().x() - label / 2, rect.bottom(), label, line)
            yield (
                PlacedCard(
                    seat, faced.card, rect, Where.FACED, is_up=True, edge=edge,
                    strip=strip, facing=faced.facing, is_covered=strip < width,
                ),
                FacedLabel(word, faced.facing),
            )  # fmt: skip

    # -- the trick ----------------------------------------------------------------------

    def _trick(self) -> Iterator[PlacedCard]:
        trick, down = self._position.trick, self._position.face_down
        laid: dict[Seat, int] = {}
        for played in trick.cards if trick is not None else ():
            number = laid.get(played.seat, 0)
            laid[played.seat] = number + 1
            rect = self._before(played.seat, number)
            yield PlacedCard(
                played.seat, played.card, rect, Where.TRICK, is_up=True, edge=Edge.LEFT,
                strip=rect.width() * 0.42, is_irregular=played.is_irregular,
                is_winner=trick is not None and trick.winner is played.seat and not number,
                trick=trick.number if trick is not None else 0,
            )  # fmt: skip
        if down is not None:
            rect = self._before(down, laid.get(down, 0))
            yield PlacedCard(
                down, None, rect, Where.FACE_DOWN, is_up=False, edge=Edge.LEFT, strip=rect.width()
            )

    def _before(self, seat: Seat, number: int) -> QRectF:
        """Return where a player's card of the trick lies, a second one beside the first."""
        return before_player(seat, self._centre.center(), self._measures.card, number)


def before_player(seat: Seat, middle: QPointF, card: float, number: int = 0) -> QRectF:
    """Return the area of a player's card in a trick around a point."""
    width = card * CARD_SHAPE
    x, y = {
        Seat.NORTH: (-width / 2, -card - GAP / 2),
        Seat.SOUTH: (-width / 2, GAP / 2),
        Seat.WEST: (-1.5 * width - GAP, -card / 2),
        Seat.EAST: (0.5 * width + GAP, -card / 2),
    }[seat]
    aside = number * width * 0.4
    return QRectF(middle.x() + x + aside, middle.y() + y, width, card)


def _turned(
    seat: Seat, trick: TrickOnTable, centre: QPointF, length: float
) -> Iterator[PlacedCard]:
    is_won = trick.winner is not None and trick.winner.side is seat.side
    stands = is_won == IS_ACROSS[seat]
    breadth = length * CARD_SHAPE
    width, height = (breadth, length) if stands else (length, breadth)
    rect = QRectF(centre.x() - width / 2, centre.y() - height / 2, width, height)
    for played in trick.cards:
        if played.seat is seat:
            yield PlacedCard(
                seat, played.card, rect, Where.QUITTED, is_up=False, edge=Edge.LEFT,
                strip=width, is_irregular=played.is_irregular, is_winner=is_won,
                trick=trick.number,
            )  # fmt: skip


# -- a hand -------------------------------------------------------------------------------------


def _hand(
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
