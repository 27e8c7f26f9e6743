"""The last lines: who treated which laws, and from what material."""

from __future__ import annotations

import re

from bridge_rules_gui.corpus.commentary import Credit

_CREDIT = re.compile(r"(?P<name>[А-Я][а-я]+ [А-Я][а-я]+): Правила (?P<laws>[\d, ]+)$")
_AUTHOR = re.compile(r"[A-Z][a-z]+(?: [A-Z][a-z]+)+$")


def is_author(text: str) -> bool:
    """Tell whether a line is the name that signs an article."""
    return _AUTHOR.match(text) is not None


def credit(text: str, line: int) -> Credit | None:
    """Return the credit a line gives, or None."""
    match = _CREDIT.match(text)
    if match is None:
        return None
    laws = tuple(int(law) for law in match["laws"].split(","))
    return Credit(match["name"], laws, line)
