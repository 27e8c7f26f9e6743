"""Reading of the hand-made change notes, ``content/changes/<step>/law<NN>.<language>.md``."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.resources.abc import Traversable

from bridge_rules_gui.corpus.changes import STEPS, ChangeNote
from bridge_rules_gui.reading.tables import TableError

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
