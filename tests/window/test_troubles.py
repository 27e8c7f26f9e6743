"""What is wrong with a file, a place or a word is given in the language of the window."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QPlainTextEdit
from pytestqt.qtbot import QtBot

from bridge_rules_gui import resources
from bridge_rules_gui import window as views
from bridge_rules_gui.building import open_phrasebook
from bridge_rules_gui.corpus.citation import CitationError
from bridge_rules_gui.exchange.files import ExchangeError
from bridge_rules_gui.exchange.glossary_reader import read_glossary
from bridge_rules_gui.language.languages import InterfaceLanguage
from bridge_rules_gui.language.phrasebook import ENGLISH
from bridge_rules_gui.notation.files import read_scenarios
from bridge_rules_gui.notation.problems import NotationError
from bridge_rules_gui.progress.errors import ProgressError
from bridge_rules_gui.progress.transfer import progress_of
from bridge_rules_gui.reading.own_text.reader import read_content
from bridge_rules_gui.reading.own_text.text_file import OwnTextError
from bridge_rules_gui.simulation.importing import imported
from bridge_rules_gui.whole_files import Hindrance, Trouble, TroubledError
from bridge_rules_gui.window.interface_language import InterfaceLanguages
from bridge_rules_gui.window.simulator.editor.boards_dialog import BoardsDialog
from bridge_rules_gui.window.speaking import speak
from bridge_rules_gui.window.troubles import explained

VIEWS = Path(views.__file__).parent
ENGLISH_WORDS = re.compile(r"\b(?:the|is|not|write|this|of|with|has|line|and|there|it|mend)\b")
OTHERS = [language for language in InterfaceLanguage if language is not InterfaceLanguage.ENGLISH]
SCENARIOS = {
    "no-game.pbn": "nothing",
    "no-board.lin": "qx|o1|mb|p|",
    "no-toml.toml": "schema = = 1",
    "no-json.json": '{"schema": 1,,}',
    "keys.toml": 'schema = 7\nid = ""\ncolour = "red"\ndealer = "Q"\ndeal = "N:AKQ"\n',
    "events.toml": 'schema = 1\nid = "x"\n[[events]]\nwho = "N"\ncall = "9Z"\n[[events]]\nx = 1\n',
}
GLOSSARIES = {
    "columns.csv": "one,two\n1,2\n",
    "cells.csv": "en,ru\ntrick,взятка,more\n",
    "language.csv": "language,term\nxx,trick\n",
    "entities.tbx": '<!DOCTYPE tbx [<!ENTITY a "b">]><tbx/>',
    "broken.tbx": "<tbx><text></tbx>",
    "empty.tbx": "<tbx/>",
}
PROGRESS = ("[]", "{", '{"format": "other"}', '{"format": "bridge-rules-gui progress"}')
OWN_TEXTS = (b"%PDF-1.4", b"one line\n" * 30, b"no law at all\nhere\n", bytes(range(1, 256)) * 9)
DAMAGED_PBN = """[Event ""]
[Board "1"]
[Dealer "Q"]
[Vulnerable "Purple"]
[Deal "N:AKQ2.KQ2.AK2.KQ2 J.J.J.J ... -"]
[Contract "9Z"]
[Declarer "S"]
[Result "44"]
[Auction "N"]
1S 1H =7= $999
"""


@pytest.fixture(params=OTHERS)
def language(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[InterfaceLanguage]:
    """Let the window speak another language than English for a while."""
    spoken: InterfaceLanguage = request.param
    languages = InterfaceLanguages(qapp, resources.translations)
    languages.speak(spoken)
    speak(lambda: open_phrasebook(spoken))
    yield spoken
    speak(lambda: ENGLISH)
    languages.speak(InterfaceLanguage.ENGLISH)


def english_in(said: str) -> list[str]:
    return ENGLISH_WORDS.findall(re.sub(r"'[^']*'|\"[^\"]*\"|\S+\.\w+:", "", said))


def _shows_plainly(node: ast.AST) -> bool:
    """Whether code turns an error into words without the language of the window."""
    if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "str" and node.args:
        node = node.args[0]
    elif isinstance(node, ast.FormattedValue):
        node = node.value
    else:
        return False
    return isinstance(node, ast.Name) and node.id in ("error", "problem", "fault", "complaint")


def test_no_view_shows_an_error_in_its_own_words() -> None:
    # What nobody foresaw is told with its Python name, for whoever corrects the program.
    plain = [
        f"{path.relative_to(VIEWS)}:{getattr(node, 'lineno', 0)}"
        for path in sorted(VIEWS.rglob("*.py"))
        if path.name != "uncaught.py"
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if _shows_plainly(node)
    ]
    assert not plain


@pytest.mark.parametrize("name", SCENARIOS)
def test_a_damaged_case_is_told_of(name: str, language: InterfaceLanguage) -> None:
    with pytest.raises(NotationError) as caught:
        read_scenarios(SCENARIOS[name].encode(), name)
    assert not english_in(explained(caught.value)), language


@pytest.mark.parametrize("name", GLOSSARIES)
def test_a_damaged_glossary_is_told_of(
    name: str, language: InterfaceLanguage, tmp_path: Path
) -> None:
    (tmp_path / name).write_text(GLOSSARIES[name], "utf-8")
    with pytest.raises(ExchangeError) as caught:
        read_glossary(tmp_path / name)
    assert not english_in(explained(caught.value)), language


@pytest.mark.parametrize("content", PROGRESS)
def test_damaged_progress_is_told_of(content: str, language: InterfaceLanguage) -> None:
    with pytest.raises(ProgressError) as caught:
        progress_of(content.encode(), "mine.json", ("exams",))
    assert not english_in(explained(caught.value)), language


@pytest.mark.parametrize("content", OWN_TEXTS)
def test_a_text_that_is_no_book_of_laws_is_told_of(
    content: bytes, language: InterfaceLanguage
) -> None:
    with pytest.raises(OwnTextError) as caught:
        read_content(content, "own.txt", "own.txt")
    assert not english_in(explained(caught.value)), language


@pytest.mark.usefixtures("language")
def test_a_word_that_is_no_citation_and_a_full_disk_are_told_of(tmp_path: Path) -> None:
    assert not english_in(explained(CitationError("27??")))
    full = TroubledError("no space left", Trouble(tmp_path / "a.pbn", Hindrance.FULL))
    assert not english_in(explained(full))


@pytest.mark.usefixtures("language")
def test_the_problems_of_a_file_stand_beside_its_boards(qtbot: QtBot) -> None:
    dialog = BoardsDialog(imported(DAMAGED_PBN.encode(), "damaged.pbn"))
    qtbot.addWidget(dialog)
    (problems,) = (box.toPlainText() for box in dialog.findChildren(QPlainTextEdit))
    assert len(problems.splitlines()) > 5
    assert not english_in(problems)
