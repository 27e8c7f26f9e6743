"""Calls made after misinformation: weighed when the director comes, and changed (Law 21)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from bridge_rules_gui.director.auction import auction_acts, standing
from bridge_rules_gui.game.auction import Auction
from bridge_rules_gui.game.scenario import CallMade, CallReplaced, Event, OptionTaken
from bridge_rules_gui.game.seat import Seat
from bridge_rules_gui.laws import law20_review_and_explanation as law20
from bridge_rules_gui.laws import law21_misinformation as law21
from bridge_rules_gui.laws import law47_misinformation as law47
from bridge_rules_gui.table.auction.detection import irregular_call
from bridge_rules_gui.table.auction.recorded_call import RecordedCall
from bridge_rules_gui.table.changing import replace
from bridge_rules_gui.table.irregularity import Irregularity
from bridge_rules_gui.table.noted import Heard, Misinformation
from bridge_rules_gui.table.table import Table
from bridge_rules_gui.table.verdict import Applied, Role, Verdict

MISINFORMING = frozenset({Irregularity.MISINFORMATION, Irregularity.HIDDEN_UNDERSTANDING})
"""The irregularities after which opponents may change a call."""


def not_disclosed(table: Table, who: Seat, verdict: Verdict) -> Table:
    """Return the table after a call whose meaning partner should have disclosed, and did not.

    What was not alerted counts as misinformation in every edition (21B1).
    """
    place = len(table.incidents)
    noticed = table.noticing(Irregularity.HIDDEN_UNDERSTANDING, who, table.event)
    wrong = Misinformation(who.partner, table.event, place)
    noted = replace(table.noted, misinformation=(*table.noted.misinformation, wrong))
    return replace(noticed.deciding(verdict), noted=noted)


def not_alerted(table: Table, call: RecordedCall) -> Table:
    """Return the table after a call that partner did not alert although he had to."""
    by, heard = call.seat.partner, call.holds("heard_by_partner") is not False
    place = len(table.incidents)
    noticed = table.noticing(Irregularity.MISINFORMATION, by, table.event)
    decided = noticed.deciding(law21.not_alerted(table.edition, call, heard=heard))
    return with_misinformation(decided, Misinformation(by, table.event, place), heard=heard)


def with_misinformation(table: Table, wrong: Misinformation, *, heard: bool) -> Table:
    """Return the table with misinformation noted, and that partner may have learned by it."""
    noted = replace(table.noted, misinformation=(*table.noted.misinformation, wrong))
    if heard:
        learned = Heard(wrong.by, wrong.event, wrong.incident, asked=False)
        noted = replace(noted, heard=(*noted.heard, learned))
    return replace(table, noted=noted)


def weighed(table: Table) -> Table:
    """Return the table with every call judged that misinformation may have led to."""
    for wrong in table.noted.misinformation:
        calls = _calls_after(table, wrong)
        if wrong.ruled:
            table = _with_rights_in_time(table, wrong, calls)
        elif calls:
            table = _weighed(table, wrong, calls)
    return table


def _with_rights_in_time(
    table: Table, wrong: Misinformation, calls: Iterable[RecordedCall]
) -> Table:
    """Return the table without the rights that players have let pass since the director came."""
    may = {call.seat for call in calls if _in_time(table, call)}
    incident = table.incidents[wrong.incident]
    gone = [o for o in incident.options if o.name == law21.CHANGE_CALL and o.who not in may]
    left = tuple(option for option in incident.options if option not in gone)
    incidents = list(table.incidents)
    incidents[wrong.incident] = replace(incident, options=left)
    return replace(table, incidents=tuple(incidents)) if gone else table


def ruled(table: Table) -> Table:
    """Return the table once the director has come: wrongs are righted, rights explained."""
    table = put_right(weighed(table))
    wrong = tuple(replace(each, ruled=True) for each in table.noted.misinformation)
    return replace(table, noted=replace(table.noted, misinformation=wrong)) if wrong else table


def put_right(table: Table, by: Seat | None = None) -> Table:
    """Return the table with wrong explanations corrected, of one player or of all."""
    wrong = tuple(
        each
        if each.put_right is not None or by not in (None, each.by)
        else replace(each, put_right=table.event)
        for each in table.noted.misinformation
    )
    if wrong == table.noted.misinformation:
        return table
    return replace(table, noted=replace(table.noted, misinformation=wrong))


def corrected_by_partner(table: Table, by: Seat, laws: tuple[Applied, ...]) -> Table:
    """Return the table where partner has put a player's explanations right, under his own duty.

    What bids a player correct himself does not apply to them any more.
    """
    own = {
        each
        for auction_over in (True, False)
        for each in law20.duty_to_correct(table.edition, auction_over=auction_over)
    }

    def exchanged(before: tuple[Applied, ...]) -> tuple[Applied, ...]:
        return tuple(each for one in before for each in (laws if one in own else (one,)))

    incidents = list(table.incidents)
    for place in {wrong.incident for wrong in table.noted.misinformation if wrong.by is by}:
        before = incidents[place]
        incidents[place] = replace(
            before, laws=exchanged(before.laws), laws_then=exchanged(before.laws_then)
        )
    return replace(table, incidents=tuple(incidents))


def _weighed(table: Table, wrong: Misinformation, calls: tuple[RecordedCall, ...]) -> Table:
    influenced = tuple(call for call in calls if _was_influenced(table, call))
    in_time = tuple(call for call in influenced if _in_time(table, call))
    earlier = (
        call
        for call in _opponents_calls(table, wrong)
        if call not in calls and call.holds("influenced")
    )
    late = (*earlier, *(call for call in influenced if call not in in_time))
    kept, over = _kept(table, wrong.incident), table.contract is not None
    called_since = any(call is not table.bidding.recorded[-1] for call in in_time)
    verdict = law21.may_change(
        table.edition, in_time, late, kept, called_since=called_since, auction_over=over
    )
    return table.deciding(verdict, wrong.incident)


def _kept(table: Table, incident: int) -> tuple[Applied, ...]:
    """Return what the incident has from its first stage beside the right to change a call.

    What partner may not use stays closed without being decided again.
    """
    book, before = law21.LAW[table.edition], table.incidents[incident]
    first = (
        book["misinformed_call_may_be_changed"],
        law47.LAW[table.edition]["withdrawn_after_misinformation"],
    )
    kept = tuple(
        applied
        for applied in before.laws_then
        if applied.ground not in first and applied.role is not Role.INFORMATION
    )
    if before.key is not Irregularity.HIDDEN_UNDERSTANDING:
        return kept
    return (Applied(book["no_alert_is_misinformation"], Role.PROCEDURE), *kept)


def _was_influenced(table: Table, call: RecordedCall) -> bool:
    return table.judge("influenced", call.event, law21.question(table.edition, call))


def _calls_after(table: Table, wrong: Misinformation) -> tuple[RecordedCall, ...]:
    """Return each opponent's last call between the wrong explanation and its correction."""
    return tuple({call.seat: call for call in _opponents_calls(table, wrong)}.values())


