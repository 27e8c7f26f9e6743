"""The termbase as stems: which concepts words name, and which words name a concept."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from bridge_rules_gui.corpus.termbase import TermKind, TermStatus
from bridge_rules_gui.indexes.analysis import words
from bridge_rules_gui.indexes.language import Language

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from bridge_rules_gui.corpus.corpus import Corpus
    from bridge_rules_gui.corpus.termbase import EditionTerms, Termbase

Stems = tuple[str, ...]

_STATUS_WEIGHTS: Final = {
    TermStatus.PREFERRED: 1.0,
    TermStatus.ADMITTED: 0.85,
    TermStatus.DEPRECATED: 0.6,
}
_SHORT_WEIGHT: Final = 0.6
"""What a short form that only the commentary has counts."""
_COMMENTARY_WEIGHT: Final = 0.3
"""What another term that only the commentary has counts: it is understood, and little sought."""
_LEAST_ASSOCIATION: Final = 0.4
_SHORT_FORM: Final = re.compile(r"(?<=\()[^\W\d_a-zа-я]{2,4}(?=\))")
_IN_BRACKETS: Final = re.compile(r"\([^)]*\)?")
_BESIDE: Final = re.compile(r"[,/]")


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


def namings(corpus: Corpus, termbase: Termbase) -> Iterator[Naming]:
    """Yield every name of every concept: terms, headwords of definitions, the commentary's АИР."""
    for concept in termbase.concepts:
        for english in concept.english:
            yield Naming(concept.id, Language.ENGLISH, english)
        for edition, terms in concept.editions.items():
            yield from _namings_of(concept.id, Language(edition.language), terms)
    for edition, book in corpus.books.items():
        for definition in book.definitions:
            for english in _names_in(definition.english):
                yield Naming(definition.concept, Language.ENGLISH, english)
            for headword in _names_in(definition.term):
                yield Naming(definition.concept, Language(edition.language), headword)


def _namings_of(concept: str, language: Language, terms: EditionTerms) -> Iterator[Naming]:
    for term in terms.terms:
        for headword in term.headwords:
            yield Naming(concept, language, headword, _STATUS_WEIGHTS[term.status])
    for term in terms.commentary:
        # НИ: nothing but the concept can be meant. Longer terms are the commentary's own.
        weight = _SHORT_WEIGHT if term.kind is TermKind.SHORT else _COMMENTARY_WEIGHT
        yield Naming(concept, language, term.text, weight)


def _names_in(headword: str) -> Iterator[str]:
    """Yield the names a printed headword gives: two of "Overtrick, over", psyche of psych[e].

    What stands in brackets is a name where it is a short form (IMP); else it may only tell
    of what the name is said: "Level (of the contract)".
    """
    plain, _, _ = headword.replace("[", "").replace("]", "").partition(":")
    yield from _SHORT_FORM.findall(plain)
    yield from filter(None, map(str.strip, _BESIDE.split(_IN_BRACKETS.sub("", plain))))


class Lexicon:
    """Names of concepts in all languages, as stems."""

    def __init__(self, names: Iterable[Naming]) -> None:
        self._concepts: defaultdict[tuple[Language, Stems], dict[str, None]] = defaultdict(dict)
        self._names: defaultdict[tuple[Language, str], dict[Stems, float]] = defaultdict(dict)
        self._longest = 1
        english: set[str] = set()
        for name in names:
            stems = tuple(word.stem for word in words(name.text, name.language))
            if not stems:
                continue
            if name.language is Language.ENGLISH:
                english.update(word.folded for word in words(name.text, name.language))
            self._concepts[name.language, stems][name.concept] = None
            known = self._names[name.language, name.concept]
            known[stems] = max(known.get(stems, 0.0), name.weight)
            self._longest = max(self._longest, len(stems))
        self.english = frozenset(english)
        """The English words of all names."""
        self._with_stem = self._by_stem()

    def _by_stem(self) -> Mapping[tuple[Language, str], frozenset[str]]:
        found: defaultdict[tuple[Language, str], set[str]] = defaultdict(set)
        for (language, stems), concepts in self._concepts.items():
            for stem in stems:
                found[language, stem].update(concepts)
        return {key: frozenset(concepts) for key, concepts in found.items()}

    def vocabulary(self, language: Language) -> frozenset[str]:
        """Return every stem of the names in one language."""
        return frozenset(stem for known, stem in self._with_stem if known is language)

    def concepts(self, stems: Sequence[str], language: Language) -> tuple[str, ...]:
        """Return the concepts that these stems, all together, name."""
        return tuple(self._concepts.get((language, tuple(stems)), ()))

    def names(self, concept: str, language: Language) -> Mapping[Stems, float]:
        """Return the names of a concept in a language, with how well each does."""
        return self._names.get((language, concept), {})

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
