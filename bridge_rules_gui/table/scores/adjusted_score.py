"""Adjusted scores: what each side is given in place of a result, its unit and its law."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from bridge_rules_gui.game.seat import Side
from bridge_rules_gui.language.sentence import Sentence
from bridge_rules_gui.table.ground import Ground
from bridge_rules_gui.table.verdict import Verdict


class Unit(StrEnum):
    """What an adjusted score is counted in; the value is its key in a document."""

    PERCENT = "percent"
    """Of the matchpoints that could be had on the board."""
    IMPS = "imps"
    MATCHPOINTS = "matchpoints"
    """Units of Law 78A: two for each worse score, one for each equal one."""
    POINTS = "points"


class Bound(StrEnum):
    """Whether the law fixes a score, or the least or the most of it."""

    EXACT = ""
    AT_LEAST = "at least"
    AT_MOST = "at most"


@dataclass(frozen=True, slots=True)
class AdjustedScore:
    """What one side is given, from its own point of view.

    `amount` is None where the edition prints no figure, or the case does not state enough.
    """

    side: Side
    unit: Unit
    amount: float | None
    ground: Ground
    bound: Bound = Bound.EXACT

    def __str__(self) -> str:
        if self.amount is None:
            return "?"
        sign = _SIGNS[self.bound]
        figure = f"{self.amount:+.10g}" if self.unit in _SIGNED else f"{self.amount:.10g}"
        return f"{sign}{figure}{_MARKS[self.unit]}"


@dataclass(frozen=True, slots=True)
class Adjustment:
    """What the laws decide about the score of a board: the verdict, and both sides' scores.

    `given` is None where no figure can be given; `missing` then says what must be stated for one,
    or what of the scores the edition leaves without a figure. `stands`: the result of the table is
    not adjusted.
    """

    verdict: Verdict
    given: tuple[AdjustedScore, ...] | None = None
    missing: Sentence | None = None
    stands: bool = False


_SIGNS = {Bound.EXACT: "", Bound.AT_LEAST: "≥ ", Bound.AT_MOST: "≤ "}
_SIGNED = (Unit.IMPS, Unit.POINTS)
_MARKS = {Unit.PERCENT: "%", Unit.IMPS: " IMP", Unit.MATCHPOINTS: " MP", Unit.POINTS: ""}
