"""Concepts that stand on one side of a row only, as far as the words of a book can tell it.

Three translators chose the words: one says "he" where another repeats "the offender". How far
the words for a concept can be trusted is asked of the rows that have been read and found
unchanged in substance. A concept whose words come back there in the other edition, nine times
in ten, is missed where they do not; one that an edition never names is missed where no
unchanged row names it in another. All others are passed over in silence.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import permutations
from typing import Final

from bridge_rules_gui.comparison.steps import kind_between
from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.corpus.concordance import ChangeKind, Concordance, Correspondence
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.corpus.termbase import Concept, PartOfSpeech, Subject
from bridge_rules_gui.indexes.attestation import Occurrence
from bridge_rules_gui.terms.terminology import Terminology

_LEAST_ROWS: Final = 8
"""In how many unchanged rows words must have come before anything is concluded from them."""
_LEAST_SHARE: Final = 0.9
_LEAST_PLACES: Final = 2
"""How often an edition must name a concept that another one never names."""
_NOT_LISTED: Final = (Subject.OBLIGATION, Subject.GENERAL)
"""Words of obligation are compared by their strength; common words anybody may paraphrase."""
_NOTHING: Final[frozenset[str]] = frozenset()
_OWN_WORDS: Final = ("heading", "text", "closing", "table")


@dataclass(frozen=True, slots=True)
class OneSidedConcept:
    """A concept some cells of a row name and others do not.

    ``words`` are the words for it, by edition; ``reasons`` what the editors of the termbase
    say of an edition that has none at all.
    """

    concept: str
    present: tuple[Edition, ...]
    absent: tuple[Edition, ...]
    words: tuple[tuple[Edition, str], ...]
    reasons: tuple[tuple[Edition, str], ...]


class ConceptSides:
    """Knows where each edition names which concept, and how far that can be trusted."""

    def __init__(self, concordance: Concordance, terminology: Terminology) -> None:
        self._concordance = concordance
        self._terminology = terminology
        self._corpus = terminology.corpus
        self._concepts = {
            concept.id: concept
            for concept in terminology.termbase.concepts
            if concept.subject not in _NOT_LISTED and not _is_verb(concept)
        }

    def make_ready(self) -> None:
        """Find everything now that would be found when it is first asked for."""
        _ = self._trust, self._neighbours

    def one_sided(
        self, row: Correspondence, editions: Sequence[Edition]
    ) -> tuple[OneSidedConcept, ...]:
        """Return what surely stands on one side only between some editions' cells."""
        filled = [edition for edition in editions if row.of(edition)]
        found = {edition: self._in_cell(row, edition) for edition in filled}
        named = {edition: self._in_places(edition, row.of(edition)) for edition in filled}
        around = {edition: self._around(row, edition, filled) for edition in filled}
        one_sided = [
            (concept, present, absent)
            for concept in dict.fromkeys(o.concept for e in filled for o in found[e])
            if (present := tuple(e for e in filled if concept in named[e]))
            and (absent := tuple(e for e in filled if concept not in named[e]))
            and not any(concept in around[edition] for edition in absent)
            and all(self._is_significant(concept, e, other) for e in present for other in absent)
        ]
        kept = {concept for concept, _, _ in one_sided}
        return tuple(
            self._one_sided(concept, present, absent, found)
            for concept, present, absent in one_sided
            if not _is_part_of_others(concept, kept, found)
        )

    def _one_sided(
        self,
        concept: str,
        present: tuple[Edition, ...],
        absent: tuple[Edition, ...],
        found: Mapping[Edition, Sequence[Occurrence]],
    ) -> OneSidedConcept:
        words = dict.fromkeys(
            (edition, o.stretch.text[o.start : o.end])
            for edition in present
            for o in found[edition]
            if o.concept == concept
        )
        known = self._concepts[concept].editions
        reasons = ((e, known[e].absent) for e in absent if e in known and known[e].absent)
        return OneSidedConcept(concept, present, absent, tuple(words), tuple(reasons))

    def _in_cell(self, row: Correspondence, edition: Edition) -> list[Occurrence]:
        """Return the terms in the cell's own words, in reading order."""
        places = self._found[edition]
        return [o for citation in row.of(edition) for o in places.get(citation, ())]

    def _around(self, row: Correspondence, edition: Edition, others: Sequence[Edition]) -> set[str]:
        """Return the concepts an edition names near a row, if not in it.

        What one edition says in a sentence of its own, another says in the one before; and
        what shares a provision with other rows in one edition may belong to them.
        """
        near = [
            other
            for citation in row.of(edition)
            for other in self._neighbours[edition].get(citation, ())
        ]
        near += [
            citation
            for other in others
            for shared in row.of(other)
            for further in self._concordance.rows_of(other, shared)
            for citation in further.of(edition)
        ]
        return self._in_places(edition, near)

    def _in_places(self, edition: Edition, places: Iterable[Citation]) -> set[str]:
        """Return the concepts an edition names in some provisions."""
        named = self._named[edition]
        return set().union(*(named.get(citation, _NOTHING) for citation in places))

    def _is_significant(self, concept: str, here: Edition, there: Edition) -> bool:
        """Tell whether one edition's words for a concept are missed where another has none."""
        unchanged, returned = self._trust[here, there, concept]
        if self._counts[there][concept]:
            return unchanged >= _LEAST_ROWS and returned >= _LEAST_SHARE * unchanged
        if unchanged or self._counts[here][concept] < _LEAST_PLACES:
            return False
        # What editions before and after both name, the one between names otherwise.
        years = [edition.year for edition in Edition if self._counts[edition][concept]]
        return max(years) < there.year or there.year < min(years)

    @cached_property
    def _found(self) -> Mapping[Edition, defaultdict[Citation, list[Occurrence]]]:
        found: dict[Edition, defaultdict[Citation, list[Occurrence]]] = {}
        for edition in self._corpus.books:
            places = found[edition] = defaultdict(list)
            for o in self._terminology.book(edition).occurrences:
                is_own = o.stretch.passage.startswith(_OWN_WORDS)
                if is_own and isinstance(o.address.place, Citation) and o.concept in self._concepts:
                    places[o.address.place].append(o)
        return found

    @cached_property
    def _named(self) -> Mapping[Edition, Mapping[Citation, frozenset[str]]]:
        return {
            edition: {c: frozenset(o.concept for o in found) for c, found in places.items()}
            for edition, places in self._found.items()
        }

    @cached_property
    def _counts(self) -> Mapping[Edition, Counter[str]]:
        return {
            edition: Counter(o.concept for found in places.values() for o in found)
            for edition, places in self._found.items()
        }

    @cached_property
    def _trust(self) -> Mapping[tuple[Edition, Edition, str], tuple[int, int]]:
        """In how many unchanged rows one edition names a concept, and in how many both do."""
        unchanged: Counter[tuple[Edition, Edition, str]] = Counter()
        returned: Counter[tuple[Edition, Edition, str]] = Counter()
        for row in self._concordance.rows:
            named = {e: self._in_places(e, row.of(e)) for e in self._found}
            for here, there in permutations(named, 2):
                if not row.of(here) or not row.of(there):
                    continue
                if kind_between(row, (here, there)) is not ChangeKind.SUBSTANCE:
                    unchanged.update((here, there, concept) for concept in named[here])
                    both = named[here] & named[there]
                    returned.update((here, there, concept) for concept in both)
        known = {key: (count, returned[key]) for key, count in unchanged.items()}
        return defaultdict(lambda: (0, 0), known)

    @cached_property
    def _neighbours(self) -> Mapping[Edition, Mapping[Citation, frozenset[Citation]]]:
        return {
            edition: dict(_with_neighbours([p.citation for p in book.provisions]))
            for edition, book in self._corpus.books.items()
        }


