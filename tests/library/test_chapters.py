"""The chapters of the Laws."""

from __future__ import annotations

from bridge_rules_gui.corpus.corpus import Corpus
from bridge_rules_gui.library.chapters import chapters, printed_chapters
from tests.factories import BG, RU, SR


def test_the_chapters_divide_all_laws(corpus: Corpus) -> None:
    found = chapters(corpus)
    assert [law for chapter in found for law in chapter.laws] == list(range(1, 94))
    numbers = [chapter.number for chapter in found]
    assert numbers == ["II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI"]


def test_the_books_that_print_chapters_divide_the_laws_alike(corpus: Corpus) -> None:
    russian, serbian = printed_chapters(corpus.books[RU]), printed_chapters(corpus.books[SR])
    assert russian == serbian == chapters(corpus)
    assert printed_chapters(corpus.books[BG]) == ()
