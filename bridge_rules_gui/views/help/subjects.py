"""Which page of the help tells about the part of the window that has the keyboard."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bridge_rules_gui.services.guidance.help_pages import HelpSubject

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

# By the name of the innermost part that has one here.
_SUBJECTS: Final = {
    "address-bar": HelpSubject.SEARCH,
    "search-panel": HelpSubject.SEARCH,
    "library": HelpSubject.READING,
    "source-view": HelpSubject.READING,
    "comparison-room": HelpSubject.COMPARISON,
    "comparison": HelpSubject.COMPARISON,
    "comparison-map": HelpSubject.COMPARISON,
    "comparison-topics": HelpSubject.COMPARISON,
    "same-language-room": HelpSubject.COMPARISON,
    "own-text-room": HelpSubject.OWN_TEXTS,
    "own-text-list": HelpSubject.OWN_TEXTS,
    "terms": HelpSubject.TERMS,
    "simulator": HelpSubject.SIMULATOR,
    "situations": HelpSubject.SIMULATOR,
    "editor": HelpSubject.EDITOR,
    "boards-dialog": HelpSubject.EDITOR,
    "doubts-dialog": HelpSubject.EDITOR,
    "quiz": HelpSubject.QUIZ,
    "preset-dialog": HelpSubject.QUIZ,
    "notebook": HelpSubject.NOTEBOOK,
    "my-notes": HelpSubject.NOTEBOOK,
    "note-dialog": HelpSubject.NOTEBOOK,
    "export": HelpSubject.EXPORTS,
    "print-preview": HelpSubject.EXPORTS,
    "print-dialog": HelpSubject.EXPORTS,
    "about": HelpSubject.START,
}


def subject_of(part: QWidget | None, otherwise: QWidget | None) -> HelpSubject:
    """Return the page for a part of the window; else for what fills it, else where to begin."""
    for start in (part, otherwise):
        widget = start
        while widget is not None:
            if widget.objectName() in _SUBJECTS:
                return _SUBJECTS[widget.objectName()]
            widget = widget.parentWidget()
    return HelpSubject.START
