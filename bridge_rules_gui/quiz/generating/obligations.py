"""Must, should or may: how strongly a provision speaks, by its own word."""

from __future__ import annotations

import re
from functools import partial
from typing import TYPE_CHECKING, Final

from bridge_rules_gui.bridge.sentence import sentence
from bridge_rules_gui.corpus.termbase import PartOfSpeech
from bridge_rules_gui.quiz.generating.book_sentences import BookSentence, book_sentences
from bridge_rules_gui.quiz.generating.glossed import NOT_PRINTED, PRINTED, Why, glossed
from bridge_rules_gui.quiz.generating.prompt import Prompt, arranged, chance
from bridge_rules_gui.quiz.question import Question, QuestionKind, Source

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from bridge_rules_gui.corpus.edition import Edition
    from bridge_rules_gui.corpus.termbase import Term
    from bridge_rules_gui.quiz.generating.material import Material, WeightWord
    from bridge_rules_gui.quiz.question import Choice

_ASKED = "How strongly does {cite} of {year} speak where a word is left out? “{words}”"
_COMMANDS: Final = ("may", "should", "shall", "must", "need-not")
_PARTICLE: Final = " да"
_TO: Final = re.compile(r"\s+(?:\w+\s+)?да\b")
"""The Bulgarian particle behind a verb, with a word between at most: "трябва отново да"."""
_PROHIBITIONS: Final = ("should-not", "shall-not", "may-not", "must-not")


class ObligationQuestions:
    """Sentences of the laws with their word of obligation left out."""

    kind = QuestionKind.OBLIGATION

    def __init__(self, material: Material) -> None:
        self._material = material

    def prompts(self) -> Iterator[Prompt]:
        """Yield a question for each sentence; those without such a word make none."""
        for edition in self._material.corpus.books:
            for found in book_sentences(self._material.corpus, edition):
                identifier = f"obligation:{found.name}@{edition}"
                make = partial(self._question, identifier, found)
                yield Prompt(identifier, self.kind, edition, found.address, make)

    def _question(self, identifier: str, found: BookSentence) -> Question | None:
        weights = self._material.weighed(found.stretch)
        inside = [w for w in weights if found.start <= w.start and w.end <= found.end]
        if not inside:
            return None
        weight = chance(identifier).choice(inside)
        if not self._verbs(found.edition, weight.strength):
            return None
        start, end = weight.start - found.start, weight.end - found.start
        word = found.words[start:end]
        right = self._choice(found.edition, word.casefold(), weight.strength, PRINTED)
        others = self._others(found.edition, weight, word, found.words[end:])
        placed = arranged(identifier, (right,), others)
        if placed is None:
            return None
        return Question(
            identifier,
            self.kind,
            found.edition,
            sentence(
                _ASKED,
                cite=found.citation,
                year=found.edition.year,
                words=found.without(start, end),
            ),
            placed.choices,
            placed.answer,
            (Source(found.address, found.words),),
            sentence("{cite} says: “{words}”", cite=found.citation, words=found.words),
            self._material.topic(found.address),
            2,
        )

    def _others(
        self, edition: Edition, weight: WeightWord, word: str, after: str
    ) -> Iterator[Choice]:
        """Yield the other strengths, prohibitions beside a prohibition and commands beside one.

        A strength for which the book has the same word cannot be told from this one, nor two
        that share a word from each other. A particle that follows the blank is not said twice.
        """
        own = set(self._words(edition, weight.strength)) | {word.casefold()}
        forbids = weight.strength in _PROHIBITIONS
        order = (*_PROHIBITIONS, *_COMMANDS) if forbids else (*_COMMANDS, *_PROHIBITIONS)
        for strength in order:
            words, verbs = self._words(edition, strength), self._verbs(edition, strength)
            if strength != weight.strength and verbs and own.isdisjoint(words):
                own.add(verbs[0])
                offered = verbs[0].removesuffix(_PARTICLE) if _TO.match(after) else verbs[0]
                yield self._choice(edition, offered, strength, NOT_PRINTED)

    def _choice(self, edition: Edition, word: str, strength: str, why: Why) -> Choice:
        concept = self._material.concepts[strength]
        return glossed(word, self._material.gloss(concept, edition), why)

    def _words(self, edition: Edition, strength: str) -> list[str]:
        return [h.casefold() for term in self._terms(edition, strength) for h in term.headwords]

    def _verbs(self, edition: Edition, strength: str) -> list[str]:
        """Return the words that stand where a verb stood: adjectives do so in Russian alone."""
        return [
            head.casefold()
            for term in self._terms(edition, strength)
            if term.part_of_speech is PartOfSpeech.VERB or edition.language == "ru"
            for head in term.headwords
        ]

    def _terms(self, edition: Edition, strength: str) -> Sequence[Term]:
        concept = self._material.concepts.get(strength)
        found = None if concept is None else concept.editions.get(edition)
        return () if found is None else found.terms
