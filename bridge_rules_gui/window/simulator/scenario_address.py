"""The address of a case in the simulator: a name or a file, the step, and how it is shown."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from bridge_rules_gui.language.sentence import sentence

NEW: Final = "new"
"""Asked for in place of a case: a new one in the editor."""
ALL_EDITIONS: Final = "all"
PRACTICE: Final = "practice"
_ASKED: Final = re.compile(r"(?P<scenario>.*?)(?:#(?P<step>\d+)?(?:/(?P<view>[a-z0-9]+))?)?")


class UnknownViewError(LookupError):
    """Raised where a case is asked for in a way that is none."""

    def __init__(self, view: str) -> None:
        super().__init__(
            sentence(
                "{how} is not a way to show a case; write 2017, 2007, 1987, all, practice",
                how=repr(view),
            )
        )


class ScenarioAddress(NamedTuple):
    """A case as it is asked for, like ``law27-pass-instead#4/2007``.

    ``scenario`` is its name in the library, its file, or `NEW`; empty asks for all of them.
    ``view`` is an edition, `ALL_EDITIONS` or `PRACTICE`; empty where none is named.
    """

    scenario: str
    step: int = 0
    view: str = ""

    @classmethod
    def parse(cls, text: str) -> ScenarioAddress:
        """Return what is asked for; the inverse of `str`."""
        asked = _ASKED.fullmatch(text.strip())
        if asked is None:  # it has several lines: a file may be called so
            return cls(text.strip())
        return cls(asked["scenario"], int(asked["step"] or 0), asked["view"] or "")

    def __str__(self) -> str:
        if not self.scenario or self.scenario == NEW:
            return self.scenario
        return f"{self.scenario}#{self.step}{'/' if self.view else ''}{self.view}"
