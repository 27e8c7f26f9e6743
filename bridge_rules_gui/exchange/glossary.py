"""A user's own glossary: a layer beside the termbase, never part of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

LANGUAGES: Final = ("en", "ru", "sr", "bg")
"""Of the termbase; a glossary may have terms in others too."""
SHOWN: Final = 40
"""How many characters of what is wrong a message shows."""


@dataclass(frozen=True, slots=True)
class GlossaryTerm:
    """A term as the user's file gives it: its language, a note, and the line it stands in."""

    language: str
    text: str
    note: str = ""
    line: int = 0


@dataclass(frozen=True, slots=True)
class GlossaryEntry:
    """Terms that mean one thing; ``concept`` is an id the file gives it, or empty."""

    concept: str
    terms: tuple[GlossaryTerm, ...]
    line: int


@dataclass(frozen=True, slots=True)
class Glossary:
    """A user's glossary; ``name`` is that of its file.

    ``skipped`` are the languages no book is in, with how many terms the file has in each.
    """

    name: str
    entries: tuple[GlossaryEntry, ...]
    skipped: tuple[tuple[str, int], ...] = ()
