"""The laws of the book: how many, under which divisions, labelled how."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable

import pytest

from bridge_rules_gui.reading.drafts import BookDraft, ProvisionDraft

At = Callable[[str], ProvisionDraft]


def test_provisions_by_level(draft: BookDraft) -> None:
    assert Counter(len(p.citation.labels) for p in draft.provisions) == {
        0: 93,
        1: 251,
        2: 216,
        3: 43,
        4: 4,
    }


def test_laws_stand_in_order(draft: BookDraft) -> None:
    laws = [p.citation.law for p in draft.provisions if not p.citation.labels]
    assert laws == list(range(1, 94))


def test_every_parent_stands_before_its_children(draft: BookDraft) -> None:
    met = set()
    for provision in draft.provisions:
        parent = provision.citation.parent()
        assert parent is None or parent in met
        assert provision.citation not in met
        met.add(provision.citation)


@pytest.mark.parametrize(
    ("cite", "divisions"),
    [
        ("1", ["chapter II ПРЕДВАРИТЕЛЬНЫЕ ЗАМЕЧАНИЯ"]),
        ("9", ["chapter IV Основные правила о нарушениях"]),
        (
            "22",
            [
                "chapter V ТОРГОВЛЯ",
                "part I КОРРЕКТНАЯ ПРОЦЕДУРА",
                "section II Торговля закончилась",
            ],
        ),
        ("23", ["chapter V ТОРГОВЛЯ", "part II НАРУШЕНИЯ В ХОДЕ ПРОЦЕДУРЫ"]),
        ("48", ["chapter VI РОЗЫГРЫШ", "part II ШТРАФНАЯ КАРТА"]),
        ("72", ["chapter VII ПРИЛИЧИЯ"]),
        ("88", ["chapter X СУДЬЯ", "section IV Наказания"]),
        ("93", ["chapter XI АПЕЛЛЯЦИИ"]),
    ],
)
def test_divisions(cite: str, divisions: list[str], at: At) -> None:
    assert [f"{d.kind} {d.number} {d.title}" for d in at(cite).divisions] == divisions


def test_sections_carry_no_divisions_of_their_own(draft: BookDraft) -> None:
    assert all(bool(p.divisions) != bool(p.citation.labels) for p in draft.provisions)


def test_no_label_is_left_in_the_words(draft: BookDraft) -> None:
    label = re.compile(r"(?:^|\n)(?:[A-G]|\d{1,2}|\([A-D1-4]\))\.")
    assert [p.body.text for p in draft.provisions if label.search(p.body.text)] == []


def test_no_body_begins_in_the_middle_of_a_sentence(draft: BookDraft) -> None:
    assert [p.body.text for p in draft.provisions if p.body.text[:1].islower()] == []


def test_bodies_that_end_without_punctuation_are_printed_so(draft: BookDraft) -> None:
    open_ends = {str(p.citation) for p in draft.provisions if p.body.text[-1:].isalnum()}
    assert open_ends == {
        "16B1", "16B2", "25B2(b)", "25B2(b)(1)", "67B1",  # the sentence continues in the next item
        "74A1", "80D", "90B2", "93B",  # the full stop is missing
    }  # fmt: skip


def test_words_with_hyphens_are_words_of_their_own(draft: BookDraft) -> None:
    words: set[str] = set()
    for provision in draft.provisions:
        for passage in (provision.heading, provision.body):
            words |= set(re.findall(r"[^\W\d]+-[^\W\d]+", passage.text))
    assert words == {
        "N-S", "E-W", "bidding-boxes", "из-за", "по-прежнему", "какой-либо", "какие-либо",
        "каких-либо", "какое-либо", "какого-либо", "каким-либо", "какой-то",
    }  # fmt: skip
