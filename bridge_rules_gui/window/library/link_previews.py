"""Previews of links: a small leaf beside a link, which the pointer or a key opens."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QCursor, QFont, QPainter, QPalette, QPen
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from bridge_rules_gui.corpus.passage import ReferenceStatus
from bridge_rules_gui.typesetting.links import InferredLabel, ReferenceLink, RestoredCharacters
from bridge_rules_gui.window.library.linked_text import NO_LINK, LinkedText
from bridge_rules_gui.window.looks.appearance import current_colours
from bridge_rules_gui.window.widgets import plain_label

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from PySide6.QtGui import QPaintEvent, QTextDocument

    from bridge_rules_gui.corpus.passage import CrossReference
    from bridge_rules_gui.typesetting.links import PageLink

_RESTING: Final = 350  # milliseconds the pointer rests on a link before its preview opens
_PARTING: Final = 250  # milliseconds it may take on its way from the link to the preview
_WIDTH: Final = 420
_TALLEST: Final = 340
_GAP: Final = 6


def _nothing(_link: PageLink) -> Sequence[str]:
    return ()


class Preview(QFrame):
    """Shown beside a link while the pointer rests on it, or on request of the keyboard.

    It lies on top of the window and is no window itself: it takes no focus, and stands
    where it should on every desktop.
    """

    left = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("preview")
        self.setAutoFillBackground(True)
        self.setBackgroundRole(QPalette.ColorRole.AlternateBase)
        self._remark = plain_label("preview-remark", self)
        self._text = LinkedText(self)
        self._text.viewport().setBackgroundRole(QPalette.ColorRole.AlternateBase)
        self._text.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._text.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._text.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._column = column = QVBoxLayout(self)
        column.setContentsMargins(12, 9, 12, 9)
        column.setSpacing(6)
        column.addWidget(self._remark)
        column.addWidget(self._text)
        self._more = plain_label(
            "preview-more", self, self.tr("… Click the link, or press Enter on it, to read on.")
        )
        column.addWidget(self._more)

    @property
    def words(self) -> str:
        """Everything the preview says, as plain text."""
        return "\n".join(filter(None, (self._remark.text(), self._text.toPlainText())))

    @property
    def is_cut(self) -> bool:
        """Whether only the beginning of the words is to be seen, which is said below them."""
        return not self._more.isHidden()

    def show_link(self, link: PageLink, markups: Sequence[str], font: QFont, beside: QRect) -> None:
        """Show what a link leads to beside a rectangle of the window; nothing when it is empty."""
        remark = self.remark_on(link)
        self._remark.setText(remark)
        self._remark.setVisible(bool(remark))
        self._text.setVisible(bool(markups))
        if not (remark or markups):
            self.hide()
            return
        self._more.hide()
        self.show()  # before it is measured: when it is shown first, its text is set again
        if markups:
            self._set_text("".join(markups), font)
        self._place(beside)
        self.raise_()

    def _set_text(self, markup: str, font: QFont) -> None:
        """Set the words; those that find no room are left out, whole lines of them."""
        inner = _WIDTH - 24
        self._text.set_markup(markup, font)
        self._text.document().setDocumentMargin(0)
        self._text.document().setTextWidth(inner)
        height = round(self._text.document().size().height())
        if height > _TALLEST:
            self._more.show()
            height = round(_between_lines(self._text.document(), _TALLEST))
        self._text.setFixedSize(inner, height)
        self._text.verticalScrollBar().setValue(0)  # where its margin was taken away, it scrolled

    def remark_on(self, link: PageLink) -> str:
        """Return what the editors have to say about a link, or nothing."""
        match link:
            case ReferenceLink():
                return "\n".join(dict.fromkeys(map(self._doubt, link.doubtful)))
            case InferredLabel():
                return self.tr(
                    "This label was lost in printing. It is inferred from the labels around it."
                )
            case RestoredCharacters(restoration) if not restoration.printed:
                return self.tr("Lost in printing, restored by the editors.")
            case RestoredCharacters(restoration):
                return self.tr("Damaged in printing (“{0}”), restored by the editors.").format(
                    restoration.printed
                )
            case _:
                return ""

    def _doubt(self, reference: CrossReference) -> str:
        printed = reference.target
        if reference.status is ReferenceStatus.DANGLING:
            first = self.tr("There is no {0} in this edition.").format(printed)
        else:
            first = self.tr("The book says {0}, which cannot be meant.").format(printed)
        edition = f"{reference.edition.year} " if reference.edition else ""
        meant = (
            self.tr("{0} is meant.").format(f"{edition}{reference.meant}")
            if reference.meant
            else ""
        )
        return " ".join(filter(None, (first, meant, reference.reason)))

    def _place(self, beside: QRect) -> None:
        """Stand below the link, or above it where there is no room below."""
        size = self._size()
        self.resize(size)
        parent = self.parentWidget()
        room = self.rect() if parent is None else parent.rect()
        below = beside.bottom() + _GAP
        above = beside.top() - _GAP - size.height()
        top = below if below + size.height() <= room.bottom() or above < room.top() else above
        left = max(room.left(), min(beside.left(), room.right() - size.width()))
        self.move(QPoint(left, top))

    def _size(self) -> QSize:
        self._column.activate()
        height = self._column.heightForWidth(_WIDTH) if self._column.hasHeightForWidth() else -1
        return QSize(_WIDTH, height if height > 0 else self._column.sizeHint().height())

    def leaveEvent(self, event: QEvent) -> None:
        """Tell that the pointer has gone."""
        super().leaveEvent(event)
        self.left.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw a line around the leaf."""
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setPen(QPen(QColor(current_colours().quiet_ink), 1))
        painter.drawRect(self.rect().adjusted(0, 0, -1, -1))


