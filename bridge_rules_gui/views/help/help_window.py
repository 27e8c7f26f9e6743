"""The window of the help: its pages listed on the left, the one that is read on the right."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QSplitter,
    QVBoxLayout,
    QWidget,
)

from bridge_rules_gui.services.guidance.help_pages import (
    HelpPages,
    HelpSubject,
    keys_markup,
    without_ways_out,
)
from bridge_rules_gui.views.actions.table import ACTIONS
from bridge_rules_gui.views.help.help_text import HelpText
from bridge_rules_gui.views.help.key_map import key_sections, with_native_keys
from bridge_rules_gui.views.keys import on_keys

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent

    from bridge_rules_gui.views.looks.palette import Colours

_SIZE: Final = (960, 680)
_SMALLEST: Final = (560, 360)
_LIST_WIDTH: Final = 250
_PAGE_LINK: Final = "help:"
_PASSED_ON: Final = ("go-to", "quick-find", "read", "compare", "terms", "quiz", "simulator")
_SUBJECT_ROLE: Final = Qt.ItemDataRole.UserRole + 1


class HelpWindow(QWidget):
    """Shows pages and walks between them; ``link_chosen`` carries a link that leaves the help.

    The keys that a page tells of leave it too, like a link that says the same. Beside a dialog
    such links are words only: the window must not go elsewhere while it waits.
    """

    link_chosen = Signal(str)

    def __init__(self, pages: HelpPages, colours: Colours, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self.setObjectName("help")
        self._pages = pages
        self._colours = colours
        self._is_beside_dialog = isinstance(parent, QDialog)
        self._way: list[HelpSubject] = []
        self._at = -1
        self.setMinimumSize(*_SMALLEST)
        self.resize(*_SIZE)
        self.list = QListWidget(self)
        self.list.setObjectName("help-pages")
        self.list.setAccessibleName(self.tr("Pages of the help"))
        self.text = HelpText(self)
        self.back = self._button(self.tr("&Back"), QKeySequence("Alt+Left"))
        self.forward = self._button(self.tr("&Forward"), QKeySequence("Alt+Right"))
        self.close_button = self._button(self.tr("&Close"), QKeySequence())
        self._arrange()
        self._fill()
        self._connect()
        self.set_colours(colours)

    def _button(self, text: str, keys: QKeySequence) -> QPushButton:
        button = QPushButton(text, self)
        button.setAccessibleName(text.replace("&", ""))
        if not keys.isEmpty():
            button.setShortcut(keys)
            button.setToolTip(keys.toString(QKeySequence.SequenceFormat.NativeText))
        return button

    def _arrange(self) -> None:
        halves = QSplitter(self)
        halves.setHandleWidth(1)
        halves.addWidget(self.list)
        halves.addWidget(self.text)
        halves.setStretchFactor(1, 1)
        halves.setSizes([_LIST_WIDTH, _SIZE[0] - _LIST_WIDTH])
        row = QHBoxLayout()
        row.addWidget(self.back)
        row.addWidget(self.forward)
        row.addStretch(1)
        row.addWidget(self.close_button)
        column = QVBoxLayout(self)
        column.addLayout(row)
        column.addWidget(halves, 1)

    def _fill(self) -> None:
        for subject, title in self._pages.titles():
            item = QListWidgetItem(title, self.list)
            item.setData(_SUBJECT_ROLE, subject.value)

    def _connect(self) -> None:
        self.list.currentItemChanged.connect(self._open_listed)
        self.text.link_chosen.connect(self._follow)
        self.back.clicked.connect(self._go_back)
        self.forward.clicked.connect(self._go_forward)
        self.close_button.clicked.connect(self.close)
        if not self._is_beside_dialog:
            on_keys(
                self,
                {
                    keys: partial(self.link_chosen.emit, f"do:{spec.name}")
                    for spec in ACTIONS
                    if spec.name in _PASSED_ON
                    for keys in spec.keys
                    if isinstance(keys, str)
                },
            )

    @property
    def subject(self) -> HelpSubject:
        """What the page that is read is about."""
        return self._way[self._at] if self._way else HelpSubject.START

    def open(self, subject: HelpSubject) -> None:
        """Show a page in front of everything, and put the keyboard on it."""
        self._visit(subject)
        self.show()
        self.raise_()
        self.activateWindow()
        self.text.setFocus(Qt.FocusReason.OtherFocusReason)

    def set_colours(self, colours: Colours) -> None:
        """Take the colours of a theme."""
        self._colours = colours
        self.list.setStyleSheet(_list_style(colours))
        if self._way:
            self._show()

    def _visit(self, subject: HelpSubject) -> None:
        if not self._way or subject is not self.subject:
            self._way = [*self._way[: self._at + 1], subject]
            self._at = len(self._way) - 1
        self._show()

    def _show(self) -> None:
        page = self._pages.page(self.subject)
        is_map = self.subject is HelpSubject.KEYS
        html = with_native_keys(page.html)
        if is_map:
            html += keys_markup(key_sections())
        self.text.show_markup(
            without_ways_out(html) if self._is_beside_dialog else html, self._colours
        )
        self.setWindowTitle(self.tr("{title} · Help").format(title=page.title))
        self.back.setEnabled(self._at > 0)
        self.forward.setEnabled(self._at + 1 < len(self._way))
        self._mark()

    def _mark(self) -> None:
        for row in range(self.list.count()):
            if self.list.item(row).data(_SUBJECT_ROLE) == self.subject.value:
                self.list.setCurrentRow(row)

    @Slot(QListWidgetItem, QListWidgetItem)
    def _open_listed(self, item: QListWidgetItem | None, _before: object) -> None:
        if item is not None:
            subject = HelpSubject(item.data(_SUBJECT_ROLE))
            if subject is not self.subject:
                self._visit(subject)

    @Slot(str)
    def _follow(self, link: str) -> None:
        if link.startswith(_PAGE_LINK):
            self._visit(HelpSubject(link.removeprefix(_PAGE_LINK)))
        else:
            self.link_chosen.emit(link)

    @Slot()
    def _go_back(self) -> None:
        self._at = max(self._at - 1, 0)
        self._show()

    @Slot()
    def _go_forward(self) -> None:
        self._at = min(self._at + 1, len(self._way) - 1)
        self._show()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Escape close the help."""
        if event.key() == Qt.Key.Key_Escape:
            self.close()
            return
        super().keyPressEvent(event)


def _list_style(colours: Colours) -> str:
    return f"""
#help-pages {{ background: {colours.window}; color: {colours.window_ink}; border: none; }}
#help-pages::item {{ padding: 6px 10px; }}
#help-pages::item:selected {{ background: {colours.selection}; color: {colours.selection_ink}; }}
"""
