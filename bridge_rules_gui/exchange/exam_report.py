"""The report of an exam, ready to be written, and its answers as a table for spreadsheets."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bridge_rules_gui.exchange.spreadsheet import write_table


@dataclass(frozen=True, slots=True)
class ExamRow:
    """A question of the exam and its answer.

    ``places`` are the addresses of what decides it, ``cited`` how they are cited for a reader.
    """

    number: int
    edition: str
    topic: str
    question: str
    given: str
    answer: str
    is_right: bool
    places: tuple[str, ...]
    cited: tuple[str, ...]
    explanation: str
    seconds: int


@dataclass(frozen=True, slots=True)
class TopicRow:
    """The score of a topic."""

    topic: str
    right: int
    number: int


@dataclass(frozen=True, slots=True)
class LawRow:
    """A law to be read again: like Law 27 (2017), the places in it, how many answers missed it."""

    law: str
    places: tuple[str, ...]
    wrong: int


@dataclass(frozen=True, slots=True)
class ExamWords:
    """What the report calls its parts, in the student's language."""

    title: str = "Exam"
    passed: str = "passed"
    failed: str = "not passed"
    score: str = "Score"
    needed: str = "Pass mark"
    time: str = "Time"
    book: str = "Book"
    open_book: str = "open"
    closed_book: str = "closed"
    times_left: str = "times you left it"
    topics: str = "By topic"
    laws: str = "Laws to read again"
    questions: str = "All questions"
    given: str = "Your answer"
    answer: str = "Right answer"
    none: str = "none"
    right: str = "right"
    wrong: str = "wrong"


@dataclass(frozen=True, slots=True)
class ExamPaper:
    """A whole report; ``date`` is as it is to be shown, ``percent`` rounded down.

    ``times_left`` says how often an exam with closed books was left for something else.
    """

    name: str
    date: str
    right: int
    number: int
    percent: int
    pass_mark: int
    passed: bool
    time: str
    time_allowed: str
    open_book: bool
    times_left: int
    rows: tuple[ExamRow, ...]
    topics: tuple[TopicRow, ...]
    laws: tuple[LawRow, ...]
    language: str = "en"
    words: ExamWords = ExamWords()


_COLUMNS: Final = (
    "number", "edition", "topic", "question", "given", "answer", "right", "places",
    "explanation", "seconds",
)  # fmt: skip


def write_exam_csv(paper: ExamPaper) -> bytes:
    """Return a row for every question, in the order of the paper."""
    return write_table(
        _COLUMNS,
        (
            (
                str(row.number),
                row.edition,
                row.topic,
                row.question,
                row.given,
                row.answer,
                "1" if row.is_right else "0",
                " ".join(row.places),
                row.explanation,
                str(row.seconds),
            )
            for row in paper.rows
        ),
    )
