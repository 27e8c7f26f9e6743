"""The contents of the books as a tree, and its filter."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.services.contents import ContentsKind, ContentsNode, contents_of, narrowed
from tests import factories

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bridge_rules_gui.corpus.corpus import Corpus


def flat(nodes: tuple[ContentsNode, ...], depth: int = 0) -> Iterator[tuple[int, ContentsNode]]:
    for node in nodes:
        yield depth, node
        yield from flat(node.children, depth + 1)


def outline(nodes: tuple[ContentsNode, ...]) -> list[str]:
    return [f"{'. ' * depth}{n.number} {n.title}".strip() for depth, n in flat(nodes)]


@pytest.fixture
def bulgarian(small_corpus: Corpus) -> tuple[ContentsNode, ...]:
    return contents_of(small_corpus.books[factories.BG])


@pytest.fixture
def russian(small_corpus: Corpus) -> tuple[ContentsNode, ...]:
    return contents_of(small_corpus.books[factories.RU])


def test_laws_stand_under_their_chapter_with_their_titled_sections(
    bulgarian: tuple[ContentsNode, ...],
) -> None:
    assert outline(bulgarian) == [
        "",  # the definitions: the window has its own word for them
        ".  Обява",
        ".  Контра (Double)",
        "23 ПОДОБНА ПО ЗНАЧЕНИЕ ОБЯВА",
        ". 23A Определение",
        "V НАДДАВАНЕ",
        ". 27 НЕДОСТАТЪЧНА ДЕКЛАРАЦИЯ",
        ". . 27A Приемане на недостатъчната декларация",
        ". . 27B Недостатъчната декларация не е приета",
        "30",
        "31",
    ]


def test_preface_comes_first_and_subject_index_last(russian: tuple[ContentsNode, ...]) -> None:
    assert [node.kind for node in russian] == [
        ContentsKind.MATTER,
        ContentsKind.LAW,
        ContentsKind.LAW,
        ContentsKind.SUBJECT_INDEX,
    ]
    assert russian[0].address == Address.parse("ru1987/preface")
    assert russian[-1].address == Address.parse("ru1987/index")


def test_every_line_but_a_heading_leads_to_a_place(
    small_corpus: Corpus, bulgarian: tuple[ContentsNode, ...]
) -> None:
    for _, node in flat(bulgarian):
        if node.kind is ContentsKind.DIVISION:
            assert node.address is None
        else:
            assert node.address is not None
            assert small_corpus.has_place(node.address)


def test_headings_are_open_and_laws_are_closed(bulgarian: tuple[ContentsNode, ...]) -> None:
    opened = [node for _, node in flat(bulgarian) if node.is_open]
    assert [node.kind for node in opened] == [ContentsKind.DIVISION]


@pytest.mark.parametrize(
    ("wanted", "found"),
    [
        # a number finds the law and those it begins
        ("23", ["23 ПОДОБНА ПО ЗНАЧЕНИЕ ОБЯВА", ". 23A Определение"]),
        ("3", ["30", "31"]),
        # the number of a section, in any alphabet and case
        ("23a", ["23 ПОДОБНА ПО ЗНАЧЕНИЕ ОБЯВА", ". 23A Определение"]),
        ("23А", ["23 ПОДОБНА ПО ЗНАЧЕНИЕ ОБЯВА", ". 23A Определение"]),
        # words in any case and order, each of them somewhere in the title
        ("обява подобна", ["23 ПОДОБНА ПО ЗНАЧЕНИЕ ОБЯВА", ". 23A Определение"]),
        # a heading keeps its laws, a law keeps its heading
        (
            "приемане",
            [
                "V НАДДАВАНЕ",
                ". 27 НЕДОСТАТЪЧНА ДЕКЛАРАЦИЯ",
                ". . 27A Приемане на недостатъчната декларация",
            ],
        ),
        # number and word together
        ("27b приета", ["V НАДДАВАНЕ", ". 27 НЕДОСТАТЪЧНА ДЕКЛАРАЦИЯ",
                        ". . 27B Недостатъчната декларация не е приета"]),
        ("нищо такова", []),
    ],
)  # fmt: skip
def test_filter_finds_by_number_and_words(
    bulgarian: tuple[ContentsNode, ...], wanted: str, found: list[str]
) -> None:
    assert outline(narrowed(bulgarian, wanted)) == found


@pytest.mark.parametrize("wanted", ["", "   "])
def test_empty_filter_keeps_everything(bulgarian: tuple[ContentsNode, ...], wanted: str) -> None:
    assert narrowed(bulgarian, wanted) == bulgarian


def test_filter_needs_no_accents(small_corpus: Corpus) -> None:
    serbian = contents_of(small_corpus.books[factories.SR])
    assert outline(narrowed(serbian, "obracunska")) == ["77 Obračunska tablica"]


def test_filter_opens_what_leads_to_an_answer_below(bulgarian: tuple[ContentsNode, ...]) -> None:
    (chapter,) = narrowed(bulgarian, "приемане")
    assert chapter.is_open
    assert chapter.children[0].is_open


def test_filter_finds_defined_terms(bulgarian: tuple[ContentsNode, ...]) -> None:
    (definitions,) = narrowed(bulgarian, "double")
    assert definitions.kind is ContentsKind.DEFINITIONS
    assert [node.title for node in definitions.children] == ["Контра (Double)"]
