"""All given documents, each read when it is first asked for."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cached_property
from importlib import import_module
from importlib.resources.abc import Traversable
from typing import Protocol, cast

from bridge_rules_gui import resources
from bridge_rules_gui.corpus.book import Book, SourceProblem
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.corpus.passage import CrossReference
from bridge_rules_gui.reading.assembly import ReferenceFinder
from bridge_rules_gui.reading.commentary import CommentaryReading
from bridge_rules_gui.reading.document import Document
from bridge_rules_gui.reading.drafts import BookDraft
from bridge_rules_gui.reading.fragment import WitnessSource
from bridge_rules_gui.reading.ledger import Ledger
from bridge_rules_gui.reading.manifest import SourceEntry, SourceRole, open_document, read_manifest


class Reading(Protocol):
    """What the reading of every document offers: its account, its oddities, its references."""

    @property
    def ledger(self) -> Ledger:
        """Who owns which character of the document."""
        ...

    @property
    def problems(self) -> tuple[SourceProblem, ...]:
        """The oddities met while reading."""
        ...

    @property
    def references(self) -> tuple[CrossReference, ...]:
        """Every printed reference once."""
        ...


class BookReader(Protocol):
    """A module that reads one book."""

    def read(self, document: Document) -> BookDraft:
        """Return the draft of the book, its ledger filled."""
        ...


@dataclass(frozen=True, slots=True)
class BookReading:
    """A book together with the draft it came from, whose ledger accounts for its characters."""

    draft: BookDraft
    book: Book
    finder: ReferenceFinder

    @property
    def ledger(self) -> Ledger:
        """Who owns which character of the document."""
        return self.draft.ledger

    @property
    def problems(self) -> tuple[SourceProblem, ...]:
        """The oddities met while reading."""
        return self.book.problems

    @property
    def references(self) -> tuple[CrossReference, ...]:
        """Every printed reference of the book once."""
        return tuple(self.book.references())


class Library:
    """The given documents of a sources folder; a reader is imported when it is first needed."""

    def __init__(self, folder: Traversable | None = None) -> None:
        self._folder = folder or resources.content() / "sources"
        self.entries = read_manifest(self._folder)
        self._documents: dict[str, Document] = {}
        self._books: dict[Edition, BookReading] = {}

    def entry(self, role: SourceRole, edition: Edition) -> SourceEntry:
        """Return what the manifest says of an edition's document of a role."""
        return next(e for e in self.entries.values() if (e.role, e.edition) == (role, edition))

    def document(self, entry: SourceEntry) -> Document:
        """Return a document as given; raise `SourceError` when it is not, or not there."""
        if entry.name not in self._documents:
            self._documents[entry.name] = open_document(self._folder, entry)
        return self._documents[entry.name]

    def open_all(self) -> None:
        """Open every document; raise `SourceError` when one is not as given, or not there."""
        for entry in self.entries.values():
            self.document(entry)

    def book(self, edition: Edition) -> BookReading:
        """Return the reading of an edition's book."""
        if edition not in self._books:
            self._books[edition] = self._read_book(self.entry(SourceRole.BOOK, edition))
        return self._books[edition]

    def _read_book(self, entry: SourceEntry) -> BookReading:
        from bridge_rules_gui.reading import references  # noqa: PLC0415
        from bridge_rules_gui.reading.assembly import assemble  # noqa: PLC0415

        reader = cast("BookReader", import_module(f"bridge_rules_gui.reading.{entry.name}"))
        draft = reader.read(self.document(entry))
        finder = references.finder(entry.edition, references.BookPlaces.of(draft))
        book = assemble(draft, entry, finder)
        doubts = references.reference_problems(book, finder.judgements)
        return BookReading(draft, replace(book, problems=(*book.problems, *doubts)), finder)

    @cached_property
    def commentary(self) -> CommentaryReading:
        """The reading of the commentary on the newest edition."""
        from bridge_rules_gui.reading.commentary import read_beside  # noqa: PLC0415

        entry = self.entry(SourceRole.COMMENTARY, Edition.BG_2017)
        editions = (Edition.SR_2007, Edition.BG_2017)
        books = {edition: self.book(edition).book for edition in editions}
        return read_beside(self.document(entry), entry, books)

    @cached_property
    def witness(self) -> WitnessSource:
        """The reading of the second witness of the oldest book, collated with it."""
        from bridge_rules_gui.reading.fragment import read_witness  # noqa: PLC0415

        entry = self.entry(SourceRole.WITNESS, Edition.RU_1987)
        book = self.book(Edition.RU_1987)
        return read_witness(self.document(entry), book.draft, entry.title)

    def readings(self) -> dict[str, Reading]:
        """Read every document; return the readings by the names of the manifest."""
        readers: dict[SourceRole, Callable[[SourceEntry], Reading]] = {
            SourceRole.BOOK: lambda entry: self.book(entry.edition),
            SourceRole.COMMENTARY: lambda _: self.commentary,
            SourceRole.WITNESS: lambda _: self.witness,
        }
        return {name: readers[entry.role](entry) for name, entry in self.entries.items()}
