"""The answers of an exam as a table for spreadsheets."""

from __future__ import annotations

from typing import Final

from bridge_rules_gui.exchange.exam_report import ExamPaper
from bridge_rules_gui.exchange.spreadsheet import write_table

COLUMNS: Final = (
    "number", "edition", "topic", "question", "given", "answer", "right", "places",
    "explanation", "seconds",
)  # fmt: skip


def write_exam_csv(paper: ExamPaper) -> bytes:
    """Return a row for every question, in the order of the paper."""
    return write_table(
        COLUMNS,
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
