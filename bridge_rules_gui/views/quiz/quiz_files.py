"""Files of the quiz: reports of exams, presets edited, progress carried elsewhere."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtWidgets import QFileDialog

from bridge_rules_gui.services.quiz.exam_export import ExamFormat, Saying, exported_exam
from bridge_rules_gui.services.quiz.progress_files import export_progress, import_progress
from bridge_rules_gui.views.place_names import name_with_year
from bridge_rules_gui.views.quiz.preset_dialog import PresetDialog
from bridge_rules_gui.views.quiz.report_words import report_words
from bridge_rules_gui.views.speaking import phrasebook
from bridge_rules_gui.views.tasks import LatestTask

if TYPE_CHECKING:
    from bridge_rules_gui.quiz.exam import Preset
    from bridge_rules_gui.services.quiz.progress import StudyProgress
    from bridge_rules_gui.services.quiz.progress_exams import KeptExam
    from bridge_rules_gui.views.quiz.quiz_desk import QuizDesk

_FILTER: Final = "*.json"


class QuizFiles(QObject):
    """Asks for files and does what is to be done with them, on a worker.

    ``told`` carries a passing message, ``failed`` what could not be done.
    """

    told = Signal(str)
    failed = Signal(object)

    def __init__(self, desk: QuizDesk, fonts: Path) -> None:
        super().__init__(desk)
        self._desk, self._fonts = desk, fonts
        self._writing, self._reading = LatestTask(self), LatestTask(self)
        self._writing.succeeded.connect(self._tell_written)
        self._reading.succeeded.connect(self._tell_read)
        for task in (self._writing, self._reading):
            task.failed.connect(self.failed)
        desk.view.report.export_wanted.connect(self._ask_report)
        desk.view.start.exams.edited.connect(self._edit)
        desk.view.start.exams.added.connect(self._add)

    # -- reports -------------------------------------------------------------------------

    @Slot()
    def _ask_report(self) -> None:
        exam = self._desk.view.report.exam
        if exam is None:
            return
        names = {
            self.tr("PDF (*.pdf)"): ExamFormat.PDF,
            self.tr("CSV, for spreadsheets (*.csv)"): ExamFormat.CSV,
        }
        chosen, name = QFileDialog.getSaveFileName(
            self._desk.view, self.tr("Export the Report"), "exam.pdf", ";;".join(names)
        )
        if chosen:
            path, form = Path(chosen), names.get(name, ExamFormat.PDF)
            if path.suffix.lower() in (".pdf", ".csv"):
                form = ExamFormat(path.suffix.lower()[1:])
            else:
                path = path.with_suffix(f".{form.value}")
            self.write_report(exam, form, path)

    def write_report(self, exam: KeptExam, form: ExamFormat, path: Path) -> None:
        """Write the report of an exam."""
        topics = self._desk.topics
        book = phrasebook()
        saying = Saying(
            words=report_words(),
            say=book.say,
            topic=lambda topic: topics.get(topic, topic),
            place=name_with_year,
            law=self.tr("Law {number} ({year})"),
            language=book.language.written,
        )
        self._writing.start(partial(_written, exam, form, self._fonts, saying, path))

    # -- presets -------------------------------------------------------------------------

    @Slot(object)
    def _edit(self, preset: Preset) -> None:
        taken = self._taken() - {preset.name}
        dialog = PresetDialog(preset, self._desk.topics, self._desk.view, taken=taken)
        if dialog.exec() and self._desk.room is not None:
            exams = self._desk.room.exams
            if dialog.is_forgotten:
                exams.forget_preset(preset.name)
            else:
                exams.keep_preset(dialog.preset)
                self._desk.view.start.exams.choose_next(dialog.preset.name)
            self._desk.show_start()
        dialog.deleteLater()

    @Slot(object)
    def _add(self, preset: Preset) -> None:
        """Set a new exam, beginning with one that is there."""
        taken = self._taken()
        dialog = PresetDialog(preset, self._desk.topics, self._desk.view, taken=taken)
        dialog.name.setText(self.tr("My exam"))
        dialog.name.selectAll()
        if dialog.exec() and self._desk.room is not None and not dialog.is_forgotten:
            self._desk.room.exams.keep_preset(dialog.preset)
            self._desk.view.start.exams.choose_next(dialog.preset.name)
            self._desk.show_start()
        dialog.deleteLater()

    def _taken(self) -> frozenset[str]:
        room = self._desk.room
        return frozenset() if room is None else frozenset(p.name for p in room.exams.presets())

    # -- progress ------------------------------------------------------------------------

    def ask_export(self) -> None:
        """Ask where to write the progress to."""
        if self._desk.room is None:
            return
        title = self.tr("Export Progress")
        files = self.tr("Progress ({pattern})").format(pattern=_FILTER)
        chosen, _ = QFileDialog.getSaveFileName(
            self._desk.view, title, "bridge-progress.json", files
        )
        if chosen:
            path = Path(chosen)
            path = path if path.suffix else path.with_suffix(".json")
            self._writing.start(partial(_exported, self._desk.room.progress, path))

    def ask_import(self) -> None:
        """Ask for the file to be brought together with what is here."""
        if self._desk.room is None:
            return
        files = self.tr("Progress ({pattern});;All files (*)").format(pattern=_FILTER)
        title = self.tr("Import Progress")
        chosen, _ = QFileDialog.getOpenFileName(self._desk.view, title, "", files)
        if chosen:
            self._reading.start(partial(import_progress, self._desk.room.progress, Path(chosen)))

    @Slot(object)
    def _tell_written(self, path: Path) -> None:
        self.told.emit(self.tr("Saved: {file}").format(file=path))

    @Slot(object)
    def _tell_read(self, number: int) -> None:
        self.told.emit(self.tr("New answers taken in: {count}.").format(count=number))
        self._desk.show_start()


def _written(exam: KeptExam, form: ExamFormat, fonts: Path, saying: Saying, path: Path) -> Path:
    from bridge_rules_gui.exchange.files import write_whole  # noqa: PLC0415 - only now

    write_whole(path, exported_exam(exam, form, fonts, saying))
    return path


def _exported(progress: StudyProgress, path: Path) -> Path:
    export_progress(progress, path)
    return path