class LinkPreviews(QObject):
    """Opens and closes the preview of one text's links.

    What the pointer has opened closes when the pointer has gone elsewhere for a moment;
    it may go onto the preview. What a key has opened stays until a key or a page closes it.
    """

    def __init__(self, text: LinkedText, font: Callable[[], QFont]) -> None:
        super().__init__(text)
        self.previewer: Callable[[PageLink], Sequence[str]] = _nothing
        self.links: Sequence[PageLink] = ()
        self.leaf = Preview(text)
        self.leaf.hide()
        self._text = text
        self._font = font
        self._hovered = NO_LINK
        self._is_by_pointer = False
        self._is_watching = False
        self._resting = self._timer(_RESTING, self._on_rested)
        self._parting = self._timer(_PARTING, self._on_parted)
        text.link_hovered.connect(self._on_hovered)
        text.link_focused.connect(self._on_focused)
        text.verticalScrollBar().valueChanged.connect(self.hide)
        text.installEventFilter(self)
        self.leaf.left.connect(self._on_left)

    def _timer(self, milliseconds: int, slot: Callable[[], None]) -> QTimer:
        timer = QTimer(self, singleShot=True)
        timer.setInterval(milliseconds)
        timer.timeout.connect(slot)
        return timer

    def _watch(self) -> None:
        """Watch the text's viewport from the first link touched: before, it is not asked for."""
        if not self._is_watching:
            self._is_watching = True
            self._text.viewport().installEventFilter(self)

    def show(self, number: int) -> None:
        """Open the preview of a link."""
        if not 0 <= number < len(self.links):
            return
        self._watch()
        window = self._text.window()
        if self.leaf.parentWidget() is not window:
            self.leaf.setParent(window)
        link = self.links[number]
        rect = self._text.link_rect(number)
        corner = self._text.viewport().mapTo(window, rect.topLeft())
        markups = self.previewer(link)
        self._is_by_pointer = False
        self.leaf.show_link(link, markups, self._font(), QRect(corner, rect.size()))

    def hide(self) -> None:
        """Close the preview."""
        self._resting.stop()
        self._parting.stop()
        self.leaf.hide()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Close the preview when the text moves or goes away, or the pointer leaves it."""
        if event.type() in (QEvent.Type.Resize, QEvent.Type.Hide):
            self.hide()
        elif event.type() == QEvent.Type.Leave:
            self._on_left()
        return super().eventFilter(watched, event)

    def _on_hovered(self, number: int) -> None:
        if number == NO_LINK:
            self._on_left()
        else:
            self._watch()
            self.hide()
            self._hovered = number
            self._resting.start()

    def _on_left(self) -> None:
        self._resting.stop()
        if self.leaf.isVisible() and self._is_by_pointer:
            self._parting.start()

    def _on_parted(self) -> None:
        place = self.leaf.mapFromGlobal(QCursor.pos())
        if self.leaf.rect().contains(place):
            return
        self.hide()

    def _on_focused(self, _number: int) -> None:
        self.hide()

    def _on_rested(self) -> None:
        if self._text.isVisible():
            self.show(self._hovered)
            self._is_by_pointer = True


def _between_lines(document: QTextDocument, room: float) -> float:
    """Return how much of some room can be filled without cutting a line in two."""
    lines = list(_lines(document))
    while cut := [top for top, bottom in lines if 0 < top < room < bottom]:
        room = min(cut)
    return room


def _lines(document: QTextDocument) -> Iterator[tuple[float, float]]:
    """Yield where the lines of a document begin and end; some stand side by side, in tables."""
    block = document.begin()
    while block.isValid():
        layout = block.layout()
        top = document.documentLayout().blockBoundingRect(block).top()
        for number in range(layout.lineCount()):
            line = layout.lineAt(number).rect()
            yield top + line.top(), top + line.bottom()
        block = block.next()
