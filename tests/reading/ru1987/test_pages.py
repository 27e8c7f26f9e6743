"""Pages in booklet order are put into reading order."""

from __future__ import annotations

import re

import pytest

from bridge_rules_gui.reading.document import Document
from bridge_rules_gui.reading.ledger import Ledger
from bridge_rules_gui.reading.ru1987.pages import PAGE_LENGTH, Page, PageOrderError, read_pages


@pytest.fixture(scope="module")
def pages(document: Document) -> tuple[list[Page], list[Page]]:
    return read_pages(document, Ledger(document))


def test_numbered_pages_follow_one_another(pages: tuple[list[Page], list[Page]]) -> None:
    assert [page.number for page in pages[1]] == list(range(3, 141))


def test_cover_and_translators_note_have_no_number(pages: tuple[list[Page], list[Page]]) -> None:
    cover, note = pages[0]
    assert cover.lines[0].words == "П   Р   А   В   И   Л   А"
    assert note.lines[-1].words == "Версия  текста  от  5.05.91"


def test_word_divided_between_pages_meets_again(pages: tuple[list[Page], list[Page]]) -> None:
    by_number = {page.number: page for page in pages[1]}
    before, after = by_number[79].lines[-1], by_number[80].lines[0]
    assert (before.number, after.number) == (3862, 5335)
    assert before.words.endswith("см. прави-")
    assert after.words.startswith("ло 57)")


def test_border_is_no_part_of_a_line(pages: tuple[list[Page], list[Page]]) -> None:
    lines = [line for page in pages[1] for line in page.lines]
    assert not any(line.words.startswith("|") for line in lines)
    assert all(line.document.line(line.number)[line.span.start] != " " for line in lines)


def test_missing_page_is_refused(document: Document) -> None:
    without = [*document.lines[:PAGE_LENGTH], *document.lines[2 * PAGE_LENGTH :]]
    shorter = Document.from_bytes("ru1987.txt", "\n".join(without).encode())
    with pytest.raises(PageOrderError, match=re.escape("numbered from 3 without a gap")):
        read_pages(shorter, Ledger(shorter))
