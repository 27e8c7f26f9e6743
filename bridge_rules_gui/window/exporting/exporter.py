"""The exporter: asks what is wanted, has it made on a worker, tells how far it has come."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from threading import Event

from PySide6.QtCore import QCoreApplication, QObject, QStandardPaths, Qt, QUrl, Signal, Slot
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QStatusBar, QWidget

from bridge_rules_gui import resources
from bridge_rules_gui.comparison.comparison import Comparisons
from bridge_rules_gui.corpus.corpus import Corpus
from bridge_rules_gui.exchange.files import write_whole
from bridge_rules_gui.exports.export import ExportCancelledError, exported
from bridge_rules_gui.language.concept_names import concept_names
from bridge_rules_gui.library.chapters import chapters
from bridge_rules_gui.terms.terminology import Terminology
from bridge_rules_gui.window.exporting.export_dialog import ChosenExport, ExportDialog
from bridge_rules_gui.window.exporting.export_progress import ExportProgress
from bridge_rules_gui.window.exporting.names import WindowReportNames
from bridge_rules_gui.window.speaking import phrasebook
from bridge_rules_gui.window.tasks import LatestTask


class Exporter(QObject):
    """Writes one export at a time; a new one stops the one before.

    ``ordered`` carries what the reader decided in the dialog, ``written`` the file,
    ``failed`` the error when it could not be written; ``stopped`` tells that it was given up.
    """

    ordered = Signal(object)
    written = Signal(object)
    failed = Signal(object)
    stopped = Signal()

    def __init__(
        self,
        corpus: Corpus,
        build: Callable[[], Comparisons],
        status_bar: QStatusBar,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._corpus = corpus
        self._build = build
        self._window = window
        self._folder = _documents()
        self._under_way: _Telling | None = None
        self._file = Path()
        self.progress = ExportProgress(status_bar)
        status_bar.addPermanentWidget(self.progress)
        self.progress.hide()  # the bar has shown it
        self.progress.cancelled.connect(self.cancel)
        self.progress.folder_wanted.connect(_show_folder)
        self._task = LatestTask(self)
        self._task.succeeded.connect(self._finish)
        self._task.failed.connect(self._fail)
        application = QCoreApplication.instance()
        if application is not None:
            application.aboutToQuit.connect(self.cancel)  # lest the program waits for a file

    def ask(self, law: int) -> ExportDialog:
        """Open the dialog with a law chosen in it; `ordered` tells when it has been answered."""
        dialog = ExportDialog(chapters(self._corpus), law, self._folder, self._window)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.ordered.connect(self.ordered)
        dialog.open()
        return dialog

    def start(self, chosen: ChosenExport, terminology: Terminology | None = None) -> None:
        """Begin an export."""
        self.cancel()
        self._file = chosen.file
        self._folder = chosen.file.parent
        telling = self._under_way = _Telling(self)
        telling.advanced.connect(self.progress.advance)
        self.progress.begin(chosen.file)
        self._task.start(partial(_write, self._build, terminology, chosen, telling))

    @Slot()
    def cancel(self) -> None:
        """Give up the export under way; its file stays as it was."""
        if self._under_way is not None:
            self._under_way.stop()
            self.progress.cancel.setEnabled(False)

    @Slot(object)
    def _finish(self, _result: object) -> None:
        self._end()
        self.progress.finish()
        self.written.emit(self._file)

    @Slot(object)
    def _fail(self, error: Exception) -> None:
        self._end()
        self.progress.hide()
        if isinstance(error, ExportCancelledError):
            self.stopped.emit()
        else:
            self.failed.emit(error)

    def _end(self) -> None:
        if self._under_way is not None:
            self._under_way.deleteLater()
            self._under_way = None


class _Telling(QObject):
    """Carries progress from the worker to the window, and the wish to stop the other way."""

    advanced = Signal(int, int)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._stopped = Event()

    def stop(self) -> None:
        """Have the work given up where it next tells of itself."""
        self._stopped.set()

    def advance(self, done: int, whole: int) -> None:
        """Tell how much is done, on the worker; raise when nobody wants it any more."""
        if self._stopped.is_set():
            raise ExportCancelledError
        try:
            self.advanced.emit(done, whole)
        except RuntimeError:  # the window has gone
            raise ExportCancelledError from None


def _write(
    build: Callable[[], Comparisons],
    terminology: Terminology | None,
    chosen: ChosenExport,
    telling: _Telling,
) -> Path:
    """Make the content and write the file. Runs on a worker."""
    comparisons = replace(build(), terminology=terminology)
    known = terminology.termbase if terminology else None
    concepts = concept_names(phrasebook().language, known) if known else {}
    content = exported(
        comparisons,
        chosen.order,
        resources.assets() / "fonts",
        names=WindowReportNames(concepts),
        advance=telling.advance,
    )
    telling.advance(1, 1)  # the last moment to give it up
    write_whole(chosen.file, content)
    return chosen.file


def _documents() -> Path:
    """Return the folder a reader keeps documents in."""
    place = QStandardPaths.StandardLocation.DocumentsLocation
    folder = Path(QStandardPaths.writableLocation(place))
    return folder if folder.is_dir() else Path.home()


@Slot(object)
def _show_folder(folder: Path) -> None:
    QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder)))
