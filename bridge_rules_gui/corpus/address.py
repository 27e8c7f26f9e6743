"""Addresses: an edition and a place in its book."""

from __future__ import annotations

import re
from dataclasses import dataclass

from bridge_rules_gui.corpus.citation import Citation, quoted
from bridge_rules_gui.corpus.edition import Edition

_NAMED_PLACE = re.compile(r"def:[a-z0-9]+(?:-[a-z0-9]+)*|commentary:[1-9]\d*|[a-z]+")


class AddressError(ValueError):
    """Raised when a text is not an address; ``text`` is its beginning, on one line."""

    def __init__(self, text: str) -> None:
        self.text = quoted(text)[1:-1]
        super().__init__(
            f"{quoted(text)} is not an address; write edition/citation, like bg2017/27B1(a), "
            "or 2017/def:call, 2017/introduction"
        )


@dataclass(frozen=True, slots=True)
class NamedPlace:
    """A place outside the numbered laws: ``preface``, ``scope``, ``introduction``, ``index``.

    A definition is ``def:`` and its concept id; an article of the companion
    commentary is ``commentary:`` and its number.
    """

    name: str

    def __str__(self) -> str:
        return self.name

    @classmethod
    def definition(cls, concept: str) -> NamedPlace:
        """Return the place of the definition of a concept (English term in kebab case)."""
        return cls(f"def:{concept}")


@dataclass(frozen=True, slots=True)
class Address:
    """One place of one edition's book; written ``edition/place``."""

    edition: Edition
    place: Citation | NamedPlace

    def __str__(self) -> str:
        return f"{self.edition.value}/{self.place}"

    @property
    def law(self) -> int | None:
        """The number of the law it lies in, None for definitions and prefaces."""
        return self.place.law if isinstance(self.place, Citation) else None

    @classmethod
    def parse(cls, text: str) -> Address:
        """Read ``edition/place``; raise `AddressError`, `EditionError` or `CitationError`."""
        edition, slash, place = text.strip().partition("/")
        if not slash:
            raise AddressError(text)
        return cls(Edition.parse(edition), parse_place(place))


def parse_place(text: str) -> Citation | NamedPlace:
    """Read a citation or the name of a place; raise `CitationError` when it is neither."""
    if _NAMED_PLACE.fullmatch(text):
        return NamedPlace(text)
    return Citation.parse(text)
