"""Identifiers: the address of a place as Akoma Ntoso writes it.

The chapter is no part of a law's identifier: laws are numbered through, and a law keeps its
number when it changes chapters. The label decides the element, so that `27B1(a)` is
``art_27__para_B__subpara_1__point_a`` in every edition.
"""

from __future__ import annotations

from typing import Final

from bridge_rules_gui.corpus.address import NamedPlace
from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.corpus.edition import Edition

WORK: Final = "/akn/un/act/laws/wbf/1987/duplicate-bridge"
"""The Work: an act of the World Bridge Federation, of no country; first of our editions 1987."""
_LANGUAGES: Final = {"ru": "rus", "sr": "srp", "bg": "bul"}
_ABBREVIATIONS: Final = {"paragraph": "para", "subparagraph": "subpara"}


def language_of(edition: Edition) -> str:
    """Return the ISO 639-2 code of a book's language."""
    return _LANGUAGES[edition.language]


def date_of(edition: Edition) -> str:
    """Return a full date for an edition: the schema takes no bare year, the books print no day."""
    return f"{edition.year}-01-01"


def expression(edition: Edition) -> str:
    """Return the identifier of an edition's text."""
    return f"{WORK}/{language_of(edition)}@{date_of(edition)}"


def element_of(citation: Citation) -> str:
    """Return the element a provision is, by its own label."""
    if not citation.labels:
        return "article"
    label = citation.labels[-1]
    if label.startswith("("):
        is_first = sum(other.startswith("(") for other in citation.labels) == 1
        return "point" if is_first else "indent"
    return "paragraph" if label.isalpha() else "subparagraph"


def eid(place: Citation | NamedPlace) -> str:
    """Return the identifier of a place within its document."""
    if not isinstance(place, Citation):
        return place.name.replace(":", "_")
    parts = [f"art_{place.law}"]
    for end, label in enumerate(place.labels, start=1):
        element = element_of(Citation(place.law, place.labels[:end]))
        parts.append(f"{_ABBREVIATIONS.get(element, element)}_{label.strip('.()')}")
    return "__".join(parts)
