"""Hits: what a reader is shown of an answer, and why it is one."""

from __future__ import annotations

from collections import defaultdict
from itertools import chain
from typing import TYPE_CHECKING, Final

from bridge_rules_gui.corpus.address import Address, NamedPlace
from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.indexes.analysis import analyzed, words
from bridge_rules_gui.indexes.clauses import Why
from bridge_rules_gui.indexes.documents import DocumentKind
from bridge_rules_gui.search.answer import Excerpt, SearchHit
from bridge_rules_gui.search.excerpts import Light, excerpt, lit, placed_words
from bridge_rules_gui.search.query import SearchKind

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping
    from collections.abc import Set as AbstractSet

    from bridge_rules_gui.corpus.book import Book
    from bridge_rules_gui.indexes.analysis import Word
    from bridge_rules_gui.indexes.ranking import Answer
    from bridge_rules_gui.search.query import Query
    from bridge_rules_gui.search.sides import Engine, Side

_MOST_ALSO: Final = 5
_ALSO_FROM: Final = 0.6
"""Further places of a law are named if they answer nearly as well as the best."""
_SURE: Final = 1000.0
"""The score of a place whose citation was asked for."""

_KINDS: Final = {kind: SearchKind(kind.value) for kind in DocumentKind}
_RANK_OF_WHY: Final = (Why.TERM, Why.TRANSLATED_TERM, Why.TEXT, Why.COGNATE, Why.SIMILAR)


class HitMaker:
    """Makes hits of answers."""

    def __init__(self, engine: Engine) -> None:
        self._documents = engine.index.documents
        self._unit_of = engine.evidence.unit_of
        self._in_unit: defaultdict[int, list[int]] = defaultdict(list)
        self._headings_of: dict[int, Mapping[Citation | NamedPlace, str]] = {}
        self._stems_of: dict[int, frozenset[str]] = {}
        self._shown: dict[int, tuple[str, tuple[str, ...]]] = {}
        for number, unit in enumerate(self._unit_of):
            self._in_unit[unit].append(number)

    def of_place(self, number: int, why: Why) -> SearchHit:
        """Return the hit for a place that was asked for, not searched."""
        light = Light(self._documents[number].language)
        return self._hit(number, light, _SURE, why)

    def of_answer(self, answer: Answer, side: Side) -> SearchHit:
        """Return the hit for an answer found by its words, or brought by something else."""
        why = answer.brought or self._why(answer.document, side)
        also = () if answer.brought else self._also(answer, side)
        return self._hit(answer.document, side.light, answer.score, why, also)

    def _hit(
        self, number: int, light: Light, score: float, why: Why, also: tuple[Address, ...] = ()
    ) -> SearchHit:
        document = self._documents[number]
        if number not in self._shown:
            self._shown[number] = (self._heading(number), self._texts(number))
        heading, texts = self._shown[number]
        return SearchHit(
            address=document.address,
            kind=_KINDS[document.kind],
            law=document.law,
            score=round(score, 3),
            heading=lit(heading, light),
            snippet=excerpt(texts, light),
            why=why,
            also=also,
        )

    def _heading(self, number: int) -> str:
        """Return a place's heading, or the nearest one above it in its law."""
        document = self._documents[number]
        place = document.address.place
        if document.heading or not isinstance(place, Citation):
            return document.heading
        headings = self._headings(self._unit_of[number])
        places = (place, *place.ancestors())
        return next((headings[each] for each in places if each in headings), "")

    def _headings(self, unit: int) -> Mapping[Citation | NamedPlace, str]:
        """Return the headings within a law by their places."""
        if unit not in self._headings_of:
            documents = (self._documents[n] for n in self._in_unit[unit])
            self._headings_of[unit] = {d.address.place: d.heading for d in documents if d.heading}
        return self._headings_of[unit]

    def _texts(self, number: int) -> tuple[str, ...]:
        """Return a place's words, or the next ones of its unit where it is only a heading."""
        following = (n for n in self._in_unit[self._unit_of[number]] if n >= number)
        texts = (self._documents[n].texts for n in following)
        return next(filter(None, texts), ())

    def _also(self, answer: Answer, side: Side) -> tuple[Address, ...]:
        scores = side.scores.documents
        enough = _ALSO_FROM * scores.get(answer.document, 0.0)
        if not enough:
            return ()
        others = [
            n
            for n in self._in_unit[answer.unit]
            if n in scores and n != answer.document and scores[n] >= enough
        ]
        best = sorted(others, key=lambda n: -scores[n])[:_MOST_ALSO]
        places = dict.fromkeys(self._documents[n].address for n in best)
        return tuple(p for p in places if p != self._documents[answer.document].address)

    def _stems(self, number: int) -> frozenset[str]:
        if number not in self._stems_of:
            document = self._documents[number]
            texts = (document.heading, *document.texts)
            placed = (placed_words(text, document.language) for text in texts)
            self._stems_of[number] = frozenset(chain.from_iterable(placed))
        return self._stems_of[number]

    def _why(self, number: int, side: Side) -> Why:
        """Return the surest ground on which a document, or else its unit, was found."""
        stems = self._stems(number)
        found = {a.why for a in side.alternatives if stems.issuperset(a.stems)}
        grounds = found or {a.why for a in side.alternatives}
        return next((why for why in _RANK_OF_WHY if why in grounds), Why.TEXT)


def index_entry_hits(book: Book, query: Query, side: Side) -> Iterator[SearchHit]:
    """Yield the entries of a subject index that have every part of a query, in its order.

    A word of another language is there where what it surely means is.
    """
    excluded = [{analyzed(w, side.language)[1] for w in phrase} for phrase in query.without]
    place = Address(book.edition, NamedPlace("index"))
    for entry in book.subject_index:
        found = tuple(words(entry.entry, side.language))
        stems = {word.stem for word in found}
        if _has_all(found, stems, side) and not any(stems >= left_out for left_out in excluded):
            leads_to = (*map(str, entry.laws), *entry.see_also)
            yield SearchHit(
                address=place,
                kind=SearchKind.SUBJECT_INDEX,
                law=entry.laws[0] if entry.laws else None,
                score=0.0,
                heading=lit(entry.entry, side.light),
                snippet=Excerpt(", ".join(leads_to)),
                why=Why.SUBJECT_INDEX,
            )


def _has_all(found: Iterable[Word], stems: AbstractSet[str], side: Side) -> bool:
    """Tell whether words have something for every clause and every prefix of a query."""
    has_words = all(
        any(stems >= meant for meant in alternatives) for alternatives in side.sure_stems()
    )
    return has_words and all(
        any(word.folded.startswith(prefix) for word in found) for prefix in side.prefixes
    )
