"""Questions written by hand: one text for all editions, and each edition's own answer."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.corpus.edition import Edition

Expected = bool | int | str | None | tuple["Expected", ...] | tuple[tuple[str, "Expected"], ...]
"""What a field of a ruling must say: a value, a list, or a table as pairs of key and value."""


@dataclass(frozen=True, slots=True)
class AuthoredChoice:
    """An answer offered, and why it is right or wrong, in each edition that is asked."""

    text: str
    why: Mapping[Edition, str]


@dataclass(frozen=True, slots=True)
class AuthoredAnswer:
    """What one edition answers: the indices of the right choices, and the words that say so.

    `sources` begin with the deciding place; the words stand there as printed. `simulator` are
    the fields of the simulator's ruling on the linked situation that the answer rests on.
    """

    answer: tuple[int, ...]
    sources: tuple[tuple[Address, str], ...]
    explanation: str
    simulator: tuple[tuple[str, Expected], ...] = ()


@dataclass(frozen=True, slots=True)
class AuthoredQuestion:
    """A question written by hand, and its answer under every edition where it is known.

    `scenario` is the identifier of a situation of the library, empty where there is none;
    `events` is how far it is told, None for the whole of it.
    """

    identifier: str
    topic: str
    difficulty: int
    text: str
    choices: tuple[AuthoredChoice, ...]
    answers: Mapping[Edition, AuthoredAnswer]
    scenario: str = ""
    events: int | None = None
