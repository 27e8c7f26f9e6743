"""Alt and an underlined letter does one thing in every room and language: menus come first."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from typing import Final

import pytest

from bridge_rules_gui.window.actions.spec import CONTEXT, Menu
from tests.test_translations import VIEWS, label

LANGUAGES: Final = ("en", "bg", "ru", "sr")
SCENARIO: Final = ("simulator/scenario_view", "simulator/player_bar")
EDITOR: Final = (
    "simulator/editor/editor_bar",
    "simulator/editor/editor_panes",
    "simulator/question_bar",
)
# What stands in the window at one time, by the modules that say it; all states of each.
ROOMS: Final = (
    ("shell/start_pages",),
    ("guide/tour",),
    ("guide/welcome",),
    ("comparison/comparison_bar",),
    ("comparison/entrances", "comparison/own_texts_view"),
    ("comparison/entrances", "comparison/own_text_pane"),
    ("quiz/start_page", "quiz/exam_list", "quiz/practice_form"),
    ("quiz/practice_page", "quiz/table_and_law"),
    ("quiz/exam_page", "quiz/table_and_law"),
    ("quiz/report_page", "quiz/table_and_law"),
    ("quiz/statistics_page",),
    ("quiz/message_page",),
    ("simulator/library_page",),
    (*SCENARIO, "simulator/practice_pane"),
    (*SCENARIO, "simulator/law_pane", "simulator/question_bar"),
    (*EDITOR, "simulator/editor/act_panel", "simulator/editor/beginning_form"),
    (*EDITOR, "simulator/editor/cards_panel"),
    (*EDITOR, "simulator/editor/details_panel"),
)
# Windows of their own, which have no menus.
DIALOGS: Final = (
    ("exporting/export_dialog",),
    ("help/help_window",),
    ("notebook/notebook_dialog",),
    ("quiz/preset_dialog",),
    ("simulator/editor/boards_dialog",),
)
_SIMPLE: Final = (ast.Assign, ast.AnnAssign, ast.Expr, ast.Return, ast.For)
# Part of a menu.
SUBMENUS: Final = ("notebook/recent_places",)


def letter_of(language: str, context: str, text: str) -> str:
    """Return the letter underlined in a text, or nothing."""
    words = label(language, context, text).replace("&&", "")
    return words[words.index("&") + 1].lower() if "&" in words else ""


@cache
def texts_of(module: str) -> tuple[tuple[str, str, str], ...]:
    """Return the texts of a module that have a letter underlined: control, context, text."""
    tree = ast.parse((VIEWS / f"{module}.py").read_text(encoding="utf-8"))
    classes = [each for each in tree.body if isinstance(each, ast.ClassDef)]
    found = [
        (_control(statement) or text, each.name, text)
        for each in classes
        for statement in ast.walk(each)
        if isinstance(statement, _SIMPLE)
        for text in _said_in(statement.iter if isinstance(statement, ast.For) else statement)
    ]
    controls = {text: control for control, _, text in reversed(found)}
    return tuple(dict.fromkeys((controls[text], name, text) for _, name, text in found))


def _said_in(statement: ast.AST) -> Iterator[str]:
    for call in ast.walk(statement):
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute):
            given = call.args[0] if call.args else None
            text = given.value if isinstance(given, ast.Constant) else ""
            if call.func.attr == "tr" and isinstance(text, str) and "&" in text:
                yield text


def _control(statement: ast.AST) -> str:
    """Return the control that a statement makes or gives another text: it may say either."""
    match statement:
        case ast.Assign(targets=[ast.Attribute(attr=name)]):
            return name
        case ast.Expr(value=ast.Call(func=ast.Attribute(value=ast.Attribute(attr=name)))):
            return name if ast.unparse(statement).startswith(f"self.{name}.setText(") else ""
    return ""


def doubled(modules: tuple[str, ...], language: str, taken: frozenset[str]) -> list[str]:
    """Return the texts of one room whose letter belongs to another control, or to a menu."""
    owners: dict[str, str] = dict.fromkeys(taken, "a menu")
    found = []
    for module in modules:
        for control, context, text in texts_of(module):
            letter, owner = letter_of(language, context, text), f"{module}: {control}"
            if letter and owners.setdefault(letter, owner) != owner:
                found.append(f"{letter}: {module}: {text} ({owners[letter]})")
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("room", ROOMS, ids=lambda room: room[0])
def test_no_two_letters_are_alike_in_a_room_with_its_menus(
    room: tuple[str, ...], language: str
) -> None:
    menus = frozenset(letter_of(language, CONTEXT, menu.value) for menu in Menu)
    assert len(menus) == len(Menu)
    assert not doubled(room, language, menus)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("dialog", DIALOGS, ids=lambda dialog: dialog[0])
def test_no_two_letters_are_alike_in_a_dialog(dialog: tuple[str, ...], language: str) -> None:
    assert not doubled(dialog, language, frozenset())


def test_every_module_that_underlines_letters_belongs_to_a_room() -> None:
    known = {module for each in (*ROOMS, *DIALOGS, SUBMENUS) for module in each}
    files = (file.relative_to(VIEWS).with_suffix("").as_posix() for file in VIEWS.rglob("*.py"))
    underlining = {each for each in files if not each.startswith("actions/") and texts_of(each)}
    assert underlining == known
