"""The one router: everything that leads to a place of the Laws leads through here."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal, Slot

from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.corpus.book import Book
from bridge_rules_gui.corpus.citation import Citation, CitationError
from bridge_rules_gui.corpus.corpus import Corpus, UnknownPlaceError
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.library.history import History
from bridge_rules_gui.library.other_editions import in_edition
from bridge_rules_gui.library.places import ancestors, beginning, turned
from bridge_rules_gui.library.typed_place import understand


class Navigator(QObject):
    """Knows the place being read and the way there, and takes the reader to others.

    ``opened`` asks for a place to be shown; ``drifted`` tells that the reader has scrolled
    to another place of the same page; ``refused`` carries the error of a place that is none;
    ``switched`` gives the place left for another edition, and what that edition has for it.
    Reading begins with the ``first`` edition; with the newest where there is no such book.
    """

    opened = Signal(object)
    drifted = Signal(object)
    refused = Signal(object)
    switched = Signal(object, object)

    def __init__(
        self, corpus: Corpus, parent: QObject | None = None, first: Edition | None = None
    ) -> None:
        super().__init__(parent)
        self._corpus = corpus
        newest = list(corpus.books)[-1]
        self._first = newest if first is None or first not in corpus.books else first
        self._history = History()
        self._meant: Address | None = None  # what the reader left when he changed the edition

    @property
    def history(self) -> History:
        """The places visited."""
        return self._history

    @property
    def place(self) -> Address:
        """The place being read."""
        return self._history.current or beginning(self.book)

    @property
    def book(self) -> Book:
        """The book being read."""
        return self._corpus.books[self.edition]

    @property
    def edition(self) -> Edition:
        """The edition being read; none of its pages need have been opened."""
        current = self._history.current
        return self._first if current is None else current.edition

    @property
    def has_previous_page(self) -> bool:
        """Whether a page stands before this one in the book."""
        return turned(self._corpus, self.place, -1) is not None

    @property
    def has_next_page(self) -> bool:
        """Whether a page stands after this one in the book."""
        return turned(self._corpus, self.place, 1) is not None

    def has(self, place: Address) -> bool:
        """Tell whether a place exists."""
        return self._corpus.has_place(place)

    def come_from(self, place: Address) -> None:
        """Let the way begin at a place visited before all others, if there is such a place."""
        if self._corpus.has_place(place):
            self._history = self._history.preceded_by(place)

    def resume(self, history: History) -> None:
        """Go on with the ways back and forward of another window that read the same place."""
        if history.current == self.place:
            self._history = history

    def nearest(self, place: Address) -> Address | None:
        """Return the provision a missing one would stand under, or None where there is none."""
        existing = (p for p in ancestors(place) if self._corpus.has_place(p))
        return next(existing, None)

    @Slot(object)
    def open(self, place: Address) -> None:
        """Go to a place, or refuse where there is none."""
        if not self._corpus.has_place(place):
            self.refused.emit(UnknownPlaceError(place))
            return
        self._meant = None
        self._history = self._history.visit(place)
        self.opened.emit(place)

    def open_typed(self, text: str) -> bool:
        """Go to a place as typed; tell whether it was understood."""
        try:
            place = understand(text, self._corpus, self.edition)
        except (CitationError, UnknownPlaceError) as error:
            self.refused.emit(error)
            return False
        self.open(place)
        return True

    def is_meant_as_place(self, text: str) -> bool:
        """Tell whether a text is a place or a citation; all else is words to be searched."""
        try:
            understand(text, self._corpus, self.edition)
        except CitationError:
            return False
        except UnknownPlaceError as error:
            return isinstance(error.address.place, Citation)
        return True

    @Slot(object)
    def drift(self, place: Address) -> None:
        """Note that the reader has scrolled to another place of the page."""
        if place != self._history.current:
            self._meant = None
            self._history = self._history.drift(place)
            self.drifted.emit(place)

    def back(self) -> None:
        """Go to the place read before."""
        self._take(self._history.back())

    def forward(self) -> None:
        """Go to where the reader came back from."""
        self._take(self._history.forward())

    def turn(self, by: int) -> None:
        """Go to the page so many pages further in the book."""
        place = turned(self._corpus, self.place, by)
        if place is not None:
            self.open(place)

    def switch(self, edition: Edition) -> None:
        """Go to the counterpart of the place in another edition, or to the place nearest to it.

        Until the reader moves, each change starts from the place where the first began:
        an edition that lacks it does not lose it.
        """
        if edition is self.edition:
            return
        asked = self._meant or self.place
        if edition is asked.edition:
            self.open(asked)
        else:
            other = in_edition(self._corpus, asked, edition)
            self.open(other.opened)
            self.switched.emit(asked, other)
        self._meant = asked

    def _take(self, history: History) -> None:
        self._meant = None
        moved = history.position != self._history.position
        self._history = history
        if moved and history.current is not None:
            self.opened.emit(history.current)
