"""The reader's own texts: their list, and one of them beside a book, or its report."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QFileDialog, QSplitter, QStackedWidget, QVBoxLayout, QWidget

from bridge_rules_gui.comparison.columns import ColumnsPage
from bridge_rules_gui.comparison.comparison import Comparisons
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.exchange.files import ExchangeError
from bridge_rules_gui.own_text.compared_text import ComparedText, OwnTextTools
from bridge_rules_gui.own_text.page import own_text_page, report_page
from bridge_rules_gui.own_text.shelf import KeptText
from bridge_rules_gui.terms.terminology import Terminology
from bridge_rules_gui.typesetting import hypertext
from bridge_rules_gui.window.comparison.columns_pane import ColumnsPane, ColumnTitles
from bridge_rules_gui.window.comparison.names import ComparisonNames
from bridge_rules_gui.window.comparison.own_text_bar import OwnTextBar
from bridge_rules_gui.window.comparison.own_text_list import OwnTextList
from bridge_rules_gui.window.comparison.own_text_names import OwnTextWords
from bridge_rules_gui.window.comparison.own_text_reading import (
    ReadingProgress,
    compared_text,
    opened_text,
    with_terms,
)
from bridge_rules_gui.window.comparison.own_text_waiting import OwnTextWaiting
from bridge_rules_gui.window.comparison.view import ComparisonView
from bridge_rules_gui.window.shell.shell import Shell
from bridge_rules_gui.window.shell.workplace import Sheet

OWN = "own"
"""What the workplace is asked for by to show the texts kept: ``compare:own``."""
_NO_LAW = 0
_LIST_WIDTH = 210


class OwnTextPane(ColumnsPane):
    """Shows a compared text law by law, or its report."""

    def __init__(self, shell: Shell, parent: QWidget) -> None:
        super().__init__(shell, parent)
        self._shown: ComparedText | None = None
        self._law = _NO_LAW
        self.bar = OwnTextBar(self)
        self.heads = ColumnTitles(self)
        self.text.setAccessibleName(self.tr("Your text beside the book"))
        self.arrange(self.bar, self.heads)
        self.bar.law.activated.connect(self._choose_law)
        self.bar.only.toggled.connect(self._set_page)
        self.bar.report.toggled.connect(self.show_report)
        self.bar.steps.lead(self)

    @property
    def shown(self) -> ComparedText | None:
        """The text shown."""
        return self._shown

    @property
    def law(self) -> int:
        """The law shown, by its number in the book beside it; 0 before any is."""
        return self._law

    def forget(self) -> None:
        """Have no text any more."""
        self._shown = None

    def show_text(self, shown: ComparedText, *, is_new: bool) -> None:
        """Show a text: one just opened with its report, else at the law shown before."""
        self._shown = shown
        if self._law not in shown.rows:
            self._law = next(iter(shown.rows), _NO_LAW)
        self.bar.show_text(shown, self._law)
        self.heads.show_names((ComparisonNames().column(shown.comparison.edition), shown.kept.name))
        self.show_report(is_requested=is_new or not shown.rows or self.bar.report.isChecked())

    @Slot()
    def _choose_law(self) -> None:
        self.show_law(self.bar.law_chosen)

    def show_law(self, law: int) -> None:
        """Show a law beside the book."""
        if self._shown is not None and law in self._shown.rows:
            self._law = law
            self.bar.show_text(self._shown, law)
            self.show_report(is_requested=False)

    @Slot(bool)
    def show_report(self, is_requested: bool) -> None:
        """Show what was understood of the text, or its laws."""
        self.bar.show_is_report(is_report=is_requested)
        self.heads.setVisible(not is_requested)
        self._set_page()

    def go_to_change(self, by: int) -> None:
        """Go to the next difference or the one before; a report of a compared text is left."""
        if self._shown is not None and self._shown.rows and self.bar.report.isChecked():
            self.show_report(is_requested=False)
        super().go_to_change(by)

    @Slot()
    def _set_page(self) -> None:
        if self._shown is not None:
            self.show_page(self._page(self._shown))

    def markup(self) -> str:
        """Return what is shown as markup for print; nothing before there is a text."""
        if self._shown is None:
            return ""
        page, name = self._page(self._shown), self._shown.kept.name
        is_report = self.bar.report.isChecked()
        title = hypertext.text(name if is_report else f"{self._law} · {name}")
        heads = "" if is_report else self.heads.markup()
        return hypertext.paragraph("title", title) + heads + page.html

    def _page(self, shown: ComparedText) -> ColumnsPage:
        if self.bar.report.isChecked():
            return report_page(shown.comparison, shown.guess, OwnTextWords())
        return own_text_page(
            shown.comparison,
            shown.rows.get(self._law, ()),
            OwnTextWords(),
            name=shown.kept.name,
            only_differences=self.bar.only.isChecked(),
        )


class OwnTextsView(ComparisonView):
    """Opens texts, has them read and compared on a worker, and keeps them on the shelf."""

    def __init__(
        self,
        shell: Shell,
        build: Callable[[], Comparisons],
        tools: OwnTextTools,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(shell, parent)
        self._build = build
        self._tools = tools
        self._edition: Edition | None = None
        self._terminology: Terminology | None = None
        self._under_way: ReadingProgress | None = None
        self._removed: KeptText | None = None
        self._folder = Path.home()
        self.setObjectName("own-texts")
        self.list = OwnTextList(self)
        self.waiting = OwnTextWaiting(self)
        self._pane = OwnTextPane(shell, self)
        self._pages = QStackedWidget(self)
        self._pages.addWidget(self.waiting)
        self._pages.addWidget(self._pane)
        self._arrange()
        self._connect()
        self._show_nothing()
        tools.shelf.sweep()
        self._list_texts(None)

    def _arrange(self) -> None:
        splitter = QSplitter(self)
        splitter.addWidget(self.list)
        splitter.addWidget(self._pages)
        splitter.setStretchFactor(1, 1)
        splitter.setSizes([_LIST_WIDTH, 4 * _LIST_WIDTH])
        splitter.setChildrenCollapsible(False)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(splitter)

    def _connect(self) -> None:
        self.waiting.cancel.clicked.connect(self._give_up)
        self.list.open.clicked.connect(self._choose_and_open)
        self.list.chosen.connect(self._show_kept)
        self.list.renamed.connect(self._rename)
        self.list.removed.connect(self._remove)
        self.list.undo.clicked.connect(self._bring_back)
        self._pane.bar.beside.activated.connect(self._take_edition)
        self._pane.bar.of.activated.connect(self._set_edition)

    @property
    def target(self) -> str:
        """All texts kept: the one shown last is shown again."""
        return OWN

    @property
    def pane(self) -> OwnTextPane:
        """The text beside the book."""
        return self._pane

    def printed(self) -> Sheet:
        """Return the text or its report, set for paper."""
        return Sheet(self.pane.markup(), is_wide=True)

    def focus(self) -> None:
        """Put the keyboard where the reading is, or where a text can be opened."""
        if self.pane.shown is None:
            self.list.open.setFocus()
        else:
            super().focus()

    def take_terminology(self, terminology: Terminology) -> None:
        """Let terms be pointed at, and words of obligation be compared."""
        if terminology is self._terminology:
            return
        self._terminology = terminology
        self.pane.text.set_terminology(terminology)
        if self._under_way is None:
            self._compare_again()

    # What is shown.

    def open(self) -> None:
        """Show the texts kept: the one shown last, or the first."""
        if self._under_way is not None:  # a list that gets the keyboard may have chosen one already
            return
        texts = self._tools.shelf.texts()[0]
        if self.pane.shown is None and texts:
            self._list_texts(texts[0])
            self._show_kept(texts[0])
        else:
            self.focus()

    def _show_nothing(self) -> None:
        """Say what can be done here."""
        self.pane.forget()
        self.waiting.show_nothing()
        self._pages.setCurrentWidget(self.waiting)

    def _show_again(self) -> None:
        """Show what was shown before work that came to nothing."""
        shown = self.pane.shown
        self._list_texts(shown.kept if shown else None)
        if shown is None:
            self._show_nothing()
        else:
            self._pages.setCurrentWidget(self.pane)

    def _list_texts(self, current: KeptText | None) -> None:
        texts, complaints = self._tools.shelf.texts()
        self.list.show_texts(texts, current, self._removed)
        if complaints:
            self._shell.fail(complaints[0])

    # Reading and comparing, on a worker.

    def choose_file(self) -> Path | None:
        """Ask for a file."""
        chosen, _ = QFileDialog.getOpenFileName(
            self,
            self.tr("Open Your Own Text"),
            str(self._folder),
            self.tr("Texts (*.txt *.text *.md *.markdown *.html *.htm *.xhtml);;All files (*)"),
        )
        return Path(chosen) if chosen else None

    @Slot()
    def _choose_and_open(self) -> None:
        file = self.choose_file()
        if file is not None:
            self.open_file(file)

    def open_file(self, file: Path) -> None:
        """Read a file, keep a copy of it and compare it."""
        self._folder = file.parent
        progress = self._begin(file.name)
        work = partial(opened_text, self._tools, self._known(), file, progress)
        self._shell.run(work, self._take, failed=self._fail)

    @Slot(object)
    def _show_kept(self, kept: KeptText) -> None:
        progress = self._begin(kept.name)
        work = partial(compared_text, self._tools, self._known(), kept, self._edition, progress)
        self._shell.run(work, self._take, failed=self._fail)

    def _known(self) -> Callable[[], Comparisons]:
        """Return how the books are made ready to be compared, with the terms if they are there."""
        return partial(with_terms, self._build, self._terminology)

    def _begin(self, name: str) -> ReadingProgress:
        self._stop()
        progress = self._under_way = ReadingProgress()
        progress.advanced.connect(self.waiting.advance)
        self.waiting.show_working(name)
        self._pages.setCurrentWidget(self.waiting)
        return progress

    def _stop(self) -> None:
        """Have the work under way given up where it next tells of itself."""
        if self._under_way is not None:
            self._under_way.stop()
            self._under_way = None
            self._shell.drop(self._take)

    @Slot()
    def _give_up(self) -> None:
        self._stop()
        self._show_again()

    def _take(self, opened: tuple[ComparedText, bool]) -> None:
        text, is_new = opened
        self._under_way = None
        self._list_texts(text.kept)
        self._pages.setCurrentWidget(self.pane)
        self.pane.show_text(text, is_new=is_new)
        self.focus()
        if is_new:
            name = text.kept.name
            self._shell.show_message(self.tr("Saved in your own folder: {name}").format(name=name))

    def _fail(self, error: Exception) -> None:
        self._under_way = None
        self._show_again()
        self._shell.fail(error)

    @Slot()
    def _take_edition(self) -> None:
        """Compare the text shown with another edition, and those shown after it."""
        self._edition = self.pane.bar.edition_chosen
        self._compare_again()

    @Slot()
    def _set_edition(self) -> None:
        """Remember of which edition the reader says the text shown is."""
        shown = self.pane.shown
        if shown is not None:
            of = self.pane.bar.of_chosen
            self._on_shelf(partial(self._tools.shelf.set_edition, shown.kept, of))
            self._compare_again()

    def _compare_again(self) -> None:
        shown = self.pane.shown
        if shown is not None:
            texts = self._tools.shelf.texts()[0]
            kept = next((kept for kept in texts if kept.id == shown.kept.id), shown.kept)
            self._show_kept(kept)

    # The shelf.

    @Slot(object, str)
    def _rename(self, kept: KeptText, name: str) -> None:
        self._on_shelf(partial(self._tools.shelf.rename, kept, name))
        self._list_texts(kept)

    @Slot(object)
    def _remove(self, kept: KeptText) -> None:
        """Take a text away; until the program ends it can be brought back."""
        if self._on_shelf(partial(self._tools.shelf.remove, kept)):
            self._stop()
            self._removed = kept
            self._list_texts(None)
            self._show_nothing()

    @Slot()
    def _bring_back(self) -> None:
        kept, self._removed = self._removed, None
        if kept is not None and self._on_shelf(partial(self._tools.shelf.bring_back, kept)):
            self._list_texts(kept)
            self._show_kept(kept)

    def _on_shelf(self, change: Callable[[], object]) -> bool:
        """Change something on the shelf; tell why where it cannot be."""
        try:
            change()
        except ExchangeError as error:
            self._shell.fail(error)
            return False
        return True
