"""A window with a quiz on the real books, and progress of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bridge_rules_gui import resources
from bridge_rules_gui.building import build_comparison, simulator_tools
from bridge_rules_gui.corpus.concordance import Concordance
from bridge_rules_gui.corpus.termbase import Termbase
from bridge_rules_gui.services.search import Search
from bridge_rules_gui.views.instruments import Instruments
from bridge_rules_gui.views.main_window import MainWindow
from bridge_rules_gui.views.quiz.tools import QuizTools
from bridge_rules_gui.views.settings import Settings
from tests import factories
from tests.quiz.bank_of_all import bank_of_all

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from bridge_rules_gui.corpus.corpus import Corpus
    from bridge_rules_gui.quiz.bank import QuestionBank
    from bridge_rules_gui.services.terminology import Terminology


def no_search(_corpus: Corpus) -> Search:
    """Return a search that is quickly made."""
    return Search.of(factories.small_corpus(), Termbase(()), Concordance(()))


@pytest.fixture(scope="session")
def bank(terminology: Terminology) -> QuestionBank:
    """Return the bank of all questions on the real content."""
    return bank_of_all(terminology)


@pytest.fixture
def opened(
    qtbot: QtBot, corpus: Corpus, terminology: Terminology, bank: QuestionBank, tmp_path: Path
) -> Callable[[str], MainWindow]:
    """Return a way to open the window at a page of the quiz."""

    def open_at(asked: str) -> MainWindow:
        instruments = Instruments(
            no_search,
            lambda _corpus: terminology,
            build_comparison,
            simulator=simulator_tools(tmp_path),
            quiz=QuizTools(
                lambda *_given: bank, tmp_path / "progress", resources.assets() / "fonts"
            ),
        )
        window = MainWindow(Settings(tmp_path / "window.ini"), lambda: corpus, asked, instruments)
        qtbot.addWidget(window)
        with qtbot.waitSignal(window.asked_shown, timeout=20_000):
            window.show()
        return window

    return open_at
