"""Excerpts: the passage of a text that shows the words sought, and where they stand in it."""

from __future__ import annotations

import re
from bisect import bisect_left
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from bridge_rules_gui.indexes.analysis import words
from bridge_rules_gui.search.answer import Excerpt

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from bridge_rules_gui.indexes.analysis import Word
    from bridge_rules_gui.indexes.language import Language
    from bridge_rules_gui.search.answer import Ranges

_LENGTH: Final = 200
_LEAD: Final = 40
"""How many characters stand before the first word lit, where its sentence begins too far off."""
_LONGEST: Final = 280
"""How long an excerpt may be to show a sentence whole."""
_SENTENCE_END: Final = re.compile(r"[.!?;:](?=\s+[^\W\d_])|\n")


@dataclass(frozen=True, slots=True)
class Light:
    """The words to be lit in texts of one language."""

    language: Language
    stems: frozenset[str] = frozenset()
    prefixes: tuple[str, ...] = ()

    def on(self, text: str) -> list[tuple[int, int, str]]:
        """Return where the words to be lit stand, each with its stem, in their order."""
        placed = placed_words(text, self.language)
        found = {
            (word.start, word.end, stem)
            for stem in self.stems.intersection(placed)
            for word in placed[stem]
        }
        if self.prefixes:
            every = (word for words in placed.values() for word in words)
            begun = (word for word in every if word.folded.startswith(self.prefixes))
            found.update((word.start, word.end, word.stem) for word in begun)
        return sorted(found)


@lru_cache(maxsize=8192)
def placed_words(text: str, language: Language) -> Mapping[str, Sequence[Word]]:
    """Return the words of a text by their stems."""
    found: dict[str, list[Word]] = {}
    for word in words(text, language):
        found.setdefault(word.stem, []).append(word)
    return found


def lit(text: str, light: Light) -> Excerpt:
    """Return a whole text, its line breaks made spaces."""
    return Excerpt(text.replace("\n", " "), tuple((s, e) for s, e, _ in light.on(text)))


def excerpt(texts: Sequence[str], light: Light) -> Excerpt:
    """Return the part of the texts that shows most of the words."""
    best = ""
    places: list[tuple[int, int, str]] = []
    for text in texts:
        found = light.on(text)
        if not best or _worth(found) > _worth(places):
            best, places = text, found
    start = _best_start(best, places)
    return _cut(best, start, tuple((s, e) for s, e, _ in places))


def _worth(places: Sequence[tuple[int, int, str]]) -> tuple[int, int]:
    return len({stem for _, _, stem in places}), len(places)


def _best_start(text: str, places: Sequence[tuple[int, int, str]]) -> int:
    """Return the beginning of the window in which most different words stand."""
    if len(text) <= _LENGTH or not places:
        return 0
    starts = [start for start, _, _ in places]

    def worth(first: int) -> tuple[int, int, int]:
        last = bisect_left(starts, starts[first] + _LENGTH - _LEAD)
        return (*_worth(places[first:last]), -first)

    first = starts[max(range(len(places)), key=worth)]
    sentence = max((m.end() for m in _SENTENCE_END.finditer(text, 0, first)), default=0)
    if first - sentence <= _LENGTH // 2:
        return sentence + len(text[sentence:first]) - len(text[sentence:first].lstrip())
    start = max(0, min(first - _LEAD, len(text) - _LENGTH))
    space = text.find(" ", start)
    return start if start == 0 or not 0 <= space < first else space + 1


def _cut(text: str, start: int, places: Ranges) -> Excerpt:
    end = start + _LENGTH
    sentence = _SENTENCE_END.search(text, start + _LENGTH // 2, start + _LONGEST)
    if len(text) <= start + _LONGEST:
        end = len(text)
    elif sentence:
        end = sentence.end()
    elif end < len(text):
        space = text.rfind(" ", start, end)
        end = space if space > start + _LENGTH // 2 else end
    before = "… " if start > 0 else ""
    after = " …" if end < len(text) else ""
    shift = len(before) - start
    return Excerpt(
        before + text[start:end].replace("\n", " ") + after,
        tuple((s + shift, e + shift) for s, e in places if s >= start and e <= end),
    )
