"""What the simulator calls the topics, grades and groups of its situations."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QCoreApplication

from bridge_rules_gui.simulation.library import Grouping
from bridge_rules_gui.window.speaking import say_text

translate = QCoreApplication.translate


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
        2: translate("Simulator", "usual"),
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
    """Return what says titles, stories and topics in the reader's language, also on a worker."""
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
