"""Which places a query wants at all: of some editions, kinds and chapters, with its phrases."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bridge_rules_gui.services.search.query import SearchKind

if TYPE_CHECKING:
    from collections.abc import Callable

    from bridge_rules_gui.indexes.documents import Document
    from bridge_rules_gui.services.search.places import Places
    from bridge_rules_gui.services.search.query import Query
    from bridge_rules_gui.services.search.sides import Side


class Narrowing:
    """Tells which places may answer a query."""

    def __init__(self, places: Places) -> None:
        self._places = places

    def wants(self, document: Document, query: Query) -> bool:
        """Tell whether a place that is cited may answer, whatever its words are."""
        is_of_kind = not query.kinds or SearchKind(document.kind.value) in query.kinds
        return query.wants(document.address.edition) and is_of_kind and self._fits(document, query)

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
        """Return the question whether a document is of the kinds and chapters wanted."""
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
