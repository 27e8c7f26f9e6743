"""The search: one query, and the places of all three books that answer it.

The full-text engine is imported when an index has to be made: the window does so on a worker.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from itertools import islice
from typing import TYPE_CHECKING, Final

from bridge_rules_gui.corpus.address import NamedPlace
from bridge_rules_gui.indexes.analysis import analyzed
from bridge_rules_gui.indexes.clauses import Why
from bridge_rules_gui.indexes.documents import DocumentKind
from bridge_rules_gui.indexes.ranking import Answer, answers_of, followed, merged_with
from bridge_rules_gui.indexes.search_index import SearchIndex, cached_index
from bridge_rules_gui.search.answer import SearchAnswer
from bridge_rules_gui.search.citations import cited
from bridge_rules_gui.search.hits import HitMaker, index_entry_hits
from bridge_rules_gui.search.places import Counterparts, Narrowing, Places
from bridge_rules_gui.search.query import SearchKind, parse
from bridge_rules_gui.search.results import SITUATION, ResultMaker
from bridge_rules_gui.search.sides import Engine, attempts

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

    from bridge_rules_gui.corpus.address import Address
    from bridge_rules_gui.corpus.concordance import Concordance
    from bridge_rules_gui.corpus.corpus import Corpus
    from bridge_rules_gui.corpus.described import Description
    from bridge_rules_gui.corpus.edition import Edition
    from bridge_rules_gui.corpus.termbase import Termbase
    from bridge_rules_gui.indexes.cache import IndexCache
    from bridge_rules_gui.indexes.language import Language
    from bridge_rules_gui.search.answer import SearchHit
    from bridge_rules_gui.search.query import Query
    from bridge_rules_gui.search.results import SearchResult
    from bridge_rules_gui.search.sides import Side

MOST_HITS: Final = 60
"""How many answers a query gives where nothing else is asked."""
_LEAST_RANKED: Final = 40
"""How many answers of an edition are ranked however few are asked for."""
_DESCRIBED: Final = 6.0
"""What the law most like a query in the words of the table counts beside the best answer."""
_PLAIN: Final = 5
"""So many words outside the terms of the Laws make a query one in the words of the table."""
_FEWEST: Final = 3
"""Fewer words tell no case."""
_IN_BOOKS: Final = 0.4
"""What such a word counts that the books have too."""


@dataclass(frozen=True, slots=True)
class Steps:
    """Which ways a search goes beside the words themselves; the benchmark takes them singly."""

    counterparts: bool = True
    """Whether an answer in one edition brings its counterparts in the others."""
    descriptions: bool = True
    """Whether what is said at the table brings the laws it is about."""


_ALL_STEPS: Final = Steps()


class Search:
    """The books made ready to be searched; answers any number of threads at once.

    The books are read only for queries that are citations or ask for a printed index.
    """

    def __init__(self, corpus: Corpus, index: SearchIndex, steps: Steps = _ALL_STEPS) -> None:
        self._corpus = corpus
        self._steps = steps
        self.engine = Engine(index)
        self._documents = index.documents
        self._places = Places(index.documents)
        self._narrowing = Narrowing(self._places)
        unit_of = self.engine.evidence.unit_of
        self._counterparts = Counterparts(index.counterparts, unit_of, self._places)
        self._hits = HitMaker(self.engine)
        self._results = ResultMaker(
            corpus.books, self._places, self._counterparts, self._hits, unit_of
        )

    @classmethod
    def of(
        cls,
        corpus: Corpus,
        termbase: Termbase,
        concordance: Concordance,
        descriptions: Iterable[Description] = (),
        steps: Steps = _ALL_STEPS,
    ) -> Search:
        """Make the books ready now."""
        return cls(corpus, _built(corpus, termbase, concordance, descriptions), steps)

    @classmethod
    def cached(
        cls,
        corpus: Corpus,
        read_termbase: Callable[[], Termbase],
        read_concordance: Callable[[], Concordance],
        read_descriptions: Callable[[], Iterable[Description]],
        cache: IndexCache | None,
    ) -> Search:
        """Make the books ready from what was kept, or now where something has changed."""

        def make() -> SearchIndex:
            return _built(corpus, read_termbase(), read_concordance(), read_descriptions())

        return cls(corpus, cached_index(cache, make))

    def answer(self, query: Query, limit: int = MOST_HITS) -> SearchAnswer:
        """Return the places that answer a query, best first, at most ``limit``."""
        if query.complaint:
            return SearchAnswer(())
        asked = cited(query.plain, self._corpus)
        hits = self._cited_hits(asked.places or self._named_parts(query), query)
        if hits or asked.is_sure:
            return SearchAnswer(tuple(hits[:limit]), missing=asked.missing)
        others = self.engine.respelling.respelt(query.sought)
        query = query.respelt(others) if others else query
        corrected, query = self._corrected(query)
        language, sides = self.engine.sides(query)
        hits = self._index_entries(query, sides)
        if not query.kinds or query.kinds - {SearchKind.SUBJECT_INDEX}:
            hits += self._word_hits(query, language, sides, limit)
        missing = () if hits else asked.missing
        tried = tuple(attempts(query, sides, self.engine.lexicon))
        return SearchAnswer(tuple(hits[:limit]), corrected, tried, missing)

    def results(
        self, query: Query, answer: SearchAnswer, read: Edition, limit: int = MOST_HITS
    ) -> tuple[SearchResult, ...]:
        """Return an answer to a query as results across the editions, one of which is read."""
        edition = (
            read if query.includes(read) or not answer.hits else answer.hits[0].address.edition
        )
        language = self.engine.vocabularies.language_of(query.sought)
        stems = [analyzed(word, language)[1] for word in query.sought]
        examples = self.engine.described.examples(stems, language)
        found = self._results.of(answer.hits, edition, examples, narrow=query.filters_places)
        return tuple(islice(found, limit))

    def situations_like(self, text: str, limit: int) -> tuple[str, ...]:
        """Return the addresses of the situations most like what has happened, best first."""
        words = parse(text).sought
        language = self.engine.vocabularies.language_of(words)
        stems = [analyzed(word, language)[1] for word in words]
        if len(stems) < _FEWEST:
            return ()
        like = self.engine.described.like(stems, language)
        found = (each.address for each in like if each.address.startswith(SITUATION))
        return tuple(islice(found, limit))

    def _named_parts(self, query: Query) -> list[Address]:
        """Return the prefaces and the like that a query names in English, as addresses do."""
        names = (f"{edition}/{query.plain.lower()}" for edition in self._corpus.books)
        at = self._places.at
        found = (self._documents[at[name]] for name in names if name in at)
        return [document.address for document in found if document.kind is DocumentKind.MATTER]

    def _cited_hits(self, places: Sequence[Address], query: Query) -> list[SearchHit]:
        """Return the places cited, then their counterparts elsewhere."""
        at = self._places.at
        cited = [at[str(place)] for place in places if str(place) in at]
        counterparts = self._counterparts.of(cited, self._corpus.books)
        asked = [(number, Why.CITATION) for number in cited]
        asked += [(n, Why.CORRESPONDENCE) for n in counterparts if n not in cited]
        return [
            self._hits.of_place(number, why)
            for number, why in asked
            if self._narrowing.includes(self._documents[number], query)
        ]

    def _index_entries(self, query: Query, sides: Sequence[Side]) -> list[SearchHit]:
        if SearchKind.SUBJECT_INDEX not in query.kinds:
            return []
        return [
            hit
            for edition, book in self._corpus.books.items()
            if query.includes(edition)
            for hit in index_entry_hits(book, query, _side_of(edition, sides))
        ]

    def _word_hits(
        self, query: Query, language: Language, sides: Sequence[Side], limit: int
    ) -> list[SearchHit]:
        by_edition = {edition: _side_of(edition, sides) for edition in self._corpus.books}
        answers = {
            edition: self._answers(query, side, limit, is_native=side.language is language)
            for edition, side in by_edition.items()
        }
        if self._steps.counterparts:
            own = frozenset(e for e, s in by_edition.items() if s.language is language)
            ways = self._counterparts.searched(query, by_edition, self._narrowing)
            answers = followed(answers, own, ways)
        if self._steps.descriptions:
            answers = self._with_described(query, language, answers, by_edition)
        ranked = sorted(
            (
                (answer, by_edition[edition])
                for edition, found in answers.items()
                if query.includes(edition)
                for answer in self._sought_concepts_first(found, query, language)
            ),
            key=lambda pair: (-pair[0].score, pair[0].document),
        )
        return [self._hits.of_answer(answer, side) for answer, side in ranked[:limit]]

    def _answers(self, query: Query, side: Side, limit: int, *, is_native: bool) -> list[Answer]:
        if side.phrased is not None and not side.phrased and not is_native and not query.words:
            return []
        most = max(limit, _LEAST_RANKED)
        return answers_of(
            self.engine.evidence, side.scores, self._narrowing.by_words(query, side), most
        )

    def _with_described(
        self,
        query: Query,
        language: Language,
        answers: Mapping[Edition, Sequence[Answer]],
        sides: Mapping[Edition, Side],
    ) -> dict[Edition, list[Answer]]:
        """Return the answers with the laws that are needed where the like is said at the table."""
        stems = [analyzed(word, language)[1] for word in query.words]
        weight = self._plainness(stems, language)
        laws = self.engine.described.laws(stems, language) if weight else {}
        at = self._places.at
        found: dict[Edition, list[Answer]] = {}
        for edition, given in answers.items():
            is_allowed = self._narrowing.by_words(query, sides[edition])
            top = max((answer.score for answer in given), default=1.0)
            described = {
                self.engine.evidence.unit_of[at[place]]: (weight * top * score, at[place])
                for law, (score, place) in laws.items()
                if law.startswith(edition.value) and place in at
                if is_allowed is None or is_allowed(at[place])
            }
            found[edition] = merged_with(given, described)
        return found

    def _plainness(self, stems: Sequence[str], language: Language) -> float:
        """Return how much the words of the table count: the less is in the terms of the Laws.

        The square keeps a word or two beside a term from turning a query of the Laws round.
        """
        if len(stems) < _FEWEST:
            return 0.0
        mentions = self.engine.lexicon.mentions(stems, language, language)
        named = {n for mention in mentions for n in range(mention.start, mention.end)}
        books = self.engine.vocabularies.in_books.get(language, frozenset())
        plain = (_IN_BOOKS if s in books else 1.0 for n, s in enumerate(stems) if n not in named)
        return _DESCRIBED * min(1.0, (sum(plain) / _PLAIN) ** 2)

    def _sought_concepts_first(
        self, answers: Sequence[Answer], query: Query, language: Language
    ) -> Iterator[Answer]:
        """Yield the answers; the definitions of what the whole query names, raised to the top."""
        stems = [analyzed(word, language)[1] for word in query.sought]
        concepts = self.engine.lexicon.concepts(stems, language)
        sought = {NamedPlace.definition(concept) for concept in concepts}
        if not sought:
            yield from answers
            return
        top = max((answer.score for answer in answers), default=0.0)
        for answer in answers:
            is_sought = self._documents[answer.document].address.place in sought
            yield replace(answer, score=answer.score + top) if is_sought else answer

    def _corrected(self, query: Query) -> tuple[str, Query]:
        """Return what may have been meant, as typed but for the slips, and what to look for.

        Where the words without their slips are a name as a whole, the words that were spelt
        well vouch for it: it is looked for at once.
        """
        text, slips = query.text, self.engine.spelling.corrected(query.sought)
        for word, other in slips.items():
            as_word = rf"(?<![\w:]){re.escape(word)}(?![\w:])"
            text = re.sub(as_word, lambda _, other=other: other, text)  # type: ignore[misc]
        meant = query.respelt(slips)
        is_vouched_for = 0 < len(slips) < len(meant.sought) and self._is_name(meant.sought)
        return text if text != query.text else "", meant if is_vouched_for else query

    def _is_name(self, words: Sequence[str]) -> bool:
        language = self.engine.vocabularies.language_of(words)
        stems = [analyzed(word, language)[1] for word in words]
        return bool(self.engine.lexicon.concepts(stems, language))


def _side_of(edition: Edition, sides: Iterable[Side]) -> Side:
    return next(side for side in sides if side.language == edition.language)


def _built(
    corpus: Corpus,
    termbase: Termbase,
    concordance: Concordance,
    descriptions: Iterable[Description],
) -> SearchIndex:
    # What reads the books is not needed where everything is kept.
    from bridge_rules_gui.indexes.index_builder import build_index  # noqa: PLC0415

    return build_index(corpus, termbase, concordance, descriptions)
