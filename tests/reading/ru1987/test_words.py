"""Words at the ends of lines, letter-spaced words, lost signs, labels."""

from __future__ import annotations

import pytest

from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.reading.document import Document
from bridge_rules_gui.reading.ru1987.labels import division, law_label, section_label
from bridge_rules_gui.reading.ru1987.laws import title_length
from bridge_rules_gui.reading.ru1987.words import (
    Break,
    close_up,
    is_letter_spaced,
    line_break,
    lost_signs,
)


@pytest.mark.parametrize(
    ("before", "after", "expected"),
    [
        ("карманов содержит неправиль-", "ное количество карт", Break.DIVIDED),
        ("карт, то  (НАКАЗА-", "НИЕ) партнёр нарушителя", Break.DIVIDED),
        ("ACBL Laws Commis-", "sion, который", Break.DIVIDED),
        ("запись торговли,  bidding-", "boxes, экраны", Break.AT_HYPHEN),
        ("пас, контра и реконтра  -", "это заявки", Break.BETWEEN_WORDS),
        ("на протяжении розыгрыша,", "каждый в свою", Break.BETWEEN_WORDS),
        ("партнёрства :  N-", "S против", Break.BETWEEN_WORDS),
        ("в 12-", "й взятке", Break.BETWEEN_WORDS),
    ],
)
def test_line_break(before: str, after: str, expected: Break) -> None:
    assert line_break(before, after) is expected


@pytest.mark.parametrize(
    ("printed", "read"),
    [
        ("П   Р   А   В   И   Л   А", "ПРАВИЛА"),
        ("С П О Р Т И В Н О Г О   Б Р И Д Ж А", "СПОРТИВНОГО БРИДЖА"),
        ("В       З О Н Е", "В ЗОНЕ"),
        ("Д О    З О Н Ы", "ДО ЗОНЫ"),
    ],
)
def test_letter_spaced_words_are_closed_up(printed: str, read: str) -> None:
    assert is_letter_spaced(printed)
    assert "".join(gap + printed[start:end] for start, end, gap in close_up(printed)) == read


@pytest.mark.parametrize("words", ["IMP", "В зоне", "6"])
def test_common_words_are_not_letter_spaced(words: str) -> None:
    assert not is_letter_spaced(words)


@pytest.mark.parametrize(
    ("line", "signs"),
    [(4881, "♠♥♦♣"), (5062, "♠♥♦♣"), (1873, "♠♥♦♣"), (4132, "♦"), (4905, "–"), (5690, "–––")],
)
def test_signs_lost_on_a_line(document: Document, line: int, signs: str) -> None:
    assert [lost.sign for lost in lost_signs(document, document.whole(line))] == list(signs)


def test_hard_sign_within_a_word_is_a_letter(document: Document) -> None:
    lines = range(1, len(document.lines) + 1)
    dots = sum(
        lost.sign == "–" for line in lines for lost in lost_signs(document, document.whole(line))
    )
    assert dots == 24


@pytest.mark.parametrize(
    ("words", "previous", "expected"),
    [
        ("A.Тасование", "6", "6A"),
        ("D.Повторное тасование", "6C", "6D"),
        ("1.Карты неправильно сданы", "6D", "6D1"),
        ("E.Выбор судьёй", "6D3", "6E"),
        ("11.Сообщения", "81C10", "81C11"),
        ("(A).Когда вызывать судью", "9B1", "9B1(a)"),
        ("(B).Кто может", "9B1(a)", "9B1(b)"),
        ("(2).Изменить заявку", "25B2(b)(1)", "25B2(b)(2)"),
        ("(C).Ограничения на ход", "25B2(b)(2)", "25B2(c)"),
    ],
)
def test_label_leads_on_from_the_place_before(words: str, previous: str, expected: str) -> None:
    label = section_label(words)
    assert label is not None
    assert label.citation_after(Citation.parse(previous)) == Citation.parse(expected)


@pytest.mark.parametrize(
    ("words", "previous"),
    [("S.O. может предписать", "40E1"), ("C.Порядок", "65A"), ("2.Вторая", "65"), ("(A).", "9B")],
)
def test_label_out_of_turn_is_no_label(words: str, previous: str) -> None:
    label = section_label(words)
    assert label is not None
    assert label.citation_after(Citation.parse(previous)) is None


def test_words_without_a_label() -> None:
    assert section_label("4 игрока за каждым столом") is None
    assert law_label("правило 57), есть штрафная карта") is None
    assert division("Часть этих изменений продиктована опытом") is None


def test_title_of_the_contents_settles_where_a_title_ends() -> None:
    below = ["ющую взятку", "После того, как обе стороны сыграли в следу-"]
    announced = "После того, как обе стороны сыграли в следующую взятку"
    assert title_length("После того, как обе стороны сыграли в следу-", below, announced) == 1
    assert title_length("Оставить первую заявку", ["Согласиться утвердить"], "Оставить первую") == 0
