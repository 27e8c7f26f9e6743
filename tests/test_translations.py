"""The window's translations: every text has one, its blanks are kept, and what is shipped is it."""

from __future__ import annotations

import ast
import re
import shutil
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Final
from xml.etree import ElementTree as ET

import pytest
from PySide6.QtCore import QTranslator
from PySide6.QtWidgets import QApplication

from bridge_rules_gui import resources
from bridge_rules_gui.window.actions.spec import CONTEXT, Menu
from bridge_rules_gui.window.actions.table import actions_of

LANGUAGES = ("bg", "ru", "sr")
PLURALS = {"en": 2, "bg": 2, "ru": 3, "sr": 3}
"""How many forms a number asks for; the file of English has nothing else."""
ROOT = resources.translations().parent
SAYING = frozenset({"tr", "translate", "_translate", "counted"})
_BLANK = re.compile(r"\{\w*\}|%n|%\d")


def contexts(folder: Path, language: str) -> list[ET.Element]:
    """Return the contexts of a file of our own."""
    return list(ET.parse(folder / f"bridge_rules_{language}.ts").iter("context"))  # noqa: S314


def messages(language: str, folder: Path | None = None) -> list[ET.Element]:
    found = contexts(folder or resources.translations(), language)
    return [message for context in found for message in context.iter("message")]


def translated_actions(language: str) -> dict[str, str]:
    """Return the texts of actions as they are translated."""
    found = contexts(resources.translations(), language)
    actions = next(each for each in found if each.findtext("name") == CONTEXT)
    return {source(message): said(message)[0] for message in actions.iter("message")}


def said(message: ET.Element) -> list[str]:
    """Return the translation, or its plural forms."""
    translation = message.find("translation")
    assert translation is not None
    forms = [form.text or "" for form in translation.iter("numerusform")]
    return forms or [translation.text or ""]


def source(message: ET.Element) -> str:
    return message.findtext("source") or ""


@pytest.mark.parametrize("language", PLURALS)
def test_every_text_is_translated(language: str) -> None:
    unfinished = [
        source(message)
        for message in messages(language)
        if message.find("translation[@type]") is not None or not all(said(message))
    ]
    assert not unfinished


@pytest.mark.parametrize("language", PLURALS)
def test_a_translation_has_the_blanks_of_its_text(language: str) -> None:
    differing = [
        (source(message), form)
        for message in messages(language)
        for form in said(message)
        if set(_BLANK.findall(source(message))) - {"%n"} != set(_BLANK.findall(form)) - {"%n"}
    ]
    assert not differing


@pytest.mark.parametrize("language", PLURALS)
def test_counts_have_all_the_forms_of_their_language(language: str) -> None:
    counted = [m for m in messages(language) if m.get("numerus") == "yes"]
    assert all(len(said(message)) == PLURALS[language] for message in counted)
    assert len(counted) == len([m for m in messages("bg") if "%n" in source(m)])


def test_one_of_a_thing_is_said_in_the_singular(qapp: QApplication) -> None:
    """What Qt finds for a number at runtime, also in the texts that no widget says."""
    translator = QTranslator(qapp)
    assert translator.load("bridge_rules_en", str(resources.translations()))
    for context in contexts(resources.translations(), "en"):
        name = context.findtext("name") or ""
        for message in context.iter("message"):
            found = [translator.translate(name, source(message), "", n) for n in (1, 2)]
            assert found == said(message)


_NUMBERED: Final = re.compile(
    r"\{(?:count|number|rows|total|all|asked|answers|minutes|left|\d)\} (?:more |best )?"
    r"(?!has|is|stands|corresponds)[a-z]+s\b"
)
"""A number with the plural of what is counted behind it."""


def test_a_noun_beside_its_number_is_said_in_the_form_of_the_number() -> None:
    always_many = {"Too long: only the first {number} characters are kept."}
    found = {source(message) for message in messages("bg") if _NUMBERED.search(source(message))}
    assert found == always_many


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("menu", Menu)
def test_access_keys_of_a_menu_are_unique(language: str, menu: Menu) -> None:
    translated = translated_actions(language)
    texts = [translated.get(spec.text, spec.text) for spec in actions_of(menu)]
    keys = Counter(found[1].lower() for text in texts if (found := re.search("&(.)", text)))
    assert [key for key, count in keys.items() if count > 1] == []


@pytest.mark.parametrize("language", PLURALS)
def test_the_program_says_nothing_that_was_not_looked_for(language: str, tmp_path: Path) -> None:
    """`python translations/make.py` finds no new text, and compiles what is shipped."""
    for folder in ("translations", "bridge_rules_gui"):
        ignored = shutil.ignore_patterns("__pycache__", "*.qm")
        shutil.copytree(ROOT / folder, tmp_path / folder, ignore=ignored)
    subprocess.run(
        [sys.executable, "translations/make.py"], cwd=tmp_path, capture_output=True, check=False
    )
    name = f"bridge_rules_{language}"
    made = messages(language, tmp_path / "translations")
    assert list(map(source, made)) == list(map(source, messages(language)))
    compiled = (tmp_path / "translations" / f"{name}.qm").read_bytes()
    assert compiled == (resources.translations() / f"{name}.qm").read_bytes()


def _said_in_a_pattern(tree: ast.AST) -> list[str]:
    """Return what is said inside of an f-string, where Qt's `lupdate` does not look."""
    patterns = (node for node in ast.walk(tree) if isinstance(node, ast.JoinedStr))
    calls = (n for pattern in patterns for n in ast.walk(pattern) if isinstance(n, ast.Call))
    return [
        ast.unparse(call)
        for call in calls
        if getattr(call.func, "attr", getattr(call.func, "id", "")) in SAYING
    ]


def test_nothing_is_said_where_the_search_for_texts_does_not_look() -> None:
    views = (resources.translations().parent / "bridge_rules_gui" / "window").rglob("*.py")
    hidden = [
        said for path in views for said in _said_in_a_pattern(ast.parse(path.read_text("utf-8")))
    ]
    assert not hidden
