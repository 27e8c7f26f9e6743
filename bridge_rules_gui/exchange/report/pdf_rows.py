"""The rows of a report as PDF: what corresponds, side by side."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from reportlab.pdfbase.pdfmetrics import stringWidth
from reportlab.platypus import KeepTogether, Paragraph
from reportlab.platypus import Table as Grid

from bridge_rules_gui.corpus.provision import Table
from bridge_rules_gui.exchange.report.content import LineStyle, ReportRun, RunStyle
from bridge_rules_gui.exchange.report.pdf_style import (
    RULE,
    SHADE,
    STYLES,
    badge_markup,
    markup,
    run_markup,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from reportlab.platypus import Flowable

    from bridge_rules_gui.exchange.report.content import Line, ReportCell, ReportRow

PADDING: Final = 4
"""Points between the edge of a cell and its words."""
_APART: Final = 18
"""Points between the words of two cells of a diagram."""
_LONGEST_CELL: Final = 26
"""How many letters of a cell count when the widths of a table are dealt out."""


def row_of(row: ReportRow, columns: int, width: float, height: float) -> Flowable:
    """Return a row of a page so wide and high: badges, cells, and what is told of them below.

    One that takes up no more than half a page is rather begun on the next than divided.
    """
    badges = Paragraph(badge_markup(row.relation, row.kind, row.style), STYLES["badges"])
    column = width / columns
    cells = [list(_cell(cell, column - 2 * PADDING)) for cell in row.cells]
    rest = [""] * (columns - 1)
    lines: list[list[object]] = [[badges, *rest], [*cells]]
    told = [Paragraph(f"<b>{markup(s)}</b> {markup(w)}", STYLES["note"]) for s, w in row.notes]
    told += [Paragraph(markup(mark), STYLES["note"]) for mark in row.marks]
    commands: list[Any] = [  # their kinds are reportlab's affair
        ("VALIGN", (0, 0), (-1, -1), "TOP"),
        ("LEFTPADDING", (0, 0), (-1, -1), PADDING),
        ("RIGHTPADDING", (0, 0), (-1, -1), PADDING),
        ("TOPPADDING", (0, 0), (-1, -1), 2),
        ("BOTTOMPADDING", (0, 0), (-1, -1), 2),
        ("SPAN", (0, 0), (-1, 0)),
        ("LINEABOVE", (0, 0), (-1, 0), 1.4 if row.is_changed else 0.5, RULE),
        ("LINEBEFORE", (1, 1), (-1, 1), 0.3, RULE),
    ]
    if told:
        lines.append([told, *rest])
        commands += [("SPAN", (0, 2), (-1, 2)), ("BACKGROUND", (0, 2), (-1, 2), SHADE)]
    # A row of the grid is divided even where another begins: a badge never stands alone.
    grid = Grid(lines, colWidths=[column] * columns, style=commands, splitInRow=-1)
    _, needed = grid.wrap(width, height)
    return KeepTogether([grid]) if needed < height / 2 else grid


def diagram(rows: Iterable[tuple[str, ...]]) -> Grid:
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
