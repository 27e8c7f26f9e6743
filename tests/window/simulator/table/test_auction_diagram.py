"""Auctions in rows of four, as books print them."""

from __future__ import annotations

import pytest

from bridge_rules_gui.game.call import Call
from bridge_rules_gui.game.seat import Seat
from bridge_rules_gui.simulation.position import CallOnTable, CallState
from bridge_rules_gui.window.simulator.table.auction_diagram import (
    AuctionRows,
    auction_rows,
)

_FATES = {"~": CallState.WITHDRAWN, "?": CallState.PENDING}


def calls(text: str) -> tuple[CallOnTable, ...]:
    """Read ``N1S E~1H E2H``: the player, how the call has fared, the call."""
    made = []
    for event, word in enumerate(text.split()):
        state = _FATES.get(word[1], CallState.STANDS)
        made.append(CallOnTable(Seat(word[0]), Call.parse(word[1:].lstrip("~?")), event, state))
    return tuple(made)


def printed(rows: AuctionRows) -> str:
    """Return the diagram as plain text: cells of a row by bars, calls of a cell by plus signs."""
    lines = []
    for number, row in enumerate(rows.rows):
        cells = ["+".join(str(made.call) for made in cell) for cell in row]
        if rows.turn is not None and rows.turn[0] == number:
            cells[rows.turn[1]] += "?"
        lines.append("|".join(cells))
    return "/".join(lines)


@pytest.mark.parametrize(
    ("text", "dealer", "turn", "expected"),
    [
        # an auction that has not begun waits under the dealer
        ("", "N", "N", "|?||"),
        # West's column is the first, whoever deals
        ("N1S EP S2S WP", "N", "N", "|1S|P|2S/P|?||"),
        # a replaced call and the one in its place share a cell
        ("N2H E~1S E2S", "N", "S", "|2H|1S+2S|?"),
        # a call out of turn stands under its player; the auction continues from the one before it
        ("N1S S~2H EP", "N", "S", "|1S|P|2H?"),
        # a call out of turn not yet dealt with leaves the players skipped empty
        ("N1S W?3C", "N", "E", "|1S||/3C||?|"),
        # an auction that is over waits for nobody
        ("S1NT WP NP EP", "S", None, "|||1NT/P|P|P|"),
    ],
)
def test_calls_stand_under_their_players(
    text: str, dealer: str, turn: str | None, expected: str
) -> None:
    rows = auction_rows(calls(text), Seat(dealer), Seat(turn) if turn else None)
    assert printed(rows) == expected
