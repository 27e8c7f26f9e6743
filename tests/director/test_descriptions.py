"""What happened at the table is described as it was: said or done."""

from __future__ import annotations

import pytest

from bridge_rules_gui.director.descriptions import described
from bridge_rules_gui.game.scenario import Event, Remark
from bridge_rules_gui.game.seat import Seat


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ("that trick is ours", "West: “that trick is ours”"),
        ("(a long pause)", "West (a long pause)"),
    ],
)
def test_a_gesture_is_not_stated_as_words(words: str, expected: str) -> None:
    assert str(described(Event(act=Remark(words), who=Seat.WEST))) == expected
