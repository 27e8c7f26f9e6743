"""Ways from place to place: pages in order, and what places are called."""

from __future__ import annotations

import pytest

from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.corpus.corpus import Corpus
from bridge_rules_gui.library.places import (
    ancestors,
    beginning,
    page_of,
    pages,
    printed_title,
    source_of,
    turned,
)
from tests.factories import BG, RU


def test_ancestors_lead_up_to_the_law() -> None:
    places = ancestors(Address.parse("bg2017/27B1(a)"))
    assert [str(place.place) for place in places] == ["27B1(a)", "27B1", "27B", "27"]


def test_named_place_has_no_ancestors() -> None:
    preface = Address.parse("ru1987/preface")
    assert list(ancestors(preface)) == [preface]


def test_pages_follow_the_book(small_corpus: Corpus) -> None:
    russian = [str(page.place) for page in pages(small_corpus, RU)]
    assert russian == ["preface", "1", "27", "index"]
    bulgarian = [str(page.place) for page in pages(small_corpus, BG)]
    assert bulgarian == ["def:call", "23", "27", "30", "31"]


@pytest.mark.parametrize(
    ("place", "by", "found"),
    [
        ("bg2017/27B1(a)", 1, "bg2017/30"),
        ("bg2017/27B1(a)", -1, "bg2017/23"),
        # all definitions are one page
        ("bg2017/def:double", 1, "bg2017/23"),
        ("bg2017/def:double", -1, "None"),
        ("bg2017/31", 1, "None"),
        ("ru1987/index", -1, "ru1987/27"),
        # a place on no page of the book leads nowhere
        ("bg2017/commentary:1", 1, "None"),
    ],
)
def test_turning_pages(small_corpus: Corpus, place: str, by: int, found: str) -> None:
    address = Address.parse(place)
    assert str(turned(small_corpus, address, by)) == found


def test_page_of_a_section_is_its_law(small_corpus: Corpus) -> None:
    page = page_of(small_corpus.books[BG], Address.parse("bg2017/27B1(a)"))
    assert str(page) == "bg2017/27"


def test_book_is_opened_at_its_first_law(small_corpus: Corpus) -> None:
    assert str(beginning(small_corpus.books[RU])) == "ru1987/1"


@pytest.mark.parametrize(
    ("place", "title"),
    [
        ("bg2017/27B1(a)", "НЕДОСТАТЪЧНА ДЕКЛАРАЦИЯ"),
        ("bg2017/30", ""),
        ("bg2017/def:double", "Контра (Double)"),
        ("ru1987/preface", "Предисловие"),
        ("ru1987/index", ""),
    ],
)
def test_printed_title(small_corpus: Corpus, place: str, title: str) -> None:
    assert printed_title(small_corpus, Address.parse(place)) == title


@pytest.mark.parametrize(
    ("place", "lines"),
    [
        ("bg2017/27B1(a)", ((1076, 1077),)),
        ("bg2017/def:double", ((5, 6),)),
        ("ru1987/preface", ((3, 4),)),
    ],
)
def test_source_of_a_place(
    small_corpus: Corpus, place: str, lines: tuple[tuple[int, int], ...]
) -> None:
    source = source_of(small_corpus, Address.parse(place))
    assert source is not None
    assert source.ranges == lines


@pytest.mark.parametrize("name", ["index", "definitions"])
def test_head_of_a_part_has_the_lines_of_all_its_entries(corpus: Corpus, name: str) -> None:
    book = corpus.books[RU]
    source = source_of(corpus, Address.parse(f"ru1987/{name}"))
    assert source is not None
    lines = {line for first, last in source.ranges for line in range(first, last + 1)}
    head = next(matter for matter in book.matter if matter.place.name == name)
    of_definitions = {d.source.first for d in book.definitions}
    of_index = {entry.line for entry in book.subject_index}
    assert head.source.first in lines
    assert (of_index if name == "index" else of_definitions) <= lines


def test_pages_of_the_real_books_can_be_turned_from_end_to_end(corpus: Corpus) -> None:
    for edition in corpus.books:
        order = pages(corpus, edition)
        place: Address | None = order[0]
        walked = []
        while place is not None:
            walked.append(place)
            place = turned(corpus, place, 1)
        assert tuple(walked) == order
