"""The map of an alignment: numbers and ranges of provisions, -1 for nothing."""

from __future__ import annotations

from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.corpus.concordance import ChangeKind, Correspondence, Relation
from bridge_rules_gui.corpus.corpus import Corpus
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.exchange.alignment_map import write_alignment_map

SR, BG = Edition.SR_2007, Edition.BG_2017


def _row(left: str, right: str) -> Correspondence:
    places = {
        edition: tuple(Citation.parse(text) for text in texts.split())
        for edition, texts in ((SR, left), (BG, right))
    }
    return Correspondence(places, Relation.SAME, ChangeKind.NONE)


def test_ranges_numbers_and_nothing(corpus: Corpus) -> None:
    left, right = corpus.books[SR], corpus.books[BG]
    rows = [_row("1", "1"), _row("", "2"), _row("1 2", ""), _row("1 3", "1")]
    order = {p.citation: n for n, p in enumerate(left.provisions)}
    first, second, third = (order[Citation(n)] for n in (1, 2, 3))
    assert (first, second, third) == (0, 1, 2)
    other = next(n for n, p in enumerate(right.provisions) if p.citation == Citation(2))
    lines = write_alignment_map(left, right, rows).decode().splitlines()
    # a row whose provisions do not follow one another gives a line for each range
    assert sorted(lines) == sorted(["0\t0", "0,1\t-1", "2\t0", f"-1\t{other}"])


def test_every_line_has_two_columns_and_no_double(corpus: Corpus) -> None:
    rows = [_row("1", "1"), _row("1", "1")]
    content = write_alignment_map(corpus.books[SR], corpus.books[BG], rows)
    assert content == b"0\t0\n"
