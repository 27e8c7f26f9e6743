"""Words set in a few lines, some of them lit: how answers are drawn."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF
from PySide6.QtGui import QFont, QTextCharFormat, QTextLayout, QTextOption

from bridge_rules_gui.search.answer import Excerpt, Ranges

_DOTS: Final = "…"
_TRIES: Final = 4


def set_lines(excerpt: Excerpt, font: QFont, width: float, most_lines: int) -> QTextLayout:
    """Return an excerpt set at a width in at most so many lines; dots stand where it is cut."""
    text = excerpt.text
    layout = _laid_out(text, excerpt.lit, font, width)
    for _ in range(_TRIES):
        if layout.lineCount() <= most_lines:
            break
        last = layout.lineAt(most_lines - 1)
        end = last.textStart() + last.textLength()
        text = f"{text[:end].rstrip(f' {_DOTS}')[:-1]}{_DOTS}"
        layout = _laid_out(text, excerpt.lit, font, width)
    return layout


def _laid_out(text: str, lit: Ranges, font: QFont, width: float) -> QTextLayout:
    layout = QTextLayout(text, font)
    wrap = QTextOption()
    wrap.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    layout.setTextOption(wrap)
    layout.setFormats([_lit(start, end) for start, end in lit if end <= len(text)])
    layout.beginLayout()
    top = 0.0
    while (line := layout.createLine()).isValid():
        line.setLineWidth(max(width, 1.0))
        line.setPosition(QPointF(0, top))
        top += line.height()
    layout.endLayout()
    return layout


def _lit(start: int, end: int) -> QTextLayout.FormatRange:
    """Return the look of lit words: heavier and underlined, so that not colour alone tells."""
    lit = QTextLayout.FormatRange()
    lit.start, lit.length = start, end - start
    shape = QTextCharFormat()
    shape.setFontWeight(QFont.Weight.Bold)
    shape.setFontUnderline(True)
    lit.format = shape
    return lit
