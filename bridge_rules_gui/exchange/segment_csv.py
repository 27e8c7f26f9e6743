"""Segments as a table, and as the map of alignment that corpus managers take."""

from __future__ import annotations

from collections.abc import Sequence

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.exchange.segments import Segment
from bridge_rules_gui.exchange.spreadsheet import write_table


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
