"""The concordance as a page to read and print: a table for each law."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby
from operator import attrgetter

from bridge_rules_gui.corpus.concordance import ChangeKind
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.exchange.concordance_rows import ConcordanceRow
from bridge_rules_gui.exchange.html_page import page


def write_concordance_html(
    rows: Sequence[ConcordanceRow], editions: Sequence[Edition], rights: Iterable[str]
) -> bytes:
    """Return the rows as one self-contained page, with whose words the laws are."""
    years = [str(edition.year) for edition in editions]
    return page(
        "concordance.html",
        title=f"Laws of Duplicate Bridge: concordance {', '.join(years)}",
        language="en",
        laws=[(law, list(found)) for law, found in groupby(rows, attrgetter("law"))],
        heads=[*years, "Relation", "Kind", "Note"],
        editions=editions,
        rights=rights,
        kinds=_kinds,
    )


def _kinds(row: ConcordanceRow) -> str:
    if row.differs_by_step:
        return ", ".join(f"{step}: {kind.value}" for step, kind in row.kinds.items())
    return "" if row.kind is ChangeKind.NONE else row.kind.value
