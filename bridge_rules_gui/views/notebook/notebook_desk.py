"""What the window knows of the reader's notebook; changes are written on a worker."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

from bridge_rules_gui.quiz.progress.errors import ProgressError
from bridge_rules_gui.services.notebook.entries import Bookmark, Highlight, Note
from bridge_rules_gui.services.notebook.notebook import Change, NotebookContents
from bridge_rules_gui.views.tasks import LatestTask
from bridge_rules_gui.views.troubles import explained

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from bridge_rules_gui.bridge.sentence import Sentence
    from bridge_rules_gui.corpus.address import Address
    from bridge_rules_gui.services.notebook.entries import Entry
    from bridge_rules_gui.services.notebook.notebook import Notebook


class NotebookDesk(QObject):
    """The entries as the reader has made them, be they written yet or not.

    ``changed`` tells that the entries are others now; ``removed`` carries the changes by which
    some were removed; ``complained`` carries lines about entries that cannot be understood;
    ``failed`` carries the error when they could not be read or written, ``written`` tells that
    all are in the file.
    """

    changed = Signal()
    removed = Signal(object)
    written = Signal()
    failed = Signal(object)
    complained = Signal(object)

    def __init__(self, make: Callable[[], Notebook], parent: QObject) -> None:
        super().__init__(parent)
        self._notebook = make()
        self._entries: tuple[Entry, ...] = ()
        self._complaints: tuple[Sentence, ...] = ()
        self._task = LatestTask(self)
        self._task.succeeded.connect(self._take)
        self._task.failed.connect(self.failed)

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
        return self._task.is_running

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

    @Slot()
    def write(self) -> None:
        """Write what waits to be written, and read what other windows have written."""
        self._task.start(self._notebook.write)

    def add(self, entry: Entry) -> None:
        """Keep a new entry."""
        self.apply([Change(None, entry)])

    def replace(self, before: Entry, after: Entry) -> None:
        """Keep an entry in the place of the one it was."""
        self.apply([Change(before, after)])

    def remove(self, entries: Iterable[Entry]) -> None:
        """Remove entries; ``removed`` tells how to bring them back."""
        changes = [Change(entry, None) for entry in entries]
        if changes:
            self.apply(changes)
            self.removed.emit(changes)

    def bring_back(self, changes: Iterable[Change]) -> None:
        """Bring back what was removed, but no bookmark of a place that has one again."""
        undone = [change.undone for change in changes]
        self.apply([change for change in undone if not self._is_second_bookmark(change.after)])

    def _is_second_bookmark(self, entry: Entry | None) -> bool:
        return isinstance(entry, Bookmark) and self.bookmark_at(entry.address) is not None

    def apply(self, changes: Iterable[Change]) -> None:
        """Make changes at once, and write them in their order."""
        for change in changes:
            gone = {change.before.id} if change.before else set()
            gone |= {change.after.id} if change.after else set()
            kept = [entry for entry in self._entries if entry.id not in gone]
            self._entries = (*kept, change.after) if change.after else tuple(kept)
            self._notebook.add(change)
        self.changed.emit()
        self.write()

    def finish(self) -> str:
        """Write what is not written yet before the end; return why it cannot be, or nothing."""
        if self._notebook.is_written:
            return ""
        try:
            self._notebook.write()
        except ProgressError as error:
            return explained(error)
        return ""

    @Slot(object)
    def _take(self, contents: NotebookContents) -> None:
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
