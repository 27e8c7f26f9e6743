"""The dialog of an export: what it offers, what it refuses, what it proposes."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.exports.export import FORMATS, ExportFormat, ExportSubject
from bridge_rules_gui.library.chapters import Chapter
from bridge_rules_gui.library.export_part import WHOLE, Part
from bridge_rules_gui.window.exporting.export_dialog import ChosenExport, ExportDialog

CHAPTERS = (Chapter("V", (27, 28)), Chapter("VI", (64,)))


@pytest.fixture
def dialog(qtbot: QtBot, tmp_path: Path) -> ExportDialog:
    """Return the dialog as it opens on Law 27."""
    dialog = ExportDialog(CHAPTERS, 27, tmp_path)
    qtbot.addWidget(dialog)
    with qtbot.waitExposed(dialog):
        dialog.show()
    return dialog


def _choose(dialog: ExportDialog, subject: ExportSubject) -> None:
    dialog.subject.setCurrentIndex(dialog.subject.findData(subject))


def test_it_opens_ready_to_write_the_law_at_hand(dialog: ExportDialog, tmp_path: Path) -> None:
    chosen = dialog.chosen
    assert chosen.order.subject is ExportSubject.COMPARISON
    assert chosen.order.part == Part((27,))
    assert chosen.order.editions == tuple(Edition)
    assert chosen.file == tmp_path / "bridge-laws-comparison-law27.html"
    assert dialog.export_button.isEnabled()
    assert dialog.hint.text() == ""


@pytest.mark.parametrize("subject", list(ExportSubject))
def test_only_formats_of_what_is_exported_are_offered(
    dialog: ExportDialog, subject: ExportSubject
) -> None:
    _choose(dialog, subject)
    offered = [dialog.format.itemData(n) for n in range(dialog.format.count())]
    assert tuple(map(ExportFormat, offered)) == FORMATS[subject]
    assert dialog.warning.isVisible() == (subject is ExportSubject.SEGMENTS)
    assert dialog.relations.isVisible() == (subject is ExportSubject.SEGMENTS)


def test_a_chapter_or_all_laws_can_be_chosen(dialog: ExportDialog) -> None:
    dialog.part.parts.setCurrentIndex(1)
    assert dialog.chosen.order.part == Part((27, 28))
    assert not dialog.part.law.isEnabled()
    assert "chapterV" in dialog.file.field.text()
    dialog.part.parts.setCurrentIndex(dialog.part.parts.count() - 1)
    assert dialog.chosen.order.part == WHOLE


def test_the_proposed_name_follows_until_the_reader_gives_one(
    dialog: ExportDialog, tmp_path: Path
) -> None:
    dialog.part.law.setValue(64)
    assert dialog.chosen.file.name == "bridge-laws-comparison-law64.html"
    dialog.editions[Edition.RU_1987].setChecked(False)
    assert dialog.chosen.file.name == "bridge-laws-comparison-law64-2007-2017.html"
    dialog.file.field.selectAll()
    QTest.keyClicks(dialog.file.field, "mine.html")
    dialog.part.law.setValue(65)
    assert dialog.chosen.file == tmp_path / "mine.html"
    dialog.format.setCurrentIndex(1)
    assert dialog.chosen.file == tmp_path / "mine.pdf"


@pytest.mark.parametrize(
    ("typed", "message"),
    [
        ("", "Enter a file name."),
        ("missing/a.html", "This folder does not exist."),
        (".", "This is a folder. Enter the name of a file in it."),
    ],
)
def test_a_place_that_takes_no_file_is_said_at_once(
    dialog: ExportDialog, typed: str, message: str
) -> None:
    dialog.file.field.setText(typed)
    assert dialog.hint.text() == message
    assert not dialog.export_button.isEnabled()


def test_the_ending_typed_decides_the_format(dialog: ExportDialog) -> None:
    _choose(dialog, ExportSubject.SEGMENTS)
    dialog.file.field.selectAll()
    QTest.keyClicks(dialog.file.field, "mine.csv")
    assert dialog.format.currentData() == ExportFormat.CSV
    assert dialog.chosen.file.name == "mine.csv"


def test_a_file_looked_for_gets_the_ending_of_the_format_and_keeps_its_name(
    dialog: ExportDialog, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    chosen = str(tmp_path / "mine")
    monkeypatch.setattr(
        "PySide6.QtWidgets.QFileDialog.getSaveFileName", lambda *_: (chosen, "HTML")
    )
    dialog.file.browse.click()
    assert dialog.chosen.file == tmp_path / "mine.html"
    dialog.part.law.setValue(64)
    assert dialog.chosen.file == tmp_path / "mine.html"


def test_a_file_that_is_there_is_said_to_be_replaced(dialog: ExportDialog, tmp_path: Path) -> None:
    (tmp_path / "a.html").write_text("old")
    dialog.file.field.setText("a.html")
    assert dialog.hint.text() == "The file exists and will be replaced."
    assert dialog.export_button.isEnabled()


def test_editions_that_do_not_suffice_are_said_at_once(dialog: ExportDialog) -> None:
    dialog.editions[Edition.RU_1987].setChecked(False)
    assert dialog.export_button.isEnabled()
    dialog.editions[Edition.SR_2007].setChecked(False)
    assert dialog.hint.text() == "Choose two or three editions."
    assert not dialog.export_button.isEnabled()
    _choose(dialog, ExportSubject.CORPUS)
    assert dialog.export_button.isEnabled()
    dialog.editions[Edition.BG_2017].setChecked(False)
    assert dialog.hint.text() == "Choose an edition."


def test_a_map_needs_two_editions(dialog: ExportDialog) -> None:
    _choose(dialog, ExportSubject.SEGMENTS)
    dialog.format.setCurrentIndex(dialog.format.findData(ExportFormat.MAP))
    assert "two editions" in dialog.hint.text()
    dialog.editions[Edition.SR_2007].setChecked(False)
    assert dialog.export_button.isEnabled()


def _asks_for_all(dialog: ExportDialog) -> bool:
    return dialog.chosen.order.with_all_relations


def test_moved_segments_are_asked_for_by_a_box_of_their_own(dialog: ExportDialog) -> None:
    _choose(dialog, ExportSubject.SEGMENTS)
    assert "not translations of one another" in dialog.warning.text()
    assert not _asks_for_all(dialog)
    dialog.relations.click()
    assert _asks_for_all(dialog)
    _choose(dialog, ExportSubject.CORPUS)
    assert not _asks_for_all(dialog)


def test_the_keyboard_suffices(qtbot: QtBot, dialog: ExportDialog) -> None:
    dialog.activateWindow()
    dialog.subject.setFocus()
    QTest.keyClick(dialog, Qt.Key.Key_W, Qt.KeyboardModifier.AltModifier)
    assert dialog.subject.hasFocus()
    QTest.keyClick(dialog.subject, Qt.Key.Key_Down)
    assert dialog.chosen.order.subject is ExportSubject.CONCORDANCE
    QTest.keyClick(dialog, Qt.Key.Key_P, Qt.KeyboardModifier.AltModifier)
    assert dialog.part.parts.hasFocus()
    with qtbot.waitSignal(dialog.ordered) as ordered:
        QTest.keyClick(dialog, Qt.Key.Key_X, Qt.KeyboardModifier.AltModifier)
    (chosen,) = ordered.args or []
    assert isinstance(chosen, ChosenExport)
    assert chosen.file.suffix == ".csv"


def test_every_field_has_a_name_for_screen_readers(dialog: ExportDialog) -> None:
    fields = (dialog.subject, dialog.part.parts, dialog.part.law, dialog.format, dialog.file.field)
    for field in fields:
        assert field.accessibleName()
    for box in (*dialog.editions.values(), dialog.relations, dialog.file.browse):
        assert box.text()


def test_escape_orders_nothing(qtbot: QtBot, dialog: ExportDialog) -> None:
    with qtbot.assertNotEmitted(dialog.ordered):
        QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()


def test_a_folder_that_has_gone_meanwhile_is_said(
    qtbot: QtBot, dialog: ExportDialog, tmp_path: Path
) -> None:
    folder = tmp_path / "gone"
    folder.mkdir()
    dialog.file.field.setText(str(folder / "a.html"))
    folder.rmdir()
    with qtbot.assertNotEmitted(dialog.ordered):
        dialog.export_button.click()
    assert dialog.hint.text() == "This folder does not exist."
    assert dialog.isVisible()
