"""A defender's irregularity that goes without rectification because dummy pointed it out.

2007 and 2017 let play go on as if nothing had happened (43B3): a revoke stays as it was played, a
lead out of turn stands. 1987 only takes the penalties away (43B2(a)): a revoke is put right all
the same, and declarer may still have a lead taken back. Penalty cards of other irregularities lie.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bridge_rules_gui.bridge.story import CardsHandled, CardsPlayed
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.rulings import law56_defenders_lead_out_of_turn as law56
from bridge_rules_gui.rulings import law62_correction as law62
from bridge_rules_gui.rulings.course.changing import replace
from bridge_rules_gui.rulings.play import leads_out_of_turn

if TYPE_CHECKING:
    from bridge_rules_gui.bridge.card import Card
    from bridge_rules_gui.rulings.course.matter import Matter
    from bridge_rules_gui.rulings.course.table import Table
    from bridge_rules_gui.rulings.ground import Ground


def not_rectified(table: Table, to: Matter, law: Ground) -> Table:
    """Return the table with a defender's irregularity forgiven by a provision."""
    place = table.matters.index(to)
    if table.edition is Edition.RU_1987:
        return _unpunished(_put_right(_lead_spared(table, place, law), place, law), to)
    return _unpunished(_as_if_nothing_had_happened(table, place), to)


def _put_right(table: Table, place: int, law: Ground) -> Table:
    playing = table.playing
    if playing is None:
        return table
    for number, revoke in enumerate(playing.revokes):
        if revoke.matter == place and revoke.is_open:
            spared = replace(revoke, spared_by=law)
            revokes = (*playing.revokes[:number], spared, *playing.revokes[number + 1 :])
            return law62.put_right(
                replace(table, playing=replace(playing, revokes=revokes)), spared
            )
    return table


def _lead_spared(table: Table, place: int, law: Ground) -> Table:
    """Return the table with a lead that may be taken back, but makes no penalty card."""
    playing = table.playing
    lead = None if playing is None else playing.wrong_lead
    if playing is None or lead is None or lead.matter != place:
        return table
    matter = table.matters[place]
    options = tuple(
        replace(option, ground=law56.RU["56 withdrawn"])
        if option.name == "withdraw_lead"
        else option
        for option in matter.options
        if not option.condition
    )
    spared = replace(matter, options=options)
    return replace(
        table,
        playing=replace(playing, wrong_lead=replace(lead, spared_by=law)),
        matters=(*table.matters[:place], spared, *table.matters[place + 1 :]),
    )


def _as_if_nothing_had_happened(table: Table, place: int) -> Table:
    playing = table.playing
    if playing is None:
        return table
    left = tuple(
        revoke for revoke in playing.revokes if revoke.matter != place or not revoke.is_open
    )
    playing = replace(playing, revokes=left)
    lead = playing.wrong_lead
    if lead is not None and lead.matter == place:
        return leads_out_of_turn.stands_all_the_same(table, playing, lead)
    return replace(table, playing=playing)


def _unpunished(table: Table, to: Matter) -> Table:
    """Return the table without the penalty cards that the irregularity has made."""
    cards = _cards_of(table, to)
    left = tuple(
        held
        for held in table.penalty_cards
        if held.seat is not to.offender or held.card not in cards
    )
    return replace(table, penalty_cards=left)


def _cards_of(table: Table, to: Matter) -> tuple[Card, ...]:
    act = table.scenario.events[to.event].act
    if isinstance(act, CardsPlayed | CardsHandled):
        return act.cards
    return tuple(held.card for held in table.penalty_cards)
