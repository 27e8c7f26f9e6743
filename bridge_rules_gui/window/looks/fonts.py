"""Fonts of the law text: a serif with Cyrillic and Serbian Latin, and our own suit symbols."""

from __future__ import annotations

from functools import cache
from typing import Final

from PySide6 import QtGui
from PySide6.QtGui import QFont

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
    "DejaVu Serif Condensed",
    "Liberation Serif",
)
_READING_SIZE: Final = 1.25  # the law text, as a multiple of the interface font


@cache
def suit_family() -> str:
    """Return the family of the suit symbols, registered; empty where it cannot be read."""
    from bridge_rules_gui import resources  # noqa: PLC0415 - not every page has suits

    try:
        data = (resources.assets() / "fonts" / "suits.ttf").read_bytes()
    except OSError:
        return ""
    number = QtGui.QFontDatabase.addApplicationFontFromData(data)
    families = QtGui.QFontDatabase.applicationFontFamilies(number) if number >= 0 else []
    return families[0] if families else ""


@cache
def serif_families() -> tuple[str, ...]:
    """Return the text faces there are, the better cut first; looking takes a moment."""
    installed = set(QtGui.QFontDatabase.families())
    return tuple(family for family in _SERIFS if family in installed)


_trusted: list[str] = []


def trust_families(families: tuple[str, ...]) -> None:
    """Take the text faces found by an earlier start for those there are, from now on."""
    _trusted[:] = families


def reading_font(interface: QFont, zoom: int) -> QFont:
    """Return the font of law text: a serif where there is one, at a zoom in percent."""
    font = QFont(interface)
    families = _trusted or list(serif_families())
    if families:
        font.setFamilies(families)
    font.setStyleHint(QFont.StyleHint.Serif)
    size = interface.pointSizeF() if interface.pointSizeF() > 0 else 9.0
    font.setPointSizeF(size * _READING_SIZE * zoom / 100)
    return font


def bring_letters() -> bool:
    """Take the letters that PDF is made with, where the system has none at all.

    Tell whether it has some. Asked once the window stands on the screen, empty: looking for a
    font takes its time.
    """
    font = QtGui.QGuiApplication.font()
    if QtGui.QFontMetrics(font).inFont("a"):
        return True
    from PySide6.QtWidgets import QApplication  # noqa: PLC0415 - hardly ever

    from bridge_rules_gui import resources  # noqa: PLC0415 - as above

    for file in sorted((resources.assets() / "fonts").glob("book-*.ttf")):
        number = QtGui.QFontDatabase.addApplicationFont(str(file))
        families = QtGui.QFontDatabase.applicationFontFamilies(number)
        if file.stem == "book-regular" and families:
            QApplication.setFont(QFont(families[0], font.pointSize()))
    return False
