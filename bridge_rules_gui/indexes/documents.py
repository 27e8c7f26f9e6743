"""What is indexed: the places of the books with their words, and the fields that hold these."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final, overload

from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.indexes.language import Language


class DocumentKind(StrEnum):
    """What kind of text a document is."""

    PROVISION = "provision"
    DEFINITION = "definition"
    FOOTNOTE = "footnote"
    MATTER = "matter"
    COMMENTARY = "commentary"


@dataclass(frozen=True, slots=True)
class Document:
    """The words of one place.

    ``unit`` is what a reader opens as a whole and what evidence is gathered for: a law,
    a definition, an article. ``texts`` are the place's own words after its heading.
    """

    address: Address
    kind: DocumentKind
    unit: str
    heading: str
    texts: tuple[str, ...]
    chapter: str = ""
    above: tuple[str, ...] = ()
    """The titles of parts and chapters that begin with a law: they stand above it."""

    @property
    def language(self) -> Language:
        """The language of the words."""
        return Language(self.address.edition.language)

    @property
    def law(self) -> int | None:
        """The number of the law the place belongs to, or None outside the laws."""
        return self.address.law

    @property
    def is_law(self) -> bool:
        """Tell whether this is a whole law: its title and the words before its sections."""
        place = self.address.place
        is_whole = isinstance(place, Citation) and not place.labels
        return is_whole and self.kind is DocumentKind.PROVISION


Row = tuple[str, str, str, str, tuple[str, ...], str, tuple[str, ...]]
"""The fields of a document as plain values."""


def row_of(document: Document) -> Row:
    """Return a document as plain values, which can be kept."""
    d = document
    return str(d.address), d.kind.value, d.unit, d.heading, d.texts, d.chapter, d.above


class Documents(Sequence[Document]):
    """Documents from their rows, each made when it is first asked for, if it is not given."""

    def __init__(self, rows: Sequence[Row], given: Sequence[Document] = ()) -> None:
        self.rows = rows
        self._made: dict[int, Document] = dict(enumerate(given))

    def __len__(self) -> int:
        return len(self.rows)

    @overload
    def __getitem__(self, number: int) -> Document: ...
    @overload
    def __getitem__(self, number: slice) -> tuple[Document, ...]: ...
    def __getitem__(self, number: int | slice) -> Document | tuple[Document, ...]:
        """Return the document of a number, or those of several."""
        if isinstance(number, slice):
            return tuple(self[n] for n in range(*number.indices(len(self))))
        made = self._made.get(number)
        if made is None:
            address, kind, unit, heading, texts, chapter, above = self.rows[number]
            made = self._made[number] = Document(
                Address.parse(address), DocumentKind(kind), unit, heading, texts, chapter, above
            )
        return made


LANGUAGES: Final = tuple(dict.fromkeys(Language(edition.language) for edition in Edition))
"""The languages of the books."""


@dataclass(frozen=True, slots=True)
class Field:
    """A kind of words in one language: ``heading``, ``text`` or ``above`` (stems), or ``exact``.

    ``above`` are the titles of parts and chapters above a law, ``exact`` are whole words.
    """

    name: str
    language: Language

    def __str__(self) -> str:
        return f"{self.name}_{self.language.value}"


Tables = dict[str, dict[str, bytes]]
"""By field and term the numbers of documents, each with how often the term stands there: whole
numbers as an array has them, which are read as fast as they can be copied."""
