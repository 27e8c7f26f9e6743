"""The comparison made ready on a worker when it is first wanted."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.corpus.topics import UnknownTopicError
from bridge_rules_gui.views.comparison.made_room import MadeRoom
from bridge_rules_gui.views.tasks import LatestTask
from bridge_rules_gui.views.troubles import explained

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from bridge_rules_gui.corpus.address import Address
    from bridge_rules_gui.corpus.edition import Edition
    from bridge_rules_gui.services.comparison.comparison import Comparisons
    from bridge_rules_gui.services.terms.terminology import Terminology
    from bridge_rules_gui.views.comparison.comparison_view import ComparisonView

OVERVIEW = 0
"""Asked for instead of a law, the overview."""


class ComparisonDesk(QObject):
    """Keeps the workplace for comparing, and what was asked of it while it was not ready.

    ``room`` is the widget of the workplace. ``place_activated`` carries a place to be read,
    ``law_changed`` the law compared, ``editions_chosen`` the columns,
    ``concept_activated`` a concept whose card is wanted, ``told`` a passing message.
    ``left`` tells that the reader goes back to reading, ``shown`` that what was asked for
    stands on the screen.
    """

    place_activated = Signal(object)
    law_changed = Signal(int)
    editions_chosen = Signal(object)
    concept_activated = Signal(str)
    told = Signal(str)
    left = Signal()
    shown = Signal()
    failed = Signal(object)

    def __init__(
        self, build: Callable[[], Comparisons], editions: Sequence[Edition], parent: QObject
    ) -> None:
        super().__init__(parent)
        self._build = build
        self._editions = editions
        self._asked = OVERVIEW
        self._wanted: Callable[[ComparisonView], None] | None = None
        self._terminology: Terminology | None = None
        self.view: ComparisonView | None = None
        self.room = MadeRoom(self.tr("Getting the comparison ready ..."))
        self.room.setObjectName("comparison-room")
        self._making = LatestTask(self)
        self._making.succeeded.connect(self._take_comparisons)
        self._making.failed.connect(self._fail)
        self._lending = LatestTask(self)
        self._lending.succeeded.connect(self._take_terms)
        self._lending.failed.connect(self.failed)

    @property
    def law(self) -> int:
        """The law compared, `OVERVIEW` before any is."""
        return self.view.law if self.view else self._asked

    def open(self, law: int) -> None:
        """Compare a law, or with `OVERVIEW` show how much all of them changed."""
        self._asked = law
        self._ask(partial(_show_law, law))

    def open_place(self, place: Address) -> None:
        """Compare a law at the row of one of its provisions."""
        self._asked = place.place.law if isinstance(place.place, Citation) else OVERVIEW
        self._ask(partial(_show_place, place))

    def open_topics(self, topic: str) -> None:
        """Show what changed by topic: at the one of an id, or where they were left."""
        self._ask(partial(self._show_topics, topic))

    def _show_topics(self, topic: str, view: ComparisonView) -> None:
        view.show_topics()
        if topic and not view.entrances.topics.choose(topic):
            self.failed.emit(UnknownTopicError(topic, view.comparisons.topics))

    def _ask(self, wanted: Callable[[ComparisonView], None]) -> None:
        """Have something shown, at once or as soon as there is a view to show it."""
        if self.view is None:
            self._wanted = wanted
            if not self._making.is_running:
                self._making.start(partial(_made, self._build))
            return
        wanted(self.view)
        self.shown.emit()

    def take_terminology(self, terminology: Terminology) -> None:
        """Compare terms and words of obligation too, once they have been found on a worker."""
        if terminology is not self._terminology:
            self._terminology = terminology
            self._lend_terms()

    def _lend_terms(self) -> None:
        if self.view is not None and self._terminology is not None:
            comparisons = self.view.comparisons
            self._lending.start(partial(comparisons.with_terminology, self._terminology))

    @Slot(object)
    def _take_terms(self, comparisons: Comparisons) -> None:
        if self.view is not None:
            self.view.take_comparisons(comparisons)

    @Slot(object)
    def _take_comparisons(self, comparisons: Comparisons) -> None:
        from bridge_rules_gui.views.comparison.comparison_view import (  # noqa: PLC0415
            ComparisonView,
        )

        view = self.view = ComparisonView(comparisons, self.room)
        self._lend_terms()
        view.place_activated.connect(self.place_activated)
        view.law_changed.connect(self.law_changed)
        view.concept_activated.connect(self.concept_activated)
        view.text.term_told.connect(self.told)
        view.text.changes_ended.connect(self._tell_end)
        view.left.connect(self.left)
        view.turned.connect(self.shown)
        view.show_editions(self._editions)
        view.editions_chosen.connect(self.editions_chosen)
        self.room.move_in(view)
        if self._wanted is not None:
            self._ask(self._wanted)

    @Slot()
    def _tell_end(self) -> None:
        self.told.emit(self.tr("No further change in this law"))

    @Slot(object)
    def _fail(self, error: Exception) -> None:
        self.room.tell(explained(error))
        self.failed.emit(error)


def _show_law(law: int, view: ComparisonView) -> None:
    if law == OVERVIEW:
        view.show_overview()
    else:
        view.show_law(law)
        view.focus_text()


def _show_place(place: Address, view: ComparisonView) -> None:
    view.show_place(place)


def _made(build: Callable[[], Comparisons]) -> Comparisons:
    """Bring in what shows a comparison, then make the comparisons. Runs on a worker."""
    import bridge_rules_gui.views.comparison.comparison_view  # noqa: F401, PLC0415 - only now

    return build()
