"""Comparing beside reading: the comparison follows the bars of the window, and they follow it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Qt, Signal, Slot

from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.services.typesetting.commentary import article_at
from bridge_rules_gui.views.comparison.comparison_desk import OVERVIEW, ComparisonDesk

if TYPE_CHECKING:
    from bridge_rules_gui.corpus.edition import Edition
    from bridge_rules_gui.views.desk import Desk
    from bridge_rules_gui.views.instruments import Instruments
    from bridge_rules_gui.views.settings import Settings
    from bridge_rules_gui.views.terms.terms_desk import TermsDesk
    from bridge_rules_gui.views.workplaces import Workplaces

_QUEUED: Final = Qt.ConnectionType.QueuedConnection


class Comparing(QObject):
    """Opens comparisons, and keeps the place of the window and the law compared the same.

    ``shown`` tells that what was asked for stands on the screen, ``failed`` carries the error
    when it cannot be compared, ``concept_wanted`` a concept whose card is wanted,
    ``told`` a passing message.
    """

    shown = Signal()
    failed = Signal(object)
    concept_wanted = Signal(str)
    told = Signal(str)

    def __init__(
        self,
        desk: Desk,
        terms: TermsDesk,
        workplaces: Workplaces,
        settings: Settings,
        instruments: Instruments,
        *,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._navigator = desk.navigator
        self._commands = desk.commands
        self._corpus = desk.corpus
        self._terms = terms
        self._workplaces = workplaces
        self._settings = settings
        self.desk = ComparisonDesk(
            partial(instruments.comparison, desk.corpus), settings.compared_editions, self
        )
        workplaces.add(self.desk.room)
        self._connect(desk)

    def _connect(self, desk: Desk) -> None:
        self.desk.place_activated.connect(self._read_place)
        self.desk.law_changed.connect(self._follow_comparison, _QUEUED)
        self.desk.editions_chosen.connect(self._remember_editions)
        self.desk.left.connect(self._workplaces.show_reading)
        self.desk.shown.connect(self.shown, _QUEUED)  # once the bars have followed
        self.desk.shown.connect(self._ask_terms_to_lend, _QUEUED)
        self.desk.failed.connect(self.failed)
        self.desk.shown.connect(self._take_commands)
        self.desk.concept_activated.connect(self.concept_wanted)
        self.desk.told.connect(self.told)
        self._workplaces.changed.connect(self._take_commands)
        law_view = desk.library.law_view
        law_view.comparison_wanted.connect(self.open_place)
        law_view.zoom_changed.connect(self.desk.set_zoom)
        self.desk.set_zoom(law_view.zoom)

    @property
    def is_current(self) -> bool:
        """Whether the comparison is the workplace, be it behind the answers of a search."""
        return self._workplaces.current is self.desk.room

    def open_asked(self, text: str) -> None:
        """Compare the law of a number; nothing, or ``overview``, asks for all of them."""
        from bridge_rules_gui.services.comparison import (  # noqa: PLC0415 - rare
            FIRST_LAW,
            LAST_LAW,
            UnknownLawError,
        )

        kind, _, topic = text.partition("/")
        if text in ("", "overview"):
            self.open(OVERVIEW)
        elif kind == "topics":
            self.open_topics(topic)
        elif text.isdecimal() and FIRST_LAW <= int(text) <= LAST_LAW:
            self.open(int(text))
        else:
            self.failed.emit(UnknownLawError(text))

    def open(self, law: int) -> None:
        """Compare a law, or with `OVERVIEW` show how much all of them changed."""
        self._workplaces.enter(self.desk.room, "compare")
        self.desk.open(law)

    def open_topics(self, topic: str = "") -> None:
        """Show what changed, by topic: at one of them, or where they were left."""
        self._workplaces.enter(self.desk.room, "compare")
        self.desk.open_topics(topic)

    def open_law_read(self) -> None:
        """Compare the law that is read at its place, or the one an article is about.

        Where neither is read, it is the one compared last.
        """
        place = self._navigator.place
        article = article_at(self._corpus, place)
        if isinstance(place.place, Citation):
            self.open_place(place)
        elif article is not None and article.laws:
            self.open(article.laws[0].law)
        else:
            self.open(self.desk.law)

    @Slot(object)
    def open_place(self, place: Address) -> None:
        """Compare a provision: its law, at its row."""
        self._workplaces.enter(self.desk.room, "compare")
        self.desk.open_place(place)

    def markup(self) -> str:
        """Return what is compared as markup for print; nothing while something else is shown."""
        view = self.desk.view
        return view.markup() if view and self._workplaces.is_shown(self.desk.room) else ""

    @property
    def has_columns(self) -> bool:
        """Whether what is shown stands in the columns of the editions."""
        view = self.desk.view
        is_shown = self._workplaces.is_shown(self.desk.room)
        return is_shown and view is not None and not view.is_overview_shown

    def follow(self, place: Address) -> bool:
        """Compare the law of a place opened meanwhile; tell whether there is one to compare."""
        if not self.is_current or not isinstance(place.place, Citation):
            return False
        if place.place.labels:
            self.desk.open_place(place)
        elif place.place.law != self.desk.law:
            self.desk.open(place.place.law)
        return True

    @Slot()
    def _take_commands(self) -> None:
        """Let the window's commands act on the comparison while it is shown."""
        is_shown = self._workplaces.is_shown(self.desk.room)
        view = self.desk.view
        self._commands.act_on(view.commands if is_shown and view is not None else None)

    def go_to_change(self, by: int) -> None:
        """Go to the next change, or with -1 to the one before; open the comparison before."""
        if not self.is_current:
            self.open_law_read()
        elif self.desk.view is not None:
            self.desk.view.text.next_change(by)

    def go_to_term(self, by: int) -> None:
        """Light the next term of the columns, or with -1 the one before."""
        if self.is_current and self.desk.view is not None:
            self.desk.view.text.go_to_term(by)

    def open_term(self) -> bool:
        """Open the concept that is lit; tell whether the comparison is what is asked."""
        view = self.desk.view
        if not self.is_current or view is None:
            return False
        if view.text.term is not None:
            self.concept_wanted.emit(view.text.term.concept)
        return True

    @Slot(int)
    def _follow_comparison(self, law: int) -> None:
        """Let the window's bars stand at the law compared."""
        place = self._navigator.place
        read = place.place.law if isinstance(place.place, Citation) else None
        if self.is_current and self.desk.law == law != read:
            self._navigator.open(Address(place.edition, Citation(law)))

    @Slot(object)
    def _read_place(self, place: Address) -> None:
        """Leave the comparison for a place in the books."""
        self._workplaces.show_reading()
        self._navigator.open(place)

    @Slot(object)
    def _remember_editions(self, editions: tuple[Edition, ...]) -> None:
        self._settings.compared_editions = editions

    @Slot()
    def _ask_terms_to_lend(self) -> None:
        """Have the terms made ready, now that there is a comparison to read meanwhile."""
        self._terms.when_ready(self._lend_terms)

    def _lend_terms(self) -> None:
        """Let the comparison know terms and words of obligation."""
        if self._terms.terminology is not None:
            self.desk.take_terminology(self._terms.terminology)
