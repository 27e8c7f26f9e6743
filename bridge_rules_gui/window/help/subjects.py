"""Which page of the help is meant: by its name, or by the part of the window with the keyboard."""

from __future__ import annotations

from typing import Final

from PySide6.QtWidgets import QWidget

from bridge_rules_gui.guide.help_pages import HelpSubject
from bridge_rules_gui.language.sentence import sentence

# By the name of the innermost part that has one here.
_SUBJECTS: Final = {
    "address-bar": HelpSubject.SEARCH,
    "search": HelpSubject.SEARCH,
    "library": HelpSubject.READING,
    "source-view": HelpSubject.READING,
    "comparison": HelpSubject.COMPARISON,
    "comparison-map": HelpSubject.COMPARISON,
    "comparison-topics": HelpSubject.COMPARISON,
    "own-texts": HelpSubject.OWN_TEXTS,
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


class UnknownHelpError(LookupError):
    """Raised where the help has no page of a name."""

    def __init__(self, name: str, known: tuple[str, ...]) -> None:
        super().__init__(
            sentence(
                "the help has no page {name}; write help: and {names}",
                name=repr(name),
                names=", ".join(known),
            )
        )


def subject_named(name: str) -> HelpSubject:
    """Return the page of a name, where to begin for none; raise where there is no such page."""
    known = tuple(subject.value for subject in HelpSubject)
    if name and name not in known:
        raise UnknownHelpError(name, known)
    return HelpSubject(name or HelpSubject.START.value)


def subject_of(part: QWidget | None, otherwise: QWidget | None) -> HelpSubject:
    """Return the page for a part of the window; else for what fills it, else where to begin."""
    for start in (part, otherwise):
        widget = start
        while widget is not None:
            if widget.objectName() in _SUBJECTS:
                return _SUBJECTS[widget.objectName()]
            widget = widget.parentWidget()
    return HelpSubject.START
