"""A report as PDF: A4 across, a column for each edition, bookmarks for the laws.

The fonts are the project's own: every reader sees the same letters and can copy them.
"""

from __future__ import annotations

import io
from typing import TYPE_CHECKING, Any, Final

from reportlab.lib.pagesizes import A4, landscape
from reportlab.lib.units import mm
from reportlab.pdfbase.pdfmetrics import stringWidth
from reportlab.platypus import (
    BaseDocTemplate,
    Frame,
    KeepTogether,
    PageBreak,
    PageTemplate,
    Paragraph,
    Spacer,
)
from reportlab.platypus import Table as Grid

from bridge_rules_gui.corpus.provision import Table
from bridge_rules_gui.exchange.report.content import LineStyle, ReportRun, RunStyle, no_progress
from bridge_rules_gui.exchange.report.pdf_style import (
    RULE,
    SHADE,
    STYLES,
    badge_markup,
    markup,
    register_fonts,
    run_markup,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from pathlib import Path

    from reportlab.pdfgen.canvas import Canvas
    from reportlab.platypus import Flowable

    from bridge_rules_gui.exchange.report.content import (
        Advance,
        ChangeText,
        Line,
        Report,
        ReportCell,
        ReportLaw,
        ReportRow,
    )

_PAGE: Final = landscape(A4)
_MARGIN: Final = 12 * mm
_HEAD: Final = 9 * mm
_WIDTH: Final = _PAGE[0] - 2 * _MARGIN
_HEIGHT: Final = _PAGE[1] - 2 * _MARGIN - _HEAD
"""Of the text of a page, below its head."""
_CONTENTS_WIDTH: Final = 130 * mm
_LINE: Final = 12


class _LawHead(Paragraph):
    """The title of a law: begins a bookmark, and what the head of the next pages says."""

    def __init__(self, law: ReportLaw, done: int) -> None:
        self.law, self.done = law, done
        words = f'<a name="{law.anchor}"/>{markup(law.heading)}'
        super().__init__(words, STYLES["law"])


class _ContentsLine(Paragraph):
    """A law in the list of laws; its page is written in once it is known."""

    def __init__(self, law: ReportLaw) -> None:
        self._law = law
        words = markup(law.heading)
        super().__init__(f'<a href="#{law.anchor}">{words}</a>', STYLES["contents"])

    def draw(self) -> None:
        """Draw the words, and leave the page to a form that is filled in later."""
        super().draw()
        self.canv.doForm(_page_form(self._law))


class _Document(BaseDocTemplate):
    """The pages of a report; each law's head says how far the work has come."""

    def __init__(self, file: io.BytesIO, report: Report, advance: Advance) -> None:
        super().__init__(
            file,
            pagesize=_PAGE,
            leftMargin=_MARGIN,
            rightMargin=_MARGIN,
            topMargin=_MARGIN + _HEAD,
            bottomMargin=_MARGIN,
            title=f"{report.title} ({report.subtitle})",
            author="World Bridge Federation",
            subject="; ".join(report.rights),
            lang=report.language,
            invariant=1,  # the same report gives the same file
        )
        self._report, self._advance = report, advance
        self._running = report.title
        frame = Frame(_MARGIN, _MARGIN, _WIDTH, _HEIGHT, 0, 0, 0, 0)
        self.addPageTemplates([PageTemplate("page", [frame], onPageEnd=self._draw_head)])

    def afterFlowable(self, flowable: Flowable) -> None:  # noqa: N802 - reportlab's name
        """Note a law that has just been set."""
        if isinstance(flowable, _LawHead):
            law = flowable.law
            self._running = law.heading
            self.canv.addOutlineEntry(self._running, law.anchor, level=0, closed=True)
            self._write_page(law)
            self._advance(flowable.done, len(self._report.laws))

    def _write_page(self, law: ReportLaw) -> None:
        """Fill in the page of a law in the list of laws."""
        self.canv.beginForm(_page_form(law), 0, -_LINE, _WIDTH, _LINE)
        self.canv.setFont("Book", 8.5)
        self.canv.drawRightString(_CONTENTS_WIDTH, 2.5, str(self.page))
        self.canv.endForm()

    def _draw_head(self, canvas: Canvas, document: BaseDocTemplate) -> None:
        """Write the law, the names of the columns and the page above and below the text."""
        top = _PAGE[1] - _MARGIN
        canvas.saveState()
        canvas.setFont("BookItalic", 7.5)
        canvas.drawString(_MARGIN, top, self._running)
        canvas.drawRightString(_PAGE[0] - _MARGIN, top, str(document.page))
        canvas.setFont("BookBold", 8.5)
        width = _WIDTH / len(self._report.heads)
        for number, head in enumerate(self._report.heads):
            canvas.drawString(_MARGIN + number * width + _PADDING, top - 5.5 * mm, head)
        canvas.setLineWidth(0.6)
        canvas.line(_MARGIN, top - 7 * mm, _PAGE[0] - _MARGIN, top - 7 * mm)
        canvas.restoreState()


def _page_form(law: ReportLaw) -> str:
    return f"page-of-{law.anchor}"


def write_report_pdf(report: Report, fonts: Path, advance: Advance = no_progress) -> bytes:
    """Return the report as PDF, set in the fonts of a folder."""
    register_fonts(fonts)
    file = io.BytesIO()
    scenario = list(_front(report))
    for done, law in enumerate(report.laws, start=1):
        if done > 1:
            scenario.append(PageBreak())
        scenario += [_LawHead(law, done), *_law(report, law)]
    _Document(file, report, advance).build(scenario)
    return file.getvalue()


def _front(report: Report) -> Iterator[Flowable]:
    yield Paragraph(markup(report.title), STYLES["title"])
    yield Paragraph(markup(report.subtitle), STYLES["words"])
    if report.diagram:
        yield _diagram(report.diagram)
    for recorded in report.course:
        yield from _change(recorded)
    for notice in report.rights:
        yield Paragraph(markup(notice), STYLES["note"])
    yield Paragraph(markup(report.legend), STYLES["note"])
    yield Spacer(0, 3 * mm)
    if len(report.laws) > 1:
        yield Paragraph(markup(report.contents), STYLES["heading"])
        for law in report.laws:
            yield _ContentsLine(law)
        yield PageBreak()


def _change(change: ChangeText) -> Iterator[Flowable]:
    yield Paragraph(markup(change.step), STYLES["heading"])
    for runs in change.paragraphs:
        yield Paragraph("".join(map(run_markup, runs)), STYLES["words"])


def _law(report: Report, law: ReportLaw) -> Iterator[Flowable]:
    for change in law.changes:
        yield from _change(change)
    if law.changes:
        yield Spacer(0, 2 * mm)
    for row in law.rows:
        yield _row_of(row, len(report.heads), _WIDTH, _HEIGHT)


_PADDING: Final = 4
"""Points between the edge of a cell and its words."""
_APART: Final = 18
"""Points between the words of two cells of a diagram."""
_LONGEST_CELL: Final = 26
"""How many letters of a cell count when the widths of a table are dealt out."""


def _row_of(row: ReportRow, columns: int, width: float, height: float) -> Flowable:
    """Return a row of a page so wide and high: badges, cells, and notes below.

    One that takes up no more than half a page is rather begun on the next than divided.
    """
    badges = Paragraph(badge_markup(row.relation, row.kind, row.style), STYLES["badges"])
    column = width / columns
    cells = [list(_cell(cell, column - 2 * _PADDING)) for cell in row.cells]
    rest = [""] * (columns - 1)
    lines: list[list[object]] = [[badges, *rest], [*cells]]
    notes = [Paragraph(f"<b>{markup(s)}</b> {markup(w)}", STYLES["note"]) for s, w in row.notes]
    notes += [Paragraph(markup(mark), STYLES["note"]) for mark in row.marks]
    commands: list[Any] = [  # their kinds are reportlab's affair
        ("VALIGN", (0, 0), (-1, -1), "TOP"),
        ("LEFTPADDING", (0, 0), (-1, -1), _PADDING),
        ("RIGHTPADDING", (0, 0), (-1, -1), _PADDING),
        ("TOPPADDING", (0, 0), (-1, -1), 2),
        ("BOTTOMPADDING", (0, 0), (-1, -1), 2),
        ("SPAN", (0, 0), (-1, 0)),
        ("LINEABOVE", (0, 0), (-1, 0), 1.4 if row.is_changed else 0.5, RULE),
        ("LINEBEFORE", (1, 1), (-1, 1), 0.3, RULE),
    ]
    if notes:
        lines.append([notes, *rest])
        commands += [("SPAN", (0, 2), (-1, 2)), ("BACKGROUND", (0, 2), (-1, 2), SHADE)]
    # A row of the grid is divided even where another begins: a badge never stands alone.
    grid = Grid(lines, colWidths=[column] * columns, style=commands, splitInRow=-1)
    _, needed = grid.wrap(width, height)
    return KeepTogether([grid]) if needed < height / 2 else grid


def _diagram(rows: Iterable[tuple[str, ...]]) -> Grid:
    """Return rows of cells with no lines between them, as wide as their words."""
    words = STYLES["words"]
    rows = tuple(rows)
    widths = [
        max(stringWidth(line, words.fontName, words.fontSize) for line in lines) + _APART
        for column in zip(*rows, strict=True)
        for lines in ["\n".join(column).split("\n")]
    ]
    cells = [[Paragraph(markup(cell), words) for cell in row] for row in rows]
    style: list[Any] = [("VALIGN", (0, 0), (-1, -1), "TOP"), ("LEFTPADDING", (0, 0), (-1, -1), 0)]
    return Grid(cells, colWidths=widths, style=style, hAlign="LEFT")


def _cell(cell: ReportCell, width: float) -> Iterator[Flowable]:
    for block in cell.blocks:
        yield _table(block, width) if isinstance(block, Table) else _line(block)


def _line(line: Line) -> Paragraph:
    words = "".join(map(run_markup, line.runs))
    anchor = f'<a name="{line.anchor}"/>' if line.anchor else ""
    style = "words" if line.style is LineStyle.CAPTION else line.style.value
    return Paragraph(f"{anchor}{words}", STYLES[style])


def _table(table: Table, width: float) -> Grid:
    columns = max(len(row) for row in table.rows)
    head = range(table.header)
    rows = [
        [
            Paragraph(_table_words(table, n, column), STYLES["place" if n in head else "note"])
            for column in range(len(row))
        ]
        + [""] * (columns - len(row))
        for n, row in enumerate(table.rows)
    ]
    style: list[Any] = [
        ("GRID", (0, 0), (-1, -1), 0.25, RULE),
        ("VALIGN", (0, 0), (-1, -1), "TOP"),
        ("LEFTPADDING", (0, 0), (-1, -1), 1.5),
        ("RIGHTPADDING", (0, 0), (-1, -1), 1.5),
        ("TOPPADDING", (0, 0), (-1, -1), 0.5),
        ("BOTTOMPADDING", (0, 0), (-1, -1), 0.5),
    ]
    return Grid(rows, colWidths=_widths(table, columns, width), style=style)


def _widths(table: Table, columns: int, width: float) -> list[float]:
    """Deal a table's width out to its columns by the words they hold."""
    weights = [
        max(4, *(min(len(row[n]), _LONGEST_CELL) for row in table.rows if n < len(row)))
        for n in range(columns)
    ]
    return [width * weight / sum(weights) for weight in weights]


def _table_words(table: Table, row: int, column: int) -> str:
    style = RunStyle.RESTORED if (row, column) in table.restored else RunStyle.PLAIN
    return run_markup(ReportRun(table.rows[row][column], style))
