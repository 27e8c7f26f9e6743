"""The names of the places in a page of rows: where rows and their cells begin and end."""

from __future__ import annotations


def row_anchor(row: int) -> str:
    """Return the name of the place a row begins at."""
    return f"row-{row}"


def cell_anchor(row: int, column: int) -> str:
    """Return the name of the place a cell begins at."""
    return f"cell-{row}-{column}"


def end_anchor(row: int) -> str:
    """Return the name of the place behind the cells of a row."""
    return f"end-{row}"
