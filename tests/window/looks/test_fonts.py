"""The font of law text, and the suit symbols that are on every machine."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QFont, QFontDatabase, QRawFont
from pytestqt.qtbot import QtBot

from bridge_rules_gui import resources
from bridge_rules_gui.window.looks import fonts


@pytest.fixture
def forgetful() -> Iterator[None]:
    """Let the font be looked for again, before and after."""
    fonts.suit_family.cache_clear()
    yield
    fonts.suit_family.cache_clear()


@pytest.mark.usefixtures("qapp")
def test_suit_symbols_come_from_our_own_font() -> None:
    family = fonts.suit_family()
    assert family in QFontDatabase.families()
    raw = QRawFont.fromFont(QFont(family))
    assert all(raw.supportsCharacter(ord(suit)) for suit in "♠♥♦♣")


@pytest.mark.usefixtures("qapp", "forgetful")
def test_pages_do_without_the_suit_font(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(resources, "assets", lambda: tmp_path)
    assert fonts.suit_family() == ""


@pytest.mark.usefixtures("qapp", "forgetful")
def test_damaged_suit_font_is_left_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "fonts").mkdir()
    (tmp_path / "fonts" / "suits.ttf").write_bytes(b"no font")
    monkeypatch.setattr(resources, "assets", lambda: tmp_path)
    assert fonts.suit_family() == ""


def test_law_text_is_larger_than_the_interface_and_zooms(qtbot: QtBot) -> None:
    interface = QFont()
    interface.setPointSizeF(10)
    assert fonts.reading_font(interface, 100).pointSizeF() == 12.5
    assert fonts.reading_font(interface, 200).pointSizeF() == 25


def test_font_sized_in_pixels_still_gives_a_size(qtbot: QtBot) -> None:
    interface = QFont()
    interface.setPixelSize(12)
    assert fonts.reading_font(interface, 100).pointSizeF() > 0
