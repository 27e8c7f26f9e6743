"""The drawn assets: a font of the four suits alone, and the icon."""

from __future__ import annotations

import configparser
import tomllib
from pathlib import Path

import pytest
from PySide6.QtGui import QFontDatabase, QIcon, QRawFont
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QApplication

from bridge_rules_gui.start_options import PROGRAM

ASSETS = Path(__file__).parent.parent / "assets"
SUITS = "♠♥♦♣"


@pytest.fixture
def font(qapp: QApplication) -> QRawFont:
    return QRawFont(str(ASSETS / "fonts" / "suits.ttf"), 1000)


def test_font_is_known_by_its_family(qapp: QApplication) -> None:
    number = QFontDatabase.addApplicationFont(str(ASSETS / "fonts" / "suits.ttf"))
    assert QFontDatabase.applicationFontFamilies(number) == ["Bridge Suits"]


def test_font_holds_the_suits_and_nothing_else(font: QRawFont) -> None:
    characters = [chr(code) for code in range(0x20, 0x3000)]
    assert {c for c in characters if font.supportsCharacter(ord(c))} == set(SUITS)


@pytest.mark.parametrize("suit", SUITS)
def test_suit_has_the_size_of_a_capital_letter(font: QRawFont, suit: str) -> None:
    (glyph,) = font.glyphIndexesForString(suit)
    box = font.pathForGlyph(glyph).boundingRect()
    assert -730 < box.top() < -700  # Qt's vertical axis points down
    assert -1 <= box.bottom() < 20
    assert box.left() > 0
    assert box.right() < font.advancesForGlyphIndexes([glyph])[0].x()


def test_suits_do_not_spread_the_lines(font: QRawFont) -> None:
    assert font.ascent() + font.descent() + font.leading() < 1000


def test_icon_can_be_drawn(qapp: QApplication) -> None:
    assert QSvgRenderer(str(ASSETS / "icon.svg")).isValid()


def test_icon_is_a_picture_in_all_sizes(qapp: QApplication) -> None:
    icon = QIcon(str(ASSETS / "icon.svg"))
    for side in (16, 32, 256):
        picture = icon.pixmap(side, side).toImage()
        assert picture.width() == side
        assert picture.pixelColor(side // 2, side // 3).alpha() == 255


def test_desktop_entry_starts_the_program_under_its_icon() -> None:
    entry = configparser.ConfigParser(interpolation=None)
    entry.optionxform = str  # type: ignore[assignment, method-assign]
    entry.read(ASSETS / "bridge-rules-gui.desktop", "utf-8")
    said = entry["Desktop Entry"]
    project = tomllib.loads((ASSETS.parent / "pyproject.toml").read_text("utf-8"))
    shared = project["tool"]["hatch"]["build"]["targets"]["wheel"]["shared-data"]
    assert said["Type"] == "Application"
    assert said["Exec"] in project["project"]["gui-scripts"]
    assert f"share/icons/hicolor/scalable/apps/{said['Icon']}.svg" in shared.values()
    assert f"share/applications/{PROGRAM}.desktop" in shared.values()
    assert said["StartupWMClass"] == PROGRAM
    for key in ("Name", "GenericName", "Comment", "Keywords"):
        for language in ("bg", "ru", "sr", "sr@latin"):
            assert said[f"{key}[{language}]"] != said[key]
    assert all(said[key].endswith(";") for key in said if key.startswith("Keywords"))
