"""The boards of a file to choose from, with a search, and what is wrong with the file."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import (
    QAbstractTableModel,
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    Slot,
)
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHeaderView,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QPushButton,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from bridge_rules_gui.game.contract import Contract
from bridge_rules_gui.simulation.importing import Board, ImportedFile, sought
from bridge_rules_gui.window.inert_text import inert_tip
from bridge_rules_gui.window.speaking import counted, say

_WIDTH, _HEIGHT = 820, 460
_PROBLEMS_HEIGHT = 90
_STEPS: Final = {
    Qt.Key.Key_Up: -1,
    Qt.Key.Key_Down: 1,
    Qt.Key.Key_PageUp: -10,
    Qt.Key.Key_PageDown: 10,
}
"""How many rows a key continues in the list."""


class BoardsDialog(QDialog):
    """Asks which board of a file is requested; the cursor keys choose while one types."""

    def __init__(self, file: ImportedFile, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("boards-dialog")
        self.setWindowTitle(self.tr("Boards in File"))
        self.resize(_WIDTH, _HEIGHT)
        self.model = BoardsModel(file.boards)
        self.search = QLineEdit(self)
        self.search.setObjectName("boards-search")
        self.search.setPlaceholderText(self.tr("board, contract or player"))
        self.search.setAccessibleName(self.tr("Search in the boards"))
        self.search.setClearButtonEnabled(True)
        self.search.textChanged.connect(self._seek)
        self.search.installEventFilter(self)
        self.table = self._table()
        self.count = QLabel(self)
        self.count.setObjectName("editor-hint")
        self.open_button = QPushButton(self.tr("&Open the Board"), self)
        self.open_button.setDefault(True)
        column = QVBoxLayout(self)
        name = QLabel(file.name, self)
        name.setTextFormat(Qt.TextFormat.PlainText)
        name.setWordWrap(True)
        column.addWidget(name)
        column.addWidget(self.search)
        column.addWidget(self.table, 1)
        column.addWidget(self.count)
        if file.problems:
            column.addWidget(self._problems(file))
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel, self)
        buttons.addButton(self.open_button, QDialogButtonBox.ButtonRole.AcceptRole)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        column.addWidget(buttons)
        self._seek("")

    def _table(self) -> QTableView:
        table = QTableView(self)
        table.setObjectName("boards-table")
        table.setAccessibleName(self.tr("Boards"))
        table.setModel(self.model)
        table.setSelectionBehavior(QTableView.SelectionBehavior.SelectRows)
        table.setSelectionMode(QTableView.SelectionMode.SingleSelection)
        table.verticalHeader().hide()
        table.setTabKeyNavigation(False)
        header = table.horizontalHeader()
        for section in range(self.model.columnCount() - 1):
            header.setSectionResizeMode(section, QHeaderView.ResizeMode.ResizeToContents)
        header.setStretchLastSection(True)
        table.activated.connect(self._accept)
        return table

    def _problems(self, file: ImportedFile) -> QPlainTextEdit:
        text = QPlainTextEdit("\n".join(say(problem.sentence) for problem in file.problems), self)
        text.setReadOnly(True)
        text.setTabChangesFocus(True)
        text.setAccessibleName(self.tr("Problems in the file"))
        text.setFixedHeight(_PROBLEMS_HEIGHT)
        return text

    @property
    def board(self) -> Board | None:
        """The board chosen."""
        return self.model.board(self.table.currentIndex().row())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let the cursor keys go through the list while one types."""
        step = 0
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            step = _STEPS.get(Qt.Key(event.key()), 0)
        if step:
            row = self.table.currentIndex().row() + step
            self.table.selectRow(max(0, min(row, self.model.rowCount() - 1)))
            return True
        return super().eventFilter(watched, event)

    @Slot(str)
    def _seek(self, words: str) -> None:
        self.model.seek(words)
        found = self.model.rowCount()
        self.table.selectRow(0)
        self.open_button.setEnabled(found > 0)
        none = self.tr("No board matches.")
        self.count.setText(counted("{n} board", "{n} boards", found) if found else none)

    @Slot(QModelIndex)
    def _accept(self) -> None:
        if self.board is not None:
            self.accept()


_Index = QModelIndex | QPersistentModelIndex
_COLUMNS = 5


class BoardsModel(QAbstractTableModel):
    """Lists the boards in which everything sought stands."""

    def __init__(self, boards: tuple[Board, ...]) -> None:
        super().__init__()
        self._all = boards
        self._shown = boards

    def seek(self, words: str) -> None:
        """List only the boards in which all these words stand."""
        self.beginResetModel()
        self._shown = sought(self._all, words)
        self.endResetModel()

    def board(self, row: int) -> Board | None:
        """Return the board of a row."""
        return self._shown[row] if 0 <= row < len(self._shown) else None

    def rowCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own default
        """Return how many boards are listed."""
        return 0 if parent.isValid() else len(self._shown)

    def columnCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008 - as above
        """Return how many things are said of each."""
        return 0 if parent.isValid() else _COLUMNS

    def headerData(
        self,
        section: int,
        orientation: Qt.Orientation,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> object:
        """Return the heading of a column."""
        if role != Qt.ItemDataRole.DisplayRole or orientation != Qt.Orientation.Horizontal:
            return None
        return (
            self.tr("No."),
            self.tr("Board"),
            self.tr("Contract"),
            self.tr("Players"),
            self.tr("To clarify"),
        )[section]

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return what a cell says."""
        board = self.board(index.row()) if index.isValid() else None
        if board is None:
            return None
        if role == Qt.ItemDataRole.ToolTipRole:
            return inert_tip(self._cells(board)[index.column()])
        return self._cells(board)[index.column()] if role == Qt.ItemDataRole.DisplayRole else None

    def _cells(self, board: Board) -> tuple[str, ...]:
        return (
            str(board.number),
            board.scenario.title or board.scenario.identifier,
            _written(board.contract),
            ", ".join(f"{seat}: {name}" for seat, name in board.players),
            "; ".join(say(doubt.fault) for doubt in board.doubts),
        )


def _written(contract: Contract | None) -> str:
    return "" if contract is None else f"{contract.in_symbols} {contract.declarer}"
