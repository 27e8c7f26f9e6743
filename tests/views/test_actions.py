"""The table of actions is sound, and everything in it is in reach."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import pytest
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMainWindow

from bridge_rules_gui.views.actions.action_set import ActionSet
from bridge_rules_gui.views.actions.spec import ActionSpec, Menu
from bridge_rules_gui.views.actions.table import ACTIONS
from bridge_rules_gui.views.guide.guiding import Guiding
from bridge_rules_gui.views.library.commands import ReadingCommands
from bridge_rules_gui.views.looks.icons import drawn_icon
from bridge_rules_gui.views.notebook.notebook_commands import NotebookCommands
from bridge_rules_gui.views.quiz.commands import QuizCommands
from bridge_rules_gui.views.simulator.commands import SimulatorCommands
from bridge_rules_gui.views.study_commands import StudyCommands
from bridge_rules_gui.views.window.commands import WindowCommands
from bridge_rules_gui.views.window.top_bar import AFTER_EDITIONS, BEFORE_ADDRESS, EDITIONS

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot


class SilentWindow(QMainWindow):
    """Has every slot the table asks of a window."""

    def silence(self) -> None: ...


for spec in ACTIONS:
    setattr(SilentWindow, spec.slot, SilentWindow.silence)


@pytest.fixture
def window(qtbot: QtBot) -> SilentWindow:
    window = SilentWindow()
    qtbot.addWidget(window)
    return window


def test_names_are_unique() -> None:
    assert max(Counter(spec.name for spec in ACTIONS).values()) == 1


def test_no_two_actions_share_a_key(qtbot: QtBot) -> None:
    keys = [
        QKeySequence(key).toString()
        for spec in ACTIONS
        for key in spec.keys
        if QKeySequence(key).toString()
    ]
    assert [key for key, count in Counter(keys).items() if count > 1] == []


@pytest.mark.parametrize("spec", ACTIONS, ids=lambda spec: spec.name)
def test_every_action_has_somebody_who_does_it(spec: ActionSpec) -> None:
    doers = (
        (spec.needs_book, ReadingCommands),
        (spec.needs_study, StudyCommands),
        (spec.needs_simulator, SimulatorCommands),
        (spec.needs_quiz, QuizCommands),
        (spec.needs_guide, Guiding),
        (spec.needs_notebook, NotebookCommands),
    )
    doer = next((doer for is_needed, doer in doers if is_needed), WindowCommands)
    assert callable(getattr(doer, spec.slot))


@pytest.mark.parametrize("menu", Menu)
def test_access_keys_of_a_menu_are_unique(menu: Menu) -> None:
    letters = [
        spec.text[spec.text.index("&") + 1].lower()
        for spec in ACTIONS
        if spec.menu is menu and "&" in spec.text
    ]
    assert len(letters) == len(set(letters))
    assert len(letters) == sum(spec.menu is menu for spec in ACTIONS)


def test_every_action_stands_in_its_menu_in_the_tables_order(window: SilentWindow) -> None:
    actions = ActionSet(window, window)
    actions.fill(window.menuBar())
    for menu, shown in zip(Menu, window.menuBar().actions(), strict=True):
        titles = [a.objectName() for a in shown.menu().actions() if not a.isSeparator()]  # type: ignore[attr-defined]
        assert titles == [spec.name for spec in ACTIONS if spec.menu is menu]


def test_actions_about_the_books_wait_for_them(window: SilentWindow) -> None:
    actions = ActionSet(window, window)
    for spec in ACTIONS:
        after_books = spec.needs_book or spec.needs_study
        waits = after_books or spec.needs_simulator or spec.needs_quiz or spec.needs_guide
        waits = waits or spec.needs_notebook
        assert actions[spec.name].isEnabled() is not waits
    actions.connect_reading(window)
    actions.connect_study(window)
    actions.connect_simulator(window)
    actions.connect_quiz(window)
    actions.connect_guide(window)
    actions.connect_notebook(window)
    assert not any(actions[spec.name].isEnabled() for spec in ACTIONS if spec.needs_story)
    actions.note_story(is_there=True)
    assert all(actions[spec.name].isEnabled() for spec in ACTIONS)


def test_alternatives_exclude_one_another(window: SilentWindow) -> None:
    actions = ActionSet(window, window)
    actions["theme-dark"].setChecked(True)
    actions["theme-light"].setChecked(True)
    assert not actions["theme-dark"].isChecked()


def test_tip_names_the_key(window: SilentWindow) -> None:
    assert ActionSet(window, window)["go-to"].toolTip() == "Go to (Ctrl+L)"


def test_toolbar_takes_its_actions_from_the_table(window: SilentWindow) -> None:
    names = {spec.name for spec in ACTIONS}
    assert {*BEFORE_ADDRESS, *EDITIONS, *AFTER_EDITIONS} <= names
    for name in (*BEFORE_ADDRESS, *AFTER_EDITIONS):
        assert not ActionSet(window, window)[name].icon().isNull()


@pytest.mark.parametrize("icon", sorted({spec.icon for spec in ACTIONS if spec.icon} | {"close"}))
def test_icons_can_be_drawn(qtbot: QtBot, icon: str) -> None:
    picture = drawn_icon(icon).pixmap(32, 32).toImage()
    drawn = sum(picture.pixelColor(x, y).alpha() > 0 for x in range(32) for y in range(32))
    assert 20 < drawn < 700


def test_action_without_icon_has_none(qtbot: QtBot) -> None:
    assert drawn_icon("").isNull()
    assert isinstance(QAction(drawn_icon(""), "words"), QAction)
