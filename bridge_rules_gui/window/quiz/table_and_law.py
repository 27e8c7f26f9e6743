"""What stands beside a question: the table as it was recorded, then the law at its words."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import Qt, Slot
from PySide6.QtWidgets import (
    QHBoxLayout,
    QPushButton,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.game.scenario import Scenario
from bridge_rules_gui.quiz.prepared_question import LawAtWords, PreparedQuestion
from bridge_rules_gui.quiz.question import Question
from bridge_rules_gui.window.place_names import name_with_year
from bridge_rules_gui.window.shell.shell import Shell
from bridge_rules_gui.window.simulator.lit_law_view import LitLawView
from bridge_rules_gui.window.simulator.table.table_view import TableView
from bridge_rules_gui.window.speaking import say

_BOOK_ZOOM = 90
_MOST_LAWS = 3
_LEAST_TABLE = (340, 210)


def _as_asked(question: Question) -> Scenario | None:
    """Return the case of a question in the words in which it is asked."""
    if question.scenario is None or question.narrative is None:
        return question.scenario
    return replace(question.scenario, narrative=say(question.narrative))


ShowScenario = Callable[[Scenario], None]
"""How a case is shown at the simulator's table."""


class TableAndLaw(QWidget):
    """The pane beside a question."""

    def __init__(self, shell: Shell, show_scenario: ShowScenario, parent: QWidget) -> None:
        super().__init__(parent)
        self._shell = shell
        self._show_scenario = show_scenario
        self.setObjectName("beside")
        self._prepared: PreparedQuestion | None = None
        self._is_answered = False
        self._shown: LawAtWords | None = None
        self.table = TableView(self)
        self.table.set_duration(0)
        self.table.setMinimumSize(*_LEAST_TABLE)
        self.book = LitLawView(self)
        self.book.set_zoom(_BOOK_ZOOM)
        self.book.place_activated.connect(shell.visit)
        self.pages = QStackedWidget(self)
        self.pages.addWidget(self.table)
        self.pages.addWidget(self.book)
        self.laws: list[QPushButton] = []
        self._places: dict[QPushButton, LawAtWords] = {}
        self._arrange()

    def _arrange(self) -> None:
        self.see_table = self._tab(self.tr("&Table"), "beside-table")
        self.see_table.clicked.connect(self._show_table)
        self._head, self._foot = QWidget(self), QWidget(self)
        self._tabs = QHBoxLayout(self._head)
        self._tabs.setContentsMargins(8, 6, 8, 6)
        self._tabs.setSpacing(4)
        self._tabs.addWidget(self.see_table)
        self._tabs.addStretch(1)
        self.at_table = QPushButton(self.tr("Sho&w at the Table"), self)
        self.at_table.setObjectName("show-at-table")
        self.at_table.setToolTip(self.tr("Open the case in the simulator, step by step"))
        self.at_table.clicked.connect(self._open_table)
        self.in_book = QPushButton(self.tr("Open in the &Book"), self)
        self.in_book.setObjectName("open-in-book")
        self.in_book.setToolTip(self.tr("Read the whole law; Back returns to the question"))
        self.in_book.clicked.connect(self._open_book)
        ways = QHBoxLayout(self._foot)
        ways.setContentsMargins(8, 4, 8, 8)
        ways.setSpacing(8)
        ways.addStretch(1)
        ways.addWidget(self.at_table)
        ways.addWidget(self.in_book)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._head)
        column.addWidget(self.pages, 1)
        column.addWidget(self._foot)

    def _tab(self, text: str, name: str) -> QPushButton:
        tab = QPushButton(text, self)
        tab.setObjectName(name)
        tab.setProperty("tab", "yes")
        tab.setCheckable(True)
        tab.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        return tab

    # What is shown.

    def clear(self) -> None:
        """Show nothing: another question has come."""
        self._prepared, self._shown, self._is_answered = None, None, False
        self.hide()

    def show_asked(self, prepared: PreparedQuestion) -> None:
        """Show the table as the question tells it, and none of the law."""
        self._prepared, self._is_answered = prepared, False
        self._make_laws()
        if prepared.asked is not None:
            self.table.show_position(prepared.asked)
            self._show_table()
        self.setVisible(prepared.asked is not None)

    def show_answered(self, prepared: PreparedQuestion) -> None:
        """Show the law at the words that decide, and the table as it is ruled on."""
        self._prepared, self._is_answered = prepared, True
        self._make_laws()
        if prepared.answered is not None:
            self.table.show_position(prepared.answered)
        self.show()
        if prepared.laws:
            self._show_law(prepared.laws[0])

    def _make_laws(self) -> None:
        for tab in self.laws:
            self._tabs.removeWidget(tab)
            tab.hide()
            tab.deleteLater()
        self.laws, self._places = [], {}
        prepared = self._prepared
        laws = prepared.laws if prepared is not None and self._is_answered else ()
        for number, law in enumerate(laws[:_MOST_LAWS]):
            tab = self._tab(name_with_year(law.law.address, law.title), f"beside-law-{number + 1}")
            tab.clicked.connect(self._choose_law)
            self.laws.append(tab)
            self._places[tab] = law
            self._tabs.insertWidget(number + 1, tab)
            tab.show()
        self.see_table.setVisible(prepared is not None and prepared.asked is not None)
        self.at_table.setVisible(
            self._is_answered and prepared is not None and prepared.question.scenario is not None
        )
        # Before the answer there is the table alone, which takes all the room there is.
        self._head.setVisible(self._is_answered)
        self._foot.setVisible(self._is_answered)

    @Slot()
    def _show_table(self) -> None:
        self.pages.setCurrentWidget(self.table)
        self._mark(None)

    @Slot()
    def _choose_law(self) -> None:
        tab = self.sender()
        if isinstance(tab, QPushButton) and tab in self._places:
            self._show_law(self._places[tab])

    def _show_law(self, law: LawAtWords) -> None:
        self._shown = law
        self.pages.setCurrentWidget(self.book)
        self._mark(law)
        if law.law.words:
            self.book.show_law(law.page, law.law)
        else:
            self.book.show_page(law.page, law.law.address.place)

    def _mark(self, law: LawAtWords | None) -> None:
        self.see_table.setChecked(law is None)
        for tab, each in self._places.items():
            tab.setChecked(each is law)

    @property
    def place(self) -> Address | None:
        """The place whose words are shown."""
        return self._shown.law.address if self._shown else None

    @Slot()
    def _open_book(self) -> None:
        if self.place is not None:
            self._shell.visit(self.place)

    @Slot()
    def _open_table(self) -> None:
        scenario = _as_asked(self._prepared.question) if self._prepared is not None else None
        if scenario is not None:
            self._show_scenario(scenario)

    def restyle(self) -> None:
        """Take the colours that hold, once the style sheet of the workplace has them."""
        self.table.restyle()
        self.book.viewport().setPalette(self.book.palette())  # a style sheet froze the one it had
