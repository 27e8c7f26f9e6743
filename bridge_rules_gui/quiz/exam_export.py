"""The report of an exam written as CSV or PDF."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from enum import StrEnum
from pathlib import Path

from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.exchange.exam_report import (
    ExamPaper,
    ExamRow,
    ExamWords,
    LawRow,
    TopicRow,
    write_exam_csv,
)
from bridge_rules_gui.language.clock import clock_time
from bridge_rules_gui.language.phrasebook import ENGLISH
from bridge_rules_gui.language.sentence import Sentence
from bridge_rules_gui.quiz.exam_report import ExamReport, Mark
from bridge_rules_gui.quiz.progress_exams import KeptExam


class ExamFormat(StrEnum):
    """The formats a report is written in."""

    CSV = "csv"
    PDF = "pdf"


@dataclass(frozen=True, slots=True)
class ReportWording:
    """How a report speaks: its words, how sentences, topics and places are put, a law's name."""

    words: ExamWords = field(default_factory=ExamWords)
    say: Callable[[Sentence], str] = ENGLISH.say
    topic: Callable[[str], str] = str
    place: Callable[[Address], str] = str
    law: str = "Law {number} ({year})"
    language: str = "en"


def exported_exam(
    exam: KeptExam, form: ExamFormat, fonts: Path, wording: ReportWording | None = None
) -> bytes:
    """Return the content of the file; ``fonts`` is the folder of the letters for PDF."""
    paper = exam_paper(exam, wording or ReportWording())
    if form is ExamFormat.CSV:
        return write_exam_csv(paper)
    # Only this format needs reportlab, which is slow to load.
    from bridge_rules_gui.exchange.exam_report_pdf import write_exam_pdf  # noqa: PLC0415

    return write_exam_pdf(paper, fonts)


def exam_paper(exam: KeptExam, wording: ReportWording) -> ExamPaper:
    """Return a report with every word of it plain."""
    report = exam.report
    return ExamPaper(
        name=report.preset.name,
        date=exam.at.astimezone().strftime("%Y-%m-%d %H:%M"),
        right=report.right,
        number=len(report.marks),
        percent=int(report.percent),  # never rounded up to a pass mark that was not reached
        pass_mark=report.preset.pass_mark,
        passed=report.passed,
        time=clock_time(report.seconds),
        time_allowed=clock_time(report.preset.minutes * 60),
        open_book=report.preset.open_book,
        times_left=report.times_left,
        rows=tuple(_row(n, mark, wording) for n, mark in enumerate(report.marks, start=1)),
        topics=tuple(TopicRow(wording.topic(s.topic), s.right, s.number) for s in report.topics),
        laws=tuple(_law_rows(report, wording)),
        language=wording.language,
        words=wording.words,
    )


def _row(number: int, mark: Mark, wording: ReportWording) -> ExamRow:
    say = wording.say
    return ExamRow(
        number=number,
        edition=mark.edition.value,
        topic=wording.topic(mark.topic),
        question=say(mark.text),
        given="; ".join(map(say, mark.given)),
        answer="; ".join(map(say, mark.answer)),
        is_right=mark.is_right,
        places=tuple(map(str, mark.places)),
        cited=tuple(map(wording.place, mark.places)),
        explanation=say(mark.explanation),
        seconds=round(mark.seconds),
    )


def _law_rows(report: ExamReport, wording: ReportWording) -> Iterator[LawRow]:
    for law in report.laws_to_reread:
        name = wording.law.format(number=law.law, year=law.edition.year)
        yield LawRow(name, tuple(str(place.place) for place in law.places), law.wrong)
