"""Authored questions forbid and oblige as strongly as the words they quote, in every language."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Final

import pytest

from bridge_rules_gui import resources
from bridge_rules_gui.corpus.authored import AuthoredQuestion
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.quiz.generating.quoting import Quoting
from bridge_rules_gui.quiz.questions import asked
from bridge_rules_gui.reading.questions import read_questions
from bridge_rules_gui.terms.terminology import Terminology
from tests.test_translations import phrases

QUESTIONS = read_questions(resources.content())

_FORBIDDING: Final = {
    "must-not": r"\bmust not\b|\bmust show no\b",
    "may-not": r"\bmay not\b",
    "shall-not": r"\bshall not\b|\b[Nn]obody shall\b",
    "it-is-improper": r"\bimproper\b",
    "should-not": r"\bshould not\b|\b[Nn]o(?:body| \w+) should\b",
}
_OBLIGING: Final = {
    "must": r"\bmust\b(?! not| show no)",
    "shall": r"(?<![Nn]obody )\bshall\b(?! not)",
    "should": r"(?<![Nn]obody )(?<![Nn]o board )\bshould\b(?! not)",
}
_ALIKE: Final[Mapping[Edition, Iterable[frozenset[str]]]] = {
    Edition.SR_2007: (
        frozenset({"must-not", "may-not"}),
        frozenset({"should-not", "shall-not"}),
        frozenset({"should", "shall"}),
    )
}
"""Strengths that a book has one word for (content/terms/obligation.toml)."""


def _words(texts: Iterable[str], patterns: Mapping[str, str]) -> set[str]:
    """Return the strengths of the English words of obligation in some texts."""
    return {name for name, pattern in patterns.items() for t in texts if re.search(pattern, t)}


def _with_those_alike(strengths: set[str], edition: Edition) -> set[str]:
    alike = (each for each in _ALIKE.get(edition, ()) if each & strengths)
    return strengths.union(*alike)


@pytest.mark.parametrize("question", QUESTIONS, ids=lambda question: question.identifier)
def test_an_answer_is_as_strong_as_the_words_it_quotes(
    question: AuthoredQuestion, terminology: Terminology
) -> None:
    quoting = Quoting(terminology.corpus)
    for edition in question.answers:
        shown = asked(question, edition)
        right = [shown.choices[at] for at in shown.answer]
        said = [str(shown.explanation), *(str(c.text) for c in right), *(str(c.why) for c in right)]
        words = [source.words for source in quoting.sources(shown.sources)]
        marks = (mark for each in words for mark in terminology.obligation_marks(edition, each))
        book = _with_those_alike({mark.strength.concept for mark in marks}, edition)
        for patterns in (_FORBIDDING, _OBLIGING):
            if book & set(patterns):
                assert _words(said, patterns) <= book, (edition, said, words)


def _texts() -> Iterator[str]:
    for question in QUESTIONS:
        yield question.text
        for choice in question.choices:
            yield choice.text
            yield from choice.why.values()
        yield from (answer.explanation for answer in question.answers.values())


@pytest.mark.parametrize("edition", Edition)
def test_a_translation_forbids_as_strongly_as_the_english(
    edition: Edition, terminology: Terminology
) -> None:
    """By the scale of the book in that language: "не бива" is shall not, never must not."""
    known = phrases(edition.language)
    differing = {}
    for text in dict.fromkeys(_texts()):
        english = _words([text], _FORBIDDING)
        marks = terminology.obligation_marks(edition, known[text])
        found = {mark.strength.concept for mark in marks} & set(_FORBIDDING)
        if english and found and not english & _with_those_alike(found, edition):
            differing[text] = known[text]
    assert not differing
