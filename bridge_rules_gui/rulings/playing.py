"""The play under an edition: what lies on the table, and what is still to be dealt with."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bridge_rules_gui.bridge.seat import Seat


@dataclass(frozen=True, slots=True)
class Playing:
    """The play as far as it has gone."""

    turn: Seat | None
