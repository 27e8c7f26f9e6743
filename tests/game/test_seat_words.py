"""Texts are turned round the table: each player is named by the seat he sits in now."""

from __future__ import annotations

import pytest

from bridge_rules_gui.language.seat_words import ENGLISH_SEATS


@pytest.mark.parametrize(
    ("words", "turns", "expected"),
    [
        ("North opened, East passed.", 1, "East opened, South passed."),
        ("North–South are vulnerable, West is not.", 1, "East–West are vulnerable, North is not."),
        ("East–West claim; South objects.", 2, "East–West claim; North objects."),
        ("Northern lights", 1, "Northern lights"),
    ],
)
def test_the_players_of_a_text_are_turned(words: str, turns: int, expected: str) -> None:
    assert ENGLISH_SEATS.turned(words, turns) == expected
