"""What a reader that goes on after a fault gives back: stories, and the problems it wrote down."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, replace

from bridge_rules_gui.game.story import Scenario
from bridge_rules_gui.language.sentence import Sentence
from bridge_rules_gui.notation.problems import NotationProblem


@dataclass(frozen=True, slots=True)
class Stories:
    """The stories of a file, and what was found wrong with it or must be asked."""

    scenarios: tuple[Scenario, ...]
    problems: tuple[NotationProblem, ...] = ()


class Report:
    """The problems found in one file, in the order they were found."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.problems: list[NotationProblem] = []

    def note(self, line: int, key: str, problem: Sentence, remedy: Sentence) -> None:
        """Write down a fault."""
        self.problems.append(NotationProblem(self.file, line, key, problem, remedy))

    def ask(self, line: int, key: str, problem: Sentence, remedy: Sentence) -> None:
        """Write down what may be as it stands but cannot be told from the file."""
        self.problems.append(
            NotationProblem(self.file, line, key, problem, remedy, is_question=True)
        )

    def stories(self, scenarios: Iterable[Scenario]) -> Stories:
        """Return the stories with the problems, in the order of the lines.

        No two stories have the same name: a board may be played at two tables.
        """
        counts: Counter[str] = Counter()
        named: list[Scenario] = []
        for scenario in scenarios:
            name = scenario.identifier
            counts[name] += 1
            again = f"{name}-{counts[name]}" if counts[name] > 1 else name
            named.append(replace(scenario, identifier=again))
        return Stories(tuple(named), tuple(sorted(self.problems, key=lambda found: found.line)))
