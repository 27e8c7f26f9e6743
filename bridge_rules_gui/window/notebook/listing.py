"""Entries of the notebook as the window lists them: in the panel, the margin, the list."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import (
    QCoreApplication,
    Qt,
)

from bridge_rules_gui.corpus.corpus import Corpus
from bridge_rules_gui.library.side_panel import PanelNote
from bridge_rules_gui.notebook.entries import Bookmark, Entry, Highlight
from bridge_rules_gui.notebook.passages import whereabouts
from bridge_rules_gui.notebook.selection import in_reading_order, with_words, words_of
from bridge_rules_gui.window.looks.icons import drawn_icon
from bridge_rules_gui.window.notebook.margin_marks import MarginMark
from bridge_rules_gui.window.notebook.names import day_name, kind_name, lost_words, place_name
from bridge_rules_gui.window.rows_model import RowsModel

_LONGEST_ROW: Final = 240
_LONGEST_NOTE: Final = 300


@dataclass(frozen=True, slots=True)
class EntryRow:
    """An entry as it is listed: its name, its icon, a head, and the words below it."""

    entry: str
    icon: str
    head: str
    words: str


class EntriesModel(RowsModel[EntryRow]):
    """Shows the head and the words of entries."""

    def shown(self, row: EntryRow, role: int) -> object:
        """Return the words, the icon, or what a screen reader says."""
        words = " ".join(row.words.split())
        if len(words) > _LONGEST_ROW:
            words = f"{words[:_LONGEST_ROW].rstrip()} …"
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return f"{row.head}\n{words}" if words else row.head
            case Qt.ItemDataRole.DecorationRole:
                return drawn_icon(row.icon)
            case Qt.ItemDataRole.AccessibleTextRole:
                return f"{row.head}. {words}"
            case _:
                return None


def panel_notes(corpus: Corpus, entries: Iterable[Entry]) -> list[PanelNote]:
    """Return what the side panel says of entries."""
    return [
        PanelNote(
            entry.id,
            entry.address,
            kind_name(entry),
            _shortened(words_of(entry)),
            _remark(corpus, entry),
        )
        for entry in entries
    ]


def margin_marks(entries: Iterable[Entry]) -> list[MarginMark]:
    """Return the marks of bookmarks and notes; highlights are seen in the text."""
    return [
        MarginMark(
            entry.id,
            entry.address,
            _icon(entry),
            ": ".join(part for part in (kind_name(entry), words_of(entry)) if part),
        )
        for entry in entries
        if not isinstance(entry, Highlight)
    ]


def rows_of(corpus: Corpus, entries: Iterable[Entry], asked: str) -> list[EntryRow]:
    """Return the entries with all the words asked for, in the order of the books."""
    found = with_words(entries, asked, lambda entry: _head(corpus, entry))
    return [
        EntryRow(entry.id, _icon(entry), _head(corpus, entry), words_of(entry))
        for entry in in_reading_order(corpus, found)
    ]


def _icon(entry: Entry) -> str:
    if isinstance(entry, Highlight):
        return "highlight"
    return "bookmark" if isinstance(entry, Bookmark) else "note"


def _shortened(words: str) -> str:
    return words if len(words) <= _LONGEST_NOTE else f"{words[:_LONGEST_NOTE].rstrip()} …"


def _head(corpus: Corpus, entry: Entry) -> str:
    parts = (kind_name(entry), place_name(corpus, entry.address), day_name(entry))
    head = " · ".join(parts)
    remark = _remark(corpus, entry)
    return f"{head} ({remark})" if remark else head


def _remark(corpus: Corpus, entry: Entry) -> str:
    """Return what is wrong with an entry: its place or its words are gone."""
    if not corpus.has_place(entry.address):
        gone = QCoreApplication.translate("Notebook", "this place is no longer in the book")
        return gone if not isinstance(entry, Highlight) else lost_words()
    if isinstance(entry, Highlight) and whereabouts(corpus, entry).lost:
        return lost_words()
    return ""
