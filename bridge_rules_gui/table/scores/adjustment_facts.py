"""What a case states of an adjusted score, in its `[facts]`.

- `adjusted`: ``artificial`` or ``assigned``; `contest`: ``pairs``, ``teams``, ``knockout`` or
  ``individual`` (else IMPs are teams, the rest pairs);
- `at_fault = { ns = "no", ew = "directly" }` (or ``partly``), `session = { ns = 63.5 }`: the
  percentage a contestant has on the other boards of the session;
- `outcomes = [[620, 60], [-100, 40]]`: what might have happened without the irregularity, the score
  of North–South and its probability; `illegal_outcomes`, `likely` and `possible` are lists of such
  scores: not to be had by legal means, likely without the irregularity, possible with it;
- `table_score`, `without_own_error`: the score of North–South at the table, and the one it would
  have been without the error or gamble of `self_inflicted`;
- `other_table` (IMPs) and `ns_scores` (matchpoints): what the scores are compared with.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from bridge_rules_gui.game.scenario import Facts, FactValue, Scoring
from bridge_rules_gui.game.seat import Side
from bridge_rules_gui.language.sentence import sentence
from bridge_rules_gui.table.table import Table


class Fault(Enum):
    """How far a contestant is responsible for the irregularity; the value is that of the fact."""

    NONE = "no"
    PARTLY = "partly"
    DIRECTLY = "directly"


class Contest(Enum):
    """Who plays against whom; the value is that of the fact."""

    PAIRS = "pairs"
    TEAMS = "teams"
    KNOCKOUT = "knockout"
    INDIVIDUAL = "individual"


TEAMS = (Contest.TEAMS, Contest.KNOCKOUT)


@dataclass(frozen=True, slots=True)
class Outcome:
    """A result of North–South that might have been, with its probability in percent if stated."""

    points: int
    percent: float | None = None


def contest(table: Table) -> Contest:
    """Return the kind of contest; if not stated, IMPs are scored in teams and the rest in pairs."""
    stated = table.facts.value("contest")
    imps = table.scenario.scoring is Scoring.INTERNATIONAL_MATCHPOINTS
    usual = Contest.TEAMS if imps else Contest.PAIRS
    return next((kind for kind in Contest if kind.value == stated), usual)


def fault(table: Table, side: Side) -> Fault:
    """Return how far a side is at fault for what calls for an artificial score; else asked.

    For a mistake of the director neither side is (82C).
    """
    if is_directors_error(table):
        return Fault.NONE
    stated = _of_side(table.facts, "at_fault", side)
    if stated in {kind.value for kind in Fault}:
        return Fault(stated)
    if table.stated_fact(f"{side.value.lower()}_at_fault", None) is False:
        return Fault.NONE
    directly = sentence("Are {side} directly at fault for the irregularity?", side=side)
    if table.judge(f"{side.value.lower()}_directly_at_fault", None, directly):
        return Fault.DIRECTLY
    partly = sentence("Are {side} partly at fault for the irregularity?", side=side)
    if table.judge(f"{side.value.lower()}_partly_at_fault", None, partly):
        return Fault.PARTLY
    return Fault.NONE


def is_directors_error(table: Table) -> bool:
    """Whether the score is adjusted for an incorrect ruling of the director."""
    return table.stated_fact("directors_error", None) is True


def offenders(table: Table) -> tuple[Side, ...]:
    """Return the offending sides: stated, else the side of the last irregularity, else asked."""
    if table.facts.value("at_fault") is not None or is_directors_error(table):
        return tuple(side for side in Side if fault(table, side) is not Fault.NONE)
    incident = table.incident
    if incident is not None and incident.offender is not None:
        return (incident.offender.side,)
    question = sentence("Are North–South the offending side?")
    return (Side.NORTH_SOUTH if table.judge("ns_at_fault", None, question) else Side.EAST_WEST,)


def session(table: Table, side: Side) -> float | None:
    """Return the percentage a contestant has on the other boards of the session, if stated."""
    return as_number(_of_side(table.facts, "session", side))


def outcomes(table: Table) -> tuple[Outcome, ...]:
    """Return the results that might have been without the irregularity."""
    stated = table.facts.value("outcomes")
    found = map(_outcome, stated) if isinstance(stated, tuple) else ()
    return tuple(outcome for outcome in found if outcome is not None)


def scores(table: Table, name: str) -> tuple[int, ...]:
    """Return the scores of North–South stated under a name."""
    stated = table.facts.value(name)
    found = stated if isinstance(stated, tuple) else ()
    return tuple(score for score in found if _is_whole(score) and isinstance(score, int))


def score(table: Table, name: str) -> int | None:
    """Return the score of North–South stated under a name, None where none is."""
    stated = table.facts.value(name)
    return stated if isinstance(stated, int) and _is_whole(stated) else None


def as_number(value: FactValue | None) -> float | None:
    """Return a fact that is a number, None where it is anything else."""
    if isinstance(value, int | float) and not isinstance(value, bool):
        return float(value)
    return None


def _is_whole(value: FactValue) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _outcome(stated: object) -> Outcome | None:
    if isinstance(stated, int) and not isinstance(stated, bool):
        return Outcome(stated)
    if isinstance(stated, tuple) and len(stated) == 2 and isinstance(stated[0], int):
        return Outcome(stated[0], as_number(stated[1]))
    return None


def _of_side(facts: Facts, name: str, side: Side) -> FactValue | None:
    """Return what a fact such as ``{ ns = ..., ew = ... }`` says of a side."""
    stated = facts.value(name)
    for entry in stated if isinstance(stated, tuple) else ():
        if isinstance(entry, tuple) and len(entry) == 2 and entry[0] == side.value.lower():
            return entry[1]
    return None
