"""The termbase as stems: which concepts words name, and which words name a concept."""

from __future__ import annotations

from collections import Counter, defaultdict
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from bridge_rules_gui.indexes.analysis import words
from bridge_rules_gui.indexes.language import Language

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence


Stems = tuple[str, ...]

_LEAST_ASSOCIATION: Final = 0.4


@dataclass(frozen=True, slots=True)
class Naming:
    """One way to name a concept in one language."""

    concept: str
    language: Language
    text: str
    weight: float = 1.0


@dataclass(frozen=True, slots=True)
class Mention:
    """Consecutive words of a query that name concepts: from word ``start`` up to ``end``."""

    start: int
    end: int
    concepts: tuple[str, ...]


LexiconTables = tuple[
    dict[tuple[str, Stems], tuple[str, ...]],
    dict[tuple[str, str], dict[Stems, float]],
    dict[tuple[str, str], frozenset[str]],
    int,
    frozenset[str],
    dict[tuple[str, Stems], str],
]
"""Concepts by language and stems, weights of names by language and concept, concepts by language
and one stem of a name; how many words the longest name has; the English words of all names; names
as they are written, by language and stems.
Languages are plain codes, so that it can be kept."""


def lexicon_tables(names: Iterable[Naming]) -> LexiconTables:
    """Return the names of concepts as stems."""
    concepts: dict[tuple[str, Stems], tuple[str, ...]] = {}
    weights: dict[tuple[str, str], dict[Stems, float]] = {}
    english: set[str] = set()
    written: dict[tuple[str, Stems], str] = {}
    for name in names:
        found = tuple(words(name.text, name.language))
        stems = tuple(word.stem for word in found)
        if not stems:
            continue
        if name.language is Language.ENGLISH:
            english.update(word.folded for word in found)
        key = (name.language.value, stems)
        written.setdefault(key, name.text)
        concepts[key] = tuple(dict.fromkeys((*concepts.get(key, ()), name.concept)))
        known = weights.setdefault((name.language.value, name.concept), {})
        known[stems] = max(known.get(stems, 0.0), name.weight)
    longest = max((len(stems) for _, stems in concepts), default=1)
    return concepts, weights, _by_stem(concepts), longest, frozenset(english), written


def _by_stem(
    concepts: Mapping[tuple[str, Stems], tuple[str, ...]],
) -> dict[tuple[str, str], frozenset[str]]:
    found: defaultdict[tuple[str, str], set[str]] = defaultdict(set)
    for (language, stems), named in concepts.items():
        for stem in stems:
            found[language, stem].update(named)
    return {key: frozenset(named) for key, named in found.items()}


class Lexicon:
    """Names of concepts in all languages, as stems."""

    def __init__(self, tables: LexiconTables) -> None:
        self._concepts, self._names, self._with_stem, self._longest, self.english, written = tables
        self._written = written

    def has_stem(self, stem: str, language: Language) -> bool:
        """Tell whether a stem is part of a name in a language."""
        return (language, stem) in self._with_stem

    def concepts(self, stems: Sequence[str], language: Language) -> tuple[str, ...]:
        """Return the concepts that these stems, all together, name."""
        return self._concepts.get((language, tuple(stems)), ())

    def names(self, concept: str, language: Language) -> Mapping[Stems, float]:
        """Return the names of a concept in a language, with how well each does."""
        return self._names.get((language, concept), {})

    def written(self, stems: Stems, language: Language) -> str:
        """Return a name as it is written in full, or nothing where stems are no name."""
        return self._written.get((language, stems), "")

    def mentions(
        self, stems: Sequence[str], language: Language, target: Language
    ) -> tuple[Mention, ...]:
        """Return the concepts named in a row of stems that have a name in another language.

        The longest names, from the left.
        """
        found, start = [], 0
        while start < len(stems):
            mention = self._mention_at(stems, start, language, target)
            if mention is not None:
                found.append(mention)
            start = mention.end if mention else start + 1
        return tuple(found)

    def _mention_at(
        self, stems: Sequence[str], start: int, language: Language, target: Language
    ) -> Mention | None:
        for end in range(min(len(stems), start + self._longest), start, -1):
            concepts = self.concepts(stems[start:end], language)
            named = tuple(c for c in concepts if self.names(c, target))
            if named:
                return Mention(start, end, named)
        return None

    def associated(
        self, stem: str, language: Language, target: Language
    ) -> Iterator[tuple[str, float]]:
        """Yield the stems of another language that keep company with a stem in the termbase.

        A stem that names many concepts together with others (``penalty`` card, ``penalty``
        double) finds its counterpart as the one that is in the names of the same concepts.
        """
        own = self._with_stem.get((language, stem), frozenset())
        together: Counter[str] = Counter()
        for concept in own:
            together.update({s for stems in self.names(concept, target) for s in stems})
        for other, shared in together.items():
            theirs = self._with_stem[target, other]
            score = 2 * shared / (len(own) + len(theirs))
            if score >= _LEAST_ASSOCIATION:
                yield other, score
