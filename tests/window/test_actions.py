"""The table of actions is sound, and everything in it is in reach."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMainWindow
from pytestqt.qtbot import QtBot

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.window.actions.action_set import ActionSet
from bridge_rules_gui.window.actions.spec import LINE, ActionSpec, Menu
from bridge_rules_gui.window.actions.table import ACTIONS, MENUS
from bridge_rules_gui.window.looks.icons import drawn_icon
from bridge_rules_gui.window.shell.parts import AFTER_EDITIONS, BEFORE_ADDRESS
from tests.every import every


@pytest.fixture
def window(qtbot: QtBot) -> QMainWindow:
    window = QMainWindow()
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


@every("spec", ACTIONS, ids=lambda spec: spec.name)
def test_every_action_either_does_or_switches_something(spec: ActionSpec[Any]) -> None:
    assert (spec.does is None) is not (spec.switches is None)


@pytest.mark.parametrize("menu", Menu)
def test_access_keys_of_a_menu_are_unique(menu: Menu) -> None:
    texts = [spec.text for spec in ACTIONS if spec.name in MENUS[menu]]
    letters = [text[text.index("&") + 1].lower() for text in texts]
    assert len(letters) == len(set(letters))


def test_every_action_stands_in_its_menu_in_order(window: QMainWindow) -> None:
    actions = ActionSet(window, ACTIONS)
    actions.fill(window.menuBar(), MENUS)
    for menu, shown in zip(Menu, window.menuBar().actions(), strict=True):
        names = [LINE if a.isSeparator() else a.objectName() for a in shown.menu().actions()]  # type: ignore[attr-defined]
        assert tuple(names) == MENUS[menu]


class Lamp:
    """Owns two actions, and remembers what it was told."""

    def __init__(self) -> None:
        self.log: list[str] = []


LAMP_ACTIONS: tuple[ActionSpec[Lamp], ...] = (
    ActionSpec("blink", "&Blink", lambda lamp: lamp.log.append("blink")),
    ActionSpec("shine", "&Shine", switches=lambda lamp, is_on: lamp.log.append(f"shine {is_on}")),
    ActionSpec("tell", "&Tell", lambda lamp: lamp.log.append("tell"), needs_scenario=True),
)


def test_actions_wait_for_their_owner_who_does_them(window: QMainWindow) -> None:
    actions, lamp = ActionSet(window, LAMP_ACTIONS), Lamp()
    assert not any(actions[row.name].isEnabled() for row in LAMP_ACTIONS)
    actions.connect(LAMP_ACTIONS, lamp)
    for name in ("blink", "shine", "shine", "tell"):
        actions[name].trigger()
    assert lamp.log == ["blink", "shine True", "shine False"]


def test_actions_on_a_case_wait_for_one(window: QMainWindow) -> None:
    actions = ActionSet(window, LAMP_ACTIONS)
    actions.connect(LAMP_ACTIONS, Lamp())
    assert not actions["tell"].isEnabled()
    actions.note_scenario(is_there=True)
    assert actions["tell"].isEnabled()


def test_alternatives_exclude_one_another(window: QMainWindow) -> None:
    actions = ActionSet(window, ACTIONS)
    actions["theme-dark"].setChecked(True)
    actions["theme-light"].setChecked(True)
    assert not actions["theme-dark"].isChecked()


def test_tip_names_the_key(window: QMainWindow) -> None:
    assert ActionSet(window, ACTIONS)["go-to"].toolTip() == "Go to (Ctrl+L)"


def test_toolbar_takes_its_actions_from_the_table(window: QMainWindow) -> None:
    names = {spec.name for spec in ACTIONS}
    assert {*BEFORE_ADDRESS, *Edition, *AFTER_EDITIONS} <= names
    for name in (*BEFORE_ADDRESS, *AFTER_EDITIONS):
        assert not ActionSet(window, ACTIONS)[name].icon().isNull()


@pytest.mark.parametrize("icon", sorted({spec.icon for spec in ACTIONS if spec.icon} | {"close"}))
def test_icons_can_be_drawn(qtbot: QtBot, icon: str) -> None:
    picture = drawn_icon(icon).pixmap(32, 32).toImage()
    drawn = sum(picture.pixelColor(x, y).alpha() > 0 for x in range(32) for y in range(32))
    assert 20 < drawn < 700


def test_action_without_icon_has_none(qtbot: QtBot) -> None:
    assert drawn_icon("").isNull()
    assert isinstance(QAction(drawn_icon(""), "words"), QAction)
