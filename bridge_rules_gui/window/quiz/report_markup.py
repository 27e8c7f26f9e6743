"""The report of an exam as a page: what came of it, laws to read again, every answer."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from html import escape

from PySide6.QtCore import QCoreApplication

from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.language.clock import clock_time
from bridge_rules_gui.quiz.exam_report import ExamReport, Mark, TopicScore
from bridge_rules_gui.window.looks.palette import Colours
from bridge_rules_gui.window.place_names import name_of_place
from bridge_rules_gui.window.quiz.names import name_of_preset
from bridge_rules_gui.window.speaking import say

_translate = QCoreApplication.translate
_BLOCKS = 10


def report_markup(report: ExamReport, topics: Mapping[str, str], colours: Colours) -> str:
    """Return the page; its links are addresses."""
    return "".join(
        (
            _style(colours),
            *_head(report),
            *_laws(report),
            *_topics(report.topics, topics),
            *_marks(report),
        )
    )


def _style(colours: Colours) -> str:
    quiet = f".quiet {{ color: {colours.quiet_ink}; }}"
    return f"<style>a {{ color: {colours.link}; }} {quiet}</style>"


def _head(report: ExamReport) -> Iterator[str]:
    verdict = (
        _translate("Quiz", "✓ Passed") if report.passed else _translate("Quiz", "✗ Not passed")
    )
    yield f"<h1>{escape(verdict)}</h1>"
    text = _translate(
        "Quiz", "{name}: {right} of {count} right, {percent}%; the pass mark is {mark}%."
    ).format(
        name=name_of_preset(report.preset.name),
        right=report.right,
        count=len(report.marks),
        percent=int(report.percent),
        mark=report.preset.pass_mark,
    )
    took = _translate("Quiz", "Time used: {time} of {allowed}.").format(
        time=clock_time(report.seconds), allowed=clock_time(report.preset.minutes * 60)
    )
    yield f"<p>{escape(text)} {escape(took)}</p>"
    if not report.preset.open_book:
        yield f"<p>{escape(_of_closed_books(report.times_left))}</p>"


def _of_closed_books(times_left: int) -> str:
    if not times_left:
        return _translate("Quiz", "Closed-book exam; you did not leave it.")
    pattern = _translate("Quiz", "Closed-book exam. Times you left it: {count}.")
    return pattern.format(count=times_left)


def _laws(report: ExamReport) -> Iterator[str]:
    if not report.wrong:
        return
    yield _heading(_translate("Quiz", "Laws to read again"))
    if report.laws_to_reread:
        yield "<ul>"
    for law in report.laws_to_reread:
        name = _translate("Quiz", "Law {law} of {year}").format(law=law.law, year=law.edition.year)
        wrong = _translate("Quiz", "{count} wrong").format(count=law.wrong)
        yield f"<li><b>{escape(name)}</b> ({escape(wrong)}): {_links(law.places)}</li>"
    if report.laws_to_reread:
        yield "</ul>"


def _heading(words: str) -> str:
    return f"<h2>{escape(words)}</h2>"


def _links(places: Iterable[Address]) -> str:
    return ", ".join(f'<a href="{place}">{escape(name_of_place(place))}</a>' for place in places)


def _topics(scores: Iterable[TopicScore], topics: Mapping[str, str]) -> Iterator[str]:
    yield _heading(_translate("Quiz", "By topic, weakest first"))
    yield '<table cellpadding="3">'
    for score in scores:
        full = round(_BLOCKS * score.right / score.number)
        blocks = "■" * full + "□" * (_BLOCKS - full)
        of = _translate("Quiz", "{right} of {count}").format(right=score.right, count=score.number)
        name = topics.get(score.topic, score.topic)
        yield f"<tr><td>{escape(name)}</td><td>{blocks}</td><td>{escape(of)}</td></tr>"
    yield "</table>"


def _marks(report: ExamReport) -> Iterator[str]:
    numbered = list(enumerate(report.marks, start=1))
    wrong = [pair for pair in numbered if not pair[1].is_right]
    right = [pair for pair in numbered if pair[1].is_right]
    if wrong:
        yield _heading(_translate("Quiz", "Wrong answers"))
    for number, mark in wrong:
        yield from _mark(number, mark)
    if right:
        yield _heading(_translate("Quiz", "Right answers"))
    for number, mark in right:
        yield from _mark(number, mark)


def _mark(number: int, mark: Mark) -> Iterator[str]:
    sign = "✓" if mark.is_right else "✗"
    yield f"<p><b>{number}. {sign}</b> {escape(say(mark.text))}<br>"
    if not mark.is_right:
        given = "; ".join(map(say, mark.given)) or _translate("Quiz", "no answer")
        yield escape(_translate("Quiz", "Your answer: {answer}").format(answer=given)) + "<br>"
    answer = "; ".join(map(say, mark.answer))
    yield "<b>" + escape(_translate("Quiz", "Right: {answer}").format(answer=answer)) + "</b><br>"
    yield f'<span class="quiet">{escape(say(mark.explanation))}</span> '
    yield f"[{mark.edition.year}: {_links(mark.places)}]</p>"
