"""The window of the help: its pages listed on the left, the one that is read on the right."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import QEvent, Qt, QUrl, Signal, Slot
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QKeySequence
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

from bridge_rules_gui.guide.help_pages import HelpPages, HelpSubject, keys_markup, without_ways_out
from bridge_rules_gui.window.actions.action_set import ActionSet
from bridge_rules_gui.window.help.key_map import key_sections, with_native_keys
from bridge_rules_gui.window.inert_text import InertText
from bridge_rules_gui.window.keys import on_keys
from bridge_rules_gui.window.looks.appearance import current_colours
from bridge_rules_gui.window.looks.fonts import reading_font
from bridge_rules_gui.window.looks.palette import Colours

_SIZE: Final = (960, 680)
_SMALLEST: Final = (560, 360)
_LIST_WIDTH: Final = 250
_TEXT_SIZE: Final = 100
_MARGIN: Final = 28
_INDENT: Final = 22
_PAGE_LINK: Final = "help:"
_PASSED_ON: Final = ("go-to", "quick-find", "read", "compare", "terms", "quiz", "simulator")
_SUBJECT_ROLE: Final = Qt.ItemDataRole.UserRole + 1


class HelpWindow(QWidget):
    """Shows pages and walks between them; ``link_chosen`` carries a link that leaves the help.

    The keys that a page tells of leave it too, like a link that says the same. Beside a dialog
    such links are words only: the window must not go elsewhere while it waits.
    """

    link_chosen = Signal(str)

    def __init__(self, pages: HelpPages, actions: ActionSet, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self.setObjectName("help")
        self._pages = pages
        self._actions = actions
        self._colours: Colours | None = None
        self._is_beside_dialog = isinstance(parent, QDialog)
        self._way: list[HelpSubject] = []
        self._at = -1
        self.setMinimumSize(*_SMALLEST)
        self.resize(*_SIZE)
        self.list = QListWidget(self)
        self.list.setObjectName("help-pages")
        self.list.setAccessibleName(self.tr("Help pages"))
        self.text = self._made_text()
        self.back = self._button(self.tr("&Back"), QKeySequence("Alt+Left"))
        self.forward = self._button(self.tr("&Forward"), QKeySequence("Alt+Right"))
        self.close_button = self._button(self.tr("&Close"), QKeySequence())
        self._arrange()
        self._fill()
        self._connect()
        self._take_colours()

    def _made_text(self) -> InertText:
        text = InertText(self)
        text.setObjectName("help-text")
        text.setAccessibleName(self.tr("Help"))
        text.setFont(reading_font(text.font(), _TEXT_SIZE))
        text.document().setDocumentMargin(_MARGIN)
        text.document().setIndentWidth(_INDENT)
        return text

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
        self.text.anchorClicked.connect(self._follow)
        self.back.clicked.connect(self._go_back)
        self.forward.clicked.connect(self._go_forward)
        self.close_button.clicked.connect(self.close)
        if not self._is_beside_dialog:
            on_keys(
                self,
                {
                    keys: partial(self.link_chosen.emit, f"do:{spec.name}")
                    for spec in map(self._actions.row, _PASSED_ON)
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

    def changeEvent(self, event: QEvent) -> None:
        """Follow the theme, which comes as another palette of the program."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and self._colours != current_colours():
            self._take_colours()

    def _take_colours(self) -> None:
        colours = self._colours = current_colours()
        self.list.setStyleSheet(_list_style(colours))
        self.text.setStyleSheet(
            f"#help-text {{ background: {colours.paper}; color: {colours.ink}; }}"
        )
        self.text.document().setDefaultStyleSheet(
            _text_style(colours, QFontMetricsF(self.text.font()))
        )
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
            html += keys_markup(key_sections(self._actions))
        self.text.setHtml(without_ways_out(html) if self._is_beside_dialog else html)
        self.text.verticalScrollBar().setValue(0)
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

    @Slot(QUrl)
    def _follow(self, url: QUrl) -> None:
        link = url.toString()
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


def _text_style(colours: Colours, metrics: QFontMetricsF) -> str:
    em = metrics.height()
    return f"""
h1 {{ font-size: x-large; font-weight: 600; margin-bottom: {em * 0.5:.0f}px; }}
h2 {{ font-size: large; font-weight: 600; margin-top: {em * 0.9:.0f}px;
  margin-bottom: {em * 0.3:.0f}px; }}
p, li {{ line-height: 132%; margin-bottom: {em * 0.35:.0f}px; }}
a {{ color: {colours.link}; text-decoration: none; }}
code {{ background-color: {colours.shade}; }}
table {{ border-collapse: collapse; margin-bottom: {em * 0.4:.0f}px; }}
td, th {{ padding: {em * 0.14:.0f}px {em * 1.2:.0f}px {em * 0.14:.0f}px {em * 0.3:.0f}px;
  border-bottom: 1px solid {colours.rule}; text-align: left; vertical-align: top; }}
"""
