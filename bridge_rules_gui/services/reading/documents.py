"""The JSON documents of the command line: the editions, one place, a whole book."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.corpus.corpus import UnknownPlaceError
from bridge_rules_gui.corpus.provision import Law
from bridge_rules_gui.services.reading.commentary_documents import article_document
from bridge_rules_gui.services.reading.passage_documents import reference_document, source_document

if TYPE_CHECKING:
    from collections.abc import Iterable

    from bridge_rules_gui.corpus.address import Address
    from bridge_rules_gui.corpus.book import Book, Definition, Footnote, Matter
    from bridge_rules_gui.corpus.corpus import Corpus
    from bridge_rules_gui.corpus.passage import Passage
    from bridge_rules_gui.corpus.provision import Provision, Table

JsonObject = dict[str, Any]


def edition_documents(corpus: Corpus) -> list[JsonObject]:
    """Return what there is of each edition, in numbers."""
    return [
        {
            "edition": edition.value,
            "year": edition.year,
            "language": edition.language,
            "title": book.title,
            "laws": len(book.laws),
            "provisions": len(book.provisions),
            "definitions": len(book.definitions),
            "references": sum(1 for _ in book.references()),
            "footnotes": len(book.footnotes),
            "rights": book.rights,
        }
        for edition, book in corpus.books.items()
    ]


def place_document(corpus: Corpus, address: Address) -> JsonObject:
    """Return one place with its surroundings; raise `UnknownPlaceError` where there is none.

    Its counterparts in the other editions are those of the concordance.
    """
    edition, place = address.edition, address.place
    if isinstance(place, Citation):
        document = provision_document(corpus.books[edition], corpus.provision(edition, place))
    else:
        document = _named_document(corpus, address)
    document["cited_by"] = [str(origin) for origin in corpus.cited_by(address)]
    document["correspondences"] = {
        other.value: [str(found.place) for found in corpus.correspondences.of(address, other)]
        for other in corpus.books
        if other is not edition
    }
    return document


def provision_document(book: Book, provision: Provision) -> JsonObject:
    """Return a provision's own words with everything that hangs on them."""
    document = {
        "edition": provision.edition.value,
        "cite": str(provision.citation),
        "label": provision.printed_label,
        "heading": provision.heading.text,
        "text": provision.body.text,
        "closing": provision.closing.text,
        **_hanging(book, provision.passages),
        "source": source_document(provision.source),
        "children": [str(child) for child in provision.children],
        "tables": [{"at": t.at, **_table(t)} for t in provision.tables],
    }
    if isinstance(provision, Law):
        document["divisions"] = [
            {"kind": d.kind.value, "number": d.number, "title": d.title}
            for d in provision.divisions
        ]
    if provision.pages:
        document["pages"] = provision.pages
    if provision.inferred:
        document["label_inferred"] = True
    return document


def _table(table: Table) -> JsonObject:
    """Return a table; ``restored`` lists the cells (row, column) with a restored sign."""
    document: JsonObject = {"caption": table.caption, "header": table.header, "rows": table.rows}
    return {**document, "restored": table.restored} if table.restored else document


def _named_document(corpus: Corpus, address: Address) -> JsonObject:
    book = corpus.books[address.edition]
    name = str(address.place)
    for article in corpus.articles(address.edition):
        if article.place == address.place:
            return article_document(corpus.commentaries[address.edition], article)
    for definition in book.definitions:
        if name == f"def:{definition.concept}":
            return _definition_as_place(book, definition)
    for matter in book.matter:
        if matter.place == address.place:
            document = _matter_as_place(book, matter)
            if name == "index":
                document["entries"] = subject_index_documents(book)
            return document
    raise UnknownPlaceError(address)


def _definition_as_place(book: Book, definition: Definition) -> JsonObject:
    senses = [(f"sense:{n}", sense) for n, sense in enumerate(definition.senses, start=1)]
    passages = [("text", definition.body), *senses, ("closing", definition.closing)]
    return {
        "edition": book.edition.value,
        "cite": f"def:{definition.concept}",
        "label": "",
        "heading": definition.term,
        "english": definition.english,
        "english_is_printed": definition.english_is_printed,
        "text": definition.body.text,
        "senses": [sense.text for sense in definition.senses],
        "closing": definition.closing.text,
        **_hanging(book, passages),
        "source": source_document(definition.source),
        "children": [],
    }


def _matter_as_place(book: Book, matter: Matter) -> JsonObject:
    return {
        "edition": book.edition.value,
        "cite": str(matter.place),
        "label": "",
        "heading": matter.title,
        "text": matter.body.text,
        "closing": "",
        **_hanging(book, [("text", matter.body)]),
        "source": source_document(matter.source),
        "children": [],
    }


def _hanging(book: Book, passages: Iterable[tuple[str, Passage]]) -> JsonObject:
    """Return the footnotes, references and restorations of passages named by their field."""
    passages = list(passages)
    footnotes = [
        _where(name, {**_note(book.footnotes[mark.footnote]), "at": mark.at})
        for name, passage in passages
        for mark in passage.footnotes
    ]
    references = [
        _where(name, reference_document(reference))
        for name, passage in passages
        for reference in passage.references
    ]
    return {"footnotes": footnotes, "references": references, **_restorations(passages)}


def _where(name: str, document: JsonObject) -> JsonObject:
    """Add the field the offsets count in, where it is not ``text``."""
    return document if name == "text" else {**document, "in": name}


def _note(note: Footnote) -> JsonObject:
    document = {
        "marker": note.marker,
        "text": note.body.text,
        "references": [reference_document(r) for r in note.body.references],
    }
    return document | _restorations([("text", note.body)])


def _restorations(passages: Iterable[tuple[str, Passage]]) -> JsonObject:
    """Return the damaged characters the editors restored; nothing where there are none."""
    found = [
        _where(name, {"at": r.at, "printed": r.printed, "restored": r.restored})
        for name, passage in passages
        for r in passage.restorations
    ]
    return {"restorations": found} if found else {}


def book_document(book: Book) -> JsonObject:
    """Return a whole book in reading order."""
    return {
        "edition": book.edition.value,
        "title": book.title,
        "rights": book.rights,
        "matter": [_matter_as_place(book, matter) for matter in book.matter],
        "provisions": [provision_document(book, p) for p in book.provisions],
        "definitions": [_definition_document(book, d) for d in book.definitions],
        "footnotes": [
            {
                **_note(note),
                "on": [str(place) for place in note.on],
                "source": source_document(note.source),
            }
            for note in book.footnotes
        ],
        "tables": [{"on": str(p.citation), **_table(t)} for p in book.provisions for t in p.tables],
        "subject_index": subject_index_documents(book),
        "problems": [
            {"kind": p.kind, "place": p.place, "line": p.line, "message": p.message}
            for p in book.problems
        ],
    }


def _definition_document(book: Book, definition: Definition) -> JsonObject:
    place = _definition_as_place(book, definition)
    heading = ("edition", "cite", "label", "heading", "children")
    words = {key: value for key, value in place.items() if key not in heading}
    return {"id": definition.concept, "term": definition.term, **words}


def subject_index_documents(book: Book) -> list[JsonObject]:
    """Return the entries of a book's subject index; empty where it has none."""
    return [
        {
            "entry": e.entry,
            "printed": e.printed or e.entry,
            "laws": e.laws,
            "see_also": e.see_also,
            "line": e.line,
        }
        for e in book.subject_index
    ]
