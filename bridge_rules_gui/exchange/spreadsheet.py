"""Tables for spreadsheets: CSV in UTF-8 whose cells nobody takes for formulas."""

from __future__ import annotations

import csv
import io
from typing import TYPE_CHECKING

from bridge_rules_gui.exchange.term_csv import neutralised

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence


def write_table(columns: Sequence[str], rows: Iterable[Sequence[str]]) -> bytes:
    """Return a table as CSV, with the mark by which spreadsheets know UTF-8."""
    table = io.StringIO(newline="")
    writer = csv.writer(table)
    writer.writerow(columns)
    writer.writerows([neutralised(cell) for cell in row] for row in rows)
    return table.getvalue().encode("utf-8-sig")
