"""A line under the toolbar that says what could not be done, and what might be meant."""

from __future__ import annotations

from PySide6.QtCore import QTimer, Signal, Slot
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QPushButton,
    QSizePolicy,
    QWidget,
)

from bridge_rules_gui.window.widgets import icon_button, plain_label

PASSING_MS = 8_000
"""How long a passing message stays; longer while the pointer rests on it."""


class Notice(QFrame):
    """A message that stays until it is closed, overtaken, or its time is over.

    At most one offer goes with it.
    """

    offer_taken = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("notice")
        self._message = plain_label("notice-message", self)  # it may quote a file
        self._message.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self._offer = QPushButton(self)
        self._offer.setObjectName("notice-offer")
        self._offer.clicked.connect(self._take_offer)
        close = icon_button("close", self.tr("Close this message"), self, name="notice-close")
        close.clicked.connect(self.hide)
        row = QHBoxLayout(self)
        row.setContentsMargins(14, 6, 8, 6)
        row.addWidget(self._message, 1)
        row.addWidget(self._offer)
        row.addWidget(close)
        self._passing = QTimer(self)
        self._passing.setInterval(PASSING_MS)
        self._passing.timeout.connect(self._pass)
        self.hide()

    @property
    def message(self) -> str:
        """The words being shown, or nothing."""
        return "" if self.isHidden() else self._message.text()

    @property
    def has_offer(self) -> bool:
        """Whether something is offered with the words."""
        return not self._offer.isHidden()

    def say(self, message: str, offer: str = "") -> None:
        """Show a message, with a button that takes up an offer if there is one."""
        self._passing.stop()
        self._message.setText(message)
        self._offer.setText(offer)
        self._offer.setVisible(bool(offer))
        self.setAccessibleName(message)
        self.show()
        self._alert()

    def show_briefly(self, message: str) -> None:
        """Show a message that needs no answer and goes by itself."""
        self.say(message)
        self._passing.start()

    @Slot()
    def _pass(self) -> None:
        if not self.underMouse():
            self._passing.stop()
            self.hide()

    def _alert(self) -> None:
        """Let screen readers read the message out."""
        # Imported here: the first window does without, and it is slow.
        from PySide6.QtGui import QAccessible, QAccessibleEvent  # noqa: PLC0415

        QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.Alert))

    @Slot()
    def _take_offer(self) -> None:
        self.hide()
        self.offer_taken.emit()
