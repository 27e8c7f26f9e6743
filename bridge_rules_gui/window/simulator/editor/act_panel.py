"""What happened: an act of any kind, entered field by field with the facts about it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QComboBox,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from bridge_rules_gui.game.card import Card
from bridge_rules_gui.game.seat import Seat
from bridge_rules_gui.simulation.editing_acts import ALWAYS_TRUE, FACTS, FORMS, ActForm, Input
from bridge_rules_gui.simulation.editing_events import EventTable, act_key
from bridge_rules_gui.window.simulator.editor.fields import CardField, Field, WordsField, field_for
from bridge_rules_gui.window.simulator.editor.names import (
    act_names,
    fact_names,
    name_of_input,
    topic_names,
)
from bridge_rules_gui.window.simulator.table.names import name_of_seat

_FIRST = "expose"
"""What is stated most often here: calls and plays are made at the table."""


class _Caption(QLabel):
    """What a field is for, in as many lines as its width asks for: a form gives it fewer."""

    def __init__(self, words: str) -> None:
        super().__init__(words)
        self.setWordWrap(True)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Ask for the height of all lines in this width."""
        super().resizeEvent(event)
        self.setMinimumHeight(self.heightForWidth(self.width()))


class ActPanel(QWidget):
    """Fields for one event. ``recorded`` carries its table and the event replaced, -1 for none."""

    recorded = Signal(object, int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._edited = -1
        self._kept: dict[str, Any] = {}
        self._fields: dict[str, Field] = {}
        self.who = QComboBox(self)
        self.who.setObjectName("act-who")
        self.who.setAccessibleName(self.tr("Who"))
        self.who.addItem(self.tr("(nobody)"), None)
        for seat in Seat:
            self.who.addItem(name_of_seat(seat), seat)
        self.act = QComboBox(self)
        self.act.setObjectName("act-kind")
        self.act.setAccessibleName(self.tr("What happened"))
        self._fill_acts()
        self.statement = QLineEdit()
        self.add = QPushButton(self)
        self.add.setObjectName("act-add")
        self.add.clicked.connect(self._emit_event)
        self.cancel = QPushButton(self.tr("Cancel"), self)
        self.cancel.clicked.connect(self.restart)
        self._area = QScrollArea(self)
        self._area.setWidgetResizable(True)
        self._area.setFrameShape(QScrollArea.Shape.NoFrame)
        self._arrange()
        self.act.currentIndexChanged.connect(self._take_act)
        self.restart()

    def _fill_acts(self) -> None:
        names, topics = act_names(), topic_names()
        last = None
        for form in sorted(FORMS.values(), key=lambda form: list(topics).index(form.topic)):
            if form.topic is not last and last is not None:
                self.act.insertSeparator(self.act.count())
            last = form.topic
            self.act.addItem(names[form.key], form.key)
        self.act.setMaxVisibleItems(30)

    def _arrange(self) -> None:
        head = QHBoxLayout()
        head.addWidget(self.who)
        head.addWidget(self.act, 1)
        foot = QHBoxLayout()
        foot.addStretch(1)
        foot.addWidget(self.cancel)
        foot.addWidget(self.add)
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 6, 8, 6)
        column.setSpacing(6)
        column.addLayout(head)
        column.addWidget(self._area, 1)
        column.addLayout(foot)

    @property
    def key(self) -> str:
        """The act being entered."""
        return str(self.act.currentData())

    @property
    def fields(self) -> Mapping[str, Field]:
        """The fields shown, by what they tell."""
        return self._fields

    @Slot()
    def restart(self) -> None:
        """Offer to tell what happens next."""
        self._edited = -1
        self._kept = {}
        self.statement.clear()
        if self.act.currentData() == _FIRST:
            self._take_act()
        self.act.setCurrentIndex(self.act.findData(_FIRST))
        self.add.setText(self.tr("&Add to Case"))
        self.cancel.hide()

    def show_event(self, number: int, table: EventTable) -> None:
        """Show an event of the case, to be changed."""
        self._kept = dict(table)
        self.act.setCurrentIndex(self.act.findData(act_key(table)))
        self._edited = number
        who = table.get("who")
        self.who.setCurrentIndex(self.who.findData(Seat.parse(who)) if who else 0)
        self.statement.setText(table.get("statement", ""))
        self._take_act()
        for name, field in self._fields.items():
            field.fill(table.get(name))
        self.add.setText(self.tr("&Change the Event"))
        self.cancel.show()

    def prepare(self, who: Seat | None, table: EventTable) -> None:
        """Show an act partly entered, to be completed and added."""
        self.restart()
        self.act.setCurrentIndex(self.act.findData(act_key(table)))
        self.who.setCurrentIndex(self.who.findData(who))
        for name, value in table.items():
            if name in self._fields:
                self._fields[name].fill(value)
        empty = (field for field in self._fields.values() if field.entered() is None)
        next(empty, self.add).setFocus(Qt.FocusReason.OtherFocusReason)

    def take_card(self, who: Seat, card: Card) -> bool:
        """Put a card clicked at the table into the field for it; return whether there is one."""
        form = FORMS[self.key]
        given = next((each for each in form.inputs if each.key in self._fields), None)
        field = None if given is None else self._fields[given.key]
        if not isinstance(field, CardField):
            return False
        field.take(str(card))
        self.who.setCurrentIndex(self.who.findData(who))
        return True

    @Slot()
    def _take_act(self) -> None:
        """Make the fields of the act chosen."""
        form = FORMS[self.key]
        inside = QWidget()
        rows = QFormLayout(inside)
        rows.setContentsMargins(0, 0, 6, 0)
        rows.setVerticalSpacing(4)
        rows.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        self._fields = {}
        for given in form.inputs:
            self._add_row(rows, given, name_of_input(given.key))
        kept = self.statement.text()
        self.statement = QLineEdit(kept)
        self.statement.setAccessibleName(self.tr("What was said with it"))
        rows.addRow(self.tr("What was said"), self.statement)
        self._add_facts(rows, form)
        self._area.setWidget(inside)
        for field in self._fields.values():
            if isinstance(field, WordsField):
                field.returnPressed.connect(self._emit_event)

    def _add_facts(self, rows: QFormLayout, form: ActForm) -> None:
        names = fact_names()
        own = {given.key for given in form.facts}
        others = (FACTS[key] for key in self._kept if key in FACTS and key not in own)
        facts = (*form.facts, *others)
        if facts:
            heading = QLabel(self.tr("Known facts; leave blank what is not established"))
            heading.setObjectName("editor-hint")
            heading.setWordWrap(True)
            rows.addRow(heading)
        for given in facts:
            self._add_row(rows, given, names[given.key])

    def _add_row(self, rows: QFormLayout, given: Input, label: str) -> None:
        field = field_for(given)
        field.setObjectName(f"act-{given.key}")
        field.setAccessibleName(label)
        self._fields[given.key] = field
        caption = _Caption(label)
        caption.setBuddy(field)
        rows.addRow(caption, field)

    @Slot()
    def _emit_event(self) -> None:
        self.recorded.emit(self._table(), self._edited)

    def _table(self) -> EventTable:
        """Return what is stated as an event's table."""
        who = self.who.currentData()
        table: EventTable = {} if who is None else {"who": str(who)}
        if self.key in ALWAYS_TRUE:
            table[self.key] = True
        recorded = {name: field.entered() for name, field in self._fields.items()}
        table |= {name: value for name, value in recorded.items() if value is not None}
        if self.statement.text().strip():
            table["statement"] = self.statement.text().strip()
        return table
