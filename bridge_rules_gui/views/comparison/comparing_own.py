"""The reader's own texts beside reading: opened from the menu, from the list, or by dropping."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QObject, Slot
from PySide6.QtGui import QDropEvent

from bridge_rules_gui.views.comparison.comparing_part import ComparingPart
from bridge_rules_gui.views.looks.palette import LIGHT

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from bridge_rules_gui.services.own_text.work import OwnTextTools
    from bridge_rules_gui.views.comparison.own_text_desk import OwnTextDesk
    from bridge_rules_gui.views.comparison.own_text_pane import OwnTextPane
    from bridge_rules_gui.views.comparison.own_text_text import OwnTextText
    from bridge_rules_gui.views.instruments import Instruments
    from bridge_rules_gui.views.library.desk import Desk
    from bridge_rules_gui.views.looks.palette import Colours
    from bridge_rules_gui.views.terms.terms_desk import TermsDesk
    from bridge_rules_gui.views.window.workplaces import Workplaces

OWN: Final = "own"
"""What the workplace can be asked for by: ``compare:own``."""


class ComparingOwn(ComparingPart):
    """Makes the workplace for own texts when it is first wanted, and takes dropped files."""

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
        super().__init__(desk, terms, workplaces, parent)
        self._build = partial(instruments.comparison, desk.corpus)
        self._tools: OwnTextTools | None = instruments.own_texts
        self._colours = LIGHT
        self.desk: OwnTextDesk | None = None
        if self._tools is not None:
            window.setAcceptDrops(True)
            window.installEventFilter(self)

    @property
    def made(self) -> OwnTextDesk | None:
        """What keeps the workplace, None before that is wanted."""
        return self.desk

    @property
    def acted_on(self) -> OwnTextPane | None:
        """The text beside the book."""
        return self.desk.room.pane if self.desk else None

    @property
    def text(self) -> OwnTextText | None:
        """The rows of the text and the book."""
        return self.desk.room.pane.text if self.desk else None

    @property
    def address(self) -> str:
        """What the window is asked for to show the texts kept."""
        return f"compare:{OWN}"

    def open(self) -> None:
        """Show the texts kept."""
        desk = self._entered()
        if desk is not None:
            desk.open()

    def choose_file(self) -> None:
        """Ask for a file, and show it beside the books."""
        desk = self._ready()
        if desk is not None:
            desk.choose_file()

    def open_file(self, file: Path) -> None:
        """Read a file and show it beside the books."""
        desk = self._entered()
        if desk is not None:
            desk.open_file(file)

    def go_to_change(self, by: int) -> bool:
        """Go to the next difference or the one before; tell whether an own text is shown."""
        if self.is_shown and self.acted_on is not None:
            self.acted_on.go_to_change(by)
        return self.is_shown

    def go_to_term(self, by: int) -> bool:
        """Light the next term or the one before; tell whether an own text is shown."""
        if self.is_shown and self.text is not None:
            self.text.go_to_term(by)
        return self.is_shown

    def markup(self) -> str:
        """Return what is shown as markup for print; nothing while something else is shown."""
        return self.desk.room.pane.markup() if self.desk is not None and self.is_shown else ""

    def set_colours(self, colours: Colours) -> None:
        """Take the colours of a theme."""
        self._colours = colours
        if self.desk is not None:
            self.desk.room.set_colours(colours)

    def _entered(self) -> OwnTextDesk | None:
        desk = self._ready()
        if desk is not None:
            self._enter()
        return desk

    def _ready(self) -> OwnTextDesk | None:
        """Return the workplace, made at the first time."""
        if self.desk is None and self._tools is not None:
            from bridge_rules_gui.views.comparison.own_text_desk import (  # noqa: PLC0415 - rare
                OwnTextDesk,
            )

            desk = self.desk = OwnTextDesk(self._build, self._tools, self)
            self._take_in(desk)
            desk.room.set_colours(self._colours)
            desk.room.pane.text.concept_activated.connect(self.concept_wanted)
            desk.began.connect(self._enter)
            desk.told.connect(self.told)
        return self.desk

    @Slot()
    def _enter(self) -> None:
        if self.desk is not None and not self.is_shown:
            self._workplaces.enter(self.desk.room, "compare")

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
