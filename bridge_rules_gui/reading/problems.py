"""The reviewed list of oddities: what is known, what is new, and what has gone away."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import StrEnum
from importlib.resources.abc import Traversable

from bridge_rules_gui.corpus.book import SourceProblem
from bridge_rules_gui.reading.tables import Row, TableError, row_reader, rows_of_file


class ProblemState(StrEnum):
    """How a problem stands to the reviewed list."""

    KNOWN = "known"
    """It was reviewed; the list says what was decided."""
    NEW = "new"
    """It is not in the list: a person must look at it."""
    GONE = "gone"
    """The list has it, but it was not met any more: it must be taken off."""


@dataclass(frozen=True, slots=True)
class ReviewedProblem:
    """A problem with its standing and, where it is known, what was decided and why."""

    state: ProblemState
    kind: str
    file: str
    line: int
    place: str
    message: str
    explanation: str


CONTENTS_DIFFER = "contents-differ"
"""The kind of a problem in which a book's contents and its body disagree."""

_Key = tuple[str, int, str, str]


def review(
    folder: Traversable, name: str, file: str, met: Iterable[SourceProblem]
) -> Iterator[ReviewedProblem]:
    """Compare the problems met in a document with the list ``content/problems/<name>.toml``."""
    explanations = _explanations(folder, f"{name}.toml")
    waiting = Counter({key: len(texts) for key, texts in explanations.items()})
    for problem in met:
        key = (problem.kind, problem.line, problem.place, problem.message)
        state, explanation = ProblemState.NEW, ""
        if waiting[key]:
            waiting[key] -= 1
            state, explanation = ProblemState.KNOWN, explanations[key][waiting[key]]
        yield ReviewedProblem(
            state, problem.kind, file, problem.line, problem.place, problem.message, explanation
        )
    for (kind, line, place, message), count in waiting.items():
        for _ in range(count):
            yield ReviewedProblem(ProblemState.GONE, kind, file, line, place, message, "")


def _explanations(folder: Traversable, file: str) -> dict[_Key, list[str]]:
    """Return the explanations of a list by problem; raise `TableError` when one is empty."""
    found: dict[_Key, list[str]] = {}
    path = folder / "problems" / file
    for where, row in rows_of_file(path, f"problems/{file}", "problem"):
        key, explanation = _explained(where, row)
        found.setdefault(key, []).append(explanation)
    return found


@row_reader
def _explained(where: str, row: Row) -> tuple[_Key, str]:
    key: _Key = (row["kind"], row["line"], row["place"], row["message"])
    explanation: str = row["explanation"]
    if not explanation.strip():
        raise TableError(where, "the explanation is empty")
    return key, explanation
