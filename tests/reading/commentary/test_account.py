"""Not one character of the commentary is lost, and its words keep their order."""

from __future__ import annotations

from bridge_rules_gui.reading.commentary import CommentaryReading
from bridge_rules_gui.reading.commentary.drafts import QuotationDraft, passages_of


def test_every_character_is_claimed(reading: CommentaryReading) -> None:
    assert list(reading.ledger.unclaimed()) == []
    assert sum(reading.ledger.counts().values()) == reading.ledger.characters() == 51_114


def test_every_passage_agrees_with_its_source(reading: CommentaryReading) -> None:
    unfaithful = [p.text for p in reading.draft.passages() if not p.agrees_with_source()]
    assert unfaithful == []


def test_words_keep_the_order_of_the_document(reading: CommentaryReading) -> None:
    for article in reading.draft.articles:
        spans = [span for block in article.blocks for span in block.spans]
        places = [(span.line, span.start) for span in spans]
        assert places == sorted(places)


def test_quoted_words_are_no_comment(reading: CommentaryReading) -> None:
    counts = reading.ledger.counts()
    quoted = sum(
        len("".join(block.body.text.split()))
        for article in reading.draft.articles
        for block in article.blocks
        if isinstance(block, QuotationDraft)
    )
    assert counts["quoted law"] == quoted


def test_furniture_holds_no_words(reading: CommentaryReading) -> None:
    kinds: dict[str, set[str]] = {}
    for furniture in reading.ledger.furniture:
        kinds.setdefault(furniture.kind, set()).add(furniture.text)
    assert kinds["bullet"] <= {"-"}
    assert kinds["dash"] == {"-", "–"}
    assert kinds["point after heading"] == {"."}
    assert kinds["markup"] == {"*", "**", "<u>", "</u>", "<p>", "</p>"}
    assert all(set(text) <= set("-| ") for text in kinds["table rule"])
    squares = {text for text in kinds["compass"] if not text.startswith("<")}
    assert squares == {"N", "E", "S", "W"}
    assert len(kinds) == 6


def test_every_paragraph_of_the_comment_has_words(reading: CommentaryReading) -> None:
    for article in reading.draft.articles:
        for block in article.blocks:
            if not isinstance(block, QuotationDraft):
                assert all(passage.text for passage in passages_of(block))
