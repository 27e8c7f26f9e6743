"""The contents of the books as a tree, and its filter."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.corpus.corpus import Corpus
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.library.contents import ContentsKind, ContentsNode, contents_of, narrowed
from bridge_rules_gui.library.law_page import page_at
from tests import factories

CHAPTERS = ["II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI"]


def flat(nodes: tuple[ContentsNode, ...], depth: int = 0) -> Iterator[tuple[int, ContentsNode]]:
    for node in nodes:
        yield depth, node
        yield from flat(node.children, depth + 1)


def outline(nodes: tuple[ContentsNode, ...]) -> list[str]:
    return [f"{'. ' * depth}{n.number} {n.title}".strip() for depth, n in flat(nodes)]


@pytest.fixture
def bulgarian(small_corpus: Corpus) -> tuple[ContentsNode, ...]:
    return contents_of(small_corpus, factories.BG)


@pytest.fixture
def russian(small_corpus: Corpus) -> tuple[ContentsNode, ...]:
    return contents_of(small_corpus, factories.RU)


def test_laws_stand_under_their_chapter_with_their_titled_sections(
    bulgarian: tuple[ContentsNode, ...],
) -> None:
    assert outline(bulgarian) == [
        "",  # the definitions: the window has its own word for them
        ".  Обява",
        ".  Контра (Double)",
        "23 ПОДОБНА ПО ЗНАЧЕНИЕ ОБЯВА",
        ". 23A Определение",
        "V Наддаване",
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
        ContentsKind.CHAPTER,
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
    ("requested", "found"),
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
                "V Наддаване",
                ". 27 НЕДОСТАТЪЧНА ДЕКЛАРАЦИЯ",
                ". . 27A Приемане на недостатъчната декларация",
            ],
        ),
        # number and word together
        ("27b приета", ["V Наддаване", ". 27 НЕДОСТАТЪЧНА ДЕКЛАРАЦИЯ",
                        ". . 27B Недостатъчната декларация не е приета"]),
        ("нищо такова", []),
    ],
)  # fmt: skip
def test_filter_finds_by_number_and_words(
    bulgarian: tuple[ContentsNode, ...], requested: str, found: list[str]
) -> None:
    assert outline(narrowed(bulgarian, requested)) == found


@pytest.mark.parametrize("requested", ["", "   "])
def test_empty_filter_keeps_everything(bulgarian: tuple[ContentsNode, ...], requested: str) -> None:
    assert narrowed(bulgarian, requested) == bulgarian


def test_filter_needs_no_accents(small_corpus: Corpus) -> None:
    serbian = contents_of(small_corpus, factories.SR)
    assert outline(narrowed(serbian, "obracunska")) == ["77 Obračunska tablica"]


def test_filter_opens_what_leads_to_an_answer_below(bulgarian: tuple[ContentsNode, ...]) -> None:
    (chapter,) = narrowed(bulgarian, "приемане")
    assert chapter.is_open
    assert chapter.children[0].is_open


def test_filter_finds_defined_terms(bulgarian: tuple[ContentsNode, ...]) -> None:
    (definitions,) = narrowed(bulgarian, "double")
    assert definitions.kind is ContentsKind.DEFINITIONS
    assert [node.title for node in definitions.children] == ["Контра (Double)"]


@pytest.mark.parametrize("edition", Edition)
def test_contents_of_the_real_books_hold_every_law_once_in_order(
    corpus: Corpus, edition: Edition
) -> None:
    laws = [n for _, n in flat(contents_of(corpus, edition)) if n.kind is ContentsKind.LAW]
    assert [node.number for node in laws] == [str(number) for number in range(1, 94)]


@pytest.mark.parametrize(
    ("edition", "parts"),
    [
        (Edition.RU_1987, CHAPTERS),
        (Edition.SR_2007, CHAPTERS),
    ],
)
def test_chapters_of_the_real_books(corpus: Corpus, edition: Edition, parts: list[str]) -> None:
    nodes = contents_of(corpus, edition)
    assert [n.number for n in nodes if n.kind is ContentsKind.DIVISION] == parts


def test_laws_of_a_book_without_chapters_stand_under_those_of_the_others(corpus: Corpus) -> None:
    nodes = [n for n in contents_of(corpus, Edition.BG_2017) if n.kind is ContentsKind.CHAPTER]
    assert [n.number for n in nodes] == CHAPTERS
    assert {n.title for n in nodes} == {""}  # the window has its own words for them
    assert [law.number for law in nodes[3].children] == [str(law) for law in range(17, 41)]


def test_every_line_of_the_real_contents_leads_to_a_page(corpus: Corpus) -> None:
    for edition in corpus.books:
        for _, node in flat(contents_of(corpus, edition)):
            if node.address is not None:
                assert page_at(corpus, node.address)


def test_heads_of_definitions_and_index_are_no_lines_of_their_own(corpus: Corpus) -> None:
    nodes = contents_of(corpus, Edition.RU_1987)
    titles = [node.title for node in nodes]
    assert titles.count("ОПРЕДЕЛЕНИЯ") == 1
    assert titles.count("ПРЕДМЕТНЫЙ УКАЗАТЕЛЬ") == 1
    (definitions,) = (node for node in nodes if node.kind is ContentsKind.DEFINITIONS)
    assert len(definitions.children) == len(corpus.books[Edition.RU_1987].definitions)


def test_commentary_stands_after_the_laws_it_is_about(corpus: Corpus) -> None:
    last = contents_of(corpus, Edition.BG_2017)[-1]
    assert last.kind is ContentsKind.COMMENTARY
    assert len(last.children) == 10
    assert narrowed((last,), "ривоци")[0].children[0].title == "ПРАВИЛА 61 – 64 РИВОЦИ"
