"""The players and sides as a language names them, so that a text can be turned round the table."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Final


@dataclass(frozen=True, slots=True)
class SeatWords:
    """The names of the seats, clockwise from North, and of the sides.

    The four names of a language are declined alike: `endings` are those a name may have.
    """

    names: tuple[str, str, str, str]
    sides: tuple[str, str]
    endings: tuple[str, ...] = ()
    _named: re.Pattern[str] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        sides, names = "|".join(map(re.escape, self.sides)), "|".join(self.names)
        ending = "|".join(("", *self.endings))
        found = re.compile(rf"\b(?:(?P<side>{sides})|(?P<name>{names})(?P<ending>{ending}))\b")
        object.__setattr__(self, "_named", found)

    def called(self, name: str) -> str | None:
        """Return what a player or a side, named in English, is called; None for anything else."""
        if name in ENGLISH_SEATS.names:
            return self.names[ENGLISH_SEATS.names.index(name)]
        return dict(zip(ENGLISH_SEATS.sides, self.sides, strict=True)).get(name)

    def turned(self, words: str, turns: int) -> str:
        """Return words about the players, who sit so many seats further on, clockwise."""

        def name(found: re.Match[str]) -> str:
            if side := found["side"]:
                return self.sides[(self.sides.index(side) + turns) % 2]
            return self.names[(self.names.index(found["name"]) + turns) % 4] + found["ending"]

        return self._named.sub(name, words) if turns % 4 else words


ENGLISH_SEATS: Final = SeatWords(("North", "East", "South", "West"), ("North–South", "East–West"))
