"""Comparing beside reading: the comparison follows the bars of the window, and they follow it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Slot

from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.corpus.citation import FIRST_LAW, LAST_LAW, Citation
from bridge_rules_gui.services.typesetting.commentary import article_at
from bridge_rules_gui.views.comparison.comparing_part import QUEUED, ComparingPart
from bridge_rules_gui.views.comparison.comparison_desk import OVERVIEW, ComparisonDesk

if TYPE_CHECKING:
    from PySide6.QtCore import QObject

    from bridge_rules_gui.corpus.edition import Edition
    from bridge_rules_gui.views.comparison.comparison_commands import ComparisonCommands
    from bridge_rules_gui.views.comparison.comparison_text import ComparisonText
    from bridge_rules_gui.views.instruments import Instruments
    from bridge_rules_gui.views.library.desk import Desk
    from bridge_rules_gui.views.settings import Settings
    from bridge_rules_gui.views.terms.terms_desk import TermsDesk
    from bridge_rules_gui.views.window.workplaces import Workplaces


class Comparing(ComparingPart):
    """Opens comparisons, and keeps the place of the window and the law compared the same."""

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
        super().__init__(desk, terms, workplaces, parent)
        self._corpus = desk.corpus
        self._settings = settings
        self.desk = ComparisonDesk(
            partial(instruments.comparison, desk.corpus), settings.compared_editions, self
        )
        self._take_in(self.desk)
        self.desk.law_changed.connect(self._follow_comparison, QUEUED)
        self.desk.editions_chosen.connect(self._remember_editions)
        self.desk.concept_activated.connect(self.concept_wanted)
        self.desk.told.connect(self.told)
        workplaces.changed.connect(self._give_commands_back)  # before any part takes them
        self._law_view.comparison_wanted.connect(self.open_place)

    @property
    def made(self) -> ComparisonDesk:
        """What keeps the workplace."""
        return self.desk

    @property
    def acted_on(self) -> ComparisonCommands | None:
        """What is shown of the comparison."""
        return self.desk.view.commands if self.desk.view else None

    @property
    def text(self) -> ComparisonText | None:
        """The rows of the law."""
        return self.desk.view.text if self.desk.view else None

    @property
    def is_law_shown(self) -> bool:
        """Whether a law is compared, at which the window's bars stand."""
        return self.is_shown and self.desk.view is not None and not self.desk.view.is_entrance_shown

    @property
    def is_current(self) -> bool:
        """Whether the comparison is the workplace, be it behind the answers of a search."""
        return self._workplaces.current is self.desk.room

    @property
    def address(self) -> str:
        """What the window is asked for to compare the same again."""
        view = self.desk.view
        if view is not None and view.is_entrance_shown:
            topic = view.entrances.topics.topic
            return "compare:overview" if view.is_overview_shown else f"compare:topics/{topic}"
        return f"compare:{self.desk.law or ''}"

    def open_asked(self, text: str) -> None:
        """Compare the law of a number; nothing, or ``overview``, asks for all of them."""
        kind, _, topic = text.partition("/")
        if text in ("", "overview"):
            self.open(OVERVIEW)
        elif kind == "topics":
            self.open_topics(topic)
        elif text.isdecimal() and FIRST_LAW <= int(text) <= LAST_LAW:
            self.open(int(text))
        else:
            from bridge_rules_gui.services.comparison.comparison import (  # noqa: PLC0415 - rare
                UnknownLawError,
            )

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
        return view.markup() if view and self.is_shown else ""

    @property
    def has_columns(self) -> bool:
        """Whether what is shown stands in the columns of the editions."""
        view = self.desk.view
        return self.is_shown and view is not None and not view.is_overview_shown

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
    def _give_commands_back(self) -> None:
        """Let the window's commands act on the law text again."""
        self._commands.act_on(None)

    def go_to_change(self, by: int) -> bool:
        """Go to the next change, or with -1 to the one before; open the comparison before."""
        if not self.is_current:
            self.open_law_read()
        elif self.text is not None:
            self.text.next_change(by)
        return self.is_current

    def go_to_term(self, by: int) -> None:
        """Light the next term of the columns, or with -1 the one before."""
        if self.is_current and self.text is not None:
            self.text.go_to_term(by)

    def open_term(self) -> bool:
        """Open the concept that is lit; tell whether the comparison is what is asked."""
        if not self.is_current or self.text is None:
            return False
        if self.text.term is not None:
            self.concept_wanted.emit(self.text.term.concept)
        return True

    @Slot(int)
    def _follow_comparison(self, law: int) -> None:
        """Let the window's bars stand at the law compared."""
        place = self._navigator.place
        read = place.place.law if isinstance(place.place, Citation) else None
        if self.is_current and self.desk.law == law != read:
            self._navigator.open(Address(place.edition, Citation(law)))

    @Slot(object)
    def _remember_editions(self, editions: tuple[Edition, ...]) -> None:
        self._settings.compared_editions = editions
