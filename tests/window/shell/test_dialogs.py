"""The dialogs say all they have to, in full."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from bridge_rules_gui.corpus.corpus import Corpus
from bridge_rules_gui.window.shell.dialogs import AboutDialog, RightsDialog, TextDialog


def words(dialog: TextDialog) -> list[str]:
    return [label.text() for label in dialog.texts]


def assert_nothing_is_cut_off(dialog: TextDialog) -> None:
    for label in dialog.texts:
        assert label.height() >= label.heightForWidth(label.width())
    assert dialog.height() < 640


def test_rights_of_every_document_are_given_in_full(qtbot: QtBot, corpus: Corpus) -> None:
    dialog = RightsDialog(corpus)
    qtbot.addWidget(dialog)
    dialog.show()
    said = words(dialog)
    for book in corpus.books.values():
        assert book.rights in said
    assert corpus.commentary is not None
    assert corpus.commentary.rights in said
    assert_nothing_is_cut_off(dialog)


def test_about_dialog_can_be_shown_before_the_books_are_read(qtbot: QtBot) -> None:
    dialog = AboutDialog(())
    qtbot.addWidget(dialog)
    dialog.show()
    assert words(dialog)[0].startswith("Bridge Rules ")
    assert_nothing_is_cut_off(dialog)


def test_escape_closes_a_dialog(qtbot: QtBot, corpus: Corpus) -> None:
    dialog = AboutDialog(corpus.books.values())
    qtbot.addWidget(dialog)
    dialog.show()
    assert_nothing_is_cut_off(dialog)
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()


def test_markup_in_a_text_is_shown_as_it_is(qtbot: QtBot) -> None:
    dialog = TextDialog()
    qtbot.addWidget(dialog)
    dialog.add_paragraph("<b>plain</b>")
    assert dialog.texts[0].textFormat() == Qt.TextFormat.PlainText
