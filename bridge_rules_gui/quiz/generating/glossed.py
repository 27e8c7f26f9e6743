"""Words of a book as choices, each with what it stands for in the reader's language."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bridge_rules_gui.language.sentence import sentence
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


def glossed(word: str, gloss: str, why: Why) -> Choice:
    """Return a word as a choice; a reader of its language has no `gloss` and needs none."""
    if not gloss:
        return Choice(sentence("{word}", word=word), sentence(why.plain, word=word))
    return Choice(
        sentence("{word} ({gloss})", word=word, gloss=gloss),
        sentence(why.glossed, word=word, gloss=gloss),
    )
