"""The law beside the table: one edition with its book, or all of them side by side."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import (
    QButtonGroup,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSplitter,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from bridge_rules_gui.services.simulation.moments import EDITIONS
from bridge_rules_gui.views.simulator.lit_law_view import LitLawView
from bridge_rules_gui.views.simulator.moment_text import MomentText
from bridge_rules_gui.views.simulator.practice_pane import PracticePane
from bridge_rules_gui.views.simulator.question_bar import QuestionBar

if TYPE_CHECKING:
    from bridge_rules_gui.corpus.edition import Edition
    from bridge_rules_gui.services.law_page import LawPage
    from bridge_rules_gui.services.simulation.frame import LitLaw
    from bridge_rules_gui.services.simulation.moment_page import MomentPage
    from bridge_rules_gui.services.simulation.moments import Moment
    from bridge_rules_gui.views.palette import Colours

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
        self._choices = QButtonGroup(self)
        self.buttons: dict[Edition | None, QPushButton] = {}
        self.book = LitLawView(self)
        self.book.set_zoom(_BOOK_ZOOM)
        self.moment = MomentText(self)
        self.moment.setAccessibleName(self.tr("Why, and what follows"))
        self.columns = MomentText(self)
        self.columns.setAccessibleName(self.tr("The three editions side by side"))
        self.question = QuestionBar(self)
        self.why_not = QPushButton(self.tr("&Why not ...?"), self)
        self.why_not.setObjectName("why-not")
        self.why_not.setCheckable(True)
        self.why_not.setToolTip(self.tr("Show what was considered and excluded"))
        self.here = QLabel(self)
        self.here.setObjectName("law-here")
        self.here.setAccessibleName(self.tr("The provision that decides"))
        self.shown_moment: Moment | None = None
        self.below = QStackedWidget(self)
        self.below.addWidget(self.moment)
        self._arrange()
        self._choices.idClicked.connect(self._choose)
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
        column.addLayout(self._edition_row())
        column.addWidget(self.question)
        column.addWidget(self._pages, 1)

    def _edition_row(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setContentsMargins(6, 4, 6, 4)
        row.setSpacing(4)
        for edition in (*reversed(EDITIONS), None):
            text = str(edition.year) if edition else self.tr("&Three editions")
            button = QPushButton(text, self)
            button.setObjectName(f"rule-{edition.value if edition else 'all'}")
            button.setCheckable(True)
            self._choices.addButton(button)
            self._choices.setId(button, len(self.buttons))
            self.buttons[edition] = button
            row.addWidget(button)
        row.addWidget(self.why_not)
        row.addStretch(1)
        row.addWidget(self.here)
        return row

    # -- what is shown -------------------------------------------------------------------

    def show_edition(self, edition: Edition | None, of_table: Edition) -> None:
        """Show one edition, or all of them for None beside the table as it is under one."""
        self.buttons[edition].setChecked(True)
        self._pages.setCurrentWidget(self.columns if edition is None else self.parts)
        if edition is None:
            self.here.setText(self.tr("Table: {year}").format(year=of_table.year))
        self.here.show()
        self.why_not.setEnabled(edition is not None)

    def show_moment(self, moment: Moment) -> None:
        """Show the law of a step under one edition."""
        self.shown_moment = moment
        self.moment.show_page(moment.page)
        self.show_law(moment.law_page, moment.law, moment.beside)

    def show_law(
        self, page: LawPage | None, law: LitLaw | None, beside: tuple[LitLaw, ...] = ()
    ) -> None:
        """Show a provision with its deciding words in its book, and others at work beside it."""
        self.here.setText("" if law is None else str(law.address.place))
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
        self.here.setVisible(is_open)

    def set_colours(self, colours: Colours) -> None:
        """Take the colours of a theme."""
        self.setStyleSheet(
            f"#question-bar {{ background: {colours.shade};"
            f" border-left: 4px solid {colours.bar}; }}"
            f"#law-pane QPushButton:checked {{ background: {colours.selection};"
            f" color: {colours.selection_ink}; text-decoration: underline; }}"
            f"#law-here {{ color: {colours.window_ink}; font-weight: 700; padding: 0 6px; }}"
            f"#question {{ color: {colours.ink}; font-weight: 600; }}"
        )
        # A style sheet gives the texts within the palette they had: theirs comes after it.
        for text in (self.book, self.moment, self.columns):
            text.set_colours(colours)
            text.viewport().setPalette(text.palette())
        for dialogue in self.below.findChildren(PracticePane):
            dialogue.set_colours(colours)

    @Slot(int)
    def _choose(self, number: int) -> None:
        self.edition_chosen.emit(list(self.buttons)[number])
