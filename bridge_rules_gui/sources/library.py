"""All given documents read together: the corpus, from the cache where nothing has changed."""

from __future__ import annotations

from dataclasses import dataclass
from importlib import import_module
from typing import TYPE_CHECKING, Protocol, cast

from bridge_rules_gui import resources
from bridge_rules_gui.corpus.book import Book
from bridge_rules_gui.corpus.corpus import Corpus
from bridge_rules_gui.sources.cache import Cache, fingerprint
from bridge_rules_gui.sources.manifest import SourceEntry, SourceRole, open_document, read_manifest

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable
    from pathlib import Path

    from bridge_rules_gui.corpus.book import SourceProblem
    from bridge_rules_gui.corpus.passage import CrossReference
    from bridge_rules_gui.sources.document import Document
    from bridge_rules_gui.sources.drafts import BookDraft
    from bridge_rules_gui.sources.ledger import Ledger


class BookReader(Protocol):
    """A module that reads one book."""

    def read(self, document: Document) -> BookDraft:
        """Return the draft of the book, its ledger filled."""
        ...


@dataclass(frozen=True, slots=True)
class BookReading:
    """A book together with the draft it came from, whose ledger accounts for its characters."""

    entry: SourceEntry
    draft: BookDraft
    book: Book

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


def read_book(folder: Traversable, entry: SourceEntry) -> BookReading:
    """Read one book of a sources folder; raise `SourceError` when its file is not as given."""
    return _assembled(entry, open_document(folder, entry))


def _assembled(entry: SourceEntry, document: Document) -> BookReading:
    # The readers and their grammars are only needed when the cache has nothing:
    # importing them here keeps them off the window's way.
    from bridge_rules_gui.sources import references  # noqa: PLC0415
    from bridge_rules_gui.sources.assembly import assemble  # noqa: PLC0415

    reader = cast("BookReader", import_module(f"bridge_rules_gui.sources.{entry.name}"))
    draft = reader.read(document)
    finder = references.finder(entry.edition, references.BookPlaces.of(draft))
    return BookReading(entry, draft, assemble(draft, entry, finder))


def read_corpus(cache_folder: Path | None = None) -> Corpus:
    """Return the corpus of all books; raise `SourceError` when a document is not as given.

    With a cache folder, what was read before and rests on unchanged documents and
    readers comes from there.
    """
    folder = resources.content() / "sources"
    entries = read_manifest(folder).values()
    books = {
        entry.edition: _book(folder, entry, cache_folder)
        for entry in entries
        if entry.role is SourceRole.BOOK
    }
    return Corpus(books)


def read_all() -> dict[str, BookReading]:
    """Read every given document anew, by its name in the manifest; raise `SourceError`."""
    folder = resources.content() / "sources"
    return {
        name: read_book(folder, entry)
        for name, entry in read_manifest(folder).items()
        if entry.role is SourceRole.BOOK
    }


def _book(folder: Traversable, entry: SourceEntry, cache_folder: Path | None) -> Book:
    document = open_document(folder, entry)
    if cache_folder is None:
        return _assembled(entry, document).book
    key = fingerprint(document.sha256, _editorial_tables(entry.name))
    return Cache(cache_folder).read_through(
        entry.name, key, Book, lambda: _assembled(entry, document).book
    )


def _editorial_tables(name: str) -> str:
    """Return the hand-made tables a book is read with, as one text."""
    path = resources.content() / "references" / f"{name}.toml"
    return path.read_text("utf-8") if path.is_file() else ""
