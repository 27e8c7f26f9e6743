"""What a search rests on, worked out from the books, the termbase and the concordance.

It is imported only where nothing is kept from before: most searches open no book.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from typing import Final

from bridge_rules_gui.corpus.address import Address, NamedPlace
from bridge_rules_gui.corpus.book import Book, Definition, Footnote
from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.corpus.commentary import Article, Block, Commentary, passages_of
from bridge_rules_gui.corpus.concordance import Concordance
from bridge_rules_gui.corpus.corpus import Corpus, Correspondences
from bridge_rules_gui.corpus.described import Description
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.corpus.provision import Division, DivisionKind, Law, Provision
from bridge_rules_gui.corpus.termbase import EditionTerms, Termbase, TermKind, TermStatus
from bridge_rules_gui.indexes.documents import Document, DocumentKind
from bridge_rules_gui.indexes.language import Language
from bridge_rules_gui.indexes.lexicon import Naming
from bridge_rules_gui.indexes.search_index import Counterparts, SearchIndex


def build_index(
    corpus: Corpus,
    termbase: Termbase,
    concordance: Concordance,
    descriptions: Iterable[Description] = (),
) -> SearchIndex:
    """Work out what the search rests on."""
    correspondences = Correspondences(corpus, concordance)

    def counterparts(documents: Sequence[Document]) -> Counterparts:
        at: dict[Address, int] = {}
        for number, document in enumerate(documents):
            at.setdefault(document.address, number)

        def of(document: Document, edition: Edition) -> tuple[int, ...]:
            places = correspondences.of(document.address, edition)
            return tuple(at[place] for place in places if place in at)

        return {
            edition.value: [
                of(document, edition) if document.address.edition is not edition else ()
                for document in documents
            ]
            for edition in corpus.books
        }

    described = (_with_counterparts(each, correspondences, corpus) for each in descriptions)
    documents, names = documents_of_corpus(corpus), namings(corpus, termbase)
    return SearchIndex.of(documents, names, counterparts, described)


def _with_counterparts(
    description: Description, correspondences: Correspondences, corpus: Corpus
) -> Description:
    """Return a description with the place that corresponds in each edition it names none of."""
    places = {place.edition: place for place in description.places if place.edition in corpus.books}
    for edition in corpus.books:
        known = (correspondences.of(place, edition) for place in description.places)
        found = next(filter(None, known), ())
        if edition not in places and found:
            places[edition] = found[0]
    return replace(description, places=tuple(places.values()))


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


_STATUS_WEIGHTS: Final = {
    TermStatus.PREFERRED: 1.0,
    TermStatus.ADMITTED: 0.85,
    TermStatus.DEPRECATED: 0.6,
}
_SHORT_WEIGHT: Final = 0.6
"""What a short form that only the commentary has counts."""
_COMMENTARY_WEIGHT: Final = 0.3
"""What another term that only the commentary has counts: it is understood, and little sought."""
_SHORT_FORM: Final = re.compile(r"(?<=\()[^\W\d_a-zа-я]{2,4}(?=\))")
_IN_BRACKETS: Final = re.compile(r"\([^)]*\)?")
_BESIDE: Final = re.compile(r"[,/]")


def namings(corpus: Corpus, termbase: Termbase) -> Iterator[Naming]:
    """Yield every name of every concept: terms, headwords of definitions, the commentary's АИР."""
    for concept in termbase.concepts:
        for english in concept.english:
            yield Naming(concept.id, Language.ENGLISH, english)
        for edition, terms in concept.editions.items():
            yield from _namings_of(concept.id, Language(edition.language), terms)
    for edition, book in corpus.books.items():
        for definition in book.definitions:
            for english in _names_in(definition.english):
                yield Naming(definition.concept, Language.ENGLISH, english)
            for headword in _names_in(definition.term):
                yield Naming(definition.concept, Language(edition.language), headword)


def _namings_of(concept: str, language: Language, terms: EditionTerms) -> Iterator[Naming]:
    for term in terms.terms:
        for headword in term.headwords:
            yield Naming(concept, language, headword, _STATUS_WEIGHTS[term.status])
    for term in terms.commentary:
        # НИ: nothing but the concept can be meant. Longer terms are the commentary's own.
        weight = _SHORT_WEIGHT if term.kind is TermKind.SHORT else _COMMENTARY_WEIGHT
        yield Naming(concept, language, term.text, weight)


def _names_in(headword: str) -> Iterator[str]:
    """Yield the names a printed headword gives: two of "Overtrick, over", psyche of psych[e].

    What stands in brackets is a name where it is a short form (IMP); else it may only tell
    of what the name is said: "Level (of the contract)".
    """
    plain, _, _ = headword.replace("[", "").replace("]", "").partition(":")
    yield from _SHORT_FORM.findall(plain)
    yield from filter(None, map(str.strip, _BESIDE.split(_IN_BRACKETS.sub("", plain))))
