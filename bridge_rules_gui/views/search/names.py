"""What the search pane calls the grounds, kinds and places of its answers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.indexes.language import Language
from bridge_rules_gui.indexes.wording import Why
from bridge_rules_gui.services.search_query import SearchKind

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bridge_rules_gui.corpus.edition import Edition
    from bridge_rules_gui.services.search_answer import MissingPlace, SearchHit

_translate = QCoreApplication.translate


def name_of_why(why: Why) -> str:
    """Return the word on an answer's badge: on what ground it is one."""
    names: Mapping[Why, str] = {
        Why.CITATION: _translate("Search", "citation"),
        Why.TERM: _translate("Search", "term"),
        Why.TRANSLATED_TERM: _translate("Search", "translated term"),
        Why.TEXT: _translate("Search", "text"),
        Why.COGNATE: _translate("Search", "cognate"),
        Why.SIMILAR: _translate("Search", "similar word"),
        Why.CORRESPONDENCE: _translate("Search", "same place"),
        Why.SUBJECT_INDEX: _translate("Search", "subject index"),
    }
    return names[why]


def reason_of(why: Why) -> str:
    """Return the sentence that explains a badge."""
    reasons: Mapping[Why, str] = {
        Why.CITATION: _translate("Search", "What you typed is its citation."),
        Why.TERM: _translate("Search", "It has the term you typed, in one of its forms."),
        Why.TRANSLATED_TERM: _translate("Search", "It has this book's term for what you typed."),
        Why.TEXT: _translate("Search", "It has the words you typed, in one of their forms."),
        Why.COGNATE: _translate("Search", "It has words that sound like those you typed."),
        Why.SIMILAR: _translate("Search", "It has words spelt nearly as you typed."),
        Why.CORRESPONDENCE: _translate(
            "Search", "The same place of another edition has what you typed."
        ),
        Why.SUBJECT_INDEX: _translate("Search", "The book's own subject index has it."),
    }
    return reasons[why]


def name_of_kind(kind: SearchKind) -> str:
    """Return what a kind of places is called in the filter."""
    names: Mapping[SearchKind, str] = {
        SearchKind.PROVISION: _translate("Search", "Laws"),
        SearchKind.DEFINITION: _translate("Search", "Definitions"),
        SearchKind.FOOTNOTE: _translate("Search", "Footnotes"),
        SearchKind.HEADING: _translate("Search", "Headings"),
        SearchKind.MATTER: _translate("Search", "Prefaces and introductions"),
        SearchKind.COMMENTARY: _translate("Search", "Commentary"),
        SearchKind.SUBJECT_INDEX: _translate("Search", "Subject index"),
    }
    return names[kind]


def name_of_chapter(number: str) -> str:
    """Return a chapter's number with what it is about; the books print titles of their own."""
    names: Mapping[str, str] = {
        "I": _translate("Search", "Definitions"),
        "II": _translate("Search", "Preliminaries"),
        "III": _translate("Search", "Preparation and Progression"),
        "IV": _translate("Search", "Irregularities in General"),
        "V": _translate("Search", "The Auction"),
        "VI": _translate("Search", "The Play"),
        "VII": _translate("Search", "Proprieties"),
        "VIII": _translate("Search", "The Score"),
        "IX": _translate("Search", "Tournament Sponsorship"),
        "X": _translate("Search", "Tournament Director"),
        "XI": _translate("Search", "Appeals"),
    }
    return f"{number} · {names[number]}"


def name_of_missing(place: MissingPlace) -> str:
    """Return the sentence that there is no such place."""
    if place.edition is None:
        return _translate("Search", "There is no Law {citation}").format(citation=place.citation)
    return _translate("Search", "There is no Law {citation} in {edition}").format(
        citation=place.citation, edition=name_of_edition(place.edition)
    )


def name_of_language(language: Language) -> str:
    """Return the name of a language words are looked for in."""
    names: Mapping[Language, str] = {
        Language.RUSSIAN: _translate("Search", "Russian"),
        Language.SERBIAN: _translate("Search", "Serbian"),
        Language.BULGARIAN: _translate("Search", "Bulgarian"),
        Language.ENGLISH: _translate("Search", "English"),
    }
    return names[language]


def name_of_edition(edition: Edition) -> str:
    """Return an edition's year with the language of its book."""
    return f"{edition.year} · {name_of_language(Language(edition.language))}"


def name_of_place(hit: SearchHit) -> str:
    """Return an answer's citation, or what kind of place without a number it is."""
    place = hit.address.place
    if hit.kind is SearchKind.SUBJECT_INDEX:
        return _translate("Search", "Index")
    if isinstance(place, Citation):
        if hit.kind is SearchKind.FOOTNOTE:
            return _translate("Search", "{citation} footnote").format(citation=place)
        return str(place)
    if hit.kind is SearchKind.COMMENTARY:
        number = place.name.rpartition(":")[2]
        return _translate("Search", "Commentary {number}").format(number=number)
    if hit.kind is SearchKind.DEFINITION:
        return _translate("Search", "Definition")
    return ""
