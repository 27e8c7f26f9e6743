"""What a concept is called in the reader's language: by the term of that language's book."""

from __future__ import annotations

from collections.abc import Sequence

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.corpus.termbase import Concept, Termbase
from bridge_rules_gui.language.languages import InterfaceLanguage
from bridge_rules_gui.language.serbian_cyrillic import in_cyrillic


def names_for(
    language: InterfaceLanguage, english: str, terms: Sequence[str]
) -> tuple[str, tuple[str, ...]]:
    """Return what a reader of a language calls a concept, and its other names.

    ``terms`` are the terms of the editions, oldest first, empty where a book has none. Readers
    of a book's language get its term first and the English one among the others; where the book
    has no term, and in English, the English one comes first.
    """
    names = {"en": english} | {
        edition.language: term for edition, term in zip(Edition, terms, strict=True)
    }
    first = language.written if names[language.written] else "en"
    name = names.pop(first)
    is_converted = language is InterfaceLanguage.SERBIAN_CYRILLIC and first == language.written
    return (in_cyrillic(name) if is_converted else name), tuple(names.values())


def concept_names(language: InterfaceLanguage, termbase: Termbase) -> dict[str, str]:
    """Return what a reader of a language calls the concepts, by their ids."""
    return {
        concept.id: names_for(language, concept.english[0], preferred_terms(concept))[0]
        for concept in termbase.concepts
    }


def preferred_terms(concept: Concept) -> tuple[str, ...]:
    """Return the first term of each edition, oldest first, empty where a book has none."""
    columns = (concept.editions.get(edition) for edition in Edition)
    return tuple(column.terms[0].text if column and column.terms else "" for column in columns)
