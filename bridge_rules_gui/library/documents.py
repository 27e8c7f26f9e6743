"""The JSON documents of the books: the editions, one place, a whole book or some of its laws.

An article of the commentary stands in them with its quotations, comment and examples.
"""

from __future__ import annotations

from itertools import accumulate
from typing import TYPE_CHECKING, Any

from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.corpus.commentary import Comment, QuotedLaw, passages_of
from bridge_rules_gui.corpus.corpus import UnknownPlaceError
from bridge_rules_gui.corpus.provision import Law
from bridge_rules_gui.corpus.worked_example import Example, ExampleAuction, ExampleDeal, Paragraph
from bridge_rules_gui.library.on_this_law import on_this_law

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from bridge_rules_gui.corpus.address import Address
    from bridge_rules_gui.corpus.book import Book, Definition, Footnote, Matter
    from bridge_rules_gui.corpus.commentary import Article, Block, Commentary
    from bridge_rules_gui.corpus.corpus import Corpus
    from bridge_rules_gui.corpus.passage import CrossReference, Passage
    from bridge_rules_gui.corpus.provision import Provision, SourceLines, Table
    from bridge_rules_gui.corpus.worked_example import AuctionEntry, ExamplePart
    from bridge_rules_gui.library.export_part import Part

JsonObject = dict[str, Any]


def reference_document(reference: CrossReference) -> JsonObject:
    """Return a reference; ``meant``, ``edition`` and ``reason`` only where the editors know them.

    ``edition`` is named where the numbering of another edition is meant.
    """
    document = {
        "quote": reference.quote,
        "start": reference.start,
        "end": reference.end,
        "target": str(reference.target),
        "status": reference.status.value,
    }
    if reference.meant is not None:
        document["meant"] = str(reference.meant)
    if reference.edition is not None:
        document["edition"] = reference.edition.value
    if reference.reason:
        document["reason"] = reference.reason
    return document


def source_document(source: SourceLines) -> JsonObject:
    """Return the file and the lines in which the words are printed, in reading order.

    Where the pages of a book do not follow one another in its file, a later range can
    come before an earlier one.
    """
    lines = [line for lines in source.ranges for line in lines]
    whole = {"first_line": min(lines), "last_line": max(lines)}
    return {"file": source.file, **whole, "ranges": source.ranges}


def article_document(commentary: Commentary, article: Article) -> JsonObject:
    """Return one article.

    ``text`` holds its passages joined by newlines, and offsets count in it; ``blocks``
    hold the same words as they are printed, with labels, auctions and deals.
    """
    passages = [p for block in article.blocks for p in passages_of(block) if p]
    starts = [0, *accumulate(len(passage.text) + 1 for passage in passages)]
    placed = list(zip(starts, passages, strict=False))
    return {
        "edition": commentary.edition.value,
        "cite": str(article.place),
        "label": "",
        "heading": article.title,
        "author": article.author,
        "laws": [str(law) for law in article.laws],
        "text": "\n".join(passage.text for passage in passages),
        "closing": "",
        "blocks": [_block(block) for block in article.blocks],
        "footnotes": [
            _call_note(commentary.footnotes[mark.footnote], start + mark.at)
            for start, passage in placed
            for mark in passage.footnotes
        ],
        "references": [
            _moved(reference_document(reference), start)
            for start, passage in placed
            for reference in passage.references
        ],
        "source": source_document(article.source),
        "children": [],
    }


def _call_note(note: Footnote, at: int) -> JsonObject:
    references = [reference_document(reference) for reference in note.body.references]
    return {"marker": note.marker, "text": note.body.text, "at": at, "references": references}


def _moved(reference: JsonObject, by: int) -> JsonObject:
    return {**reference, "start": reference["start"] + by, "end": reference["end"] + by}


def _block(block: Block) -> JsonObject:
    if isinstance(block, QuotedLaw):
        return {
            "kind": "quoted_law",
            "law": str(block.address),
            "label": block.printed_label,
            "heading": block.heading.text,
            "text": block.body.text,
        }
    on = [str(citation) for citation in block.on]
    if isinstance(block, Comment):
        return {
            "kind": "comment",
            "on": on,
            "paragraphs": [_paragraph(p) for p in block.paragraphs],
        }
    return {"kind": "example", "on": on, "number": block.number, "parts": _parts(block)}


def _paragraph(paragraph: Paragraph) -> JsonObject:
    return {"label": paragraph.label, "text": paragraph.words.text}


def _parts(example: Example) -> list[JsonObject]:
    return [_part(part) for part in example.parts]


def _part(part: ExamplePart) -> JsonObject:
    if isinstance(part, Paragraph):
        return {"kind": "words", **_paragraph(part)}
    if isinstance(part, ExampleAuction):
        return {
            "kind": "auction",
            "dealer": part.dealer,
            "dealer_inferred": part.dealer_inferred,
            "entries": [_entry(entry) for entry in part.entries],
            "notes": [_paragraph(note) for note in part.notes],
        }
    if isinstance(part, ExampleDeal):
        return {
            "kind": "deal",
            "board": part.board,
            "dealer": part.dealer,
            "vulnerable": part.vulnerable,
            "deal": part.deal,
        }
    return {"kind": "table", "rows": part.rows}


def _entry(entry: AuctionEntry) -> JsonObject:
    return {
        "who": entry.seat,
        "kind": entry.kind.value,
        "printed": entry.printed,
        "calls": [
            {"call": call.call, "note": call.note, "irregular": call.irregular}
            for call in entry.calls
        ],
    }


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

    Its counterparts in the other editions, and the nearest place where one has none, are those
    of the window. A place has no nearest where a book has nothing near.
    """
    edition, place = address.edition, address.place
    if isinstance(place, Citation):
        document = provision_document(corpus.books[edition], corpus.provision(edition, place))
    else:
        document = _named_document(corpus, address)
    document["cited_by"] = [str(origin) for origin in corpus.cited_by(address)]
    document["correspondences"] = {
        other.value: [] for other in corpus.books if other is not edition
    }
    document["nearest"] = {}
    for elsewhere in on_this_law(corpus, address).elsewhere:
        other, there = elsewhere.edition.value, elsewhere.counterparts
        document["correspondences"][other] = [str(heading.address.place) for heading in there]
        if not there:
            nearest = elsewhere.nearest if elsewhere.is_near else None
            document["nearest"][other] = str(nearest.address.place) if nearest else None
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
    cites = {str(p.citation) for p in book.provisions if p.citation.law in part.laws}
    return {
        **{name: document[name] for name in ("edition", "title", "rights")},
        "provisions": [p for p in document["provisions"] if p["cite"] in cites],
        "footnotes": [n for n in document["footnotes"] if cites.intersection(n["on"])],
        "tables": [t for t in document["tables"] if t["on"] in cites],
    }
