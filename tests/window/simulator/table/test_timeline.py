"""The timeline, gone along by mouse and keyboard."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bridge_rules_gui.game.seat import Seat
from bridge_rules_gui.simulation.frame import Mark
from bridge_rules_gui.table.irregularity import Irregularity
from bridge_rules_gui.window.simulator.table.timeline import Timeline
from tests.window.simulator.table.tips import tip_at

LEFT = Qt.MouseButton.LeftButton
MARKS = (
    Mark(3, Irregularity.INSUFFICIENT_BID, Seat.EAST),
    Mark(7, Irregularity.REVOKE_ESTABLISHED, None),
)


@pytest.fixture
def timeline(qtbot: QtBot) -> Timeline:
    timeline = Timeline()
    qtbot.addWidget(timeline)
    timeline.resize(424, 46)
    timeline.set_steps(10, [f"event {number}" for number in range(1, 11)])
    timeline.set_marks(MARKS, {7: "1987: one. 2007, 2017: two."})
    with qtbot.waitExposed(timeline):
        timeline.show()
    return timeline


@pytest.fixture
def gone(timeline: Timeline) -> list[int]:
    """Return the steps gone to from now on."""
    steps: list[int] = []
    timeline.step_chosen.connect(steps.append)
    return steps


def at(timeline: Timeline, step: int) -> QPoint:
    return timeline.place_of(step).toPoint()


def test_steps_are_gone_to_by_keys(qtbot: QtBot, timeline: Timeline, gone: list[int]) -> None:
    key = Qt.Key
    for pressed in (key.Key_Right, key.Key_End, key.Key_Right, key.Key_Left, key.Key_Home):
        QTest.keyClick(timeline, pressed)
    assert gone == [1, 10, 9, 0]


def test_page_keys_go_from_sign_to_sign(qtbot: QtBot, timeline: Timeline, gone: list[int]) -> None:
    down, up = Qt.Key.Key_PageDown, Qt.Key.Key_PageUp
    for pressed in (down, down, down, up):
        QTest.keyClick(timeline, pressed)
    assert gone == [3, 7, 10, 7]


def test_step_under_the_pointer_is_gone_to(timeline: Timeline, gone: list[int]) -> None:
    QTest.mouseClick(timeline, LEFT, pos=at(timeline, 4))
    QTest.mouseClick(timeline, LEFT, pos=at(timeline, 4))
    QTest.mouseClick(timeline, LEFT, pos=QPoint(0, 20))
    assert gone == [4, 0]


def test_pointer_is_followed_while_its_button_is_held(timeline: Timeline, gone: list[int]) -> None:
    for step, buttons in ((5, LEFT), (8, LEFT), (2, Qt.MouseButton.NoButton)):
        place = QPointF(at(timeline, step))
        event = QMouseEvent(
            QEvent.Type.MouseMove, place, timeline.mapToGlobal(place), LEFT, buttons,
            Qt.KeyboardModifier.NoModifier,
        )  # fmt: skip
        QApplication.sendEvent(timeline, event)
    assert gone == [5, 8]


def test_nearest_step_is_taken(timeline: Timeline) -> None:
    assert [timeline.step_at(timeline.place_of(step).x() + 9) for step in (0, 4, 10)] == [0, 4, 10]
    assert timeline.step_at(-50) == 0
    assert timeline.step_at(5000) == 10


def test_step_set_from_outside_is_not_reported_as_chosen(
    timeline: Timeline, gone: list[int]
) -> None:
    timeline.set_step(6)
    assert (timeline.step, gone) == (6, [])
    timeline.set_step(99)
    assert timeline.step == 10


def test_event_and_irregularity_are_told(
    timeline: Timeline, monkeypatch: pytest.MonkeyPatch
) -> None:
    tip = tip_at(timeline, at(timeline, 3), monkeypatch)
    assert tip == "<p>Step 3 of 10: event 3 · insufficient bid (East)</p>"
    timeline.set_step(7)
    assert timeline.accessibleDescription().endswith(" · 1987: one. 2007, 2017: two.")


def test_signs_are_seen(timeline: Timeline) -> None:
    with_signs = timeline.grab().toImage()
    timeline.set_marks((), {7: "1987: one. 2007, 2017: two."})
    without = timeline.grab().toImage()
    assert with_signs != without
    timeline.set_marks((), {})
    assert timeline.grab().toImage() != without


def test_case_without_events_has_one_step(timeline: Timeline, gone: list[int]) -> None:
    timeline.set_steps(0)
    assert timeline.step_at(200) == 0
    assert timeline.described_step(0) == "Before the first event"
    assert not timeline.grab().isNull()
