"""Rows of the concordance between chosen editions, and the segments made of their words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from bridge_rules_gui.comparison.comparison import Comparisons
from bridge_rules_gui.comparison.steps import (
    kind_between,
    kinds_between,
    note_between,
    relation_between,
)
from bridge_rules_gui.corpus.concordance import Correspondence, Relation
from bridge_rules_gui.corpus.corpus import Corpus
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.exchange.concordance import ConcordanceRow
from bridge_rules_gui.exchange.segments import Segment, SegmentSide
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
            note_between(row, editions),
            row.checked,
        )
        for law, row in rows_of_part(comparisons, part, editions)
    )


def _home(row: Correspondence, editions: Sequence[Edition]) -> int:
    """Return the law a row stands in, in the newest edition that has it."""
    for edition in sorted(editions, key=lambda e: -e.year):
        if row.of(edition):
            return row.of(edition)[0].law
    return 0


_TRUSTED: Final = frozenset({Relation.SAME, Relation.REWORDED})
"""The relations whose provisions stand at the same place; others are given only when asked."""
_PARTS: Final = ("heading", "text", "closing")


def aligned_rows(
    comparisons: Comparisons,
    part: Part,
    editions: Sequence[Edition],
    *,
    with_all_relations: bool = False,
) -> Iterator[tuple[Correspondence, Relation]]:
    """Yield the rows whose words may be set beside each other, with their relation."""
    for _, row in rows_of_part(comparisons, part, editions):
        relation = relation_between(row, editions)
        if relation in _TRUSTED or with_all_relations:
            yield row, relation


def segments(
    comparisons: Comparisons,
    part: Part,
    editions: Sequence[Edition],
    *,
    with_all_relations: bool = False,
) -> Iterator[Segment]:
    """Yield the segments of a part: headings, words and closing words each by themselves."""
    seen: Counter[str] = Counter()
    rows = aligned_rows(comparisons, part, editions, with_all_relations=with_all_relations)
    for row, relation in rows:
        for name in _PARTS:
            sides = tuple(_sides(comparisons.corpus, row, editions, name))
            if len(sides) < 2:
                continue
            place = f"{sides[-1].edition}/{sides[-1].citations[0]}/{name}"
            seen[place] += 1
            number = f"#{seen[place]}" if seen[place] > 1 else ""
            kind, note = kind_between(row, editions), note_between(row, editions)
            yield Segment(place + number, name, relation, kind, row.checked, note, sides)


def _sides(
    corpus: Corpus, row: Correspondence, editions: Sequence[Edition], name: str
) -> Iterator[SegmentSide]:
    for edition in editions:
        places = row.of(edition)
        passages = [dict(corpus.provision(edition, place).passages)[name] for place in places]
        words = "\n".join(p.text for p in passages if p.text.strip())
        if words:
            restored = any(passage.restorations for passage in passages)
            yield SegmentSide(edition, places, words, restored)
