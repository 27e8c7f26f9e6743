"""The law beside the table: one edition with its book, or all of them side by side."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QGridLayout,
    QLabel,
    QPushButton,
    QSplitter,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.laws.clause import ruled_editions
from bridge_rules_gui.library.law_page import LawPage
from bridge_rules_gui.simulation.lit_words import LitLaw
from bridge_rules_gui.simulation.moment_page import CHANGES_ANCHOR, MomentPage, with_changes
from bridge_rules_gui.simulation.moments import Moment, Staged
from bridge_rules_gui.simulation.simulation import Simulation
from bridge_rules_gui.window.looks.palette import Colours
from bridge_rules_gui.window.shell.shell import Shell
from bridge_rules_gui.window.simulator.lit_law_view import LitLawView
from bridge_rules_gui.window.simulator.moment_text import MomentText
from bridge_rules_gui.window.simulator.names import moment_words
from bridge_rules_gui.window.simulator.question_bar import QuestionBar
from bridge_rules_gui.window.speaking import say

_HEIGHTS: Final = (380, 280)
_BOOK_ZOOM: Final = 90  # beside a table there is less room than in the reading
_GAP: Final = 4
_FREE: Final = 5
"""The column that takes the room left; the editions, and what would change it, stand before it."""
_RIGHT: Final = Qt.AlignmentFlag.AlignRight


class LawPane(QWidget):
    """Shows the law of a moment; on request also what would change the ruling."""

    def __init__(self, shell: Shell, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("law-pane")
        self._shell = shell
        self.editions = EditionRow(self)
        self.book = LitLawView(self)
        self.book.set_zoom(_BOOK_ZOOM)
        self.moment = MomentText(self)
        self.moment.setAccessibleName(self.tr("Reasons and consequences"))
        self.columns = MomentText(self)
        self.columns.setAccessibleName(self.tr("The three editions side by side"))
        self.question = QuestionBar(self)
        self._shown: tuple[Simulation, Moment] | None = None
        self.ruling_stack = QStackedWidget(self)
        self.ruling_stack.addWidget(self.moment)
        self._arrange()
        for text in (self.book, self.moment, self.columns):
            text.place_activated.connect(shell.visit)
        self.editions.what_if.toggled.connect(self._show_ruling)

    def _arrange(self) -> None:
        self.parts = QSplitter(Qt.Orientation.Vertical, self)
        self.parts.setHandleWidth(3)
        self.parts.setChildrenCollapsible(False)
        self.parts.addWidget(self.ruling_stack)
        self.parts.addWidget(self.book)
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

    # What is shown.

    def show_edition(self, edition: Edition | None, of_table: Edition) -> None:
        """Show one edition, or all of them for None beside the table as it is under one."""
        self.editions.show_edition(edition, of_table)
        self._pages.setCurrentWidget(self.columns if edition is None else self.parts)

    def show_step(
        self, staged: Staged, step: int, *, is_side_by_side: bool, can_undo: bool
    ) -> None:
        """Show the law of a step, and ask what the case leaves open."""
        moment = staged.moments[step]
        if is_side_by_side:
            self._show_columns(staged.columns[step])
        else:
            self._shown = (staged.simulation, moment)
            self._show_ruling()
            self.show_law(moment.law_page, moment.law, moment.beside)
        self.question.ask(moment.frame.ruling.facts_needed, can_undo=can_undo)

    def show_law(
        self, page: LawPage | None, law: LitLaw | None, beside: tuple[LitLaw, ...] = ()
    ) -> None:
        """Show a provision with its deciding words in its book, and others that apply too."""
        self.editions.here.setText("" if law is None else str(law.address.place))
        if page is not None and law is not None:
            self.book.show_law(page, law, beside)

    @Slot()
    def _show_ruling(self) -> None:
        """Show the ruling of a moment, and what would change it if that is wanted."""
        if self._shown is not None:
            self.moment.show_page(self._shown[1].page)
            if self.editions.what_if.isChecked():
                self._shell.run(partial(_with_changes, *self._shown), self._show_changes)

    def _show_columns(self, page: MomentPage) -> None:
        """Show a step under all editions; the place in the columns is kept."""
        at = self.columns.verticalScrollBar().value()
        self.columns.show_page(page)
        self.columns.verticalScrollBar().setValue(at)

    def _show_changes(self, found: tuple[Moment, MomentPage]) -> None:
        moment, page = found
        if self.editions.what_if.isChecked() and self._shown and self._shown[1] is moment:
            self.moment.show_page(page)
            self.moment.scrollToAnchor(CHANGES_ANCHOR)

    def set_book_open(self, *, is_open: bool) -> None:
        """Show the book, or hide it while a question is to be answered without it."""
        self.book.setVisible(is_open)
        self.editions.here.setVisible(is_open)

    def restyle(self) -> None:
        """Take the colours that hold, once the style sheet of the workplace has them."""
        # A style sheet gives what is within the texts the palette it had.
        for text in (self.book, self.moment, self.columns):
            text.viewport().setPalette(text.palette())


def _with_changes(simulation: Simulation, moment: Moment) -> tuple[Moment, MomentPage]:
    """Return the explanation with what would change the ruling below it; on a worker."""
    frame = moment.frame
    found = simulation.changes(frame.step, frame.edition)
    return moment, with_changes(moment.page, found, moment_words(say))


class EditionRow(QWidget):
    """Buttons in one line, or in two where there is no room for all of them.

    ``chosen`` carries the edition wanted, None for all at once.
    """

    chosen = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("edition-row")
        self._choices = QButtonGroup(self)
        self.buttons: dict[Edition | None, QPushButton] = {}
        for edition in (*reversed(ruled_editions()), None):
            self._add(edition)
        self.what_if = QPushButton(self.tr("&What would change it?"), self)
        self.what_if.setObjectName("what-if")
        self.what_if.setCheckable(True)
        self.what_if.setToolTip(
            self.tr("Show which facts, actions or moments would change the ruling")
        )
        self.here = QLabel(self)
        self.here.setObjectName("law-here")
        self.here.setAccessibleName(self.tr("Governing provision"))
        self._lines = QGridLayout(self)
        self._lines.setContentsMargins(6, _GAP, 6, _GAP)
        self._lines.setSpacing(_GAP)
        for column, button in enumerate(self.buttons.values()):
            self._lines.addWidget(button, 0, column)
        self._lines.setColumnStretch(_FREE, 1)
        self._place_rest(is_in_one_line=True)
        self._choices.idClicked.connect(self._choose)

    def _place_rest(self, *, is_in_one_line: bool) -> None:
        """Put what stands behind the editions beside them, or below where there is no room."""
        if is_in_one_line:
            self._lines.addWidget(self.what_if, 0, _FREE - 1)
            self._lines.addWidget(self.here, 0, _FREE, 1, 1, _RIGHT)
        else:
            self._lines.addWidget(self.what_if, 1, 0, 1, _FREE - 2)
            self._lines.addWidget(self.here, 1, _FREE - 2, 1, 3, _RIGHT)

    def _add(self, edition: Edition | None) -> None:
        text = str(edition.year) if edition else self.tr("&Three editions")
        button = QPushButton(text, self)
        button.setObjectName(f"rule-{edition.value if edition else 'all'}")
        button.setCheckable(True)
        self._choices.addButton(button, len(self.buttons))
        self.buttons[edition] = button

    @Slot(int)
    def _choose(self, number: int) -> None:
        self.chosen.emit(list(self.buttons)[number])

    def show_edition(self, edition: Edition | None, of_table: Edition) -> None:
        """Mark one edition, or all of them for None beside the table as it is under one."""
        self.buttons[edition].setChecked(True)
        self.what_if.setEnabled(edition is not None)
        if edition is None:
            self.here.setText(self.tr("Table: {year}").format(year=of_table.year))
        self.here.show()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put what does not fit into the first line into a second one."""
        super().resizeEvent(event)
        widgets = (*self.buttons.values(), self.what_if, self.here)
        needed = sum(widget.sizeHint().width() + _GAP for widget in widgets)
        self._place_rest(is_in_one_line=needed <= event.size().width())


def law_style(colours: Colours) -> str:
    """Return the style sheet of the pane."""
    return f"""
#edition-row QPushButton:checked {{ background: {colours.selection};
    color: {colours.selection_ink}; text-decoration: underline; }}
#simulator #moment, #simulator #deciding-law {{ background: {colours.paper};
    color: {colours.ink}; }}
#law-here {{ color: {colours.window_ink}; font-weight: 700; padding: 0 6px; }}
#law-pane #question-bar {{ background: {colours.shade}; border-left: 4px solid {colours.bar}; }}
#law-pane #question {{ color: {colours.ink}; font-weight: 600; }}
"""
