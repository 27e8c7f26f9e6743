"""Runs: a passage cut at what hangs on its characters, and put together again."""

from __future__ import annotations

import pytest

from bridge_rules_gui.corpus.book import Footnote
from bridge_rules_gui.corpus.corpus import Corpus
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.corpus.passage import NO_WORDS, FootnoteMark, Passage
from bridge_rules_gui.corpus.provision import SourceLines, Table
from bridge_rules_gui.exchange.runs import (
    NoteCall,
    ReferringWords,
    RestoredWords,
    Words,
    label_of,
    pieces,
    runs,
)
from tests.factories import passage, provision, refers


def test_runs_come_in_the_order_of_the_text() -> None:
    found = list(runs(passage("see П31^0 and ♥", refers("П31", "31"), restored=[12])))
    assert [type(run) for run in found] == [Words, ReferringWords, NoteCall, Words, RestoredWords]
    assert [getattr(run, "text", "") for run in found] == ["see ", "П31", "", " and ", "♥"]


def test_the_members_of_a_range_share_their_words() -> None:
    (run,) = runs(passage("П30-32", refers("П30-32", "30", "31", "32")))
    assert isinstance(run, ReferringWords)
    assert [str(reference.target) for reference in run.references] == ["30", "31", "32"]


def test_a_note_called_within_a_reference_follows_it() -> None:
    whole = passage("П31", refers("П31", "31"))
    marked = Passage(whole.text, whole.references, (FootnoteMark(0, 1),))
    assert [type(run) for run in runs(marked)] == [ReferringWords, NoteCall]


@pytest.mark.parametrize("edition", list(Edition))
def test_runs_put_together_are_the_words_of_the_book(corpus: Corpus, edition: Edition) -> None:
    for place, words in corpus.books[edition].located_passages():
        found = list(runs(words))
        assert "".join(getattr(run, "text", "") for run in found) == words.text, place
        assert sum(isinstance(run, NoteCall) for run in found) == len(words.footnotes)
        referred = [r for run in found if isinstance(run, ReferringWords) for r in run.references]
        assert len(referred) == len(words.references)


@pytest.mark.parametrize("edition", list(Edition))
def test_pieces_lose_no_word_note_or_table(corpus: Corpus, edition: Edition) -> None:
    for found in corpus.books[edition].provisions:
        cut = list(pieces(found.body, found.tables))
        assert tuple(piece for piece in cut if isinstance(piece, Table)) == found.tables
        stretches = [piece for piece in cut if not isinstance(piece, Table)]
        text = "".join(found.body.text[slice(*stretch)] for stretch in stretches)
        assert text == found.body.text.replace("\n", "")
        calls = [run for s in stretches for run in runs(found.body, s) if isinstance(run, NoteCall)]
        assert len(calls) == len(found.body.footnotes)


def test_tables_stand_where_the_book_has_them() -> None:
    table = Table(5, (("a",),))
    assert list(pieces(Passage("Едно.\nДве."), (table,))) == [(0, 5), table, (6, 10)]


def test_table_that_cuts_a_paragraph_divides_it() -> None:
    table = Table(5, (("a",),))
    assert list(pieces(Passage("Едно и две."), (table,))) == [(0, 5), table, (5, 11)]


def test_a_label_lost_in_print_stands_in_brackets() -> None:
    lost = provision(Edition.SR_2007, "40A1", "x", label="", inferred=True)
    assert label_of(lost) == "[1]"


@pytest.mark.parametrize(("printed", "plain"), [("(*)", "*"), ("12", "12"), (" (1) ", "1")])
def test_a_marker_loses_its_brackets(printed: str, plain: str) -> None:
    assert Footnote(printed, NO_WORDS, (), SourceLines("x", ((1, 1),))).bare_marker == plain
