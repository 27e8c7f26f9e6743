"""Topics: what people ask about by name, and the provisions that deal with it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from bridge_rules_gui.corpus.address import Address


class UnknownTopicError(LookupError):
    """Raised when there is no topic of an id."""

    def __init__(self, topic: str, known: Iterable[Topic]) -> None:
        self.topic, self.known = topic, ", ".join(other.id for other in known)
        super().__init__(f"no topic {topic!r}; topics are {self.known}")


@dataclass(frozen=True, slots=True)
class Topic:
    """A subject with its English title; all that stands below its places belongs to it."""

    id: str
    title: str
    places: tuple[Address, ...]
