"""Keys of their own: letters are the same keys whatever alphabet the keyboard writes."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent

from bridge_rules_gui.window.keys import latin_key

NONE = Qt.KeyboardModifier.NoModifier


def pressed(letter: str, place: int = 0, virtual: int = 0) -> QKeyEvent:
    """Return a letter as the system tells it, with the place of its key where that is known."""
    return QKeyEvent(QEvent.Type.KeyPress, ord(letter), NONE, place, virtual, 0, letter.lower())


@pytest.mark.parametrize(
    ("letter", "key"),
    [
        # ЙЦУКЕН of Russian.
        ("А", Qt.Key.Key_F),
        ("З", Qt.Key.Key_P),
        ("Г", Qt.Key.Key_U),
        ("Р", Qt.Key.Key_H),
        ("У", Qt.Key.Key_E),
        ("Ш", Qt.Key.Key_I),
        # Serbian alone.
        ("Љ", Qt.Key.Key_Q),
        # What is Latin already.
        ("F", Qt.Key.Key_F),
        ("1", Qt.Key.Key_1),
    ],
)
def test_a_letter_stands_for_the_key_it_is_on(letter: str, key: Qt.Key) -> None:
    assert latin_key(pressed(letter)) is key


@pytest.mark.parametrize(
    ("letter", "place", "key"),
    [
        # Serbian and phonetic Bulgarian: Ф, П, У, Х, Е, И where Latin has them.
        ("Ф", 41, Qt.Key.Key_F),
        ("П", 33, Qt.Key.Key_P),
        ("У", 30, Qt.Key.Key_U),
        ("Х", 43, Qt.Key.Key_H),
        ("Е", 26, Qt.Key.Key_E),
        ("И", 31, Qt.Key.Key_I),
        # Bulgarian of typists: О on F, Е on E.
        ("О", 41, Qt.Key.Key_F),
    ],
)
def test_the_place_of_a_key_counts_more_than_its_letter(
    letter: str, place: int, key: Qt.Key
) -> None:
    assert latin_key(pressed(letter, place)) is key


def test_windows_tells_the_latin_letter_of_a_key() -> None:
    assert latin_key(pressed("П", 25, ord("P"))) is Qt.Key.Key_P


def test_a_letter_on_no_latin_key_is_no_other_key() -> None:
    assert latin_key(pressed("Э")) == ord("Э")
