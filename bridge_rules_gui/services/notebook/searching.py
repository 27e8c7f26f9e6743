"""The notebook searched: the entries in which all words asked for stand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bridge_rules_gui.services.notebook.entries import Bookmark, Highlight, Note

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from bridge_rules_gui.services.notebook.entries import Entry


def words_of(entry: Entry) -> str:
    """Return what an entry says: the reader's words, or those he highlighted."""
    match entry:
        case Bookmark():
            return ""
        case Note():
            return entry.text
        case Highlight():
            return entry.words


def with_words(
    entries: Iterable[Entry], asked: str, told: Callable[[Entry], str]
) -> tuple[Entry, ...]:
    """Return the entries in which each word asked for stands, be it as a part of another one.

    ``told`` says what else an entry is listed with: its place, its title, its kind.
    """
    wanted = asked.casefold().split()
    return tuple(
        entry
        for entry in entries
        if all(
            word in f"{entry.address} {told(entry)} {words_of(entry)}".casefold() for word in wanted
        )
    )