def _opponents_calls(table: Table, wrong: Misinformation) -> Iterator[RecordedCall]:
    """Yield the opponents' calls between the wrong explanation and its correction."""
    end = len(table.scenario.events) if wrong.put_right is None else wrong.put_right
    for call in table.bidding.recorded:
        if wrong.event < call.event < end and call.seat.side is not wrong.by.side:
            yield call


def _in_time(table: Table, call: RecordedCall) -> bool:
    """Whether the auction period continues and the player's partner has not called since."""
    if table.play_has_begun:
        return False
    recorded = table.bidding.recorded
    return not any(
        after.seat is call.seat.partner for after in recorded[recorded.index(call) + 1 :]
    )


def changes(table: Table, seat: Seat) -> Misinformation | None:
    """Return the misinformation that lets a player change his last call, None where none does."""
    for wrong in table.noted.misinformation:
        for call in _calls_after(table, wrong):
            if call.seat is seat and _in_time(table, call) and _was_influenced(table, call):
                return wrong
    return None


def reopened(table: Table, event: Event) -> Table:
    """Return the table without a face-down lead, where a player now changes a misinformed call.

    With the lead goes the right to take it back (47E2).
    """
    act = event.act
    is_change = isinstance(act, CallMade | CallReplaced) or (
        isinstance(act, OptionTaken) and act.option == law21.CHANGE_CALL
    )
    if not is_change or event.who is None or table.playing is None or table.play_has_begun:
        return table
    if changes(table, event.who) is None:
        return table
    of_calls = [wrong.incident for wrong in table.noted.misinformation]
    last = len(table.incidents) - 1
    of_lead = table.incidents[last].key is Irregularity.MISINFORMATION and last not in of_calls
    left = table.incidents[:last] if of_lead else table.incidents
    return replace(table, playing=None, incidents=left)


def changed(table: Table, event: Event, act: CallMade, wrong: Misinformation) -> Table:
    """Return the table with a misinformed player's call changed (21B1).

    The opponent's call over the first one stands where it still can, and he may change it.
    """
    seat = event.who
    recorded = table.bidding.recorded
    first = next(call for call in reversed(recorded) if call.seat is seat)
    place = recorded.index(first)
    over = next(iter(recorded[place + 1 :]), None)
    bidding = replace(
        table.bidding,
        auction=Auction(table.bidding.auction.dealer, table.bidding.auction.calls[:place]),
        recorded=recorded[:place],
    )
    cut = replace(table, bidding=bidding)
    cut = cut.deciding(law21.changed(table.edition, first, over), wrong.incident)
    after = auction_acts.call_made(cut, event, act)
    return after if over is None else _with_call_over(after, over)


def _with_call_over(table: Table, over: RecordedCall) -> Table:
    bidding = table.bidding
    if bidding.pending is not None or bidding.auction.turn is not over.seat:
        return table
    if irregular_call(table, over) is not None:
        return table
    stands = standing.made(table, over)
    return replace(stands, bidding=replace(stands.bidding, revisable=over))


def changed_over(table: Table, event: Event, act: CallMade) -> Table | None:
    """Return the table with the call changed over a changed one (21B2); None where it is none."""
    revised, incident = table.bidding.revisable, table.incident
    if revised is None or revised.seat is not event.who or incident is None:
        return None
    if incident.key not in MISINFORMING or revised not in table.bidding.recorded:
        return None
    place = table.bidding.recorded.index(revised)
    auction = Auction(table.bidding.auction.dealer, table.bidding.auction.calls[:place])
    recorded = table.bidding.recorded[:place]
    bidding = replace(table.bidding, auction=auction, recorded=recorded, revisable=None)
    cut = replace(table, bidding=bidding)
    decided = cut.deciding(law21.changed_in_turn(table.edition, revised))
    return auction_acts.call_made(decided, event, act)
