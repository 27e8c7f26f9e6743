"""How the simulator is asked for a story: by a name or a file, at a step, in a manner."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from bridge_rules_gui.language.sentence import sentence

NEW: Final = "new"
"""Asked for in place of a story: a new one in the editor."""
ALL_EDITIONS: Final = "all"
PRACTICE: Final = "practice"
_ASKED: Final = re.compile(r"(?P<what>.*?)(?:#(?P<step>\d+)?(?:/(?P<how>[a-z0-9]+))?)?")


class UnknownWishError(LookupError):
    """Raised where a story is asked for in a way that is none."""

    def __init__(self, how: str) -> None:
        super().__init__(
            sentence(
                "{how} is no way to show a story; write 2017, 2007, 1987, all, practice",
                how=repr(how),
            )
        )


class AskedStory(NamedTuple):
    """A story as it is asked for, like ``law27-pass-instead#4/2007``.

    ``what`` is its name in the library, its file, or `NEW`; empty asks for all of them. ``how``
    is an edition, `ALL_EDITIONS` or `PRACTICE`; empty where none is named.
    """

    what: str
    step: int = 0
    how: str = ""

    @classmethod
    def parse(cls, text: str) -> AskedStory:
        """Return what is asked for; the inverse of `str`."""
        asked = _ASKED.fullmatch(text.strip())
        if asked is None:  # it has several lines: a file may be called so
            return cls(text.strip())
        return cls(asked["what"], int(asked["step"] or 0), asked["how"] or "")

    def __str__(self) -> str:
        if not self.what or self.what == NEW:
            return self.what
        return f"{self.what}#{self.step}{'/' if self.how else ''}{self.how}"
