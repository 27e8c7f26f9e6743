"""The reader's own texts beside reading: opened from the menu, from the list, or by dropping."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QObject, Qt, Signal, Slot
from PySide6.QtGui import QDropEvent

from bridge_rules_gui.views.palette import LIGHT

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from bridge_rules_gui.corpus.address import Address
    from bridge_rules_gui.services.own_text_work import OwnTextTools
    from bridge_rules_gui.views.comparison.own_text_desk import OwnTextDesk
    from bridge_rules_gui.views.desk import Desk
    from bridge_rules_gui.views.instruments import Instruments
    from bridge_rules_gui.views.palette import Colours
    from bridge_rules_gui.views.terms.terms_desk import TermsDesk
    from bridge_rules_gui.views.workplaces import Workplaces

OWN: Final = "own"
"""What the workplace can be asked for by: ``compare:own``."""
_QUEUED: Final = Qt.ConnectionType.QueuedConnection


class ComparingOwn(QObject):
    """Makes the workplace for own texts when it is first wanted, and takes dropped files.

    ``shown`` tells that what was asked for stands on the screen, ``failed`` carries the error
    when it cannot be read, ``told`` a passing message, ``concept_wanted`` a concept whose
    card is wanted.
    """

    shown = Signal()
    failed = Signal(object)
    told = Signal(str)
    concept_wanted = Signal(str)

    def __init__(
        self,
        window: QWidget,
        desk: Desk,
        terms: TermsDesk,
        workplaces: Workplaces,
        instruments: Instruments,
        *,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._navigator = desk.navigator
        self._commands = desk.commands
        self._terms = terms
        self._law_view = desk.library.law_view
        self._workplaces = workplaces
        self._build = partial(instruments.comparison, desk.corpus)
        self._tools: OwnTextTools | None = instruments.own_texts
        self._colours = LIGHT
        self.desk: OwnTextDesk | None = None
        workplaces.changed.connect(self._take_commands, _QUEUED)
        if self._tools is not None:
            window.setAcceptDrops(True)
            window.installEventFilter(self)

    @property
    def is_shown(self) -> bool:
        """Whether an own text fills the window."""
        return self.desk is not None and self._workplaces.is_shown(self.desk.room)

    def open(self) -> None:
        """Show the texts kept."""
        desk = self._entered()
        if desk is not None:
            desk.open()

    def choose_file(self) -> None:
        """Ask for a file, and show it beside the books."""
        desk = self._made()
        if desk is not None:
            desk.choose_file()

    def open_file(self, file: Path) -> None:
        """Read a file and show it beside the books."""
        desk = self._entered()
        if desk is not None:
            desk.open_file(file)

    def go_to_change(self, by: int) -> bool:
        """Go to the next difference or the one before; tell whether an own text is shown."""
        if self.is_shown and self.desk is not None:
            self.desk.room.text.next_difference(by)
        return self.is_shown

    def go_to_term(self, by: int) -> bool:
        """Light the next term or the one before; tell whether an own text is shown."""
        if self.is_shown and self.desk is not None:
            self.desk.room.text.go_to_term(by)
        return self.is_shown

    @Slot()
    def _ask_terms_to_lend(self) -> None:
        """Have the terms made ready, now that there is a text to read meanwhile."""
        self._terms.when_ready(self._lend_terms)

    def _lend_terms(self) -> None:
        """Let terms be pointed at and words of obligation be compared."""
        if self.desk is not None and self._terms.terminology is not None:
            self.desk.take_terminology(self._terms.terminology)

    def set_colours(self, colours: Colours) -> None:
        """Take the colours of a theme."""
        self._colours = colours
        if self.desk is not None:
            self.desk.room.set_colours(colours)

    def _entered(self) -> OwnTextDesk | None:
        desk = self._made()
        if desk is not None:
            self._enter()
        return desk

    def _made(self) -> OwnTextDesk | None:
        """Return the workplace, made at the first time."""
        if self.desk is None and self._tools is not None:
            from bridge_rules_gui.views.comparison.own_text_desk import (  # noqa: PLC0415 - rare
                OwnTextDesk,
            )

            desk = self.desk = OwnTextDesk(self._build, self._tools, self)
            desk.room.set_colours(self._colours)
            desk.room.set_zoom(self._law_view.zoom)
            self._law_view.zoom_changed.connect(desk.room.set_zoom)
            desk.began.connect(self._enter)
            desk.place_activated.connect(self._read_place)
            desk.left.connect(self._workplaces.show_reading)
            desk.shown.connect(self.shown, _QUEUED)
            desk.shown.connect(self._ask_terms_to_lend, _QUEUED)
            desk.room.text.concept_activated.connect(self.concept_wanted)
            desk.failed.connect(self.failed)
            desk.told.connect(self.told)
            self._workplaces.add(desk.room)
        return self.desk

    @Slot()
    def _enter(self) -> None:
        if self.desk is not None and not self.is_shown:
            self._workplaces.enter(self.desk.room, "compare")

    @Slot()
    def _take_commands(self) -> None:
        """Let the window's commands act on the own text while it is shown."""
        if self.is_shown and self.desk is not None:
            self._commands.act_on(self.desk.room)

    @Slot(object)
    def _read_place(self, place: Address) -> None:
        self._workplaces.show_reading()
        self._navigator.open(place)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take a file that is dropped anywhere on the window."""
        if event.type() in (QEvent.Type.DragEnter, QEvent.Type.Drop) and isinstance(
            event, QDropEvent
        ):
            file = _dropped(event)
            if file is not None:
                event.acceptProposedAction()
                if event.type() == QEvent.Type.Drop:
                    self.open_file(file)
                return True
        return super().eventFilter(watched, event)


def _dropped(event: QDropEvent) -> Path | None:
    """Return the one file of this machine that is dragged, if it is one."""
    urls = event.mimeData().urls()
    return Path(urls[0].toLocalFile()) if len(urls) == 1 and urls[0].isLocalFile() else None
