"""Declarer's lead out of turn, where the defenders choose differently (Law 55A)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bridge_rules_gui.bridge.sentence import sentence
from bridge_rules_gui.rulings import law55_declarers_lead_out_of_turn as law55
from bridge_rules_gui.rulings.course.changing import replace
from bridge_rules_gui.rulings.irregularity import Irregularity
from bridge_rules_gui.rulings.play.leads_out_of_turn import accepted_by_word, taken_back
from bridge_rules_gui.rulings.verdict import Applied

if TYPE_CHECKING:
    from bridge_rules_gui.bridge.seat import Seat
    from bridge_rules_gui.rulings.course.table import Table
    from bridge_rules_gui.rulings.play.offences import WrongLead
    from bridge_rules_gui.rulings.play.playing import Playing
    from bridge_rules_gui.rulings.play.waiting_plays import SettledLead


def chosen_differently(table: Table, playing: Playing, by: Seat, *, accept: bool) -> Table:
    """Return the table after a defender spoke of declarer's lead when his partner had spoken.

    The choice of the one who plays next prevails (2007, 2017: 55A).
    """
    settled = playing.settled_lead
    if settled is None or not _may_still_differ(playing, settled, by, accept=accept):
        return table
    lead = settled.lead
    law = law55.prevailing(table.edition, lead, by)
    if law is None:
        kept = law55.prevailing(table.edition, lead, by.partner)
        return _choice_kept(table, lead, () if kept is None else (Applied(kept),), by)
    undone = replace(playing, wrong_lead=None)
    if accept:
        learnt = law55.may_have_learnt(table.edition)
        left = tuple(told for told in table.unauthorised if told.ground != learnt)
        after = accepted_by_word(replace(table, unauthorised=left), undone, lead, by)
    else:
        after = taken_back(table, undone.without_card(lead.seat, lead.card), lead, by)
    return _prefixed(after, lead, Applied(law))


def _may_still_differ(playing: Playing, settled: SettledLead, by: Seat, *, accept: bool) -> bool:
    differs = settled.accepted is not accept and settled.by not in (None, by)
    in_time = settled.cards == len(playing.played)
    return differs and in_time and settled.lead.key is Irregularity.LEAD_OUT_OF_TURN_DECLARER


def _choice_kept(table: Table, lead: WrongLead, laws: tuple[Applied, ...], by: Seat) -> Table:
    line = sentence("{who}'s partner has spoken before him: that choice stands.", who=by)
    if not laws:
        return table.explaining((), (line,))
    line = sentence("{who}'s partner plays next: that choice prevails.", who=by)
    return _prefixed(table, lead, *laws).explaining(laws, (line,))


def _prefixed(table: Table, lead: WrongLead, *laws: Applied) -> Table:
    """Return the table with provisions put before those of the matter of a lead."""
    matter = table.matters[lead.matter]
    first = {str(law.ground) for law in laws}
    kept = tuple(law for law in matter.laws if str(law.ground) not in first)
    named = replace(matter, laws=(*laws, *kept))
    matters = (*table.matters[: lead.matter], named, *table.matters[lead.matter + 1 :])
    return replace(table, matters=matters)
