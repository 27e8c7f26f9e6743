"""The JSON document of whole books, or of some of their laws."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bridge_rules_gui.services.reading.commentary_documents import article_document
from bridge_rules_gui.services.reading.documents import book_document

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bridge_rules_gui.corpus.book import Book
    from bridge_rules_gui.corpus.corpus import Corpus
    from bridge_rules_gui.services.exporting.export_part import Part

JsonObject = dict[str, Any]


def book_documents(
    corpus: Corpus, books: Sequence[Book], part: Part
) -> JsonObject | list[JsonObject]:
    """Return one book as `dump` prints it, several as a list."""
    found = [_of_part(corpus, book, part) for book in books]
    return found[0] if len(found) == 1 else found


def whole_book_document(corpus: Corpus, book: Book) -> JsonObject:
    """Return a whole book, with the articles of the commentary on it."""
    articles = corpus.articles(book.edition)
    written = [article_document(corpus.commentaries[book.edition], each) for each in articles]
    return {**book_document(book), "commentary": written}


def _of_part(corpus: Corpus, book: Book, part: Part) -> JsonObject:
    if part.is_whole:
        return whole_book_document(corpus, book)
    document = book_document(book)
    wanted = [str(p.citation) for p in book.provisions if p.citation.law in part.laws]
    cites = set(wanted)
    return {
        **{name: document[name] for name in ("edition", "title", "rights")},
        "provisions": [p for p in document["provisions"] if p["cite"] in cites],
        "footnotes": [n for n in document["footnotes"] if cites.intersection(n["on"])],
        "tables": [t for t in document["tables"] if t["on"] in cites],
    }
