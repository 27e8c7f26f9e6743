"""What the pointer is told about the thing it rests on."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QPointF

from bridge_rules_gui.simulation.position import Position, TrickOnTable
from bridge_rules_gui.window.simulator.table.names import (
    explained_facing,
    name_of_card,
    name_of_seat,
    name_of_vulnerability,
)
from bridge_rules_gui.window.simulator.table.placing import PlacedCard, TablePlan, Where
from bridge_rules_gui.window.simulator.table.plates import plate_texts

translate = QCoreApplication.translate


def tip_at(point: QPointF, plan: TablePlan, position: Position) -> str:
    """Return what is to be said of the place; nothing of the bare cloth."""
    hit = plan.card_at(point.x(), point.y())
    if hit is not None:
        return _of_card(hit, position)
    for seat, rect in plan.plates.items():
        if rect.contains(point):
            texts = plate_texts(seat, position, is_turn=position.turn is seat)
            return f"{texts[0]} · {name_of_vulnerability(position.vulnerable)}"
    return ""


def _of_card(placed: PlacedCard, position: Position) -> str:
    if placed.where is Where.QUITTED:
        trick = next((t for t in position.quitted if t.number == placed.trick), None)
        return described_trick(trick) if trick is not None else ""
    if placed.where is Where.FACE_DOWN:
        return translate("Table", "Opening lead, face down")
    if not placed.is_up or placed.card is None:
        return translate("Table", "A card nobody may see")
    text = translate("Table", "{card}, {player}").format(
        card=name_of_card(placed.card), player=name_of_seat(placed.seat)
    )
    if placed.facing is not None:
        text += f" · {explained_facing(placed.facing)}"
    if placed.is_irregular:
        text += " · " + translate("Table", "irregular")
    if placed.is_winner:
        text += " · " + translate("Table", "wins the trick")
    return text


def described_trick(trick: TrickOnTable) -> str:
    """Return a trick in words: its number, its cards in their order, and its winner."""
    cards = ", ".join(
        translate("Table", "{player} {card}").format(
            player=name_of_seat(played.seat), card=name_of_card(played.card)
        )
        + (" (" + translate("Table", "irregular") + ")" if played.is_irregular else "")
        for played in trick.cards
    )
    if trick.winner is None:
        return translate("Table", "Trick {number}: {cards}.").format(
            number=trick.number, cards=cards
        )
    return translate("Table", "Trick {number}: {cards}; won by {winner}.").format(
        number=trick.number, cards=cards, winner=name_of_seat(trick.winner)
    )
