"""Questions as CSV, with the lines at its head that tell Anki what each column is."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable
from typing import Final

from bridge_rules_gui.exchange.anki import NOTE_TYPE_NAME
from bridge_rules_gui.exchange.anki_notes import FIELDS, AnkiNote
from bridge_rules_gui.exchange.spreadsheet import neutralised, neutralised_markup

_COLUMNS: Final = (*FIELDS, "Tags", "Deck")


def write_quiz_csv(notes: Iterable[AnkiNote]) -> bytes:
    """Return the notes as CSV in UTF-8 that Anki reads, and any spreadsheet too.

    No mark stands before the first line: Anki would not see that it begins with a ``#``. Where a
    cell begins like a formula, its first character is a reference, which Anki shows as it was.
    """
    table = io.StringIO(newline="")
    for name, value in (
        ("separator", "Comma"),
        ("html", "true"),
        ("notetype", NOTE_TYPE_NAME),
        ("columns", ",".join(_COLUMNS)),
        ("tags column", len(_COLUMNS) - 1),
        ("deck column", len(_COLUMNS)),
    ):
        table.write(f"#{name}:{value}\n")
    writer = csv.writer(table, lineterminator="\n")
    for note in notes:
        cells = map(neutralised_markup, note.fields())
        tags = " ".join(note.written_tags())
        writer.writerow([*cells, neutralised(tags), note.deck.name])
    return table.getvalue().encode("utf-8")
