"""The languages words are searched in: those of the books, and English for queries."""

from __future__ import annotations

from enum import StrEnum


class Language(StrEnum):
    """A language by its ISO 639-1 code."""

    RUSSIAN = "ru"
    SERBIAN = "sr"
    BULGARIAN = "bg"
    ENGLISH = "en"

    @property
    def in_english(self) -> str:
        """The name of the language in English."""
        return self.name.capitalize()
