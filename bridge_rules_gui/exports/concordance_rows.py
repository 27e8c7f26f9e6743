"""The concordance made ready for other programs: its rows between the chosen editions."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bridge_rules_gui.comparison.comparison import Comparisons
from bridge_rules_gui.comparison.steps import (
    kind_between,
    kinds_between,
    notes_between,
    relation_between,
)
from bridge_rules_gui.corpus.concordance import Correspondence
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.exchange.concordance_rows import ConcordanceRow
from bridge_rules_gui.library.export_part import Part


def rows_of_part(
    comparisons: Comparisons, part: Part, editions: Sequence[Edition]
) -> Iterator[tuple[int, Correspondence]]:
    """Yield every row of a part once, under the law it has in the newest edition.

    A row belongs to a part when a provision of one of its laws stands in it, in any of the
    chosen editions; it comes with the first of these laws.
    """
    done: set[int] = set()
    for law in part.laws:
        for row in comparisons.rows_of(law, editions):
            if id(row) not in done and (not part.is_whole or _home(row, editions) == law):
                done.add(id(row))
                yield law, row


def concordance_rows(
    comparisons: Comparisons, part: Part, editions: Sequence[Edition]
) -> tuple[ConcordanceRow, ...]:
    """Return the rows of a part; relation, kind and note are those between the editions."""
    return tuple(
        ConcordanceRow(
            law,
            comparisons.title(law, editions),
            {edition: row.of(edition) for edition in editions},
            relation_between(row, editions),
            kind_between(row, editions),
            kinds_between(row, editions),
            note_of(row, editions),
            row.checked,
        )
        for law, row in rows_of_part(comparisons, part, editions)
    )


def note_of(row: Correspondence, editions: Sequence[Edition]) -> str:
    """Return what a row's note says of the steps between the editions."""
    if len(set(editions)) == len(Edition):
        return row.note
    notes = notes_between(row, editions)
    return " ".join(f"{note.step}: {note.text}" for note in notes) if notes else ""


def _home(row: Correspondence, editions: Sequence[Edition]) -> int:
    """Return the law a row stands in, in the newest edition that has it."""
    for edition in sorted(editions, key=lambda e: -e.year):
        if row.of(edition):
            return row.of(edition)[0].law
    return 0
