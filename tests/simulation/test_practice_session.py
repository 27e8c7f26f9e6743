"""A dialogue under way: one answer each, in order, counted at the end."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.simulation.practice import practice
from bridge_rules_gui.simulation.practice_session import PracticeSession
from bridge_rules_gui.simulation.simulation import Simulation


@pytest.fixture
def session(simulated: Callable[[str], Simulation]) -> PracticeSession:
    simulation = simulated("law27-lowest-sufficient-same-suit")
    return PracticeSession(practice(simulation, Edition.BG_2017))


def test_open_question_is_not_left(session: PracticeSession) -> None:
    assert session.going_on() is session


def test_first_answer_counts(session: PracticeSession) -> None:
    assert session.task is not None
    answered = session.answering(session.task.right)
    assert answered.answering(frozenset()) is answered
    assert answered.right == 1
    assert answered.answer is not None
    assert str(answered.answer.address) == "bg2017/27A1"


def test_it_ends_behind_the_last_question(session: PracticeSession) -> None:
    while session.task is not None:
        session = session.answering(frozenset()).going_on()
    assert len(session.answers) == len(session.tasks)
    assert session.right == 0
    assert session.answering(frozenset()) is session
