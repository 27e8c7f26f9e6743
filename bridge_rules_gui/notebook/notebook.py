"""The notebook of a reader, kept beside what he has learnt in his one file of progress."""

from __future__ import annotations

import secrets
from collections import deque
from dataclasses import dataclass, replace
from pathlib import Path
from threading import Lock

from bridge_rules_gui.language.sentence import Sentence, error_sentence, sentence
from bridge_rules_gui.notebook.documents import NOTEBOOK_SHELF, entry_of_kept, kept
from bridge_rules_gui.notebook.entries import Entry
from bridge_rules_gui.progress.store import ProgressStore


@dataclass(frozen=True, slots=True)
class Change:
    """An entry put in the place of another: a new one has none before, a removed one none after."""

    before: Entry | None
    after: Entry | None

    @property
    def undone(self) -> Change:
        """The change that takes this one back."""
        return Change(self.after, self.before)


@dataclass(frozen=True, slots=True)
class NotebookContents:
    """The entries kept, the oldest first, and a line about each that cannot be understood.

    What cannot be understood, because a newer program wrote it, stays in the file as it is.
    """

    entries: tuple[Entry, ...] = ()
    complaints: tuple[Sentence, ...] = ()


class Notebook:
    """Writes changes in the order they were made; for any thread, and any number of windows.

    A change that cannot be written waits until it can: nothing is forgotten while the program
    runs. Where another window has changed an entry meanwhile, both versions are kept.
    """

    def __init__(self, folder: Path) -> None:
        self._store = ProgressStore(folder)
        self._here = secrets.token_hex(4)
        self._waiting: deque[Change] = deque()
        self._lock = Lock()
        self._is_open = False

    @staticmethod
    def new_id() -> str:
        """Return a name no other entry has."""
        return secrets.token_hex(8)

    @property
    def is_written(self) -> bool:
        """Whether every change is in the file."""
        return not self._waiting

    def add(self, change: Change) -> None:
        """Take a change in; `write` writes it."""
        self._waiting.append(change)

    def write(self) -> NotebookContents:
        """Write all changes that wait, and return what is kept then; raise `ProgressError`."""
        with self._lock:
            if not (self._is_open or self._waiting or self._is_begun()):
                return NotebookContents()  # no file is made before there is something to keep
            if not self._is_open:
                self._store.open()
                self._is_open = True
            while self._waiting:
                self._apply(self._waiting[0])
                self._waiting.popleft()
            return self._read()

    def _is_begun(self) -> bool:
        file = self._store.file
        return file.path.exists() or bool(file.backups.all())

    def _apply(self, change: Change) -> None:
        before = kept(change.before) if change.before else None
        after = kept(change.after) if change.after else None
        if self._store.exchange(NOTEBOOK_SHELF, before, after) or change.after is None:
            return  # what another window has written since is not removed
        # One name for all that this window makes of the entry from now on.
        other = replace(change.after, id=f"{change.after.id}-{self._here}")
        self._store.exchange(NOTEBOOK_SHELF, None, kept(other))

    def _read(self) -> NotebookContents:
        entries: list[Entry] = []
        complaints: list[Sentence] = []
        for document in self._store.documents(NOTEBOOK_SHELF):
            try:
                entries.append(entry_of_kept(document))
            except ValueError as error:
                complaints.append(
                    sentence("{name}: {error}", name=document.name, error=error_sentence(error))
                )
        return NotebookContents(tuple(entries), tuple(complaints))
