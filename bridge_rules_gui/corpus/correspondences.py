"""Correspondences: the counterparts of a place in the other editions."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from bridge_rules_gui.corpus.address import Address, NamedPlace

if TYPE_CHECKING:
    from bridge_rules_gui.corpus.concordance import Concordance
    from bridge_rules_gui.corpus.corpus import Corpus
    from bridge_rules_gui.corpus.edition import Edition

# What the Laws are for stands in the scope of 1987 and the introduction of 2017; what "may" and
# "must" mean, in the preface of 1987 and the introduction of 2017.
_UNDER_ANOTHER_NAME: Final = {
    NamedPlace("scope"): (NamedPlace("introduction"),),
    NamedPlace("introduction"): (NamedPlace("scope"), NamedPlace("preface")),
    NamedPlace("preface"): (NamedPlace("introduction"),),
}


@dataclass(frozen=True)
class Correspondences:
    """Answers by the rows of the concordance; a number alone says nothing."""

    corpus: Corpus
    concordance: Concordance

    def of(self, place: Address, edition: Edition) -> tuple[Address, ...]:
        """Return the counterparts of a place in an edition: one of the same citation first.

        The others follow in the order of the rows. A definition has that of the same concept.
        """
        if edition is place.edition:
            return (place,)
        if isinstance(place.place, NamedPlace):
            names = (place.place, *_UNDER_ANOTHER_NAME.get(place.place, ()))
            found = (Address(edition, name) for name in names)
            return tuple(filter(self.corpus.has_place, found))
        rows = self.concordance.rows_of(place.edition, place.place)
        cited = dict.fromkeys(c for row in rows for c in row.of(edition))
        there = [c for c in cited if self.corpus.has(edition, c)]
        there.sort(key=lambda citation: citation != place.place)
        return tuple(Address(edition, citation) for citation in there)
