"""Choices about cards taken in: penalty cards, designations, cards that may be taken back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bridge_rules_gui.bridge.card import Card
from bridge_rules_gui.bridge.errors import BridgeError
from bridge_rules_gui.bridge.seat import Seat
from bridge_rules_gui.bridge.sentence import sentence
from bridge_rules_gui.rulings import law47_withdrawal as law47
from bridge_rules_gui.rulings import law51_two_or_more_penalty_cards as law51
from bridge_rules_gui.rulings import law52_penalty_card_not_played as law52
from bridge_rules_gui.rulings.course.changing import replace
from bridge_rules_gui.rulings.play import dummy_acts, lead_options
from bridge_rules_gui.rulings.verdict import Verdict

if TYPE_CHECKING:
    from bridge_rules_gui.bridge.story import OptionTaken
    from bridge_rules_gui.rulings.course.table import Table
    from bridge_rules_gui.rulings.play.dummy_acts import Plays
    from bridge_rules_gui.rulings.play.playing import Playing


def choice_made(table: Table, who: Seat | None, *, accepted: bool) -> Table | None:
    """Take in declarer's word about a card played in place of a penalty card.

    None where the word is about something else.
    """
    playing = table.playing
    if playing is None or who is None:
        return None
    if playing.unplayed is not None and not playing.is_defender(who):
        if accepted:
            return law52.accepted(table, playing, playing.unplayed, by="a")
        return law52.replaced(table, playing, playing.unplayed)
    return None


def option_taken(table: Table, who: Seat | None, act: OptionTaken, play: Plays) -> Table | None:
    """Take in an option about cards; None where it is one of another kind."""
    playing = table.playing
    if playing is None:
        return None
    match act.option:
        case "accept_play" if playing.unplayed is not None:
            return law52.accepted(table, playing, playing.unplayed, by="a")
        case law52.REPLACED if playing.unplayed is not None:
            return law52.replaced(table, playing, playing.unplayed, _card(act.value))
        case law51.DESIGNATED:
            return law51.designated(table, act.value)
        case law47.WITHDRAW | law47.WITHDRAW_LEAD if playing.wrong_lead is None:
            return _withdrawn(table, who, act)
        case "choose_hand":
            return _hand_chosen(table, playing, act)
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
        return lead_options.not_given(table, who, act)
    return law47.by_right(table, who, right)


def _hand_chosen(table: Table, playing: Playing, act: OptionTaken) -> Table | None:
    """Take in a defender's choice of the hand declarer leads from (43B2)."""
    rights = table.matter.options if table.matter else ()
    if table.matter is None or not any(option.name == act.option for option in rights):
        return None
    try:
        hand = Seat.parse(act.value)
    except BridgeError:
        return None
    if playing.is_defender(hand):
        return None
    chosen = replace(table, playing=replace(playing, wrong_lead=None, chosen_hand=hand))
    result = sentence("Declarer leads from {hand}'s hand.", hand=hand)
    return chosen.deciding(Verdict(table.matter.laws, result))
