"""The auction taken in beside its calls: cards shown, the director, attention, options.

Whatever is not about something noted continues to `auction_acts` or `play_acts` unchanged.
"""

from __future__ import annotations

from bridge_rules_gui.director import table_talk
from bridge_rules_gui.director.auction import (
    auction_acts,
    calls_in_vain,
    misled_calls,
    watched_calls,
)
from bridge_rules_gui.director.discoveries import discovered
from bridge_rules_gui.director.play import play_acts
from bridge_rules_gui.game.call import Call
from bridge_rules_gui.game.errors import BridgeError
from bridge_rules_gui.game.scenario import (
    Acceptance,
    AttentionDrawn,
    CallReplaced,
    CardsHandled,
    CardsPlayed,
    DirectorArrives,
    Event,
    Handling,
    OptionTaken,
)
from bridge_rules_gui.laws import law09_procedure_after_irregularity as law09
from bridge_rules_gui.laws import law10_assessment_of_rectification as law10
from bridge_rules_gui.laws import law15_wrong_board as wrong_board
from bridge_rules_gui.laws import law15_wrong_hand as wrong_hand
from bridge_rules_gui.laws import law21_misinformation as law21
from bridge_rules_gui.laws import law24_card_exposed_in_auction as law24
from bridge_rules_gui.laws import law36_inadmissible_double as law36
from bridge_rules_gui.laws import law45_card_not_held as law45_not_held
from bridge_rules_gui.laws import law51_two_or_more_penalty_cards as law51
from bridge_rules_gui.table.changing import replace
from bridge_rules_gui.table.irregularity import Irregularity
from bridge_rules_gui.table.recorded import How, how
from bridge_rules_gui.table.table import Table

_BEFORE_THE_LEAD = (
    *("require_suit", "forbid_suit", "forbid_suits", "no_restriction"),
    law51.DESIGNATED,
)
"""What declarer chooses when the auction is over and a defender is to lead."""


# -- cards --------------------------------------------------------------------------------------


def cards_played(table: Table, event: Event, act: CardsPlayed) -> Table:
    """Take in a card played: before the last pass it has been led prematurely (Law 24)."""
    table = calls_in_vain.led_over(table)
    if table.bidding.auction.is_over or event.who is None:
        return play_acts.cards_played(table, event, act)
    if calls_in_vain.have_passed_over(table):
        return law36.played_after_the_passes(table, event.who, act.cards)
    if not law24.has_begun(table, event.who, led=True):
        return law24.before_the_auction(table, event.who)
    return law24.exposed(table, event.who, act.cards, premature=True)


def cards_handled(table: Table, event: Event, act: CardsHandled) -> Table:
    """Take in cards that partner could see: Law 24 while it lasts, else the law of the play."""
    who = event.who
    led = how(event) is How.LED
    shown = act.handling in (Handling.EXPOSE, Handling.HOLD)
    over = table.bidding.auction.is_over
    if who is None or not law24.lasts(table) or (over and (led or not shown)):
        return play_acts.cards_handled(table, event, act)
    if not shown:
        return table
    strange = law45_not_held.of_cards_handled(table, who, act)
    if strange is not None:
        return strange
    if event.facts.value("seen_by_partner") is False:
        return law24.unseen(table, who, act.cards)
    if event.facts.value("own_error") is False:
        return law24.not_his_error(table, who)
    if not law24.has_begun(table, who, led=led):
        return law24.before_the_auction(table, who)
    return law24.exposed(table, who, act.cards, premature=led)


# -- the director, attention, options -----------------------------------------------------------


def director_arrives(table: Table, event: Event, act: DirectorArrives) -> Table:
    """Take in the director: he finds what the facts tell, rules, and explains every choice."""
    noted = table.noted
    if noted.attention is not None or noted.replaced:
        table = replace(table, noted=replace(noted, attention=None, replaced=False))
    table = misled_calls.ruled(discovered(table))
    return law10.choice_is_explained(auction_acts.director_arrives(table, event, act))


def attention_drawn(table: Table, event: Event, act: AttentionDrawn) -> Table:
    """Take in that a player draws attention to the last irregularity."""
    del act
    return law09.attention_drawn(table, event.who)


def option_taken(table: Table, event: Event, act: OptionTaken) -> Table:
    """Take in an option about a board to be cancelled or a card; others are of the auction."""
    incident = table.incident
    offered = () if incident is None else incident.options
    mine = any(option.name == act.option and option.who is event.who for option in offered)
    if act.option in (law24.TREAT_AS_PENALTY_CARD, law24.DECLINE_PENALTY_CARD):
        return law24.chosen(table, act.option, act.value)
    if act.option == "cancel_board" and mine and incident is not None:
        if incident.key is Irregularity.WRONG_BOARD:
            return watched_calls.off(table.deciding(wrong_board.cancelled_on_request()))
        return watched_calls.off(table.deciding(wrong_hand.board_cancelled(table.edition)))
    if act.option == law21.CHANGE_CALL and _may_change_call(table, event):
        return _call_chosen(table, event, act.value)
    if act.option in _BEFORE_THE_LEAD and table.contract is not None:
        table = law24.treated_by_asking(table, event.who, act.option)
        return play_acts.option_taken(table, event, act)
    return table_talk.rights_spent(auction_acts.option_taken(table, event, act))


def choice_made(table: Table, event: Event, act: Acceptance) -> Table:
    """Take in the word of the player who may accept."""
    return table_talk.rights_spent(auction_acts.choice_made(table, event, act))


def _may_change_call(table: Table, event: Event) -> bool:
    """Whether misinformation leaves the player his right, though something else came after it."""
    rights = (option for incident in table.incidents for option in incident.options)
    return any(right.name == law21.CHANGE_CALL and right.who is event.who for right in rights)


def _call_chosen(table: Table, event: Event, value: str) -> Table:
    """Return the table after a misinformed player chose his new call, if he has named it."""
    try:
        call = Call.parse(value)
    except BridgeError:
        return table
    return watched_calls.call_replaced(table, event, CallReplaced(call))


def option_in_play(table: Table, event: Event, act: OptionTaken) -> Table:
    """Take in an option during the play: of cards exposed in the auction, or of the play."""
    if act.option in (law24.TREAT_AS_PENALTY_CARD, law24.DECLINE_PENALTY_CARD):
        return law24.chosen(table, act.option, act.value)
    table = law24.treated_by_asking(table, event.who, act.option)
    return play_acts.option_taken(table, event, act)
