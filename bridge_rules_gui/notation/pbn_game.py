"""A game of a PBN file as it is written: its tags, and the entries of its two sections."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

NEXT_LINE: Final = ": "
"""How a hidden line of a case begins, after its ``%``; the case is a scenario in TOML."""
SAME_LINE: Final = "+ "
"""How a hidden line begins that continues the line before: PBN lines are short."""


@dataclass(frozen=True, slots=True)
class Tag:
    """The value of a tag, and its line."""

    value: str
    line: int


@dataclass(frozen=True, slots=True)
class Entry:
    """One place of a section: a call, a card, or what stands for one, with its marks.

    `signs` are the irregularity tokens before it: ``^S ^I 1C`` is an entry ``^S``, then an
    entry ``1C`` with the sign ``^I``. `note` is the number of the Note tag that explains it.
    """

    word: str
    line: int
    signs: tuple[str, ...] = ()
    note: int | None = None


@dataclass(frozen=True, slots=True)
class Section:
    """The auction or the play: the seat of its first column, and its entries."""

    first: Tag
    entries: tuple[Entry, ...] = ()
    notes: Mapping[int, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class PbnGame:
    """One game; `line` is where it begins, `scenario` the scenario its hidden lines tell."""

    number: int
    line: int
    tags: Mapping[str, Tag]
    auction: Section | None = None
    play: Section | None = None
    hidden_scenario: str = ""

    def value(self, name: str) -> str:
        """Return the value of a tag, empty where it is missing or not known (``?``)."""
        tag = self.tags.get(name)
        return "" if tag is None or set(tag.value) <= {"?"} else tag.value

    def line_of(self, name: str) -> int:
        """Return the line of a tag, or of the game."""
        tag = self.tags.get(name)
        return self.line if tag is None else tag.line
