"""An editor on the screen with the real books, and a shelf for its unsaved work."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from bridge_rules_gui.corpus.corpus import Corpus
from bridge_rules_gui.simulation.editing_shelf import UnsavedShelf
from bridge_rules_gui.window.simulator.editor.editor_view import EditorView
from tests.window.bare_shell import BareWindow
from tests.window.simulator.editor.table_play import editor_in, wait_until_known


@pytest.fixture
def shelf(tmp_path: Path) -> UnsavedShelf:
    return UnsavedShelf(tmp_path / "unsaved")


@pytest.fixture
def window(qtbot: QtBot, corpus: Corpus, tmp_path: Path) -> BareWindow:
    """Return a window for editors."""
    window = BareWindow(corpus, tmp_path)
    qtbot.addWidget(window)
    window.resize(1280, 720)
    with qtbot.waitExposed(window):
        window.show()
    return window


@pytest.fixture
def editor(qtbot: QtBot, window: BareWindow, shelf: UnsavedShelf) -> EditorView:
    """Return an editor with a dealt board at which nothing has happened."""
    editor = editor_in(window, shelf)
    wait_until_known(qtbot, editor)
    return editor
