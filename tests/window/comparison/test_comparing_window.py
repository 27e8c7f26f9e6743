"""The comparison as a workplace of the window."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.typesetting.links import ComparisonLink, PlaceLink
from bridge_rules_gui.window.comparison.columns_text import NOWHERE
from bridge_rules_gui.window.comparison.editions_view import EditionsView
from bridge_rules_gui.window.library.source_view import SourceView
from bridge_rules_gui.window.main_window import MainWindow

CTRL = Qt.KeyboardModifier.ControlModifier


def view_of(window: MainWindow) -> EditionsView:
    assert window.workplaces is not None
    view = window.workplaces.comparison.view
    assert isinstance(view, EditionsView)
    return view


def is_comparing(window: MainWindow) -> bool:
    assert window.workplaces is not None
    return window.parts.stack.currentWidget() is window.workplaces.comparison


def address(window: MainWindow) -> str:
    return window.parts.status_line.address.text()


def test_window_opens_at_a_comparison(opened: Callable[[str], MainWindow]) -> None:
    window = opened("compare:64")
    assert is_comparing(window)
    assert view_of(window).law == 64
    assert window.parts.actions["compare"].isChecked()
    assert address(window) == "bg2017/64"


def test_window_opens_at_the_overview(opened: Callable[[str], MainWindow]) -> None:
    window = opened("compare:")
    assert view_of(window).is_overview_shown


@pytest.mark.parametrize(
    "asked", ["compare:64", "compare:overview", "compare:topics/claims", "compare:witness"]
)
def test_what_is_compared_is_asked_for_as_it_was(
    asked: str, opened: Callable[[str], MainWindow]
) -> None:
    window = opened(asked)
    assert window.workplaces is not None
    assert window.workplaces.shell.address == asked


def test_keys_of_the_table_lead_to_overview_and_topics(
    qtbot: QtBot, opened: Callable[[str], MainWindow]
) -> None:
    window = opened("compare:64")
    for key, shown in ((Qt.Key.Key_Home, "overview"), (Qt.Key.Key_End, "topics/")):
        QTest.keyClick(view_of(window), key, Qt.KeyboardModifier.AltModifier)
        qtbot.waitUntil(lambda: address(window).startswith(f"compare:{shown}"), timeout=5_000)  # noqa: B023


def test_bars_tell_of_the_law_compared_or_of_what_else_is_shown(
    qtbot: QtBot, opened: Callable[[str], MainWindow]
) -> None:
    window = opened("compare:64")
    bar = window.parts.top_bar.address_bar
    assert bar.text().startswith("64 · ")
    view_of(window).show_overview()
    qtbot.waitUntil(lambda: address(window) == "compare:overview", timeout=5_000)
    assert bar.text() == ""
    assert window.windowTitle() == "Compare · Bridge Rules"
    assert not window.parts.status_line.source.isVisible()
    assert not window.parts.status_line.rights.isVisible()
    window.parts.actions["read"].trigger()
    assert (address(window), bar.text()[:5]) == ("bg2017/64", "64 · ")
    assert window.parts.status_line.rights.isVisible()


def test_no_law_is_refused(qtbot: QtBot, opened: Callable[[str], MainWindow]) -> None:
    window = opened("27")
    assert window.workplaces is not None
    with qtbot.waitSignal(window.workplaces.shell.failed) as refused:
        window.workplaces.shell.open("compare:94")
    assert isinstance(refused.args[0], LookupError)
    assert not is_comparing(window)


def test_law_that_is_read_is_compared_and_a_citation_leads_back(
    qtbot: QtBot, opened: Callable[[str], MainWindow]
) -> None:
    window = opened("2017 27B1")
    assert window.workplaces is not None
    with qtbot.waitSignal(window.workplaces.shell.rested, timeout=20_000):
        QTest.keyClick(window, Qt.Key.Key_2, CTRL)
    assert is_comparing(window)
    view = view_of(window)
    assert view.law == 27
    view.pane.text.place_activated.emit(Address.parse("sr2007/27C"))
    assert not is_comparing(window)
    assert address(window) == "sr2007/27C"
    assert window.parts.actions["read"].isChecked()
    QTest.keyClick(window, Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    assert is_comparing(window), "where the reader came from"
    assert view_of(window).law == 27
    assert view.pane.text.hasFocus()
    assert window.parts.actions["compare"].isChecked()


def test_next_law_turns_the_comparison(qtbot: QtBot, opened: Callable[[str], MainWindow]) -> None:
    window = opened("compare:64")
    QTest.keyClick(window, Qt.Key.Key_PageDown, CTRL)
    assert is_comparing(window)
    assert view_of(window).law == 65
    window.open_typed("1987 12C1")
    assert is_comparing(window)
    assert view_of(window).law == 12
    view_of(window).pane.bar.law.setValue(40)
    qtbot.waitUntil(lambda: address(window) == "ru1987/40")
    assert is_comparing(window)


def test_definition_is_read(opened: Callable[[str], MainWindow]) -> None:
    window = opened("compare:64")
    window.open_typed("def:call")
    assert not is_comparing(window)


def test_escape_leads_back_to_reading(opened: Callable[[str], MainWindow]) -> None:
    window = opened("compare:64")
    QTest.keyClick(view_of(window).pane.text, Qt.Key.Key_Escape)
    assert not is_comparing(window)
    assert address(window) == "bg2017/64"


def test_columns_are_remembered(opened: Callable[[str], MainWindow]) -> None:
    window = opened("compare:64")
    QTest.mouseClick(
        view_of(window).pane.bar.editions.segments[Edition.BG_2017], Qt.MouseButton.LeftButton
    )
    window.close()
    again = view_of(opened("compare:27")).pane
    assert again.bar.editions.editions == (Edition.RU_1987, Edition.SR_2007)
    assert [label.text() for label in again.heads.labels[:2]] == [
        "1987 · Russian",
        "2007 · Serbian",
    ]


def test_zoom_reaches_the_comparison(opened: Callable[[str], MainWindow]) -> None:
    window = opened("compare:64")
    before = view_of(window).pane.text.document().size().height()
    window.parts.actions["zoom-in"].trigger()
    assert view_of(window).pane.text.document().size().height() > before


def test_row_of_the_provision_read_is_compared(
    qtbot: QtBot, opened: Callable[[str], MainWindow]
) -> None:
    window = opened("2017 27B1(b)")
    assert window.workplaces is not None
    with qtbot.waitSignal(window.workplaces.shell.rested, timeout=20_000):
        QTest.keyClick(window, Qt.Key.Key_2, CTRL)
    view = view_of(window)
    assert view.acted_on.place_in_question(Edition.BG_2017) == Address.parse("bg2017/27B1(b)")


def test_window_opens_at_a_topic_and_names_those_there_are(
    qtbot: QtBot, opened: Callable[[str], MainWindow]
) -> None:
    window = opened("compare:topics/claims")
    view = view_of(window)
    assert view.is_entrance_shown
    assert "Claims and concessions" in view.entrances.topics.pane.text.toPlainText()
    assert window.workplaces is not None
    with qtbot.waitSignal(window.workplaces.shell.failed) as refused:
        window.workplaces.shell.open("compare:topics/ruffs")
    assert "topics are" in str(refused.args[0])


def test_worked_example_leads_to_its_law_compared_and_back(
    qtbot: QtBot, opened: Callable[[str], MainWindow]
) -> None:
    window = opened("bg2017/commentary:2")
    assert window.workplaces is not None
    law_view = window.workplaces.law_view
    assert law_view.page is not None
    links = law_view.page.links
    number = next(n for n, link in enumerate(links) if isinstance(link, ComparisonLink))
    with qtbot.waitSignal(window.workplaces.shell.rested, timeout=20_000):
        law_view.link_activated.emit(number)
    assert is_comparing(window)
    view = view_of(window)
    assert view.law == 27
    way_back = PlaceLink(Address.parse("bg2017/commentary:2"))
    view.pane.text.link_activated.emit(view.pane.text.page.links.index(way_back))
    assert not is_comparing(window)
    assert address(window) == "bg2017/commentary:2"


def test_commands_about_words_act_on_what_is_shown(opened: Callable[[str], MainWindow]) -> None:
    window = opened("compare:64")
    view = view_of(window)
    QTest.keyClick(window, Qt.Key.Key_F, CTRL)
    assert view.pane.find_bar.isVisible()
    QTest.keyClick(view.pane.text, Qt.Key.Key_Escape)
    QTest.keyClick(window, Qt.Key.Key_F8)
    assert view.pane.text.here != NOWHERE
    window.parts.actions["copy-with-citation"].trigger()
    assert "ru1987/64" in QGuiApplication.clipboard().text()
    QTest.keyClick(window, Qt.Key.Key_1, CTRL)
    QTest.keyClick(window, Qt.Key.Key_F, CTRL)
    assert not view.pane.find_bar.isVisible()


def test_key_for_the_next_change_says_when_there_is_none(
    opened: Callable[[str], MainWindow],
) -> None:
    window = opened("compare:64")
    message = window.parts.status_line.currentMessage
    for _ in range(100):
        QTest.keyClick(window, Qt.Key.Key_F8)
        if message():
            break
    assert message() == "No more changes in this law"


def test_source_lines_are_those_of_the_row_gone_to(opened: Callable[[str], MainWindow]) -> None:
    window = opened("compare:64")
    view_of(window).show_place(Address.parse("sr2007/64A1"))
    window.parts.actions["sr2007"].trigger()
    window.parts.actions["source-lines"].trigger()
    shown = [w for w in window.findChildren(SourceView) if w.isVisible()]
    assert shown
    titles = [label.text() for label in shown[0].findChildren(QLabel)]
    assert any(title.startswith("64A1 (2007) · sr2007.txt") for title in titles)


def test_provision_typed_is_gone_to_in_the_comparison(opened: Callable[[str], MainWindow]) -> None:
    window = opened("compare:64")
    window.open_typed("2007 27D")
    view = view_of(window)
    assert view.law == 27
    assert view.acted_on.place_in_question(Edition.SR_2007) == Address.parse("sr2007/27D")


def test_key_for_the_panes_of_reading_does_no_harm(opened: Callable[[str], MainWindow]) -> None:
    window = opened("compare:64")
    QTest.keyClick(window, Qt.Key.Key_F6)
    assert is_comparing(window)
