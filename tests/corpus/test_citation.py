"""Citations are read and written alike, and know their place."""

import pytest
from hypothesis import given

from bridge_rules_gui.corpus.citation import Citation, CitationError
from tests.strategies import citations


@given(citations())
def test_what_is_written_is_read_back(citation: Citation) -> None:
    assert Citation.parse(str(citation)) == citation


@pytest.mark.parametrize(
    ("text", "law", "labels"),
    [
        # a whole law
        ("27", 27, ()),
        # three levels, the third in brackets
        ("27B1(a)", 27, ("B", "1", "(a)")),
        # a roman numeral below a letter
        ("12C1(e)(i)", 12, ("C", "1", "(e)", "(i)")),
        # an item straight under its law, 2007
        ("35.1", 35, (".1",)),
        # the fourth level of 1987 is a digit
        ("9A2(b)(1)", 9, ("A", "2", "(b)", "(1)")),
        # a letter straight below a section
        ("41B(a)", 41, ("B", "(a)")),
    ],
)
def test_labels_lead_down_from_the_law(text: str, law: int, labels: tuple[str, ...]) -> None:
    assert Citation.parse(text) == Citation(law, labels)


@pytest.mark.parametrize("text", ["", "0", "100", "27b", "27B1a", "27B1(", "П27", "27 B", "27B01"])
def test_malformed_citation_is_refused(text: str) -> None:
    with pytest.raises(CitationError, match="is not a citation"):
        Citation.parse(text)


def test_parent_and_child_are_inverses() -> None:
    section = Citation.parse("27B1")
    assert section.child("(a)").parent() == section
    assert Citation(27).parent() is None


def test_a_place_lies_within_itself_and_what_stands_above_it() -> None:
    item = Citation.parse("27B1(a)")
    assert item.is_within(item)
    assert item.is_within(Citation.parse("27B"))
    assert not item.is_within(Citation.parse("27A"))
    assert not Citation.parse("27B").is_within(item)
