"""Law 18A: a bid names its level and its denomination, and nothing else makes one.

How a bid was worded is the fact `improper_form`. No edition says what follows: the bid is what was
meant, and what else the words tell is a remark to partner (16A; 2007 and 2017: 16B1).
"""

from __future__ import annotations

from bridge_rules_gui.game.call import Bid
from bridge_rules_gui.game.scenario import Event
from bridge_rules_gui.language.sentence import sentence
from bridge_rules_gui.laws.clause import clauses
from bridge_rules_gui.table.irregularity import Irregularity
from bridge_rules_gui.table.table import Table
from bridge_rules_gui.table.verdict import Applied, Role, Unauthorised, Verdict

LAW = clauses(18)


def form_of_bid(table: Table, event: Event) -> Table:
    """Return the table after a bid that stands, if it was made in an improper form."""
    last = table.bidding.recorded[-1] if table.bidding.recorded else None
    if event.facts.value("improper_form") is not True or last is None:
        return table
    if last.event != table.event or not isinstance(last.call, Bid):
        return table
    noticed = table.noticing(Irregularity.IMPROPER_FORM, last.seat, table.event)
    who, partner = last.seat, last.seat.partner
    law = Applied(LAW[table.edition]["form_of_a_bid"], Role.IRREGULARITY)
    if not event.statement:
        words = (
            "{who} should name only the level and the denomination. The bid is {bid}, as intended."
        )
        return noticed.deciding(Verdict((law,), sentence(words, who=who, bid=last.call)))
    result = sentence(
        "{who} should name only the level and the denomination. The bid is {bid}, as intended, and "
        "{partner} may not use anything else the words convey.",
        who=who,
        partner=partner,
        bid=last.call,
    )
    closes = clauses(16)[table.edition]["partners_information_may_not_be_used"]
    what = sentence("the information from the words “{words}”", words=event.statement)
    laws = (law, Applied(closes, Role.INFORMATION))
    return noticed.deciding(Verdict(laws, result, (Unauthorised(partner, what, closes),)))
