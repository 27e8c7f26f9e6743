"""Change notes: what changed in a law from one edition to the next, in a language."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bridge_rules_gui.corpus.edition import Edition


@dataclass(frozen=True, slots=True)
class Step:
    """From one edition to the next one; written ``1987-2007``."""

    older: Edition
    newer: Edition

    def __str__(self) -> str:
        return f"{self.older.year}-{self.newer.year}"


STEPS = (Step(Edition.RU_1987, Edition.SR_2007), Step(Edition.SR_2007, Edition.BG_2017))
"""The steps between neighbouring editions, oldest first."""


def steps_between(editions: Sequence[Edition]) -> tuple[Step, ...]:
    """Return the steps from the oldest to the newest of some editions."""
    first, last = min(e.year for e in editions), max(e.year for e in editions)
    return tuple(s for s in STEPS if first <= s.older.year and s.newer.year <= last)


@dataclass(frozen=True, slots=True)
class ChangeNote:
    """What changed in a law, numbered as in the newer edition; ``text`` is Markdown."""

    step: Step
    law: int
    language: str
    text: str
