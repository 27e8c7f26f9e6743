"""The command that asks questions."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable
from secrets import randbelow

from bridge_rules_gui import resources
from bridge_rules_gui.building import build_questions, open_phrasebook
from bridge_rules_gui.cli.answers import complain, print_answer
from bridge_rules_gui.cli.given import given_terminology
from bridge_rules_gui.cli.status import DONE, NOT_FOUND
from bridge_rules_gui.corpus.edition import Edition, EditionError
from bridge_rules_gui.corpus.topics import UnknownTopicError
from bridge_rules_gui.language.languages import InterfaceLanguage
from bridge_rules_gui.quiz.bank import QuestionBank, QuestionFilter
from bridge_rules_gui.quiz.question import QuestionKind
from bridge_rules_gui.quiz.question_documents import plain_questions, question_document
from bridge_rules_gui.reading.topics import read_topics

_SEEDS = 1_000_000


def given_questions(
    language: InterfaceLanguage = InterfaceLanguage.ENGLISH,
) -> QuestionBank:
    """Return the bank of all questions on the given content, to be asked in a language."""
    return build_questions(given_terminology(), open_phrasebook(language))


def run(arguments: argparse.Namespace) -> int:
    """Ask as many questions as requested."""
    question_filter = _requested(arguments)
    seed = randbelow(_SEEDS) if arguments.seed is None else arguments.seed
    language = arguments.language
    found = given_questions(language).draw(arguments.count, seed, question_filter)
    if not found:
        return complain(NOT_FOUND, "quiz: no question matches; leave out one of the options")
    if len(found) < arguments.count:
        print(f"bridge-rules: note: there are only {len(found)} such questions", file=sys.stderr)
    if arguments.seed is None:
        print(f"bridge-rules: note: for the same questions use --seed {seed}", file=sys.stderr)
    say = open_phrasebook(language).say
    documents = [question_document(question, say) for question in found]
    print_answer(documents, arguments, plain_questions(found, say))
    return DONE


def _requested(arguments: argparse.Namespace) -> QuestionFilter:
    topics = read_topics(resources.content())
    known = {topic.id for topic in topics}
    for topic in arguments.topic:
        if topic not in known:
            raise ValueError(UnknownTopicError(topic, topics))
    return QuestionFilter(
        kinds=frozenset(kinds_named(arguments.kind)),
        editions=frozenset(editions_named(arguments.edition)),
        laws=frozenset(arguments.law),
        topics=frozenset(arguments.topic),
        only_changed=arguments.changed,
    )


def kinds_named(named: Iterable[str]) -> Iterable[QuestionKind]:
    """Yield the kinds of questions a user names. Raise `ValueError` for others."""
    for words in named:
        for word in words.split(","):
            try:
                yield QuestionKind(word.strip().lower())
            except ValueError:
                kinds = ", ".join(QuestionKind)
                raise ValueError(f"quiz: no kind {word!r}; kinds are {kinds}") from None


def editions_named(named: Iterable[str]) -> tuple[Edition, ...]:
    """Return the editions a user names, each once. Raise `ValueError` for others."""
    try:
        return tuple(dict.fromkeys(map(Edition.parse, named)))
    except EditionError as error:
        raise ValueError(f"quiz: {error}") from None
