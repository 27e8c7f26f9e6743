"""Comparing word by word beside reading: the fragment, and law quoted in the commentary."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Slot

from bridge_rules_gui.views.comparison.comparing_part import ComparingPart
from bridge_rules_gui.views.comparison.same_language_desk import SameLanguageDesk
from bridge_rules_gui.views.place_names import name_with_year

if TYPE_CHECKING:
    from PySide6.QtCore import QObject

    from bridge_rules_gui.corpus.address import Address
    from bridge_rules_gui.views.comparison.same_language_text import SameLanguageText
    from bridge_rules_gui.views.comparison.same_language_view import SameLanguageView
    from bridge_rules_gui.views.library.desk import Desk
    from bridge_rules_gui.views.terms.terms_desk import TermsDesk
    from bridge_rules_gui.views.window.workplaces import Workplaces

NAMES: Final = ("witness", "commentary")
"""What can be asked for by name: ``compare:witness``."""


class ComparingWords(ComparingPart):
    """Opens the texts of one language at the place that is read, and leads back from them."""

    def __init__(
        self, desk: Desk, terms: TermsDesk, workplaces: Workplaces, *, parent: QObject
    ) -> None:
        super().__init__(desk, terms, workplaces, parent)
        self.desk = SameLanguageDesk(desk.corpus, self)
        self._take_in(self.desk)
        self.desk.missed.connect(self._tell_missed)

    @property
    def made(self) -> SameLanguageDesk:
        """What keeps the workplace."""
        return self.desk

    @property
    def acted_on(self) -> SameLanguageView | None:
        """The two texts."""
        return self.desk.view

    @property
    def text(self) -> SameLanguageText | None:
        """The two texts in their columns."""
        return self.desk.view.text if self.desk.view else None

    @property
    def address(self) -> str:
        """What the window is asked for to show the same text again."""
        return f"compare:{self.desk.name}"

    def open_named(self, name: str) -> None:
        """Show a text by its name, from its beginning."""
        self._workplaces.enter(self.desk.room, "compare")
        self.desk.open(name, None)

    def open_place_read(self) -> None:
        """Show the place that is read beside the other text of it, where there is one."""
        self._workplaces.enter(self.desk.room, "compare")
        self.desk.open("", self._navigator.place)

    def markup(self) -> str:
        """Return what is shown as markup for print; nothing while something else is shown."""
        return self.desk.view.markup() if self.desk.view is not None and self.is_shown else ""

    @Slot(object)
    def _tell_missed(self, place: Address) -> None:
        """Say that the other text does not have the place that is read."""
        sentence = self.tr("{place} is not in the text beside the book; this is its beginning.")
        self.told.emit(sentence.format(place=name_with_year(place)))
