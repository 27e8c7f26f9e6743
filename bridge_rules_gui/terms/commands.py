"""What the command ``terms`` answers: a JSON document and the same as plain text."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.indexes.kwic import KwicSort
from bridge_rules_gui.language.phrasebook import ENGLISH
from bridge_rules_gui.language.sentence import Sentence
from bridge_rules_gui.terms import documents as term_documents
from bridge_rules_gui.terms import text as term_text
from bridge_rules_gui.terms.list import term_list
from bridge_rules_gui.terms.terminology import Terminology

Answer = tuple[Any, str]


@dataclass(frozen=True, slots=True, kw_only=True)
class TermRequest:
    """What is asked: a concept or nothing for all, and in which way it is to be shown.

    ``editions`` empty means all. ``least`` is how often a word without a term must stand.
    """

    concept: str = ""
    kwic: bool = False
    unknown: bool = False
    report: bool = False
    editions: tuple[Edition, ...] = ()
    least: int = 10
    width: int = 50
    sort: KwicSort = KwicSort.PLACE


def answer(
    terminology: Terminology, request: TermRequest, say: Callable[[Sentence], str] = ENGLISH.say
) -> Answer:
    """Return what was asked for; raise `UnknownConceptError` for a concept there is not."""
    if request.report:
        findings = [
            f for f in terminology.report() if not request.concept or request.concept in f.concepts
        ]
        return term_documents.finding_documents(findings), term_text.report(findings)
    if request.unknown:
        return _unknown(terminology, request)
    if request.kwic:
        return _kwic(terminology, request)
    if request.concept:
        card = terminology.card(request.concept)
        return term_documents.card_document(card), term_text.card(card, say)
    cards = [terminology.card(concept.id) for concept in terminology.termbase.concepts]
    rows = term_text.rows(term_list(terminology).rows(), say)
    return [term_documents.card_document(card) for card in cards], rows


def remarks(terminology: Terminology) -> tuple[str, ...]:
    """Return what is to be said about the user's glossary beside the answer, a line each."""
    found = terminology.languages_passed_over
    listed = ", ".join(f"{language} {count}" for language, count in found)
    total = sum(count for _, count in found)
    remark = f"the glossary's terms in other languages are left out: {total} ({listed})"
    return (remark,) if found else ()


def _unknown(terminology: Terminology, request: TermRequest) -> Answer:
    editions = request.editions or tuple(Edition)
    found = {edition: terminology.unknown(edition, request.least) for edition in editions}
    documents = {
        edition.value: term_documents.unknown_documents(words) for edition, words in found.items()
    }
    return documents, term_text.unknown(found, request.least)


def _kwic(terminology: Terminology, request: TermRequest) -> Answer:
    """Return lines of context, an edition after the other."""
    if not request.concept:
        raise ValueError("terms --kwic: say of which concept or word")
    lines = [
        line
        for edition in request.editions or tuple(Edition)
        for line in terminology.kwic(request.concept, edition, request.width, request.sort)
    ]
    return term_documents.kwic_documents(lines), term_text.kwic(lines)
