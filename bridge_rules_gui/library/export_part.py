"""What part of the laws is exported: one law, a chapter, or all, and in which editions."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from bridge_rules_gui.corpus.citation import FIRST_LAW, LAST_LAW
from bridge_rules_gui.corpus.corpus import Corpus
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.language.sentence import sentence
from bridge_rules_gui.library.chapters import chapters

_ROMAN: Final = ("I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII")


class UnknownChapterError(LookupError):
    """Raised when a text names no chapter that has laws."""

    def __init__(self, text: str, known: Sequence[str]) -> None:
        super().__init__(
            sentence(
                "{text} is not a chapter of the Laws; chapters are {names}",
                text=repr(text),
                names=", ".join(known),
            )
        )


@dataclass(frozen=True, slots=True)
class Part:
    """Laws by their numbers; ``is_whole`` says that they are all of them."""

    laws: tuple[int, ...]
    is_whole: bool = False


WHOLE: Final = Part(tuple(range(FIRST_LAW, LAST_LAW + 1)), is_whole=True)
"""All laws."""


def part_of(corpus: Corpus, law: int | None = None, chapter: str = "") -> Part:
    """Return one law, the laws of a chapter (``V`` or ``5``), or all; raise `LookupError`."""
    if law is not None and chapter:
        raise ValueError("name a law or a chapter, not both")
    if law is not None:
        return Part((law,))
    if not chapter:
        return WHOLE
    number = chapter.strip().upper()
    if number.isdecimal() and 1 <= int(number) <= len(_ROMAN):
        number = _ROMAN[int(number) - 1]
    known = chapters(corpus)
    for found in known:
        if found.number == number:
            return Part(found.laws)
    raise UnknownChapterError(chapter, [found.number for found in known])


def editions_between(older: Edition, newer: Edition) -> tuple[Edition, ...]:
    """Return the editions from one to another, oldest first; raise `ValueError`."""
    if older.year >= newer.year:
        raise ValueError(f"{older} is not older than {newer}; change --from and --to")
    return tuple(e for e in Edition if older.year <= e.year <= newer.year)
