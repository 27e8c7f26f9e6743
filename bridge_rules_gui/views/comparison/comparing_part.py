"""What every way of comparing has in common with the window: places, terms, commands, look."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Qt, Signal, Slot

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from bridge_rules_gui.corpus.address import Address
    from bridge_rules_gui.views.comparison.column_text import AnyColumnText
    from bridge_rules_gui.views.comparison.comparison_desk import ComparisonDesk
    from bridge_rules_gui.views.comparison.own_text_desk import OwnTextDesk
    from bridge_rules_gui.views.comparison.same_language_desk import SameLanguageDesk
    from bridge_rules_gui.views.library.commands import OtherText
    from bridge_rules_gui.views.library.desk import Desk
    from bridge_rules_gui.views.terms.terms_desk import TermsDesk
    from bridge_rules_gui.views.window.workplaces import Workplaces

QUEUED: Final = Qt.ConnectionType.QueuedConnection


class ComparingPart(QObject):
    """Leads into a workplace for comparing and back from it to the books.

    ``shown`` tells that what was asked for stands on the screen, ``failed`` carries the error
    when it cannot be compared, ``concept_wanted`` a concept whose card is wanted,
    ``told`` a passing message.
    """

    shown = Signal()
    failed = Signal(object)
    concept_wanted = Signal(str)
    told = Signal(str)

    def __init__(
        self, desk: Desk, terms: TermsDesk, workplaces: Workplaces, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._navigator = desk.navigator
        self._commands = desk.commands
        self._terms = terms
        self._workplaces = workplaces
        self._law_view = desk.library.law_view
        workplaces.changed.connect(self._take_commands, QUEUED)

    @property
    @abstractmethod
    def made(self) -> ComparisonDesk | SameLanguageDesk | OwnTextDesk | None:
        """What keeps the workplace, None before that is wanted."""

    @property
    @abstractmethod
    def acted_on(self) -> OtherText | None:
        """What the window's commands about words act on, None before there is a text."""

    @property
    @abstractmethod
    def text(self) -> AnyColumnText | None:
        """The text that is gone through, None before there is one."""

    def _take_in(self, made: ComparisonDesk | SameLanguageDesk | OwnTextDesk) -> None:
        """Let a workplace fill the window, and the window follow it."""
        room: QWidget = made.room
        self._workplaces.add(room)
        made.place_activated.connect(self._read_place)
        made.left.connect(self._workplaces.show_reading)
        made.shown.connect(self.shown, QUEUED)  # once the bars have followed
        made.shown.connect(self._ask_terms_to_lend, QUEUED)
        made.shown.connect(self._take_commands, QUEUED)
        made.failed.connect(self.failed)
        self._law_view.zoom_changed.connect(made.room.set_zoom)
        made.room.set_zoom(self._law_view.zoom)

    @property
    def room(self) -> QWidget | None:
        """What fills the window with the workplace, None before that is wanted."""
        return self.made.room if self.made is not None else None

    @property
    @abstractmethod
    def address(self) -> str:
        """What the window is asked for to show the same again."""

    @property
    def is_shown(self) -> bool:
        """Whether the workplace fills the window."""
        return self.made is not None and self._workplaces.is_shown(self.made.room)

    def go_to_change(self, by: int) -> bool:
        """Go to the next change or the one before; tell whether the workplace is shown."""
        if self.is_shown and self.text is not None:
            self.text.next_change(by)
        return self.is_shown

    @Slot()
    def _take_commands(self) -> None:
        """Let the window's commands act on the workplace while it is shown."""
        if self.is_shown and self.acted_on is not None:
            self._commands.act_on(self.acted_on)

    @Slot(object)
    def _read_place(self, place: Address) -> None:
        """Leave the workplace for a place in the books."""
        self._workplaces.show_reading()
        self._navigator.open(place)

    @Slot()
    def _ask_terms_to_lend(self) -> None:
        """Have the terms made ready, now that there is something to read meanwhile."""
        self._terms.when_ready(self._lend_terms)

    def _lend_terms(self) -> None:
        """Let the workplace know terms and words of obligation."""
        if self.made is not None and self._terms.terminology is not None:
            self.made.take_terminology(self._terms.terminology)
