"""An export from the window: the file, the progress in the status bar, and giving it up."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from threading import Event

import pytest
from PySide6.QtCore import QCoreApplication, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bridge_rules_gui.building import build_comparison
from bridge_rules_gui.comparison.comparison import Comparisons
from bridge_rules_gui.corpus.corpus import Corpus
from bridge_rules_gui.exports.export import ExportFormat, ExportSubject
from bridge_rules_gui.terms.terminology import Terminology
from bridge_rules_gui.window.exporting import exporter as exporting
from bridge_rules_gui.window.exporting.export_dialog import ExportDialog
from bridge_rules_gui.window.exporting.exporter import ExportProgress
from tests.window.searching_window import CTRL, SHIFT, Reader
from tests.window.study_corpus import INSTRUMENTS, small_comparison

LONG = 60_000


class Exporting:
    """A reader who exports; what he has asked for is made once he lets it."""

    def __init__(
        self,
        qtbot: QtBot,
        corpus: Corpus,
        folder: Path,
        terminology: Terminology,
        compared: Callable[[Corpus], Comparisons],
    ) -> None:
        self._qtbot = qtbot
        self._compared = compared
        self.continues = Event()
        self.continues.set()
        self.folder = folder / "documents"
        self.folder.mkdir()
        instruments = replace(
            INSTRUMENTS, comparison=self._comparison, terminology=lambda _: terminology
        )
        self.reader = Reader(qtbot, corpus, folder / "settings.ini", "2017/27", instruments)

    @property
    def progress(self) -> ExportProgress:
        """The progress of an export in the status line."""
        progress = self.reader.window.findChild(ExportProgress)
        assert progress is not None
        return progress

    def _comparison(self, corpus: Corpus) -> Comparisons:
        self.continues.wait(20)
        return self._compared(corpus)

    def ask(self) -> ExportDialog:
        """Open the dialog by its keys."""
        self.reader.window.activateWindow()
        self._qtbot.waitUntil(self.reader.window.isActiveWindow)
        self.reader.press(Qt.Key.Key_E, CTRL | SHIFT)
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, ExportDialog)
        return dialog

    def order(self, name: str = "a.html") -> Path:
        """Order the law that is read as a page of a name, and wait until it is under way."""
        dialog = self.ask()
        dialog.format.setCurrentIndex(dialog.format.findData(ExportFormat.HTML))
        file = self.folder / name
        dialog.file.field.setText(str(file))
        QTest.keyClick(dialog, Qt.Key.Key_Return)
        self._qtbot.waitUntil(lambda: name in self.said, timeout=LONG)
        return file

    @property
    def said(self) -> str:
        """What the status line says of it, nothing while it says nothing."""
        progress = self.reader.window.findChild(ExportProgress)
        return progress.message.text() if progress is not None and progress.isVisible() else ""


@pytest.fixture
def begin(
    qtbot: QtBot,
    tmp_path: Path,
    corpus: Corpus,
    terminology: Terminology,
    monkeypatch: pytest.MonkeyPatch,
) -> Callable[[Corpus], Exporting]:
    """Return a way to sit down at a window with some books, to export from it."""

    def sit_down(books: Corpus) -> Exporting:
        compared = build_comparison if books is corpus else small_comparison
        monkeypatch.setattr(exporting, "_documents", lambda: tmp_path / "documents")
        return Exporting(qtbot, books, tmp_path, terminology, compared)

    return sit_down


def test_an_export_is_written_and_shown(
    qtbot: QtBot,
    corpus: Corpus,
    begin: Callable[[Corpus], Exporting],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    export = begin(corpus)
    export.continues.clear()
    file = export.order()
    progress = export.progress
    assert export.said == "Exporting a.html"
    assert progress.bar.isVisible()
    assert progress.bar.maximum() == 0
    export.continues.set()
    qtbot.waitUntil(lambda: export.said == "Saved: a.html", timeout=LONG)
    assert progress.bar.maximum() > 0  # how much there was to do
    text = file.read_text("utf-8")
    assert "Недостаточное назначение" in text
    assert "Term “comparable call” in 2017" in text  # the terms were waited for
    assert not progress.cancel.isVisible()
    assert progress.message.toolTip()
    opened: list[str] = []
    monkeypatch.setattr(
        "PySide6.QtGui.QDesktopServices.openUrl", lambda url: opened.append(url.toLocalFile())
    )
    progress.folder.click()
    assert opened == [str(file.parent)]
    progress.close_button.click()
    assert not progress.isVisible()


@pytest.mark.parametrize("ends", [False, True], ids=["by its button", "as the program ends"])
def test_an_export_can_be_given_up(
    qtbot: QtBot, corpus: Corpus, begin: Callable[[Corpus], Exporting], *, ends: bool
) -> None:
    export = begin(corpus)
    (export.folder / "a.html").write_text("old")
    export.continues.clear()
    file = export.order()
    if ends:
        application = QCoreApplication.instance()
        assert application is not None
        application.aboutToQuit.emit()
    else:
        export.progress.cancel.click()
    assert not export.progress.cancel.isEnabled()
    export.continues.set()
    qtbot.waitUntil(lambda: not export.progress.isVisible(), timeout=LONG)
    assert file.read_text() == "old"
    assert [path.name for path in export.folder.iterdir()] == ["a.html"]
    assert export.reader.window.parts.notice.message == ""


def test_a_new_export_stops_the_one_before(
    qtbot: QtBot, corpus: Corpus, begin: Callable[[Corpus], Exporting]
) -> None:
    export = begin(corpus)
    export.continues.clear()
    first = export.order("first.html")
    second = export.order("second.html")
    export.continues.set()
    qtbot.waitUntil(lambda: export.said == "Saved: second.html", timeout=LONG)
    assert second.exists()
    assert not first.exists()


def test_a_file_that_cannot_be_written_is_said_in_the_window(
    qtbot: QtBot, small_corpus: Corpus, begin: Callable[[Corpus], Exporting]
) -> None:
    export = begin(small_corpus)
    export.continues.clear()
    file = export.order()
    export.folder.rmdir()
    export.continues.set()
    qtbot.waitUntil(lambda: not export.progress.isVisible(), timeout=LONG)
    message = export.reader.window.parts.notice.message
    assert message.startswith(f"{file}: The file or its folder was not found")


def test_the_action_of_the_window_exports_the_law_that_is_read(
    qtbot: QtBot, small_corpus: Corpus, begin: Callable[[Corpus], Exporting]
) -> None:
    export = begin(small_corpus)
    dialog = export.ask()
    assert dialog.part.law.value() == 27
    dialog.subject.setCurrentIndex(dialog.subject.findData(ExportSubject.CORPUS))
    file = dialog.chosen.file
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: export.said == f"Saved: {file.name}", timeout=LONG)
    assert file == export.folder / "bridge-laws-law27.xml"
    assert "art_27" in file.read_text("utf-8")


def test_the_next_export_is_proposed_where_the_last_one_went(
    qtbot: QtBot, small_corpus: Corpus, begin: Callable[[Corpus], Exporting]
) -> None:
    export = begin(small_corpus)
    (export.folder / "deep").mkdir()
    dialog = export.ask()
    dialog.file.field.setText(str(export.folder / "deep" / "b.html"))
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: export.said == "Saved: b.html", timeout=LONG)
    assert export.ask().chosen.file.parent == export.folder / "deep"


def test_the_file_is_shown_in_passing(
    qtbot: QtBot,
    small_corpus: Corpus,
    begin: Callable[[Corpus], Exporting],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    export = begin(small_corpus)
    export.continues.clear()
    export.order()
    timer = export.progress.findChild(QTimer)
    assert timer is not None
    timer.setInterval(20)
    monkeypatch.setattr(export.progress, "underMouse", lambda: False)
    qtbot.wait(100)
    assert export.said
    export.continues.set()
    qtbot.waitUntil(export.progress.isHidden, timeout=LONG)
    assert (export.folder / "a.html").exists()
