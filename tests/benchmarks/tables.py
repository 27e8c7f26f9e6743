"""Tables of figures as text."""

from __future__ import annotations

from collections.abc import Sequence


def table(title: str, head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """Return a table with its title: the first column to the left, the others to the right."""
    widths = [max(map(len, column)) for column in zip(head, *rows, strict=True)]
    lines = [
        "  ".join(cell.rjust(width) if at else cell.ljust(width) for at, (cell, width) in row)
        for row in (enumerate(zip(line, widths, strict=True)) for line in (head, *rows))
    ]
    return "\n".join((title, "  " + lines[0], *(f"  {line}".rstrip() for line in lines[1:])))
