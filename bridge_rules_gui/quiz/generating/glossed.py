"""Words of a book as choices, each with what it stands for in the reader's language."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bridge_rules_gui.corpus.termbase import Concept, PartOfSpeech
from bridge_rules_gui.language.sentence import Verbatim, sentence
from bridge_rules_gui.quiz.question import Choice


@dataclass(frozen=True, slots=True)
class Why:
    """Why a word is right or wrong: said of it alone, and with what it stands for."""

    plain: str
    glossed: str


PRINTED: Final = Why("The book prints “{word}”.", "The book prints “{word}” ({gloss}).")
NOT_PRINTED: Final = Why(
    "The book does not print “{word}” here.", "The book does not print “{word}” ({gloss}) here."
)


def glossed(text: str, concept: Concept, in_language: str, why: Why) -> Choice:
    """Return a word for a concept as a choice.

    A reader of its language has no gloss `in_language` and needs none.
    """
    word, gloss = Verbatim(text), Verbatim(in_language)
    english = f"{word} ({english_gloss(concept)})"
    if not gloss:
        return Choice(sentence("{word}", word=word), sentence(why.plain, word=word), english)
    return Choice(
        sentence("{word} ({gloss})", word=word, gloss=gloss),
        sentence(why.glossed, word=word, gloss=gloss),
        english,
    )


def names_it(part: PartOfSpeech, concept: Concept) -> bool:
    """Tell whether a word names what its concept does in English, as the same part of speech.

    "Established" only qualifies a revoke; to disqualify is no disqualification, bluffing not to
    bluff.
    """
    return part is concept.part_of_speech


def english_gloss(concept: Concept) -> str:
    """Return what a word for a concept stands for in English."""
    return concept.english[0].partition(" (")[0]
