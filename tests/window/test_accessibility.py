"""In every view each control has a name, and the tabulator goes round and leaves none out."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog, QPushButton
from pytestqt.qtbot import QtBot

from bridge_rules_gui import building, resources
from bridge_rules_gui.corpus.corpus import Corpus
from bridge_rules_gui.guide.help_pages import HelpSubject
from bridge_rules_gui.language.phrasebook import ENGLISH
from bridge_rules_gui.terms.terminology import Terminology
from bridge_rules_gui.window.exporting.printing import Preview
from bridge_rules_gui.window.help.help_window import HelpWindow
from bridge_rules_gui.window.instruments import Instruments
from bridge_rules_gui.window.main_window import MainWindow
from bridge_rules_gui.window.quiz.tools import QuizTools
from tests.window.accessible import controls, jumps_up, nameless, said_of, tab_round
from tests.window.searching_window import Reader
from tests.window.simulator.editor.table_play import MATCH

VIEWS = (
    "27B1",
    "1987 77",
    "search:licit",
    "terms:revoke",
    "compare:27",
    "compare:overview",
    "compare:topics/claims",
    "compare:commentary",
    "compare:own",
    "scenario:",
    "scenario:law27-pass-instead#3",
    "scenario:law27-pass-instead#3/all",
    "scenario:law27-pass-instead/practice",
    "quiz",
    "quiz:today",
    "quiz:law/27",
    "quiz:exam",
    "quiz:statistics",
    "welcome",
    "tour:2",
    "find:revoke",
)


@pytest.fixture(scope="module")
def instruments(corpus: Corpus, terminology: Terminology) -> Callable[[Path], Instruments]:
    """Return all the program gives its window, made once, with folders of a test."""
    search = building.build_search(corpus)
    bank = building.build_questions(terminology, ENGLISH)
    fonts = resources.assets() / "fonts"
    return lambda folder: Instruments(
        lambda _corpus: search,
        lambda _corpus: terminology,
        building.build_comparison,
        building.OwnTexts(folder),
        building.simulator_tools(folder),
        QuizTools(lambda *_given: bank, folder / "progress", fonts),
        building.open_termbase,
        building.open_help,
        partial(building.open_notebook, folder),
    )


@pytest.fixture
def shown(
    qtbot: QtBot,
    corpus: Corpus,
    instruments: Callable[[Path], Instruments],
    tmp_path: Path,
) -> Callable[[str], Reader]:
    """Return a way to open the window."""
    given = instruments(tmp_path)
    return lambda asked: Reader(qtbot, corpus, tmp_path / "window.ini", asked, given)


@pytest.mark.parametrize("asked", VIEWS)
def test_every_control_has_a_name_and_is_reached(
    shown: Callable[[str], Reader], asked: str
) -> None:
    window = shown(asked).window
    assert nameless(window) == []
    reached, comes_round = tab_round(window)
    assert comes_round, [said_of(widget) for widget in reached[-6:]]
    back, comes_back = tab_round(window, Qt.Key.Key_Backtab)
    assert comes_back, [said_of(widget) for widget in back[-6:]]
    assert len(jumps_up(reached)) <= 1, jumps_up(reached)  # where the round begins again


def test_new_case_can_be_told_without_a_mouse(
    shown: Callable[[str], Reader],
) -> None:
    reader = shown("")
    reader.window.parts.actions["new-scenario"].trigger()
    assert nameless(reader.window) == []
    assert tab_round(reader.window)[1]


def test_help_has_names_and_comes_round(qtbot: QtBot, shown: Callable[[str], Reader]) -> None:
    reader = shown("")
    reader.window.parts.actions["help"].trigger()
    window = reader.window.guide.help
    assert window is not None
    assert nameless(window) == []
    qtbot.waitUntil(window.isActiveWindow)
    window.list.setFocus()
    reached, comes_round = tab_round(window)
    assert comes_round
    assert window.text in reached


def test_control_without_a_name_is_found(qtbot: QtBot) -> None:
    button = QPushButton()
    top = button
    qtbot.addWidget(top)
    inner = QPushButton(top)
    inner.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    top.show()
    assert list(controls(top)) == [inner]
    assert nameless(top) == ["QPushButton < QPushButton"]


def test_notebook_has_names_and_comes_round(qtbot: QtBot, shown: Callable[[str], Reader]) -> None:
    window = shown("27B1").window
    window.parts.actions["bookmark"].trigger()
    window.parts.actions["notebook"].trigger()
    (listing,) = (w for w in QApplication.topLevelWidgets() if w.objectName() == "notebook")
    qtbot.waitUntil(listing.isActiveWindow)
    assert nameless(listing) == []
    assert tab_round(listing)[1]
    QTest.keyClick(listing, Qt.Key.Key_F1)
    assert window.guide.help is not None
    assert window.guide.help.subject is HelpSubject.NOTEBOOK


MODAL = {
    "export": HelpSubject.EXPORTS,
    "about": HelpSubject.START,
    "rights": HelpSubject.START,
    "source-lines": HelpSubject.READING,
    "print-preview": HelpSubject.EXPORTS,
    "note": HelpSubject.NOTEBOOK,
}


@pytest.mark.parametrize(("action", "subject"), MODAL.items())
def test_dialog_has_names_comes_round_and_has_its_page(
    qtbot: QtBot, shown: Callable[[str], Reader], action: str, subject: HelpSubject
) -> None:
    window = shown("27B1").window
    looking = Looking(qtbot, window)
    window.parts.actions[action].trigger()
    looking.wait([subject])


def test_setting_an_exam_has_names_comes_round_and_has_its_page(
    qtbot: QtBot, shown: Callable[[str], Reader]
) -> None:
    reader = shown("quiz")
    looking = Looking(qtbot, reader.window)
    assert reader.workplaces.quiz is not None
    exams = reader.workplaces.quiz().start.exams
    exams.presets.setCurrentRow(0)
    exams.edit.click()
    looking.wait([HelpSubject.QUIZ])


def test_boards_and_doubts_have_names_come_round_and_have_their_page(
    qtbot: QtBot, shown: Callable[[str], Reader], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = tmp_path / "match.lin"
    first, in_doubt = MATCH.splitlines(keepends=True)
    match.write_text(in_doubt + first, "utf-8")
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(match), ""))
    window = shown("27B1").window
    looking = Looking(qtbot, window, "boards-dialog", "doubts-dialog")
    window.parts.actions["open-scenario"].trigger()
    looking.wait([HelpSubject.EDITOR, HelpSubject.EDITOR])


class Looking:
    """Looks at the dialogs that open, one after the other, asks for help there, and continues."""

    def __init__(self, qtbot: QtBot, window: MainWindow, *names: str) -> None:
        self._qtbot, self._window = qtbot, window
        self._names = list(names)
        self._found: list[HelpSubject | list[str]] = []
        self._begin()

    def _begin(self) -> None:
        QTimer.singleShot(50, self._window, self._look)

    def wait(self, subjects: list[HelpSubject]) -> None:
        """Wait until all have been looked at; these are the pages they must have."""
        self._qtbot.waitUntil(lambda: len(self._found) == len(subjects), timeout=20_000)
        assert self._found == subjects

    def _look(self) -> None:
        dialog = QApplication.activeWindow()
        requested = self._names[0] if self._names else ""
        if not isinstance(dialog, QDialog) or requested not in ("", dialog.objectName()):
            self._begin()
            return
        names, (reached, comes_round) = nameless(dialog), tab_round(dialog)
        if not comes_round and not isinstance(dialog, Preview):  # that one is Qt's own
            names.append(f"no round: {[said_of(widget) for widget in reached]}")
        self._found.append(names or self._page_of(dialog))
        self._names = self._names[1:]
        if self._names:
            self._begin()
            dialog.accept()
        else:
            dialog.close()

    def _page_of(self, dialog: QDialog) -> HelpSubject | list[str]:
        QTest.keyClick(QApplication.focusWidget() or dialog, Qt.Key.Key_F1)
        window = dialog.findChild(HelpWindow) or self._window.guide.help
        if window is None:
            return ["no help"]
        window.close()
        return window.subject


def test_messages_are_read_out(shown: Callable[[str], Reader]) -> None:
    window = shown("").window
    window.parts.notice.say("Something to be told")
    assert said_of(window.parts.notice) == "Something to be told"
