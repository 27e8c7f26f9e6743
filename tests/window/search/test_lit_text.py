"""Excerpts fit their lines, and the words found are lit by weight and line."""

from __future__ import annotations

from PySide6.QtGui import QFont, QTextLayout
from pytestqt.qtbot import QtBot

from bridge_rules_gui.search.answer import Excerpt
from bridge_rules_gui.window.search.lit_text import set_lines

WORDS = "Kada je renons utvrđen i štih uzeo prekršitelj, po završetku igre prenosi se štih"


def test_lit_words_are_heavier_and_underlined(qtbot: QtBot) -> None:
    (shape,) = set_lines(Excerpt(WORDS, ((8, 14),)), QFont(), 400, 3).formats()
    assert (shape.start, shape.length) == (8, 6)
    assert shape.format.fontWeight() == QFont.Weight.Bold
    assert shape.format.fontUnderline()


def test_long_text_is_cut_with_dots(qtbot: QtBot) -> None:
    layout = set_lines(Excerpt(WORDS * 5, ((8, 14), (300, 306))), QFont(), 200, 2)
    assert layout.lineCount() == 2
    assert layout.text().endswith("…")
    assert [shape.start for shape in layout.formats()] == [8]


def test_short_text_is_left_alone(qtbot: QtBot) -> None:
    layout: QTextLayout = set_lines(Excerpt("Renons"), QFont(), 200, 1)
    assert layout.text() == "Renons"
    assert layout.lineCount() == 1
