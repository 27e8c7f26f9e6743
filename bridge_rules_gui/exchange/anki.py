"""Questions for Anki, as a package and as CSV.

Importing them again brings the notes up to date in place. Anki knows a note by its guid, and
takes a changed one only if its time is later than before. So guids come from the questions'
identifiers, and the time is a number of days that counts the versions of the content: never
the clock, and never earlier than before.
"""

from __future__ import annotations

import csv
import io
import itertools
import sqlite3
import zipfile
from collections.abc import Iterable
from contextlib import closing
from datetime import UTC, datetime, timedelta
from typing import Final

import genanki

from bridge_rules_gui.exchange.anki_notes import FIELDS, AnkiDeck, AnkiNote
from bridge_rules_gui.exchange.html_page import text
from bridge_rules_gui.exchange.spreadsheet import neutralised, neutralised_markup

_NOTE_TYPE: Final = 1_734_958_201  # drawn by lot; Anki knows the note type by it
NOTE_TYPE_NAME: Final = "Laws of Duplicate Bridge"
_FIRST_DAY: Final = datetime(2026, 1, 1, tzinfo=UTC)
_NAMESPACE: Final = "bridge-rules-gui"

_FRONT: Final = """<div class="edition">{{Edition}}</div>
<div class="question">{{Question}}</div>
{{#Table}}<div class="table">{{Table}}</div>{{/Table}}
{{Choices}}"""
_BACK: Final = """{{FrontSide}}
<hr id="answer">
<div class="answer">{{Answer}}</div>
<div class="explanation">{{Explanation}}</div>
<div class="source">{{Source}}</div>"""
_STYLE: Final = """.card { font-family: serif; font-size: 20px; line-height: 1.4;
  text-align: left; max-width: 40em; margin: 0 auto; }
.edition, .source { font-size: 16px; opacity: .8; }
.table { margin: .6em 0; font-size: 18px; }
.answer { font-weight: bold; }
.suit.red { color: #b3121d; }
.nightMode .suit.red { color: #ff7b7b; }
"""


def write_package(notes: Iterable[AnkiNote], version: int, rights: str = "") -> bytes:
    """Return a package of the notes; the same notes and version give the same bytes.

    ``version`` numbers the states of the content, from 1. ``rights`` are shown with each deck.
    """
    timestamp = time_of(version).timestamp()
    decks = _decks(notes, rights)
    with closing(sqlite3.connect(":memory:")) as db:
        # `genanki.Package.write_to_file` would leave a file in the folder for passing ones.
        package = genanki.Package(decks)
        package.write_to_db(db.cursor(), timestamp, itertools.count(int(timestamp * 1000)))
        db.commit()
        collection = db.serialize()
    return _zipped({"collection.anki2": collection, "media": b"{}"}, time_of(version))


def time_of(version: int) -> datetime:
    """Return the time that stands for a version of the content: a day later for each."""
    if version < 1:
        raise ValueError(f"version {version} of the content; they are numbered from 1")
    return _FIRST_DAY + timedelta(days=version)


def guid_of(identifier: str) -> str:
    """Return what Anki knows the note of an identifier by."""
    guid: str = genanki.guid_for(_NAMESPACE, identifier)
    return guid


def _decks(notes: Iterable[AnkiNote], rights: str) -> list[genanki.Deck]:
    """Return the decks with their notes, in the order of the editions and chapters."""
    note_type = _note_type()
    decks: dict[AnkiDeck, genanki.Deck] = {}
    for note in notes:
        if note.deck not in decks:
            description = text(rights)
            decks[note.deck] = genanki.Deck(note.deck.number, note.deck.name, description)
        decks[note.deck].add_note(
            genanki.Note(
                model=note_type,
                fields=list(note.fields()),
                tags=list(note.written_tags()),
                guid=guid_of(note.identifier),
            )
        )
    return sorted(decks.values(), key=lambda deck: str(deck.name))


def _note_type() -> genanki.Model:
    return genanki.Model(
        _NOTE_TYPE,
        NOTE_TYPE_NAME,
        fields=[{"name": name} for name in FIELDS],
        templates=[{"name": "Question", "qfmt": _FRONT, "afmt": _BACK}],
        css=_STYLE,
        sort_field_index=FIELDS.index("Question"),
    )


def _zipped(files: dict[str, bytes], at: datetime) -> bytes:
    """Return files packed, with no trace of when and where."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in files.items():
            entry = zipfile.ZipInfo(name, at.timetuple()[:6])
            entry.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(entry, content)
    return packed.getvalue()


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
