"""Places where the print is irregular, word by word."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from pathlib import Path

import pytest

from bridge_rules_gui.reading.drafts import BookDraft, ProvisionDraft

At = Callable[[str], ProvisionDraft]


PLACES = tomllib.loads((Path(__file__).parent / "hard_places.toml").read_text("utf-8"))["place"]


@pytest.mark.parametrize("place", PLACES, ids=lambda place: f"{place['cite']}: {place['about']}")
def test_body(place: dict[str, str], at: At) -> None:
    assert at(place["cite"]).body.text == place["body"]


@pytest.mark.parametrize(
    ("cite", "heading"),
    [
        # the second line stands behind the underline of the first
        ("25", "Легальное и нелегальное изменение заявки"),
        ("26", "Ограничения на ход после отменённой заявки"),
        ("28", "Заявки, рассматриваемые, как сделанные в очередь"),
        ("61", "Недавание в масть - расспросы относительно фальшренонса"),
        ("77", "Расчётная таблица для спортивного бриджа"),
        ("89", "Наказания в индивидуальных соревнованиях"),
        # no blank behind the number
        ("24", "Показ карты или ход в ходе торговли"),
        # a chapter's heading with a footnote mark stands above
        ("72", "Общие принципы"),
        # the title wraps at the indent of the text below
        ("10B", "Отмена исполнения наказания или отказа от наказания"),
        ("11C1", "Зритель, за присутствие которого отвечает ненарушившая сторона"),
        ("14A", "В руке обнаружен недостаток карт до начала игры"),
        ("30B2(b)", "Действия, разрешённые партнёру нарушителя"),
        ("43B2(a)", "Привлекает внимание к нарушению со стороны вистующего"),
        ("60A3", "Другие наказательные обязанности сохраняются"),
        # the wrapped title is followed by a child, not by text
        (
            "27B1",
            "Неконвенционное назначение,исправленное на ближайшее назначение в той же деноминации",
        ),
        ("43A2", "Ограничения, нарушение которых влечёт специфические наказания"),
        # three lines, and worded differently in the contents
        (
            "27B2",
            (
                "Конвенционное назначение или исправленное на любое другое достаточное"
                " назначение или на пас"
            ),
        ),
        # a remark in brackets, not in the contents, its second line further left
        (
            "9A2(b)",
            "Болваном (ограниченные права болвана определены в правиле 42 и правиле 43)",
        ),
        ("70E", "Неустановленная линия игры (импас или игра сверху)."),
        # the text below begins with the words of the title
        ("29A", "Заявка вне очереди аннулируется"),
        ("24C", "Показано 2 или более карт"),
        ("93B", "Апелляционный комитет имеется в наличии"),
        # the text is one line without punctuation
        ("74A1", "Вежливость"),
        # an item without a title
        ("9A2(b)(1)", ""),
        ("14B1(a)", ""),
        ("74C8", ""),
    ],
)
def test_heading(cite: str, heading: str, at: At) -> None:
    assert at(cite).heading.text == heading


@pytest.mark.parametrize(
    ("cite", "label"),
    [
        ("25", "Правило 25"),
        ("25B", "B"),
        ("81C10", "10"),
        ("25B2(b)", "(B)"),
        ("25B2(b)(1)", "(1)"),
    ],
)
def test_labels_are_kept_as_printed(cite: str, label: str, at: At) -> None:
    assert at(cite).printed_label == label


@pytest.mark.parametrize(
    ("cite", "pages"), [("50A", [79, 80]), ("77", [110, 111]), ("9", [41]), ("64C", [92, 93])]
)
def test_pages(cite: str, pages: list[int], at: At) -> None:
    assert at(cite).pages == pages


def test_suits_of_law_1_are_marked_as_restored(at: At) -> None:
    restorations = at("1").body.restorations
    assert [(r.printed, r.restored) for r in restorations] == [("", s) for s in "♠♥♦♣"]
    text = at("1").body.text
    assert [text[r.at - 1 : r.at + 2] for r in restorations] == ["(♠)", "(♥)", "(♦)", "(♣)"]


def test_no_paragraph_returns_to_a_parent(draft: BookDraft) -> None:
    """In this book no words stand behind the items of a provision (each law read by eye)."""
    assert [str(p.citation) for p in draft.provisions if p.closing.text] == []
