"""The full-text index: the only module that knows Whoosh.

It is built once from immutable documents and never written again; every call opens a
searcher of its own, because one searcher shared by threads fails.
"""

from __future__ import annotations

import warnings
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from bridge_rules_gui.indexes.analysis import words
from bridge_rules_gui.indexes.language import Language

with warnings.catch_warnings():
    # Python warns of Whoosh's old string escapes wherever it is compiled anew.
    warnings.simplefilter("ignore")
    from whoosh import fields, formats
    from whoosh.analysis import Analyzer, Token
    from whoosh.codec import default_codec
    from whoosh.filedb.filestore import RamStorage
    from whoosh.query import Phrase

    default_codec()  # imports the module of the codec

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from bridge_rules_gui.indexes.documents import Document

Postings = tuple[tuple[int, int], ...]
"""Where a term stands: the numbers of the documents and how often in each."""

LANGUAGES: Final = (Language.RUSSIAN, Language.SERBIAN, Language.BULGARIAN)


_LIMIT: Final = 4096
"""Megabytes Whoosh may gather before it sorts by parts, which in memory it cannot."""


@dataclass(frozen=True, slots=True)
class Field:
    """A kind of text in one language: ``heading``, ``text`` (stems) or ``exact`` (whole words)."""

    name: str
    language: Language

    def __str__(self) -> str:
        return f"{self.name}_{self.language.value}"


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
        for name in ("heading", "text"):
            stems = fields.FieldType(
                formats.Frequency(), _Words(language, stemmed=True), scorable=False
            )
            schema.add(str(Field(name, language)), stems)
        exact = fields.TEXT(analyzer=_Words(language, stemmed=False), phrase=True)
        schema.add(str(Field("exact", language)), exact)
    return schema


class FullTextIndex:
    """The words of documents, which are known by their number in the order given."""

    def __init__(self, documents: Sequence[Document]) -> None:
        self.documents = tuple(documents)
        self._index = _Storage().create_index(_schema())
        with self._index.writer(limitmb=_LIMIT) as writer:
            for document in self.documents:
                writer.add_document(**_fields_of(document))

    def vocabulary(self, field: Field) -> frozenset[str]:
        """Return every term of a field."""
        with self._index.reader() as reader:
            return frozenset(term.decode() for term in reader.lexicon(str(field)))

    def postings(self, wanted: Iterable[tuple[Field, str]]) -> dict[tuple[Field, str], Postings]:
        """Return where terms stand; nothing for a term that stands nowhere."""
        with self._index.reader() as reader:
            return {(field, term): _postings(reader, str(field), term) for field, term in wanted}

    def with_phrase(self, phrase: Sequence[str], language: Language) -> frozenset[int]:
        """Return the documents in which folded words follow one another."""
        query = Phrase(str(Field("exact", language)), list(phrase))
        with self._index.searcher() as searcher:
            return frozenset(searcher.docs_for_query(query))


def _postings(reader: Any, field: str, term: str) -> Postings:
    if (field, term) not in reader:
        return ()
    return tuple(reader.postings(field, term).items_as("frequency"))


def _fields_of(document: Document) -> dict[str, str]:
    """Return the values of Whoosh's fields; empty ones are left out."""
    language = document.language
    everything = " ".join(filter(None, (document.heading, *document.texts)))
    found = {
        str(Field("heading", language)): document.heading,
        str(Field("text", language)): " ".join(document.texts),
        str(Field("exact", language)): everything,
    }
    return {name: value for name, value in found.items() if value}
