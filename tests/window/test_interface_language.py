"""What Qt's own dialogs say, in every language of the interface."""

from __future__ import annotations

import os
import subprocess
import sys
from datetime import date

import pytest
from PySide6.QtCore import QDate, QLocale
from PySide6.QtWidgets import QApplication, QDialogButtonBox
from pytestqt.qtbot import QtBot

from bridge_rules_gui import resources
from bridge_rules_gui.language.languages import InterfaceLanguage
from bridge_rules_gui.window.interface_language import InterfaceLanguages
from bridge_rules_gui.window.quiz.start_page import StartPage
from bridge_rules_gui.window.speaking import short_date

CLOSE = {
    InterfaceLanguage.BULGARIAN: "Затваряне",
    InterfaceLanguage.RUSSIAN: "Закрыть",
    InterfaceLanguage.SERBIAN: "Zatvori",
    InterfaceLanguage.SERBIAN_CYRILLIC: "Затвори",
}


LOOK_IN = {
    InterfaceLanguage.BULGARIAN: "Търсене в:",
    InterfaceLanguage.RUSSIAN: "Искать в:",
    InterfaceLanguage.SERBIAN: "Pogledaj u:",
    InterfaceLanguage.SERBIAN_CYRILLIC: "Погледај у:",
}


@pytest.mark.parametrize("language", LOOK_IN)
def test_a_file_is_chosen_in_the_language_of_the_window(
    language: InterfaceLanguage, qapp: QApplication
) -> None:
    languages = InterfaceLanguages(qapp, resources.translations)
    languages.speak(language)
    try:
        said = qapp.translate("QFileDialog", "&Look in:")
    finally:
        languages.speak(InterfaceLanguage.ENGLISH)
    assert said.replace("&", "") == LOOK_IN[language]


@pytest.mark.parametrize("language", CLOSE)
def test_a_dialog_is_closed_in_the_language_of_the_window(
    language: InterfaceLanguage, qapp: QApplication, qtbot: QtBot
) -> None:
    languages = InterfaceLanguages(qapp, resources.translations)
    languages.speak(language)
    try:
        box = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        qtbot.addWidget(box)
        said = box.button(QDialogButtonBox.StandardButton.Close).text()
    finally:
        languages.speak(InterfaceLanguage.ENGLISH)
    assert said.replace("&", "") == CLOSE[language]


@pytest.mark.parametrize(
    ("language", "written"),
    [
        (InterfaceLanguage.ENGLISH, "21 Jan 2027"),
        (InterfaceLanguage.RUSSIAN, "21.01.2027"),
        (InterfaceLanguage.SERBIAN, "21. 1. 2027."),
    ],
)
@pytest.mark.parametrize("system", ["C", "de_DE", "en_US"])
def test_a_day_is_written_as_the_language_of_the_interface_does(
    *,
    system: str,
    language: InterfaceLanguage,
    written: str,
    qapp: QApplication,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """In words, and in the field for the day of an exam."""
    monkeypatch.setattr(QLocale, "system", lambda: QLocale(system))
    languages = InterfaceLanguages(qapp, resources.translations)
    languages.speak(language)
    try:
        assert short_date(date(2027, 1, 21)) == written
        page = StartPage()
        qtbot.addWidget(page)
        page.exam_day.setDate(QDate(2027, 1, 21))
        assert page.exam_day.text() == written
    finally:
        languages.speak(InterfaceLanguage.ENGLISH)


@pytest.mark.parametrize(
    ("locale", "language"),
    [
        ("sr_RS@latin", InterfaceLanguage.SERBIAN),
        ("sr_RS.UTF-8@latin", InterfaceLanguage.SERBIAN),
        ("hr_HR.UTF-8", InterfaceLanguage.SERBIAN),
        ("bs_BA.UTF-8", InterfaceLanguage.SERBIAN),
        ("cnr_ME.UTF-8", InterfaceLanguage.SERBIAN),
        ("sr_RS.UTF-8", InterfaceLanguage.SERBIAN_CYRILLIC),
        ("mk_MK.UTF-8", InterfaceLanguage.ENGLISH),
    ],
)
@pytest.mark.skipif(sys.platform != "linux", reason="the locale of the desktop is no variable")
def test_the_language_is_that_of_the_locale(locale: str, language: InterfaceLanguage) -> None:
    """In a process of its own, for Qt reads the locale once."""
    of_others = {key: value for key, value in os.environ.items() if key[:3] not in {"LC_", "LAN"}}
    code = (
        "from bridge_rules_gui.window.interface_language import language_of_system\n"
        "print(language_of_system().value)"
    )
    said = subprocess.run(
        [sys.executable, "-c", code],
        env=of_others | {"LC_MESSAGES": "", "LANG": locale},
        capture_output=True,
        text=True,
        check=True,
    )
    assert said.stdout.strip() == language.value
