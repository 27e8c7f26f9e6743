"""What the kinds of entries are called in the list of quick find."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from bridge_rules_gui.services.guidance.quick_find import EntryKind

if TYPE_CHECKING:
    from bridge_rules_gui.services.guidance.quick_find import QuickEntry


def detail_of(entry: QuickEntry) -> str:
    """Return what stands beside the title of an entry."""
    if entry.kind is EntryKind.SITUATION:
        return QCoreApplication.translate("QuickFind", "Law {number}").format(number=entry.detail)
    return entry.detail


def name_of_kind(kind: EntryKind) -> str:
    """Return the word that stands before an entry."""
    translate = QCoreApplication.translate
    match kind:
        case EntryKind.PLACE:
            return translate("QuickFind", "Go to")
        case EntryKind.RECENT:
            return translate("QuickFind", "Visited")
        case EntryKind.LAW:
            return translate("QuickFind", "Law")
        case EntryKind.ACTION:
            return translate("QuickFind", "Command")
        case EntryKind.TERM:
            return translate("QuickFind", "Term")
        case EntryKind.SITUATION:
            return translate("QuickFind", "Situation")
        case EntryKind.HELP:
            return translate("QuickFind", "Help")
        case EntryKind.SEARCH:
            return translate("QuickFind", "Search")
