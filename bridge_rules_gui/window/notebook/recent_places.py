"""The places visited last, in a menu: below Go, and at the end of the address bar."""

from __future__ import annotations

from PySide6.QtCore import QObject, Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.corpus.corpus import Corpus
from bridge_rules_gui.window.notebook.names import place_name
from bridge_rules_gui.window.settings import Settings
from bridge_rules_gui.window.shell.shell import Shell


class RecentPlaces(QObject):
    """Remembers where the reader has been, and leads back there."""

    def __init__(self, shell: Shell, corpus: Corpus, settings: Settings, parent: QWidget) -> None:
        super().__init__(parent)
        self._shell = shell
        self._corpus = corpus
        self._settings = settings
        self.menu = QMenu(self.tr("Recent P&laces"), parent)
        self.menu.setObjectName("recent-places")
        self.menu.aboutToShow.connect(self.fill)
        self.menu.triggered.connect(self._choose)
        self._own = (shell.actions["forget-places"], shell.actions["remember-places"])
        self._own[1].setChecked(settings.recent.keeps_places)

    @Slot(object)
    def note(self, place: Address) -> None:
        """Remember a place that has been opened."""
        self._settings.recent.remember_place(place)

    @Slot()
    def fill(self) -> None:
        """List the places, the newest first; those no book has any more are passed over."""
        self.menu.clear()
        known = [p for p in self._settings.recent.places if self._corpus.has_place(p)]
        for place in known:
            name = place_name(self._corpus, place).replace("&", "&&")
            self.menu.addAction(name).setData(str(place))
        if not known:
            self.menu.addAction(self.tr("No places yet")).setEnabled(False)
        self.menu.addSeparator()
        self.menu.addActions(self._own)

    @Slot(object)
    def _choose(self, action: QAction) -> None:
        if action.data():
            self._shell.open(Address.parse(str(action.data())))

    def forget(self) -> None:
        """Forget the places."""
        self._settings.recent.forget_places()
        self._shell.show_message(self.tr("Recent places cleared."))

    def switch(self, *, is_on: bool) -> None:
        """Remember places from now on, or no more."""
        self._settings.recent.keeps_places = is_on
        on, off = (
            self.tr("Recent places are remembered."),
            self.tr("Recent places are no longer remembered."),
        )
        self._shell.show_message(on if is_on else off)
