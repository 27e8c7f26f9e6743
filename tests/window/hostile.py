"""Words a stranger's file may hold, and a look at all a window shows for where they would act."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from PySide6.QtCore import (
    QAbstractItemModel,
    QAbstractListModel,
    QAbstractTableModel,
    QModelIndex,
    Qt,
)
from PySide6.QtGui import QTextDocument
from PySide6.QtWidgets import QAbstractItemView, QLabel, QTextBrowser, QTextEdit, QWidget

from bridge_rules_gui.window.inert_text import InertText

_PARTS: Final = (
    '<img src="{url}">',
    "<script>alert(1)</script>",
    '<a href="javascript:alert(1)">x</a>',
    '<style>@import url("{url}");</style>',
    "&lt;b&gt;&#60;i&#62;",
    "\u202egnp.exe",
)


def hostile_words(folder: Path) -> str:
    """Return words that name a picture of the disk, a script, a link, a style, and turn round."""
    return " ".join(_PARTS).replace("{url}", (folder / "secret.png").as_uri())


def active(window: QWidget) -> Iterator[str]:
    """Yield where in a window words of a stranger would be markup."""
    for label in window.findChildren(QLabel):
        may_be_markup = label.textFormat() is not Qt.TextFormat.PlainText
        if may_be_markup and "<img" in label.text():
            yield f"label {label.objectName()}: {label.text()[:60]}"
    for widget in window.findChildren(QWidget):
        if "<img" in widget.toolTip():
            yield f"tip of {widget.objectName()} ({type(widget).__name__})"
    for view in window.findChildren(QAbstractItemView):
        yield from _active_tips(view)
    for text in window.findChildren(QTextEdit):
        yield from _active_text(text)


def _active_tips(view: QAbstractItemView) -> Iterator[str]:
    model = view.model()
    for index in _indexes(model) if model else ():
        tip = model.data(index, Qt.ItemDataRole.ToolTipRole)
        if isinstance(tip, str) and "<img" in tip:
            yield f"tip in {view.objectName()} ({type(model).__name__}): {tip[:60]}"


def _indexes(model: QAbstractItemModel, parent: QModelIndex | None = None) -> Iterator[QModelIndex]:
    top = parent or QModelIndex()
    for row in range(model.rowCount(top)):
        columns = 1 if isinstance(model, QAbstractListModel) else model.columnCount(top)
        for column in range(columns):
            index = model.index(row, column, top)
            yield index
            is_tree = not isinstance(model, (QAbstractListModel, QAbstractTableModel))
            if is_tree and not column and model.hasChildren(index):
                yield from _indexes(model, index)


def _active_text(text: QTextEdit) -> Iterator[str]:
    """Yield what a text holds that it would have to load, and links that are no places."""
    html = text.toHtml()
    if 'src="file:' in html or "javascript:" in _links(text.document()):
        yield f"text {text.objectName()}"
    if isinstance(text, QTextBrowser) and not isinstance(text, InertText):
        yield f"text {text.objectName()} loads what it names"


def _links(document: QTextDocument) -> str:
    found = []
    block = document.begin()
    while block.isValid():
        fragments = block.begin()
        while not fragments.atEnd():
            found.append(fragments.fragment().charFormat().anchorHref())
            fragments += 1
        block = block.next()
    return " ".join(found)
