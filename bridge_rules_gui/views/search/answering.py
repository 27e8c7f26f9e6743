"""The search in the window: made ready on a worker, its answers shown, and then opened."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot

from bridge_rules_gui.services.reading.law_names import translated_law_name
from bridge_rules_gui.views.search.found_layer import FoundLayer
from bridge_rules_gui.views.search.preparing import SearchPreparation
from bridge_rules_gui.views.search.search_desk import SearchDesk
from bridge_rules_gui.views.speaking import spoken_language
from bridge_rules_gui.views.window.workplaces import Workplaces

if TYPE_CHECKING:
    from bridge_rules_gui.corpus.address import Address
    from bridge_rules_gui.corpus.corpus import Corpus
    from bridge_rules_gui.views.instruments import Instruments
    from bridge_rules_gui.views.library.library_view import LibraryView
    from bridge_rules_gui.views.library.navigator import Navigator
    from bridge_rules_gui.views.looks.appearance import Appearance
    from bridge_rules_gui.views.looks.palette import Colours
    from bridge_rules_gui.views.main_window import MainWindow
    from bridge_rules_gui.views.settings import Settings


class Answering(QObject):
    """Makes the search ready, shows its answers and opens them.

    It answers before any book has been read; what is chosen by then waits for its page.
    """

    def __init__(
        self,
        window: MainWindow,
        corpus: Corpus,
        settings: Settings,
        appearance: Appearance,
        instruments: Instruments,
        *,
        navigator: Navigator,
        library: LibraryView,
    ) -> None:
        super().__init__(window)
        parts = window.parts
        self._navigator = navigator
        self._notice = parts.notice
        self._has_pages = False
        self._chosen: tuple[Address, frozenset[str]] | None = None
        self.search = SearchDesk(parts.top_bar.address_bar, navigator, settings, self)
        language = spoken_language()
        self._named_law = partial(translated_law_name, corpus, language=language)
        self._found = FoundLayer(library.law_view, appearance.colours)
        self._take_colours(appearance.colours)
        appearance.changed.connect(self._take_colours)
        # Once it has its colours: a style sheet in the window is worked out for every part anew.
        self.workplaces = Workplaces(parts, library, self.search, self)
        self.search.place_chosen.connect(self.open_place)
        self.preparation = SearchPreparation(
            corpus, instruments, self.search, parts.status_line, parent=self
        )

    def begin(self, asked: str | None) -> None:
        """Begin; ``asked`` is what is to be searched as soon as that can be done.

        An empty text shows the searches made before, None leaves the reading alone.
        """
        self.preparation.begin()
        if asked is None:
            self.search.take_up()
        else:
            self.search.search(asked)

    def name_laws(self) -> None:
        """Name the laws of answers in the reader's language: all books have been read."""
        self.search.panel.name_laws(self._named_law)

    def take_pages(self) -> None:
        """Open places from now on: the desk follows the navigator, and shows their pages."""
        self._has_pages = True
        self._navigator.refused.connect(self._tell_once)  # behind the desk, which fills the notice
        if self._chosen is not None:
            self.open_place(*self._chosen)

    @Slot(object, object)
    def open_place(self, place: Address, words: frozenset[str]) -> None:
        """Open a place with the words that were found lit."""
        if not self._has_pages:
            self._chosen = (place, words)
            return
        self._notice.hide()
        self._navigator.open(place)
        self._found.light(words)

    @Slot()
    def _tell_once(self) -> None:
        """Put the notice away where the answers say the same and it has nothing to offer."""
        if self.search.tells_missing and not self._notice.has_offer:
            self._notice.hide()

    @Slot(object)
    def _take_colours(self, colours: Colours) -> None:
        self.search.panel.set_colours(colours)
        self._found.set_colours(colours)
