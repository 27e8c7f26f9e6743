"""A window with its bars and a shell, and no workplace beside reading: for one workplace alone."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import QMainWindow, QStackedWidget, QVBoxLayout, QWidget

from bridge_rules_gui.corpus.corpus import Corpus
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.window.actions.action_set import ActionSet
from bridge_rules_gui.window.actions.table import ACTIONS
from bridge_rules_gui.window.library.navigator import Navigator
from bridge_rules_gui.window.library.workplace import ReadingWorkplace
from bridge_rules_gui.window.looks.appearance import apply_palette
from bridge_rules_gui.window.looks.palette import Theme, colours_of
from bridge_rules_gui.window.looks.shell_style import shell_style
from bridge_rules_gui.window.settings import Settings
from bridge_rules_gui.window.shell.parts import WindowParts
from bridge_rules_gui.window.shell.shell import Shell


class BareWindow(QMainWindow):
    """A window whose shell opens places of the books, and addresses of what it is given."""

    def __init__(self, corpus: Corpus, folder: Path) -> None:
        super().__init__()
        self.corpus = corpus
        self.settings = Settings(folder / "settings.ini")
        middle = QWidget(self)
        column = QVBoxLayout(middle)
        self.stack = QStackedWidget(middle)
        column.addWidget(self.stack, 1)
        self.setCentralWidget(middle)
        parts = WindowParts(self, ActionSet(self, ACTIONS), stack=self.stack, column=column)
        self.parts = parts
        self.navigator = Navigator(corpus, self, Edition.BG_2017)
        reading = ReadingWorkplace(self.settings)
        reading.take_books(corpus, self.navigator)
        self.stack.addWidget(reading)
        self.shell = Shell(parts, reading=reading, navigator=self.navigator, parent=self)
        self.shell.take_pages()

    def take_theme(self, theme: Theme) -> None:
        """Take a theme as the main window does."""
        apply_palette(colours_of(theme))
        self.setStyleSheet(shell_style(colours_of(theme)))

    @property
    def shown_message(self) -> str:
        """The passing message in the status line."""
        return self.parts.status_line.currentMessage()
