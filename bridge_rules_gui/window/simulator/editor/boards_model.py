"""The boards of a file as a table: number, title, contract, players, what must be asked."""

from __future__ import annotations

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt

from bridge_rules_gui.game.contract import Contract
from bridge_rules_gui.simulation.importing import Board, sought
from bridge_rules_gui.window.inert_text import inert_tip
from bridge_rules_gui.window.speaking import say

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
            self.tr("To be asked"),
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
