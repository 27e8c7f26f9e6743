"""Labels in every shape the print has, and words that only look like one."""

from __future__ import annotations

import pytest

from bridge_rules_gui.reading.sr2007.labels import (
    law_label,
    letter_label,
    number_label,
    roman_label,
    section_label,
)


@pytest.mark.parametrize(
    ("words", "number", "rest"),
    [
        ("Član 27 Nedovoljan licit", 27, "Nedovoljan licit"),
        ("Član 1", 1, ""),
        # another law's number is a citation
        ("Član 26 i vidi član 23.", 27, None),
        ("Članove 27 i 50", 27, None),
        ("član 27", 27, None),
    ],
)
def test_law_label(words: str, number: int, rest: str | None) -> None:
    label = law_label(words, number)
    assert (words[label.rest :] if label else None) == rest


@pytest.mark.parametrize(
    ("words", "expected", "value", "printed"),
    [
        ("(b) ako se", "b", "(b)", "(b)"),
        ("b) U nedostatku", "b", "(b)", "b)"),
        ("d. Merodavno Telo", "d", "(d)", "d"),
        ("(a) nova lista", "c", "(a)", "(a)"),
    ],
)
def test_letter_label(words: str, expected: str, value: str, printed: str) -> None:
    label = letter_label(words, 0, expected)
    assert label is not None
    assert (label.value, label.printed) == (value, printed)


def test_letter_that_is_not_next_is_no_label() -> None:
    assert letter_label("(i) pre nego što", 0, "d") is None
    assert letter_label("a karta", 0, "a") is None


def test_section_letter_must_be_the_next_one() -> None:
    assert section_label("B. Kraj runde", "B") is not None
    assert section_label("C. Kraj runde", "B") is None


def test_number_and_roman_labels() -> None:
    number = number_label("- 2. (a) Kada", 2)
    assert number is not None
    assert (number.value, number.rest) == ("2", 5)
    roman = roman_label("(iii) za vreme", 0)
    assert roman is not None
    assert roman.value == "(iii)"
    assert number_label("52 karte", 0) is None
