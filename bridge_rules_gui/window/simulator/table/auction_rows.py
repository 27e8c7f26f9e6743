"""An auction in rows of four: which calls stand in which cell of the printed diagram."""

from __future__ import annotations

from dataclasses import dataclass

from bridge_rules_gui.game.seat import Seat
from bridge_rules_gui.simulation.position import CallOnTable, CallState
from bridge_rules_gui.window.simulator.table.seen import CLOCKWISE_FROM_WEST


@dataclass(frozen=True, slots=True)
class AuctionRows:
    """The calls of an auction under the players' columns.

    A cell holds several calls where one has taken the place of another. `turn` is the cell of
    the player to call, as row and column; None when the auction is over.
    """

    columns: tuple[Seat, ...]
    rows: tuple[tuple[tuple[CallOnTable, ...], ...], ...]
    turn: tuple[int, int] | None = None


def columns_from(dealer: Seat | None) -> tuple[Seat, ...]:
    """Return the columns with the dealer's first; West's where none is stated."""
    if dealer is None:
        return CLOCKWISE_FROM_WEST
    return tuple(dealer.turned(turns) for turns in range(4))


def auction_rows(
    calls: tuple[CallOnTable, ...],
    dealer: Seat | None,
    turn: Seat | None,
    columns: tuple[Seat, ...] = CLOCKWISE_FROM_WEST,
) -> AuctionRows:
    """Return the diagram of the calls made so far.

    A call that was withdrawn stands where it was made, and the auction continues from the last
    call that was not: a call in place of another comes into the same cell.
    """
    start = columns.index(dealer) if dealer is not None else 0
    at = start - 1
    cells: dict[int, list[CallOnTable]] = {}
    for made in calls:
        place = _following(at, columns.index(made.seat))
        cells.setdefault(place, []).append(made)
        if made.state is not CallState.WITHDRAWN:
            at = place
    waiting = None if turn is None else _following(at, columns.index(turn))
    last = max([*cells, *([] if waiting is None else [waiting])], default=-1)
    rows = tuple(
        tuple(tuple(cells.get(row * 4 + column, ())) for column in range(4))
        for row in range(last // 4 + 1)
    )
    return AuctionRows(columns, rows, None if waiting is None else divmod(waiting, 4))


def _following(at: int, column: int) -> int:
    """Return the next place of a column after another place."""
    return at + 1 + (column - at - 1) % 4
