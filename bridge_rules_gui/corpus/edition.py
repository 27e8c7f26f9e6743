"""The three editions of the Laws, each known by one national book."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from bridge_rules_gui.corpus.citation import quoted


class EditionError(LookupError):
    """Raised when a text names none of the editions."""

    def __init__(self, text: str) -> None:
        known = ", ".join(edition.value for edition in Edition)
        super().__init__(f"no edition {quoted(text)}; known are {known}, or a bare year")


class Edition(StrEnum):
    """One edition of the Laws in the language of its book: language code and year.

    The oldest is the first, as in columns and lists.
    """

    RU_1987 = "ru1987"
    SR_2007 = "sr2007"
    BG_2017 = "bg2017"

    @property
    def year(self) -> int:
        """The year of the edition."""
        return int(self.value[2:])

    @property
    def language(self) -> str:
        """The ISO 639-1 code of the book's language."""
        return self.value[:2]

    @classmethod
    def parse(cls, text: str) -> Edition:
        """Read ``bg2017``, ``2017`` or ``bg``; raise `EditionError` for anything else."""
        typed = text.strip().lower()
        for edition in cls:
            if typed in (edition.value, edition.value[2:], edition.language):
                return edition
        raise EditionError(text)


NEWEST: Final = next(reversed(Edition))
"""The edition to begin with where none is asked for."""
