"""What the search pane calls the grounds, kinds and places of its answers."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from PySide6.QtCore import QCoreApplication

from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.indexes.clauses import Why
from bridge_rules_gui.indexes.language import Language
from bridge_rules_gui.search.answer import Attempt, MissingPlace, SearchHit
from bridge_rules_gui.search.query import SearchKind
from bridge_rules_gui.window.place_names import name_of_place, title_of_chapter

translate = QCoreApplication.translate


def name_of_why(why: Why) -> str:
    """Return the word on an answer's badge: on what ground it is one."""
    names: Mapping[Why, str] = {
        Why.CITATION: translate("Search", "citation"),
        Why.TERM: translate("Search", "term"),
        Why.TRANSLATED_TERM: translate("Search", "translated term"),
        Why.TEXT: translate("Search", "text"),
        Why.COGNATE: translate("Search", "cognate"),
        Why.SIMILAR: translate("Search", "similar word"),
        Why.CORRESPONDENCE: translate("Search", "counterpart"),
        Why.DESCRIBED: translate("Search", "similar case"),
        Why.SUBJECT_INDEX: translate("Search", "subject index"),
    }
    return names[why]


def reason_of(why: Why) -> str:
    """Return the sentence that explains a badge."""
    reasons: Mapping[Why, str] = {
        Why.CITATION: translate("Search", "You typed its citation."),
        Why.TERM: translate("Search", "It contains the term you typed, in one of its forms."),
        Why.TRANSLATED_TERM: translate(
            "Search", ("It contains this book’s term for what you typed.")
        ),
        Why.TEXT: translate("Search", ("It contains the words you typed, in one of their forms.")),
        Why.COGNATE: translate("Search", "It contains words that sound like those you typed."),
        Why.SIMILAR: translate("Search", "It contains words spelt almost as you typed them."),
        Why.CORRESPONDENCE: translate(
            "Search", ("The corresponding provision of another edition contains what you typed.")
        ),
        Why.DESCRIBED: translate(
            "Search", "It applies when something like what you typed has happened."
        ),
        Why.SUBJECT_INDEX: translate("Search", "The book’s own subject index lists it."),
    }
    return reasons[why]


def name_of_kind(kind: SearchKind) -> str:
    """Return what a kind of places is called in the filter."""
    names: Mapping[SearchKind, str] = {
        SearchKind.PROVISION: translate("Search", "Laws"),
        SearchKind.DEFINITION: translate("Search", "Definitions"),
        SearchKind.FOOTNOTE: translate("Search", "Footnotes"),
        SearchKind.HEADING: translate("Search", "Headings"),
        SearchKind.MATTER: translate("Search", "Prefaces and introductions"),
        SearchKind.COMMENTARY: translate("Search", "Commentary"),
        SearchKind.SUBJECT_INDEX: translate("Search", "Subject index"),
    }
    return names[kind]


def name_of_chapter(number: str) -> str:
    """Return a chapter's number with what it is about."""
    return f"{number} · {title_of_chapter(number)}"


def name_of_missing(place: MissingPlace) -> str:
    """Return the sentence that there is no such place."""
    if place.edition is None:
        return translate("Search", "There is no Law {citation}").format(citation=place.citation)
    return translate("Search", "There is no Law {citation} in {edition}").format(
        citation=place.citation, edition=name_of_edition(place.edition)
    )


def name_of_language(language: Language) -> str:
    """Return the name of a language words are looked for in."""
    names: Mapping[Language, str] = {
        Language.RUSSIAN: translate("Search", "Russian"),
        Language.SERBIAN: translate("Search", "Serbian"),
        Language.BULGARIAN: translate("Search", "Bulgarian"),
        Language.ENGLISH: translate("Search", "English"),
    }
    return names[language]


def name_of_edition(edition: Edition) -> str:
    """Return an edition's year with the language of its book."""
    return f"{edition.year} · {name_of_language(Language(edition.language))}"


def translations_tried(tried: Iterable[Attempt], read: Edition) -> str:
    """Return which terms of the books stand for those typed, first those of the book being read."""
    attempts = sorted(tried, key=lambda attempt: attempt.language.value != read.language)
    named = [
        f"{name_of_language(attempt.language)}: {', '.join(dict.fromkeys(attempt.names))}"
        for attempt in attempts
        if attempt.names
    ]
    if not named:
        return ""
    return translate("Search", "Translated terms: {terms}").format(terms=" · ".join(named))


def name_of_hit(hit: SearchHit) -> str:
    """Return an answer's citation, or what kind of place without a number it is."""
    place = hit.address.place
    if hit.kind is SearchKind.SUBJECT_INDEX:
        return translate("Search", "Index")
    if isinstance(place, Citation):
        if hit.kind is SearchKind.FOOTNOTE:
            return translate("Search", "{citation} footnote").format(citation=place)
        return str(place)
    named = (SearchKind.COMMENTARY, SearchKind.DEFINITION)
    return name_of_place(hit.address) if hit.kind in named else ""
