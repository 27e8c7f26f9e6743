"""The bidding diagram on the screen."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, QPointF
from pytestqt.qtbot import QtBot

from bridge_rules_gui.game.vulnerability import Vulnerability
from bridge_rules_gui.simulation.position import CallState, Position
from bridge_rules_gui.window.looks.palette import Theme, colours_of
from bridge_rules_gui.window.simulator.table.auction_view import AuctionView
from bridge_rules_gui.window.simulator.table.looks import TableLook
from tests.window.simulator.table.tips import tip_at

Positions = Callable[[str, int], Position]


@pytest.fixture
def view(qtbot: QtBot) -> AuctionView:
    view = AuctionView()
    qtbot.addWidget(view)
    view.resize(240, 220)
    with qtbot.waitExposed(view):
        view.show()
    return view


def show(view: AuctionView, position: Position) -> None:
    view.show_calls(position.auction, position.dealer, position.vulnerable, position.turn)


def test_last_calls_are_in_sight_where_there_is_little_room(
    view: AuctionView, position_of: Positions
) -> None:
    view.resize(120, 64)
    show(view, position_of("law27-insufficient-twice", 6))
    bar, waiting = view.verticalScrollBar(), view.diagram.turn_area()
    assert bar.maximum() > 0
    assert waiting is not None
    assert bar.value() <= waiting.top()
    assert waiting.bottom() <= bar.value() + view.viewport().height()


def test_calls_stay_inside_their_columns(view: AuctionView, position_of: Positions) -> None:
    show(view, position_of("law21-red-suits-or-black", 16))
    for width in (104, 160, 240, 900):
        view.resize(width, 220)
        diagram = view.diagram
        assert diagram.column * 4 <= view.viewport().width()
        columns = {round(area.left(), 3) for area, _ in diagram.areas()}
        assert columns <= {round(diagram.column * number, 3) for number in range(4)}


def test_setting_is_described_in_words(view: AuctionView, position_of: Positions) -> None:
    show(view, position_of("law21-red-suits-or-black", 16))
    assert view.accessibleDescription().startswith("West deals, East–West vulnerable. West: pass.")


def test_auction_that_is_not_recorded_says_so(view: AuctionView) -> None:
    view.show_calls((), None, Vulnerability.NONE, None)
    assert view.notes == ("The auction is not recorded.",)
    assert view.accessibleDescription().startswith("none vulnerable. ")


def test_call_under_the_pointer_is_told(
    view: AuctionView, position_of: Positions, monkeypatch: pytest.MonkeyPatch
) -> None:
    show(view, position_of("law27-insufficient-twice", 6))
    area = next(a for a, made in view.diagram.areas() if made.state is CallState.WITHDRAWN)
    place = (area.center() + QPointF(4, 4)).toPoint()
    tip = tip_at(view.viewport(), place, monkeypatch)
    assert tip == "<p>East: 1 spade (irregular, withdrawn).</p>"
    assert tip_at(view.viewport(), QPoint(1, 1), monkeypatch) == ""


@pytest.mark.parametrize("theme", list(Theme))
def test_fate_of_a_call_is_drawn(view: AuctionView, position_of: Positions, theme: Theme) -> None:
    colours = colours_of(theme)
    view.set_look(TableLook(colours))
    show(view, position_of("law27-insufficient-twice", 6))
    picture = view.viewport().grab().toImage()
    assert picture.pixelColor(picture.width() - 2, picture.height() - 2).name() == colours.paper
    for state in (CallState.WITHDRAWN, CallState.PENDING):
        area = next(a for a, made in view.diagram.areas() if made.state is state)
        inside = [
            picture.pixelColor(x, y).name()
            for x in range(int(area.left()) + 4, int(area.right()) + 4)
            for y in range(int(area.top()) + 4, int(area.bottom()) + 4)
        ]
        assert colours.found_here in inside  # the sign of the irregularity
