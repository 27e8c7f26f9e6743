"""What a window is asked to open, as typed: a place of the books, or something of a workplace."""

from __future__ import annotations

from typing import Final

_GUIDE_KINDS: Final = ("welcome", "tour", "help", "find")
_WORKPLACE_KINDS: Final = ("search:", "terms:", "compare:", "scenario:", "quiz", "notebook")


class OpenRequest:
    """A place as typed, or a kind and what is requested of it, like ``search:revoke``.

    Empty where nothing is asked for: then it is the place last read.
    """

    def __init__(self, written: str = "") -> None:
        self.written = written
        self.kind, _, self.words = written.partition(":")

    @property
    def is_for_workplace(self) -> bool:
        """Whether it is about search, terms, comparison, simulator, quiz or notebook."""
        return self.written.startswith(_WORKPLACE_KINDS)

    @property
    def is_search(self) -> bool:
        """Whether an answer is asked for."""
        return self.is_for_workplace and self.kind == "search"

    @property
    def is_place(self) -> bool:
        """Whether it is a place of the books, be it the one last read."""
        return not self.is_for_workplace and self.kind not in _GUIDE_KINDS

    @property
    def place(self) -> str:
        """The place of the books asked for; empty where it is none of them."""
        return self.written if self.is_place else ""
