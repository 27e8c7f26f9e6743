"""Scores of places and of the wholes they belong to."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

    from bridge_rules_gui.indexes.evidence import Evidence, EvidenceBase, Impacts
    from bridge_rules_gui.indexes.language import Language
    from bridge_rules_gui.indexes.wording import Clause

WHOLE: Final = 1.0
"""What the evidence for a law as a whole counts."""
PLACE: Final = 0.5
"""What the evidence for its best single place counts beside it."""
TITLE: Final = 0.5
"""What the evidence in its title counts beside it."""


@dataclass(frozen=True, slots=True)
class Finding:
    """A unit with its score, and its best document."""

    unit: int
    score: float
    document: int


class Scores:
    """Scores being gathered, by number."""

    def __init__(self) -> None:
        self.documents: defaultdict[int, float] = defaultdict(float)
        self.units: defaultdict[int, float] = defaultdict(float)
        self.titles: defaultdict[int, float] = defaultdict(float)

    def add(self, evidence: Evidence, weight: float = 1.0) -> None:
        """Add what one term says."""
        _add(self.documents, evidence.documents, weight)
        _add(self.units, evidence.units, weight)
        _add(self.titles, evidence.titles, weight)

    def add_best(self, alternatives: Sequence[Scores]) -> None:
        """Add the best of several ways to say the same."""
        _add_best(self.documents, [a.documents for a in alternatives])
        _add_best(self.units, [a.units for a in alternatives])
        _add_best(self.titles, [a.titles for a in alternatives])


def _add(scores: defaultdict[int, float], impacts: Impacts, weight: float) -> None:
    for number, impact in impacts:
        scores[number] += weight * impact


def _add_best(scores: defaultdict[int, float], others: Sequence[Mapping[int, float]]) -> None:
    best: dict[int, float] = {}
    for other in others:
        for number, score in other.items():
            if score > best.get(number, 0.0):
                best[number] = score
    for number, score in best.items():
        scores[number] += score


def scores_of(base: EvidenceBase, clauses: Iterable[Clause], language: Language) -> Scores:
    """Return what clauses say in the books of one language."""
    clauses = tuple(clauses)
    stems = {s for clause in clauses for a in clause.alternatives for s in a.stems}
    known = base.of((language, stem) for stem in sorted(stems))
    total = Scores()
    for clause in clauses:
        ways = []
        for alternative in clause.alternatives:
            way = total if len(clause.alternatives) == 1 else Scores()
            for stem in alternative.stems:
                way.add(known[language, stem], alternative.weight)
            ways.append(way)
        if len(ways) > 1:
            total.add_best(ways)
    return total


def findings(
    base: EvidenceBase, scores: Scores, is_allowed: Callable[[int], bool]
) -> list[Finding]:
    """Return the units found, best first, each with its best allowed document."""
    best: dict[int, tuple[float, int]] = {}
    for number, score in scores.documents.items():
        unit = base.unit_of[number]
        rank = (score, -number)
        if (unit not in best or rank > best[unit]) and is_allowed(number):
            best[unit] = rank
    units, titles = scores.units, scores.titles
    found = [
        Finding(
            unit,
            WHOLE * units[unit] + PLACE * score + TITLE * titles.get(unit, 0.0),
            -number,
        )
        for unit, (score, number) in best.items()
    ]
    return sorted(found, key=lambda finding: (-finding.score, finding.document))
