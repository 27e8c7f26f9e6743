"""Entries of the notebook as JSON, and back with every value checked."""

from __future__ import annotations

import json
import re
from datetime import UTC, datetime
from typing import Any, Final

from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.language.sentence import sentence
from bridge_rules_gui.notebook.entries import Bookmark, Entry, Highlight, Ink, Note, Stretch
from bridge_rules_gui.progress.json_fields import Fields, fields_of
from bridge_rules_gui.progress.records import KeptDocument

NOTEBOOK_SHELF: Final = "notebook"
"""The shelf of the student's file on which entries are kept."""

SCHEMA: Final = 1
LONGEST_NOTE: Final = 1_000_000
"""How many characters a note may have."""

MOST_STRETCHES: Final = 500
"""How many passages a highlight may run through."""

_LONGEST_WORDS: Final = 100_000
_CONTROL: Final = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\ud800-\udfff]")
_LARGEST: Final = 10_000_000


def plain(text: str) -> str:
    """Return a reader's words as they can be kept: no control characters, not endlessly many."""
    return _CONTROL.sub("", text)[:LONGEST_NOTE].strip()


def kept(entry: Entry) -> KeptDocument:
    """Return an entry as it is kept."""
    return KeptDocument(entry.id, entry.at, entry_text(entry))


def check(text: str) -> None:
    """Raise `ValueError` where the content of a document is no entry."""
    _entry(fields_of(text), "", datetime.now(UTC))


def entry_of_kept(document: KeptDocument) -> Entry:
    """Return the entry that was kept; raise `ValueError` when it cannot be understood."""
    return _entry(fields_of(document.content), document.name, document.at)


def entry_text(entry: Entry) -> str:
    """Return what an entry says, as JSON; the same entry always gives the same text."""
    document: dict[str, Any] = {"schema": SCHEMA, **_entry_document(entry)}
    return json.dumps(document, ensure_ascii=False, sort_keys=True)


def _entry_document(entry: Entry) -> dict[str, Any]:
    match entry:
        case Bookmark():
            return {"kind": "bookmark", "place": str(entry.address)}
        case Note():
            return {"kind": "note", "place": str(entry.address), "text": entry.text}
        case Highlight():
            stretches = [_stretch_value(stretch) for stretch in entry.stretches]
            return {"kind": "highlight", "ink": entry.ink.value, "stretches": stretches}


def _stretch_value(stretch: Stretch) -> dict[str, Any]:
    return {
        "place": str(stretch.address),
        "passage": stretch.passage,
        "start": stretch.start,
        "end": stretch.end,
        "words": stretch.words,
    }


def _entry(fields: Fields, name: str, at: datetime) -> Entry:
    if fields.whole("schema", 1, 1_000_000) > SCHEMA:
        raise ValueError(
            sentence("written by a newer version of the program; install that version")
        )
    kind = fields.text("kind", 100)
    if kind == "bookmark":
        return Bookmark(name, at, _place(fields))
    if kind == "note":
        return Note(name, at, _place(fields), fields.text("text", LONGEST_NOTE))
    if kind != "highlight":
        fields.refuse("kind", sentence("bookmark, note or highlight"))
    stretches = tuple(map(_stretch, fields.objects("stretches", MOST_STRETCHES)))
    if not stretches:
        fields.refuse("stretches", sentence("at least one passage"))
    ink = fields.made(
        "ink", Ink, sentence("one of {names}", names=", ".join(ink.value for ink in Ink))
    )
    return Highlight(name, at, ink, stretches)


def _stretch(fields: Fields) -> Stretch:
    start = fields.whole("start", 0, _LARGEST)
    return Stretch(
        address=_place(fields),
        passage=fields.whole("passage", 0, 10_000),
        start=start,
        end=fields.whole("end", start, _LARGEST),
        words=fields.text("words", _LONGEST_WORDS),
    )


def _place(fields: Fields) -> Address:
    return fields.made("place", Address.parse, sentence("an address like bg2017/27B1"))
