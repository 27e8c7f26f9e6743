"""What is wrong with a text of a notation: what, where, and how to mend it."""

from __future__ import annotations

from dataclasses import dataclass
from difflib import get_close_matches
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

_SHOWN = 60


@dataclass(frozen=True, slots=True)
class NotationProblem:
    """One thing wrong with a text: its file and line, the key or tag, what, how to mend it.

    `key` is empty where nothing has a name, and `line` 0 where the fault is something missing
    from the whole text. `is_question` marks what may be as it stands, but must be asked: an
    insufficient bid in a notation that cannot say whether it was accepted.
    """

    file: str
    line: int
    key: str
    problem: str
    remedy: str
    is_question: bool = False

    def __str__(self) -> str:
        where = f"{self.file}:{self.line}" if self.line else self.file
        what = f"{self.key}: {self.problem}" if self.key else self.problem
        return f"{where}: {what}; {self.remedy}"


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
    def problem(self) -> str:
        """What the first problem is."""
        return self.problems[0].problem

    @property
    def remedy(self) -> str:
        """How to mend the first problem."""
        return self.problems[0].remedy


def _one_line(problems: Sequence[NotationProblem]) -> str:
    first, *others = problems
    if not others:
        return str(first)
    places = ", ".join(_place(other) for other in others[:3]) + (", ..." if others[3:] else "")
    return f"{first} (and {len(others)} more: {places})"


def _place(problem: NotationProblem) -> str:
    line = f"line {problem.line}" if problem.line else ""
    return " ".join(part for part in (problem.key, line) if part) or problem.problem


def quoted(value: object) -> str:
    """Return a value of a text as a message shows it: in quotes, in one line, not too long."""
    shown = repr(value)
    return shown if len(shown) <= _SHOWN else f"{shown[: _SHOWN - 4]}...{shown[-1]}"


def meant(word: str, known: Iterable[str]) -> str:
    """Return words that offer what a misspelt word may mean: ``did you mean 'deal'?``, or none."""
    by_folded = {name.lower(): name for name in known}
    close = get_close_matches(word.lower(), by_folded, n=2, cutoff=0.6)
    return f"did you mean {' or '.join(repr(by_folded[name]) for name in close)}?" if close else ""
