"""An editor on the screen with the real books, and a shelf for its unsaved work."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from bridge_rules_gui.corpus.corpus import Corpus
from bridge_rules_gui.simulation.editing_shelf import UnsavedShelf
from bridge_rules_gui.window.simulator.editor.editor_view import EditorView
from tests.window.simulator.editor.table_play import wait_until_known


@pytest.fixture
def shelf(tmp_path: Path) -> UnsavedShelf:
    return UnsavedShelf(tmp_path / "unsaved")


@pytest.fixture
def editor(qtbot: QtBot, corpus: Corpus, shelf: UnsavedShelf) -> EditorView:
    """Return an editor with a dealt board at which nothing has happened."""
    editor = EditorView(shelf)
    qtbot.addWidget(editor)
    editor.resize(1280, 680)
    with qtbot.waitExposed(editor):
        editor.show()
    editor.take_corpus(corpus)
    wait_until_known(qtbot, editor)
    return editor
