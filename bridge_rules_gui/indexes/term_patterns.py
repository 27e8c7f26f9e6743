"""Terms as patterns: the words of a term in order, each in any of its forms, and where they meet.

Between the words of a term only blanks, hyphens, brackets, quotation marks and marks of
emphasis may stand, and a comma only in a term that has one. A reflexive particle of a verb
(се, си, se) moves: it is asked for near the verb, not at its place. A short form is found
only as it is written.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from bridge_rules_gui.corpus.termbase import PartOfSpeech, Term, TermKind
from bridge_rules_gui.indexes.analysis import folded_words
from bridge_rules_gui.indexes.inflection import Forms
from bridge_rules_gui.indexes.language import Language

_BETWEEN: Final = re.compile(r"[\s*_\-‐‑–'\"„“”«»’()]*")
_BETWEEN_PARTS: Final = re.compile(r"[\s*_\-‐‑–'\"„“”«»’(),]*")
_PARTICLES: Final = {
    Language.BULGARIAN: frozenset({"се", "си"}),
    Language.SERBIAN: frozenset({"se"}),
}
_WITHOUT_ACCENT: Final = {"č": "c", "ć": "c", "š": "s", "ž": "z"}
_BEFORE, _AFTER = 4, 2
"""How far from its verb a particle may stand: "да не се е отказал", "отказва ли се"."""

_LOOK_ALIKES: Final = str.maketrans("ABCEHKMOPTXaceopxy", "АВСЕНКМОРТХасеорху")


_Word = tuple[str, int, int]
"""A folded word, where it starts and where it ends."""


@dataclass(frozen=True, slots=True)
class TermKey:
    """A term of one edition: its concept and its number among the concept's terms there."""

    concept: str
    number: int


@dataclass(frozen=True, slots=True)
class Match:
    """Where a term stands in a text."""

    term: TermKey
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class _Pattern:
    """The words of one term, each with the forms of it that the vocabulary has."""

    term: TermKey
    forms: tuple[frozenset[str], ...]
    particle: str
    between: re.Pattern[str]
    plain: tuple[str, ...] = ()
    """The words as written, where an accent in print makes another word of one."""


class TermPatterns:
    """The terms of one language, ready to be found in texts of a known vocabulary."""

    def __init__(
        self,
        terms: Iterable[tuple[TermKey, Term]],
        vocabulary: Iterable[str],
        language: Language,
    ) -> None:
        self._language = language
        self._forms = Forms(vocabulary, language)
        self._by_first_word: defaultdict[str, list[_Pattern]] = defaultdict(list)
        self._short: defaultdict[str, list[TermKey]] = defaultdict(list)
        for key, term in terms:
            if term.kind is TermKind.SHORT:
                self._short[term.text.translate(_LOOK_ALIKES)].append(key)
                continue
            for headword in term.headwords:
                pattern = self._pattern(key, headword, term)
                if pattern is None:
                    continue
                for form in pattern.forms[0]:
                    self._by_first_word[form].append(pattern)
        self._any_short = _any_of(self._short)

    def _pattern(self, key: TermKey, headword: str, term: Term) -> _Pattern | None:
        part = term.part_of_speech
        found = [word for word, _, _ in folded_words(headword, self._language)]
        particle = self._particle(found)
        if particle:
            found.remove(particle)
        if not found:
            return None
        related = self._forms.of if len(found) == 1 else self._forms.in_phrase
        other = {w for t in term.not_forms for w, _, _ in folded_words(t, self._language)}
        forms = (related(word, part) - other for word in found)
        between = _BETWEEN_PARTS if "," in headword else _BETWEEN
        plain = () if part is PartOfSpeech.VERB else self._plain(headword, particle)
        return _Pattern(key, tuple(forms), particle, between, plain)

    def _plain(self, headword: str, particle: str) -> tuple[str, ...]:
        """Return the words of a Serbian term that is no verb, whose sounds would change."""
        if self._language is not Language.SERBIAN:
            return ()
        written = (
            (folded, headword[start:end].lower())
            for folded, start, end in folded_words(headword, self._language)
        )
        return tuple(word for folded, word in written if folded != particle)

    def _particle(self, found: Sequence[str]) -> str:
        """Return the particle of a reflexive verb; in a longer term it keeps its place."""
        particles = _PARTICLES.get(self._language, frozenset())
        return next((word for word in found if word in particles), "") if len(found) == 2 else ""

    def matches(self, text: str) -> Iterator[Match]:
        """Yield every place of every term, also one inside another."""
        found = tuple(folded_words(text, self._language))
        for position, (word, _, _) in enumerate(found):
            for pattern in self._by_first_word.get(word, ()):
                end = position + len(pattern.forms)
                if self._fits(pattern, found, position, end, text):
                    yield self._match(pattern, found, position, end)
        for written in self._any_short.finditer(text.translate(_LOOK_ALIKES)):
            for key in self._short[written[0]]:
                yield Match(key, written.start(), written.end())

    def _fits(
        self, pattern: _Pattern, found: Sequence[_Word], start: int, end: int, text: str
    ) -> bool:
        if end > len(found):
            return False
        for offset in range(1, len(pattern.forms)):
            (_, _, before), (word, after, _) = found[start + offset - 1 : start + offset + 1]
            if word not in pattern.forms[offset]:
                return False
            if not pattern.between.fullmatch(text, before, after):
                return False
        for (_, begin, stop), word in zip(found[start:end], pattern.plain, strict=False):
            if _has_more_accents(text[begin:stop].lower(), word):
                return False
        return not pattern.particle or _has_near(pattern.particle, found, start, end)

    def _match(self, pattern: _Pattern, found: Sequence[_Word], start: int, end: int) -> Match:
        """Return where the term stands, with a particle that stands right beside it."""
        if pattern.particle and start and found[start - 1][0] == pattern.particle:
            start -= 1
        elif pattern.particle and end < len(found) and found[end][0] == pattern.particle:
            end += 1
        return Match(pattern.term, found[start][1], found[end - 1][2])


def _has_more_accents(printed: str, word: str) -> bool:
    """Tell whether print has an accent where a word has none: što is no sto.

    The other way round it is a slip of print.
    """
    for letter, plain in zip(printed, word, strict=False):
        if letter != plain:
            return _WITHOUT_ACCENT.get(letter) == plain
    return False


def _has_near(particle: str, found: Sequence[_Word], start: int, end: int) -> bool:
    around = (*found[max(0, start - _BEFORE) : start], *found[end : end + _AFTER])
    return any(word == particle for word, _, _ in around)


def _any_of(short_forms: Iterable[str]) -> re.Pattern[str]:
    """Return the pattern of short forms: their very letters, the longest first."""
    longest_first = sorted(short_forms, key=len, reverse=True)
    return re.compile(rf"(?<!\w)(?:{'|'.join(map(re.escape, longest_first)) or '(?!)'})(?!\w)")
