"""An export from the window: the file, the progress in the status bar, and giving it up."""

from __future__ import annotations

from pathlib import Path
from threading import Event

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMainWindow
from pytestqt.qtbot import QtBot

from bridge_rules_gui.building import build_comparison
from bridge_rules_gui.comparison.comparison import Comparisons
from bridge_rules_gui.corpus.corpus import Corpus
from bridge_rules_gui.exports.export import ExportFormat, ExportOrder, ExportSubject
from bridge_rules_gui.library.export_part import Part
from bridge_rules_gui.window.exporting import exporter as exporting
from bridge_rules_gui.window.exporting.export_dialog import ChosenExport, ExportDialog
from bridge_rules_gui.window.exporting.exporter import Exporter
from tests.window.searching_window import CTRL, SHIFT, Reader

LONG = 20_000


@pytest.fixture
def window(qtbot: QtBot) -> QMainWindow:
    """Return a window with a status bar."""
    window = QMainWindow()
    qtbot.addWidget(window)
    with qtbot.waitExposed(window):
        window.show()
    return window


@pytest.fixture
def exporter(window: QMainWindow, corpus: Corpus) -> Exporter:
    """Return an exporter of the real books."""
    return Exporter(corpus, lambda: build_comparison(corpus), window.statusBar(), window)


def _order(file: Path, *laws: int) -> ChosenExport:
    return ChosenExport(ExportOrder(ExportSubject.COMPARISON, ExportFormat.HTML, Part(laws)), file)


def test_an_export_is_written_and_shown(
    qtbot: QtBot, exporter: Exporter, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "a.html"
    assert not exporter.progress.isVisible()
    with qtbot.waitSignal(exporter.written, timeout=LONG):
        exporter.start(_order(file, 27, 28))
        assert exporter.progress.bar.isVisible()
        assert exporter.progress.message.text() == "Exporting a.html"
    assert exporter.progress.bar.maximum() > 0  # how much there is to do
    assert "Недостаточное назначение" in file.read_text("utf-8")
    assert exporter.progress.message.text() == "Saved: a.html"
    assert not exporter.progress.cancel.isVisible()
    opened: list[str] = []
    monkeypatch.setattr(
        "PySide6.QtGui.QDesktopServices.openUrl", lambda url: opened.append(url.toLocalFile())
    )
    exporter.progress.folder.click()
    assert opened == [str(tmp_path)]
    exporter.progress.close_button.click()
    assert not exporter.progress.isVisible()


def test_an_export_can_be_given_up(
    qtbot: QtBot, window: QMainWindow, corpus: Corpus, tmp_path: Path
) -> None:
    file = tmp_path / "a.html"
    file.write_text("old")
    goes_on = Event()

    def build() -> Comparisons:
        goes_on.wait(20)
        return build_comparison(corpus)

    exporter = Exporter(corpus, build, window.statusBar(), window)
    exporter.start(_order(file, 27))
    with qtbot.waitSignal(exporter.stopped, timeout=LONG):
        exporter.progress.cancel.click()
        assert not exporter.progress.cancel.isEnabled()
        goes_on.set()
    assert file.read_text() == "old"
    assert [path.name for path in tmp_path.iterdir()] == ["a.html"]
    assert not exporter.progress.isVisible()


def test_a_file_that_cannot_be_written_is_a_failure(
    qtbot: QtBot, exporter: Exporter, tmp_path: Path
) -> None:
    with qtbot.waitSignal(exporter.failed, timeout=LONG) as failed:
        exporter.start(_order(tmp_path / "none" / "a.html", 27))
    (error,) = failed.args or []
    assert "cannot be written" in str(error)
    assert not exporter.progress.isVisible()


def test_the_action_of_the_window_exports_the_law_that_is_read(
    qtbot: QtBot, small_corpus: Corpus, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(exporting, "_documents", lambda: tmp_path)
    reader = Reader(qtbot, small_corpus, tmp_path / "settings.ini", "2017/27")
    reader.press(Qt.Key.Key_E, CTRL | SHIFT)
    dialog = QApplication.activeModalWidget()
    assert isinstance(dialog, ExportDialog)
    assert dialog.part.law.value() == 27
    dialog.subject.setCurrentIndex(dialog.subject.findData(ExportSubject.CORPUS))
    file = dialog.chosen.file
    exporter = reader.study.exporting.exporter
    assert exporter is not None
    with qtbot.waitSignal(exporter.written, timeout=LONG):
        QTest.keyClick(dialog, Qt.Key.Key_Return)
    assert file == tmp_path / "bridge-laws-law27.xml"
    assert "art_27" in file.read_text("utf-8")
    assert exporter.progress.isVisible()


def test_an_export_that_fails_is_said_in_the_window(
    qtbot: QtBot, small_corpus: Corpus, tmp_path: Path
) -> None:
    reader = Reader(qtbot, small_corpus, tmp_path / "settings.ini", "2017/27")
    reader.press(Qt.Key.Key_E, CTRL | SHIFT)
    dialog = QApplication.activeModalWidget()
    assert isinstance(dialog, ExportDialog)
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    exporter = reader.study.exporting.exporter
    assert exporter is not None
    file = tmp_path / "none" / "a.html"
    with qtbot.waitSignal(exporter.failed, timeout=LONG):
        exporter.start(_order(file, 27))
    message = reader.window.parts.notice.message
    assert message.startswith(f"{file}: The file or its folder is not there")


def test_the_file_is_told_in_passing(
    qtbot: QtBot, exporter: Exporter, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    progress = exporter.progress
    timer = progress.findChild(QTimer)
    assert timer is not None
    timer.setInterval(20)
    monkeypatch.setattr(progress, "underMouse", lambda: False)
    progress.begin(tmp_path / "a.html")
    qtbot.wait(100)
    assert not progress.isHidden()
    progress.finish()
    qtbot.waitUntil(progress.isHidden, timeout=2_000)
