"""Words of obligation marked in the reading pane while the reader wants them."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot

from bridge_rules_gui.services.terms.obligation_spans import marks_of_page
from bridge_rules_gui.views.tasks import LatestTask
from bridge_rules_gui.views.terms.obligation_looks import ObligationLegend, look_of

if TYPE_CHECKING:
    from bridge_rules_gui.services.terms.obligation import ObligationMark
    from bridge_rules_gui.views.library.law_view import LawView
    from bridge_rules_gui.views.looks.palette import Colours
    from bridge_rules_gui.views.terms.terms_desk import TermsDesk

_LAYER = "obligation"


class ObligationLayer(QObject):
    """Marks every page that is shown, as long as it is switched on."""

    def __init__(self, law_view: LawView, terms: TermsDesk, colours: Colours) -> None:
        super().__init__(law_view)
        self.legend = ObligationLegend()
        self._law_view = law_view
        self._terms = terms
        self._colours = colours
        self._is_on = False
        self._is_read = True
        self._marks: tuple[ObligationMark, ...] = ()
        self._task = LatestTask(self)
        self._task.succeeded.connect(self._show_marks)
        law_view.page_shown.connect(self._ask)
        self.set_colours(colours)

    def switch(self, *, is_on: bool) -> None:
        """Mark the words from now on, or no more."""
        self._is_on = is_on
        self._show_legend()
        if is_on:
            self._terms.when_ready(self._ask)
        else:
            self._law_view.lay_over(_LAYER, ())

    def watch(self, *, is_read: bool) -> None:
        """Show the legend only while the law text is there to be read."""
        self._is_read = is_read
        self._show_legend()

    def _show_legend(self) -> None:
        self.legend.setVisible(self._is_on and self._is_read)

    def set_colours(self, colours: Colours) -> None:
        """Take the colours of a theme."""
        self._colours = self.legend.colours = colours
        self.legend.update()
        if self._is_on:
            self._lay()

    @Slot()
    def _ask(self) -> None:
        page, terminology = self._law_view.page, self._terms.terminology
        self._marks = ()
        if self._is_on and page is not None and terminology is not None:
            words = self._law_view.words
            self._task.start(partial(marks_of_page, terminology, page.edition, words))

    @Slot(object)
    def _show_marks(self, marks: tuple[ObligationMark, ...]) -> None:
        self._marks = marks
        if self._is_on:
            self._lay()

    def _lay(self) -> None:
        self._law_view.lay_over(
            _LAYER, [(m.start, m.end, look_of(m.strength, self._colours)) for m in self._marks]
        )
