"""The words of a provision, of which those that decide are to be clicked."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QSize, Qt, QUrl, Slot
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from bridge_rules_gui.views.inert_text import InertText
from bridge_rules_gui.views.looks.palette import LIGHT
from bridge_rules_gui.views.quiz.choosing import Choosing
from bridge_rules_gui.views.quiz.names import said

if TYPE_CHECKING:
    from PySide6.QtGui import QFont, QResizeEvent

    from bridge_rules_gui.quiz.question import Question
    from bridge_rules_gui.views.looks.palette import Colours

_LEADING: Final = 150


class _Passages(InertText):
    """A text as high as its words need."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("passages")
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def fit(self) -> None:
        """Take the height of the words."""
        self.setFixedHeight(round(self.document().size().height()) + 4)

    def resizeEvent(self, e: QResizeEvent) -> None:
        """Break the lines anew, and follow their height."""
        super().resizeEvent(e)
        self.fit()

    def minimumSizeHint(self) -> QSize:
        """Return a small size: the words break where they must."""
        return QSize(120, 20)


class PassageText(Choosing):
    """Numbered passages in one text; a click or a number marks one, another takes it back."""

    def __init__(self, question: Question, font: QFont, parent: QWidget | None = None) -> None:
        super().__init__(question, parent)
        self._taken: set[int] = set()
        self._colours = LIGHT
        self.text = _Passages(self)
        self.text.setFont(font)
        self.text.setAccessibleName(self.tr("The words of the provision"))
        self.text.anchorClicked.connect(self._take_click)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.text)
        self._draw()

    @property
    def chosen(self) -> tuple[int, ...]:
        """The passages marked."""
        return tuple(sorted(self._taken))

    @property
    def hint(self) -> str:
        """How to answer, in words."""
        return self.tr("Click the words that decide, or press their numbers, then Enter.")

    def take(self, chosen: tuple[int, ...]) -> None:
        """Mark what was marked before."""
        self._taken = set(chosen)
        self._draw()

    def press(self, index: int) -> None:
        """Mark a passage, or take the mark back."""
        if not self.is_answered:
            self._taken ^= {index}
            self._draw()
            self.changed.emit()

    @Slot(QUrl)
    def _take_click(self, link: QUrl) -> None:
        self.press(int(link.toString()))

    def show_answer(self) -> None:
        """Show which passages decide."""
        self.is_answered = True
        self._draw()

    def set_colours(self, colours: Colours) -> None:
        """Take the colours of a theme."""
        self._colours = colours
        self._draw()

    def _draw(self) -> None:
        words = " ".join(self._passage(index) for index in range(len(self.question.choices)))
        more = f"<p>{escape(self._told())}</p>" if self.is_answered else ""
        self.text.setHtml(f'<p style="line-height: {_LEADING}%;">{words}</p>{more}')
        self.text.fit()

    def _passage(self, index: int) -> str:
        text = escape(said(self.question.choices[index].text))
        sign, style = self._look(index)
        number = f'<sup style="color: {self._colours.quiet_ink};">{index + 1}</sup>'
        return f'{number}{sign}<a href="{index}" style="{style}">{text}</a>'

    def _look(self, index: int) -> tuple[str, str]:
        """Return the sign before a passage, and how its words look."""
        colours, is_taken = self._colours, index in self._taken
        plain = f"color: {colours.ink}; text-decoration: none;"
        lit = (
            f"color: {colours.found_ink}; background-color: {colours.found};"
            " text-decoration: underline;"
        )
        if not self.is_answered:
            return "", lit if is_taken else plain
        if index in self.question.answer:
            return ("✓ " if is_taken else "! "), lit
        struck = f"color: {colours.doubt}; text-decoration: line-through;"
        return ("✗ ", struck) if is_taken else ("", plain)

    def _told(self) -> str:
        return self.tr("✓ decides · ! decides, and was not marked · ✗ does not decide here")
