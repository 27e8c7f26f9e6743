"""A lead made before declarer has used the right that a withdrawn call gives him (Law 26).

No edition keeps the defender from leading, as 50D2 does where a penalty card lies: 26 only gives
declarer a right when the offender's partner is first to lead. It stays open until somebody has
played to the lead; what becomes of a card led that declarer then would not have, no book says.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bridge_rules_gui.bridge.sentence import sentence
from bridge_rules_gui.rulings.course.changing import replace
from bridge_rules_gui.rulings.play import lead_options, leads
from bridge_rules_gui.rulings.verdict import Applied, Role

if TYPE_CHECKING:
    from bridge_rules_gui.bridge.seat import Seat
    from bridge_rules_gui.bridge.story import OptionTaken
    from bridge_rules_gui.rulings.course.table import Table
    from bridge_rules_gui.rulings.play.playing import LeadOrder, Playing
    from bridge_rules_gui.rulings.verdict import Option


def _open_rights(table: Table) -> tuple[Option, ...]:
    """Return what declarer may still ask of the only card that lies in the trick, a lead."""
    playing = table.playing
    current = None if playing is None or not table.withdrawn else playing.period.current
    if current is None or len(current.cards) != 1:
        return ()
    return leads.after_withdrawn_calls(table, current.leader)


def told(table: Table) -> Table:
    """Return the table after a lead, with the right told that declarer has not yet used."""
    rights = _open_rights(table)
    if not rights:
        return table
    words = sentence(
        "{declarer} has not said what he asks of the lead: he may until a card is played to it.",
        declarer=rights[0].who,
    )
    laws = (Applied(ground, Role.RIGHT) for ground in dict.fromkeys(each.ground for each in rights))
    return table.explaining(laws, (words,))


def given_up(table: Table) -> Table:
    """Return the table as a card is played to the lead: the right is told to be gone."""
    rights = _open_rights(table)
    if not rights:
        return table
    words = sentence(
        "A card is played to the lead: {declarer} asks nothing of it, and his right is gone.",
        declarer=rights[0].who,
    )
    return table.explaining((Applied(rights[0].ground, Role.RIGHT),), (words,))


def chosen_after(table: Table, who: Seat | None, act: OptionTaken) -> Table | None:
    """Return the table after declarer used his right on a lead made; None where it is another."""
    playing, option = table.playing, lead_options.offered_as(_open_rights(table), who, act)
    if playing is None or option is None:
        return None
    suits = tuple(
        lead_options.suit_named(letter) for letter in lead_options.letters(act) or option.value
    )
    return _ordered(
        table,
        playing,
        option,
        lead_options.order_of(playing.period.tricks[-1].leader, option, suits),
    )


def _ordered(table: Table, playing: Playing, option: Option, order: LeadOrder) -> Table:
    card = playing.period.tricks[-1].cards[0].card
    after = replace(table, playing=replace(playing, orders=(*playing.orders, order)))
    law = Applied(option.ground)
    if order.allows(card):
        words = sentence("{card} has been led as {declarer} asks.", card=card, declarer=option.who)
        return after.explaining((law,), (words,))
    words = sentence(
        "{card} was led before {declarer} said what he asks, and is not that: no law says what "
        "becomes of it.",
        card=card,
        declarer=option.who,
    )
    return replace(after.explaining((law,), (words,)), not_covered=table.not_covered or words)
