"""Law 18A: a bid names its level and its denomination, and nothing else makes one.

How a bid was worded is the fact `improper_form`. No edition says what follows: the bid is what was
meant, and whatever else the words said may be used by nobody's partner.
"""

from __future__ import annotations

from bridge_rules_gui.game.call import Bid
from bridge_rules_gui.game.scenario import Event
from bridge_rules_gui.language.sentence import sentence
from bridge_rules_gui.laws.clause import clauses
from bridge_rules_gui.table.irregularity import Irregularity
from bridge_rules_gui.table.table import Table
from bridge_rules_gui.table.verdict import Applied, Role, Verdict

LAW = clauses(18)


def form_of_bid(table: Table, event: Event) -> Table:
    """Return the table after a bid that stands, if it was made in an improper form."""
    last = table.bidding.recorded[-1] if table.bidding.recorded else None
    if event.facts.value("improper_form") is not True or last is None:
        return table
    if last.event != table.event or not isinstance(last.call, Bid):
        return table
    noticed = table.noticing(Irregularity.IMPROPER_FORM, last.seat, table.event)
    result = sentence(
        ("{who} should name only the level and the denomination. The bid is {bid}, as intended."),
        who=last.seat,
        bid=last.call,
    )
    law = Applied(LAW[table.edition]["form_of_a_bid"], Role.IRREGULARITY)
    return noticed.deciding(Verdict((law,), result))
