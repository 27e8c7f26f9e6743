"""What is said at the table, beside the laws it is about: cases, questions and sayings.

A player who calls the director names no concept of the Laws. The texts here are in his words;
those most like a query vote for their laws.
"""

from __future__ import annotations

import math
from array import array
from collections import Counter, defaultdict
from heapq import nlargest
from itertools import pairwise
from typing import TYPE_CHECKING, Final

from bridge_rules_gui.corpus.described import Example
from bridge_rules_gui.indexes.analysis import words
from bridge_rules_gui.indexes.language import Language

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

    from bridge_rules_gui.corpus.described import Description

_SATURATION: Final = 1.0
"""BM25's k1: how soon more occurrences of a word stop to count."""
_LENGTH: Final = 0.7
"""BM25's b: how much a long text must say a word oftener than a short one."""
_PAIR: Final = 0.5
"""What two words side by side count beside each of them alone."""
_BEGINNING: Final = 4
"""So many letters of a stem are compared too: players bend words as no stemmer does, and misspell
them."""
_ALIKE: Final = 0.5
"""What a word that only begins alike counts beside the same word."""
_VOTES: Final = 8
"""How many texts vote for a law."""
_NEXT_VOTE: Final = 0.6
"""What the next best text about a law counts beside the one before it."""
_OF_ITS_LAW: Final = 2.0
"""What the likeness of its law counts for an example beside its own."""


_Kept = tuple[str, str] | None
"""The address and the title of an example."""
_Tables = tuple[list[tuple[str, ...]], list[_Kept], list[int], dict[str, bytes]]
DescribedTables = dict[str, _Tables]
"""By language: the places, the example and the length of each text, and by stem the numbers of
texts, each with how often the stem stands there. Plain values, so that it can be kept."""


def described_tables(descriptions: Iterable[Description]) -> DescribedTables:
    """Return what texts say, by their stems, by pairs of them and by how they begin."""
    by_language: defaultdict[str, list[Description]] = defaultdict(list)
    for description in descriptions:
        by_language[description.language].append(description)
    return {code: _tables(texts, Language(code)) for code, texts in by_language.items()}


def _tables(texts: Sequence[Description], language: Language) -> _Tables:
    postings: defaultdict[str, array[int]] = defaultdict(lambda: array("I"))
    lengths = []
    for number, description in enumerate(texts):
        terms = _terms([word.stem for word in words(description.text, language)])
        lengths.append(sum(terms.values()))
        for term, count in terms.items():
            postings[term].extend((number, count))
    kept = {term: numbers.tobytes() for term, numbers in postings.items()}
    places = [tuple(map(str, each.places)) for each in texts]
    examples = [(e.address, e.title) if (e := each.example) else None for each in texts]
    return places, examples, lengths, kept


def _terms(stems: Sequence[str]) -> Counter[str]:
    terms = Counter(stems)
    terms.update(f"{first} {second}" for first, second in pairwise(stems))
    terms.update(f"{stem[:_BEGINNING]}…" for stem in stems if len(stem) >= _BEGINNING)
    return terms


def _worth(term: str) -> float:
    """Return what a term counts beside a word alone."""
    if " " in term:
        return _PAIR
    return _ALIKE if term.endswith("…") else 1.0


