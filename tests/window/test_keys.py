"""Keys of their own: letters are the same keys whatever alphabet the keyboard writes."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from bridge_rules_gui.window.keys import LatinLine, latin_key

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


@pytest.mark.parametrize(
    ("keys", "expected"),
    [
        # ЙЦУКЕН, which has S on Ы, C on С, N on Т, T on Е, P on З, X on Ч.
        ("1Ы", "1S"),
        ("1С", "1C"),
        ("2ТЕ", "2NT"),
        ("З", "P"),
        ("ЧЧ", "XX"),
        ("1S", "1S"),
    ],
)
def test_a_call_is_typed_on_a_cyrillic_keyboard(qtbot: QtBot, keys: str, expected: str) -> None:
    line = LatinLine()
    qtbot.addWidget(line)
    for key in keys:
        line.keyPressEvent(pressed(key))
    assert line.text().upper() == expected


def test_a_key_that_is_no_letter_does_what_it_always_does(qtbot: QtBot) -> None:
    line = LatinLine()
    qtbot.addWidget(line)
    line.setText("1S")
    QTest.keyClick(line, Qt.Key.Key_Backspace)
    assert line.text() == "1"
    line.setReadOnly(True)
    line.keyPressEvent(pressed("Ы"))
    assert line.text() == "1"
