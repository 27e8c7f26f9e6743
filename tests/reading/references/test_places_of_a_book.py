"""Labels as printed and the places they lead to."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.reading.library import BookReading
from bridge_rules_gui.reading.references import BookPlaces
from bridge_rules_gui.reading.references.mentions import Label

SPELLINGS = [
    # Cyrillic capitals look like their Latin letter, or sound like it.
    (Label("В"), ("B",)),
    (Label("С"), ("C",)),
    (Label("Б"), ("B",)),
    (Label("Д"), ("D",)),
    (Label("Ф"), ("F",)),
    # An item may be numbered below a section or directly below its law.
    (Label("3"), ("3", ".3")),
    # The third letter of an alphabetical list, or a small В.
    (Label("в", bracketed=True), ("(c)", "(b)")),
    (Label("б", bracketed=True), ("(b)",)),
    # A capital in brackets is an item (1987), or a section.
    (Label("B", bracketed=True), ("(b)", "B")),
]

STEPS = [
    # 80A1 is lettered (а) (б) (в).
    ("80A1", Label("в", bracketed=True), "80A1(c)"),
    # 12C1 is lettered in Latin, yet printed with a Cyrillic (с) elsewhere.
    ("12C1", Label("с", bracketed=True), "12C1(c)"),
    # Section letters are Cyrillic in Law 6.
    ("6", Label("Ф"), "6F"),
]


@pytest.mark.parametrize(("label", "spellings"), SPELLINGS)
def test_printed_label_has_its_canonical_spellings(
    label: Label, spellings: tuple[str, ...]
) -> None:
    assert label.spellings == spellings


@pytest.mark.parametrize(("base", "label", "place"), STEPS)
def test_label_leads_to_the_provision_printed_so(
    reading: Callable[[str], BookReading], base: str, label: Label, place: str
) -> None:
    places = BookPlaces.of(reading("bg2017").draft)
    assert places.descend(Citation.parse(base), [label]) == Citation.parse(place)


def test_provision_printed_with_the_very_letter_wins() -> None:
    base = Citation.parse("80A1")
    children = {base.child("(b)"): "(в)", base.child("(c)"): "(г)"}
    places = BookPlaces(Edition.BG_2017, frozenset([base, *children]), {}, children)
    assert places.descend(base, [Label("в", bracketed=True)]) == base.child("(b)")


def test_item_directly_below_its_law_is_found_by_its_number(
    reading: Callable[[str], BookReading],
) -> None:
    places = BookPlaces.of(reading("sr2007").draft)
    assert places.descend(Citation.parse("35"), [Label("2")]) == Citation.parse("35.2")


def test_missing_label_leads_nowhere(reading: Callable[[str], BookReading]) -> None:
    places = BookPlaces.of(reading("bg2017").draft)
    assert places.descend(Citation.parse("25"), [Label("F"), Label("5")]) is None
