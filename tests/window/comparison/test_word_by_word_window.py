"""Two texts of one language as a part of the window: the ways in and out."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from bridge_rules_gui.comparison.same_language.same_language import Other
from bridge_rules_gui.window.comparison.editions_view import EditionsView
from bridge_rules_gui.window.comparison.same_language_view import SameLanguageView, TextsPane
from bridge_rules_gui.window.main_window import MainWindow
from tests.window.paper import printed

KEYS = (Qt.Key.Key_D, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)


def go_word_by_word(qtbot: QtBot, window: MainWindow) -> TextsPane:
    assert window.workplaces is not None
    with qtbot.waitSignal(window.workplaces.shell.rested, timeout=20_000):
        QTest.keyClick(window, *KEYS)
    return view_of(window)


def view_of(window: MainWindow) -> TextsPane:
    assert window.workplaces is not None
    view = window.workplaces.comparison.view
    assert isinstance(view, SameLanguageView)
    return view.pane


@pytest.mark.parametrize("name", list(Other))
def test_text_is_asked_for_at_the_start(opened: Callable[[str], MainWindow], name: Other) -> None:
    window = opened(f"compare:{name.value}")
    assert view_of(window).other is name
    assert window.parts.actions["compare"].isChecked()


@pytest.mark.parametrize(
    ("place", "other", "words"),
    [
        ("bg2017/commentary:10", Other.COMMENTARY, "изиска"),
        ("bg2017/13C", Other.COMMENTARY, "не"),
        ("ru1987/35B", Other.WITNESS, "торговли"),
    ],
)
def test_key_leads_from_what_is_read_to_the_other_text(
    qtbot: QtBot, opened: Callable[[str], MainWindow], place: str, other: Other, words: str
) -> None:
    view = go_word_by_word(qtbot, opened(place))
    assert view.other is other
    start, end = view.text.extents(view.text.here)[0]
    assert view.text.words[start:end] == words


def test_it_is_in_the_menu_of_the_law_text(opened: Callable[[str], MainWindow]) -> None:
    window = opened("27")
    assert window.workplaces is not None
    assert window.parts.actions["word-by-word"] in window.workplaces.law_view.actions()


def test_compare_workplace_leads_to_it_and_back(
    qtbot: QtBot, opened: Callable[[str], MainWindow]
) -> None:
    window = opened("compare:27")
    go_word_by_word(qtbot, window)
    window.parts.actions["compare"].trigger()
    assert window.workplaces is not None
    assert isinstance(window.workplaces.comparison.view, EditionsView)


def test_next_change_and_find_act_on_it(opened: Callable[[str], MainWindow]) -> None:
    window = opened("compare:witness")
    view = view_of(window)
    QTest.keyClick(window, Qt.Key.Key_F8)
    assert view.text.here == 0
    QTest.keyClick(window, Qt.Key.Key_F8, Qt.KeyboardModifier.ShiftModifier)
    assert view.text.here == 0
    window.parts.actions["find"].trigger()
    assert view.find_bar.isVisible()


def test_law_that_is_not_quoted_is_told(qtbot: QtBot, opened: Callable[[str], MainWindow]) -> None:
    window = opened("bg2017/40")
    assert window.workplaces is not None
    found: list[str] = []
    window.parts.status_line.messageChanged.connect(found.append)
    go_word_by_word(qtbot, window)
    assert (
        found[0]
        == "40 (2017) is not in the text beside the book. The beginning of the text is shown."
    )


def test_place_leads_back_to_reading(qtbot: QtBot, opened: Callable[[str], MainWindow]) -> None:
    window = opened("compare:commentary")
    view = view_of(window)
    view.text.place_activated.emit(view.text.page.rows[0].cells[0].places[0])
    assert window.workplaces is not None
    assert window.workplaces.shell.is_reading


def test_it_is_printed_below_the_names_of_its_columns(
    opened: Callable[[str], MainWindow],
) -> None:
    paper = printed(opened("compare:witness"))
    assert paper.is_wide
    assert "1987 · the book | the fragment" in paper.html
    assert "changed-" in paper.html


def test_escape_leads_back_to_reading(opened: Callable[[str], MainWindow]) -> None:
    window = opened("compare:witness")
    QTest.keyClick(view_of(window).text, Qt.Key.Key_Escape)
    assert window.workplaces is not None
    assert window.workplaces.shell.is_reading
