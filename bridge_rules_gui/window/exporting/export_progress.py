"""The export in the status bar: how far it has come, how to stop it, where the file lies."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt, QTimer, Signal, Slot
from PySide6.QtWidgets import QHBoxLayout, QLabel, QProgressBar, QPushButton, QToolButton, QWidget

from bridge_rules_gui.window.inert_text import inert_tip
from bridge_rules_gui.window.looks.icons import drawn_icon
from bridge_rules_gui.window.shell.notice import PASSING_MS

_BAR_WIDTH = 140


class ExportProgress(QWidget):
    """Shows an export under way with a button to stop it, then the file with one to its folder.

    The file is shown for a while only, longer while the pointer or the focus is there.
    """

    cancelled = Signal()
    folder_wanted = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("export-progress")
        self._file: Path | None = None
        self.message = QLabel(self)
        self.message.setTextFormat(Qt.TextFormat.PlainText)
        self.message.setObjectName("export-message")
        self.bar = QProgressBar(self)
        self.bar.setMaximumWidth(_BAR_WIDTH)
        self.bar.setAccessibleName(self.tr("Progress of the export"))
        self.cancel = QPushButton(self.tr("Cancel"), self)
        self.cancel.setObjectName("export-cancel")
        self.cancel.setAccessibleName(self.tr("Cancel the export"))
        self.cancel.clicked.connect(self.cancelled)
        self.folder = QPushButton(self.tr("Show in Folder"), self)
        self.folder.setObjectName("export-folder")
        self.folder.clicked.connect(self._ask_folder)
        self.close_button = QToolButton(self)
        self.close_button.setIcon(drawn_icon("close"))
        self.close_button.setAutoRaise(True)
        self.close_button.setToolTip(self.tr("Close this message"))
        self.close_button.setAccessibleName(self.tr("Close this message"))
        self.close_button.clicked.connect(self.hide)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        for widget in (self.message, self.bar, self.cancel, self.folder, self.close_button):
            row.addWidget(widget)
        self._passing = QTimer(self)
        self._passing.setInterval(PASSING_MS)
        self._passing.timeout.connect(self._pass)
        self.hide()

    def begin(self, file: Path) -> None:
        """Show that a file is being made."""
        self._file = file
        self.message.setText(self.tr("Exporting {file}").format(file=file.name))
        self._passing.stop()
        self.bar.setRange(0, 0)
        self._show(is_under_way=True)

    @Slot(int, int)
    def advance(self, done: int, whole: int) -> None:
        """Show how much is done."""
        self.bar.setRange(0, whole)
        self.bar.setValue(done)

    def finish(self) -> None:
        """Show that the file is written."""
        name = self._file.name if self._file else ""
        self.message.setText(self.tr("Saved: {file}").format(file=name))
        self.message.setToolTip(inert_tip(str(self._file)))
        self._show(is_under_way=False)
        self._passing.start()

    @Slot()
    def _pass(self) -> None:
        if not self.underMouse() and not self.folder.hasFocus():
            self._passing.stop()
            self.hide()

    def _show(self, *, is_under_way: bool) -> None:
        self.bar.setVisible(is_under_way)
        self.cancel.setVisible(is_under_way)
        self.cancel.setEnabled(True)
        self.folder.setVisible(not is_under_way)
        self.close_button.setVisible(not is_under_way)
        self.show()

    @Slot()
    def _ask_folder(self) -> None:
        if self._file is not None:
            self.folder_wanted.emit(self._file.parent)
