"""The director's dialogue: for each irregularity of a case the questions he is to answer.

Their order is his order of work: what has happened, what he asks, what is open and what he
explains before anyone chooses, then the ruling. All of it comes from the rulings.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.simulation.episode import Episode, episodes, later_choices
from bridge_rules_gui.simulation.practice_choices import explanation_task, options_task
from bridge_rules_gui.simulation.practice_irregularities import irregularity_task
from bridge_rules_gui.simulation.practice_questions import questions_task
from bridge_rules_gui.simulation.practice_rulings import ruling_tasks
from bridge_rules_gui.simulation.practice_task import PracticeTask
from bridge_rules_gui.simulation.simulation import Simulation


def practice(simulation: Simulation, edition: Edition) -> tuple[PracticeTask, ...]:
    """Return the tasks of a case under an edition, in the director's order.

    This rules on the case many times: not for the thread that draws.
    """
    found = (_of_episode(episode) for episode in episodes(simulation, edition))
    return tuple(task for task in chain.from_iterable(found) if task is not None)


def _of_episode(episode: Episode) -> Iterator[PracticeTask | None]:
    """Yield the tasks as the irregularity is seen, then those of the ruling on how it continued."""
    noticed, settled = episode.noticed, episode.settled
    yield irregularity_task(noticed)
    asked = questions_task(noticed, settled)
    yield asked
    yield explanation_task(noticed)
    yield options_task(noticed)
    if settled.step > noticed.step:
        yield from map(options_task, later_choices(episode))
        yield questions_task(settled, settled, since=noticed.step, before=asked)
    yield from ruling_tasks(settled)
