"""The workplace for the reader's own texts: their list, and one of them beside a book."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QGuiApplication, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QProgressBar,
    QPushButton,
    QSplitter,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from bridge_rules_gui.services.own_text_page import own_text_page, report_page
from bridge_rules_gui.views.comparison.names import name_of_column
from bridge_rules_gui.views.comparison.own_text_bar import OwnTextBar
from bridge_rules_gui.views.comparison.own_text_list import OwnTextList
from bridge_rules_gui.views.comparison.own_text_names import OwnTextWords
from bridge_rules_gui.views.comparison.own_text_text import NO_ROW, OwnTextText
from bridge_rules_gui.views.library.find_bar import FindBar

if TYPE_CHECKING:
    from collections.abc import Callable

    from bridge_rules_gui.corpus.address import Address
    from bridge_rules_gui.corpus.edition import Edition
    from bridge_rules_gui.services.own_text_work import ComparedText
    from bridge_rules_gui.views.palette import Colours

_LIST_WIDTH = 210
_NO_LAW = 0


class OwnTextView(QWidget):
    """Shows a text beside a book, its report, that one is being read, or that there is none.

    ``place_activated`` carries a place to be read, ``left`` tells that the reader wants to go
    back, ``stopped`` that the work under way is to be given up.
    """

    place_activated = Signal(object)
    left = Signal()
    stopped = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("own-text-room")
        self._shown: ComparedText | None = None
        self._law = _NO_LAW
        self.list = OwnTextList(self)
        self.bar = OwnTextBar(self)
        self.heads = tuple(QLabel(self) for _ in range(2))
        self.text = OwnTextText(self)
        self.text.setObjectName("comparison-text")
        self.text.setAccessibleName(self.tr("Your text beside the book"))
        self.find_bar = FindBar(self.text, self)
        self.find_bar.hide()
        self.message = QLabel(self)
        self.progress = QProgressBar(self)
        self.cancel = QPushButton(self.tr("Cancel"), self)
        self._arrange()
        self._connect()
        self.show_nothing()

    def _arrange(self) -> None:
        self._stack = QStackedWidget(self)
        self._stack.addWidget(self._waiting())
        self._stack.addWidget(self._text_side())
        splitter = QSplitter(self)
        splitter.addWidget(self.list)
        splitter.addWidget(self._stack)
        splitter.setStretchFactor(1, 1)
        splitter.setSizes([_LIST_WIDTH, 4 * _LIST_WIDTH])
        splitter.setChildrenCollapsible(False)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(splitter)

    def _waiting(self) -> QWidget:
        """Return the page shown while nothing is, or while a text is being read."""
        page = QWidget(self)
        self.message.setObjectName("start-text")
        self.message.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.message.setTextFormat(Qt.TextFormat.PlainText)
        self.message.setWordWrap(True)
        self.progress.setRange(0, 100)
        self.progress.setMaximumWidth(320)
        self.progress.setAccessibleName(self.tr("Progress of reading"))
        self.cancel.setObjectName("own-text-cancel")
        self.cancel.clicked.connect(self.stopped)
        row = QHBoxLayout()
        row.addStretch(1)
        row.addWidget(self.progress, 1)
        row.addWidget(self.cancel)
        row.addStretch(1)
        column = QVBoxLayout(page)
        column.setContentsMargins(40, 0, 40, 0)
        column.addStretch(1)
        column.addWidget(self.message)
        column.addLayout(row)
        column.addStretch(1)
        return page

    def _text_side(self) -> QWidget:
        page = QWidget(self)
        self._heads = QWidget(page)
        heads = QHBoxLayout(self._heads)
        heads.setContentsMargins(19, 4, 19, 4)
        for head in self.heads:
            head.setObjectName("comparison-title")
            head.setTextFormat(Qt.TextFormat.PlainText)
            heads.addWidget(head, 1)
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        for widget in (self.bar, self._heads):
            column.addWidget(widget)
        column.addWidget(self.text, 1)
        column.addWidget(self.find_bar)
        return page

    def _connect(self) -> None:
        self.bar.law_chosen.connect(self.show_law)
        self.bar.filtered.connect(self._set_page)
        self.bar.report_wanted.connect(self.show_report)
        self.bar.difference_wanted.connect(self.text.next_difference)
        self.text.place_activated.connect(self.place_activated)
        self.find_bar.closed.connect(self.focus_text)
        for keys, slot in (
            ("Alt+Down", self.go_to_next_change),
            ("Alt+Up", self.go_to_previous_change),
            ("Escape", self._back_out),
        ):
            self._on_keys(keys, slot)

    def _on_keys(self, keys: str, slot: Callable[[], None]) -> None:
        shortcut = QShortcut(QKeySequence(keys), self)
        shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        shortcut.activated.connect(slot)

    @property
    def shown(self) -> ComparedText | None:
        """The text shown."""
        return self._shown

    @property
    def law(self) -> int:
        """The law shown, by its number in the book beside it; 0 before any is."""
        return self._law

    def show_nothing(self) -> None:
        """Say what can be done here."""
        self._shown = None
        self.message.setText(
            self.tr(
                "Open a text of the Laws of your own - plain text, Markdown or HTML, any edition, "
                "any language - or drop it here. It is compared with the books and stays in "
                "your own folder."
            )
        )
        self.progress.hide()
        self.cancel.hide()
        self._stack.setCurrentIndex(0)

    def show_working(self, name: str) -> None:
        """Say that a text is being read."""
        self.message.setText(self.tr("Reading {file} ...").format(file=name))
        self.progress.setValue(0)
        self.progress.show()
        self.cancel.show()
        self._stack.setCurrentIndex(0)

    @Slot(float)
    def advance(self, share: float) -> None:
        """Show how far the work is."""
        self.progress.setValue(round(share * 100))

    def show_again(self) -> None:
        """Show what was shown before the work that came to nothing."""
        if self._shown is None:
            self.show_nothing()
        else:
            self._stack.setCurrentIndex(1)

    def show_text(self, shown: ComparedText, *, is_new: bool) -> None:
        """Show a text: one just opened with its report, else at the law shown before."""
        self._shown = shown
        if self._law not in shown.rows:
            self._law = next(iter(shown.rows), _NO_LAW)
        self.bar.show_text(shown, self._law)
        book = name_of_column(shown.comparison.edition)
        for head, name in zip(self.heads, (book, shown.kept.name), strict=True):
            head.setText(name)
            head.setToolTip(name)
        self._stack.setCurrentIndex(1)
        self.show_report(is_wanted=is_new or not shown.rows or self.bar.report.isChecked())

    @Slot(int)
    def show_law(self, law: int) -> None:
        """Show a law beside the book."""
        if self._shown is not None and law in self._shown.rows:
            self._law = law
            self.bar.show_text(self._shown, law)
            self.show_report(is_wanted=False)

    @Slot(bool)
    def show_report(self, is_wanted: bool) -> None:
        """Show what was understood of the text, or its laws."""
        self.bar.show_is_report(is_report=is_wanted)
        self._heads.setVisible(not is_wanted)
        if self._shown is not None and is_wanted:
            names = OwnTextWords()
            self.text.show_report(report_page(self._shown.comparison, self._shown.guess, names))
        else:
            self._set_page()

    @Slot()
    def _set_page(self) -> None:
        if self._shown is None:
            return
        rows = self._shown.rows.get(self._law, ())
        page = own_text_page(
            self._shown.comparison,
            rows,
            OwnTextWords(),
            only_differences=self.bar.only.isChecked(),
        )
        self.text.show_page(self._shown.comparison, page)
        if self.find_bar.isVisible():
            self.find_bar.search_again()

    def set_colours(self, colours: Colours) -> None:
        """Take the colours of a theme."""
        self.text.set_colours(colours)

    def set_zoom(self, percent: int) -> None:
        """Set the text at a size."""
        self.text.set_zoom(percent)

    # What the window's commands ask.

    @Slot()
    def go_to_next_change(self) -> None:
        """Go to the next difference."""
        self.text.next_difference(1)

    @Slot()
    def go_to_previous_change(self) -> None:
        """Go to the difference before."""
        self.text.next_difference(-1)

    @Slot()
    def focus_text(self) -> None:
        """Put the keyboard where the reading is."""
        (self.text if self._shown is not None else self.list.open).setFocus()

    def copy(self) -> None:
        """Copy the selected words."""
        self.text.copy()

    def copy_with_citation(self) -> None:
        """Copy the row gone to, both sides of it with their places."""
        page, number = self.text.page, self.text.row
        if page is None or number == NO_ROW or self._shown is None:
            self.text.copy()
            return
        row = page.rows[number]
        book = ", ".join(str(provision.address) for provision in row.book)
        own = ", ".join(str(provision.citation) for provision in row.own)
        name = self._shown.kept.name
        text = f"{book}\n{row.book_words}\n\n{name}: {own}\n{row.own_words}"
        QGuiApplication.clipboard().setText(text)

    def open_find_bar(self) -> None:
        """Open the bar that finds words, with what is selected."""
        selected = self.text.textCursor().selectedText()
        self.find_bar.open_bar("" if "\u2029" in selected else selected)

    def find_next(self) -> None:
        """Go to the next hit."""
        self.find_bar.find_next()

    def find_previous(self) -> None:
        """Go to the hit before."""
        self.find_bar.find_previous()

    def place_in_question(self, _edition: Edition) -> Address | None:
        """Return the place of the book in the row gone to, None where there is none."""
        page, number = self.text.page, self.text.row
        if page is None or number == NO_ROW or not page.rows[number].book:
            return None
        return page.rows[number].book[0].address

    @Slot()
    def _back_out(self) -> None:
        if self.find_bar.isVisible():
            self.find_bar.close_bar()
        else:
            self.left.emit()
