"""Words of strangers are words wherever the window shows them; nothing they name is loaded."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import pytest
from PySide6.QtGui import QDesktopServices, QImage
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from bridge_rules_gui.building import OwnTexts, build_comparison, simulator_tools
from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.corpus.corpus import Corpus
from bridge_rules_gui.notation.files import read_scenarios
from bridge_rules_gui.notebook.entries import Note
from bridge_rules_gui.notebook.notebook import Notebook
from bridge_rules_gui.quiz.course import Overview
from bridge_rules_gui.quiz.daily_plan import DailyPlan, Pace
from bridge_rules_gui.quiz.exam import PRESETS
from bridge_rules_gui.quiz.statistics import Streak
from bridge_rules_gui.terms.terminology import Terminology
from bridge_rules_gui.window.instruments import Instruments
from bridge_rules_gui.window.main_window import MainWindow
from bridge_rules_gui.window.quiz.exam_list import ExamList
from bridge_rules_gui.window.settings import Settings
from bridge_rules_gui.window.simulator.editor.boards_dialog import BoardsDialog
from bridge_rules_gui.window.simulator.editor.scenario_files import ScenarioFiles
from bridge_rules_gui.window.workplaces import WorkplaceSet
from tests.window.hostile import active, hostile_words
from tests.window.study_corpus import small_search

pytestmark = pytest.mark.slow

SCENARIO = """
schema = 1
id = "hostile"
title = '{words}'
story = '{words}'
dealer = "N"
vulnerable = "none"
deal = "N:AK.AK.AK.AKQJT98 QJ.QJ.QJT98.7654 T98.T9876.765.32 765432.5432.432."
[[events]]
who = "N"
call = "1S"
statement = '{words}'
[[events]]
who = "E"
call = "1H"
meaning = '{words}'
[[events]]
who = "S"
ask = '{words}'
[[events]]
director = "called"
"""
PBN = """[Event "{words}"]
[Site "{words}"]
[Board "1"]
[West "{words}"]
[North "{words}"]
[Dealer "N"]
[Vulnerable "None"]
[Deal "N:AK.AK.AK.AKQJT98 QJ.QJ.QJT98.7654 T98.T9876.765.32 765432.5432.432."]
[Auction "N"]
1S =1= Pass Pass Pass
[Note "1:{words}"]
"""


@pytest.fixture
def words(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """Return hostile words; the picture they name is there, and nothing may be opened."""
    assert QImage(4, 3, QImage.Format.Format_RGB32).save(str(tmp_path / "secret.png"))

    def refuse(_url: object) -> bool:
        raise AssertionError("something was opened")

    monkeypatch.setattr(QDesktopServices, "openUrl", refuse)
    return hostile_words(tmp_path)


@pytest.fixture
def window(qtbot: QtBot, corpus: Corpus, terminology: Terminology, tmp_path: Path) -> MainWindow:
    instruments = Instruments(
        small_search,
        lambda _corpus: terminology,
        build_comparison,
        OwnTexts(tmp_path),
        simulator_tools(tmp_path),
        notebook=lambda: Notebook(tmp_path / "progress"),
    )
    window = MainWindow(Settings(tmp_path / "w.ini"), lambda: corpus, "bg2017/27B1", instruments)
    qtbot.addWidget(window)
    with qtbot.waitSignal(window.asked_shown, timeout=20_000):
        window.show()
    return window


def workplaces_of(window: MainWindow) -> WorkplaceSet:
    assert window.workplaces is not None
    return window.workplaces


def test_what_would_be_markup_is_found_out(qtbot: QtBot, words: str) -> None:
    label = QLabel(words)
    qtbot.addWidget(label)
    holder = QLabel()
    qtbot.addWidget(holder)
    label.setParent(holder)
    assert len(list(active(holder))) == 1


def test_a_note_is_inert_on_page_panel_margin_and_list(
    qtbot: QtBot, window: MainWindow, words: str
) -> None:
    notebook = workplaces_of(window).notebook
    assert notebook is not None
    notebook.store.add(Note("n", datetime.now(UTC), Address.parse("bg2017/27B1"), words))
    qtbot.waitUntil(lambda: not notebook.store.is_busy)
    notebook.show_list()
    assert notebook.margin.buttons
    assert not list(active(window))
    notebook.edit_entry("n")
    assert not list(active(window))


def test_a_case_is_inert_at_the_table_and_in_the_editor(
    qtbot: QtBot, window: MainWindow, words: str
) -> None:
    found = SCENARIO.replace("{words}", words)
    (scenario,) = read_scenarios(found.encode(), name="hostile.toml").scenarios
    study = workplaces_of(window)
    simulator = study.simulator()
    with qtbot.waitSignal(study.shell.rested, timeout=20_000):
        simulator.open_scenario(scenario)
    for _ in scenario.events:
        assert not list(active(window))
        simulator.scenario_view.player.go_back()
    simulator.edit_scenario()
    qtbot.wait(50)
    assert not list(active(window))


@pytest.mark.parametrize("number", [1, 2])
def test_names_of_a_record_are_inert(
    qtbot: QtBot, window: MainWindow, words: str, tmp_path: Path, number: int
) -> None:
    file = tmp_path / "hostile.pbn"
    file.write_text("\n".join([PBN.replace("{words}", words.replace('"', "'"))] * number), "utf-8")
    asked: list[BoardsDialog] = []

    def take_first(dialog: BoardsDialog) -> int:
        asked.append(dialog)
        dialog.show()
        assert not list(active(dialog))
        dialog.accept()
        return dialog.result()

    simulator = workplaces_of(window).simulator()
    simulator.resume()
    with pytest.MonkeyPatch.context() as patched:
        # A dialog waited for would stand for ever: nobody answers it.
        patched.setattr(BoardsDialog, "exec", take_first)
        simulator.open_file(file)
        files = window.findChild(ScenarioFiles)
        assert isinstance(files, ScenarioFiles)
        with qtbot.waitSignal(files.opened, timeout=20_000):
            pass  # a worker reads the file
    assert len(asked) == number - 1
    assert not list(active(window))


def test_a_text_of_the_readers_own_is_inert_with_its_name(
    qtbot: QtBot, window: MainWindow, words: str, tmp_path: Path
) -> None:
    file = tmp_path / "<img src=x>.txt"
    file.write_text(f"Law 27\n{words}\nA. {words}\n1. {words}\nLaw 28\n{words}\n", "utf-8")
    places = workplaces_of(window)
    with qtbot.waitSignal(places.shell.rested, timeout=20_000):
        places.comparison.open_own_text(file)
    assert not list(active(window))


def test_a_glossary_is_inert(qtbot: QtBot, window: MainWindow, words: str, tmp_path: Path) -> None:
    file = tmp_path / "mine.csv"
    term = words.replace('"', "'")
    file.write_text(f'concept,language,term\ncall,bg,"{term}"\n,en,"{term}"\n', "utf-8")
    places = workplaces_of(window)
    places.terms.take_glossary(file)
    with qtbot.waitSignal(places.shell.rested, timeout=20_000):
        places.terms.open_concept("call")
    assert not list(active(window))


def test_a_preset_is_inert(qtbot: QtBot, words: str) -> None:
    page = ExamList()
    qtbot.addWidget(page)
    preset = replace(PRESETS[0], name=words[:190])
    plan = DailyPlan((), (), (), (), 0, 0)
    page.show_overview(
        Overview(
            plan,
            0.0,
            0.0,
            Pace(),
            None,
            Streak(0, 0),
            (),
            (preset,),
            (),
            has_exam_under_way=False,
        )
    )
    assert not list(active(page))
