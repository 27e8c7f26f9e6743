"""Finding among short titles as one types: by beginnings of words, and in spite of slips."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from rapidfuzz import fuzz, process

from bridge_rules_gui.indexes.folding import fold
from bridge_rules_gui.indexes.language import Language

_WORD: Final = re.compile(r"\w+")
_CROSSED_D: Final = str.maketrans("đђ", "dd")  # typed as d by those without a Serbian keyboard
_WHOLE, _BEGINNING, _INSIDE = 100.0, 90.0, 55.0
_SLIP: Final = 0.6  # what a word with a slip counts beside the word itself
_LIKE_ENOUGH: Final = 72.0
_FEWEST_LETTERS: Final = 4  # of a word in which slips are forgiven
_TITLE: Final = 8.0  # more for words of the title than for others
_TELLING: Final = 20.0  # more where little else stands in the title


class EntryKind(StrEnum):
    """What an entry leads to."""

    PLACE = "place"
    """A provision, typed as a citation."""
    RECENT = "recent"
    """A place visited before."""
    LAW = "law"
    ACTION = "action"
    TERM = "term"
    SITUATION = "situation"
    HELP = "help"
    SEARCH = "search"
    """What was typed, to be searched in the books."""


@dataclass(frozen=True, slots=True)
class QuickEntry:
    """Something that can be opened or done.

    ``target`` is what its kind is opened by: an address, a name, an identifier. ``detail``
    stands beside the title; ``printed`` is the title in the book, which finds it as well as
    its own; ``also`` are other words it is found by; ``weight`` lets it stand before others
    that answer as well.
    """

    kind: EntryKind
    title: str
    target: str
    detail: str = ""
    also: str = ""
    weight: float = 0.0
    printed: str = ""


class QuickFind:
    """Entries with the words they are found by."""

    def __init__(self, entries: Iterable[QuickEntry]) -> None:
        self._entries = tuple(entries)
        self._titles = [(_words(entry.title), _words(entry.printed)) for entry in self._entries]
        self._others = [_words(f"{entry.detail} {entry.also}") for entry in self._entries]
        self._having: dict[str, list[int]] = {}
        for number, (titles, other) in enumerate(zip(self._titles, self._others, strict=True)):
            for word in {*titles[0], *titles[1], *other}:
                self._having.setdefault(word, []).append(number)
        self._known = list(self._having)

    @property
    def entries(self) -> tuple[QuickEntry, ...]:
        """All entries, in the order they were given."""
        return self._entries

    def found(self, typed: str, limit: int = 40) -> tuple[QuickEntry, ...]:
        """Return the entries that have every word typed, the best first."""
        words = _words(typed)
        if not words:
            return ()
        alike = [self._alike(word) for word in dict.fromkeys(words)]
        worth: dict[int, float] = {}
        for number in self._having_all(alike):
            worth[number] = self._worth(number, alike, len(words))
        best = sorted(worth, key=lambda number: (-worth[number], number))
        return tuple(self._entries[number] for number in best[:limit])

    def _alike(self, typed: str) -> Mapping[str, float]:
        """Return the known words that may be meant by one typed, with how well they fit."""
        fitting = {known: _fit(typed, known) for known in self._known if typed in known}
        if len(typed) >= _FEWEST_LETTERS:
            for known, likeness, _ in process.extract(
                typed,
                self._known,
                scorer=fuzz.ratio,
                processor=lambda word: word[: len(typed) + 1],
                score_cutoff=_LIKE_ENOUGH,
                limit=30,
            ):
                fitting.setdefault(known, likeness * _SLIP)
        return fitting

    def _having_all(self, alike: list[Mapping[str, float]]) -> set[int]:
        found = [{n for word in words for n in self._having[word]} for words in alike]
        return set.intersection(*found)

    def _worth(self, number: int, alike: list[Mapping[str, float]], count: int) -> float:
        own, printed = self._titles[number]
        best = self._worth_by(own, (*printed, *self._others[number]), alike, count)
        if printed:
            by_printed = self._worth_by(printed, (*own, *self._others[number]), alike, count)
            best = max(best, by_printed)
        return best + self._entries[number].weight

    def _worth_by(
        self,
        title: tuple[str, ...],
        other: tuple[str, ...],
        alike: list[Mapping[str, float]],
        count: int,
    ) -> float:
        """Return how well the words of a title, or else others, fit those typed."""
        worth = 0.0
        for fitting in alike:
            in_title = max((fitting.get(word, 0.0) for word in title), default=0.0)
            elsewhere = max((fitting.get(word, 0.0) for word in other), default=0.0)
            worth += max(in_title + _TITLE if in_title else 0.0, elsewhere)
        return worth / len(alike) + _TELLING * count / max(len(title), count)


def _fit(typed: str, known: str) -> float:
    if typed == known:
        return _WHOLE
    if known.startswith(typed):
        return _BEGINNING
    return _INSIDE if len(typed) > 2 else 0.0


def _words(text: str) -> tuple[str, ...]:
    """Return the words of a text as they are compared: small Latin letters without marks.

    Serbian is read in two alphabets and typed in either.
    """
    parts = unicodedata.normalize("NFKD", text.casefold().translate(_CROSSED_D))
    plain = "".join(c for c in parts if not unicodedata.combining(c))
    return tuple(_WORD.findall(fold(plain, Language.SERBIAN)))
