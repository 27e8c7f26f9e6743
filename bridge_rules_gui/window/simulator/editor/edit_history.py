"""The case being edited with everything done to it, so that it can be undone and redone."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QUndoCommand, QUndoStack

from bridge_rules_gui.simulation.editing import EditError, ScenarioDraft


class EditHistory(QObject):
    """Holds the case; edits go through `do`, which says so when one cannot be made.

    ``changed`` tells that the case or the place of the next event is another, ``refused``
    carries the `EditError` of an edit that left everything as it was.
    """

    changed = Signal()
    refused = Signal(object)

    def __init__(self, draft: ScenarioDraft, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.stack = QUndoStack(self)
        self._draft = draft

    @property
    def draft(self) -> ScenarioDraft:
        """The case as it stands."""
        return self._draft

    def begin_with(self, draft: ScenarioDraft) -> None:
        """Take another case; there is nothing to be undone in it."""
        self.stack.clear()
        self.put(draft)

    def do(
        self, text: str, edit: Callable[[ScenarioDraft], ScenarioDraft], merged_with: str = ""
    ) -> bool:
        """Edit the case; return whether that could be done.

        Edits with the same `merged_with`, one after the other, are undone together.
        """
        try:
            after = edit(self._draft)
        except EditError as error:
            self.refused.emit(error)
            return False
        if after.scenario == self._draft.scenario:
            self.move_to(after.cursor)
        else:
            self.stack.push(_Edit(self, self._draft, after, text, merged_with))
        return True

    def move_to(self, cursor: int) -> None:
        """Let the next event go elsewhere; that is no edit."""
        if cursor != self._draft.cursor:
            self.put(self._draft.at(cursor))

    def put(self, draft: ScenarioDraft) -> None:
        """Show a case as the one that stands."""
        self._draft = draft
        self.changed.emit()


class _Edit(QUndoCommand):
    """One edit: the case before it and after it."""

    def __init__(
        self,
        history: EditHistory,
        before: ScenarioDraft,
        after: ScenarioDraft,
        text: str,
        merged_with: str,
    ) -> None:
        super().__init__(text)
        self._history = history
        self._before = before
        self.after = after
        self.merged_with = merged_with

    def redo(self) -> None:
        """Do it, or do it again."""
        self._history.put(self.after)

    def undo(self) -> None:
        """Take it back."""
        self._history.put(self._before)

    def id(self) -> int:
        """Return one number for all edits that may be merged, as Qt asks for it."""
        return 1 if self.merged_with else -1

    def mergeWith(self, other: QUndoCommand) -> bool:
        """Take in the next edit of the same field."""
        if not isinstance(other, _Edit) or other.merged_with != self.merged_with:
            return False
        self.after = other.after
        return True
