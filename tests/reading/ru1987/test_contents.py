"""The contents pages, and how they are held against the body."""

from __future__ import annotations

import pytest

from bridge_rules_gui.corpus.book import ContentsEntry
from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.reading.drafts import BookDraft
from bridge_rules_gui.reading.ru1987.contents import Announced, compare


def test_entries_are_counted(draft: BookDraft) -> None:
    assert len(draft.contents) == 651
    assert sum(entry.citation is not None for entry in draft.contents) == 590
    assert all(entry.page for entry in draft.contents)


@pytest.mark.parametrize(
    ("line", "cite", "title", "page"),
    [
        (3027, "", "ПРЕДИСЛОВИЕ К РЕДАКЦИИ 1987г", 24),
        # wrapped, the second line set to the right
        (3034, "1", "Колода - старшинство карт и мастей", 36),
        # a word divided within a title
        (3093, "21B2", "Последующее изменение заявки оппонентом", 55),
        # three lines
        (
            4614,
            "27B1",
            "Неконвенционное назначение, исправленное на ближайшее назначение в той же деноминации",
            61,
        ),
        # the fourth level, with a supplement in brackets
        (4599, "25B2(b)(1)", "[нарушитель предпочёл] Оставить первую заявку", 59),
        # the entry begins on another sheet than the one before
        (43, "11D", "Наказание после потери права на наказание", 43),
        # the last dot belongs to the title
        (4721, "80", "S.O.", 114),
        # a leader of one dot
        (1711, "72A6", "Ответственность за исполнение правил", 101),
        # a letter of the index is no section
        (1759, "", "Г", 125),
    ],
)
def test_entry(draft: BookDraft, line: int, cite: str, title: str, page: int) -> None:
    citation = Citation.parse(cite) if cite else None
    assert ContentsEntry(citation, title, page, line) in draft.contents


def test_everything_announced_stands_in_the_body(draft: BookDraft) -> None:
    provisions = {p.citation: p for p in draft.provisions}
    for entry in draft.contents:
        if entry.citation:
            assert provisions[entry.citation].heading.text
            assert provisions[entry.citation].pages[0] == entry.page


def test_differences_are_told_in_both_wordings() -> None:
    contents = [
        ContentsEntry(None, "Глава I", 5, 10),
        ContentsEntry(Citation(1), "Колода", 5, 11),
        ContentsEntry(Citation(2), "Коробки", 5, 12),
        ContentsEntry(Citation(4), "Партнёрства", 6, 13),
    ]
    body = [
        Announced(None, "Глава  I", 5, 100),
        Announced(Citation(1), "Колоды", 5, 101),
        Announced(Citation(2), "Коробки.", 6, 102),
        Announced(Citation(3), "Столы", 6, 103),
        Announced(None, "Глава II", 7, 104),
    ]
    problems = list(compare("book.txt", contents, body))
    assert [(p.line, p.place, p.message) for p in problems] == [
        (101, "ru1987/1", 'contents (line 11): "Колода"; body: "Колоды"'),
        (102, "ru1987/2", "contents (line 12): page 5; body: page 6"),
        (103, "ru1987/3", 'not in the contents: "Столы"'),
        (104, "", 'not in the contents: "Глава II"'),
        (13, "", 'only in the contents: "Партнёрства"'),
    ]