class Described:
    """The texts of all languages, made ready to be compared with a query."""

    def __init__(self, tables: DescribedTables) -> None:
        self._tables = tables
        self._with_examples: dict[Language, Mapping[str, Sequence[int]]] = {}

    def knows(self, stem: str, language: Language) -> bool:
        """Tell whether a text of a language has a stem."""
        return language in self._tables and stem in self._tables[language][-1]

    def laws(self, stems: Sequence[str], language: Language) -> dict[str, tuple[float, str]]:
        """Return the laws that texts like a query are about: a score to 1, and the best place.

        A law is named as ``edition/number``; the score of the best one is 1.
        """
        if language not in self._tables:
            return {}
        places, _, lengths, postings = self._tables[language]
        scores = _scores(_terms(stems), lengths, postings)
        votes: defaultdict[str, list[tuple[float, str]]] = defaultdict(list)
        for number in nlargest(100, scores, key=scores.__getitem__):
            for place in places[number]:
                votes[_law(place)].append((scores[number], place))
        found = {
            law: (sum(s * _NEXT_VOTE**n for n, (s, _) in enumerate(given[:_VOTES])), given[0][1])
            for law, given in votes.items()
        }
        top = max((score for score, _ in found.values()), default=1.0)
        return {law: (score / top, place) for law, (score, place) in found.items()}

    def examples(
        self, stems: Sequence[str], language: Language
    ) -> Callable[[str], Iterator[Example]]:
        """Return the way from a place of a law to its examples, those most like a query first.

        Among those that are like it alike, those about the very place come first.
        """
        if language not in self._tables:
            return lambda _: iter(())
        places, examples, lengths, postings = self._tables[language]
        scores = _scores(_terms(stems), lengths, postings)
        of_law = self._examples_of_law(language)

        def of(place: str) -> Iterator[Example]:
            numbers = of_law.get(_law(place), [])
            best = sorted(numbers, key=lambda n: (-scores.get(n, 0.0), place not in places[n]))
            for kept in dict.fromkeys(examples[n] for n in best):
                if kept is not None:
                    yield Example(*kept)

        return of

    def like(self, stems: Sequence[str], language: Language) -> Iterator[Example]:
        """Yield the examples most like a query, each once.

        What all texts say of its law counts more than its own words.
        """
        if language not in self._tables:
            return
        _, examples, lengths, postings = self._tables[language]
        scores = _scores(_terms(stems), lengths, postings)
        top = max(scores.values(), default=1.0)
        worth = {number: score / top for number, score in scores.items()}
        of_law, laws = self._examples_of_law(language), self.laws(stems, language)
        best: defaultdict[int, float] = defaultdict(float)
        for law, (score, _) in laws.items():
            for number in of_law.get(law, ()):
                best[number] = max(best[number], score)
        for number, score in best.items():
            worth[number] = worth.get(number, 0.0) + _OF_ITS_LAW * score
        ranked = sorted(worth, key=lambda number: -worth[number])
        for kept in dict.fromkeys(examples[number] for number in ranked):
            if kept is not None:
                yield Example(*kept)

    def _examples_of_law(self, language: Language) -> Mapping[str, Sequence[int]]:
        """Return the numbers of the texts of examples by law."""
        if language not in self._with_examples:
            found: defaultdict[str, list[int]] = defaultdict(list)
            places, examples, *_ = self._tables[language]
            for number, about in enumerate(places):
                if examples[number] is not None:
                    for law in dict.fromkeys(map(_law, about)):
                        found[law].append(number)
            self._with_examples[language] = found
        return self._with_examples[language]


def _law(place: str) -> str:
    """Return the law of a place, as an address: ``bg2017/27`` of ``bg2017/27B1(a)``."""
    edition, _, cite = place.partition("/")
    digits = len(cite) - len(cite.lstrip("0123456789"))
    return f"{edition}/{cite[:digits]}"


def _scores(
    terms: Mapping[str, int], lengths: Sequence[int], postings: Mapping[str, bytes]
) -> dict[int, float]:
    """Return how much each text is like the terms of a query: BM25."""
    scores: defaultdict[int, float] = defaultdict(float)
    mean = sum(lengths) / len(lengths) if lengths else 1.0
    for term in terms:
        if term not in postings:
            continue
        numbers = array("I", postings[term])
        found = len(numbers) // 2
        rarity = math.log(1 + (len(lengths) - found + 0.5) / (found + 0.5))
        worth = rarity * _worth(term)
        for number, count in zip(numbers[::2], numbers[1::2], strict=True):
            norm = _SATURATION * (1 - _LENGTH + _LENGTH * lengths[number] / mean)
            scores[number] += worth * count * (_SATURATION + 1) / (count + norm)
    return scores
