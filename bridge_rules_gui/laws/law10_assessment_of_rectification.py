"""Law 10: only the director rectifies, and a player chooses without his partner.

The editions agree: what players impose or waive themselves the director may let stand or cancel
(10A, 10B), and he explains every option (10C1). 2007 and 2017 add that a side may take the
choice that is best for it (10C3, 10C4), as 1987 does in 72A.
"""

from __future__ import annotations

from bridge_rules_gui.game.seat import Seat
from bridge_rules_gui.language.sentence import listed, sentence
from bridge_rules_gui.laws.clause import clauses
from bridge_rules_gui.table.auction.recorded_call import RecordedCall
from bridge_rules_gui.table.irregularity import Irregularity
from bridge_rules_gui.table.table import Table
from bridge_rules_gui.table.verdict import Applied, Role, Unauthorised, Verdict

LAW = clauses(10)


def settled_by_players(table: Table, who: Seat | None, *, premature: bool = False) -> Table:
    """Return the table after players imposed or waived a rectification without the director.

    `premature`: the offender had put his irregularity right himself (9C).
    """
    book = LAW[table.edition]
    noticed = table.noticing(Irregularity.PLAYERS_APPLIED_THEIR_OWN_RECTIFICATION, who, table.event)
    procedure = clauses(9)[table.edition]
    laws = (
        Applied(book["only_the_director_rectifies"], Role.IRREGULARITY),
        Applied(book["players_rectification_may_be_cancelled"]),
        Applied(clauses(11)[table.edition]["right_may_be_lost"], Role.RIGHT),
        Applied(procedure["director_must_be_called"], Role.PROCEDURE),
        Applied(procedure["no_action_before_the_ruling"], Role.PROCEDURE),
        *((Applied(procedure["premature_correction"]),) if premature else ()),
    )
    result = sentence(
        "Only the director may impose or waive a rectification. The director may allow or "
        "cancel what the players settled themselves, and their right to a rectification may "
        "be lost."
    )
    return noticed.deciding(Verdict(laws, result))


def consulted(table: Table, who: Seat | None) -> Table:
    """Return the table after a side with a choice took counsel over it.

    The choice stays the player's alone; what partner has said is extraneous information. The
    options stay open.
    """
    book = LAW[table.edition]
    closes = clauses(16)[table.edition]["partners_information_may_not_be_used"]
    rights = () if table.incident is None else table.incident.options
    noticed = table.noticing(Irregularity.CONSULTATION_WITH_PARTNER, who, table.event)
    laws = (
        Applied(book["choice_without_partner"], Role.IRREGULARITY),
        *dict.fromkeys(Applied(option.ground, Role.RIGHT) for option in rights),
        Applied(closes, Role.INFORMATION),
    )
    result = sentence(
        (
            "The choice must be made without consulting partner. Nothing that {who} or "
            "{who}’s partner has said about the choice may be used."
        ),
        who=who,
    )
    sides = () if who is None else (who.side,)
    what = sentence("what was said about the choice")
    unauthorised = tuple(Unauthorised(side, what, closes) for side in sides)
    return noticed.deciding(Verdict(laws, result, (*rights, *unauthorised)))


def choice_is_explained(table: Table) -> Table:
    """Return the table with the director's duty to explain every open option (10C1)."""
    if table.incident is None or not table.incident.options:
        return table
    book = LAW[table.edition]
    laws = [
        Applied(book[duty], Role.PROCEDURE)
        for duty in ("options_explained", "choice_without_partner")
    ]
    holders = dict.fromkeys(option.who for option in table.incident.options)
    line = sentence(
        (
            "The director explains all the options before a choice is made. {holders} then "
            "chooses without consulting partner."
        ),
        holders=listed(holders, "or"),
    )
    explained = table.explaining(laws, (line,))
    offender = table.incident.offender
    innocent = offender is None or any(who.side is not offender.side for who in holders)
    if "best_option_may_be_chosen" not in book or not innocent:
        return explained
    best = sentence("The non-offending side may choose what is best for it.")
    return explained.explaining((Applied(book["best_option_may_be_chosen"], Role.RIGHT),), (best,))


def choice_of_another(table: Table, who: Seat | None, incident: int, call: RecordedCall) -> Table:
    """Return the table after a player accepted or refused a call that another may accept.

    The right stays with the player the law gives it to; his partner may not counsel him (10C2).
    """
    options = table.incidents[incident].options
    right = next((option for option in options if option.name == "accept_call"), None)
    if who is None or right is None:
        return nothing_to_choose(table, who)
    laws = [Applied(right.ground, Role.RIGHT)]
    if who is right.who.partner:
        laws.append(Applied(LAW[table.edition]["choice_without_partner"], Role.PROCEDURE))
    line = sentence(
        "{who} may neither accept nor refuse {call}. Only {holder} may ({law}).",
        who=who,
        call=call.call,
        holder=right.who,
        law=right.ground,
    )
    return table.explaining(laws, (line,))


def nothing_to_choose(table: Table, who: Seat | None) -> Table:
    """Return the table after a player accepted or refused where nothing waits for a choice."""
    return table.explaining((), (sentence("{who} has nothing to accept or refuse here.", who=who),))
