"""What stands where answers would: searches made before, what was tried, what went wrong."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from bridge_rules_gui.corpus.citation import FIRST_LAW, LAST_LAW
from bridge_rules_gui.search.answer import Attempt, MissingPlace, SearchAnswer
from bridge_rules_gui.search.query import Query, filters
from bridge_rules_gui.window.search.names import name_of_language, name_of_missing, name_of_why
from bridge_rules_gui.window.widgets import plain_label

_WIDEST = 560
_MOST_WORDS = 8


class MessagePage(QWidget):
    """A title, a few lines, and at most one button: the offer."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("search-message")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.title = plain_label("search-message-title", self)
        self.text = plain_label("search-message-text", self)
        self.offer = QPushButton(self)
        self.offer.setObjectName("search-message-offer")
        inner = QWidget(self)
        inner.setFixedWidth(_WIDEST)
        lines = QVBoxLayout(inner)
        lines.setContentsMargins(0, 0, 0, 0)
        lines.setSpacing(10)
        lines.addWidget(self.title)
        lines.addWidget(self.text)
        lines.addWidget(self.offer, 0, Qt.AlignmentFlag.AlignLeft)
        lines.addStretch(1)
        row = QHBoxLayout(self)
        row.setContentsMargins(24, 36, 24, 24)
        row.addStretch(1)
        row.addWidget(inner)
        row.addStretch(1)

    def say(self, title: str, text: str = "", offer: str = "") -> None:
        """Show a message."""
        self.title.setText(title)
        self.text.setText(text)
        self.text.setVisible(bool(text))
        self.offer.setText(offer)
        self.offer.setVisible(bool(offer))

    def show_getting_ready(self) -> None:
        """Say that the search cannot answer yet."""
        self.say(
            self.tr("Preparing the books for searching"),
            self.tr(
                "This takes a few seconds, only once. Your search runs as soon as the books "
                "are ready."
            ),
        )

    def show_no_answer(self, query: Query, answer: SearchAnswer, *, is_narrow: bool) -> None:
        """Say why a query has no answer, and how to correct it."""
        if query.unknown_filters:
            typed = ", ".join(query.unknown_filters)
            title = self.tr("There is no filter “{typed}”").format(typed=typed)
            self.say(title, "\n".join((self.tr("The filters are:"), *filters())))
        elif answer.missing:
            self._show_missing(answer.missing)
        else:
            self.show_nothing_found(query.text.strip(), answer.tried, is_narrow=is_narrow)

    def _show_missing(self, places: Iterable[MissingPlace]) -> None:
        lines = [name_of_missing(place) for place in places]
        laws = self.tr(
            "The laws run from {first} to {last}. Type part of a law like this: 27B1(a)."
        )
        lines.append(laws.format(first=FIRST_LAW, last=LAST_LAW))
        self.say(lines[0], "\n".join(lines[1:]))

    def show_nothing_found(self, words: str, tried: Iterable[Attempt], *, is_narrow: bool) -> None:
        """Say what was tried in vain, and offer to search everywhere if that was not done."""
        lines = [self._tried(attempt) for attempt in tried]
        if lines:
            lines.insert(0, self.tr("Searched for:"))
        lines.append(
            self.tr("Only some of the books or kinds of places were searched.")
            if is_narrow
            else self.tr(
                "Try the beginning of the word with an asterisk (взят*), a term of any of the "
                "languages, or the number of a law."
            )
        )
        title = self.tr("Nothing found for “{words}”").format(words=words)
        self.say(title, "\n".join(lines), self.tr("Search Everything") if is_narrow else "")

    def _tried(self, attempt: Attempt) -> str:
        words = ", ".join(_as_looked_for(word) for word in attempt.words[:_MOST_WORDS])
        return self.tr("in {language}, {why}: {words}").format(
            language=name_of_language(attempt.language), why=name_of_why(attempt.why), words=words
        )


class RecentList(QListWidget):
    """The searches made before; Enter or a click repeats one, Up from the first leads out."""

    chosen = Signal(str)
    left_upwards = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("search-recent-list")
        self.setAccessibleName(self.tr("Recent searches"))
        self.setFixedWidth(_WIDEST)
        self.itemClicked.connect(self._choose)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Give Enter and the arrow out of the list their meaning."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if self.currentItem() is not None:
                self._choose(self.currentItem())
        elif event.key() == Qt.Key.Key_Up and self.currentRow() <= 0:
            self.left_upwards.emit()
        else:
            super().keyPressEvent(event)

    def _choose(self, item: QListWidgetItem) -> None:
        self.chosen.emit(item.text())


class RecentPage(QWidget):
    """The searches made before, newest first, and the button that forgets them."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("search-recent")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        title = QLabel(self.tr("Recent searches"), self)
        title.setObjectName("search-message-title")
        self.list = RecentList(self)
        self.forget = QPushButton(self.tr("Clear"), self)
        self.forget.setObjectName("search-forget")
        self.forget.setAccessibleName(self.tr("Clear recent searches"))
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 24, 24, 24)
        for widget in (title, self.list, self.forget):
            column.addWidget(widget, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addStretch(1)

    def show_searches(self, searches: Iterable[str]) -> None:
        """Show other searches."""
        self.list.clear()
        self.list.addItems(list(searches))


def _as_looked_for(word: str) -> str:
    """Return a stem with dots for its endings; a beginning has the star that was typed."""
    return word if word.endswith("*") else f"{word}…"
