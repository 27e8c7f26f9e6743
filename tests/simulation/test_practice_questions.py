"""What the director asks, and when: nothing about tricks that have not been played yet."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.simulation.practice import practice
from bridge_rules_gui.simulation.practice_task import PracticeTask, TaskKind
from bridge_rules_gui.simulation.simulation import Simulation

Simulated = Callable[[str], Simulation]


LATER = "later win a trick"


def _questions(simulation: Simulation, edition: Edition) -> dict[int, PracticeTask]:
    tasks = practice(simulation, edition)
    return {task.step: task for task in tasks if task.kind is TaskKind.QUESTIONS}


@pytest.mark.parametrize("edition", Edition, ids=str)
def test_a_later_trick_is_asked_about_only_when_the_revoke_is_established(
    edition: Edition, simulated: Simulated
) -> None:
    found = _questions(simulated("law64-winner-of-the-suit"), edition)
    about = {
        step: [choice for choice in task.choices if LATER in choice.text]
        for step, task in found.items()
    }
    assert about.pop(14) == []
    ((later,),) = about.values()
    assert later.is_right is (edition is Edition.RU_1987)


def test_what_the_whole_case_is_about_is_asked_once(simulated: Simulated) -> None:
    simulation = simulated("law16-overheard-at-the-next-table")
    for edition in Edition:
        texts = [
            choice.text
            for task in _questions(simulation, edition).values()
            for choice in task.choices
            if "replace the player" in choice.text
        ]
        assert len(texts) == len(set(texts))
