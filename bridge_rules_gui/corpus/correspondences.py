"""Correspondences: the counterparts of a place in the other editions."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.corpus.citation import Citation

if TYPE_CHECKING:
    from bridge_rules_gui.corpus.concordance import Concordance
    from bridge_rules_gui.corpus.corpus import Corpus
    from bridge_rules_gui.corpus.edition import Edition


@dataclass(frozen=True)
class Correspondences:
    """Answers by the rows of the concordance; where it has none, by the same citation."""

    corpus: Corpus
    concordance: Concordance

    def of(self, place: Address, edition: Edition) -> tuple[Address, ...]:
        """Return the counterparts of a place in an edition, in the order of the rows.

        A provision without a row has the provision of the same citation for its
        counterpart, or the nearest one above it; a definition that of the same concept.
        """
        if edition is place.edition:
            return (place,)
        if not isinstance(place.place, Citation):
            named = Address(edition, place.place)
            return (named,) if self.corpus.has_place(named) else ()
        rows = self.concordance.rows_of(place.edition, place.place)
        if rows:
            found = dict.fromkeys(c for row in rows for c in row.of(edition))
            return tuple(Address(edition, c) for c in found if self.corpus.has(edition, c))
        return self._same_citation(place.place, edition)

    def _same_citation(self, citation: Citation, edition: Edition) -> tuple[Address, ...]:
        nearest: Citation | None = citation
        while nearest is not None and not self.corpus.has(edition, nearest):
            nearest = nearest.parent()
        return (Address(edition, nearest),) if nearest else ()
