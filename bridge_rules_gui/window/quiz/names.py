"""What the quiz calls kinds of questions, editions, topics, and moments of time."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from PySide6.QtCore import QCoreApplication

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.corpus.topics import Topic
from bridge_rules_gui.quiz.exam import CLUB_DIRECTOR, NATIONAL_DIRECTOR
from bridge_rules_gui.quiz.question import QuestionKind
from bridge_rules_gui.window.speaking import say_text

translate = QCoreApplication.translate


def kind_names() -> Mapping[QuestionKind, str]:
    """Return what kinds of questions are called."""
    return {
        QuestionKind.AUTHORED: translate("Quiz", "Cases and questions"),
        QuestionKind.RULING: translate("Quiz", "What does the director rule?"),
        QuestionKind.LAW: translate("Quiz", "Which law governs?"),
        QuestionKind.CHANGE: translate("Quiz", "What changed?"),
        QuestionKind.ORDER: translate("Quiz", "The order of steps"),
        QuestionKind.PASSAGE: translate("Quiz", "Which law says so?"),
        QuestionKind.SCORE: translate("Quiz", "Scoring"),
        QuestionKind.TERM: translate("Quiz", "Terms"),
        QuestionKind.REFERENCE: translate("Quiz", "Cross-references"),
        QuestionKind.CLOZE: translate("Quiz", "Complete the sentence"),
        QuestionKind.OBLIGATION: translate("Quiz", "Must, should, may"),
    }


def topic_names(topics: Iterable[Topic]) -> Mapping[str, str]:
    """Return what topics are called, by their ids."""
    return {topic.id: say_text(topic.title) for topic in topics}


def name_of_edition(edition: Edition) -> str:
    """Return the name of an edition."""
    return translate("Quiz", "Laws of {year}").format(year=edition.year)


def name_of_preset(name: str) -> str:
    """Return what an exam is called; those given have a name in every language."""
    names = {
        CLUB_DIRECTOR.name: translate("Quiz", "Club director"),
        NATIONAL_DIRECTOR.name: translate("Quiz", "National director"),
    }
    return names.get(name, name)


def percent(share: float) -> str:
    """Return a share in percent, never rounded up."""
    return translate("Quiz", "{number}%").format(number=int(share * 100))
