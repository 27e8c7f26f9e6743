"""Exporting: the reader says what and where to; it is written on a worker, with its progress."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import cached_property, partial
from pathlib import Path

from PySide6.QtCore import (
    QCoreApplication,
    QObject,
    QStandardPaths,
    Qt,
    QTimer,
    QUrl,
    Slot,
)
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QHBoxLayout, QLabel, QProgressBar, QPushButton, QWidget

from bridge_rules_gui import resources
from bridge_rules_gui.comparison.comparison import Comparisons
from bridge_rules_gui.corpus.citation import FIRST_LAW, Citation
from bridge_rules_gui.corpus.corpus import Corpus
from bridge_rules_gui.exchange.files import write_whole
from bridge_rules_gui.exports.export import exported
from bridge_rules_gui.exports.report_names import PrintedNames
from bridge_rules_gui.language.concept_names import concept_names
from bridge_rules_gui.library.chapters import chapters
from bridge_rules_gui.terms.terminology import Terminology
from bridge_rules_gui.window.comparison.workplace import ComparisonWorkplace
from bridge_rules_gui.window.exporting.export_dialog import ChosenExport, ExportDialog
from bridge_rules_gui.window.inert_text import inert_tip
from bridge_rules_gui.window.shell.notice import PASSING_MS
from bridge_rules_gui.window.shell.shell import Shell
from bridge_rules_gui.window.speaking import phrasebook
from bridge_rules_gui.window.tasks import LatestTask, Progress, StoppedError
from bridge_rules_gui.window.terms.shared_terms import SharedTerms
from bridge_rules_gui.window.widgets import icon_button

_BAR_WIDTH = 140


class Exporter(QObject):
    """Writes one export at a time, with terms marked in it; a new one stops the one before.

    It has a task of its own: an export may take long, and nothing else waits for it.
    """

    def __init__(
        self,
        shell: Shell,
        corpus: Corpus,
        terms: SharedTerms,
        comparison: ComparisonWorkplace,
        build: Callable[[Corpus], Comparisons],
    ) -> None:
        super().__init__(shell)
        self._shell = shell
        self._corpus = corpus
        self._terms = terms
        self._comparison = comparison
        self._build = build
        self._folder = _documents()
        self._job: Progress | None = None
        self._task = LatestTask(self)
        self._task.succeeded.connect(self._finish)
        self._task.failed.connect(self._fail)
        application = QCoreApplication.instance()
        if application is not None:
            application.aboutToQuit.connect(self._cancel)  # lest the program waits for a file

    @cached_property
    def _progress(self) -> ExportProgress:
        """The progress in the status line, which is higher once there is any."""
        progress = ExportProgress(self._shell.window)
        self._shell.add_to_status_line(progress)
        progress.hide()  # the line has shown it
        progress.cancel.clicked.connect(self._cancel)
        return progress

    def ask(self) -> None:
        """Ask what is to be written and where to, beginning with the law that is read."""
        place = self._shell.place.place
        law = place.law if isinstance(place, Citation) else self._comparison.law
        dialog = ExportDialog(
            chapters(self._corpus), law or FIRST_LAW, self._folder, self._shell.window
        )
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.ordered.connect(self._wait_for_terms)
        dialog.open()

    @Slot(object)
    def _wait_for_terms(self, chosen: ChosenExport) -> None:
        """Begin the export once the terms are there, whose words are marked in it."""
        self._terms.when_ready(partial(self._start, chosen))

    def _start(self, chosen: ChosenExport) -> None:
        self._cancel()
        self._folder = chosen.file.parent
        job = self._job = Progress()
        job.advanced.connect(self._progress.advance)
        self._progress.begin(chosen.file)
        build = partial(self._build, self._corpus)
        self._task.start(partial(_write, build, self._terms.terminology, chosen, job))

    @Slot()
    def _cancel(self) -> None:
        """Give up the export under way; its file stays as it was."""
        if self._job is not None:
            self._job.stop()
            self._progress.cancel.setEnabled(False)

    @Slot(object)
    def _finish(self, _file: Path) -> None:
        self._job = None
        self._progress.finish()

    @Slot(object)
    def _fail(self, error: Exception) -> None:
        self._job = None
        self._progress.hide()
        if not isinstance(error, StoppedError):
            self._shell.fail(error)


def _write(
    build: Callable[[], Comparisons],
    terminology: Terminology | None,
    chosen: ChosenExport,
    job: Progress,
) -> Path:
    """Make the content and write the file. Runs on a worker."""
    comparisons = replace(build(), terminology=terminology)
    known = terminology.termbase if terminology else None
    concepts = concept_names(phrasebook().language, known) if known else {}
    content = exported(
        comparisons,
        chosen.order,
        resources.assets() / "fonts",
        names=PrintedNames(phrasebook(), _label, concepts),
        advance=job.advance,
    )
    job.advance(1, 1)  # the last moment to give it up
    write_whole(chosen.file, content)
    return chosen.file


def _label(english: str) -> str:
    return QCoreApplication.translate("PrintedNames", english)


def _documents() -> Path:
    """Return the folder a reader keeps documents in."""
    place = QStandardPaths.StandardLocation.DocumentsLocation
    folder = Path(QStandardPaths.writableLocation(place))
    return folder if folder.is_dir() else Path.home()


class ExportProgress(QWidget):
    """Shows an export under way with a button to stop it, then the file with one to its folder.

    The file is shown for a while only, longer while the pointer or the focus is there.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("export-progress")
        self._file: Path | None = None
        self.message = QLabel(self)
        self.message.setTextFormat(Qt.TextFormat.PlainText)
        self.message.setObjectName("export-message")
        self.bar = QProgressBar(self)
        self.bar.setMaximumWidth(_BAR_WIDTH)
        self.bar.setAccessibleName(self.tr("Export progress"))
        self.cancel = QPushButton(self.tr("Cancel"), self)
        self.cancel.setObjectName("export-cancel")
        self.cancel.setAccessibleName(self.tr("Cancel the export"))
        self.folder = QPushButton(self.tr("Show in Folder"), self)
        self.folder.setObjectName("export-folder")
        self.folder.clicked.connect(self._open_folder)
        self.close_button = icon_button("close", self.tr("Close this message"), self)
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
    def _open_folder(self) -> None:
        if self._file is not None:
            QDesktopServices.openUrl(QUrl.fromLocalFile(str(self._file.parent)))
