"""The full-text index in memory: the only module that knows Whoosh.

It is built once from immutable documents and never written again; every call opens a
searcher of its own, because one searcher shared by threads fails.
"""

from __future__ import annotations

import warnings
from array import array
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import chain
from typing import Any, Final

from bridge_rules_gui.indexes.analysis import words
from bridge_rules_gui.indexes.documents import (
    LANGUAGES,
    Document,
    Field,
    Tables,
)
from bridge_rules_gui.indexes.language import Language

with warnings.catch_warnings():
    # Python warns of Whoosh's old string escapes wherever it is compiled again.
    warnings.simplefilter("ignore")
    from whoosh import fields, formats
    from whoosh.analysis import Analyzer, Token
    from whoosh.codec import default_codec
    from whoosh.filedb.filestore import RamStorage
    from whoosh.query import Phrase

    default_codec()  # imports the module of the codec


_LIMIT: Final = 4096
"""Megabytes Whoosh may gather before it sorts by parts, which in memory it cannot."""


class _Storage(RamStorage):  # type: ignore[misc]
    """Memory all through: Whoosh's own puts a part of the index into a shared temporary file."""

    def temp_storage(self, name: str | None = None) -> RamStorage:  # noqa: ARG002
        return _Storage()


class _Words(Analyzer):  # type: ignore[misc]
    """Whoosh's view of our analysis: the stems of a text, or its folded words."""

    def __init__(self, language: Language, *, stemmed: bool) -> None:
        self.language = language
        self.stemmed = stemmed

    def __call__(self, value: str, **_modes: Any) -> Iterator[Token]:
        token = Token()
        token.boost = 1.0
        token.stopped = False
        for position, word in enumerate(words(value, self.language)):
            token.text = word.stem if self.stemmed else word.folded
            token.pos = position
            yield token


def _schema() -> fields.Schema:
    schema = fields.Schema()
    for language in LANGUAGES:
        for name in ("heading", "above", "text"):
            stems = fields.FieldType(
                formats.Frequency(), _Words(language, stemmed=True), scorable=False
            )
            schema.add(str(Field(name, language)), stems)
        exact = fields.TEXT(analyzer=_Words(language, stemmed=False), phrase=True)
        schema.add(str(Field("exact", language)), exact)
    return schema


class FullTextIndex:
    """The words of documents, which are known by their number in the order given."""

    def __init__(self, files: Mapping[str, bytes]) -> None:
        storage = _Storage()
        storage.files.update(files)
        self._index = storage.open_index(schema=_schema())

    @classmethod
    def of(cls, documents: Iterable[Document]) -> FullTextIndex:
        """Make the index of documents."""
        storage = _Storage()
        with storage.create_index(_schema()).writer(limitmb=_LIMIT) as writer:
            for document in documents:
                writer.add_document(**_fields_of(document))
        return cls(storage.files)

    @property
    def files(self) -> dict[str, bytes]:
        """What the index is made of; it can be opened again from them."""
        return {name: bytes(content) for name, content in self._index.storage.files.items()}

    def tables(self) -> Tables:
        """Return by field and term where terms stand: numbers of documents, each with how often."""
        with self._index.reader() as reader:
            found: Tables = {}
            for field, term in reader.all_terms():
                postings = reader.postings(field, term).items_as("frequency")
                numbers = array("I", chain.from_iterable(postings))
                found.setdefault(field, {})[term.decode()] = numbers.tobytes()
        return found

    def with_phrase(self, phrase: Sequence[str], language: Language) -> frozenset[int]:
        """Return the documents in which folded words follow one another."""
        query = Phrase(str(Field("exact", language)), list(phrase))
        with self._index.searcher() as searcher:
            return frozenset(searcher.docs_for_query(query))


def _fields_of(document: Document) -> dict[str, str]:
    """Return the values of Whoosh's fields; empty ones are left out."""
    language = document.language
    everything = " ".join(filter(None, (document.heading, *document.texts)))
    found = {
        str(Field("heading", language)): document.heading,
        str(Field("above", language)): " ".join(document.above),
        str(Field("text", language)): " ".join(document.texts),
        str(Field("exact", language)): everything,
    }
    return {name: value for name, value in found.items() if value}
