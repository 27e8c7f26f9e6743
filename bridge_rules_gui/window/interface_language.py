"""The language of the interface: what translates its labels, and Qt's own, Cyrillic converted."""

from __future__ import annotations

import os
import re
from typing import TYPE_CHECKING, Final

from PySide6 import QtCore
from PySide6.QtCore import QLocale, QTranslator

from bridge_rules_gui.language.catalogue import LABELS, read_catalogue
from bridge_rules_gui.language.languages import InterfaceLanguage
from bridge_rules_gui.window.looks.letterforms import prepare_letters

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from PySide6.QtCore import QCoreApplication

    from bridge_rules_gui.language.catalogue import Catalogue


class Labels(QTranslator):
    """Says the labels of the window, and what Qt's own dialogs say, by a catalogue.

    A text has one translation wherever it stands, unless the catalogue has another for the class
    that says it, or for the remark it is said with. Texts of Qt have none but under their class.
    """

    def __init__(self, catalogue: Catalogue, *, is_converted: bool) -> None:
        super().__init__()
        self._catalogue = catalogue
        self._is_converted = is_converted

    def isEmpty(self) -> bool:
        """Tell that there is something to be asked for."""
        return False

    def translate(
        self, context: str, text: str, disambiguation: str | None = None, n: int = -1
    ) -> str | None:
        """Return the translation; None where there is none."""
        said = self._said(context, text, disambiguation, n)
        if said and self._is_converted:
            from bridge_rules_gui.language.serbian_cyrillic import in_cyrillic  # noqa: PLC0415 - rare

            return in_cyrillic(said)
        return said

    def _said(self, context: str, text: str, disambiguation: str | None, n: int) -> str | None:
        if n >= 0:
            return self._catalogue.counted(text, n)
        said = self._catalogue.text(text, disambiguation or context)
        if said or disambiguation or _OF_QT(context):
            return said
        return self._catalogue.text(text)


_OF_QT: Final = re.compile("Q[A-Z]").match


class InterfaceLanguages:
    """Changes the language that windows made from now on are in.

    `folder` tells where the catalogues lie. What they do not have is said in English.
    """

    def __init__(self, app: QCoreApplication, folder: Callable[[], Path]) -> None:
        self._app = app
        self._folder = folder
        self._installed: list[QTranslator] = []
        self.current = InterfaceLanguage.ENGLISH

    def speak(self, language: InterfaceLanguage) -> None:
        """Put in the translators of a language, and its way of writing numbers and dates."""
        for translator in self._installed:
            self._app.removeTranslator(translator)
        self._installed = []
        self.current = language
        prepare_letters(language)
        is_english = language is InterfaceLanguage.ENGLISH  # which has a way for each country
        QLocale.setDefault(_english() if is_english else QLocale(_LOCALES[language]))
        if not is_english:
            qt_folder = QtCore.QLibraryInfo.path(QtCore.QLibraryInfo.LibraryPath.TranslationsPath)
            of_qt = QTranslator()
            # Qt's own lacks some texts, and all of Serbian. What comes last is asked first.
            if of_qt.load(f"qtbase_{language.written}", qt_folder):
                self._install(of_qt)
            ours = read_catalogue(self._folder() / language.written, LABELS)
            self._install(Labels(ours, is_converted=language.value != language.written))

    def _install(self, translator: QTranslator) -> None:
        self._app.installTranslator(translator)
        self._installed.append(translator)  # Qt does not keep it


def language_of_system() -> InterfaceLanguage:
    """Return the first language of the desktop that the program speaks; else English."""
    for tag in QLocale.system().uiLanguages():
        language = InterfaceLanguage.of_locale(tag)
        if language is InterfaceLanguage.SERBIAN_CYRILLIC and _is_latin_locale():
            return InterfaceLanguage.SERBIAN
        if language is not InterfaceLanguage.ENGLISH or tag.startswith("en"):
            return language
    return InterfaceLanguage.ENGLISH


def _is_latin_locale() -> bool:
    """Tell whether the locale is one like ``sr_RS@latin``, which Qt takes for Cyrillic."""
    settings = (os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    return next(filter(None, settings), "").endswith("@latin")


def _english() -> QLocale:
    """Return the desktop's way of writing numbers and dates if it is an English one."""
    system = QLocale.system()
    return system if system.language() is QLocale.Language.English else QLocale("en_GB")


_LOCALES = {
    InterfaceLanguage.BULGARIAN: "bg_BG",
    InterfaceLanguage.RUSSIAN: "ru_RU",
    InterfaceLanguage.SERBIAN: "sr_Latn_RS",
    InterfaceLanguage.SERBIAN_CYRILLIC: "sr_Cyrl_RS",
}
