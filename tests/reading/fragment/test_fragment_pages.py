"""The fragment is read page by page, and every character of it is accounted for."""

from __future__ import annotations

from itertools import groupby

import pytest

from bridge_rules_gui.reading.document import Document
from bridge_rules_gui.reading.fragment import read
from bridge_rules_gui.reading.fragment.pages import Fragment, FragmentPage
from bridge_rules_gui.reading.ledger import CharacterClass
from tests.reading.given import given_document

LABEL, HEADING, TEXT = CharacterClass.LABEL, CharacterClass.HEADING, CharacterClass.TEXT


@pytest.fixture(scope="module")
def fragment() -> Fragment:
    return read(given_document("ru1987-fragment"))


def _read(*lines: str) -> Fragment:
    return read(Document.from_bytes("f.txt", "\n".join(lines).encode()))


def _parts(page: FragmentPage) -> list[tuple[CharacterClass, str]]:
    return [
        (part, " ".join(word.text for word in words))
        for part, words in groupby(page.words, key=lambda word: word.part)
    ]


def test_every_character_is_accounted_for(fragment: Fragment) -> None:
    assert not list(fragment.ledger.unclaimed())
    assert sum(fragment.ledger.counts().values()) == fragment.ledger.characters() == 6650


def test_words_are_the_characters_of_the_document(fragment: Fragment) -> None:
    for page in fragment.pages:
        for word in (*page.words, *(word for note in page.notes for word in note)):
            assert fragment.document[word.span] == word.text


def test_page_number_belongs_to_the_words_before_it(fragment: Fragment) -> None:
    assert [(p.number, p.first_line, p.last_line) for p in fragment.pages] == [
        (55, 1, 3),
        (59, 7, 35),
        (63, 37, 61),
        (67, 63, 75),
        (71, 77, 105),
        (None, 109, 127),
    ]


def test_page_number_and_underlines_are_furniture(fragment: Fragment) -> None:
    kinds = [(f.kind, f.span.line) for f in fragment.ledger.furniture]
    assert [line for kind, line in kinds if kind == "page number"] == [5, 37, 63, 77, 107]
    assert [line for kind, line in kinds if kind == "underline"] == [23, 25, 69, 73, 75, 83]
    assert [line for kind, line in kinds if kind == "rule"] == [3, 35]
    assert all(not f.text.strip("?- 0123456789") for f in fragment.ledger.furniture)


def test_heading_of_law_26_is_wrapped_around_its_underline(fragment: Fragment) -> None:
    parts = _parts(fragment.pages[1])
    at = parts.index((LABEL, "Правило 26."))
    assert parts[at + 1] == (HEADING, "Ограничения на ход после отменённой заявки")
    assert parts[at + 2][1].startswith("Когда заявка нарушителя отменена")


def test_heading_of_law_37_is_wrapped_to_the_line_of_its_underline(fragment: Fragment) -> None:
    parts = _parts(fragment.pages[3])
    at = parts.index((LABEL, "Правило 37."))
    assert parts[at + 1] == (HEADING, "Акция, нарушающая обязанность пасовать")
    assert parts[at + 2][1].startswith("Назначение, контра или реконтра со стороны игрока")


def test_text_of_law_36_begins_on_the_line_of_its_heading(fragment: Fragment) -> None:
    parts = _parts(fragment.pages[3])
    at = parts.index((LABEL, "Правило 36."))
    assert parts[at + 1] == (HEADING, "Неприемлемая контра или реконтра")
    assert parts[at + 2][1].startswith("Любая контра или реконтра")


def test_heading_divided_without_hyphen_stays_a_heading(fragment: Fragment) -> None:
    assert (HEADING, "Действия, разрешённые партнёру наруши теля") in _parts(fragment.pages[2])


def test_footnote_stands_apart_and_its_marker_is_no_word(fragment: Fragment) -> None:
    notes = [[word.text for word in note] for page in fragment.pages for note in page.notes]
    assert [note[:3] for note in notes] == [["см.", "сноску", "(**)"], ["Если", "заявка", "была"]]
    words = [word.text for word in fragment.pages[1].words]
    assert "другую" in words
    assert "(*)" not in "".join(words)


@pytest.mark.parametrize(
    ("lines", "parts"),
    [
        # a heading after the end of a sentence
        (["Конец. B.Начало"], [(TEXT, "Конец."), (LABEL, "B."), (HEADING, "Начало")]),
        # a citation is no heading
        (["см. правило 23A.", "и 16C). Дальше"], [(TEXT, "см. правило 23A. и 16C). Дальше")]),
        # a call in brackets is no label
        (["(НАКАЗАНИЕ) пас"], [(TEXT, "(НАКАЗАНИЕ) пас")]),
        # two levels under one another
        (
            ["2.Две", "", "(A).Одна", "", "Слова"],
            [(LABEL, "2."), (HEADING, "Две"), (LABEL, "(A)."), (HEADING, "Одна"), (TEXT, "Слова")],
        ),
        # small letters after text are text
        (["Слова", "", "и слова"], [(TEXT, "Слова и слова")]),
        # an underline as long as the words before it ends the heading
        (
            ["Правило 7. Два слова ???????? Текст"],
            [(LABEL, "Правило 7."), (HEADING, "Два слова"), (TEXT, "Текст")],
        ),
    ],
)
def test_line_is_divided(lines: list[str], parts: list[tuple[CharacterClass, str]]) -> None:
    (page,) = _read(*lines).pages
    assert _parts(page) == parts


def test_page_number_with_both_dashes_is_no_oddity() -> None:
    fragment = _read("Слова", "- 12 -", "Ещё слова", "- 13")
    assert [page.number for page in fragment.pages] == [12, 13]
    assert [(odd.kind, odd.line) for odd in fragment.oddities] == [("incomplete-page-number", 4)]


def test_page_without_number_is_reported() -> None:
    assert [odd.kind for odd in _read("Слова").oddities] == ["unnumbered-page"]
