"""The fields of a LIN file, ``tag|value|`` after one another, and which of them make a board."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from bridge_rules_gui.language.sentence import sentence
from bridge_rules_gui.notation.problems import quoted
from bridge_rules_gui.notation.reports import Report

_OF_THE_MATCH: Final = frozenset({"vg", "rs", "pw", "mp", "bn", "pf"})
"""Tags of a vugraph file that belong to no single board."""
_BEGINS: Final = "qx"
_DEAL: Final = "md"
_LONGEST_TAG: Final = 3


@dataclass(frozen=True, slots=True)
class Field:
    """A tag with its value, and its line."""

    tag: str
    value: str
    line: int


def fields_of(text: str, report: Report) -> Iterator[Field]:
    """Yield the fields of a text; what is none is reported and passed over."""
    parts = text.split("|")
    line = 1
    for place in range(0, len(parts) - 1, 2):
        tag, value = parts[place], parts[place + 1]
        at = line + tag.count("\n") - tag.lstrip().count("\n")
        line += tag.count("\n") + value.count("\n")
        name = tag.strip().lower()
        if name and name.isalnum() and len(name) <= _LONGEST_TAG:
            yield Field(name, value.strip(), at)
        else:
            report.note(
                at,
                "",
                sentence("{found} is no tag", found=quoted(tag.strip())),
                sentence("write tag|value| throughout"),
            )
    if len(parts) % 2 == 0 or parts[-1].strip():
        last = parts[-1].strip() or parts[-2].strip()
        problem = sentence("the file ends within a field ({last})", last=quoted(last))
        report.note(text.rstrip().count("\n") + 1, "", problem, sentence("end each field with |"))


def boards_of(fields: Iterator[Field]) -> list[tuple[Field, ...]]:
    """Return the fields board by board: a board begins with ``qx``, or with a second deal."""
    boards: list[list[Field]] = [[]]
    has_deal = False
    for field in fields:
        if field.tag == _BEGINS or (has_deal and field.tag in (_DEAL, "pn")):
            boards.append([])
            has_deal = False
        has_deal = has_deal or field.tag == _DEAL
        if field.tag not in _OF_THE_MATCH:
            boards[-1].append(field)
    return [tuple(board) for board in boards if any(one.tag == _DEAL for one in board)]
