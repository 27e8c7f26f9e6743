"""Titles: lines in capitals, and the laws they announce."""

from __future__ import annotations

import re

LAW_TITLE = re.compile(r"(?P<label>ПРАВИЛО (?P<law>\d+))(?P<dash> [-–] )")
_LAWS = re.compile(r"ПРАВИЛА (?P<first>\d+) ?[-–] ?(?P<last>\d+)")


def laws_announced(title: str) -> list[int]:
    """Return the laws a title names: one, a range, or none."""
    law = LAW_TITLE.match(title)
    if law:
        return [int(law["law"])]
    laws = _LAWS.search(title)
    return list(range(int(laws["first"]), int(laws["last"]) + 1)) if laws else []
