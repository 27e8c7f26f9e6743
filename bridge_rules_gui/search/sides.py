"""The sides of a search: what is looked for in the books of one language, and what it says."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from bridge_rules_gui.indexes.analysis import analyzed, words
from bridge_rules_gui.indexes.clauses import Why
from bridge_rules_gui.indexes.described import Described
from bridge_rules_gui.indexes.documents import LANGUAGES, Field
from bridge_rules_gui.indexes.evidence import EvidenceBase
from bridge_rules_gui.indexes.folding import fold
from bridge_rules_gui.indexes.language import Language
from bridge_rules_gui.indexes.lexicon import Lexicon
from bridge_rules_gui.indexes.ranking import scores_of, ways_of
from bridge_rules_gui.indexes.spelling import Respelling, Spelling
from bridge_rules_gui.indexes.text_index import TextIndex
from bridge_rules_gui.indexes.translation import Translator
from bridge_rules_gui.indexes.vocabularies import Vocabularies
from bridge_rules_gui.search.answer import Attempt
from bridge_rules_gui.search.excerpts import Light

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from bridge_rules_gui.indexes.clauses import Alternative, Clause
    from bridge_rules_gui.indexes.evidence import Evidence
    from bridge_rules_gui.indexes.lexicon import Stems
    from bridge_rules_gui.indexes.ranking import Scores
    from bridge_rules_gui.indexes.search_index import SearchIndex
    from bridge_rules_gui.search.query import Query

_Phrase = tuple[str, ...]


class _Phrases:
    """Finds the documents of phrases typed in any language."""

    def __init__(self, index: TextIndex, lexicon: Lexicon) -> None:
        self._index = index
        self._lexicon = lexicon

    def literal(self, phrase: Sequence[str], language: Language) -> frozenset[int]:
        """Return the documents in which the very words follow one another."""
        return self._index.with_phrase([fold(word, language) for word in phrase], language)

    def found(self, phrase: _Phrase, language: Language) -> frozenset[int]:
        """Return the documents that have a phrase, or else the terms for what it names.

        Empty where the book has neither: only its words can be looked for.
        """
        literal = self.literal(phrase, language)
        if literal:
            return literal
        names = self._names(phrase, language)
        return frozenset(n for stems in names for n in self.with_stems(stems, language))

    def _names(self, phrase: _Phrase, target: Language) -> Iterator[Stems]:
        """Yield the names, in a language, of the concepts a phrase names in any language."""
        concepts = {
            concept
            for source in Language
            for concept in self._lexicon.concepts([analyzed(w, source)[1] for w in phrase], source)
        }
        for concept in sorted(concepts):
            yield from self._lexicon.names(concept, target)

    def with_stems(self, stems: Sequence[str], language: Language) -> frozenset[int]:
        """Return the documents in which words of these stems follow one another."""
        having = frozenset.intersection(*(self._having(stem, language) for stem in stems))
        if len(stems) == 1:
            return having
        return frozenset(number for number in having if self._follow(number, stems, language))

    def _follow(self, number: int, stems: Sequence[str], language: Language) -> bool:
        document = self._index.documents[number]
        return any(_follow(stems, t, language) for t in (document.heading, *document.texts))

    def _having(self, stem: str, language: Language) -> frozenset[int]:
        fields = (Field("text", language), Field("heading", language))
        return frozenset(n for field in fields for n, _ in self._index.postings(field, stem))


def _follow(stems: Sequence[str], text: str, language: Language) -> bool:
    found = [word.stem for word in words(text, language)]
    length = len(stems)
    return any(found[n : n + length] == list(stems) for n in range(len(found) - length + 1))


_RUNNING = 40
"""How many units of a language are looked at place by place, the best by all their words."""
_LIT_FROM = 0.4
"""Alternatives of less weight help to find, but their words are not lit."""
_LONGEST_PARTICLE = 2
_SURELY = 0.7
"""What leaves places out must mean the very thing, as the best names and exact cognates do."""


@dataclass(frozen=True, slots=True)
class Side:
    """What a query is in one language.

    ``alternatives`` are those of all clauses, ``prefixes`` as they are compared.
    ``phrased`` are the documents that have every quoted phrase or the term for it, None where
    no phrase narrows the answers; ``loose`` the phrases that stand neither here nor in the book
    they are in the language of, nor a term for them: only their words are sought;
    ``without`` the documents that have a word or phrase the query excludes.
    """

    language: Language
    clauses: tuple[Clause, ...]
    alternatives: tuple[Alternative, ...]
    prefixes: tuple[str, ...]
    scores: Scores
    light: Light
    phrased: frozenset[int] | None
    without: frozenset[int]
    loose: tuple[_Phrase, ...] = ()

    def sure_stems(self) -> tuple[tuple[frozenset[str], ...], ...]:
        """Return for every clause what surely means it: the stems of each such alternative."""
        return tuple(
            tuple(frozenset(a.stems) for a in clause.alternatives if a.weight >= _SURELY)
            for clause in self.clauses
        )


class Engine:
    """Documents and names of concepts, made ready to be searched."""

    def __init__(self, index: SearchIndex) -> None:
        self.index = TextIndex(index.documents, index.tables, index.files)
        self.evidence = EvidenceBase(self.index, index.outlines)
        self.lexicon = Lexicon(index.lexicon)
        self.described = Described(index.described)
        self.vocabularies = Vocabularies(self.index, self.lexicon, self.described)
        self.spelling = Spelling(self.vocabularies, self.index.documents)
        self.respelling = Respelling(self.vocabularies, self.lexicon, self.spelling)
        self._phrases = _Phrases(self.index, self.lexicon)
        self._translator = Translator(self.lexicon, self.vocabularies)

    def sides(self, query: Query) -> tuple[Language, tuple[Side, ...]]:
        """Return the language of a query, and the query in every language of the books."""
        language = self.vocabularies.language_of(query.sought)
        return language, tuple(self._side(query, language, target) for target in LANGUAGES)

    def _side(self, query: Query, source: Language, target: Language) -> Side:
        clauses = self._translator.clauses(query.sought, source, target)
        prefixes = tuple(fold(prefix, target) for prefix in query.prefixes)
        phrased = {phrase: self._phrases.found(phrase, target) for phrase in query.phrases}
        # What stands in the book of its own language leads to its counterparts in the others.
        led = {p for p in query.phrases if source in LANGUAGES and self._phrases.found(p, source)}
        loose = tuple(p for p, documents in phrased.items() if not documents and p not in led)
        narrowing = [documents for p, documents in phrased.items() if p not in loose]
        ways = ways_of(self.evidence, clauses, target)
        ways += [(((self._begun(prefix, target), 1.0),),) for prefix in prefixes]
        return Side(
            target,
            clauses,
            tuple(a for clause in clauses for a in clause.alternatives),
            prefixes,
            scores_of(ways, None if query.filters_places else _RUNNING),
            Light(target, _stems_to_light(clauses), prefixes),
            frozenset.intersection(*narrowing) if narrowing else None,
            self._excluded(query.without, source, target),
            loose,
        )

    def _begun(self, prefix: str, language: Language) -> Evidence:
        """Return the evidence of all words that begin so, counted as one."""
        field = Field("exact", language)
        forms = [w for w in self.vocabularies.forms[language] if w.startswith(prefix)]
        return self.evidence.of_occurrences(self.index.postings(field, form) for form in forms)

    def _excluded(
        self, excluded: Sequence[_Phrase], favoured: Language, target: Language
    ) -> frozenset[int]:
        """Return the documents that have a word or phrase left out, or its name in their language.

        A word is left out in the language it is in, which need not be that of the words sought.
        """
        found: set[int] = set()
        for phrase in excluded:
            source = self.vocabularies.language_of(phrase, favoured)
            if len(phrase) > 1:
                found |= self._phrases.found(phrase, target)
            elif source is target:
                found |= self._phrases.with_stems([analyzed(phrase[0], source)[1]], source)
            else:
                found.update(*self._translated(phrase, source, target))
        return frozenset(found)

    def _translated(
        self, words: _Phrase, source: Language, target: Language
    ) -> Iterator[frozenset[int]]:
        """Yield the documents that have what words are surely called in another language."""
        for clause in self._translator.clauses(words, source, target):
            best = max((a.weight for a in clause.alternatives), default=0.0)
            for alternative in clause.alternatives:
                if alternative.weight >= max(_SURELY, best):
                    yield self._phrases.with_stems(alternative.stems, target)


def _stems_to_light(clauses: Iterable[Clause]) -> frozenset[str]:
    return frozenset(
        stem
        for clause in clauses
        for alternative in clause.alternatives
        if alternative.weight >= _LIT_FROM
        for stem in alternative.stems
        # The particles inside a term of several words stand everywhere.
        if len(alternative.stems) == 1 or len(stem) > _LONGEST_PARTICLE
    )


def attempts(query: Query, sides: Iterable[Side], lexicon: Lexicon) -> Iterator[Attempt]:
    """Yield what was looked for, by language and ground, the surest words first."""
    begun = {f"{prefix}*": None for prefix in query.prefixes}
    for side in sides:
        by_why: dict[Why, dict[str, None]] = {Why.TEXT: begun.copy()} if begun else {}
        for alternative in sorted(side.alternatives, key=lambda a: -a.weight):
            by_why.setdefault(alternative.why, {})[" ".join(alternative.stems)] = None
        loose = tuple(" ".join(phrase) for phrase in side.loose)
        for why, sought in by_why.items():
            names = _best_names(side, lexicon) if why is Why.TRANSLATED_TERM else ()
            yield Attempt(side.language, why, tuple(sought), loose, tuple(names))


def _best_names(side: Side, lexicon: Lexicon) -> Iterator[str]:
    """Yield the best name in full of each concept that is named in another language."""
    for clause in side.clauses:
        named = [a for a in clause.alternatives if a.why is Why.TRANSLATED_TERM]
        if named:
            best = max(named, key=lambda alternative: alternative.weight)
            if name := lexicon.written(best.stems, side.language):
                yield name
