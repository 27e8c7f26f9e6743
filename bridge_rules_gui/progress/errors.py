"""What can be wrong with the file of a student's progress, and how to correct it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bridge_rules_gui.language.sentence import sentence
from bridge_rules_gui.whole_files import TroubledError

if TYPE_CHECKING:
    from pathlib import Path

_LONGEST: Final = 200
GONE: Final = "it is gone"
EMPTY: Final = "it is empty"
"""Reasons why a file is damaged that are no words of SQLite's."""


class ProgressError(TroubledError):
    """Raised when progress cannot be read or written; says what, where and how to correct it."""


class UnreadableRowError(ValueError):
    """Raised when a row of the file says what cannot be."""


class DamagedProgressError(ProgressError):
    """Raised when the file is damaged; ``backup`` is the newest good copy, None without one."""

    def __init__(self, path: Path, reason: str, backup: Path | None = None) -> None:
        reason = " ".join(reason.split())[:_LONGEST]  # SQLite quotes statements of several lines
        self.path, self.reason, self.backup = path, reason, backup
        remedy = (
            sentence(
                "the newest good backup is {backup}; restore it; the damaged file is kept",
                backup=backup.name,
            )
            if backup
            else sentence("there is no usable backup; start again; the damaged file is kept")
        )
        super().__init__(
            sentence("{path}: damaged ({reason}); {mend}", path=path, reason=reason, mend=remedy)
        )


class NewerProgressError(ProgressError):
    """Raised when a newer version of the program wrote the file; it is left as it is."""

    def __init__(self, path: Path, found: int, known: int) -> None:
        self.path, self.found, self.known = path, found, known
        super().__init__(
            sentence(
                (
                    "{path}: written by a newer version of the program (schema {found}; this one "
                    "knows {known}); left as it is; install the newer version"
                ),
                path=path,
                found=found,
                known=known,
            )
        )
