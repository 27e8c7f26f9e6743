"""The concordance as a table for spreadsheets: a row for each row."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.exchange.concordance_rows import ConcordanceRow, several_steps
from bridge_rules_gui.exchange.spreadsheet import write_table


def write_concordance_csv(rows: Iterable[ConcordanceRow], editions: Sequence[Edition]) -> bytes:
    """Return the rows as CSV, the provisions of an edition in one cell."""
    kinds = (f"kind {step}" for step in several_steps(editions))
    columns = ["law", *(e.value for e in editions), "relation", "kind", "note", "checked", *kinds]
    return write_table(columns, (_cells(row, editions) for row in rows))


def _cells(row: ConcordanceRow, editions: Sequence[Edition]) -> list[str]:
    places = ["; ".join(map(str, row.places.get(edition, ()))) for edition in editions]
    told = [row.relation.value, row.kind.value, row.note, row.checked.value]
    kinds = [row.kinds.get(step) for step in several_steps(editions)]
    return [str(row.law), *places, *told, *(kind.value if kind else "" for kind in kinds)]
