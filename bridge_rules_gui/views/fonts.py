"""Fonts of the law text: a serif with Cyrillic and Serbian Latin, and our own suit symbols."""

from __future__ import annotations

from functools import cache
from typing import Final

from PySide6.QtGui import QFont, QFontDatabase

from bridge_rules_gui import resources

# Text faces with full Cyrillic and Latin Extended, the better cut first: those of Linux,
# then of macOS and Windows. Asking for a face that is not there is slow, hence the check.
_SERIFS: Final = (
    "Noto Serif",
    "Source Serif 4",
    "PT Serif",
    "Charter",
    "Georgia",
    "Cambria",
    "Times New Roman",
    "DejaVu Serif",
    "Liberation Serif",
)
_READING_SIZE: Final = 1.25  # the law text, as a multiple of the interface font


@cache
def suit_family() -> str:
    """Return the family of the suit symbols, registered; empty where it cannot be read."""
    try:
        data = (resources.assets() / "fonts" / "suits.ttf").read_bytes()
    except OSError:
        return ""
    number = QFontDatabase.addApplicationFontFromData(data)
    families = QFontDatabase.applicationFontFamilies(number) if number >= 0 else []
    return families[0] if families else ""


@cache
def _serif_families() -> tuple[str, ...]:
    installed = set(QFontDatabase.families())
    return tuple(family for family in _SERIFS if family in installed)


def reading_font(interface: QFont, zoom: int) -> QFont:
    """Return the font of law text: a serif where there is one, at a zoom in percent."""
    font = QFont(interface)
    families = _serif_families()
    if families:
        font.setFamilies(list(families))
    font.setStyleHint(QFont.StyleHint.Serif)
    size = interface.pointSizeF() if interface.pointSizeF() > 0 else 9.0
    font.setPointSizeF(size * _READING_SIZE * zoom / 100)
    return font
