"""What a story tells of an adjusted score, in its `[facts]`.

- `adjusted`: ``artificial`` or ``assigned``; `contest`: ``pairs``, ``teams``, ``knockout`` or
  ``individual`` (else IMPs are teams, the rest pairs);
- `at_fault = { ns = "no", ew = "directly" }` (or ``partly``), `session = { ns = 63.5 }`: the
  percentage a contestant has on the other boards of the session;
- `outcomes = [[620, 60], [-100, 40]]`: what might have happened without the irregularity, the score
  of North-South and its probability; `illegal_outcomes`, `likely` and `possible` are lists of such
  scores: not to be had by legal means, likely without the irregularity, possible with it;
- `table_score`, `without_own_error`: the score of North-South at the table, and the one it would
  have been without the error or gamble told in `self_inflicted`;
- `other_table` (IMPs) and `ns_scores` (matchpoints): what the scores are compared with.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING

from bridge_rules_gui.bridge.seat import Side
from bridge_rules_gui.bridge.sentence import sentence
from bridge_rules_gui.bridge.story import Scoring

if TYPE_CHECKING:
    from bridge_rules_gui.bridge.story import Facts, FactValue
    from bridge_rules_gui.rulings.course.table import Table


class Fault(Enum):
    """How far a contestant is responsible for the irregularity; the value is told in a story."""

    NONE = "no"
    PARTLY = "partly"
    DIRECTLY = "directly"


class Contest(Enum):
    """Who plays against whom; the value is told in a story."""

    PAIRS = "pairs"
    TEAMS = "teams"
    KNOCKOUT = "knockout"
    INDIVIDUAL = "individual"


TEAMS = (Contest.TEAMS, Contest.KNOCKOUT)


@dataclass(frozen=True, slots=True)
class Outcome:
    """A result of North-South that might have been, with its probability in percent if told."""

    points: int
    percent: float | None = None


def contest(table: Table) -> Contest:
    """Return the kind of contest; untold, IMPs are scored in teams and the rest in pairs."""
    told = table.facts.value("contest")
    imps = table.scenario.scoring is Scoring.INTERNATIONAL_MATCHPOINTS
    usual = Contest.TEAMS if imps else Contest.PAIRS
    return next((kind for kind in Contest if kind.value == told), usual)


def fault(table: Table, side: Side) -> Fault:
    """Return how far a side is at fault for what calls for an artificial score; asked if untold.

    For a mistake of the director neither side is (82C).
    """
    if is_directors_error(table):
        return Fault.NONE
    told = _of_side(table.facts, "at_fault", side)
    if told in {kind.value for kind in Fault}:
        return Fault(told)
    directly = sentence("Is {side} directly at fault for the irregularity?", side=side)
    if table.judge(f"{side.value.lower()}_directly_at_fault", None, directly):
        return Fault.DIRECTLY
    partly = sentence("Is {side} partly at fault for the irregularity?", side=side)
    if table.judge(f"{side.value.lower()}_partly_at_fault", None, partly):
        return Fault.PARTLY
    return Fault.NONE


def is_directors_error(table: Table) -> bool:
    """Whether the score is adjusted for an incorrect ruling of the director."""
    return table.told_fact("directors_error", None) is True


def offenders(table: Table) -> tuple[Side, ...]:
    """Return the offending sides: told, else the side of the last irregularity, else asked."""
    if table.facts.value("at_fault") is not None or is_directors_error(table):
        return tuple(side for side in Side if fault(table, side) is not Fault.NONE)
    matter = table.matter
    if matter is not None and matter.offender is not None:
        return (matter.offender.side,)
    question = sentence("Is North-South the offending side?")
    return (Side.NORTH_SOUTH if table.judge("ns_at_fault", None, question) else Side.EAST_WEST,)


def session(table: Table, side: Side) -> float | None:
    """Return the percentage a contestant has on the other boards of the session, if told."""
    return as_number(_of_side(table.facts, "session", side))


def outcomes(table: Table) -> tuple[Outcome, ...]:
    """Return the results that might have been without the irregularity."""
    told = table.facts.value("outcomes")
    found = map(_outcome, told) if isinstance(told, tuple) else ()
    return tuple(outcome for outcome in found if outcome is not None)


def scores(table: Table, name: str) -> tuple[int, ...]:
    """Return the scores of North-South told under a name."""
    told = table.facts.value(name)
    found = told if isinstance(told, tuple) else ()
    return tuple(score for score in found if _is_whole(score) and isinstance(score, int))


def score(table: Table, name: str) -> int | None:
    """Return the score of North-South told under a name, None where none is."""
    told = table.facts.value(name)
    return told if isinstance(told, int) and _is_whole(told) else None


def as_number(value: FactValue | None) -> float | None:
    """Return a fact that is a number, None where it is anything else."""
    if isinstance(value, int | float) and not isinstance(value, bool):
        return float(value)
    return None


def _is_whole(value: FactValue) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _outcome(told: object) -> Outcome | None:
    if isinstance(told, int) and not isinstance(told, bool):
        return Outcome(told)
    if isinstance(told, tuple) and len(told) == 2 and isinstance(told[0], int):
        return Outcome(told[0], as_number(told[1]))
    return None


def _of_side(facts: Facts, name: str, side: Side) -> FactValue | None:
    """Return what a fact such as ``{ ns = ..., ew = ... }`` tells of a side."""
    told = facts.value(name)
    for entry in told if isinstance(told, tuple) else ():
        if isinstance(entry, tuple) and len(entry) == 2 and entry[0] == side.value.lower():
            return entry[1]
    return None
