"""The JSON documents of the commentary: an article with its quotations, comment and examples."""

from __future__ import annotations

from itertools import accumulate
from typing import TYPE_CHECKING, Any

from bridge_rules_gui.corpus.commentary import Comment, QuotedLaw, passages_of
from bridge_rules_gui.corpus.worked_example import Example, ExampleAuction, ExampleDeal, Paragraph
from bridge_rules_gui.services.reading.passage_documents import reference_document, source_document

if TYPE_CHECKING:
    from bridge_rules_gui.corpus.book import Footnote
    from bridge_rules_gui.corpus.commentary import Article, Block, Commentary
    from bridge_rules_gui.corpus.worked_example import AuctionEntry, ExamplePart

JsonObject = dict[str, Any]


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
            _note(commentary.footnotes[mark.footnote], start + mark.at)
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


def _note(note: Footnote, at: int) -> JsonObject:
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
