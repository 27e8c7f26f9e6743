"""What stands on a player's plate."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from bridge_rules_gui.game.seat import Seat
from bridge_rules_gui.simulation.position import Position
from bridge_rules_gui.window.simulator.table.names import letter_of_seat, name_of_seat

translate = QCoreApplication.translate


def plate_texts(seat: Seat, position: Position, *, is_turn: bool) -> tuple[str, ...]:
    """Return a player's name and part, in ever shorter words."""
    name, letter = name_of_seat(seat), letter_of_seat(seat)
    part = _part(seat, position)
    turn = [translate("Table", "to play", "whose turn it is")] if is_turn else []
    if is_turn and position.contract is None:
        turn = [translate("Table", "to call", "whose turn it is")]
    return (
        " · ".join([name, *part, *turn]),
        " · ".join([name, *part]),
        " · ".join([letter, *part]),
        name,
        letter,
    )


def _part(seat: Seat, position: Position) -> list[str]:
    contract = position.contract
    if contract is not None and seat is contract.declarer:
        return [translate("Table", "declarer")]
    if contract is not None and seat is contract.dummy:
        return [translate("Table", "dummy")]
    if contract is None and seat is position.dealer:
        return [translate("Table", "dealer")]
    return []
