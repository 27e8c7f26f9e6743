"""Law 44: sequence and procedure of play.

What holds at each moment while nothing is irregular: the lead (44A), following suit (44C) or not
being able to (44D), who has won the trick (44E, 44F) and leads to the next (44G). The three books
agree.
"""

from __future__ import annotations

from bridge_rules_gui.game.trick import Trick
from bridge_rules_gui.laws.clause import clauses
from bridge_rules_gui.table.changing import replace
from bridge_rules_gui.table.play.playing import Playing
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
        laws = (book["winner_leads"], book[won])
    elif len(trick.cards) == 1:
        laws = (book["leads_any_card"], book["plays_in_rotation"])
    else:  # 44C or 44D
        followed = trick.cards[-1].card.suit is trick.suit_led
        own = book["follows_suit"] if followed else book["unable_to_follow_suit"]
        laws = (own, book["plays_in_rotation"])
    return tuple(Applied(law, Role.PROCEDURE) for law in laws)


def _is_ruffed(playing: Playing, trick: Trick) -> bool:
    trump = playing.contract.denomination.suit
    return any(card.suit is trump for _, card in trick.cards)
