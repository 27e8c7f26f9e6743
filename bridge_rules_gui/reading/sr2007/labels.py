"""Labels: what a law, a section or an item begins with, in every shape the print has."""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import IntEnum

_BULLET = re.compile(r"-\s+")
_LAW = re.compile(r"(?P<printed>Član (?P<label>\d+))(?:\s+|$)")
_SECTION = re.compile(r"(?P<printed>(?P<label>[A-Z]))\.(?:\s+|$)")
_NUMBER = re.compile(r"(?P<printed>(?P<label>\d{1,2}))\.(?:\s+|$)")
# 21B1 prints "a)", 13D2 "a.", 40B2 "d." where all others have "(a)".
_LETTER = re.compile(r"(?:\((?P<a>[a-z])\)|(?P<b>[a-z])[).])(?:\s+|$)")
_ROMAN = re.compile(r"\((?P<label>[ivx]+)\)(?:\s+|$)")


class Level(IntEnum):
    """How deep a label leads: 27, 27B, 27B1, 27B1(a), 12C1(e)(i)."""

    LAW = 0
    SECTION = 1
    NUMBER = 2
    LETTER = 3
    ROMAN = 4


@dataclass(frozen=True, slots=True)
class Label:
    """A label at the start of a piece: its level, canonical value and printed form.

    ``start`` and ``end`` are its characters in the piece's words, ``rest`` where the words
    after it begin.
    """

    level: Level
    value: str
    printed: str
    start: int
    end: int
    rest: int


def bullet_end(words: str) -> int:
    """Return where the words after a list bullet begin, 0 where there is no bullet."""
    match = _BULLET.match(words)
    return match.end() if match else 0


def _label(level: Level, match: re.Match[str], value: str) -> Label:
    token = match.group().rstrip()
    printed = token if token.startswith("(") or token.endswith(")") else token.rstrip(".")
    return Label(level, value, printed, match.start(), match.start() + len(token), match.end())


def law_label(words: str, number: int) -> Label | None:
    """Read the label of a law of this number; "Član" elsewhere only cites a law."""
    match = _LAW.match(words)
    if match and int(match["label"]) == number:
        return _label(Level.LAW, match, match["label"])
    return None


def section_label(words: str, letter: str) -> Label | None:
    """Read the label of a lettered section, if it is this letter."""
    match = _SECTION.match(words)
    return _label(Level.SECTION, match, letter) if match and match["label"] == letter else None


def number_label(words: str, start: int) -> Label | None:
    """Read the label of a numbered item."""
    match = _NUMBER.match(words, start)
    return _label(Level.NUMBER, match, match["label"]) if match else None


def letter_label(words: str, start: int, expected: str) -> Label | None:
    """Read the label of a lettered item: the letter that is next, or "a" of a new list."""
    match = _LETTER.match(words, start)
    if match is None:
        return None
    letter = match["a"] or match["b"]
    return _label(Level.LETTER, match, f"({letter})") if letter in (expected, "a") else None


def roman_label(words: str, start: int) -> Label | None:
    """Read a small roman number in brackets."""
    match = _ROMAN.match(words, start)
    return _label(Level.ROMAN, match, match.group().strip()) if match else None
