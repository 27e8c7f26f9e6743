"""What fills the window is what is printed; what cannot be printed is said not to be."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from bridge_rules_gui.corpus.corpus import Corpus
from bridge_rules_gui.window.exporting.printable import sheet_of
from tests.window.guide.guided_window import guided


@pytest.mark.parametrize(
    ("asked", "words", "is_wide"),
    [
        ("2017 27B", "НЕДОСТАТЪЧНА ДЕКЛАРАЦИЯ", False),
        ("compare:27", "1987", True),
        ("terms:call", 'class="card"', False),
    ],
)
def test_page_that_fills_the_window_is_printed(
    qtbot: QtBot, small_corpus: Corpus, tmp_path: Path, asked: str, words: str, *, is_wide: bool
) -> None:
    study = guided(qtbot, small_corpus, tmp_path, asked).study
    qtbot.waitUntil(lambda: sheet_of(study) is not None, timeout=20_000)
    sheet = sheet_of(study)
    assert sheet is not None
    assert words in sheet.html
    assert sheet.is_wide is is_wide


@pytest.mark.parametrize("asked", ["search:licit", "scenario:"])
def test_page_that_is_not_for_print_says_so(
    qtbot: QtBot, small_corpus: Corpus, tmp_path: Path, asked: str
) -> None:
    reader = guided(qtbot, small_corpus, tmp_path, asked)
    for action in ("print", "print-preview"):
        reader.window.parts.notice.hide()
        reader.window.parts.actions[action].trigger()
        assert "cannot be printed" in reader.window.parts.notice.message
