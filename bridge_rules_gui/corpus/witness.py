"""A second witness: another copy of a book's words, and where it differs from the book."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.corpus.provision import SourceLines


class DifferenceKind(StrEnum):
    """In what a witness differs from the book."""

    WORDING = "wording"
    """Other words, or other letters of a word."""
    PUNCTUATION = "punctuation"
    """The same letters and digits with other marks between them."""
    SPACING = "spacing"
    """The same characters, divided into words otherwise."""
    MISSING = "missing"
    """Words of the book the witness does not have."""
    ADDED = "added"
    """Words of the witness the book does not have."""
    DAMAGED = "damaged"
    """Characters lost in the witness, question marks in their place."""
    CUT = "cut"
    """A word divided by the edge of a page, its other half on a page the witness lacks."""


@dataclass(frozen=True, slots=True)
class Difference:
    """Words of the book and what the witness has in their place.

    Either text may be empty. ``line`` is the line in the witness, ``book_line`` the line
    in the book's document.
    """

    kind: DifferenceKind
    place: Address
    book_text: str
    witness_text: str
    line: int
    book_line: int


@dataclass(frozen=True, slots=True)
class WitnessPage:
    """A printed page of the book that the witness has, whole or in part.

    ``number_printed`` is false where the witness lacks the number and the book gave it.
    """

    number: int
    number_printed: bool
    source: SourceLines


@dataclass(frozen=True, slots=True)
class WitnessReading:
    """What the witness reads at one place: label, heading and words in one line of text."""

    place: Address
    text: str
    source: SourceLines


@dataclass(frozen=True, slots=True)
class Witness:
    """A witness collated with its book: what it covers, and every difference in words."""

    file: str
    title: str
    pages: tuple[WitnessPage, ...]
    readings: tuple[WitnessReading, ...]
    differences: tuple[Difference, ...]
