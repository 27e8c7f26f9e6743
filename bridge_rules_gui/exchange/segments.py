"""Segments: words of several editions that correspond, as every format of them is written from.

Editions are not translations of one another: each was translated from its own English text.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.corpus.concordance import ChangeKind, Checked, Relation
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.exchange.spreadsheet import write_table

WARNING: Final = (
    "the editions are not translations of one another: each book was translated from the "
    "English text of its own year, so segments may differ in substance"
)


@dataclass(frozen=True, slots=True)
class SegmentSide:
    """The words of one edition and the provisions they are of.

    ``is_restored`` says that the editors put back characters lost in print.
    """

    edition: Edition
    citations: tuple[Citation, ...]
    text: str
    is_restored: bool = False

    @property
    def places(self) -> str:
        """The provisions as a list in words."""
        return "; ".join(map(str, self.citations))


@dataclass(frozen=True, slots=True)
class Segment:
    """Words that correspond, a side for each edition that has them, at least two.

    ``part`` is the passage they are: heading, text or closing. Relation and kind are those
    between the chosen editions.
    """

    id: str
    part: str
    relation: Relation
    kind: ChangeKind
    checked: Checked
    note: str
    sides: tuple[SegmentSide, ...]


def write_segment_csv(segments: Sequence[Segment], editions: Sequence[Edition]) -> bytes:
    """Return segments as CSV: a row for each, two columns for each edition.

    The column ``restored`` names the editions in whose words characters lost in print were
    put back.
    """
    columns = ["id", "part", "relation", "kind", "checked", "restored", "note"]
    for edition in editions:
        columns += [f"{edition}_places", edition.value]
    return write_table(columns, (_row(segment, editions) for segment in segments))


def _row(segment: Segment, editions: Sequence[Edition]) -> list[str]:
    sides = {side.edition: side for side in segment.sides}
    row = [segment.id, segment.part, segment.relation.value, segment.kind.value]
    restored = "; ".join(side.edition.value for side in segment.sides if side.is_restored)
    row += [segment.checked.value, restored, segment.note]
    for edition in editions:
        side = sides.get(edition)
        row += [side.places, side.text] if side else ["", ""]
    return row
