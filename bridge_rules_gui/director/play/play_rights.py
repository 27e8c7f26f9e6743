"""Choices about cards: penalty cards, designations, cards that may be taken back."""

from __future__ import annotations

from bridge_rules_gui.director.play import dummy_acts
from bridge_rules_gui.director.play.dummy_acts import Plays
from bridge_rules_gui.game.card import Card
from bridge_rules_gui.game.errors import BridgeError
from bridge_rules_gui.game.scenario import OptionTaken
from bridge_rules_gui.game.seat import Seat
from bridge_rules_gui.laws import law43_dummys_limits as law43
from bridge_rules_gui.laws import law47_withdrawal as law47
from bridge_rules_gui.laws import law50_choice_before_lead as before_lead
from bridge_rules_gui.laws import law51_two_or_more_penalty_cards as law51
from bridge_rules_gui.laws import law52_penalty_card_not_played as law52
from bridge_rules_gui.table.play import lead_orders
from bridge_rules_gui.table.table import Table


def choice_made(table: Table, who: Seat | None, *, accepted: bool) -> Table | None:
    """Return the table after declarer's word about a card played in place of a penalty card.

    None where the word is about something else.
    """
    playing = table.playing
    if playing is None or who is None:
        return None
    owed = playing.unplayed
    if owed is not None and not playing.is_defender(who):
        settle = law52.accepted if accepted else law52.replaced
        return before_lead.offered_too(settle(table, playing, owed), owed.incident)
    return None


def option_taken(table: Table, who: Seat | None, act: OptionTaken, play: Plays) -> Table | None:
    """Return the table after an option about cards; None where it is about something else."""
    playing = table.playing
    if playing is None:
        return None
    owed = playing.unplayed
    match act.option:
        case "accept_play" if owed is not None:
            accepted = law52.accepted(table, playing, owed)
            return before_lead.offered_too(accepted, owed.incident)
        case law52.REPLACED if owed is not None:
            replaced = law52.replaced(table, playing, owed, _card(act.value))
            return before_lead.offered_too(replaced, owed.incident)
        case law51.DESIGNATED:
            return law51.designated(table, act.value)
        case law47.WITHDRAW | law47.WITHDRAW_LEAD if playing.wrong_lead is None:
            return _withdrawn(table, who, act)
        case law43.CHOOSE_HAND:
            return law43.hand_chosen(table, playing, act.value)
        case _:
            return dummy_acts.option_taken(table, who, act, play)


def _card(value: str) -> Card | None:
    try:
        return Card.parse(value)
    except BridgeError:
        return None


def _withdrawn(table: Table, who: Seat | None, act: OptionTaken) -> Table:
    right = None if who is None else law47.right_to_withdraw(table, who)
    if who is None or right is None:
        return lead_orders.not_given(table, who, act)
    return law47.by_right(table, who, right)
