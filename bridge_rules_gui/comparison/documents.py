"""A comparison as JSON and as text: the rows that touch a law, and what changed in it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from bridge_rules_gui.comparison.page import PageNames
from bridge_rules_gui.comparison.steps import (
    kind_between,
    kinds_between,
    note_between,
    relation_between,
    rows_between,
)
from bridge_rules_gui.corpus.changes import ChangeNote, steps_between
from bridge_rules_gui.corpus.concordance import ChangeKind, Concordance, Correspondence, Relation
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.library.plain_text import wrapped

JsonObject = dict[str, Any]


def comparison_document(
    concordance: Concordance,
    notes: Iterable[ChangeNote],
    law: int,
    editions: Sequence[Edition],
) -> JsonObject:
    """Return the rows touching a law in one of the editions, with the notes between them."""
    by_step: dict[str, dict[str, str]] = {}
    for note in notes:
        if note.law == law and note.step in steps_between(editions):
            by_step.setdefault(str(note.step), {})[note.language] = note.text
    rows = [_row(row, editions) for row in rows_between(concordance, law, editions)]
    return {"law": law, "notes": by_step, "rows": rows}


def _row(row: Correspondence, editions: Sequence[Edition]) -> JsonObject:
    places = {edition.value: [str(c) for c in row.of(edition)] for edition in editions}
    return {
        **places,
        "relation": relation_between(row, editions).value,
        "kind": kind_between(row, editions).value,
        "kinds": {str(step): kind.value for step, kind in kinds_between(row, editions).items()},
        "note": note_between(row, editions),
        "checked": row.checked.value,
    }


def plain_comparison(found: JsonObject, names: PageNames) -> str:
    """Return the notes on a law and its rows, one line each."""
    return "\n".join(_comparison_lines(found, names))


def _comparison_lines(found: JsonObject, names: PageNames) -> Iterator[str]:
    for step, languages in found["notes"].items():
        yield step
        for text in languages.values():
            yield from wrapped(text)
    for row in found["rows"]:
        places = [", ".join(cites) or "-" for cites in row.values() if isinstance(cites, list)]
        relation, kind = Relation(row["relation"]), ChangeKind(row["kind"])
        yield " | ".join(places) + f"  [{names.relation(relation)}, {names.kind(kind)}]"
        yield from wrapped(row["note"], "    ")
