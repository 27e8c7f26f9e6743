"""What is tried: a reader, files it understands, and how it may refuse others."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Reader:
    """A reader: its name, what it does with bytes, what it may raise, files it understands."""

    name: str
    read: Callable[[bytes], object]
    refusals: tuple[type[Exception], ...]
    seeds: tuple[bytes, ...]
