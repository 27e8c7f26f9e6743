"""Sentences of a ruling: a pattern and what fills it, so that they can be translated."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Sentence:
    """A sentence in English with named blanks, and the texts that fill them.

    The pattern is the key under which a translation is found; what fills it (seats, calls,
    cards, citations) is the same in every language.
    """

    pattern: str
    filling: tuple[tuple[str, str], ...] = ()

    def __str__(self) -> str:
        return self.pattern.format(**dict(self.filling))


def sentence(pattern: str, **filling: object) -> Sentence:
    """Return the sentence of a pattern: ``sentence("{who} passes", who=seat)``."""
    return Sentence(pattern, tuple((name, str(value)) for name, value in filling.items()))
