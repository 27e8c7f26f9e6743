"""The situations: found by words, grouped, and opened from the list."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtTest import QTest
from pytestqt.modeltest import ModelTester
from pytestqt.qtbot import QtBot

from bridge_rules_gui.building import read_situations
from bridge_rules_gui.language.alphabetical import alphabetical
from bridge_rules_gui.language.languages import InterfaceLanguage
from bridge_rules_gui.simulation.library import Grouping, SituationLibrary
from bridge_rules_gui.window.simulator.library_page import SITUATION_ROLE, LibraryModel, LibraryPage
from bridge_rules_gui.window.simulator.names import name_of_group, topic_names


@pytest.fixture(scope="module")
def library() -> SituationLibrary:
    return read_situations(str)


@pytest.fixture
def page(qtbot: QtBot, library: SituationLibrary) -> LibraryPage:
    page = LibraryPage(lambda _law: "")
    qtbot.addWidget(page)
    page.resize(1000, 600)
    page.show_library(library, ())
    page.show()
    return page


def test_list_that_is_not_there_yet_says_so(qtbot: QtBot) -> None:
    page = LibraryPage(lambda _law: "")
    qtbot.addWidget(page)
    assert page.count.text() == "Preparing the situations…"


def test_key_of_an_action_is_not_typed_into_the_filter(page: LibraryPage) -> None:
    QTest.keyClick(page.filter, Qt.Key.Key_4, Qt.KeyboardModifier.AltModifier)
    assert page.filter.text() == ""
    QTest.keyClick(page.filter, Qt.Key.Key_4)
    assert page.filter.text() == "4"


def titles(page: LibraryPage) -> list[str]:
    model = page.model
    groups = [model.index(row, 0) for row in range(model.rowCount())]
    return [
        str(model.index(row, 0, group).data())
        for group in groups
        for row in range(model.rowCount(group))
    ]


@pytest.mark.parametrize("grouping", Grouping)
def test_model_of_the_library_is_sound(
    qtmodeltester: ModelTester, library: SituationLibrary, grouping: Grouping
) -> None:
    model = LibraryModel()
    qtmodeltester.check(model)  # type: ignore[no-untyped-call]
    found = library.grouped("", grouping)
    model.show_groups([(name_of_group(g.key, grouping, str), g.situations) for g in found])
    qtmodeltester.check(model)  # type: ignore[no-untyped-call]
    assert sum(model.rowCount(model.index(row, 0)) for row in range(model.rowCount())) == len(
        library.situations
    )


def test_group_is_no_situation(page: LibraryPage) -> None:
    group = page.model.index(0, 0)
    assert group.data(SITUATION_ROLE) is None
    assert not page.model.flags(group) & Qt.ItemFlag.ItemIsSelectable


def test_every_topic_of_the_library_has_a_name(library: SituationLibrary) -> None:
    assert {situation.topic for situation in library.situations} <= set(topic_names())


def test_typing_insufficient_bid_finds_them_first(qtbot: QtBot, page: LibraryPage) -> None:
    QTest.keyClicks(page.filter, "Insufficient bid")
    assert page.model.index(0, 0).data() == "Law 27"
    assert "Insufficient bid corrected in the same suit" in titles(page)
    assert page.card.title.text() == page.model.first.data()
    assert page.count.text() == f"{len(titles(page))} situations"


def test_words_that_nobody_says_leave_an_empty_list_and_say_so(page: LibraryPage) -> None:
    page.filter.setText("zeppelin")
    assert titles(page) == []
    assert page.count.text() == "No situation has these words"
    assert not page.card.open_button.isEnabled()


def test_enter_opens_the_first_found(qtbot: QtBot, page: LibraryPage) -> None:
    page.filter.setText("second insufficient bid")
    with qtbot.waitSignal(page.opened) as signal:
        QTest.keyClick(page.filter, Qt.Key.Key_Return)
    assert signal.args == ["law27-insufficient-twice"]


def test_a_situation_is_opened_and_practised_by_its_buttons(
    qtbot: QtBot, page: LibraryPage
) -> None:
    page.filter.setText("second insufficient bid")
    with qtbot.waitSignal(page.opened):
        QTest.mouseClick(page.card.open_button, Qt.MouseButton.LeftButton)
    with qtbot.waitSignal(page.practised):
        QTest.mouseClick(page.card.practise_button, Qt.MouseButton.LeftButton)


def test_what_was_opened_last_stands_above(page: LibraryPage) -> None:
    page.note_recent(["law27-insufficient-twice", "gone-since"])
    assert page.model.index(0, 0).data() == "Recently opened"
    assert titles(page)[0] == "Second insufficient bid"


def test_list_can_stand_by_topic(page: LibraryPage) -> None:
    page.grouping.setCurrentIndex(page.grouping.findData(Grouping.TOPIC.value))
    assert page.model.index(0, 0, QModelIndex()).data() == "Auction"


def test_topics_are_in_the_order_of_the_readers_alphabet(library: SituationLibrary) -> None:
    names = {"revokes": "атака", "auction": "ривок"}

    def order(topic: str) -> object:
        return alphabetical(names.get(topic, "ъ"), InterfaceLanguage.BULGARIAN)

    keys = [group.key for group in library.grouped("", Grouping.TOPIC, order)]
    assert keys[:2] == ["revokes", "auction"]
