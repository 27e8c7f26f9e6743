"""What the review reports when the document or the books are not what they should be."""

from __future__ import annotations

import pytest

from bridge_rules_gui.corpus.book import Book, SourceProblem
from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.reading.commentary import CommentaryDraft, read
from bridge_rules_gui.reading.commentary.drafts import QuotationDraft
from bridge_rules_gui.reading.commentary.review import review
from bridge_rules_gui.reading.document import Document, Span
from bridge_rules_gui.reading.ledger import CharacterClass, DoubleClaimError

Places = dict[Edition, set[Citation]]


@pytest.fixture
def places(books: dict[Edition, Book]) -> Places:
    return {edition: {p.citation for p in book.provisions} for edition, book in books.items()}


def _of_kind(draft: CommentaryDraft, places: Places, kind: str) -> list[SourceProblem]:
    return [problem for problem in review(draft, places) if problem.kind == kind]


def _altered(document: Document, printed: str, put: str) -> CommentaryDraft:
    text = "\n".join(document.lines)
    assert printed in text
    return read(Document.from_bytes(document.file, text.replace(printed, put).encode()))


def test_a_quoted_place_that_no_book_has(document: Document, places: Places) -> None:
    for provisions in places.values():
        provisions -= {place for place in provisions if str(place) in {"64B8", "63B"}}
    met = _of_kind(read(document), places, "no-such-place")
    assert [(p.line, p.message) for p in met] == [
        (738, "63B is quoted but not in the book"),
        (758, "64B8 is quoted but not in the book"),
    ]


def test_an_article_nobody_is_credited_with(document: Document, places: Places) -> None:
    met = _of_kind(
        _altered(document, "Правила 15, 86", "Правила 15"), places, "article-without-credit"
    )
    assert [(p.line, p.place) for p in met] == [(410, "bg2017/commentary:6")]
    assert met[0].message == "nobody is credited with 86"


def test_a_mended_deal_is_no_longer_faulty(document: Document, places: Places) -> None:
    met = _of_kind(_altered(document, "♠ 1072", "♠ 972"), places, "faulty-deal")
    assert [problem.line for problem in met] == [640, 857, 915]


def test_a_mended_number_is_no_longer_out_of_sequence(document: Document, places: Places) -> None:
    draft = _altered(
        document, "(с) Когато и двете страни са направили", "(b) Когато и двете страни са направили"
    )
    met = _of_kind(draft, places, "label-out-of-sequence")
    assert [problem.line for problem in met if problem.line > 740] == []


def test_lost_characters_are_reported(document: Document, places: Places) -> None:
    draft = read(document)
    quoted = next(
        b for b in draft.articles[1].blocks if isinstance(b, QuotationDraft) and b.body.text
    )
    quoted.body.spans.pop()
    assert [p.line for p in _of_kind(draft, places, "unfaithful")] == [0]


def test_every_line_is_claimed_only_once(document: Document) -> None:
    draft = read(document)
    with pytest.raises(DoubleClaimError):
        draft.ledger.claim(Span(13, 0, 1), CharacterClass.TEXT)
    assert document[Span(13, 0, 10)] == "ПРАВИЛО 23"
