"""What the director deals with: one irregularity after the other, or a moment of procedure."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bridge_rules_gui.game.seat import Seat
from bridge_rules_gui.language.sentence import Sentence, sentence
from bridge_rules_gui.table.irregularity import Irregularity
from bridge_rules_gui.table.verdict import Applied, Option

NOTHING_IRREGULAR: Final = sentence("There has been no irregularity.")
"""What there is to say while nothing is to be dealt with."""


@dataclass(frozen=True, slots=True)
class Incident:
    """One thing the director deals with: an irregularity, or a moment of procedure (no key).

    `laws` are those of its latest stage, the deciding one first; `options` the rights it
    leaves open; `laws_then` those it had when it was first noticed. With `is_breach` false it has
    a name, but the books call it no infraction: a pause, or a mistaken call.
    """

    key: Irregularity | None
    event: int
    offender: Seat | None
    laws: tuple[Applied, ...] = ()
    laws_then: tuple[Applied, ...] = ()
    options: tuple[Option, ...] = ()
    result: Sentence = NOTHING_IRREGULAR
    is_breach: bool = True

    @property
    def irregularity(self) -> Irregularity | None:
        """What went wrong; None where nothing did."""
        return self.key if self.is_breach else None
