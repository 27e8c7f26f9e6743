"""The editors' notes in the reader's language: on changes, rows, concepts and subjects."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from bridge_rules_gui.corpus.changes import ChangeNote
from bridge_rules_gui.corpus.concordance import Concordance
from bridge_rules_gui.corpus.termbase import Termbase
from bridge_rules_gui.corpus.topics import Topic
from bridge_rules_gui.language.languages import InterfaceLanguage
from bridge_rules_gui.language.phrasebook import Phrasebook
from bridge_rules_gui.language.serbian_cyrillic import in_cyrillic

_ENGLISH = InterfaceLanguage.ENGLISH.written


def notes_in_language(
    notes: Iterable[ChangeNote], phrasebook: Phrasebook
) -> tuple[ChangeNote, ...]:
    """Return one change note for each law and step: in the reader's language, else in English."""
    language = phrasebook.language
    chosen: dict[object, ChangeNote] = {}
    for note in notes:
        about = (note.step, note.law)
        if note.language == language.written or (note.language == _ENGLISH and about not in chosen):
            chosen[about] = note
    if language is not InterfaceLanguage.SERBIAN_CYRILLIC:
        return tuple(chosen.values())
    return tuple(
        note
        if note.language == _ENGLISH
        else replace(note, text=in_cyrillic(note.text), language=language.value)
        for note in chosen.values()
    )


def rows_in_language(concordance: Concordance, phrasebook: Phrasebook) -> Concordance:
    """Return the concordance with its notes in the reader's language, where they are translated."""
    if not phrasebook.catalogue:
        return concordance
    return Concordance(
        tuple(replace(row, note=phrasebook.text(row.note)) for row in concordance.rows)
    )


def termbase_in_language(termbase: Termbase, phrasebook: Phrasebook) -> Termbase:
    """Return the termbase with its notes in the reader's language."""
    if not phrasebook.catalogue:
        return termbase
    text = phrasebook.text
    concepts = []
    for concept in termbase.concepts:
        editions = {
            edition: replace(
                found,
                terms=tuple(replace(term, note=text(term.note)) for term in found.terms),
                commentary=tuple(replace(term, note=text(term.note)) for term in found.commentary),
                note=text(found.note),
                absent=text(found.absent),
            )
            for edition, found in concept.editions.items()
        }
        concepts.append(replace(concept, note=text(concept.note), editions=editions))
    return Termbase(tuple(concepts))


def topics_in_language(topics: Iterable[Topic], phrasebook: Phrasebook) -> tuple[Topic, ...]:
    """Return the subjects with their titles in the reader's language."""
    return tuple(replace(topic, title=phrasebook.text(topic.title)) for topic in topics)
