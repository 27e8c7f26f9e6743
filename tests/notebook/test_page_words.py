"""The characters of a page lead to those of its passages, and back."""

from __future__ import annotations

from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.notebook.entries import Stretch
from bridge_rules_gui.notebook.page_words import PagePart, PageWords

LAW, FIRST, SECOND = (Address.parse(f"bg2017/{cite}") for cite in ("27", "27A", "27B"))
TEXT = "27 BIDS\nA\tOne bid1 is\nlow (see 9?).\ncell\nand more\nB\tOne bid is enough\nThe end"


def page() -> PageWords:
    first, second = TEXT.index("A\t"), TEXT.index("B\t")
    return PageWords(
        TEXT,
        [
            PagePart(LAW, ("BIDS", "", "The end"), 0, len(TEXT)),
            PagePart(FIRST, ("", "One bid is low (see 9).\nand more"), first, second),
            PagePart(SECOND, ("", "One bid is enough"), second, len(TEXT)),
        ],
        [(TEXT.index("1 is"), TEXT.index("1 is") + 1), (TEXT.index("?"), TEXT.index("?") + 1)],
    )


def selected(words: str) -> tuple[Stretch, ...]:
    start = TEXT.index(words)
    return page().stretches(start, start + len(words))


def test_a_selection_is_words_of_one_passage() -> None:
    assert selected("enough") == (Stretch(SECOND, 1, 11, 17, "enough"),)


def test_marks_of_the_editors_are_no_words() -> None:
    assert selected("bid1 is\nlow (see 9?).") == (Stretch(FIRST, 1, 4, 23, "bid is low (see 9)."),)


def test_a_selection_grows_to_whole_words() -> None:
    assert selected("oug") == (Stretch(SECOND, 1, 11, 17, "enough"),)


def test_a_selection_over_several_places_is_cut_at_each() -> None:
    start = TEXT.index("more")
    found = page().stretches(start, len(TEXT))
    assert [(s.address, s.passage, s.words) for s in found] == [
        (FIRST, 1, "more"),
        (SECOND, 1, "One bid is enough"),
        (LAW, 2, "The end"),
    ]


def test_labels_and_tables_are_no_passage() -> None:
    assert selected("cell") == ()
    assert selected("B\t") == ()


def test_words_stand_where_they_were_selected() -> None:
    found = page().ranges(selected("bid1 is\nlow")[0])
    assert [TEXT[start:end] for start, end in found] == ["bid1 is", "low"]


def test_what_stands_between_paragraphs_is_not_marked() -> None:
    found = page().ranges(Stretch(FIRST, 1, 15, 32, "(see 9).\nand more"))
    assert [TEXT[start:end] for start, end in found] == ["(see 9?).", "and more"]


def test_words_of_a_place_that_is_not_on_the_page_stand_nowhere() -> None:
    assert page().ranges(Stretch(Address.parse("bg2017/28"), 1, 0, 4, "Пас")) == ()
