"""The places of the books as a search knows them: by number, address, law and chapter."""

from __future__ import annotations

from functools import cached_property
from itertools import chain
from typing import TYPE_CHECKING

from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.indexes.documents import DocumentKind
from bridge_rules_gui.search.query import CHAPTERS, SearchKind

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

    from bridge_rules_gui.corpus.edition import Edition
    from bridge_rules_gui.indexes import ranking, search_index
    from bridge_rules_gui.indexes.documents import Document, Documents
    from bridge_rules_gui.search.query import Query
    from bridge_rules_gui.search.sides import Side


class Places:
    """The documents of an index, found by what a reader calls them."""

    def __init__(self, documents: Documents) -> None:
        self.documents = documents

    @cached_property
    def at(self) -> Mapping[str, int]:
        """The number of the first document of every address."""
        rows = self.documents.rows
        return {rows[number][0]: number for number in reversed(range(len(rows)))}

    def law(self, number: int) -> int | None:
        """Return the number of the law as a whole to which a place belongs; None outside them."""
        address = self.documents[number].address
        if not isinstance(address.place, Citation):
            return None
        return self.at[f"{address.edition}/{address.place.law}"]

    def chapter(self, document: Document) -> str:
        """Return the number of the chapter of a place in the laws, or of a definition.

        bg2017 prints no chapters: a law of it is in the chapter of the law of the same number
        in another edition. The chapters divide the laws alike in all editions that have them,
        and the definitions are the first one in all.
        """
        if document.kind is DocumentKind.DEFINITION:
            return CHAPTERS[0]
        chapter = document.chapter or self._chapters.get(document.law or 0, "")
        return chapter.partition(" ")[0]

    @cached_property
    def _chapters(self) -> Mapping[int, str]:
        return {d.law: d.chapter for d in self.documents if d.law and d.chapter}


class Narrowing:
    """Tells which places may answer a query."""

    def __init__(self, places: Places) -> None:
        self._places = places

    def includes(self, document: Document, query: Query) -> bool:
        """Tell whether a place that is cited may answer, whatever its words are."""
        is_of_kind = not query.kinds or SearchKind(document.kind.value) in query.kinds
        return (
            query.includes(document.address.edition) and is_of_kind and self._fits(document, query)
        )

    def by_words(self, query: Query, side: Side) -> Callable[[int], bool] | None:
        """Return the question whether a document may be an answer; None where all may."""
        if not query.filters_places:
            return None
        is_of_kind = self.by_kind(query, side)
        phrased, without = side.phrased, side.without

        def is_allowed(number: int) -> bool:
            has_phrases = phrased is None or number in phrased
            return has_phrases and number not in without and is_of_kind(number)

        return is_allowed

    def by_kind(self, query: Query, side: Side) -> Callable[[int], bool]:
        """Return the question whether a document is of the kinds and chapters chosen."""
        kinds = frozenset(kind.value for kind in query.kinds)

        def is_of_kind(number: int) -> bool:
            document = self._places.documents[number]
            if not self._fits(document, query):
                return False
            if not kinds or document.kind.value in kinds:
                return True
            return SearchKind.HEADING.value in kinds and bool(side.light.on(document.heading))

        return is_of_kind

    def _fits(self, document: Document, query: Query) -> bool:
        return not query.chapters or self._places.chapter(document) in query.chapters


class Counterparts:
    """The ways from each place to those that correspond to it; they are kept once gone."""

    def __init__(
        self, ways: search_index.Counterparts, unit_of: Sequence[int], places: Places
    ) -> None:
        self._ways = ways
        self._unit_of = unit_of
        self._places = places
        self._known: dict[tuple[int, Edition], tuple[tuple[int, int], ...]] = {}

    def of(self, numbers: Iterable[int], editions: Iterable[Edition]) -> dict[int, None]:
        """Return the places of editions that correspond to any of some places, in order."""
        among = tuple(editions)
        ways = (self._ways[edition][number] for number in numbers for edition in among)
        return dict.fromkeys(chain.from_iterable(ways))

    def searched(
        self, query: Query, sides: Mapping[Edition, Side], narrowing: Narrowing
    ) -> ranking.Counterparts:
        """Return the way to those counterparts a query lets through."""
        if not (query.kinds or query.chapters or query.without):
            return self.of_place
        filters = {edition: narrowing.by_kind(query, side) for edition, side in sides.items()}

        def counterparts(number: int, edition: Edition) -> Iterator[tuple[int, int]]:
            excluded = sides[edition].without
            for unit, found in self.of_place(number, edition):
                if found not in excluded and filters[edition](found):
                    yield unit, found

        return counterparts

    def of_place(self, number: int, edition: Edition) -> tuple[tuple[int, int], ...]:
        """Return the units, and places in them, that correspond to a place in an edition.

        First the counterparts of the very place, then those of its law as a whole.
        """
        key = (number, edition)
        if key not in self._known:
            law = self._places.law(number)
            places = (number,) if law is None else (number, law)
            found = chain.from_iterable(self._ways[edition][place] for place in places)
            self._known[key] = tuple((self._unit_of[n], n) for n in found)
        return self._known[key]
