"""The statistics as a page for paper: what the charts show, in words and tables."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from html import escape

from PySide6.QtCore import QCoreApplication

from bridge_rules_gui.quiz.statistics import LawMastery, Statistics, TopicAccuracy
from bridge_rules_gui.window.quiz.charts.mastery_level import MasteryLevel, level_of, name_of_level
from bridge_rules_gui.window.quiz.names import percent
from bridge_rules_gui.window.speaking import short_date

_translate = QCoreApplication.translate


def statistics_markup(
    found: Statistics, recorded: Iterable[str], topics: Mapping[str, str], editions: str
) -> str:
    """Return the page; ``recorded`` are its numbers in words, ``editions`` names those counted."""
    title = _translate("StatisticsPage", "Statistics")
    due = ((short_date(on.day), str(on.number)) for on in found.forecast if on.number)
    return "".join(
        (
            f"<h1>{escape(title)}</h1><p>{escape(editions)}</p>",
            *_table(text.split("\n") for text in recorded),
            _heading(_translate("Quiz", "Laws by mastery")),
            *_table(_levels(found.mastery)),
            _heading(_translate("StatisticsPage", "Questions due in the next 30 days")),
            *_table(due),
            _heading(_translate("Quiz", "By topic, weakest first")),
            *_table(_topic(topic, topics) for topic in weakest_first(found.topics)),
        )
    )


def weakest_first(topics: Iterable[TopicAccuracy]) -> tuple[TopicAccuracy, ...]:
    """Return topics by the share of right answers, from the least."""
    return tuple(sorted(topics, key=lambda topic: (topic.right / topic.answers, topic.topic)))


def _heading(words: str) -> str:
    return f"<h2>{escape(words)}</h2>"


def _table(rows: Iterable[Sequence[str]]) -> Iterator[str]:
    yield '<table cellpadding="3">'
    for row in rows:
        yield "<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>"
    yield "</table>"


def _levels(laws: Sequence[LawMastery]) -> Iterator[tuple[str, str]]:
    """Yield the levels from the best known laws down, each with the numbers of its laws."""
    for level in reversed(MasteryLevel):
        numbers = ", ".join(str(law.law) for law in laws if level_of(law) is level)
        if numbers:
            yield name_of_level(level), numbers


def _topic(topic: TopicAccuracy, names: Mapping[str, str]) -> tuple[str, str, str]:
    share = percent(topic.right / topic.answers)
    of = _translate("Quiz", "{right} of {count}").format(right=topic.right, count=topic.answers)
    return names.get(topic.topic, topic.topic), share, of
