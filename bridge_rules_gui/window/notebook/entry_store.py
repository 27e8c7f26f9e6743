"""The entries of the notebook as the window knows them; changes are written on a worker."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QObject, Signal, Slot

from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.language.sentence import Sentence
from bridge_rules_gui.notebook.entries import Bookmark, Entry, Highlight, Note
from bridge_rules_gui.notebook.notebook import Change, Notebook, NotebookContents
from bridge_rules_gui.progress.errors import ProgressError
from bridge_rules_gui.window.shell.shell import Shell
from bridge_rules_gui.window.troubles import explained


class EntryStore(QObject):
    """The entries as the reader has made them, be they written yet or not.

    ``changed`` tells that the entries are others now; ``removed`` carries how many have been
    removed that `undo` brings back, 0 once it has; ``written`` tells that all are in the file,
    ``failed`` carries the error when they could not be read or written; ``complained`` carries
    lines about entries that cannot be understood.
    """

    changed = Signal()
    removed = Signal(int)
    written = Signal()
    failed = Signal(object)
    complained = Signal(object)

    def __init__(self, shell: Shell, notebook: Notebook, parent: QObject) -> None:
        super().__init__(parent)
        self._shell = shell
        self._notebook = notebook
        self._entries: tuple[Entry, ...] = ()
        self._removed: Sequence[Change] = ()
        self._complaints: tuple[Sentence, ...] = ()
        self._is_busy = False

    @property
    def entries(self) -> tuple[Entry, ...]:
        """All entries."""
        return self._entries

    @property
    def is_written(self) -> bool:
        """Whether all that was said is in the file."""
        return self._notebook.is_written

    @property
    def is_busy(self) -> bool:
        """Whether an answer of the file is awaited."""
        return self._is_busy

    @property
    def can_undo(self) -> bool:
        """Whether entries have been removed that can be brought back."""
        return bool(self._removed)

    @property
    def highlights(self) -> tuple[Highlight, ...]:
        """The words highlighted."""
        return tuple(entry for entry in self._entries if isinstance(entry, Highlight))

    def entry(self, name: str) -> Entry | None:
        """Return the entry of a name, None when it has been removed."""
        return next((entry for entry in self._entries if entry.id == name), None)

    def bookmark_at(self, place: Address) -> Bookmark | None:
        """Return the bookmark of a place."""
        marks = (entry for entry in self._entries if isinstance(entry, Bookmark))
        return next((mark for mark in marks if mark.address == place), None)

    def note_on(self, place: Address) -> Note | None:
        """Return the last note on a place."""
        notes = [e for e in self._entries if isinstance(e, Note) and e.address == place]
        return notes[-1] if notes else None

    def add(self, entry: Entry) -> None:
        """Keep a new entry."""
        self._apply([Change(None, entry)])

    def replace(self, before: Entry, after: Entry) -> None:
        """Keep an entry in the place of the one it was."""
        self._apply([Change(before, after)])

    def remove(self, entries: Iterable[Entry]) -> None:
        """Remove entries; `undo` brings them back."""
        changes = [Change(entry, None) for entry in entries]
        if changes:
            self._removed = changes
            self._apply(changes)
            self.removed.emit(len(changes))

    @Slot()
    def undo(self) -> None:
        """Bring back what was removed last, but no bookmark of a place that has one again."""
        changes, self._removed = self._removed, ()
        if changes:
            self.removed.emit(0)
            undone = [change.undone for change in changes]
            self._apply([change for change in undone if not self._is_second(change.after)])

    def _is_second(self, entry: Entry | None) -> bool:
        return isinstance(entry, Bookmark) and self.bookmark_at(entry.address) is not None

    def _apply(self, changes: Iterable[Change]) -> None:
        """Make changes at once, and write them in their order."""
        for change in changes:
            gone = {change.before.id} if change.before else set()
            gone |= {change.after.id} if change.after else set()
            kept = [entry for entry in self._entries if entry.id not in gone]
            self._entries = (*kept, change.after) if change.after else tuple(kept)
            self._notebook.add(change)
        self.changed.emit()
        self.write()

    # The file.

    @Slot()
    def write(self) -> None:
        """Write what waits to be written, and read what other windows have written."""
        self._is_busy = True
        self._shell.run(self._notebook.write, self._take, failed=self._fail)

    def finish(self) -> str:
        """Write what is not written yet before the end; return why it cannot be, or nothing."""
        if self._notebook.is_written:
            return ""
        try:
            self._notebook.write()
        except ProgressError as error:
            return explained(error)
        return ""

    def _take(self, contents: NotebookContents) -> None:
        self._is_busy = False
        if not self._notebook.is_written:
            self.write()  # more has been said meanwhile
            return
        if contents.entries != self._entries:
            self._entries = contents.entries
            self.changed.emit()
        self.written.emit()
        if contents.complaints != self._complaints:
            self._complaints = contents.complaints
            self.complained.emit(contents.complaints)

    def _fail(self, error: Exception) -> None:
        self._is_busy = False
        self.failed.emit(error)
        self._shell.note_failure(error)
