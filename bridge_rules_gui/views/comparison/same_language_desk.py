"""The two texts of one language made ready on a worker when they are first wanted."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.views.comparison.made_room import MadeRoom
from bridge_rules_gui.views.tasks import LatestTask
from bridge_rules_gui.views.troubles import explained

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bridge_rules_gui.corpus.address import Address
    from bridge_rules_gui.corpus.corpus import Corpus
    from bridge_rules_gui.services.same_language.same_language import Other, SameLanguage
    from bridge_rules_gui.services.terms.terminology import Terminology
    from bridge_rules_gui.views.comparison.same_language_view import SameLanguageView


class SameLanguageDesk(QObject):
    """Keeps the workplace for texts of one language, and what was asked of it meanwhile.

    ``room`` is the widget of the workplace. ``place_activated`` carries a place to be read,
    ``left`` tells that the reader goes back to reading, ``shown`` that what was asked for
    stands on the screen, ``missed`` carries a place that the text does not have.
    """

    place_activated = Signal(object)
    left = Signal()
    shown = Signal()
    missed = Signal(object)
    failed = Signal(object)

    def __init__(self, corpus: Corpus, parent: QObject) -> None:
        super().__init__(parent)
        self._corpus = corpus
        self._asked: tuple[str, Address | None] = ("", None)
        self._terminology: Terminology | None = None
        self.view: SameLanguageView | None = None
        self.room = MadeRoom(self.tr("Comparing the texts word by word ..."))
        self.room.setObjectName("same-language-room")
        self._making = LatestTask(self)
        self._making.succeeded.connect(self._take_texts)
        self._making.failed.connect(self._fail)

    @property
    def name(self) -> str:
        """The name of the text that is shown; empty before one is."""
        return self._asked[0]

    def open(self, name: str, place: Address | None) -> None:
        """Show a text by its name, ``witness`` or ``commentary``, at a place; or the nearest.

        Without a name the fragment is shown beside its book, else the commentary.
        """
        is_of_1987 = place is not None and place.edition is Edition.RU_1987
        self._asked = (name or ("witness" if is_of_1987 else "commentary"), place)
        if self.view is None:
            if not self._making.is_running:
                self._make()
            return
        self._show_asked(self.view)

    def _show_asked(self, view: SameLanguageView) -> None:
        from bridge_rules_gui.services.same_language.same_language import Other  # noqa: PLC0415 - only now

        name, place = self._asked
        is_there = view.show_place(Other(name), place)
        view.focus_text()
        if not is_there:
            self.missed.emit(place)
        self.shown.emit()

    def take_terminology(self, terminology: Terminology) -> None:
        """Compare the words of obligation too."""
        if terminology is self._terminology:
            return
        self._terminology = terminology
        if self.view is not None or self._making.is_running:
            self._make()

    def _make(self) -> None:
        self._making.start(partial(_made, self._corpus, self._terminology))

    @Slot(object)
    def _take_texts(self, texts: Mapping[Other, SameLanguage]) -> None:
        if self.view is not None:
            self.view.take_texts(texts)
            return
        if not texts:
            self.room.tell(self.tr("There is no second text beside these books."))
            self.shown.emit()
            return
        from bridge_rules_gui.views.comparison.same_language_view import (  # noqa: PLC0415
            SameLanguageView,
        )

        view = self.view = SameLanguageView(texts, self.room)
        view.place_activated.connect(self.place_activated)
        view.left.connect(self.left)
        self.room.move_in(view)
        self._show_asked(view)

    @Slot(object)
    def _fail(self, error: Exception) -> None:
        self.room.tell(explained(error))
        self.failed.emit(error)


def _made(corpus: Corpus, terminology: Terminology | None) -> Mapping[Other, SameLanguage]:
    """Compare both texts with their books. Runs on a worker."""
    import bridge_rules_gui.views.comparison.same_language_view  # noqa: F401, PLC0415 - only now
    from bridge_rules_gui.services.same_language.commentary import quoted_laws  # noqa: PLC0415
    from bridge_rules_gui.services.same_language.witness import witnessed_laws  # noqa: PLC0415

    found = (witnessed_laws(corpus), quoted_laws(corpus, terminology))
    return {texts.other: texts for texts in found if texts is not None}
