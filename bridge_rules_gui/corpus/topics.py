"""Topics: what people ask about by name, and the provisions that deal with it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bridge_rules_gui.corpus.address import Address


@dataclass(frozen=True, slots=True)
class Topic:
    """A subject with its English title; all that stands below its places belongs to it."""

    id: str
    title: str
    places: tuple[Address, ...]
