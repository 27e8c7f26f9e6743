"""Law 19: the form of doubles and redoubles.

A double is the one word; the bid that is doubled is not named. Whoever names another than was made
has doubled the bid as it was made, and his side may not use what the words told: so in 2007 does
whoever names any. The bid is the fact `names_bid`, and the words with the call decide nothing.
Which doubles are allowed at all (19A1, 19B1) is ruled on in Law 36.
"""

from __future__ import annotations

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.game.call import Bid, Double, Redouble
from bridge_rules_gui.game.scenario import Event
from bridge_rules_gui.language.sentence import sentence
from bridge_rules_gui.laws.clause import clauses
from bridge_rules_gui.table.irregularity import Irregularity
from bridge_rules_gui.table.table import Table
from bridge_rules_gui.table.verdict import Applied, Role, Unauthorised, Verdict

LAW = clauses(19)


def form_of_double(table: Table, event: Event) -> Table:
    """Return the table after a double or redouble that stands, its form examined."""
    last = table.bidding.recorded[-1] if table.bidding.recorded else None
    bid, named = table.bidding.auction.last_bid, event.facts.value("names_bid")
    if last is None or last.event != table.event or bid is None or not isinstance(named, str):
        return table
    if not isinstance(last.call, Double | Redouble):
        return table
    noticed = table.noticing(Irregularity.IMPROPER_FORM, last.seat, table.event)
    words = event.statement or named
    return noticed.deciding(_improper(noticed, words, bid, other=named != str(bid)))


def _improper(table: Table, words: str, bid: Bid, *, other: bool) -> Verdict:
    """Rule on a bid named with the call (19A2, 19B2), `other` than the one made (19A3, 19B3).

    The Serbian print has 19A3 and 19B3 for whoever names a bid at all.
    """
    book, last = LAW[table.edition], table.bidding.recorded[-1]
    doubled = isinstance(last.call, Double)
    form, as_made = (
        (book["form_of_a_double"], book["doubled_as_bid"])
        if doubled
        else (book["form_of_a_redouble"], book["redoubled_as_bid"])
    )
    laws = (Applied(as_made), Applied(form, Role.IRREGULARITY))
    if other:
        line = (
            (
                "{who} named another bid (“{words}”). The double counts as a double of {bid}, the "
                "bid actually made, and the words are unauthorised information for {partner}."
            )
            if doubled
            else (
                "{who} named another bid (“{words}”). The redouble counts as a redouble of {bid}, "
                "the bid actually made and doubled, and the words are unauthorised information for "
                "{partner}."
            )
        )
    elif table.edition is Edition.SR_2007:
        line = (
            "The call should be made with a single word, without naming {bid}. The call stands, "
            "and the words are unauthorised information for {partner}."
        )
    else:
        line = "The call should be made with a single word, without naming {bid}. The call stands."
        return Verdict(laws[1:], sentence(line, bid=bid))
    who, partner = last.seat, last.seat.partner
    result = sentence(line, who=who, partner=partner, words=words, bid=bid)
    what = sentence("the information from the words “{words}”", words=words)
    return Verdict(laws, result, (Unauthorised(partner, what, as_made),))
