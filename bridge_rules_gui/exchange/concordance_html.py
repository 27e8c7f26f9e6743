"""The concordance as a page to read and print: a table for each law."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING, Final

from bridge_rules_gui.corpus.concordance import ChangeKind
from bridge_rules_gui.exchange.html_page import page, text

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from bridge_rules_gui.corpus.edition import Edition
    from bridge_rules_gui.exchange.concordance_rows import ConcordanceRow

_STYLE: Final = """
td.place { width: 11%; } td.relation, td.kind { width: 10%; }
tr.substance td { border-left: 4px solid #1b1b1b; } tr.substance td + td { border-left: 1px
  solid #b5b5b5; } tr.substance .kind { font-weight: bold; } tr { break-inside: avoid; }
nav a { margin-right: .6rem; }
"""
_TITLE: Final = "Laws of Duplicate Bridge: concordance"


def write_concordance_html(
    rows: Sequence[ConcordanceRow], editions: Sequence[Edition], rights: Iterable[str]
) -> bytes:
    """Return the rows as one self-contained page, with whose words the laws are."""
    by_law = [(law, list(group)) for law, group in groupby(rows, key=_law)]
    years = ", ".join(str(edition.year) for edition in editions)
    contents = "".join(f'<a href="#law-{law}">{law}</a>\n' for law, _ in by_law)
    parts = [
        f"<h1>{text(_TITLE)} {text(years)}</h1>\n",
        *(f'<p class="rights">{text(notice)}</p>\n' for notice in rights),
        f'<nav aria-label="Laws">{contents}</nav>\n',
        *(_table(law, group, editions) for law, group in by_law),
    ]
    return page(f"{_TITLE} {years}", "en", "".join(parts), _STYLE)


def _law(row: ConcordanceRow) -> int:
    return row.law


def _table(law: int, rows: list[ConcordanceRow], editions: Sequence[Edition]) -> str:
    title = next((row.title for row in rows if row.title), "")
    names = [*(str(e.year) for e in editions), "Relation", "Kind", "Note"]
    heads = "".join(f'<th scope="col">{name}</th>' for name in names)
    lines = "".join(_line(row, editions) for row in rows)
    return (
        f'<h2 id="law-{law}">Law {law} · {text(title)}</h2>\n<table>\n'
        f"<thead><tr>{heads}</tr></thead>\n<tbody>\n{lines}</tbody>\n</table>\n"
    )


def _line(row: ConcordanceRow, editions: Sequence[Edition]) -> str:
    places = [", ".join(map(str, row.places.get(edition, ()))) or "–" for edition in editions]
    cells = "".join(f'<td class="place">{text(place)}</td>' for place in places)
    kind = "" if row.kind is ChangeKind.NONE else row.kind.value
    if row.differs_by_step:
        kind = ", ".join(f"{step}: {kind.value}" for step, kind in row.kinds.items())
    return (
        f'<tr class="{row.kind.value}">{cells}<td class="relation">{row.relation.value}</td>'
        f'<td class="kind">{kind}</td><td>{text(row.note)}</td></tr>\n'
    )
