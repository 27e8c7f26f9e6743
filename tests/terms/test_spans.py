"""Words of obligation of a whole page stand where the page shows them."""

from __future__ import annotations

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.terms.obligation import Strength
from bridge_rules_gui.terms.spans import marks_of_page, paragraphs
from bridge_rules_gui.terms.terminology import Terminology

PAGE = "ПРАВИЛО 27\nИграчът може да смени обявата.\nТой не може да я повтори."


def test_paragraphs_come_with_their_position() -> None:
    assert [PAGE[start : start + len(words)] == words for start, words in paragraphs(PAGE)] == [
        True,
        True,
        True,
    ]


def test_offsets_count_from_the_beginning_of_the_page(terminology: Terminology) -> None:
    marks = marks_of_page(terminology, Edition.BG_2017, PAGE)
    assert [(PAGE[m.start : m.end], m.strength) for m in marks] == [
        ("може", Strength.MAY),
        ("не може", Strength.MAY_NOT),
    ]
