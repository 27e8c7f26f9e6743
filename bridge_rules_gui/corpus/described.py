"""What is said at the table, and the places of the Laws it is about."""

from __future__ import annotations

from dataclasses import dataclass

from bridge_rules_gui.corpus.address import Address


@dataclass(frozen=True, slots=True)
class Example:
    """A situation or question: the address that opens it, and its title in English."""

    address: str
    title: str


@dataclass(frozen=True, slots=True)
class Description:
    """Words a player may use, in a language by its ISO 639-1 code, and the places that decide.

    There is at most one place of an edition; where one is missing, the place corresponds that
    the concordance says. A saying is of no ``example``.
    """

    language: str
    text: str
    places: tuple[Address, ...]
    example: Example | None = None
