"""The consistency report: a choice of kinds, the findings, and one of them in full."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QModelIndex, Qt, Slot
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QFrame,
    QHBoxLayout,
    QLabel,
    QListView,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from bridge_rules_gui.terms.answers import Finding, FindingKind, Variant
from bridge_rules_gui.typesetting.term_pages import (
    TermPage,
    finding_page,
)
from bridge_rules_gui.window.inert_text import inert_tip
from bridge_rules_gui.window.rows_model import RowsModel
from bridge_rules_gui.window.shell.shell import Shell
from bridge_rules_gui.window.terms.names import finding_words, kind_names
from bridge_rules_gui.window.terms.term_text import TermText
from bridge_rules_gui.window.widgets import splitter


class FindingsModel(RowsModel[Finding]):
    """Says findings in a line each; ``names`` are those of their concepts by ids."""

    names: Mapping[str, str]

    def show_findings(self, findings: tuple[Finding, ...], names: Mapping[str, str]) -> None:
        """Show other findings."""
        self.names = names
        self.show_rows(findings)

    def shown(self, row: Finding, role: int) -> object:
        """Return the concepts and words of a finding."""
        if role == Qt.ItemDataRole.DisplayRole:
            return _line(row, self.names)
        if role == Qt.ItemDataRole.ToolTipRole:
            return inert_tip(_line(row, self.names))
        return None


def _word(variant: Variant, finding: Finding) -> str:
    """Return a word with its count; in brackets where it is counted in other senses too."""
    counted = f"{variant.text} ×{variant.count}"
    is_apart = variant.is_shared and finding.kind is not FindingKind.SHARED_TERM
    return f"({counted})" if is_apart else counted


def _line(finding: Finding, names: Mapping[str, str]) -> str:
    words = ", ".join(_word(variant, finding) for variant in finding.variants)
    if finding.kind is FindingKind.DEFINITION_MISSING:
        words = ", ".join(str(e.edition.year) for e in finding.explanations if e.place is None)
        words = f"– {words}" if words else ""
    if finding.kind is FindingKind.DEFINITIONS_DIFFER:
        words = " · ".join(
            f"{e.edition.year} {', '.join(e.differing) or '–'}" for e in finding.explanations
        )
    year = f"{finding.edition.year} · " if finding.edition else ""
    concepts = ", ".join(names[concept] for concept in finding.concepts)
    return f"{year}{concepts}" + (f": {words}" if words else "")


class ReportPage(QWidget):
    """Shows findings; the button ``back`` leads to the concept."""

    def __init__(self, shell: Shell, parent: QWidget | None = None) -> None:
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
        self.detail = TermText(shell, self)
        self.detail.setObjectName("report-detail")
        self.detail.setAccessibleName(self.tr("Finding and its places"))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(self._line_above())
        column.addWidget(splitter(self, Qt.Orientation.Vertical, self.view, self.detail), 1)

    def _line_above(self) -> QHBoxLayout:
        title = QLabel(self.tr("Consistency of terms"), self)
        title.setObjectName("report-title")
        self.back = QPushButton(self.tr("Back to the Concept"), self)
        self.back.setObjectName("report-back")
        row = QHBoxLayout()
        row.setContentsMargins(14, 8, 10, 8)
        row.setSpacing(6)
        row.addWidget(title)
        row.addStretch(1)
        row.addWidget(self.kind)
        row.addWidget(self.back)
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
        finding = self._model.row_of(current)
        if finding is not None:
            self.detail.show_page(finding_page(finding, finding_words(self._names)))
