"""The small dialogs: what this program is, and whose words the books are."""

from __future__ import annotations

import platform
from collections.abc import Iterable

from PySide6 import __version__ as pyside_version
from PySide6.QtCore import QCoreApplication, Qt, qVersion
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLabel, QVBoxLayout, QWidget

from bridge_rules_gui import __version__
from bridge_rules_gui.corpus.book import Book
from bridge_rules_gui.corpus.corpus import Corpus
from bridge_rules_gui.window.speaking import say_text
from bridge_rules_gui.window.widgets import plain_label

_WIDTH = 560


class TextDialog(QDialog):
    """Titled paragraphs with a button to close: nothing to decide."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("about")
        self.texts: list[QLabel] = []
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(24, 22, 24, 16)
        self._column.setSpacing(6)

    def add_title(self, text: str) -> None:
        """Add the title of what follows."""
        if self._column.count():
            self._column.addSpacing(12)
        self._add(text, "dialog-title")

    def add_paragraph(self, text: str) -> None:
        """Add a paragraph of plain words."""
        self._add(text, "dialog-text")

    def finish(self) -> None:
        """Add the button that closes the dialog."""
        self._column.addSpacing(14)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        buttons.rejected.connect(self.reject)
        self._column.addWidget(buttons)
        self.setFixedSize(_WIDTH, self._column.totalHeightForWidth(_WIDTH))

    def _add(self, text: str, name: str) -> None:
        label = plain_label(name, self, text)
        label.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self._column.addWidget(label)
        self.texts.append(label)


def whose_words() -> str:
    """Say whose the texts are, before the notices, which stand as the books give them."""
    return QCoreApplication.translate(
        "Copyright",
        (
            "The texts of the laws belong to the World Bridge Federation and to their "
            "translators. Their notices appear here as printed in the books."
        ),
    )


class RightsDialog(TextDialog):
    """The full notice of rights of every book and of the commentary."""

    def __init__(self, corpus: Corpus, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Copyright"))
        self.add_paragraph(whose_words())
        for book in corpus.books.values():
            self.add_title(f"{book.title} · {book.edition.year}")
            self.add_paragraph(
                ", ".join(part for part in (book.translator, book.published) if part)
            )
            self.add_paragraph(say_text(book.rights))
        if corpus.commentary is not None:
            self.add_title(corpus.commentary.title)
            self.add_paragraph(say_text(corpus.commentary.rights))
        self.add_title(self.tr("This program"))
        self.add_paragraph(
            self.tr("The licence of the program’s code does not cover the texts of the books.")
        )
        self.finish()


class AboutDialog(TextDialog):
    """What this program is, in which versions, and whose words it shows."""

    def __init__(self, books: Iterable[Book], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("About Bridge Rules"))
        self.add_title(self.tr("Bridge Rules {version}").format(version=__version__))
        self.add_paragraph(
            self.tr("A study app for the Laws of Duplicate Bridge: 1987, 2007 and 2017.")
        )
        self.add_paragraph(
            self.tr("Python {python}, Qt {qt}, PySide {pyside}").format(
                python=platform.python_version(), qt=qVersion(), pyside=pyside_version
            )
        )
        self.add_title(self.tr("The books"))
        self.add_paragraph(whose_words())
        for book in books:
            self.add_paragraph(say_text(book.rights))
        self.finish()
