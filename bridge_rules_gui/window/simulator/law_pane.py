"""The law beside the table: one edition with its book, or all of them side by side."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QSplitter, QStackedWidget, QVBoxLayout, QWidget

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.library.law_page import LawPage
from bridge_rules_gui.simulation.frame import LitLaw
from bridge_rules_gui.simulation.moment_page import MomentPage
from bridge_rules_gui.simulation.moments import Moment
from bridge_rules_gui.window.looks.palette import Colours
from bridge_rules_gui.window.simulator.edition_row import EditionRow
from bridge_rules_gui.window.simulator.lit_law_view import LitLawView
from bridge_rules_gui.window.simulator.moment_text import MomentText
from bridge_rules_gui.window.simulator.practice_pane import PracticePane
from bridge_rules_gui.window.simulator.question_bar import QuestionBar

_HEIGHTS = (330, 330)
_BOOK_ZOOM = 90  # beside a table there is less room than in the reading


class LawPane(QWidget):
    """Shows the law of a moment.

    ``edition_chosen`` carries the edition wanted, None for all at once; ``place_wanted`` a
    provision to be opened in the book.
    """

    edition_chosen = Signal(object)
    place_wanted = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("law-pane")
        self.editions = EditionRow(self)
        self.book = LitLawView(self)
        self.book.set_zoom(_BOOK_ZOOM)
        self.moment = MomentText(self)
        self.moment.setAccessibleName(self.tr("Why, and what follows"))
        self.columns = MomentText(self)
        self.columns.setAccessibleName(self.tr("The three editions side by side"))
        self.question = QuestionBar(self)
        self.shown_moment: Moment | None = None
        self.below = QStackedWidget(self)
        self.below.addWidget(self.moment)
        self._arrange()
        self.editions.chosen.connect(self.edition_chosen)
        for text in (self.book, self.moment, self.columns):
            text.place_activated.connect(self.place_wanted)

    def _arrange(self) -> None:
        self.parts = QSplitter(Qt.Orientation.Vertical, self)
        self.parts.setHandleWidth(3)
        self.parts.setChildrenCollapsible(False)
        self.parts.addWidget(self.book)
        self.parts.addWidget(self.below)
        self.parts.setSizes(list(_HEIGHTS))
        self._pages = QStackedWidget(self)
        self._pages.addWidget(self.parts)
        self._pages.addWidget(self.columns)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.editions)
        column.addWidget(self.question)
        column.addWidget(self._pages, 1)

    # -- what is shown -------------------------------------------------------------------

    def show_edition(self, edition: Edition | None, of_table: Edition) -> None:
        """Show one edition, or all of them for None beside the table as it is under one."""
        self.editions.show_edition(edition, of_table)
        self._pages.setCurrentWidget(self.columns if edition is None else self.parts)

    def show_moment(self, moment: Moment) -> None:
        """Show the law of a step under one edition."""
        self.shown_moment = moment
        self.moment.show_page(moment.page)
        self.show_law(moment.law_page, moment.law, moment.beside)

    def show_law(
        self, page: LawPage | None, law: LitLaw | None, beside: tuple[LitLaw, ...] = ()
    ) -> None:
        """Show a provision with its deciding words in its book, and others at work beside it."""
        self.editions.here.setText("" if law is None else str(law.address.place))
        if page is not None and law is not None:
            self.book.show_law(page, law, beside)

    def show_columns(self, page: MomentPage) -> None:
        """Show a step under all editions; the place in the columns is kept."""
        at = self.columns.verticalScrollBar().value()
        self.columns.show_page(page)
        self.columns.verticalScrollBar().setValue(at)

    def take_key(self, key: int) -> bool:
        """Let the dialogue take a key, where it is led; tell whether it has."""
        dialogue = self.below.currentWidget()
        return isinstance(dialogue, PracticePane) and dialogue.take_key(key)

    def set_book_open(self, *, is_open: bool) -> None:
        """Show the book, or hide it while a question is to be answered without it."""
        self.book.setVisible(is_open)
        self.editions.here.setVisible(is_open)

    def set_colours(self, colours: Colours) -> None:
        """Take the colours of a theme."""
        for part in (self.editions, self.question, self.moment, self.columns):
            part.set_colours(colours)
        # The window's style sheet gives what is within the texts the palette it had.
        for text in (self.book, self.moment, self.columns):
            text.viewport().setPalette(text.palette())
        for dialogue in self.below.findChildren(PracticePane):
            dialogue.set_colours(colours)
