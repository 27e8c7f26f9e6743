"""The running text is all of the text: nothing of a book stands outside its stretches."""

from __future__ import annotations

import pytest

from bridge_rules_gui.corpus.corpus import Corpus
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.indexes.running_text import stretches_of_book, stretches_of_commentary
from bridge_rules_gui.reading.ledger import CharacterClass
from bridge_rules_gui.reading.library import Library

RUNNING = (
    CharacterClass.TEXT,
    CharacterClass.HEADING,
    CharacterClass.DEFINITION,
    CharacterClass.FOOTNOTE,
    CharacterClass.TABLE,
    CharacterClass.FRONT_MATTER,
)


def _letters(text: str) -> int:
    return len("".join(text.split()))


@pytest.mark.parametrize("edition", Edition)
def test_every_passage_is_a_stretch_at_its_place(corpus: Corpus, edition: Edition) -> None:
    book = corpus.books[edition]
    found = {(s.address.place, s.text) for s in stretches_of_book(book)}
    notes = {note.body.text for note in book.footnotes}
    passages = {(place, p.text) for place, p in book.located_passages() if p}
    assert {(place, text) for place, text in passages if text not in notes} <= found
    assert notes <= {text for _, text in found}


@pytest.mark.parametrize("edition", Edition)
def test_titles_tables_and_headwords_are_stretches(corpus: Corpus, edition: Edition) -> None:
    book = corpus.books[edition]
    texts = [s.text for s in stretches_of_book(book)]
    assert {d.term for d in book.definitions} <= set(texts)
    assert {d.title for law in book.laws for d in law.divisions if d.title} <= set(texts)
    cells = [c for p in book.provisions for t in p.tables for row in t.rows for c in row if c]
    tables = "\t".join(s.text for s in stretches_of_book(book) if s.passage.startswith("table"))
    assert cells
    assert not [cell for cell in cells if cell not in tables]


@pytest.mark.parametrize("edition", Edition)
def test_the_stretches_hold_as_many_characters_as_the_source(
    corpus: Corpus, edition: Edition
) -> None:
    book, counts = corpus.books[edition], Library().book(edition).ledger.counts()
    printed = sum(counts.get(character_class.value, 0) for character_class in RUNNING)
    held = sum(_letters(stretch.text) for stretch in stretches_of_book(book))
    # A footnote with several callers is printed under each of them; a number stands before it.
    again = sum((len(n.on) - 1) * _letters(n.body.text) for n in book.footnotes)
    assert held + again == pytest.approx(printed, rel=0.01)


def test_no_stretch_comes_twice(corpus: Corpus) -> None:
    for book in corpus.books.values():
        names = [(s.address, s.passage) for s in stretches_of_book(book)]
        assert len(names) == len(set(names))


def test_law_text_in_the_commentary_is_marked_as_quoted(corpus: Corpus) -> None:
    assert corpus.commentary is not None
    stretches = stretches_of_commentary(corpus.commentary)
    quoted = {s.text for s in stretches if s.is_quoted}
    articles = corpus.commentary.articles
    expected = {q.body.text for a in articles for q in a.quotations if q.body}
    assert expected <= quoted
    assert any(not s.is_quoted and "анонсът" in s.text for s in stretches)
