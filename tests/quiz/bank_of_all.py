"""The bank on the given content, and the evidence its questions are checked against."""

from __future__ import annotations

from bridge_rules_gui import resources
from bridge_rules_gui.building import build_questions
from bridge_rules_gui.language.phrasebook import ENGLISH, Phrasebook
from bridge_rules_gui.quiz.bank import QuestionBank
from bridge_rules_gui.reading.concordance import read_concordance
from bridge_rules_gui.reading.topics import read_topics
from bridge_rules_gui.terms.terminology import Terminology
from tests.quiz.evidence import Evidence


def bank_of_all(terminology: Terminology, phrasebook: Phrasebook = ENGLISH) -> QuestionBank:
    """Return the bank of all questions on the given content."""
    return build_questions(terminology, phrasebook)


def evidence_of_all(terminology: Terminology) -> Evidence:
    content = resources.content()
    topics = frozenset(topic.id for topic in read_topics(content))
    return Evidence(terminology, read_concordance(content), topics)
