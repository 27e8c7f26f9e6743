"""The languages the program speaks: English, and those of the three books."""

from __future__ import annotations

from enum import StrEnum


class InterfaceLanguage(StrEnum):
    """A language of menus, explanations, notes and questions, by its BCP 47 tag.

    Serbian is written once, in Latin letters; `SERBIAN_CYRILLIC` is the same converted.
    """

    ENGLISH = "en"
    BULGARIAN = "bg"
    RUSSIAN = "ru"
    SERBIAN = "sr"
    SERBIAN_CYRILLIC = "sr-Cyrl"

    @property
    def written(self) -> str:
        """The tag of the language whose texts are kept: Serbian in Latin letters for both."""
        return self.value[:2]

    @property
    def own_name(self) -> str:
        """What its speakers call it: the same in every interface."""
        return _OWN_NAMES[self]

    @classmethod
    def of_locale(cls, tag: str) -> InterfaceLanguage:
        """Return the language for a locale like ``bg_BG`` or ``sr-Cyrl-RS``; else English.

        Serbian without a script is read in Latin letters, as the book of 2007 is printed. So is it
        by whoever has Croatian, Bosnian or Montenegrin.
        """
        parts = tag.replace("_", "-").split("-")
        if parts[0] in _READING_SERBIAN:
            return cls.SERBIAN_CYRILLIC if "Cyrl" in parts else cls.SERBIAN
        known = {language.value: language for language in cls}
        return known.get(parts[0], cls.ENGLISH)


_READING_SERBIAN = {"sr", "hr", "bs", "cnr", "sh"}
_OWN_NAMES = {
    InterfaceLanguage.ENGLISH: "English",
    InterfaceLanguage.BULGARIAN: "Български",
    InterfaceLanguage.RUSSIAN: "Русский",
    InterfaceLanguage.SERBIAN: "Srpski (latinica)",
    InterfaceLanguage.SERBIAN_CYRILLIC: "Српски (ћирилица)",
}
