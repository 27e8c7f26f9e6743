"""Law 59: inability to lead or play as required; the editions agree.

A player who cannot do what a rectification asks of him may play any legal card.
"""

from __future__ import annotations

from typing import Final

from bridge_rules_gui.game.card import Card
from bridge_rules_gui.game.seat import Seat
from bridge_rules_gui.language.sentence import sentence
from bridge_rules_gui.laws.clause import clauses
from bridge_rules_gui.table.irregularity import Irregularity
from bridge_rules_gui.table.play.playing import LeadOrder, Playing
from bridge_rules_gui.table.play.waiting_plays import Demand, PlayOrder
from bridge_rules_gui.table.table import Table
from bridge_rules_gui.table.verdict import Applied, Role, Verdict

LAW = clauses(59)

FOLLOWING: Final = "must_follow_suit"
"""The reason of a player who holds what is required and has to follow suit."""


def impossible(playing: Playing, seat: Seat, card: Card) -> PlayOrder | LeadOrder | None:
    """Return what a player could not do who plays this card; None where he could, or did it."""
    hand = playing.period.deal.hand(seat)
    orders = playing.orders if playing.period.is_lead_due else playing.play_orders
    for order in orders:
        if order.on is not seat or order.allows(card):
            continue
        if not order.can_be_obeyed(hand):
            return order
    return None


def why(before: Playing, seat: Seat, order: PlayOrder | LeadOrder) -> str:
    """Return which of the three reasons keeps a player from what is required of him.

    Following suit does only in 2017, where another suit may be required of a card (57A3).
    """
    hand, current = before.period.deal.hand(seat), before.period.current
    led = None if before.period.is_lead_due or current is None else current.suit_led
    if hand is not None and led is not None and hand.of_suit(led):
        return FOLLOWING
    forbidden = order.require is None and (
        order.demand is Demand.NOT_OTHER_SUIT if isinstance(order, PlayOrder) else True
    )
    return "has_only_the_forbidden_suit" if forbidden else "has_no_card_of_the_suit_required"


def excused(table: Table, before: Playing, seat: Seat, card: Card) -> Table:
    """Return the table after a card, with a requirement noticed that could not be met.

    `before` is the play in which the card was not yet played.
    """
    order = impossible(before, seat, card)
    if order is None:
        return table
    noticed = table.noticing(Irregularity.UNABLE_TO_PLAY_AS_REQUIRED, seat, table.event)
    after_premature_play = clauses(57)[table.edition]["unable_to_comply"]
    first = (Applied(after_premature_play),) if isinstance(order, PlayOrder) else ()
    laws = (
        *first,
        Applied(LAW[table.edition][why(before, seat, order)]),
        Applied(order.ground, Role.RESTRICTION),
    )
    result = sentence(
        "{who} could not play as required and may play any legal card. {card} stands.",
        who=seat,
        card=card,
    )
    return noticed.deciding(Verdict(laws, result))
