"""What has happened so far, event by event: chosen, moved, changed and taken out."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QPersistentModelIndex,
    QSignalBlocker,
    Qt,
    Signal,
    Slot,
)
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QListView, QToolButton, QVBoxLayout, QWidget

from bridge_rules_gui.director.descriptions import described
from bridge_rules_gui.game.scenario import Event
from bridge_rules_gui.simulation.frame import Mark
from bridge_rules_gui.window.inert_text import inert_tip
from bridge_rules_gui.window.speaking import say, say_text


class EventsList(QWidget):
    """The events; the row chosen is where the case stands, and the next event goes behind it.

    ``chosen`` carries a number of events. ``edited``, ``removed`` and ``joined`` carry the number
    of an event, from 0, ``moved`` also the number it is to have.
    """

    chosen = Signal(int)
    edited = Signal(int)
    removed = Signal(int)
    moved = Signal(int, int)
    joined = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.model = EventsModel()
        self.list = QListView(self)
        self.list.setObjectName("scenario-events")
        self.list.setAccessibleName(self.tr("What happened so far"))
        self.list.setModel(self.model)
        self.list.setWordWrap(True)
        self.list.setResizeMode(QListView.ResizeMode.Adjust)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.selectionModel().currentChanged.connect(self._on_current_changed)
        self.list.doubleClicked.connect(self._edit)
        self._buttons: list[QToolButton] = []
        row = QHBoxLayout()
        row.setSpacing(4)
        for text, tip, keys, slot in self._commands():
            button = QToolButton(self)
            button.setText(text)
            button.setToolTip(f"{tip} ({keys})")
            button.setAccessibleName(tip)
            button.clicked.connect(slot)
            shortcut = QShortcut(QKeySequence(keys), self.list)
            shortcut.setContext(Qt.ShortcutContext.WidgetShortcut)
            shortcut.activated.connect(slot)
            row.addWidget(button)
            self._buttons.append(button)
        row.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addWidget(self.list, 1)
        column.addLayout(row)

    def _commands(self) -> tuple[tuple[str, str, str, Callable[[], None]], ...]:
        return (
            (self.tr("Change"), self.tr("Change this event"), "F2", self._edit),
            (self.tr("Delete"), self.tr("Delete this event"), "Del", self._remove),
            ("↑", self.tr("Move this event earlier"), "Alt+Up", self._move_up),
            ("↓", self.tr("Move this event later"), "Alt+Down", self._move_down),
            (
                self.tr("Simultaneous"),
                self.tr("Make this event and the next simultaneous, or separate them"),
                "Alt+J",
                self._join,
            ),
        )

    def show_events(self, events: Sequence[Event], cursor: int) -> None:
        """Show events, and where the case stands."""
        with QSignalBlocker(self.list.selectionModel()):
            self.model.show_events(events)
            index = self.model.index(cursor)
            self.list.setCurrentIndex(index)
        self.list.scrollTo(index)
        self.list.viewport().update()
        self._enable(cursor)

    def show_marks(self, marks: Sequence[Mark]) -> None:
        """Sign the irregular events."""
        self.model.show_marks(marks)

    def _enable(self, cursor: int) -> None:
        for button in self._buttons:
            button.setEnabled(cursor > 0)

    @property
    def _current(self) -> int:
        return self.list.currentIndex().row()

    @Slot(QModelIndex, QModelIndex)
    def _on_current_changed(self, current: QModelIndex) -> None:
        if current.isValid():
            self._enable(current.row())
            self.chosen.emit(current.row())

    def _emit_row(self, signal: Callable[[int], None]) -> None:
        if self._current > 0:
            signal(self._current - 1)

    @Slot()
    def _edit(self) -> None:
        self._emit_row(self.edited.emit)

    @Slot()
    def _remove(self) -> None:
        self._emit_row(self.removed.emit)

    @Slot()
    def _move_up(self) -> None:
        if self._current > 1:
            self.moved.emit(self._current - 1, self._current - 2)

    @Slot()
    def _move_down(self) -> None:
        if 0 < self._current < len(self.model.events):
            self.moved.emit(self._current - 1, self._current)

    @Slot()
    def _join(self) -> None:
        self._emit_row(self.joined.emit)


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
        said = "; ".join(say(described(part)) for part in event.parts)
        mark = self._marks.get(row)
        if mark is None:
            return f"{row}. {said}"
        return f"! {row}. {said} ({say_text(mark.key.in_words)})"
