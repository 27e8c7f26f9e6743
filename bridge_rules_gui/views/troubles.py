"""What could not be done, in the language of the window where a file is to blame."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from bridge_rules_gui.whole_files import Hindrance, TroubledError

translate = QCoreApplication.translate


def explained(error: Exception) -> str:
    """Return what is wrong, with which file, and how to mend it."""
    trouble = error.trouble if isinstance(error, TroubledError) else None
    if trouble is None:
        return str(error)
    return f"{trouble.path}: {_sentences()[trouble.hindrance]}"


def _sentences() -> dict[Hindrance, str]:
    return {
        Hindrance.FULL: translate(
            "Troubles", "The disk is full. Make room and try again; nothing kept is lost."
        ),
        Hindrance.FORBIDDEN: translate(
            "Troubles",
            "The file or its folder may not be read or written. Allow it, or choose another one.",
        ),
        Hindrance.MISSING: translate(
            "Troubles",
            "The file or its folder is not there. Check the name, or choose another one.",
        ),
        Hindrance.BUSY: translate(
            "Troubles", "Another window is writing. Wait a moment and try again."
        ),
        Hindrance.OTHER: translate(
            "Troubles", "The disk does not answer as it should. Try again, or choose another place."
        ),
    }
