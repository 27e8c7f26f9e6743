"""Labels in two alphabets, decided by what is due."""

from __future__ import annotations

import pytest

from bridge_rules_gui.reading.bg2017.labels import (
    OpenItems,
    item_letter,
    mixes_alphabets,
    section_letter,
)


@pytest.mark.parametrize(
    ("printed", "due", "letter"),
    [
        *(("В", "B", "B"), ("С", "C", "C"), ("Д", "D", "D"), ("D", "D", "D")),
        *(("Ф", "F", "F"), ("Г", "G", "G"), ("Е", "E", "E"), ("Ж", "H", None)),
    ],
)
def test_section_letter(printed: str, due: str, letter: str | None) -> None:
    assert section_letter(printed, due) == letter


@pytest.mark.parametrize(
    ("printed", "due", "letter"),
    [
        *(("б", "b", "b"), ("в", "c", "c"), ("с", "c", "c"), ("г", "d", "d")),
        # The Cyrillic е looks like the fifth letter of one alphabet and is the sixth of the other.
        *(("е", "e", "e"), ("е", "f", "f"), ("d", "c", "d"), ("ж", "c", "g"), ("я", "c", None)),
    ],
)
def test_item_letter(printed: str, due: str, letter: str | None) -> None:
    assert item_letter(printed, due) == letter


@pytest.mark.parametrize(
    ("items", "printed", "following", "roman"),
    [
        # After (h): a letter where (j) follows, a numeral where (ii) does.
        (OpenItems("h"), "i", "j", False),
        (OpenItems("h"), "i", "ii", True),
        (OpenItems("g"), "i", "ii", True),
        (OpenItems("a"), "і", "", True),
        (OpenItems("a", 4), "v", "b", True),
        (OpenItems("b", 1), "c", "d", False),
        (OpenItems(), "i", "ii", False),
    ],
)
def test_roman_numeral(items: OpenItems, printed: str, following: str, roman: bool) -> None:
    assert items.is_roman(printed, following) is roman


@pytest.mark.parametrize(
    ("printed", "mixed"),
    [
        (["a", "b"], False),
        (["а", "б", "в"], False),
        (["а", "b"], True),
        (["а", "б", "с"], True),
        (["А", "В", "С", "Д"], False),
        (["А", "В", "D"], True),
    ],
)
def test_mixture_of_alphabets(printed: list[str], mixed: bool) -> None:
    assert mixes_alphabets(printed) is mixed
