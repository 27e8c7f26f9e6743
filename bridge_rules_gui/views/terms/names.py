"""What the Terms workplace calls subjects, statuses, kinds of findings and strengths."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.corpus.termbase import PartOfSpeech, Subject, TermStatus
from bridge_rules_gui.services.obligation import Strength
from bridge_rules_gui.services.term_answers import FindingKind
from bridge_rules_gui.services.typesetting.finding_page import FindingWords
from bridge_rules_gui.services.typesetting.term_card import CardWords
from bridge_rules_gui.views.search.names import name_of_edition

if TYPE_CHECKING:
    from collections.abc import Mapping

_translate = QCoreApplication.translate


def subject_names() -> Mapping[Subject, str]:
    """Return what the parts of the game and its law are called."""
    return {
        Subject.EQUIPMENT: _translate("Terms", "equipment"),
        Subject.PERSONS: _translate("Terms", "persons"),
        Subject.AUCTION: _translate("Terms", "auction"),
        Subject.PLAY: _translate("Terms", "play"),
        Subject.INFORMATION: _translate("Terms", "information"),
        Subject.IRREGULARITY: _translate("Terms", "irregularity"),
        Subject.RECTIFICATION: _translate("Terms", "rectification"),
        Subject.SCORE: _translate("Terms", "score"),
        Subject.TOURNAMENT: _translate("Terms", "tournament"),
        Subject.OBLIGATION: _translate("Terms", "obligation"),
        Subject.GENERAL: _translate("Terms", "general"),
    }


def _status_names() -> Mapping[TermStatus, str]:
    return {
        TermStatus.PREFERRED: _translate("Terms", "preferred"),
        TermStatus.ADMITTED: _translate("Terms", "also used"),
        TermStatus.DEPRECATED: _translate("Terms", "a slip, not to be used"),
    }


def _part_of_speech_names() -> Mapping[PartOfSpeech, str]:
    return {
        PartOfSpeech.NOUN: _translate("Terms", "noun"),
        PartOfSpeech.VERB: _translate("Terms", "verb"),
        PartOfSpeech.ADJECTIVE: _translate("Terms", "adjective"),
        PartOfSpeech.ADVERB: _translate("Terms", "adverb"),
        PartOfSpeech.OTHER: _translate("Terms", "other"),
    }


def kind_names() -> Mapping[FindingKind, str]:
    """Return what the kinds of findings are called in the choice of them."""
    return {
        FindingKind.SEVERAL_TERMS: _translate("Terms", "Several terms for one concept"),
        FindingKind.COMMENTARY_DIFFERS: _translate("Terms", "The commentary says another word"),
        FindingKind.SHARED_TERM: _translate("Terms", "One term for several concepts"),
        FindingKind.DEFINITION_MISSING: _translate("Terms", "Not defined in every edition"),
        FindingKind.DEFINITIONS_DIFFER: _translate("Terms", "Definitions that may contradict"),
    }


def _kind_sentences() -> Mapping[FindingKind, str]:
    return {
        FindingKind.SEVERAL_TERMS: _translate(
            "Terms", "This book has several words for the concept."
        ),
        FindingKind.COMMENTARY_DIFFERS: _translate(
            "Terms", "The commentary says another word than its book, or prefers another."
        ),
        FindingKind.SHARED_TERM: _translate(
            "Terms", "This book has the same word for several concepts."
        ),
        FindingKind.DEFINITION_MISSING: _translate(
            "Terms", "Not every edition defines the concept."
        ),
        FindingKind.DEFINITIONS_DIFFER: _translate(
            "Terms",
            "The explanations differ in numbers, negations or other words of weight. "
            "Whether they contradict is for a reader to judge.",
        ),
    }


def edition_names() -> Mapping[Edition, str]:
    """Return what the editions are called."""
    return {edition: name_of_edition(edition) for edition in Edition}


def card_words() -> CardWords:
    """Return the words on a concept's card."""
    return CardWords(
        editions=edition_names(),
        subjects=subject_names(),
        statuses=_status_names(),
        parts_of_speech=_part_of_speech_names(),
        short_form=_translate("Terms", "short form"),
        places=_translate("Terms", "×{0}"),
        never=_translate("Terms", "not in the text"),
        more_forms=_translate("Terms", "and {0} more forms"),
        definition=_translate("Terms", "Definition"),
        to_definition=_translate("Terms", "Open in the book"),
        no_definition=_translate("Terms", "No definition in this book."),
        context=_translate("Terms", "In use"),
        note=_translate("Terms", "Note"),
        commentary=_translate("Terms", "In the commentary, by article"),
        no_term=_translate("Terms", "No term for it in this book."),
        own=_translate("Terms", "Your glossary"),
    )


def finding_words() -> FindingWords:
    """Return the words about a finding."""
    return FindingWords(
        editions=edition_names(),
        kinds=_kind_sentences(),
        commentary=_translate("Terms", "commentary"),
        all_senses=_translate("Terms", "counted in all senses, also:"),
        none=_translate("Terms", "no explanation"),
        weights=_translate("Terms", "Words of weight only here or missing elsewhere: {0}"),
    )


def strength_names() -> Mapping[Strength, str]:
    """Return what the strengths of obligation are called: the English words of the Laws."""
    return {
        Strength.NEED_NOT: _translate("Terms", "need not"),
        Strength.MAY: _translate("Terms", "may"),
        Strength.DOES: _translate("Terms", "does"),
        Strength.SHOULD: _translate("Terms", "should"),
        Strength.SHALL: _translate("Terms", "shall"),
        Strength.MUST: _translate("Terms", "must"),
        Strength.SHOULD_NOT: _translate("Terms", "should not"),
        Strength.SHALL_NOT: _translate("Terms", "shall not"),
        Strength.MAY_NOT: _translate("Terms", "may not"),
        Strength.MUST_NOT: _translate("Terms", "must not"),
    }
