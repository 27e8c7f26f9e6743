"""The table on the screen, used by mouse and keyboard."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from bridge_rules_gui.game.card import Card
from bridge_rules_gui.game.seat import Seat
from bridge_rules_gui.simulation.position import Position
from bridge_rules_gui.window.looks.appearance import apply_palette
from bridge_rules_gui.window.looks.palette import Theme, colours_of
from bridge_rules_gui.window.simulator.table.seen import SeenHands
from bridge_rules_gui.window.simulator.table.table_view import TableView
from tests.window.simulator.table.tips import tip_at

Positions = Callable[[str, int], Position]


LEFT = Qt.MouseButton.LeftButton


def point_of(table: TableView, seat: Seat, card: str) -> QPoint:
    """Return a point of a card that no other card covers."""
    area = table.felt.area_of(seat, Card.parse(card))
    assert area is not None, f"{card} of {seat} is not to be seen"
    return area.center().toPoint()


@pytest.fixture
def chosen(table: TableView) -> list[tuple[Seat, str]]:
    found: list[tuple[Seat, str]] = []

    def note(seat: Seat, card: Card) -> None:
        found.append((seat, str(card)))

    table.card_chosen.connect(note)
    return found


def test_card_is_chosen_by_a_click(
    qtbot: QtBot, table: TableView, position_of: Positions, chosen: list[tuple[Seat, str]]
) -> None:
    table.show_position(position_of("law51-two-suits", 16))
    table.let_choose()
    for seat, card in (
        (Seat.SOUTH, "S8"),
        (Seat.WEST, "H2"),
        (Seat.NORTH, "SQ"),
        (Seat.EAST, "CJ"),
    ):
        QTest.mouseClick(table.felt, LEFT, pos=point_of(table, seat, card))
    assert chosen == [
        (Seat.SOUTH, "S8"), (Seat.WEST, "H2"), (Seat.NORTH, "SQ"), (Seat.EAST, "CJ"),
    ]  # fmt: skip


def test_nothing_is_chosen_where_the_table_is_only_watched(
    qtbot: QtBot, table: TableView, position_of: Positions, chosen: list[tuple[Seat, str]]
) -> None:
    table.show_position(position_of("law51-two-suits", 16))
    QTest.mouseClick(table.felt, LEFT, pos=point_of(table, Seat.SOUTH, "S8"))
    QTest.keyClick(table.felt, Qt.Key.Key_Return)
    assert chosen == []
    assert table.felt.focused is None


def test_keyboard_begins_with_the_player_in_turn_and_goes_from_card_to_card(
    qtbot: QtBot, table: TableView, position_of: Positions, chosen: list[tuple[Seat, str]]
) -> None:
    position = position_of("law51-two-suits", 16)
    table.show_position(position)
    table.let_choose()
    assert table.felt.focused is not None
    assert table.felt.focused[0] is position.turn
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Return):
        QTest.keyClick(table.felt, key)
    assert chosen == [(Seat.EAST, "HT")]
    assert table.felt.accessibleName() == "Card table: 10 of hearts, East"


def test_every_card_can_be_reached_by_arrow_keys(
    qtbot: QtBot, table: TableView, position_of: Positions
) -> None:
    table.show_position(position_of("law51-two-suits", 16))
    table.let_choose()
    plan = table.felt.plan
    assert plan is not None
    requested = {(p.seat, p.card) for p in plan.cards if p.is_held}
    keys = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)
    reached, ways = {table.felt.focused}, [table.felt.focused]
    while ways:
        at = ways.pop()
        for key in keys:
            table.felt.choice.focused = at
            QTest.keyClick(table.felt, key)
            if table.felt.focused not in reached:
                reached.add(table.felt.focused)
                ways.append(table.felt.focused)
    assert reached == requested


def test_focus_is_seen(qtbot: QtBot, table: TableView, position_of: Positions) -> None:
    table.show_position(position_of("law51-two-suits", 16))
    table.let_choose()
    table.activateWindow()
    table.felt.setFocus()
    qtbot.waitUntil(table.felt.hasFocus)
    before = table.felt.grab().toImage()
    QTest.keyClick(table.felt, Qt.Key.Key_Down)
    assert table.felt.grab().toImage() != before


def test_played_card_is_seen_to_move(
    qtbot: QtBot, table: TableView, position_of: Positions
) -> None:
    table.show_position(position_of("law51-two-suits", 14))
    table.show_position(position_of("law51-two-suits", 15), animate=True)
    assert table.felt.is_moving
    on_the_way = table.felt.grab().toImage()
    qtbot.waitUntil(lambda: not table.felt.is_moving, timeout=3000)
    assert table.felt.grab().toImage() != on_the_way


def test_nothing_moves_without_animation(table: TableView, position_of: Positions) -> None:
    table.show_position(position_of("law51-two-suits", 14))
    table.show_position(position_of("law51-two-suits", 15), animate=False)
    assert not table.felt.is_moving
    table.set_duration(0)
    table.show_position(position_of("law51-two-suits", 14), animate=True)
    assert not table.felt.is_moving


def test_table_is_described_in_words(table: TableView, position_of: Positions) -> None:
    table.show_position(position_of("law51-two-suits", 16), SeenHands.DUMMY)
    text = table.felt.accessibleDescription()
    assert "East is to play." in text
    assert "In front of East: jack of clubs, major penalty card." in text
    assert "North holds spades Q," in text
    assert "South holds" not in text


def test_auction_is_told_with_what_became_of_the_calls(
    table: TableView, position_of: Positions
) -> None:
    table.show_position(position_of("law27-insufficient-twice", 6))
    text = table.auction.accessibleDescription()
    assert "East: 1 spade (irregular, withdrawn)." in text
    assert table.auction.notes == (
        "East 1♠: irregular, withdrawn",
        "East 1NT: irregular, not yet dealt with",
    )


def test_sides_are_named_where_there_is_room_and_lettered_where_not(
    table: TableView, position_of: Positions
) -> None:
    table.show_position(position_of("law51-two-suits", 16))
    assert "North\u2060–\u2060South\u00a0" in table.board.words.text()
    table.resize(420, 600)
    assert "NS\u00a0" in table.board.words.text()


def test_claim_and_director_are_said_in_words(table: TableView, position_of: Positions) -> None:
    table.show_position(position_of("law51-two-suits", 16))
    assert table.claim.isHidden()
    assert table.board.director.isHidden()
    table.show_position(position_of("law70-forgotten-trump", 3))
    assert table.claim.isVisible()
    assert "claims" in table.claim.text()
    assert table.board.director.isVisible()


@pytest.mark.parametrize(
    "size", [(400, 250), (400, 370), (420, 380), (620, 560), (420, 800), (2000, 1400)]
)
def test_words_beside_the_table_have_room(
    qtbot: QtBot, table: TableView, position_of: Positions, size: tuple[int, int]
) -> None:
    table.resize(*size)
    table.show_position(position_of("law70-forgotten-trump", 3))
    for label in (table.board.words, table.board.director, table.claim):
        assert label.height() >= label.heightForWidth(label.width())
        room = label.contentsRect()
        words = label.fontMetrics().boundingRect(room, int(Qt.TextFlag.TextWordWrap), label.text())
        assert words.width() <= room.width()


def test_pointer_is_told_what_it_rests_on(
    table: TableView, position_of: Positions, monkeypatch: pytest.MonkeyPatch
) -> None:
    table.show_position(position_of("law51-two-suits", 16))
    tip = tip_at(table.felt, point_of(table, Seat.EAST, "CJ"), monkeypatch)
    assert tip == "jack of clubs, East · major penalty card"
    plan = table.felt.plan
    assert plan is not None
    turned = next(placed for placed in plan.cards if placed.trick == 2)
    tip = tip_at(table.felt, turned.rect.center().toPoint(), monkeypatch)
    assert tip.startswith("Trick 2: ")
    assert "won by" in tip


@pytest.mark.parametrize("theme", list(Theme))
def test_every_theme_colours_every_part(
    table: TableView,
    position_of: Positions,
    theme: Theme,
) -> None:
    colours = colours_of(theme)
    apply_palette(colours)
    table.restyle()
    table.show_position(position_of("law70-forgotten-trump", 3))
    picture = table.grab().toImage()
    assert picture.pixelColor(2, 2).name() == colours.paper
    middle = table.felt.geometry().center()
    assert picture.pixelColor(middle).name() == colours.table
    place = table.claim.geometry().topRight() + QPoint(-2, 2)
    assert picture.pixelColor(place).name() == colours.shade


def test_the_card_stood_at_is_drawn_out_of_its_hand(
    table: TableView, position_of: Positions
) -> None:
    """Else its frame would go around the part in sight, half a card, and over the next one."""
    table.show_position(position_of("law44-ruffing-is-no-duty", 0), SeenHands.ALL, animate=False)
    felt = table.felt
    assert felt.plan is not None
    held = [placed for placed in felt.plan.cards if placed.is_held]
    middle = felt.plan.centre.center()
    assert held
    for placed in held:
        before, after = placed.rect.center() - middle, felt.lifted(placed).center() - middle
        assert after.manhattanLength() < before.manhattanLength()
        assert felt.lifted(placed).size() == placed.rect.size()
