"""The report of an exam as PDF: the score, the topics, the laws to read again, every question."""

from __future__ import annotations

import io
from typing import TYPE_CHECKING, Any, Final

from reportlab.lib.pagesizes import A4
from reportlab.lib.units import mm
from reportlab.platypus import KeepTogether, Paragraph, SimpleDocTemplate, Spacer
from reportlab.platypus import Table as Grid

from bridge_rules_gui.exchange.report.pdf_style import RULE, SHADE, STYLES, markup, register_fonts

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from reportlab.pdfgen.canvas import Canvas
    from reportlab.platypus import Flowable

    from bridge_rules_gui.exchange.exam_report import ExamPaper, ExamRow

_MARGIN: Final = 16 * mm
_WIDTH: Final = A4[0] - 2 * _MARGIN


def write_exam_pdf(paper: ExamPaper, fonts: Path) -> bytes:
    """Return the report as PDF, set in the fonts of a folder."""
    register_fonts(fonts)
    file = io.BytesIO()
    document = SimpleDocTemplate(
        file,
        pagesize=A4,
        leftMargin=_MARGIN,
        rightMargin=_MARGIN,
        topMargin=_MARGIN,
        bottomMargin=_MARGIN,
        title=f"{paper.words.title}: {paper.name} ({paper.date})",
        lang=paper.language,
        invariant=1,  # the same report gives the same file
    )

    def number(canvas: Canvas, _: object) -> None:
        canvas.setFont("BookItalic", 7.5)
        canvas.drawRightString(A4[0] - _MARGIN, _MARGIN / 2, str(canvas.getPageNumber()))

    scenario = [*_front(paper), *_topics(paper), *_laws(paper), *_questions(paper)]
    document.build(scenario, onFirstPage=number, onLaterPages=number)
    return file.getvalue()


def _front(paper: ExamPaper) -> Iterator[Flowable]:
    words = paper.words
    yield Paragraph(markup(f"{words.title}: {paper.name}"), STYLES["title"])
    yield Paragraph(markup(paper.date), STYLES["words"])
    verdict = words.passed if paper.passed else words.failed
    book = words.open_book if paper.open_book else words.closed_book
    score = f"{words.score}: {paper.right} / {paper.number} ({paper.percent}%) · {verdict}"
    yield Paragraph(markup(score), STYLES["law"])
    facts = (
        f"{words.needed}: {paper.pass_mark}%",
        f"{words.time}: {paper.time} / {paper.time_allowed}",
        f"{words.book}: {book}",
        *([] if paper.open_book else [f"{words.times_left}: {paper.times_left}"]),
    )
    yield Paragraph(markup(" · ".join(facts)), STYLES["words"])
    yield Spacer(0, 4 * mm)


def _topics(paper: ExamPaper) -> Iterator[Flowable]:
    rows = [(row.topic, f"{row.right} / {row.number}") for row in paper.topics]
    yield from _section(paper.words.topics, rows)


def _laws(paper: ExamPaper) -> Iterator[Flowable]:
    rows = [(row.law, ", ".join(row.places), str(row.wrong)) for row in paper.laws]
    yield from _section(paper.words.laws, rows)


def _section(title: str, rows: list[Any]) -> Iterator[Flowable]:
    """Yield a titled table; its first and last columns are narrow, what is between is wide."""
    if not rows:
        return
    yield Paragraph(markup(title), STYLES["heading"])
    last = 22 * mm
    widths = (
        [_WIDTH - last, last] if len(rows[0]) == 2 else [32 * mm, _WIDTH - 32 * mm - last, last]
    )
    cells = [[Paragraph(markup(cell), STYLES["words"]) for cell in row] for row in rows]
    style: list[Any] = [
        ("LINEABOVE", (0, 0), (-1, -1), 0.3, RULE),
        ("VALIGN", (0, 0), (-1, -1), "TOP"),
        ("TOPPADDING", (0, 0), (-1, -1), 1),
        ("BOTTOMPADDING", (0, 0), (-1, -1), 1),
    ]
    yield Grid(cells, colWidths=widths, style=style)
    yield Spacer(0, 4 * mm)


def _questions(paper: ExamPaper) -> Iterator[Flowable]:
    yield Paragraph(markup(paper.words.questions), STYLES["heading"])
    for row in paper.rows:
        yield KeepTogether([_question(paper, row), Spacer(0, 2 * mm)])


def _question(paper: ExamPaper, row: ExamRow) -> Grid:
    """Return a question with what was answered; a wrong one is shaded and says so in words."""
    words = paper.words
    verdict = words.right if row.is_right else words.wrong
    answers = [f"<b>{markup(words.answer)}:</b> {markup(row.answer)}"]
    if not row.is_right:
        given = markup(row.given) if row.given else f"<i>{markup(words.none)}</i>"
        answers.insert(0, f"<b>{markup(words.given)}:</b> {given}")
    head = f"<b>{row.number}. {markup(verdict)}</b> · {markup(row.topic)}"
    lines = [
        Paragraph(head, STYLES["place"]),
        Paragraph(markup(row.question), STYLES["words"]),
        *(Paragraph(line, STYLES["words"]) for line in answers),
        Paragraph(markup(f"{row.explanation} [{', '.join(row.cited)}]"), STYLES["note"]),
    ]
    style: list[Any] = [("LINEABOVE", (0, 0), (-1, 0), 0.5, RULE)]
    if not row.is_right:
        style.append(("BACKGROUND", (0, 0), (-1, -1), SHADE))
    return Grid([[line] for line in lines], colWidths=[_WIDTH], style=[*style, *_TIGHT])


_TIGHT: Final[list[Any]] = [
    ("TOPPADDING", (0, 0), (-1, -1), 0.5),
    ("BOTTOMPADDING", (0, 0), (-1, -1), 0.5),
]
