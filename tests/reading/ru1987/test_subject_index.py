"""The subject index: heads, placeholders, repeated heads, targets."""

from __future__ import annotations

import pytest

from bridge_rules_gui.corpus.book import IndexEntry
from bridge_rules_gui.reading.drafts import BookDraft
from bridge_rules_gui.reading.ru1987.subject_index import full_name


def _at(draft: BookDraft, line: int) -> IndexEntry:
    return next(entry for entry in draft.subject_index if entry.line == line)


def test_entries_are_counted(draft: BookDraft) -> None:
    assert len(draft.subject_index) == 642
    assert sum(len(entry.laws) for entry in draft.subject_index) == 656
    assert sum(bool(entry.see_also) for entry in draft.subject_index) == 49
    assert sum(len(entry.see_also) for entry in draft.subject_index) == 69
    assert {law for entry in draft.subject_index for law in entry.laws} <= set(range(1, 94))


@pytest.mark.parametrize(
    ("line", "entry", "laws"),
    [
        (5801, "Акция, нарушающая обязанность пасовать", (37,)),
        (5809, "Апелляция к апелляционному комитету", (93,)),
        # the placeholder within an entry
        (5830, "Дефектные взятки", (45, 67)),
        # the head is repeated at the top of the page
        (1307, "Сыгранные взятки", (61, 62, 66)),
        # no placeholder
        (4414, "Приличия: Вежливость", (74,)),
        # the dot of S.O. is not part of the leader
        (5806, "Алерт: Предписания S.O.", (40,)),
        (2951, "S.O.", (80,)),
        # wrapped
        (
            1412,
            (
                "Период торговли: Продолжение торговли после 3-х пасов,"
                " один из которых был вне очереди"
            ),
            (34,),
        ),
        # a leader of one dot
        (1332, "Требование давать в масть при наличии штрафной карты", (50, 59)),
        # a comma behind the placeholder
        (5914, "Ненормальный пас, наносящий ущерб", (23,)),
        # the placeholder twice
        (5885, "Отмена сыгранной карты после отмена сыгранной карты оппонентом", (47, 55, 58)),
        # a head with a colon
        (4389, "Одновременные акции: Заявки", (33,)),
    ],
)
def test_laws(draft: BookDraft, line: int, entry: str, laws: tuple[int, ...]) -> None:
    found = _at(draft, line)
    assert (found.entry, found.laws) == (entry, laws)


@pytest.mark.parametrize(
    ("line", "entry", "targets"),
    [
        (5800, "Акцент", ("Нелегальная информация", "Приличия")),
        # divided at the end of the line
        (5826, "Вариации в манере или темпе", ("Нелегальная информация", "Приличия")),
        (1375, "Наказания", ("Наказание в торговле", "Ограничения на ход", "Штрафная карта")),
        (4377, "Обсчёт после присуждения результата", ("Присуждённый результат",)),
        # the target has a comma of its own, and wraps
        (4356, "Карта случайно оброненная", ("Карта, случайно оброненная",)),
        # no blanks around the dash
        (1314, "Вопрос", ("Нелегальная информация", "Приличия")),
        # no semicolon at the end
        (5979, "Ходовые наказания", ("Ограничения на ход",)),
    ],
)
def test_see_also(draft: BookDraft, line: int, entry: str, targets: tuple[str, ...]) -> None:
    found = _at(draft, line)
    assert (found.entry, found.see_also) == (entry, targets)


def test_entry_that_lost_its_law_is_reported(draft: BookDraft) -> None:
    assert _at(draft, 4485).laws == ()
    assert [(p.kind, p.line) for p in draft.problems if p.kind == "index-without-law"] == [
        ("index-without-law", 4485)
    ]


@pytest.mark.parametrize(
    ("name", "head", "filled"),
    [
        ("Алерт", None, "Алерт"),
        ("Процедура после нарушений:", None, "Процедура после нарушений"),
        ("= вне очереди", "Заявка", "Заявка вне очереди"),
        ("Повторение =", "Заявка", "Повторение заявка"),
        ("Обсчёт по =", "IMP", "Обсчёт по IMP"),
        ("Заявки", "Одновременные акции:", "Одновременные акции: Заявки"),
    ],
)
def test_head_takes_the_place_of_the_placeholder(name: str, head: str | None, filled: str) -> None:
    assert full_name(name, head) == filled


def test_placeholder_stays_as_printed_beside_the_full_entry(draft: BookDraft) -> None:
    missing = [e.entry for e in draft.subject_index if "=" in e.entry]
    printed = [e for e in draft.subject_index if "=" in e.printed]
    assert not missing
    assert printed
    assert all(e.is_below for e in printed)
    assert _at(draft, 5830).printed == "Дефектные ="
    assert _at(draft, 2951).printed == ""
