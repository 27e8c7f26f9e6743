"""Catalogues: what is read of them, and the form of a number in labels and sentences alike."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from bridge_rules_gui import resources
from bridge_rules_gui.building import open_phrasebook
from bridge_rules_gui.language.catalogue import Catalogue, read_catalogue
from bridge_rules_gui.language.languages import InterfaceLanguage
from bridge_rules_gui.language.phrasebook import ENGLISH, Phrasebook
from bridge_rules_gui.language.sentence import counted_sentence, sentence
from bridge_rules_gui.window.interface_language import InterfaceLanguages
from bridge_rules_gui.window.speaking import counted
from translations import make

NUMBERS = (0, 1, 2, 5, 21)
TRICKS = {
    InterfaceLanguage.ENGLISH: ("0 tricks", "1 trick", "2 tricks", "5 tricks", "21 tricks"),
    InterfaceLanguage.BULGARIAN: ("0 взятки", "1 взятка", "2 взятки", "5 взятки", "21 взятки"),
    InterfaceLanguage.RUSSIAN: ("0 взяток", "1 взятка", "2 взятки", "5 взяток", "21 взятка"),
    InterfaceLanguage.SERBIAN: ("0 štihova", "1 štih", "2 štiha", "5 štihova", "21 štih"),
    InterfaceLanguage.SERBIAN_CYRILLIC: (
        *("0 штихова", "1 штих", "2 штиха"),
        *("5 штихова", "21 штих"),
    ),
}
ROWS = {
    InterfaceLanguage.ENGLISH: ("0 rows", "1 row", "2 rows", "5 rows", "21 rows"),
    InterfaceLanguage.BULGARIAN: ("0 реда", "1 ред", "2 реда", "5 реда", "21 реда"),
    InterfaceLanguage.RUSSIAN: ("0 строк", "1 строка", "2 строки", "5 строк", "21 строка"),
    InterfaceLanguage.SERBIAN: ("0 redova", "1 red", "2 reda", "5 redova", "21 red"),
    InterfaceLanguage.SERBIAN_CYRILLIC: ("0 редова", "1 ред", "2 реда", "5 редова", "21 ред"),
}
PO = """\
msgid ""
msgstr ""
"Content-Type: text/plain; charset=UTF-8\\n"
"Plural-Forms: nplurals=2; plural=(n > 1);\\n"

msgid "Pass"
msgstr "Пас"

msgctxt "Table"
msgid "Pass"
msgstr "пас"

msgid "{n} call"
msgid_plural "{n} calls"
msgstr[0] "{n} обява"
msgstr[1] "{n} обяви"

#, fuzzy
msgid "Bid"
msgstr "Декларация"

msgid "Double"
msgstr ""
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Return the folder of a language with one compiled catalogue."""
    found = tmp_path / "bg"
    found.mkdir()
    (found / "few.po").write_text(PO, "utf-8")
    make.compile_catalogues(tmp_path)
    return found


def test_a_text_is_found_by_its_english_and_its_context(folder: Path) -> None:
    read = read_catalogue(folder, ("few",))
    assert read.text("Pass") == "Пас"
    assert read.text("Pass", "Table") == "пас"
    assert read.text("Pass", "Quiz") is None
    assert read.text("Double") is None
    assert read.text("Bid") == "Декларация"  # reworded, and in use until somebody has looked
    assert read.text("{n} call") is None


def test_the_rule_of_the_forms_is_that_of_the_catalogue(folder: Path) -> None:
    read = read_catalogue(folder, ("few",))
    assert [read.counted("{n} call", n) for n in (0, 1, 2)] == [
        *("{n} обява", "{n} обява"),
        "{n} обяви",
    ]
    assert read.counted("Pass", 1) is None


@pytest.mark.parametrize("missing", [True, False])
def test_a_catalogue_that_is_not_up_to_date_is_told_of(folder: Path, *, missing: bool) -> None:
    """Nobody reads the labels of yesterday without knowing why."""
    if missing:
        (folder / "few.mo").unlink()
    else:
        later = (folder / "few.mo").stat().st_mtime + 1
        os.utime(folder / "few.po", (later, later))
    with pytest.warns(UserWarning, match=r"bg/few\.mo .* run python translations/make\.py"):
        assert bool(read_catalogue(folder, ("few",))) is not missing


def test_what_is_no_catalogue_is_not_read(folder: Path) -> None:
    (folder / "few.mo").write_bytes(b"\0" * 28)
    with pytest.raises(ValueError, match="no catalogue"):
        read_catalogue(folder, ("few",))


@pytest.mark.parametrize("language", InterfaceLanguage)
def test_a_sentence_has_the_form_of_its_number(language: InterfaceLanguage) -> None:
    book = open_phrasebook(language)
    for number, expected in zip(NUMBERS, TRICKS[language], strict=True):
        said = counted_sentence("{n} trick is transferred", "{n} tricks are transferred", number)
        within = sentence("{who}: “{words}”", who="East", words=said)
        assert re.search(rf"\b{expected}\b", book.say(said))
        assert re.search(rf"\b{expected}\b", book.say(within))


@pytest.fixture
def languages(qapp: QApplication) -> Iterator[InterfaceLanguages]:
    found = InterfaceLanguages(qapp, resources.translations)
    yield found
    found.speak(InterfaceLanguage.ENGLISH)


@pytest.mark.parametrize("language", InterfaceLanguage)
def test_a_label_has_the_form_of_its_number(
    language: InterfaceLanguage, languages: InterfaceLanguages
) -> None:
    languages.speak(language)
    for number, expected in zip(NUMBERS, ROWS[language], strict=True):
        said = counted("{n} row differs", "{n} rows differ", number)
        assert re.search(rf"\b{expected}\b", said)


def test_a_sentence_with_a_number_stays_english_where_it_has_no_translation() -> None:
    said = counted_sentence("{who} owes {n} trick", "{who} owes {n} tricks", 1, who="East")
    assert Phrasebook(InterfaceLanguage.RUSSIAN, Catalogue()).say(said) == "East owes 1 trick"
    assert ENGLISH.say(said) == str(said) == "East owes 1 trick"
