"""What is wrong with a text of a notation: what, where, how to correct it; and their report."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from difflib import get_close_matches
from typing import Final

from bridge_rules_gui.game.scenario import Scenario
from bridge_rules_gui.language.sentence import Sentence, plain, sentence

_SHOWN = 60


@dataclass(frozen=True, slots=True)
class NotationProblem:
    """One thing wrong with a text: its file and line, the key or tag, what, how to correct it.

    `key` is empty where nothing has a name, and `line` 0 where the fault is something missing
    from the whole text. `is_question` marks what may be as it stands, but must be asked: an
    insufficient bid in a notation that cannot say whether it was accepted.
    """

    file: str
    line: int
    key: str
    problem: Sentence
    remedy: Sentence
    is_question: bool = False

    def __str__(self) -> str:
        return str(self.sentence)

    @property
    def sentence(self) -> Sentence:
        """The problem in one line."""
        where = f"{self.file}:{self.line}" if self.line else self.file
        return sentence(
            "{where}: {problem}; {remedy}",
            where=f"{where}: {self.key}" if self.key else where,
            problem=self.problem,
            remedy=self.remedy,
        )


class NotationError(ValueError):
    """Raised when a text cannot be read; holds everything found wrong, the first thing first.

    The message is one line: the first problem, and where the others are.
    """

    def __init__(self, problems: Sequence[NotationProblem]) -> None:
        self.problems = tuple(problems)
        super().__init__(_one_line(self.problems))

    @property
    def file(self) -> str:
        """The name of the text."""
        return self.problems[0].file

    @property
    def line(self) -> int:
        """The line of the first problem."""
        return self.problems[0].line

    @property
    def key(self) -> str:
        """The key or tag the first problem is about."""
        return self.problems[0].key

    @property
    def problem(self) -> Sentence:
        """What the first problem is."""
        return self.problems[0].problem

    @property
    def remedy(self) -> Sentence:
        """How to correct the first problem."""
        return self.problems[0].remedy


def _one_line(problems: Sequence[NotationProblem]) -> Sentence:
    first, *others = problems
    if not others:
        return first.sentence
    return sentence(
        "{first} (and {count} more: {places})",
        first=first.sentence,
        count=len(others),
        places=_listed([_place(other) for other in others]),
    )


_MOST_PLACES: Final = 3


def _listed(places: Sequence[Sentence]) -> Sentence:
    """Return the first places of a list as one sentence, which has no words of its own."""
    named = {f"place_{number}": place for number, place in enumerate(places[:_MOST_PLACES])}
    pattern = ", ".join(f"{{{name}}}" for name in named)
    return sentence(f"{pattern}, ..." if places[_MOST_PLACES:] else pattern, **named)


def _place(problem: NotationProblem) -> Sentence:
    if not problem.line:
        return plain(problem.key) if problem.key else problem.problem
    if not problem.key:
        return sentence("line {line}", line=problem.line)
    return sentence("{key} line {line}", key=problem.key, line=problem.line)


def quoted(value: object) -> str:
    """Return a value of a text as a message shows it: in quotes, in one line, not too long."""
    shown = repr(value)
    return shown if len(shown) <= _SHOWN else f"{shown[: _SHOWN - 4]}...{shown[-1]}"


def meant(word: str, known: Iterable[str]) -> Sentence | None:
    """Return the offer of what a misspelt word may mean: ``did you mean 'deal'?``."""
    by_folded = {name.lower(): name for name in known}
    close = get_close_matches(word.lower(), by_folded, n=2, cutoff=0.6)
    if not close:
        return None
    words = " or ".join(repr(by_folded[name]) for name in close)
    return sentence("did you mean {words}?", words=words)


@dataclass(frozen=True, slots=True)
class ReadResult:
    """The cases of a file, and what was found wrong with it or must be asked."""

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
        """Write down what may be as it stands but cannot be seen from the file."""
        self.problems.append(
            NotationProblem(self.file, line, key, problem, remedy, is_question=True)
        )

    def result(self, scenarios: Iterable[Scenario]) -> ReadResult:
        """Return the cases with the problems, in the order of the lines.

        No two cases have the same name: a board may be played at two tables.
        """
        counts: Counter[str] = Counter()
        named: list[Scenario] = []
        for scenario in scenarios:
            name = scenario.identifier
            counts[name] += 1
            again = f"{name}-{counts[name]}" if counts[name] > 1 else name
            named.append(replace(scenario, identifier=again))
        return ReadResult(tuple(named), tuple(sorted(self.problems, key=lambda found: found.line)))
