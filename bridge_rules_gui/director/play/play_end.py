"""What the director settles in the play when he rules: everything that is still to be put right."""

from __future__ import annotations

from bridge_rules_gui.director.claims import claim_acts, disputes
from bridge_rules_gui.director.play import unseen_cards
from bridge_rules_gui.game.scenario import DirectorAct, DirectorArrives, Event
from bridge_rules_gui.laws import law43_dummys_limits as law43
from bridge_rules_gui.laws import law52_penalty_card_not_played as law52
from bridge_rules_gui.laws import law62_correction as law62
from bridge_rules_gui.laws import law64_transferred_tricks as transfers
from bridge_rules_gui.laws import law67_defective_trick as law67
from bridge_rules_gui.table.changing import replace
from bridge_rules_gui.table.table import Table


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
    return law67.ruled(law62.at_the_end(table))


def at_the_end(table: Table) -> Table:
    """Return the table as the director leaves it after the last event, with the result if any."""
    ruled = put_in_order(claim_acts.at_the_end(table))
    claimed = None if ruled.playing is None else ruled.playing.claimed_for_declarer
    if claimed is not None or transfers.is_result_known(ruled):
        ruled = law52.as_revokes(ruled)
    return law67.without_result(law43.settled(transfers.settled(ruled, claimed)))
