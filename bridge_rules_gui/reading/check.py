"""The check of all given documents: is every character accounted for, is every oddity known."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from bridge_rules_gui import resources
from bridge_rules_gui.reading.ledger import Furniture, Ledger
from bridge_rules_gui.reading.library import Library, Reading
from bridge_rules_gui.reading.problems import CONTENTS_DIFFER, ProblemState, ReviewedProblem, review


@dataclass(frozen=True, slots=True)
class SourceAccount:
    """The account of one document in non-blank characters."""

    characters: int
    accounted: int
    classes: Mapping[str, int]
    furniture: tuple[Furniture, ...]

    @property
    def coverage(self) -> float:
        """The share of characters that belong to a class, from 0 to 1."""
        return self.accounted / self.characters if self.characters else 1.0


@dataclass(frozen=True, slots=True)
class CheckReport:
    """What the check found, by name of the document."""

    accounts: Mapping[str, SourceAccount]
    references: Mapping[str, Mapping[str, int]]
    problems: tuple[ReviewedProblem, ...]

    @property
    def contents(self) -> tuple[ReviewedProblem, ...]:
        """The differences between contents and body."""
        return tuple(p for p in self.problems if p.kind == CONTENTS_DIFFER)

    @property
    def passed(self) -> bool:
        """Whether every character is accounted for and every problem is known."""
        return all(a.accounted == a.characters for a in self.accounts.values()) and all(
            p.state is ProblemState.KNOWN for p in self.problems
        )


def check() -> CheckReport:
    """Read all documents again and report; raise `SourceError` when one is not as given."""
    readings = Library().readings()
    return CheckReport(
        accounts={name: _account(reading.ledger) for name, reading in readings.items()},
        references={
            name: dict(Counter(r.status.value for r in reading.references))
            for name, reading in readings.items()
            if reading.references
        },
        problems=tuple(_reviewed(readings)),
    )


def _account(ledger: Ledger) -> SourceAccount:
    classes = ledger.counts()
    return SourceAccount(
        characters=ledger.characters(),
        accounted=sum(classes.values()),
        classes=classes,
        furniture=tuple(ledger.furniture),
    )


def _reviewed(readings: Mapping[str, Reading]) -> Iterator[ReviewedProblem]:
    for name, reading in readings.items():
        file = reading.ledger.document.file
        yield from review(resources.content(), name, file, reading.problems)


def check_document(report: CheckReport, *, with_furniture: bool) -> dict[str, Any]:
    """Return the report as the JSON document of ``bridge-rules check``."""
    document: dict[str, Any] = {
        "passed": report.passed,
        "sources": {
            name: {
                "characters": account.characters,
                "accounted": account.accounted,
                "coverage": account.coverage,
                "classes": account.classes,
            }
            for name, account in report.accounts.items()
        },
        "contents": [_problem(problem) for problem in report.contents],
        "references": report.references,
        "problems": [_problem(problem) for problem in report.problems],
    }
    if with_furniture:
        document["furniture"] = {
            name: [{"line": f.span.line, "kind": f.kind, "text": f.text} for f in account.furniture]
            for name, account in report.accounts.items()
        }
    return document


def _problem(problem: ReviewedProblem) -> dict[str, Any]:
    return {
        "state": problem.state.value,
        "kind": problem.kind,
        "file": problem.file,
        "line": problem.line,
        "place": problem.place,
        "message": problem.message,
        "explanation": problem.explanation,
    }
