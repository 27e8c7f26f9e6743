"""The dialog of an export: what, which part, which editions, which format, and where to."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QSignalBlocker, Signal, Slot
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from bridge_rules_gui.corpus.citation import FIRST_LAW, LAST_LAW
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.exports.export import (
    FORMATS,
    SUFFIXES,
    ExportChoiceError,
    ExportFormat,
    ExportOrder,
    ExportSubject,
)
from bridge_rules_gui.library.chapters import Chapter
from bridge_rules_gui.library.export_part import WHOLE, Part
from bridge_rules_gui.window.comparison.names import ComparisonNames
from bridge_rules_gui.window.place_names import title_of_chapter
from bridge_rules_gui.window.troubles import explained
from bridge_rules_gui.window.widgets import plain_label

_WIDTH: Final = 620
_ONE_LAW: Final = 0
# How the names of files begin: the same in every language.
_FILE_NAMES: Final = {
    ExportSubject.COMPARISON: "bridge-laws-comparison",
    ExportSubject.CONCORDANCE: "bridge-laws-concordance",
    ExportSubject.SEGMENTS: "bridge-laws-segments",
    ExportSubject.CORPUS: "bridge-laws",
}

_ORDER: Final = (
    ExportSubject.COMPARISON,
    ExportSubject.CONCORDANCE,
    ExportSubject.SEGMENTS,
    ExportSubject.CORPUS,
)

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class ChosenExport:
    """What the reader has decided: the order, and the file it goes to."""

    order: ExportOrder
    file: Path


class ExportDialog(QDialog):
    """Asks for everything at once; what does not go together is said while it is chosen.

    ``ordered`` carries what has been decided.
    """

    ordered = Signal(object)

    def __init__(
        self, chapters: Sequence[Chapter], law: int, folder: Path, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setObjectName("export")
        self.setWindowTitle(self.tr("Export"))
        self.subject = self._choices("export-subject")
        self.format = self._choices("export-format")
        self.part = PartChoice(chapters, law, self)
        self.editions = {edition: QCheckBox(self) for edition in Edition}
        self.relations = QCheckBox(self.tr("Include &moved, split or merged provisions"), self)
        self.file = FileChoice(folder, self)
        self.warning = plain_label("export-warning", self)
        self.hint = plain_label("export-hint", self)
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel, self)
        accept = QDialogButtonBox.ButtonRole.AcceptRole
        self.export_button = self.buttons.addButton(self.tr("E&xport"), accept)
        self._fill()
        self._arrange()
        self._connect()
        self._show_formats()

    # Making.

    def _choices(self, name: str) -> QComboBox:
        box = QComboBox(self)
        box.setObjectName(name)
        return box

    def _fill(self) -> None:
        for subject in _ORDER:
            self.subject.addItem(_name_of_subject(subject), subject)
        for edition, box in self.editions.items():
            box.setText(ComparisonNames().column(edition))
            box.setObjectName(f"export-{edition}")
            box.setChecked(True)
        self.relations.setObjectName("export-relations")
        self.warning.setText(
            self.tr(
                "The editions are not translations of one another: each book was translated from "
                "the English text of its own year. Segments may differ in substance."
            )
        )

    def _arrange(self) -> None:
        form = QFormLayout()
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        form.addRow(self._label(self.tr("&What:"), self.subject), self.subject)
        form.addRow(self._label(self.tr("&Part:"), self.part.parts), self.part)
        form.addRow(self.tr("Editions:"), self._row_of_editions())
        form.addRow("", self.relations)
        form.addRow("", self.warning)
        form.addRow(self._label(self.tr("&Format:"), self.format), self.format)
        form.addRow(self._label(self.tr("Fil&e:"), self.file.field), self.file)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 20, 24, 16)
        column.setSpacing(12)
        column.addLayout(form)
        column.addWidget(self.hint)
        column.addStretch(1)
        column.addWidget(self.buttons)
        self.setMinimumWidth(_WIDTH)

    def _row_of_editions(self) -> QWidget:
        row = QWidget(self)
        line = QHBoxLayout(row)
        line.setContentsMargins(0, 0, 0, 0)
        for box in self.editions.values():
            line.addWidget(box)
        line.addStretch(1)
        return row

    def _label(self, words: str, field: QWidget) -> QLabel:
        """Return a label whose key leads to its field, which may stand in a row with others."""
        label = QLabel(words, self)
        label.setBuddy(field)
        field.setAccessibleName(words.replace("&", "").rstrip(":"))
        return label

    def _connect(self) -> None:
        self.subject.currentIndexChanged.connect(self._show_formats)
        self.format.currentIndexChanged.connect(self._follow)
        self.part.changed.connect(self._follow)
        for box in self.editions.values():
            box.toggled.connect(self._follow)
        self.file.ending_given.connect(self._take_ending)
        self.file.changed.connect(self._judge)
        self.buttons.accepted.connect(self._order)
        self.buttons.rejected.connect(self.reject)

    # What is chosen.

    @property
    def chosen(self) -> ChosenExport:
        """What is chosen now; raise `ExportChoiceError` when it does not go together."""
        order = ExportOrder(
            ExportSubject(self.subject.currentData()),
            ExportFormat(self.format.currentData()),
            self.part.part,
            tuple(edition for edition, box in self.editions.items() if box.isChecked()),
            self.relations.isChecked(),
        )
        if not order.editions:
            raise ExportChoiceError(self.tr("Choose an edition."))
        if order.subject is not ExportSubject.CORPUS and len(order.editions) < 2:
            raise ExportChoiceError(self.tr("Choose two or three editions."))
        if order.format is ExportFormat.MAP and len(order.editions) != 2:
            raise ExportChoiceError(self.tr("An alignment map needs exactly two editions."))
        order.check()
        return ChosenExport(order, self.file.file)

    # Following the choices.

    @Slot()
    def _show_formats(self) -> None:
        """Offer the formats of what is exported."""
        subject = ExportSubject(self.subject.currentData())
        with QSignalBlocker(self.format):
            self.format.clear()
            for form in FORMATS[subject]:
                self.format.addItem(_name_of_format(form), form)
        is_segments = subject is ExportSubject.SEGMENTS
        self.relations.setVisible(is_segments)
        self.relations.setChecked(is_segments and self.relations.isChecked())
        self.warning.setVisible(is_segments)
        self._follow()
        self.adjustSize()

    @Slot()
    def _follow(self) -> None:
        """Let the name of the file follow what is chosen, as long as the reader gave none."""
        self.file.propose(self._proposed(), ExportFormat(self.format.currentData()))
        self._judge()

    def _proposed(self) -> str:
        """Return a name for the file that tells what is in it."""
        name = _FILE_NAMES[ExportSubject(self.subject.currentData())] + self.part.file_name
        years = [str(edition.year) for edition, box in self.editions.items() if box.isChecked()]
        return name if len(years) == len(self.editions) else "-".join((name, *years))

    @Slot()
    def _judge(self) -> None:
        """Say what is in the way, or that a file will be replaced."""
        try:
            file = self.chosen.file
        except ExportChoiceError as error:
            self.hint.setText(explained(error))
            self.export_button.setEnabled(False)
            return
        replaced = self.tr("The file exists and will be replaced.")
        self.hint.setText(replaced if file.exists() else "")
        self.export_button.setEnabled(True)

    @Slot()
    def _order(self) -> None:
        """Hand over what is chosen; a folder may have gone since."""
        try:
            chosen = self.chosen
        except ExportChoiceError as error:
            self.hint.setText(explained(error))
            return
        self.accept()
        self.ordered.emit(chosen)

    @Slot(str)
    def _take_ending(self, ending: str) -> None:
        """Let the ending of the reader's name decide the format, where it is one's."""
        for form in FORMATS[ExportSubject(self.subject.currentData())]:
            if SUFFIXES[form] == ending:
                self.format.setCurrentIndex(self.format.findData(form))


class PartChoice(QWidget):
    """A list of parts, and the number of the law where it is one."""

    changed = Signal()

    def __init__(self, chapters: Sequence[Chapter], law: int, parent: QWidget) -> None:
        super().__init__(parent)
        self._chapters = tuple(chapters)
        self.parts = QComboBox(self)
        self.parts.setObjectName("export-part")
        self.parts.setSizeAdjustPolicy(
            QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        )
        self.parts.addItem(self.tr("One law"))
        for chapter in self._chapters:
            words = self.tr("Chapter {number}: {title}")
            title = title_of_chapter(chapter.number)
            self.parts.addItem(words.format(number=chapter.number, title=title))
        self.parts.addItem(self.tr("All laws"))
        self.law = QSpinBox(self)
        self.law.setObjectName("export-law")
        self.law.setRange(FIRST_LAW, LAST_LAW)
        self.law.setValue(law)
        self.law.setAccessibleName(self.tr("Number of the law"))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.parts, 1)
        row.addWidget(self.law)
        self.parts.currentIndexChanged.connect(self._follow)
        self.law.valueChanged.connect(self.changed)

    @property
    def part(self) -> Part:
        """The laws chosen."""
        if self._is_one_law:
            return Part((self.law.value(),))
        chapter = self._chapter
        return Part(chapter.laws) if chapter else WHOLE

    @property
    def file_name(self) -> str:
        """What the name of a file says of the part: nothing where it is all laws."""
        if self._is_one_law:
            return f"-law{self.law.value()}"
        return f"-chapter{self._chapter.number}" if self._chapter else ""

    @property
    def _is_one_law(self) -> bool:
        return self.parts.currentIndex() == _ONE_LAW

    @property
    def _chapter(self) -> Chapter | None:
        number = self.parts.currentIndex() - 1
        return self._chapters[number] if 0 <= number < len(self._chapters) else None

    @Slot()
    def _follow(self) -> None:
        self.law.setEnabled(self._is_one_law)
        self.changed.emit()


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
        self.browse = QPushButton(self.tr("&Browse…"), self)
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
            raise ExportChoiceError(self.tr("Enter a file name."))
        file = self._folder / Path(typed).expanduser()
        if file.is_dir():
            raise ExportChoiceError(self.tr("This is a folder. Enter the name of a file in it."))
        if not file.parent.is_dir():
            raise ExportChoiceError(self.tr("This folder does not exist."))
        return file

    def propose(self, name: str, form: ExportFormat) -> None:
        """Name the file, or give the name of the reader the ending of another format."""
        self._suffix = SUFFIXES[form]
        self._kinds = f"{_name_of_format(form)} (*{self._suffix})"
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


def _name_of_subject(subject: ExportSubject) -> str:
    """Return what an export is called."""
    names = {
        ExportSubject.COMPARISON: translate("Exporting", "Editions side by side"),
        ExportSubject.CONCORDANCE: translate("Exporting", "Concordance of provisions"),
        ExportSubject.SEGMENTS: translate("Exporting", "Segments for translators"),
        ExportSubject.CORPUS: translate("Exporting", "Text of the books"),
    }
    return names[subject]


def _name_of_format(form: ExportFormat) -> str:
    """Return what a format is called."""
    names = {
        ExportFormat.TMX: translate("Exporting", "TMX translation memory"),
        ExportFormat.CSV: translate("Exporting", "CSV table"),
        ExportFormat.MAP: translate("Exporting", "Alignment map"),
        ExportFormat.HTML: translate("Exporting", "HTML page"),
        ExportFormat.PDF: translate("Exporting", "PDF document"),
        ExportFormat.AKN: translate("Exporting", "Akoma Ntoso XML"),
        ExportFormat.JSON: translate("Exporting", "JSON data"),
        ExportFormat.MARKDOWN: translate("Exporting", "Markdown text"),
    }
    return names[form]
