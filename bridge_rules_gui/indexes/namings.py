"""Every name of every concept, from the termbase and from the headwords of the definitions."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from bridge_rules_gui.corpus.termbase import TermKind, TermStatus
from bridge_rules_gui.indexes.language import Language
from bridge_rules_gui.indexes.lexicon import Naming

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bridge_rules_gui.corpus.corpus import Corpus
    from bridge_rules_gui.corpus.termbase import EditionTerms, Termbase

_STATUS_WEIGHTS: Final = {
    TermStatus.PREFERRED: 1.0,
    TermStatus.ADMITTED: 0.85,
    TermStatus.DEPRECATED: 0.6,
}
_SHORT_WEIGHT: Final = 0.6
"""What a short form that only the commentary has counts."""
_COMMENTARY_WEIGHT: Final = 0.3
"""What another term that only the commentary has counts: it is understood, and little sought."""
_SHORT_FORM: Final = re.compile(r"(?<=\()[^\W\d_a-zа-я]{2,4}(?=\))")
_IN_BRACKETS: Final = re.compile(r"\([^)]*\)?")
_BESIDE: Final = re.compile(r"[,/]")


def namings(corpus: Corpus, termbase: Termbase) -> Iterator[Naming]:
    """Yield every name of every concept: terms, headwords of definitions, the commentary's АИР."""
    for concept in termbase.concepts:
        for english in concept.english:
            yield Naming(concept.id, Language.ENGLISH, english)
        for edition, terms in concept.editions.items():
            yield from _namings_of(concept.id, Language(edition.language), terms)
    for edition, book in corpus.books.items():
        for definition in book.definitions:
            for english in _names_in(definition.english):
                yield Naming(definition.concept, Language.ENGLISH, english)
            for headword in _names_in(definition.term):
                yield Naming(definition.concept, Language(edition.language), headword)


def _namings_of(concept: str, language: Language, terms: EditionTerms) -> Iterator[Naming]:
    for term in terms.terms:
        for headword in term.headwords:
            yield Naming(concept, language, headword, _STATUS_WEIGHTS[term.status])
    for term in terms.commentary:
        # НИ: nothing but the concept can be meant. Longer terms are the commentary's own.
        weight = _SHORT_WEIGHT if term.kind is TermKind.SHORT else _COMMENTARY_WEIGHT
        yield Naming(concept, language, term.text, weight)


def _names_in(headword: str) -> Iterator[str]:
    """Yield the names a printed headword gives: two of "Overtrick, over", psyche of psych[e].

    What stands in brackets is a name where it is a short form (IMP); else it may only tell
    of what the name is said: "Level (of the contract)".
    """
    plain, _, _ = headword.replace("[", "").replace("]", "").partition(":")
    yield from _SHORT_FORM.findall(plain)
    yield from filter(None, map(str.strip, _BESIDE.split(_IN_BRACKETS.sub("", plain))))
