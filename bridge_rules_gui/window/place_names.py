"""What places of the books are called, wherever a reader is told of one.

Their addresses stay where one is typed or copied.
"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.corpus.citation import Citation

translate = QCoreApplication.translate


def name_of_place(address: Address, title: str = "") -> str:
    """Return a place by its citation; where it has none, by what the book calls it."""
    if isinstance(address.place, Citation):
        return str(address.place)
    kind, _, number = address.place.name.partition(":")
    if kind == "def":
        definition = translate("Places", "Definition: {term}").format(term=title)
        return definition if title else translate("Places", "Definition")
    if kind == "commentary":
        return title or translate("Places", "Commentary {number}").format(number=number)
    return title or _matter_names().get(kind, kind)


def name_with_year(address: Address, title: str = "") -> str:
    """Return a place with the year of its edition."""
    return translate("Places", "{place} ({year})").format(
        place=name_of_place(address, title), year=address.edition.year
    )


def name_of_lines(written: str) -> str:
    """Return lines of a file as they are told of: line 12, lines 12–15."""
    one, several = translate("Places", "line {0}"), translate("Places", "lines {0}")
    return (one if written.isdecimal() else several).format(written)


def title_of_chapter(number: str) -> str:
    """Return what a chapter is called: in Russian and Serbian, what the book prints.

    The book of 2017 prints no chapters; there, and in English, the name is the program's own.
    """
    names = {
        "I": translate("Places", "Definitions"),
        "II": translate("Places", "Preliminaries"),
        "III": translate("Places", "Preparation and Progression"),
        "IV": translate("Places", "Irregularities in General"),
        "V": translate("Places", "The Auction"),
        "VI": translate("Places", "The Play"),
        "VII": translate("Places", "Proprieties"),
        "VIII": translate("Places", "The Score"),
        "IX": translate("Places", "Tournament Sponsorship"),
        "X": translate("Places", "Tournament Director"),
        "XI": translate("Places", "Appeals"),
    }
    return names.get(number, "")


def _matter_names() -> dict[str, str]:
    return {
        "preface": translate("Places", "Preface"),
        "introduction": translate("Places", "Introduction"),
        "scope": translate("Places", "Scope of the Laws"),
        "index": translate("Places", "Subject index"),
        "definitions": translate("Places", "Definitions"),
    }