def _is_verb(concept: Concept) -> bool:
    """Tell whether the editions' first words for a concept are verbs."""
    first = (known.terms[0] for known in concept.editions.values() if known.terms)
    return any(term.part_of_speech is PartOfSpeech.VERB for term in first)


def _with_neighbours(order: Sequence[Citation]) -> Iterator[tuple[Citation, frozenset[Citation]]]:
    """Yield each provision with those it stands under, and with those beside it and all below."""
    above = {citation: tuple(citation.ancestors()) for citation in order}
    below: defaultdict[Citation, list[Citation]] = defaultdict(list)
    siblings: defaultdict[Citation | None, list[Citation]] = defaultdict(list)
    for citation in order:
        siblings[citation.parent()].append(citation)
        for ancestor in above[citation]:
            below[ancestor].append(citation)
    for parent, children in siblings.items():
        for number, citation in enumerate(children):
            beside = children[max(number - 1, 0) : number + 2] if parent else [citation]
            under = (further for other in beside for further in below[other])
            yield citation, frozenset([*above[citation], *beside, *under])


def _is_part_of_others(
    concept: str, known: set[str], found: Mapping[Edition, Sequence[Occurrence]]
) -> bool:
    """Tell whether a concept is named only within longer terms that are known already."""
    places = [o for cell in found.values() for o in cell if o.concept == concept]
    return all(o.within in known and o.within != concept for o in places)
