"""The list of concepts, narrowed by words of any language, in any of their forms."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import chain
from typing import Final

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.corpus.termbase import Concept, Subject
from bridge_rules_gui.exchange.glossary import GlossaryEntry
from bridge_rules_gui.indexes.analysis import (
    Word,
    WordForms,
    forms_of,
    typed_words,
    words,
)
from bridge_rules_gui.indexes.language import Language
from bridge_rules_gui.indexes.term_patterns import TermKey
from bridge_rules_gui.language.alphabetical import alphabetical
from bridge_rules_gui.language.languages import InterfaceLanguage
from bridge_rules_gui.terms.answers import TermRow
from bridge_rules_gui.terms.terminology import Terminology

_FARTHEST: Final = 4
_OWN: Final = "own:"
"""What the id of a row begins with that is an entry of the user's glossary and no concept."""


@dataclass(frozen=True, slots=True)
class Listed:
    """A row with the words it is found by, as they are compared; its names word by word."""

    row: TermRow
    wording: WordForms
    names: tuple[tuple[WordForms, ...], ...]

    def distance(self, typed_forms: Sequence[WordForms]) -> int:
        """Tell how far words are from the names: 0 for a whole one, 1 for its beginning.

        2 and 3 are the same by another form of the words, 4 is neither.
        """
        far = _FARTHEST
        for name in self.names:
            pairs = tuple(zip(typed_forms, name, strict=False))
            if len(pairs) == len(typed_forms) and all(word.begins(other) for word, other in pairs):
                is_form = not all(word.spells(other) for word, other in pairs)
                far = min(far, 2 * is_form + (len(name) > len(typed_forms)))
        return far


@dataclass(frozen=True, slots=True)
class TermList:
    """All rows, with what they are found by."""

    _listed: tuple[Listed, ...]

    def rows(
        self,
        typed: str = "",
        subject: Subject | None = None,
        language: InterfaceLanguage = InterfaceLanguage.ENGLISH,
    ) -> tuple[TermRow, ...]:
        """Return the rows of a subject in which every word typed begins some word.

        They are in the alphabetical order of what a reader of the language calls the concepts.

        A form of a word will do too, also one the books do not have. What is called so comes
        first, then what is called so with more words behind, then what is called by another form.
        """
        typed_forms = typed_words(typed)
        found = [
            listed
            for listed in self._listed
            if (subject is None or listed.row.subject == subject.value)
            and all(word.begins(listed.wording) for word in typed_forms)
        ]
        found.sort(key=lambda listed: alphabetical(listed.row.name(language), language))
        found.sort(key=lambda listed: listed.distance(typed_forms))
        return tuple(listed.row for listed in found)


@lru_cache(maxsize=1)
def term_list(terminology: Terminology) -> TermList:
    """Return the rows of the termbase, then those of the user's glossary it does not have.

    The last list is kept: another window shows the same terminology.
    """
    concepts = terminology.termbase.concepts
    rows = [_listed(_row(terminology, c), _words(terminology, c)) for c in concepts]
    own = [_listed(_own_row(entry), _own_words(entry)) for entry in terminology.own_entries]
    return TermList((*rows, *own))


def _listed(row: TermRow, found: Iterator[Word]) -> Listed:
    names = tuple(typed_words(name) for name in dict.fromkeys((row.english, *row.terms)) if name)
    return Listed(row, forms_of(found), names)


def _row(terminology: Terminology, concept: Concept) -> TermRow:
    editions = [concept.editions.get(edition) for edition in Edition]
    return TermRow(
        concept.id,
        concept.english[0],
        concept.subject.value,
        tuple(e.terms[0].text if e and e.terms else "" for e in editions),
        tuple(len(terminology.book(edition).of(concept.id)) for edition in Edition),
        tuple(terminology.book(edition).shared_places(concept.id) for edition in Edition),
    )


def _words(terminology: Terminology, concept: Concept) -> Iterator[Word]:
    yield from _cut((concept.id, *concept.english), Language.ENGLISH)
    for edition, terms in concept.editions.items():
        language, book = Language(edition.language), terminology.book(edition)
        known = (*terms.terms, *terms.commentary)
        yield from _cut((text for t in known for text in t.headwords), language)
        for number in range(len(terms.terms)):
            yield from _cut(book.forms(TermKey(concept.id, number)), language)
    yield from _cut((t.text for t in terminology.own_terms(concept)), Language.ENGLISH)


def _cut(texts: Iterable[str], language: Language) -> Iterator[Word]:
    return chain.from_iterable(words(text, language) for text in texts)


def _own_row(entry: GlossaryEntry) -> TermRow:
    by_language = {term.language: term.text for term in reversed(entry.terms)}
    english = by_language.get("en", entry.concept or entry.terms[0].text)
    terms = tuple(by_language.get(edition.language, "") for edition in Edition)
    none = (0,) * len(terms)
    return TermRow(f"{_OWN}{entry.line}", english, "", terms, none, none, is_own=True)


def _own_words(entry: GlossaryEntry) -> Iterator[Word]:
    for term in entry.terms:
        yield from _cut((term.text,), Language(term.language))


def is_own(concept: str) -> bool:
    """Tell whether a row's id is that of an entry of the glossary."""
    return concept.startswith(_OWN)


def own_entry(terminology: Terminology, concept: str) -> GlossaryEntry | None:
    """Return the entry a row's id stands for, or None where it is a concept's id."""
    if not is_own(concept):
        return None
    entries = terminology.own_entries
    return next((entry for entry in entries if f"{_OWN}{entry.line}" == concept), None)
