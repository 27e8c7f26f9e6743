"""The workplace for comparing: the editions, two texts of a language, the reader's own texts."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import QEvent, QObject, Qt, Slot
from PySide6.QtGui import QDropEvent
from PySide6.QtWidgets import QStackedWidget, QWidget

from bridge_rules_gui.comparison.comparison import Comparisons, UnknownLawError
from bridge_rules_gui.comparison.same_language.same_language import Other, SameLanguage
from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.corpus.citation import FIRST_LAW, LAST_LAW, Citation
from bridge_rules_gui.corpus.corpus import Corpus
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.own_text.compared_text import OwnTextTools
from bridge_rules_gui.window.comparison.editions_view import EditionsView
from bridge_rules_gui.window.comparison.own_texts_view import OWN, OwnTextsView
from bridge_rules_gui.window.comparison.same_language_view import SameLanguageView, compared_texts
from bridge_rules_gui.window.comparison.view import ComparisonView
from bridge_rules_gui.window.instruments import Instruments
from bridge_rules_gui.window.keys import on_keys
from bridge_rules_gui.window.settings import Settings
from bridge_rules_gui.window.shell.shell import Shell
from bridge_rules_gui.window.shell.workplace import OtherText, Sheet, Workplace
from bridge_rules_gui.window.terms.shared_terms import SharedTerms
from bridge_rules_gui.window.troubles import explained
from bridge_rules_gui.window.widgets import fill, plain_label

ViewT = TypeVar("ViewT", bound=ComparisonView)
_TEXTS = tuple(other.value for other in Other)
"""What the texts of one language can be asked for by: ``compare:witness``."""


class ComparisonWorkplace(Workplace):
    """Compares what is asked for, each kind in a view of its own that is made when first needed."""

    name = "compare"

    def __init__(
        self,
        shell: Shell,
        corpus: Corpus,
        terms: SharedTerms,
        settings: Settings,
        instruments: Instruments,
    ) -> None:
        super().__init__()
        self._shell = shell
        self._corpus = corpus
        self._terms = terms
        self._settings = settings
        self._build = partial(instruments.comparison, corpus)
        self._own_text_tools = instruments.own_texts
        self._zoom = 100
        self._views: list[ComparisonView] = []
        self._kind: type[ComparisonView] = EditionsView
        self._target = ""
        self._show_requested: Callable[[], None] = self.show_overview
        self._has_asked_for_terms = False
        self.setObjectName("comparison")
        self.message = plain_label("start-text", self)
        self.message.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._pages = QStackedWidget(self)
        self._pages.addWidget(self.message)
        fill(self, self._pages)
        on_keys(self, {"Escape": self._back_out})
        shell.rested.connect(self._ask_for_terms)

    # What the window asks.

    @property
    def view(self) -> ComparisonView | None:
        """What is compared; None while it is being made ready."""
        view = self._pages.currentWidget()
        return view if isinstance(view, ComparisonView) else None

    @property
    def address(self) -> str:
        """What the window is asked for to compare the same again."""
        return f"{self.name}:{self.view.target if self.view else self._target}"

    def open(self, target: str) -> None:
        """Compare a law by its number; nothing, or ``overview``, asks for all of them.

        ``topics/`` stands before a topic; else it is the name of a text compared word by word,
        ``own``, or the name of a file.
        """
        kind, _, topic = target.partition("/")
        if target in _TEXTS:
            self._show_text(target, None)
        elif target == OWN:
            self.show_own_texts()
        elif Path(target).suffix:
            self.open_own_text(Path(target))
        elif target in ("", "overview"):
            self.show_overview()
        elif kind == "topics":
            self.show_topics(topic)
        elif target.isdecimal() and FIRST_LAW <= int(target) <= LAST_LAW:
            self.show_law(int(target))
        else:
            self._shell.fail(UnknownLawError(target))

    def resume(self) -> None:
        """Show what was compared, as it was left."""
        self._shell.show(self)
        if self.view is not None:
            self.view.pane.focus_text()

    def printed(self) -> Sheet | None:
        """Return what is compared, set for paper."""
        return self.view.printed() if self.view else None

    @property
    def part_shown(self) -> QWidget:
        """What is compared: texts of the reader's own have a page of the help to themselves."""
        return self.view or self

    @property
    def acted_on(self) -> OtherText | None:
        """What is compared, once it is."""
        return self.view.acted_on if self.view else None

    @property
    def shows_place_read(self) -> bool:
        """Whether a law is compared, at which the window's bars stand."""
        return isinstance(self.view, EditionsView) and not self.view.is_entrance_shown

    @property
    def law(self) -> int:
        """The law compared in the editions, 0 before any is."""
        view = self.view_of(EditionsView)
        return view.law if view is not None else 0

    def follow(self, place: Address) -> bool:
        """Compare the law of a place, where the editions are what is compared."""
        if self._kind is not EditionsView or not isinstance(place.place, Citation):
            return False
        if place.place.labels:
            self.show_place(place)
        elif place.place.law != self.law:
            self.show_law(place.place.law)
        return True

    @property
    def takes_files(self) -> bool:
        """Whether files dropped on the window are opened."""
        return self._own_text_tools is not None

    @Slot(int)
    def set_zoom(self, percent: int) -> None:
        """Set the texts at a size."""
        self._zoom = percent
        for view in self._views:
            view.set_zoom(percent)

    @Slot()
    def _back_out(self) -> None:
        """Put away what was opened or lit, or go back to reading."""
        if self.view is None or not self.view.back_out():
            self._shell.leave()

    # The editions.

    def show_law_read(self) -> None:
        """Compare the law that is read at its place, or the one an article is about.

        Where neither is read, it is the one compared last.
        """
        place = self._shell.place
        article = self._corpus.article(place)
        if isinstance(place.place, Citation):
            self.show_place(place)
        elif article is not None and article.laws:
            self.show_law(article.laws[0].law)
        elif self.law:
            self.show_law(self.law)
        else:
            self.show_overview()

    def show_law(self, law: int) -> None:
        """Compare a law."""
        self._compare_editions(str(law), lambda view: view.show_law(law))

    @Slot(object)
    def show_place(self, place: Address) -> None:
        """Compare a provision: its law, at its row."""
        law = place.place.law if isinstance(place.place, Citation) else ""
        self._compare_editions(str(law), lambda view: view.show_place(place))

    def show_overview(self) -> None:
        """Show how much each law changed."""
        self._compare_editions("", lambda view: view.show_overview())

    def show_topics(self, topic: str = "") -> None:
        """Show what changed, by topic: at one of them, or where they were left."""
        self._compare_editions(f"topics/{topic}", lambda view: view.show_topic(topic))

    def _compare_editions(self, target: str, show: Callable[[EditionsView], None]) -> None:
        """Show something of the editions, once they can be compared."""
        if not self._is_request_for(EditionsView, target, show):
            self._say(self.tr("Preparing the comparison…"))
            self._shell.run(self._build, self._take_comparisons, failed=self._explain)

    def _take_comparisons(self, comparisons: Comparisons) -> None:
        self._take_view(EditionsView(self._shell, comparisons, self._settings, self))

    # Two texts of one language.

    def show_texts_read(self) -> None:
        """Show what is read beside the other text of it in the same language."""
        place = self._shell.place
        is_of_1987 = place.edition is Edition.RU_1987
        self._show_text((Other.WITNESS if is_of_1987 else Other.COMMENTARY).value, place)

    def _show_text(self, name: str, place: Address | None) -> None:
        """Show a text at a place, or from its beginning."""
        if not self._is_request_for(
            SameLanguageView, name, lambda view: view.show_text(name, place)
        ):
            self._say(self.tr("Comparing the texts word by word…"))
            work = partial(compared_texts, self._corpus, None)
            self._shell.run(work, self._take_texts, failed=self._explain)

    def _take_texts(self, texts: Mapping[Other, SameLanguage]) -> None:
        if texts:
            self._take_view(SameLanguageView(self._shell, self._corpus, texts, self))
        else:
            self._say(
                self.tr(
                    "There is only one text of each of these books, so there is nothing to compare."
                )
            )

    # Texts of the reader's own.

    def show_own_texts(self) -> None:
        """Show the texts kept."""
        self._show_own(lambda view: view.open())

    def open_own_text(self, file: Path) -> None:
        """Read a file and show it beside the books."""
        self._show_own(lambda view: view.open_file(file))

    def choose_own_text(self) -> None:
        """Ask for a file, and show it beside the books."""
        if self._own_text_tools is not None:
            file = self._own_texts(self._own_text_tools).choose_file()
            if file is not None:
                self.open_own_text(file)

    def _show_own(self, show: Callable[[OwnTextsView], None]) -> None:
        if self._own_text_tools is not None:
            self._own_texts(self._own_text_tools)
            self._is_request_for(OwnTextsView, OWN, show)

    def _own_texts(self, tools: OwnTextTools) -> OwnTextsView:
        made = self.view_of(OwnTextsView)
        if made is None:
            made = OwnTextsView(self._shell, self._build, tools, self)
            self._add(made)
        return made

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Open a file that is dropped anywhere on the window."""
        if event.type() in (QEvent.Type.DragEnter, QEvent.Type.Drop) and isinstance(
            event, QDropEvent
        ):
            file = _dropped(event)
            if file is not None:
                event.acceptProposedAction()
                if event.type() == QEvent.Type.Drop:
                    self.open_own_text(file)
                return True
        return super().eventFilter(watched, event)

    # The views, each made when it is first needed.

    def view_of(self, kind: type[ViewT]) -> ViewT | None:
        """Return the view of a kind, None before it has been made."""
        return next((view for view in self._views if isinstance(view, kind)), None)

    def _is_request_for(
        self, kind: type[ViewT], target: str, show: Callable[[ViewT], None]
    ) -> bool:
        """Show something in a view; if there is none yet, as soon as it has been made.

        Tell whether there is one.
        """
        self._kind, self._target = kind, target
        self._show_requested = partial(self._show_in, kind, show)
        self._shell.show(self)
        self._show_requested()
        return self.view_of(kind) is not None

    def _show_in(self, kind: type[ViewT], show: Callable[[ViewT], None]) -> None:
        view = self.view_of(kind)
        if view is not None:
            self._pages.setCurrentWidget(view)
            self._has_asked_for_terms = False
            show(view)
            self._shell.note_change()
            self._lend_terms()

    def _take_view(self, view: ComparisonView) -> None:
        """Take in a view that has been made, and show in it what is still wanted of it."""
        self._add(view)
        if isinstance(view, self._kind):
            self._show_requested()

    def _add(self, view: ComparisonView) -> None:
        view.set_zoom(self._zoom)
        self._views.append(view)
        self._pages.addWidget(view)

    def _say(self, message: str) -> None:
        """Show a message in place of a view."""
        self.message.setText(message)
        self._pages.setCurrentWidget(self.message)

    def _explain(self, error: Exception) -> None:
        self.message.setText(explained(error))
        self._shell.fail(error)

    # From change to change, and from term to term.

    def go_to_change(self, by: int) -> None:
        """Go to the next change, or with -1 to the one before; compare the law read before."""
        if not self._shell.is_shown(self):
            self.show_law_read()
        elif self.view is not None:
            self.view.pane.go_to_change(by)

    def go_to_term(self, by: int) -> None:
        """Light the next term of the columns, or with -1 the one before."""
        if self.view is not None and self._shell.is_shown(self):
            self.view.pane.text.go_to_term(by)

    def open_term(self) -> bool:
        """Open the concept that is lit; tell whether the comparison is what is asked."""
        view = self.view_of(EditionsView)
        if view is None or view is not self.view or not self._shell.is_current(self):
            return False
        if view.pane.text.term is not None:
            view.pane.open_concept(view.pane.text.term.concept)
        return True

    @Slot()
    def _ask_for_terms(self) -> None:
        """Have the terms made ready, now that there is something to read meanwhile."""
        if self.view is None or not self._shell.is_shown(self):
            return
        if self._terms.terminology is None and not self._has_asked_for_terms:
            self._has_asked_for_terms = True
            self._terms.when_ready(self._lend_terms)
        else:
            self._lend_terms()

    def _lend_terms(self) -> None:
        """Let what is compared know terms and words of obligation."""
        if self.view is not None and self._terms.terminology is not None:
            self.view.take_terminology(self._terms.terminology)


def _dropped(event: QDropEvent) -> Path | None:
    """Return the one file of this machine that is dragged, if it is one."""
    urls = event.mimeData().urls()
    return Path(urls[0].toLocalFile()) if len(urls) == 1 and urls[0].isLocalFile() else None
