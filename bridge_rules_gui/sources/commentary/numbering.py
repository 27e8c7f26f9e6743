"""Numbering of quoted laws: the place that is due after a place, whatever label is printed.

The quotations lost letters ("В." and "С." of Law 23), began lists again ("1. 1. 2.") or
went on counting from another list; so the order decides, and the print is checked by it.
"""

from __future__ import annotations

from dataclasses import dataclass

from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.sources.bg2017.labels import (
    item_letter,
    letter_after,
    roman_numeral,
    roman_value,
    section_letter,
)


@dataclass(frozen=True, slots=True)
class Due:
    """The place that is due; ``agrees`` tells whether the printed label can stand for it."""

    place: Citation
    agrees: bool


def section_due(at: Citation, printed: str) -> Due:
    """Return the section after a place; ``printed`` is its letter, or empty where it is lost.

    A quotation may begin with any section (86B), but then goes on in order.
    """
    law = Citation(at.law)
    due = letter_after(at.labels[0]) if at.labels else "A"
    letter = section_letter(printed, due)
    if not at.labels and letter:
        due = letter
    return Due(law.child(due), letter == due)


def number_due(at: Citation, printed: str) -> Due:
    """Return the numbered item after a place."""
    due = str(int(at.labels[1]) + 1) if len(at.labels) > 1 else "1"
    return Due(Citation(at.law, (*at.labels[:1], due)), printed == due)


def item_due(at: Citation, printed: str) -> Due:
    """Return the lettered item after a place, or the item with a roman numeral below it."""
    above = Citation(at.law, at.labels[:2])
    letter = at.labels[2].strip("()") if len(at.labels) > 2 else ""
    roman = roman_value(at.labels[3].strip("()")) if len(at.labels) > 3 else 0
    if letter and roman_value(printed) == roman + 1:
        return Due(above.child(f"({letter})").child(f"({roman_numeral(roman + 1)})"), agrees=True)
    due = letter_after(letter) if letter else "a"
    return Due(above.child(f"({due})"), item_letter(printed, due) == due)
