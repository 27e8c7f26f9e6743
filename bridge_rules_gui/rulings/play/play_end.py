"""What the director settles in the play when he rules: everything that is still to be put right."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bridge_rules_gui.bridge.story import DirectorAct
from bridge_rules_gui.rulings import law62_correction as law62
from bridge_rules_gui.rulings import law62_twelfth_trick as twelfth_trick
from bridge_rules_gui.rulings import law67_card_played_again as again
from bridge_rules_gui.rulings import law67_defective_trick as law67
from bridge_rules_gui.rulings.claims import claim_acts, disputes
from bridge_rules_gui.rulings.claims.claiming import declarers_tricks
from bridge_rules_gui.rulings.course.changing import replace
from bridge_rules_gui.rulings.play import transfers, unseen_cards

if TYPE_CHECKING:
    from bridge_rules_gui.bridge.story import DirectorArrives, Event
    from bridge_rules_gui.rulings.course.table import Table


def director_arrives(table: Table, event: Event, act: DirectorArrives) -> Table:
    """Take in the director: called, he sees to defective tricks; ruling, to everything."""
    del event
    here = disputes.decided_now(replace(table, director_present=True))
    if act.act is DirectorAct.RULES:
        return put_in_order(here)
    return law67.ruled(unseen_cards.found(here))


def put_in_order(table: Table) -> Table:
    """Return the table with what can still be corrected put right, as the director rules."""
    table = unseen_cards.found(table)
    return law67.ruled(twelfth_trick.at_the_end(law62.at_the_end(table)))


def at_the_end(table: Table) -> Table:
    """Return the table as the director leaves it after the last event, with the result if any."""
    ruled = put_in_order(claim_acts.at_the_end(table))
    return again.without_result(transfers.settled(ruled, declarers_tricks(ruled)))
