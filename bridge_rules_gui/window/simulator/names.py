"""What the simulator calls laws, roles, editions, topics and questions."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QCoreApplication

from bridge_rules_gui.language.sentence import Sentence
from bridge_rules_gui.simulation.editions_page import EditionsWords
from bridge_rules_gui.simulation.library import Grouping
from bridge_rules_gui.simulation.moment_page import MomentWords
from bridge_rules_gui.simulation.practice_task import TaskKind
from bridge_rules_gui.table.options import option_name
from bridge_rules_gui.table.verdict import Role
from bridge_rules_gui.window.speaking import say_text
from bridge_rules_gui.window.terms.names import edition_names

translate = QCoreApplication.translate


def name_of_option(key: str) -> str:
    """Return what a player may do, by the name the ruling gives the option."""
    return say_text(option_name(key))


def role_names() -> Mapping[Role, str]:
    """Return what a provision does at a moment."""
    return {
        Role.PROCEDURE: translate("Simulator", "procedure"),
        Role.IRREGULARITY: translate("Simulator", "irregularity"),
        Role.RIGHT: translate("Simulator", "option"),
        Role.RECTIFICATION: translate("Simulator", "rectification"),
        Role.RESTRICTION: translate("Simulator", "restriction"),
        Role.SCORE: translate("Simulator", "score"),
        Role.INFORMATION: translate("Simulator", "information"),
    }


def moment_words(say: Callable[[Sentence], str]) -> MomentWords:
    """Return the words of explanations; `say` says a sentence in the reader's language."""
    return MomentWords(
        say=say,
        roles=role_names(),
        beginning=translate("Simulator", "Before the first event"),
        in_order=translate("Simulator", "In order"),
        governing=translate("Simulator", "Laws that apply"),
        because=translate("Simulator", "Why"),
        director=translate("Simulator", "Ruling at this point"),
        provisional=translate(
            "Simulator", "A question is unanswered. Until it is answered, “no” is assumed."
        ),
        not_covered=translate("Simulator", "Not covered:"),
        what_if=translate("Simulator", "What would change it"),
        nothing_changes=translate("Simulator", ("None of the changes tried affects this ruling.")),
    )


def editions_words(say: Callable[[Sentence], str]) -> EditionsWords:
    """Return the words of the comparison; `say` says a sentence in the reader's language."""
    return EditionsWords(
        moment=moment_words(say),
        editions=edition_names(),
        irregularity=translate("Simulator", "Type"),
        law=translate("Simulator", "Governing law"),
        ruling=translate("Simulator", "Ruling at this point"),
        nothing=translate("Simulator", "–"),
        differs=translate("Simulator", "the editions differ"),
    )


def name_of_kind(kind: TaskKind) -> str:
    """Return what a question is about."""
    names: Mapping[TaskKind, str] = {
        TaskKind.IRREGULARITY: translate("Simulator", "What has happened?"),
        TaskKind.QUESTIONS: translate("Simulator", "What do you ask?"),
        TaskKind.EXPLANATION: translate("Simulator", "What do you explain?"),
        TaskKind.OPTIONS: translate("Simulator", "Which options?"),
        TaskKind.PASSES: translate("Simulator", "Who must pass?"),
        TaskKind.PENALTY_CARDS: translate("Simulator", "Which penalty cards?"),
        TaskKind.LEADS: translate("Simulator", "Which leads are restricted?"),
        TaskKind.TRICKS: translate("Simulator", "How many tricks?"),
        TaskKind.SCORE: translate("Simulator", "Which score?"),
    }
    return names[kind]


def grouping_names() -> Mapping[Grouping, str]:
    """Return by what situations can stand together."""
    return {
        Grouping.LAW: translate("Simulator", "By law"),
        Grouping.TOPIC: translate("Simulator", "By topic"),
        Grouping.DIFFICULTY: translate("Simulator", "By difficulty"),
    }


def difficulty_names() -> Mapping[int, str]:
    """Return what the grades are called."""
    return {
        1: translate("Simulator", "easy"),
        2: translate("Simulator", "medium"),
        3: translate("Simulator", "hard"),
    }


def topic_names() -> Mapping[str, str]:
    """Return what the topics are called."""
    return {
        "auction": translate("Simulator", "Auction"),
        "boards and hands": translate("Simulator", "Boards and hands"),
        "calls out of rotation": translate("Simulator", "Calls out of rotation"),
        "changes of call": translate("Simulator", "Changes of call"),
        "claims": translate("Simulator", "Claims"),
        "dummy": translate("Simulator", "Dummy"),
        "exposed cards": translate("Simulator", "Exposed cards"),
        "inadmissible calls": translate("Simulator", "Inadmissible calls"),
        "information": translate("Simulator", "Information"),
        "insufficient bids": translate("Simulator", "Insufficient bids"),
        "leads out of turn": translate("Simulator", "Leads out of turn"),
        "penalty cards": translate("Simulator", "Penalty cards"),
        "revokes": translate("Simulator", "Revokes"),
        "scoring": translate("Simulator", "Scoring"),
        "the play": translate("Simulator", "The play"),
        "tricks": translate("Simulator", "Tricks"),
        "withdrawn calls": translate("Simulator", "Withdrawn calls"),
    }


def spoken_text() -> Callable[[str], str]:
    """Return what says titles, cases and topics in the reader's language, also on a worker."""
    topics = topic_names()
    return lambda english: topics.get(english) or say_text(english)


def name_of_group(key: str, grouping: Grouping, named_law: Callable[[int], str]) -> str:
    """Return the heading of a group: its law, its topic, its grade."""
    match grouping:
        case Grouping.LAW:
            number = translate("Simulator", "Law {number}").format(number=key)
            return " · ".join(filter(None, (number, named_law(int(key)))))
        case Grouping.TOPIC:
            return topic_names().get(key, key)
        case Grouping.DIFFICULTY:
            return difficulty_names()[int(key)].capitalize()
