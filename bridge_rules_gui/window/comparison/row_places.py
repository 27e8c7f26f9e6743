"""Where the rows and cells of a comparison stand in the document that shows them."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable
from dataclasses import dataclass

from bridge_rules_gui.comparison.columns import cell_anchor, end_anchor, row_anchor


@dataclass(frozen=True, slots=True)
class RowPlaces:
    """Positions in the document: where each row begins, and the borders of its cells.

    The borders of a row are where each of its cells begins, and where the last one ends.
    """

    starts: tuple[int, ...] = ()
    borders: tuple[tuple[int, ...], ...] = ()

    def row_at(self, position: int) -> int:
        """Return the row a position stands in, -1 above the first."""
        return bisect_right(self.starts, position) - 1

    def column_at(self, position: int) -> int | None:
        """Return the column of the cell a position stands in, None between the cells."""
        row = self.row_at(position)
        if row < 0 or not self.borders[row][0] <= position < self.borders[row][-1]:
            return None
        return bisect_right(self.borders[row], position) - 1

    def extent(self, row: int, column: int) -> tuple[int, int]:
        """Return where a cell begins and ends."""
        return self.borders[row][column], self.borders[row][column + 1]


def row_places(rows: int, columns: int, position_of: Callable[[str], int | None]) -> RowPlaces:
    """Return the places of a page's rows; ``position_of`` tells where an anchor stands."""
    starts, borders = [], []
    for row in range(rows):
        names = [cell_anchor(row, column) for column in range(columns)]
        starts.append(position_of(row_anchor(row)) or 0)
        borders.append(tuple(position_of(name) or 0 for name in (*names, end_anchor(row))))
    return RowPlaces(tuple(starts), tuple(borders))
