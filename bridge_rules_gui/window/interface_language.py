"""The language of the interface: Qt's translators put in for it, Serbian Cyrillic converted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6 import QtCore
from PySide6.QtCore import QLocale, QTranslator

from bridge_rules_gui.language.languages import InterfaceLanguage

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from PySide6.QtCore import QCoreApplication


class CyrillicTranslator(QTranslator):
    """Says in Cyrillic letters what its file says in Latin ones."""

    def translate(
        self, context: str, text: str, disambiguation: str | None = None, n: int = -1
    ) -> str | None:
        """Return the translation converted; None where the file has none."""
        from bridge_rules_gui.language.serbian_cyrillic import in_cyrillic  # noqa: PLC0415 - rare

        said = super().translate(context, text, disambiguation, n)
        return in_cyrillic(said) if said else None


class InterfaceLanguages:
    """Changes the language that windows made from now on are in.

    `folder` tells where the compiled translations lie. What has none is said in English.
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
        is_english = language is InterfaceLanguage.ENGLISH  # which has a way for each country
        QLocale.setDefault(_english() if is_english else QLocale(_LOCALES[language]))
        ours = str(self._folder())
        if is_english:
            self._install(QTranslator(), "bridge_rules_en", ours)  # the forms of a number
        else:
            qt_folder = QtCore.QLibraryInfo.path(QtCore.QLibraryInfo.LibraryPath.TranslationsPath)
            # Ours comes behind Qt's own, which lacks some texts, and all of Serbian.
            for texts, folder in (("qtbase", qt_folder), ("qtbase", ours), ("bridge_rules", ours)):
                self._install(_translator_for(language), f"{texts}_{language.written}", folder)

    def _install(self, translator: QTranslator, name: str, folder: str) -> None:
        """Put in what a folder has, if it does."""
        if translator.load(name, folder):
            self._app.installTranslator(translator)
            self._installed.append(translator)  # Qt does not keep it


def language_of_system() -> InterfaceLanguage:
    """Return the first language of the desktop that the program speaks; else English."""
    for tag in QLocale.system().uiLanguages():
        language = InterfaceLanguage.of_locale(tag)
        if language is not InterfaceLanguage.ENGLISH or tag.startswith("en"):
            return language
    return InterfaceLanguage.ENGLISH


def _english() -> QLocale:
    """Return the desktop's way of writing numbers and dates if it is an English one."""
    system = QLocale.system()
    return system if system.language() is QLocale.Language.English else QLocale("en_GB")


def _translator_for(language: InterfaceLanguage) -> QTranslator:
    is_converted = language is InterfaceLanguage.SERBIAN_CYRILLIC
    return CyrillicTranslator() if is_converted else QTranslator()


_LOCALES = {
    InterfaceLanguage.BULGARIAN: "bg_BG",
    InterfaceLanguage.RUSSIAN: "ru_RU",
    InterfaceLanguage.SERBIAN: "sr_Latn_RS",
    InterfaceLanguage.SERBIAN_CYRILLIC: "sr_Cyrl_RS",
}
