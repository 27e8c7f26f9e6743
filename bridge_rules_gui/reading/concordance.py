"""Reading of the hand-made concordance and of the change notes beside its rows.

They stand in ``content/concordance/law*.toml`` and ``content/changes/<step>/law*.<language>.md``.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from bridge_rules_gui.corpus.changes import STEPS, ChangeNote
from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.corpus.concordance import (
    ChangeKind,
    Checked,
    Concordance,
    Correspondence,
    Relation,
)
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.reading.tables import (
    TableError,
    refuse_unknown_keys,
    row_reader,
    rows_of_folder,
)

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from importlib.resources.abc import Traversable

    from bridge_rules_gui.corpus.changes import Step
    from bridge_rules_gui.reading.tables import Row

_KEYS: Final = frozenset(
    {"relation", "kind", "steps", "note", "question", "checked", *(e.value for e in Edition)}
)
_STEPS: Final = {str(step): step for step in STEPS}


def read_concordance(content: Traversable) -> Concordance:
    """Read all files, in the order of their names; raise `TableError`."""
    rows = rows_of_folder(content, "concordance", "row")
    return Concordance(tuple(_row(where, row) for where, row in rows))


@row_reader
def _row(where: str, row: Row) -> Correspondence:
    refuse_unknown_keys(where, row, _KEYS)
    return Correspondence(
        places={
            edition: tuple(Citation.parse(text) for text in row[edition.value])
            for edition in Edition
            if edition.value in row
        },
        relation=Relation(row["relation"]),
        kind=ChangeKind(row["kind"]),
        note=row.get("note", ""),
        checked=Checked(row.get("checked", "read")),
        other_steps=_kinds_of_steps(where, row.get("steps", {})),
        asked=tuple(_STEPS[step] for step in row.get("question", [])),
    )


def _kinds_of_steps(where: str, kinds: Row) -> Mapping[Step, ChangeKind]:
    """Return the kinds of the steps that differ from the row's, written ``{"1987-2007" = ...}``."""
    refuse_unknown_keys(where, kinds, frozenset(_STEPS))
    return {_STEPS[step]: ChangeKind(kind) for step, kind in kinds.items()}


_FILE = re.compile(r"law(?P<law>\d\d)\.(?P<language>[a-z]{2}(?:-[A-Z][a-z]+)?)\.md")


def read_change_notes(content: Traversable, law: int | None = None) -> tuple[ChangeNote, ...]:
    """Read the notes of all laws or of one, by step and file name; raise `TableError`."""
    return tuple(_notes(content, law))


def _notes(content: Traversable, law: int | None) -> Iterator[ChangeNote]:
    for step in STEPS:
        folder = content / "changes" / str(step)
        if not folder.is_dir():
            continue
        for path in sorted(folder.iterdir(), key=lambda p: p.name):
            where = f"changes/{step}/{path.name}"
            match = _FILE.fullmatch(path.name)
            if match is None:
                raise TableError(where, "the name is not like law27.en.md")
            if law is not None and int(match["law"]) != law:
                continue
            try:
                text = path.read_text("utf-8").strip()
            except (OSError, UnicodeDecodeError) as error:
                raise TableError(where, error) from error
            yield ChangeNote(step, int(match["law"]), match["language"], text)
