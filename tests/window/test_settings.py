"""What the window remembers, and what it makes of a spoilt file."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QByteArray

from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.language.languages import InterfaceLanguage
from bridge_rules_gui.window.quiz.state import QuizState
from bridge_rules_gui.window.settings import Settings, ThemeChoice
from bridge_rules_gui.window.simulator.state import SimulatorState


def test_new_settings_have_their_defaults(file: Path) -> None:
    settings = Settings(file)
    assert settings.place is None
    assert settings.zoom == 100
    assert settings.theme is ThemeChoice.SYSTEM
    assert settings.geometry == QByteArray()
    assert len(settings.pane_widths) == 3
    assert settings.shows_contents
    assert settings.shows_side_panel


def test_everything_survives_a_restart(file: Path) -> None:
    settings = Settings(file)
    settings.place = Address.parse("ru1987/27B1(a)")
    settings.zoom = 150
    settings.theme = ThemeChoice.DARK
    settings.geometry = QByteArray(b"\x01\x02\xff")
    settings.pane_widths = (200, 800, 0)
    settings.shows_contents = False
    settings.shows_side_panel = False
    settings.save()

    again = Settings(file)
    assert again.place == Address.parse("ru1987/27B1(a)")
    assert again.zoom == 150
    assert again.theme is ThemeChoice.DARK
    assert again.geometry == QByteArray(b"\x01\x02\xff")
    assert again.pane_widths == (200, 800, 0)
    assert not again.shows_contents
    assert not again.shows_side_panel


@pytest.mark.parametrize(
    "written",
    [
        # values of another version, or of a hand that erred
        "[reading]\nplace=bg2099/27\nzoom=huge\npane-widths=1 2\n[window]\ntheme=pink\n",
        "[reading]\nplace=27B\nzoom=9999\npane-widths=a b c\n[window]\ntheme=\ngeometry=5\n",
        "[reading]\nplace=\nzoom=-10\npane-widths=0 0 0\n[window]\ntheme=@Invalid()\n",
        "[reading]\nplace=bg2017/27, 28\nzoom=49\npane-widths=1 2 3 4\n",
        # no settings at all
        "\x00\x01\x02 not an ini file ]]][[[",
        "",
    ],
)
def test_spoilt_values_fall_back_to_the_defaults(file: Path, written: str) -> None:
    file.write_text(written, "utf-8")
    settings = Settings(file)
    assert settings.place is None
    assert settings.zoom == 100
    assert settings.theme is ThemeChoice.SYSTEM
    assert settings.geometry == QByteArray()
    assert settings.pane_widths == Settings(file.with_name("other.ini")).pane_widths


def test_spoilt_file_can_be_written_again(file: Path) -> None:
    file.write_text("]]] rubbish", "utf-8")
    settings = Settings(file)
    settings.zoom = 80
    settings.save()
    assert Settings(file).zoom == 80


def test_folder_that_cannot_be_made_is_no_error(tmp_path: Path) -> None:
    (tmp_path / "folder").write_text("a file in the way", "utf-8")
    settings = Settings(tmp_path / "folder" / "window.ini")
    settings.zoom = 80
    settings.save()
    assert settings.zoom == 80


def test_file_of_a_newer_version_is_read_and_left_as_it_is(file: Path) -> None:
    written = "[General]\nschema=2\n\n[reading]\nzoom=150\nplace=ru1987/27B\nunheard=of\n"
    file.write_text(written, "utf-8")
    settings = Settings(file)
    assert settings.is_of_newer_version
    assert settings.zoom == 150
    settings.zoom = 80
    settings.geometry = QByteArray(b"\x01")
    settings.recent.remember_search("revoke")
    settings.recent.forget_searches()
    settings.save()
    assert settings.zoom == 80  # for this run
    assert settings.recent.searches == ()
    del settings
    assert file.read_text("utf-8") == written
    assert Settings(file).zoom == 150


@pytest.mark.parametrize("schema", ["schema=1", "schema=0", "schema=x", ""])
def test_file_of_this_or_an_older_version_is_written(file: Path, schema: str) -> None:
    file.write_text(f"[General]\n{schema}\n", "utf-8")
    settings = Settings(file)
    assert not settings.is_of_newer_version
    settings.zoom = 80
    settings.save()
    assert Settings(file).zoom == 80
    assert "schema=1" in file.read_text("utf-8")


@pytest.mark.parametrize(
    ("language", "edition"),
    [
        (InterfaceLanguage.ENGLISH, Edition.BG_2017),
        (InterfaceLanguage.BULGARIAN, Edition.BG_2017),
        (InterfaceLanguage.RUSSIAN, Edition.RU_1987),
        (InterfaceLanguage.SERBIAN, Edition.SR_2007),
        (InterfaceLanguage.SERBIAN_CYRILLIC, Edition.SR_2007),
    ],
)
def test_newcomer_begins_with_the_book_of_his_language(
    file: Path, language: InterfaceLanguage, edition: Edition
) -> None:
    settings = Settings(file)
    settings.spoken = language
    assert settings.usual_edition is edition
    assert settings.simulator.edition is edition
    assert settings.quiz.edition is edition


def test_edition_left_is_kept_in_every_language(file: Path) -> None:
    settings = Settings(file)
    settings.quiz = QuizState(Edition.SR_2007)
    settings.simulator = SimulatorState(Edition.SR_2007)
    settings.spoken = InterfaceLanguage.RUSSIAN
    assert settings.simulator.edition is settings.quiz.edition is Edition.SR_2007


def test_interface_size_survives_and_a_spoilt_one_is_usual(file: Path) -> None:
    settings = Settings(file)
    settings.interface_size = 150
    settings.save()
    assert Settings(file).interface_size == 150
    settings.interface_size = 133
    assert settings.interface_size == 100
