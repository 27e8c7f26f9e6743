"""The line above the answers: what was found, and what may be an answer."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLabel, QPushButton, QToolButton, QWidget

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.search.query import CHAPTERS, Query, SearchKind
from bridge_rules_gui.window.search.names import name_of_chapter, name_of_edition, name_of_kind
from bridge_rules_gui.window.widgets import icon_button

_KINDS: Final = (
    SearchKind.PROVISION,
    SearchKind.HEADING,
    SearchKind.DEFINITION,
    SearchKind.FOOTNOTE,
    SearchKind.MATTER,
    SearchKind.COMMENTARY,
    SearchKind.SUBJECT_INDEX,
)

_LETTERS: Final = 14
"""How wide the menus are; their lists are as wide as they need."""


class SearchFilters(QWidget):
    """Says how much was found; switches for editions, menus of kinds and chapters.

    ``changed`` tells that other answers are requested, ``correction_taken`` carries the query
    that was offered.
    """

    changed = Signal()
    correction_taken = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("search-filters")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.summary = QLabel(self)
        self.summary.setTextFormat(Qt.TextFormat.PlainText)
        self.summary.setObjectName("search-summary")
        self._offered = ""
        self.correction = QPushButton(self)
        self.correction.setObjectName("search-correction")
        self.correction.setFlat(True)
        self.correction.clicked.connect(self._take_correction)
        self._editions = {edition: self._edition_switch(edition) for edition in Edition}
        self._kind = self._choice("search-kind", self.tr("Kind of result"))
        self._kind.addItems([self.tr("All kinds"), *map(name_of_kind, _KINDS)])
        self._chapter = self._choice("search-chapter", self.tr("Chapter"))
        self._chapter.addItems([self.tr("All chapters"), *map(name_of_chapter, CHAPTERS)])
        self.close_button = icon_button(
            "close",
            self.tr("Back to reading (Esc)"),
            self,
            name="search-close",
            said=self.tr("Back to reading"),
        )
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 6, 8, 6)
        row.setSpacing(6)
        row.addWidget(self.summary)
        row.addWidget(self.correction)
        row.addStretch(1)
        for switch in self._editions.values():
            row.addWidget(switch)
        row.addWidget(self._kind)
        row.addWidget(self._chapter)
        row.addWidget(self.close_button)
        self.offer("")

    def _edition_switch(self, edition: Edition) -> QToolButton:
        switch = QToolButton(self)
        switch.setObjectName(f"search-{edition.value}")
        switch.setText(str(edition.year))
        name = self.tr("Search in {edition}").format(edition=name_of_edition(edition))
        switch.setToolTip(name)
        switch.setAccessibleName(name)
        switch.setCheckable(True)
        switch.setChecked(True)
        switch.clicked.connect(self.changed)
        return switch

    def _choice(self, name: str, purpose: str) -> QComboBox:
        """Return a menu of which one is chosen; the first choice leaves nothing out."""
        choice = QComboBox(self)
        choice.setObjectName(name)
        choice.setAccessibleName(purpose)
        choice.setToolTip(purpose)
        choice.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        choice.setMinimumContentsLength(_LETTERS)
        choice.activated.connect(self._on_chosen)
        return choice

    @property
    def editions(self) -> frozenset[Edition]:
        """The editions searched; all where all or none are switched on."""
        on = frozenset(e for e, switch in self._editions.items() if switch.isChecked())
        return frozenset() if len(on) == len(self._editions) else on

    @property
    def kinds(self) -> frozenset[SearchKind]:
        """The kinds asked for; none means all."""
        chosen = self._kind.currentIndex()
        return frozenset({_KINDS[chosen - 1]}) if chosen > 0 else frozenset()

    @property
    def chapters(self) -> frozenset[str]:
        """The chapters asked for; none means all."""
        chosen = self._chapter.currentIndex()
        return frozenset({CHAPTERS[chosen - 1]}) if chosen > 0 else frozenset()

    @property
    def is_narrow(self) -> bool:
        """Whether something is filtered out."""
        return bool(self.editions or self.kinds or self.chapters)

    def narrowed(self, query: Query) -> Query:
        """Return a query with the filters added."""
        return query.narrowed(editions=self.editions, kinds=self.kinds, chapters=self.chapters)

    def widen(self) -> None:
        """Let everything be an answer again."""
        for switch in self._editions.values():
            switch.setChecked(True)
        self._kind.setCurrentIndex(0)
        self._chapter.setCurrentIndex(0)
        self.changed.emit()

    def offer(self, correction: str) -> None:
        """Offer a query without slips of the keyboard, or nothing."""
        self._offered = correction
        self.correction.setText(self.tr("Did you mean “{words}”?").format(words=correction))
        self.correction.setVisible(bool(correction))

    @Slot()
    def _take_correction(self) -> None:
        self.correction_taken.emit(self._offered)

    @Slot(int)
    def _on_chosen(self, _chosen: int) -> None:
        self.changed.emit()
