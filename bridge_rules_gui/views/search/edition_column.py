"""The answers from one edition: a heading with their number above the list of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QModelIndex, Qt, Signal, Slot
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QLabel,
    QListView,
    QStackedLayout,
    QVBoxLayout,
    QWidget,
)

from bridge_rules_gui.views.search.names import name_of_edition
from bridge_rules_gui.views.search.results_delegate import ResultsDelegate
from bridge_rules_gui.views.search.results_model import HIT_ROLE, SearchResultsModel

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QFocusEvent, QKeyEvent, QResizeEvent

    from bridge_rules_gui.corpus.address import Address
    from bridge_rules_gui.corpus.edition import Edition
    from bridge_rules_gui.services.search.answer import SearchHit
    from bridge_rules_gui.views.looks.palette import Colours

_SIDEWAYS: Final = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}


class ResultsList(QListView):
    """A list of answers; Left and Right lead to the lists beside it, Up from the top out of it.

    ``room`` is the width there is for them. Whoever asks for the viewport instead waits for all
    kinds of widgets there are: its binding finds out which one Qt has made.
    """

    left_sideways = Signal(int)
    left_upwards = Signal()
    chosen = Signal(QModelIndex)
    entered_by_keys = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.room = 0
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setMouseTracking(True)
        self.setUniformItemSizes(False)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.clicked.connect(self.chosen)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter chooses; the arrows lead out of the list where it ends."""
        key = Qt.Key(event.key())
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if self.currentIndex().isValid():
                self.chosen.emit(self.currentIndex())
        elif key in _SIDEWAYS:
            self.left_sideways.emit(_SIDEWAYS[key])
        elif key == Qt.Key.Key_Up and self.currentIndex().row() <= 0:
            self.left_upwards.emit()
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Tell that the keyboard is here."""
        super().focusInEvent(event)
        self.entered_by_keys.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Set the answers anew when the width changes."""
        # The same whether there is a scroll bar or not: when it comes, nothing is set anew.
        self.room = self.width() - self.verticalScrollBar().sizeHint().width()
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.scheduleDelayedItemsLayout()


class EditionColumn(QWidget):
    """Shows the answers from one edition.

    ``hit_chosen`` carries the one to be opened, ``entered`` the column the keyboard is in.
    """

    hit_chosen = Signal(object)
    entered = Signal(object)

    def __init__(self, edition: Edition, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.edition = edition
        self.setObjectName(f"results-{edition.value}")
        self._title = QLabel(self)
        self._title.setObjectName("results-title")
        self._model = SearchResultsModel(self)
        self.list = ResultsList(self)
        self.list.setObjectName("results-list")
        self.list.setAccessibleName(
            self.tr("Found in {edition}").format(edition=name_of_edition(edition))
        )
        self.list.setModel(self._model)
        self._delegate = ResultsDelegate(self.list, self._model)
        self.list.setItemDelegate(self._delegate)
        self.list.chosen.connect(self._choose)
        self.list.entered_by_keys.connect(self._enter)
        nothing = QLabel(self.tr("Nothing in this book."), self)
        nothing.setObjectName("results-nothing")
        nothing.setAlignment(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)
        nothing.setMargin(24)
        self._stack = QStackedLayout()
        self._stack.addWidget(self.list)
        self._stack.addWidget(nothing)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._title)
        column.addLayout(self._stack, 1)

    @property
    def count(self) -> int:
        """How many answers there are."""
        return self._model.rowCount()

    @property
    def current(self) -> SearchHit | None:
        """The answer selected, or None."""
        hit: SearchHit | None = self.list.currentIndex().data(HIT_ROLE)
        return hit

    def name_laws(self, named_law: Callable[[Address], str]) -> None:
        """Name the laws of answers in the reader's language from now on."""
        self._delegate.forget()
        self._model.name_laws(named_law)

    def show_hits(self, hits: tuple[SearchHit, ...]) -> None:
        """Show other answers, none of them selected."""
        self._delegate.forget()
        self._model.show_hits(hits)
        self._stack.setCurrentIndex(0 if hits else 1)
        name = name_of_edition(self.edition)
        self._title.setText(f"{name} · {len(hits)}" if hits else name)
        self.list.scrollToTop()

    def select(self, row: int) -> None:
        """Select an answer by its row, the nearest one where there is no such row."""
        if self.count:
            row = max(0, min(row, self.count - 1))
            self.list.setCurrentIndex(self._model.index(row))

    def deselect(self) -> None:
        """Select nothing."""
        self.list.setCurrentIndex(QModelIndex())

    def set_colours(self, colours: Colours) -> None:
        """Take the colours of a theme."""
        self._delegate.colours = colours
        self.list.update()

    @Slot(QModelIndex)
    def _choose(self, index: QModelIndex) -> None:
        self.hit_chosen.emit(index.data(HIT_ROLE))

    @Slot()
    def _enter(self) -> None:
        self.entered.emit(self)
