"""The places of a page in its document: what stands where."""

from __future__ import annotations

from bisect import bisect_right
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from bridge_rules_gui.corpus.address import Address


class PagePlaces(NamedTuple):
    """The addresses of a page with the positions they start at, and where the text ends."""

    addresses: tuple[Address, ...]
    starts: tuple[int, ...]
    end: int

    def at(self, position: int) -> Address:
        """Return the innermost place a position of the document belongs to."""
        return self.addresses[max(bisect_right(self.starts, position) - 1, 0)]

    def extent(self, address: Address) -> tuple[int, int]:
        """Return the positions a place takes up, everything below it included."""
        index = self.addresses.index(address)
        for later in range(index + 1, len(self.addresses)):
            if not _is_within(self.addresses[later], address):
                return self.starts[index], self.starts[later]
        return self.starts[index], self.end


def _is_within(one: Address, other: Address) -> bool:
    # The text is painted before anything of the books has come in.
    from bridge_rules_gui.corpus.citation import Citation  # noqa: PLC0415

    inner, outer = one.place, other.place
    return isinstance(inner, Citation) and isinstance(outer, Citation) and inner.is_within(outer)
