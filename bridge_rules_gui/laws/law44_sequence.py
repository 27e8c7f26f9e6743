"""Law 44: sequence and procedure of play.

What holds at each moment while nothing is irregular: the lead (44A), following suit (44C) or not
being able to (44D), who has won the trick (44E, 44F) and leads to the next (44G). The three books
agree. 44A and 44D, which let a player choose any card, except one who is restricted after an
irregularity of his side: for him the restriction is named instead.
"""

from __future__ import annotations

from collections.abc import Iterable

from bridge_rules_gui.game.seat import Seat
from bridge_rules_gui.game.trick import Trick
from bridge_rules_gui.laws import law50_penalty_card as law50
from bridge_rules_gui.laws import law61_revoke as law61
from bridge_rules_gui.laws.clause import clauses
from bridge_rules_gui.table.changing import replace
from bridge_rules_gui.table.ground import Ground
from bridge_rules_gui.table.play.playing import LeadOrder, Playing
from bridge_rules_gui.table.play.waiting_plays import PlayOrder
from bridge_rules_gui.table.table import Table
from bridge_rules_gui.table.verdict import Applied, Role

LAW = clauses(44)


def in_course(table: Table, playing: Playing) -> Table:
    """Return the table with the provisions that govern the card just played in turn."""
    trick = playing.period.current
    return table if trick is None else replace(table, procedure=_procedure(table, playing, trick))


def _procedure(table: Table, playing: Playing, trick: Trick) -> tuple[Applied, ...]:
    book = LAW[table.edition]
    if trick.is_complete:  # 44E or 44F, then 44G
        won = "highest_trump_wins" if _is_ruffed(playing, trick) else "highest_of_suit_led_wins"
        return _as_procedure(book["winner_leads"], book[won])
    rotation = _as_procedure(book["plays_in_rotation"])
    seat, card = trick.cards[-1]
    if len(trick.cards) == 1:
        bound = _restrictions(table, seat, playing.orders)
        own = bound or _as_procedure(book["leads_any_card"])
    elif card.suit is trick.suit_led or law61.not_followed(playing, trick, seat, card):
        own = _as_procedure(book["follows_suit"])
    else:
        bound = _restrictions(table, seat, playing.play_orders)
        own = bound or _as_procedure(book["unable_to_follow_suit"])
    return (*own, *rotation)


def _as_procedure(*laws: Ground) -> tuple[Applied, ...]:
    return tuple(Applied(law, Role.PROCEDURE) for law in laws)


def _restrictions(
    table: Table, seat: Seat, orders: Iterable[LeadOrder | PlayOrder]
) -> tuple[Applied, ...]:
    """Return what keeps a hand from playing any card: declarer's orders, else its penalty cards.

    The card just played is still among the penalty cards here.
    """
    ordered = dict.fromkeys(order.ground for order in orders if order.on is seat)
    held = (card for card in table.penalty_cards if card.seat is seat and not card.condition)
    duties = dict.fromkeys(law50.duty(table.edition, card.rank) for card in held)
    return tuple(Applied(law, Role.RESTRICTION) for law in ordered or duties)


def _is_ruffed(playing: Playing, trick: Trick) -> bool:
    trump = playing.contract.denomination.suit
    return any(card.suit is trump for _, card in trick.cards)
