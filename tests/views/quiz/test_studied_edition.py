"""The edition studied is chosen at the start of the quiz or by the bar; what has begun stays."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QObject

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.views.quiz.exam_desk import ExamDesk
from bridge_rules_gui.views.quiz.quiz_view import QuizView
from bridge_rules_gui.views.quiz.studied_edition import StudiedEdition

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pytestqt.qtbot import QtBot

    from bridge_rules_gui.corpus.corpus import Corpus


@pytest.fixture
def view(qtbot: QtBot) -> QuizView:
    view = QuizView()
    qtbot.addWidget(view)
    return view


@pytest.fixture
def edition(view: QuizView, small_corpus: Corpus) -> Iterator[StudiedEdition]:
    keeper = QObject()
    exam = ExamDesk(small_corpus, view.exam, keeper)
    yield StudiedEdition(small_corpus, view, exam, keeper)
    keeper.deleteLater()


def test_questions_are_wanted_of_the_edition_chosen(edition: StudiedEdition) -> None:
    edition.begin_with(Edition.SR_2007)
    assert edition.chosen is Edition.SR_2007
    assert edition.wanted.editions == {Edition.SR_2007}


def test_plan_of_the_start_follows_the_edition(
    qtbot: QtBot, view: QuizView, edition: StudiedEdition
) -> None:
    view.go_to(view.start)
    with qtbot.assertNotEmitted(edition.told), qtbot.waitSignal(edition.plan_wanted):
        edition.choose(Edition.RU_1987)


def test_statistics_follow_the_edition(view: QuizView, edition: StudiedEdition) -> None:
    view.go_to(view.statistics)
    edition.choose(Edition.RU_1987)
    assert view.statistics.chosen_edition is edition.chosen is Edition.RU_1987


def test_what_has_begun_stays_and_that_is_told(
    qtbot: QtBot, view: QuizView, edition: StudiedEdition
) -> None:
    view.go_to(view.practice)
    with qtbot.assertNotEmitted(edition.plan_wanted), qtbot.waitSignal(edition.told) as told:
        edition.choose(Edition.SR_2007)
    assert told.args == ["What you begin next is asked under the Laws of 2007."]
