"""Results: the answers that are about the same in several editions, shown as one."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from operator import itemgetter
from typing import TYPE_CHECKING, Final

from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.indexes.clauses import Why
from bridge_rules_gui.search.query import SearchKind

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

    from bridge_rules_gui.corpus.address import Address
    from bridge_rules_gui.corpus.described import Example
    from bridge_rules_gui.corpus.edition import Edition
    from bridge_rules_gui.search.answer import SearchHit
    from bridge_rules_gui.search.hits import HitMaker
    from bridge_rules_gui.search.places import Counterparts, Places

_ALONE: Final = frozenset({SearchKind.COMMENTARY, SearchKind.SUBJECT_INDEX})
"""Kinds of places that correspond to none in another edition."""
_MOSTSITUATIONS: Final = 2
_MOST_QUESTIONS: Final = 1
SITUATION: Final = "scenario:"
"""How the addresses of situations begin."""


@dataclass(frozen=True, slots=True)
class SearchResult:
    """What one edition says, where the others say it, and examples of it.

    ``elsewhere`` has the corresponding places of every other edition, or none; it has no
    edition where there can be none.
    """

    hit: SearchHit
    elsewhere: Mapping[Edition, tuple[Address, ...]]
    situations: tuple[Example, ...] = ()
    questions: tuple[Example, ...] = ()


class ResultMaker:
    """Makes results of hits."""

    def __init__(
        self,
        editions: Iterable[Edition],
        places: Places,
        counterparts: Counterparts,
        hits: HitMaker,
        unit_of: Sequence[int],
    ) -> None:
        self._editions = tuple(editions)
        self._places = places
        self._counterparts = counterparts
        self._hits = hits
        self._unit_of = unit_of

    def of(
        self,
        hits: Sequence[SearchHit],
        read: Edition,
        examples: Callable[[str], Iterator[Example]],
        *,
        narrow: bool,
    ) -> Iterator[SearchResult]:
        """Yield results, best first, in the words of the edition that is read where it has any.

        Its hits keep their order; those of another edition, which say what it does not, stand
        where they stand in their own. Where answers are ``narrow``, none is brought in that is
        not among the hits.
        """
        cited = [hit for hit in hits if hit.why is Why.CITATION]
        own = [hit for hit in hits if hit.address.edition is read]
        at = {self._number(hit): hit for hit in reversed(own) if hit.kind not in _ALONE}
        of_unit = {self._unit_of[number]: hit for number, hit in at.items()}
        shown: set[object] = set()
        ranked = _by_rank(cited or hits, read)
        coming = {id(hit) for hit in ranked}
        for hit in ranked:
            lead = self._in_edition(hit, read, at, of_unit, narrow=narrow)
            key = lead.heading if lead.kind is SearchKind.SUBJECT_INDEX else lead.address
            if key in shown or (lead is not hit and id(lead) in coming):
                continue
            shown.add(key)
            if lead.address.edition is not read and lead.kind not in _ALONE:
                # The edition read has nothing by which the others are known to be about the same.
                for edition in self._editions:
                    shown.update(self._elsewhere(lead, edition))
            yield self._result(lead, examples)

    def _number(self, hit: SearchHit) -> int:
        return self._places.at[str(hit.address)]

    def _in_edition(
        self,
        hit: SearchHit,
        read: Edition,
        at: Mapping[int, SearchHit],
        of_unit: dict[int, SearchHit],
        *,
        narrow: bool,
    ) -> SearchHit:
        """Return what the edition read says about the same; the hit itself if it says nothing.

        A hit at the very place is best, then one of the same law.
        """
        if hit.address.edition is read or hit.kind in _ALONE:
            return hit
        there = self._counterparts.of_place(self._number(hit), read)
        exact = (at[number] for _, number in there if number in at)
        alike = (of_unit[unit] for unit, _ in there if unit in of_unit)
        found = next(exact, None) or next(alike, None)
        if found is None and there and not narrow:
            unit, number = there[0]
            found = of_unit[unit] = self._hits.of_place(number, Why.CORRESPONDENCE)
        return found or hit

    def _result(self, hit: SearchHit, examples: Callable[[str], Iterator[Example]]) -> SearchResult:
        if hit.kind in _ALONE:
            return SearchResult(hit, {})
        others = (e for e in self._editions if e is not hit.address.edition)
        elsewhere = {edition: self._elsewhere(hit, edition) for edition in others}
        if not isinstance(hit.address.place, Citation):
            return SearchResult(hit, elsewhere)
        like = tuple(examples(str(hit.address)))
        situations = [each for each in like if each.address.startswith(SITUATION)]
        questions = [each for each in like if not each.address.startswith(SITUATION)]
        return SearchResult(
            hit,
            elsewhere,
            tuple(situations[:_MOSTSITUATIONS]),
            tuple(questions[:_MOST_QUESTIONS]),
        )

    def _elsewhere(self, hit: SearchHit, edition: Edition) -> tuple[Address, ...]:
        found = self._counterparts.of((self._number(hit),), (edition,))
        return tuple(dict.fromkeys(self._places.documents[n].address for n in found))


def _by_rank(hits: Sequence[SearchHit], read: Edition) -> list[SearchHit]:
    """Return hits by their rank in their edition; of one rank, that of an edition first."""
    counts: Counter[Edition] = Counter()
    ranks = []
    for hit in hits:
        edition = hit.address.edition
        ranks.append((counts[edition], edition is not read))
        counts[edition] += 1
    return [hit for _, hit in sorted(zip(ranks, hits, strict=True), key=itemgetter(0))]
