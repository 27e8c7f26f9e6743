"""The documents of the books: what is indexed of each, read from the corpus."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bridge_rules_gui.corpus.address import Address, NamedPlace
from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.corpus.commentary import passages_of
from bridge_rules_gui.corpus.provision import DivisionKind, Law
from bridge_rules_gui.indexes.documents import Document, DocumentKind

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bridge_rules_gui.corpus.book import Book, Definition, Footnote
    from bridge_rules_gui.corpus.commentary import Article, Block, Commentary
    from bridge_rules_gui.corpus.corpus import Corpus
    from bridge_rules_gui.corpus.provision import Division, Provision

_NO_TEXT = (NamedPlace("index"),)
"""Matter that is only the title of a list: the entries of an index are not searched."""


def documents_of_corpus(corpus: Corpus) -> Iterator[Document]:
    """Yield the documents of all books, then those of the commentary."""
    for book in corpus.books.values():
        yield from documents_of_book(book)
    if corpus.commentary:
        yield from documents_of_commentary(corpus.commentary)


def documents_of_book(book: Book) -> Iterator[Document]:
    """Yield the documents of a book in reading order, its footnotes last."""
    for matter in book.matter:
        if matter.place not in _NO_TEXT:
            address = Address(book.edition, matter.place)
            yield Document(
                address, DocumentKind.MATTER, str(address), matter.title, (matter.body.text,)
            )
    yield from (_definition(book, definition) for definition in book.definitions)
    chapter = ""
    known: set[Division] = set()
    for provision in book.provisions:
        above: tuple[str, ...] = ()
        if isinstance(provision, Law):
            chapter = _chapter(provision.divisions) or chapter
            above = tuple(d.title for d in provision.divisions if d not in known)
            known.update(provision.divisions)
        yield _provision(provision, chapter, above)
    for footnote in book.footnotes:
        yield from _footnote(book, footnote)


def _chapter(divisions: tuple[Division, ...]) -> str:
    """Return the number and title of the chapter among the headings above a law."""
    chapters = (d for d in divisions if d.kind is DivisionKind.CHAPTER)
    return next((f"{d.number} {d.title}".strip() for d in chapters), "")


def _unit(address: Address) -> str:
    place = address.place
    return f"{address.edition}/{place.law}" if isinstance(place, Citation) else str(address)


def _provision(provision: Provision, chapter: str, above: tuple[str, ...]) -> Document:
    texts = [provision.body.text, provision.closing.text]
    texts += ["\n".join(" ".join(row) for row in table.rows) for table in provision.tables]
    address = provision.address
    return Document(
        address,
        DocumentKind.PROVISION,
        _unit(address),
        provision.heading.text,
        tuple(filter(None, texts)),
        chapter,
        above,
    )


def _definition(book: Book, definition: Definition) -> Document:
    address = Address(book.edition, NamedPlace.definition(definition.concept))
    passages = (definition.body, *definition.senses, definition.closing)
    texts = tuple(passage.text for passage in passages if passage)
    return Document(address, DocumentKind.DEFINITION, str(address), definition.term, texts)


def _footnote(book: Book, footnote: Footnote) -> Iterator[Document]:
    for caller in footnote.on:
        address = Address(book.edition, caller)
        yield Document(address, DocumentKind.FOOTNOTE, _unit(address), "", (footnote.body.text,))


def documents_of_commentary(commentary: Commentary) -> Iterator[Document]:
    """Yield the documents of a commentary: each block under the title of its article."""
    for article in commentary.articles:
        for block in article.blocks:
            document = _block(commentary, article, block)
            if document.texts:
                yield document


def _block(commentary: Commentary, article: Article, block: Block) -> Document:
    address = Address(commentary.edition, article.place)
    texts = tuple(passage.text for passage in passages_of(block) if passage)
    return Document(address, DocumentKind.COMMENTARY, str(address), article.title, texts)
