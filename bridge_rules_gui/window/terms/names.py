"""What the Terms workplace calls subjects, statuses, kinds of findings and strengths."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.corpus.termbase import PartOfSpeech, Subject, TermStatus
from bridge_rules_gui.terms.answers import FindingKind
from bridge_rules_gui.terms.obligation import Strength
from bridge_rules_gui.typesetting.term_pages import (
    CardWords,
    FindingWords,
)
from bridge_rules_gui.window.place_names import name_of_place
from bridge_rules_gui.window.search.names import name_of_edition
from bridge_rules_gui.window.speaking import counted, in_quotation_marks

translate = QCoreApplication.translate


def subject_names() -> Mapping[Subject, str]:
    """Return what the parts of the game and its law are called."""
    return {
        Subject.EQUIPMENT: translate("Terms", "equipment"),
        Subject.PERSONS: translate("Terms", "persons"),
        Subject.AUCTION: translate("Terms", "auction"),
        Subject.PLAY: translate("Terms", "play"),
        Subject.INFORMATION: translate("Terms", "information"),
        Subject.IRREGULARITY: translate("Terms", "irregularity"),
        Subject.RECTIFICATION: translate("Terms", "rectification"),
        Subject.SCORE: translate("Terms", "score"),
        Subject.TOURNAMENT: translate("Terms", "tournament"),
        Subject.OBLIGATION: translate("Terms", "obligation"),
        Subject.GENERAL: translate("Terms", "general"),
    }


def _status_names() -> Mapping[TermStatus, str]:
    return {
        TermStatus.PREFERRED: translate("Terms", "preferred"),
        TermStatus.ADMITTED: translate("Terms", "also used"),
        TermStatus.DEPRECATED: translate("Terms", "an error, not to be used"),
    }


def _part_of_speech_names() -> Mapping[PartOfSpeech, str]:
    return {
        PartOfSpeech.NOUN: translate("Terms", "noun"),
        PartOfSpeech.VERB: translate("Terms", "verb"),
        PartOfSpeech.ADJECTIVE: translate("Terms", "adjective"),
        PartOfSpeech.ADVERB: translate("Terms", "adverb"),
        PartOfSpeech.OTHER: translate("Terms", "other"),
    }


def kind_names() -> Mapping[FindingKind, str]:
    """Return what the kinds of findings are called in the choice of them."""
    return {
        FindingKind.SEVERAL_TERMS: translate("Terms", "Several terms for one concept"),
        FindingKind.COMMENTARY_DIFFERS: translate("Terms", "The commentary uses another word"),
        FindingKind.SHARED_TERM: translate("Terms", "One term for several concepts"),
        FindingKind.DEFINITION_MISSING: translate("Terms", "Not defined in every edition"),
        FindingKind.DEFINITIONS_DIFFER: translate("Terms", "Definitions that may contradict"),
    }


def _kind_sentences() -> Mapping[FindingKind, str]:
    return {
        FindingKind.SEVERAL_TERMS: translate(
            "Terms", "This book has several words for the concept."
        ),
        FindingKind.COMMENTARY_DIFFERS: translate(
            "Terms", "The commentary uses a different word from its book, or prefers another."
        ),
        FindingKind.SHARED_TERM: translate(
            "Terms", "This book has the same word for several concepts."
        ),
        FindingKind.DEFINITION_MISSING: translate(
            "Terms", "Not every edition defines the concept."
        ),
        FindingKind.DEFINITIONS_DIFFER: translate(
            "Terms",
            (
                "The explanations differ in numbers, negations or other key words. The reader "
                "must judge whether they contradict."
            ),
        ),
    }


def edition_names() -> Mapping[Edition, str]:
    """Return what the editions are called."""
    return {edition: name_of_edition(edition) for edition in Edition}


def card_words(concepts: Mapping[str, str]) -> CardWords:
    """Return the words on a concept's card; ``concepts`` are the names of all by their ids."""
    return CardWords(
        editions=edition_names(),
        concepts=concepts,
        subjects=subject_names(),
        statuses=_status_names(),
        parts_of_speech=_part_of_speech_names(),
        short_form=translate("Terms", "short form"),
        places=translate("Terms", "×{0}"),
        shared=translate("Terms", "Also counted under {0}"),
        never=translate("Terms", "not in the text"),
        more_forms=lambda count: counted("and {n} more form", "and {n} more forms", count),
        definition=translate("Terms", "Definition"),
        to_definition=translate("Terms", "Open in the book"),
        no_definition=translate("Terms", "No definition in this book."),
        context=translate("Terms", "In use"),
        quotation=in_quotation_marks("{0}"),
        note=translate("Terms", "Note"),
        commentary=translate("Terms", "In the commentary, by article"),
        no_term=translate("Terms", "No term for it in this book."),
        own=translate("Terms", "Your glossary"),
    )


def finding_words(concepts: Mapping[str, str]) -> FindingWords:
    """Return the words about a finding; ``concepts`` are the names of concepts by their ids."""
    return FindingWords(
        editions=edition_names(),
        kinds=_kind_sentences(),
        commentary=translate("Terms", "commentary"),
        all_senses=translate("Terms", "counted in all senses, also:"),
        none=translate("Terms", "no explanation"),
        weights=translate("Terms", "Key words not found in every edition: {0}"),
        concepts=concepts,
        place=name_of_place,
    )


def name_of_strength(concept: str) -> str:
    """Return what a strength of obligation is called, by the concept of its words."""
    return next(name for strength, name in strength_names().items() if strength.concept == concept)


def strength_names() -> Mapping[Strength, str]:
    """Return what the strengths of obligation are called: the English words of the Laws."""
    return {
        Strength.NEED_NOT: translate("Terms", "need not"),
        Strength.MAY: translate("Terms", "may"),
        Strength.DOES: translate("Terms", "does"),
        Strength.SHOULD: translate("Terms", "should"),
        Strength.SHALL: translate("Terms", "shall"),
        Strength.MUST: translate("Terms", "must"),
        Strength.SHOULD_NOT: translate("Terms", "should not"),
        Strength.SHALL_NOT: translate("Terms", "shall not"),
        Strength.MAY_NOT: translate("Terms", "may not"),
        Strength.MUST_NOT: translate("Terms", "must not"),
    }
