"""The places a reader has visited, with ways back and forward."""

from __future__ import annotations

from dataclasses import dataclass, replace

from bridge_rules_gui.corpus.address import Address

_LONGEST = 200


@dataclass(frozen=True, slots=True)
class History:
    """Visited places, oldest first, and the number of the one being read.

    An empty history has no current place; every other one has.
    """

    places: tuple[Address, ...] = ()
    position: int = -1

    @property
    def current(self) -> Address | None:
        """The place being read, or None before the first visit."""
        return self.places[self.position] if self.places else None

    @property
    def has_back(self) -> bool:
        """Whether there is a place to go back to."""
        return self.position > 0

    @property
    def has_forward(self) -> bool:
        """Whether the reader has gone back from somewhere."""
        return self.position + 1 < len(self.places)

    def visit(self, place: Address) -> History:
        """Return the history after going to a place: what lay ahead is forgotten."""
        if place == self.current:
            return self
        kept = (*self.places[: self.position + 1], place)[-_LONGEST:]
        return History(kept, len(kept) - 1)

    def preceded_by(self, place: Address) -> History:
        """Return the history with a place visited before all others."""
        if self.places[:1] == (place,):
            return self
        return History((place, *self.places), self.position + 1)

    def drift(self, place: Address) -> History:
        """Return the history after the current place moved by scrolling: no new entry."""
        if self.current is None:
            return self.visit(place)
        places = (*self.places[: self.position], place, *self.places[self.position + 1 :])
        return replace(self, places=places)

    def back(self) -> History:
        """Return the history one place back, or itself at its beginning."""
        return replace(self, position=self.position - 1) if self.has_back else self

    def forward(self) -> History:
        """Return the history one place forward, or itself at its end."""
        return replace(self, position=self.position + 1) if self.has_forward else self
