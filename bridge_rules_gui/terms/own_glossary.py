"""The user's glossary beside the termbase: which of its entries speak of which concept."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator

from bridge_rules_gui.corpus.termbase import Concept, Termbase
from bridge_rules_gui.exchange.glossary import Glossary, GlossaryEntry, GlossaryTerm
from bridge_rules_gui.indexes.analysis import folded_words
from bridge_rules_gui.indexes.language import Language

_Name = tuple[str, ...]


class OwnGlossary:
    """A glossary laid beside the termbase: nothing of it enters the termbase itself."""

    def __init__(self, glossary: Glossary, termbase: Termbase) -> None:
        self.glossary = glossary
        concepts = {concept.id for concept in termbase.concepts}
        names: defaultdict[tuple[Language, _Name], list[str]] = defaultdict(list)
        for concept in termbase.concepts:
            for name in _names(concept):
                names[name].append(concept.id)
        self._by_concept: defaultdict[str, list[GlossaryTerm]] = defaultdict(list)
        apart: list[GlossaryEntry] = []
        for entry in glossary.entries:
            named = _concepts_of(entry, concepts, names)
            for concept_id in named:
                self._by_concept[concept_id] += entry.terms
            if not named:
                apart.append(entry)
        self.apart = tuple(apart)
        """The entries that name no concept of the termbase."""

    def terms(self, concept: str) -> tuple[GlossaryTerm, ...]:
        """Return what the glossary has for a concept."""
        return tuple(self._by_concept.get(concept, ()))


def _concepts_of(
    entry: GlossaryEntry,
    concepts: set[str],
    names: dict[tuple[Language, _Name], list[str]],
) -> tuple[str, ...]:
    """Return the concept an entry is given, else those its English names, else any of its terms."""
    if entry.concept in concepts:
        return (entry.concept,)
    english = [term for term in entry.terms if term.language == Language.ENGLISH]
    for terms in (english, entry.terms):
        found = [i for t in terms for i in names.get(_name(t.text, Language(t.language)), ())]
        if found:
            return tuple(dict.fromkeys(found))
    return ()


def _names(concept: Concept) -> Iterator[tuple[Language, _Name]]:
    for english in concept.english:
        yield _name(english, Language.ENGLISH)
    for edition, terms in concept.editions.items():
        for term in terms.terms:
            for headword in term.headwords:
                yield _name(headword, Language(edition.language))


def _name(text: str, language: Language) -> tuple[Language, _Name]:
    return language, tuple(word for word, _, _ in folded_words(text, language))
