"""Which places of the other editions correspond to one, as far as a query wants them."""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from bridge_rules_gui.corpus.edition import Edition
    from bridge_rules_gui.indexes import following, prepared
    from bridge_rules_gui.services.search.narrowing import Narrowing
    from bridge_rules_gui.services.search.places import Places
    from bridge_rules_gui.services.search.query import Query
    from bridge_rules_gui.services.search.sides import Side


class Counterparts:
    """The ways from each place to those that correspond to it; they are kept once gone."""

    def __init__(self, ways: prepared.Counterparts, unit_of: Sequence[int], places: Places) -> None:
        self._ways = ways
        self._unit_of = unit_of
        self._places = places
        self._known: dict[tuple[int, Edition], tuple[tuple[int, int], ...]] = {}

    def of(self, numbers: Iterable[int], editions: Iterable[Edition]) -> dict[int, None]:
        """Return the places of editions that correspond to any of some places, in order."""
        among = tuple(editions)
        ways = (self._ways[edition][number] for number in numbers for edition in among)
        return dict.fromkeys(chain.from_iterable(ways))

    def wanted(
        self, query: Query, sides: Mapping[Edition, Side], narrowing: Narrowing
    ) -> following.Counterparts:
        """Return the way to those counterparts a query lets through."""
        if not (query.kinds or query.chapters or query.without):
            return self._all
        filters = {edition: narrowing.by_kind(query, side) for edition, side in sides.items()}

        def counterparts(number: int, edition: Edition) -> Iterator[tuple[int, int]]:
            excluded = sides[edition].without
            for unit, found in self._all(number, edition):
                if found not in excluded and filters[edition](found):
                    yield unit, found

        return counterparts

    def _all(self, number: int, edition: Edition) -> tuple[tuple[int, int], ...]:
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
