"""Tables for spreadsheets: CSV in UTF-8 whose cells nobody takes for formulas."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Sequence
from typing import Final

_FORMULA: Final = ("=", "+", "-", "@", "\t", "\r", "\n", "＝", "＋", "－", "＠")
_GUARD: Final = "'"


def neutralised(text: str) -> str:
    """Return a cell that no spreadsheet takes for a formula.

    A text that begins like one gets an apostrophe before it, as people type it themselves;
    `plain` takes it away again.
    """
    return _GUARD + text if text.startswith(_FORMULA) else text


def neutralised_markup(markup: str) -> str:
    """Return a cell of HTML that no spreadsheet takes for a formula.

    What it begins with is written as a reference, so that it is shown as it was.
    """
    return f"&#{ord(markup[0])};{markup[1:]}" if markup.startswith(_FORMULA) else markup


def plain(cell: str) -> str:
    """Return what a neutralised cell said; the inverse of `neutralised`."""
    return cell[1:] if cell.startswith(_GUARD) and cell[1:].startswith(_FORMULA) else cell


def write_table(columns: Sequence[str], rows: Iterable[Sequence[str]]) -> bytes:
    """Return a table as CSV, with the mark by which spreadsheets know UTF-8."""
    table = io.StringIO(newline="")
    writer = csv.writer(table)
    writer.writerow(columns)
    writer.writerows([neutralised(cell) for cell in row] for row in rows)
    return table.getvalue().encode("utf-8-sig")
