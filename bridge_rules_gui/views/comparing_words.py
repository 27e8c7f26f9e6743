"""Comparing word by word beside reading: the fragment, and law quoted in the commentary."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Qt, Signal, Slot

from bridge_rules_gui.views.comparison.same_language_desk import SameLanguageDesk

if TYPE_CHECKING:
    from bridge_rules_gui.corpus.address import Address
    from bridge_rules_gui.views.desk import Desk
    from bridge_rules_gui.views.terms.terms_desk import TermsDesk
    from bridge_rules_gui.views.workplaces import Workplaces

NAMES: Final = ("witness", "commentary")
"""What can be asked for by name: ``compare:witness``."""
_QUEUED: Final = Qt.ConnectionType.QueuedConnection


class ComparingWords(QObject):
    """Opens the texts of one language at the place that is read, and leads back from them.

    ``shown`` tells that what was asked for stands on the screen, ``failed`` carries the error
    when it cannot be compared, ``told`` a passing message.
    """

    shown = Signal()
    failed = Signal(object)
    told = Signal(str)

    def __init__(
        self, desk: Desk, terms: TermsDesk, workplaces: Workplaces, *, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._navigator = desk.navigator
        self._commands = desk.commands
        self._terms = terms
        self._workplaces = workplaces
        self.desk = SameLanguageDesk(desk.corpus, self)
        workplaces.add(self.desk.room)
        self.desk.place_activated.connect(self._read_place)
        self.desk.left.connect(workplaces.show_reading)
        self.desk.shown.connect(self.shown, _QUEUED)
        self.desk.shown.connect(self._ask_terms_to_lend, _QUEUED)
        self.desk.shown.connect(self._take_commands, _QUEUED)
        self.desk.failed.connect(self.failed)
        self.desk.missed.connect(self._tell_missed)
        workplaces.changed.connect(self._take_commands, _QUEUED)
        law_view = desk.library.law_view
        law_view.zoom_changed.connect(self.desk.set_zoom)
        self.desk.set_zoom(law_view.zoom)

    @property
    def is_shown(self) -> bool:
        """Whether the two texts fill the window."""
        return self._workplaces.is_shown(self.desk.room)

    def open_named(self, name: str) -> None:
        """Show a text by its name, from its beginning."""
        self._workplaces.enter(self.desk.room, "compare")
        self.desk.open(name, None)

    def open_place_read(self) -> None:
        """Show the place that is read beside the other text of it, where there is one."""
        self._workplaces.enter(self.desk.room, "compare")
        self.desk.open("", self._navigator.place)

    def go_to_change(self, by: int) -> bool:
        """Go to the next difference or the one before; tell whether the texts are shown."""
        if self.is_shown and self.desk.view is not None:
            self.desk.view.text.next_change(by)
        return self.is_shown

    @Slot()
    def _take_commands(self) -> None:
        """Let the window's commands act on the two texts while they are shown."""
        if self.is_shown and self.desk.view is not None:
            self._commands.act_on(self.desk.view)

    @Slot(object)
    def _read_place(self, place: Address) -> None:
        self._workplaces.show_reading()
        self._navigator.open(place)

    @Slot(object)
    def _tell_missed(self, place: Address) -> None:
        """Say that the other text does not have the place that is read."""
        sentence = self.tr("{place} is not in the text beside the book; this is its beginning.")
        self.told.emit(sentence.format(place=place))

    @Slot()
    def _ask_terms_to_lend(self) -> None:
        self._terms.when_ready(self._lend_terms)

    def _lend_terms(self) -> None:
        """Let words of obligation be compared too."""
        if self._terms.terminology is not None:
            self.desk.take_terminology(self._terms.terminology)
