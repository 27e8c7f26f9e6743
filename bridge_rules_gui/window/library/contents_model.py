"""The contents of a book as a Qt tree model."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from PySide6.QtCore import QAbstractItemModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.library.contents import ContentsKind, ContentsNode
from bridge_rules_gui.window.inert_text import inert_tip
from bridge_rules_gui.window.place_names import title_of_chapter

NODE_ROLE: Final = Qt.ItemDataRole.UserRole + 1
TITLE_ROLE: Final = Qt.ItemDataRole.UserRole + 2
_Index = QModelIndex | QPersistentModelIndex
_NOWHERE: Final = QModelIndex()


@dataclass(slots=True)
class _Line:
    """One node with its place in the tree; lines are known by their number."""

    node: ContentsNode
    parent: int
    row: int
    children: list[int] = field(default_factory=list)


_ROOT: Final = -1


class ContentsModel(QAbstractItemModel):
    """Adapts a tree of contents; every index carries the number of its line."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._lines: list[_Line] = []
        self._top: list[int] = []
        self._by_address: dict[Address, int] = {}

    def show_nodes(self, nodes: tuple[ContentsNode, ...]) -> None:
        """Show another tree."""
        self.beginResetModel()
        self._lines = []
        self._by_address = {}
        self._top = [self._added(node, _ROOT, row) for row, node in enumerate(nodes)]
        self.endResetModel()

    def index_of(self, address: Address) -> QModelIndex:
        """Return the line that leads to an address, or an invalid index."""
        number = self._by_address.get(address)
        return _NOWHERE if number is None else self._index(number)

    def open_lines(self) -> Iterator[QModelIndex]:
        """Yield the lines below which the tree is shown at first."""
        for number, line in enumerate(self._lines):
            if line.node.is_open:
                yield self._index(number)

    def _added(self, node: ContentsNode, parent: int, row: int) -> int:
        number = len(self._lines)
        line = _Line(node, parent, row)
        self._lines.append(line)
        if node.address is not None:
            self._by_address.setdefault(node.address, number)
        line.children = [self._added(c, number, r) for r, c in enumerate(node.children)]
        return number

    def _index(self, number: int) -> QModelIndex:
        return self.createIndex(self._lines[number].row, 0, number)

    def _children(self, parent: _Index) -> list[int]:
        return self._lines[parent.internalId()].children if parent.isValid() else self._top

    def index(self, row: int, column: int, parent: _Index = _NOWHERE) -> QModelIndex:
        """Return the index of a line by its parent and row."""
        if not self.hasIndex(row, column, parent):
            return QModelIndex()
        return self._index(self._children(parent)[row])

    def parent(self, child: _Index) -> QModelIndex:  # type: ignore[override]
        """Return the line another stands under."""
        if not child.isValid():
            return QModelIndex()
        number = self._lines[child.internalId()].parent
        return QModelIndex() if number == _ROOT else self._index(number)

    def rowCount(self, parent: _Index = _NOWHERE) -> int:
        """Return how many lines stand directly below one."""
        return 0 if parent.column() > 0 else len(self._children(parent))

    def columnCount(self, parent: _Index = _NOWHERE) -> int:  # noqa: ARG002 - Qt's signature
        """Return the one column there is."""
        return 1

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return the words of a line, its title alone, or the node itself."""
        if not index.isValid():
            return None
        node = self._lines[index.internalId()].node
        if role == NODE_ROLE:
            return node
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return " ".join(part for part in (node.number, self._title(node)) if part)
        if role == TITLE_ROLE:
            return self._title(node)
        if role == Qt.ItemDataRole.ToolTipRole and node.printed:
            return inert_tip(node.printed)
        if role == Qt.ItemDataRole.ToolTipRole and node.kind is ContentsKind.CHAPTER:
            return self.tr("This book has no chapters. The title in brackets is not from the book.")
        return None

    def _title(self, node: ContentsNode) -> str:
        if node.title:
            return node.title
        match node.kind:
            case ContentsKind.DEFINITIONS:
                return self.tr("Definitions")
            case ContentsKind.SUBJECT_INDEX:
                return self.tr("Subject index")
            case ContentsKind.CHAPTER:
                return f"[{title_of_chapter(node.number)}]"
            case _:
                return ""
