"""The consistency report: a choice of kinds, the findings, and one of them in full."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex, Qt, Signal, Slot
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QFrame,
    QHBoxLayout,
    QLabel,
    QListView,
    QPushButton,
    QSplitter,
    QVBoxLayout,
    QWidget,
)

from bridge_rules_gui.services.terms.answers import FindingKind
from bridge_rules_gui.services.typesetting.finding_page import finding_page
from bridge_rules_gui.services.typesetting.term_card import TermPage
from bridge_rules_gui.views.terms.findings_model import FINDING_ROLE, FindingsModel
from bridge_rules_gui.views.terms.names import finding_words, kind_names
from bridge_rules_gui.views.terms.term_text import TermText

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bridge_rules_gui.services.terms.answers import Finding
    from bridge_rules_gui.views.looks.palette import Colours


class ReportPage(QWidget):
    """Shows findings. ``closed`` tells that the reader goes back to the concept."""

    place_activated = Signal(object)
    concept_activated = Signal(str)
    closed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("report")
        self._findings: tuple[Finding, ...] = ()
        self._names: Mapping[str, str] = {}
        self._model = FindingsModel(self)
        self.kind = QComboBox(self)
        self.kind.setObjectName("report-kind")
        self.kind.setAccessibleName(self.tr("Kind of finding"))
        self.kind.currentIndexChanged.connect(self._show_kind)
        self.view = self._view()
        self.detail = TermText(self)
        self.detail.setObjectName("report-detail")
        self.detail.setAccessibleName(self.tr("The finding and its places"))
        self.detail.place_activated.connect(self.place_activated)
        self.detail.concept_activated.connect(self.concept_activated)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(self._line_above())
        parts = QSplitter(Qt.Orientation.Vertical, self)
        parts.setChildrenCollapsible(False)
        parts.setHandleWidth(1)
        parts.addWidget(self.view)
        parts.addWidget(self.detail)
        column.addWidget(parts, 1)

    def _line_above(self) -> QHBoxLayout:
        title = QLabel(self.tr("Consistency of the terms"), self)
        title.setObjectName("report-title")
        back = QPushButton(self.tr("Back to the Concept"), self)
        back.setObjectName("report-back")
        back.clicked.connect(self.closed)
        row = QHBoxLayout()
        row.setContentsMargins(14, 8, 10, 8)
        row.setSpacing(6)
        row.addWidget(title)
        row.addStretch(1)
        row.addWidget(self.kind)
        row.addWidget(back)
        return row

    def _view(self) -> QListView:
        view = QListView(self)
        view.setObjectName("report-findings")
        view.setAccessibleName(self.tr("Findings"))
        view.setFrameShape(QFrame.Shape.NoFrame)
        view.setUniformItemSizes(True)
        view.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        view.setTextElideMode(Qt.TextElideMode.ElideRight)
        view.setModel(self._model)
        view.selectionModel().currentChanged.connect(self._show_finding)
        return view

    def show_findings(self, findings: tuple[Finding, ...], names: Mapping[str, str]) -> None:
        """Show another report from its beginning, with the names of its concepts by ids."""
        self._findings = findings
        self._names = names
        kinds = kind_names()
        counts = {kind: sum(f.kind is kind for f in findings) for kind in FindingKind}
        self.kind.clear()
        for kind, count in counts.items():
            self.kind.addItem(f"{kinds[kind]} ({count})", kind.value)

    def set_colours(self, colours: Colours) -> None:
        """Take the colours of a theme."""
        self.detail.set_colours(colours)

    @Slot()
    def _show_kind(self) -> None:
        kind = self.kind.currentData()
        findings = tuple(f for f in self._findings if f.kind.value == kind)
        self._model.show_findings(findings, self._names)
        self.detail.show_page(TermPage("", ()))
        if self._model.rowCount():
            self.view.setCurrentIndex(self._model.index(0))

    @Slot(QModelIndex, QModelIndex)
    def _show_finding(self, current: QModelIndex, _previous: QModelIndex) -> None:
        if current.isValid():
            words = finding_words(self._names)
            self.detail.show_page(finding_page(current.data(FINDING_ROLE), words))
