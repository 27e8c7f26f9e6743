"""A window with a quiz on the real books, and progress of its own."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from bridge_rules_gui import resources
from bridge_rules_gui.building import simulator_tools
from bridge_rules_gui.quiz.bank import QuestionBank
from bridge_rules_gui.terms.terminology import Terminology
from bridge_rules_gui.window.instruments import Instruments
from bridge_rules_gui.window.main_window import MainWindow
from bridge_rules_gui.window.quiz.tools import QuizTools
from bridge_rules_gui.window.quiz.workplace import QuizWorkplace
from tests.quiz.bank_of_all import bank_of_all
from tests.window.quiz.studying import quiz_of


@pytest.fixture(scope="session")
def bank(terminology: Terminology) -> QuestionBank:
    """Return the bank of all questions on the real content."""
    return bank_of_all(terminology)


@pytest.fixture
def instruments(instruments: Instruments, bank: QuestionBank, tmp_path: Path) -> Instruments:
    """Return what is quickly made, with the quiz and the simulator."""
    return replace(
        instruments,
        simulator=simulator_tools(tmp_path),
        quiz=QuizTools(lambda *_given: bank, tmp_path / "progress", resources.assets() / "fonts"),
    )


@pytest.fixture
def window(opened: Callable[[str], MainWindow]) -> MainWindow:
    """Return a window that shows the quiz."""
    return opened("quiz")


@pytest.fixture
def quiz(window: MainWindow) -> QuizWorkplace:
    """Return the quiz of the window."""
    return quiz_of(window)
