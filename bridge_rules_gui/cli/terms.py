"""The command that shows what the books call a concept, where and how."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from typing import Any

from bridge_rules_gui.building import open_phrasebook
from bridge_rules_gui.cli.answers import complain, print_answer
from bridge_rules_gui.cli.given import given_terminology
from bridge_rules_gui.cli.status import DONE, NOT_FOUND
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.indexes.kwic import KwicSort
from bridge_rules_gui.language.sentence import Sentence
from bridge_rules_gui.terms import documents, text
from bridge_rules_gui.terms.list import term_list
from bridge_rules_gui.terms.terminology import Terminology

_Answer = tuple[Any, str]
"""A JSON document, and the same as plain text."""


def run(arguments: argparse.Namespace) -> int:
    """Show a concept, all of them, their contexts, gaps or disagreements."""
    editions = tuple(map(Edition.parse, arguments.edition)) or tuple(Edition)
    language = arguments.language
    terminology = given_terminology(arguments.glossary, language)
    if arguments.report:
        found, shown = _report(terminology, arguments.concept)
    elif arguments.unknown:
        found, shown = _unknown(terminology, editions, arguments.least)
    elif arguments.kwic:
        found, shown = _contexts(terminology, editions, arguments)
    else:
        found, shown = _concepts(terminology, arguments.concept, open_phrasebook(language).say)
    _note_skipped_terms(terminology)
    if arguments.kwic and not found:
        return complain(NOT_FOUND, f"no place of {arguments.concept!r} found")
    print_answer(found, arguments, shown)
    return DONE


def _report(terminology: Terminology, concept: str) -> _Answer:
    findings = [f for f in terminology.report() if not concept or concept in f.concepts]
    return documents.finding_documents(findings), text.report(findings)


def _unknown(terminology: Terminology, editions: Sequence[Edition], least: int) -> _Answer:
    """Return the words without a term that stand at least so often."""
    found = {edition: terminology.unknown(edition, least) for edition in editions}
    document = {e.value: documents.unknown_documents(words) for e, words in found.items()}
    return document, text.unknown(found, least)


def _contexts(
    terminology: Terminology, editions: Sequence[Edition], arguments: argparse.Namespace
) -> _Answer:
    """Return the lines of context of a concept or word, one edition after the other."""
    if not arguments.concept:
        raise ValueError("terms --kwic: say of which concept or word")
    width, order = arguments.width, KwicSort(arguments.sort)
    lines = [
        line
        for edition in editions
        for line in terminology.kwic(arguments.concept, edition, width, order)
    ]
    return documents.kwic_documents(lines), text.kwic(lines)


def _concepts(terminology: Terminology, concept: str, say: Callable[[Sentence], str]) -> _Answer:
    """Return one concept, or all; raise `UnknownConceptError` for a concept there is not."""
    if concept:
        card = terminology.card(concept)
        return documents.card_document(card), text.card(card, say)
    cards = [terminology.card(each.id) for each in terminology.termbase.concepts]
    rows = text.rows(term_list(terminology).rows(), say)
    return [documents.card_document(card) for card in cards], rows


def _note_skipped_terms(terminology: Terminology) -> None:
    """Say which terms of the user's glossary are in languages that no book is in."""
    if found := terminology.languages_passed_over:
        listed = ", ".join(f"{language} {count}" for language, count in found)
        total = sum(count for _, count in found)
        remark = f"the glossary's terms in other languages are left out: {total} ({listed})"
        print(remark, file=sys.stderr)
