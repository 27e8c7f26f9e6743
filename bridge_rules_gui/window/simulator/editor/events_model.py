"""The events of a story as a list: the beginning first, then one row for each."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, Qt

from bridge_rules_gui.director.telling import parts, told
from bridge_rules_gui.game.story import Event
from bridge_rules_gui.simulation.frame import Mark
from bridge_rules_gui.window.inert_text import inert_tip
from bridge_rules_gui.window.simulator.names import irregularity_names
from bridge_rules_gui.window.speaking import say

_Index = QModelIndex | QPersistentModelIndex


class EventsModel(QAbstractListModel):
    """Tells each event in a sentence; an irregular one is signed and named.

    Row n is the table after n events: the next event goes behind the row chosen.
    """

    def __init__(self) -> None:
        super().__init__()
        self._events: tuple[Event, ...] = ()
        self._marks: dict[int, Mark] = {}

    @property
    def events(self) -> tuple[Event, ...]:
        """The events shown."""
        return self._events

    def show_events(self, events: Sequence[Event]) -> None:
        """Show other events; their irregularities follow when they are known."""
        if tuple(events) == self._events:
            return
        self.beginResetModel()
        self._events = tuple(events)
        self._marks = {}
        self.endResetModel()

    def show_marks(self, marks: Sequence[Mark]) -> None:
        """Sign the irregular events."""
        found = {mark.step: mark for mark in marks}
        if found != self._marks:
            self._marks = found
            self.dataChanged.emit(self.index(0), self.index(len(self._events)))

    def rowCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own default
        """Return how many rows there are: the events and the beginning."""
        return 0 if parent.isValid() else len(self._events) + 1

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return the sentence of a row."""
        if not index.isValid():
            return None
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return self._sentence(index.row())
        if role == Qt.ItemDataRole.ToolTipRole:
            return inert_tip(self._sentence(index.row()))
        return None

    def _sentence(self, row: int) -> str:
        if row == 0:
            return self.tr("The beginning")
        event = self._events[row - 1]
        said = "; ".join(say(told(part)) for part in parts(event))
        mark = self._marks.get(row)
        if mark is None:
            return f"{row}. {said}"
        return f"! {row}. {said} ({irregularity_names()[mark.key]})"
