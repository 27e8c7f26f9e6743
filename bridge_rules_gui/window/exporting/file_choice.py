"""The choice of the file an export goes to: its name follows until the reader gives one."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QLineEdit, QPushButton, QWidget

from bridge_rules_gui.exports.export import SUFFIXES, ExportChoiceError, ExportFormat
from bridge_rules_gui.window.exporting.names import name_of_format


class FileChoice(QWidget):
    """A field for the name, and a button that looks for a place.

    ``changed`` tells that another file is named, ``ending_given`` carries the ending of a name
    the reader gave.
    """

    changed = Signal()
    ending_given = Signal(str)

    def __init__(self, folder: Path, parent: QWidget) -> None:
        super().__init__(parent)
        self._folder = folder
        self._is_named = False
        self._kinds, self._suffix = "", ""
        self.field = QLineEdit(self)
        self.field.setObjectName("export-file")
        self.browse = QPushButton(self.tr("&Browse..."), self)
        self.browse.setObjectName("export-browse")
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.field, 1)
        row.addWidget(self.browse)
        self.field.textEdited.connect(self._keep_name)
        self.field.textChanged.connect(self.changed)
        self.browse.clicked.connect(self._browse)

    @property
    def file(self) -> Path:
        """The file named; raise `ExportChoiceError` where none can be written."""
        typed = self.field.text().strip()
        if not typed:
            raise ExportChoiceError(self.tr("Name the file."))
        file = self._folder / Path(typed).expanduser()
        if file.is_dir():
            raise ExportChoiceError(self.tr("This is a folder; name a file in it."))
        if not file.parent.is_dir():
            raise ExportChoiceError(self.tr("There is no such folder."))
        return file

    def propose(self, name: str, form: ExportFormat) -> None:
        """Name the file, or give the name of the reader the ending of another format."""
        self._suffix = SUFFIXES[form]
        self._kinds = f"{name_of_format(form)} (*{self._suffix})"
        named = Path(self.field.text())
        if not self._is_named:
            self.field.setText(str(self._folder / f"{name}{self._suffix}"))
        elif named.suffix in SUFFIXES.values():
            self.field.setText(str(named.with_suffix(self._suffix)))

    @Slot()
    def _keep_name(self) -> None:
        self._is_named = True
        self.ending_given.emit(Path(self.field.text()).suffix.lower())

    @Slot()
    def _browse(self) -> None:
        title = self.tr("Export to")
        chosen, _ = QFileDialog.getSaveFileName(self, title, self.field.text(), self._kinds)
        if chosen:
            file = Path(chosen)
            self.field.setText(str(file if file.suffix else file.with_suffix(self._suffix)))
            self._keep_name()
