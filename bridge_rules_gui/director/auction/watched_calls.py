"""Calls taken in with an eye on what was noted before.

A call may be the new one of a misinformed player, of one who had the wrong cards, or of a second
auction; it may be suggested by partner's manner, or settle what only the director may settle.
Whatever is not about something noted continues to `auction_acts` unchanged.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from bridge_rules_gui.director import table_talk
from bridge_rules_gui.director.auction import auction_acts, misled_calls
from bridge_rules_gui.director.discoveries import discovered
from bridge_rules_gui.game.scenario import CallMade, CallReplaced, Event
from bridge_rules_gui.game.seat import Seat
from bridge_rules_gui.laws import law10_assessment_of_rectification as law10
from bridge_rules_gui.laws import law11_forfeited_rights as law11
from bridge_rules_gui.laws import law15_wrong_board as wrong_board
from bridge_rules_gui.laws import law15_wrong_hand as wrong_hand
from bridge_rules_gui.laws import law16_extraneous_information as law16
from bridge_rules_gui.laws import law16_withdrawn_calls as law16_withdrawn
from bridge_rules_gui.laws import law21_misinformation as law21
from bridge_rules_gui.laws import law40_partnership_understandings as law40
from bridge_rules_gui.table.auction.recorded_call import RecordedCall
from bridge_rules_gui.table.changing import replace
from bridge_rules_gui.table.in_order import in_order
from bridge_rules_gui.table.irregularity import Irregularity
from bridge_rules_gui.table.noted import NOTHING_NOTED, FirstAuction, Noted, RecalledHand
from bridge_rules_gui.table.table import Table
from bridge_rules_gui.table.verdict import Verdict


def call_made(table: Table, event: Event, act: CallMade) -> Table:
    """Take in a call."""
    over = misled_calls.changed_over(table, event, act)
    if over is not None:
        return over
    return _called(table, event, lambda before: auction_acts.call_made(before, event, act))


def call_replaced(table: Table, event: Event, act: CallReplaced) -> Table:
    """Take in a player's attempt to put another call in place of his last one.

    A misinformed player may; one who has called on another board's cards must.
    """
    who, instead = event.who, CallMade(act.call)
    if who is None:
        return table
    over = misled_calls.changed_over(table, event, instead)
    if over is not None:
        return over
    if table.facts.value("wrong_board_cards") == str(who):
        table = discovered(table)
    if _is_recalled(table, who) or _restarts(table) or table.noted.halted:
        return call_made(table, event, instead)
    wrong = misled_calls.changes(table, who) if table.noted.misinformation else None
    if wrong is not None:
        return misled_calls.changed(table, event, instead, wrong)
    table = replace(table, noted=_with_replacement(table, who))
    return _called(table, event, lambda before: auction_acts.call_replaced(before, event, act))


def _is_recalled(table: Table, who: Seat) -> bool:
    recalled = table.noted.recalled
    return recalled is not None and recalled.seat is who


def _restarts(table: Table) -> bool:
    """Whether the calls are those of a second auction (15C of 1987 and 2007)."""
    first = table.noted.first_auction
    return first is not None and not first.stands


def _with_replacement(table: Table, who: Seat) -> Noted:
    """Return what is noted, an offender's own correction after attention was drawn included."""
    incident, noted = table.incident, table.noted
    if noted.attention is None or incident is None or incident.offender is not who:
        return noted
    return replace(noted, replaced=True)


def _called(table: Table, event: Event, make_call: Callable[[Table], Table]) -> Table:
    """Return the table with a call taken in, and what it means for what was noted before."""
    if event.who is None or table.noted.halted or _said_again(table, event.who):
        return _in_vain(table)
    if table.faced:
        table = law11.forfeited_by_call(table, event.who)
    after = _with_meaning(make_call(table), event, event.who)
    if not len(event.facts):
        return after
    if _is_irregular_itself(table, after):
        # What must be done about the call comes before what its manner tells.
        return _with_meaning(make_call(table_talk.after_manner(table, event)), event, event.who)
    return table_talk.after_manner(after, event)


def _with_meaning(table: Table, event: Event, who: Seat) -> Table:
    """Return the table with a call taken in and what it means for what is noted and stated."""
    if table.noted is not NOTHING_NOTED:
        table = _compared(table, who)
    if event.facts.value("suggested") is True:
        table = _suggested_by_what_is_closed(table, who)
    return _understood(table, event) if len(event.facts) else table


def _is_irregular_itself(before: Table, after: Table) -> bool:
    """Whether a call that was just taken in waits to be dealt with."""
    waiting = (after.bidding.pending, after.bidding.change)
    known = (before.bidding.pending, before.bidding.change)
    return any(
        now is not None and now is not then for now, then in zip(waiting, known, strict=True)
    )


def _said_again(table: Table, who: Seat) -> bool:
    """Whether a call is made for the second time although the first auction stands (2017)."""
    first = table.noted.first_auction
    if first is None or not first.stands or first.repeated >= len(first.recorded):
        return False
    return first.recorded[first.repeated].seat is who and table.turn is not who


def _in_vain(table: Table) -> Table:
    """Return the table with a call that this edition has no room for; it changes nothing."""
    first = table.noted.first_auction
    if first is not None and first.stands:
        again = replace(first, repeated=first.repeated + 1)
        table = replace(table, noted=replace(table.noted, first_auction=again))
    return table.explaining((), (wrong_board.no_call_to_be_made(),))


def _compared(table: Table, who: Seat) -> Table:
    """Return the table with the call just made compared with what had been noted."""
    made = next(iter(table.bidding.recorded[-1:]), None)
    noted = table.noted
    if made is None or made.event != table.event:
        return table
    if noted.recalled is not None and noted.recalled.seat is who:
        table = _called_again(table, noted.recalled, made)
    if noted.first_auction is not None and _restarts(table):
        table = _second_time(table, noted.first_auction, made)
    if noted.heard:
        table = _after_hearing(table, made)
    return _settled_alone(table, who)


def _called_again(table: Table, recalled: RecalledHand, made: RecordedCall) -> Table:
    """Return the table after the new call on the right cards; 2007 compares it with the first."""
    table = replace(table, noted=replace(table.noted, recalled=None))
    if recalled.over is None or "new_call_differs" not in wrong_hand.LAW[table.edition]:
        return table
    spoilt = wrong_hand.differs(table, recalled.call, made)
    verdict = wrong_hand.called_again(made, recalled.over, spoilt=spoilt)
    return off(table.deciding(verdict, recalled.incident), halted=spoilt)


def off(table: Table, *, halted: bool = True) -> Table:
    """Return the table with the board not bid on any more."""
    return replace(table, noted=replace(table.noted, first_auction=None, halted=halted))


def _second_time(table: Table, first: FirstAuction, made: RecordedCall) -> Table:
    place = len(table.bidding.recorded) - 1
    same = place < len(first.recorded) and first.recorded[place].call == made.call
    if same or place >= len(first.recorded):
        return table
    return off(table.deciding(wrong_board.call_differs(table.edition, made), first.incident))


def _after_hearing(table: Table, made: RecordedCall) -> Table:
    """Return the table after a player called who had extraneous information from his partner."""
    mine = [heard for heard in table.noted.heard if heard.by is made.seat.partner]
    asked = [heard for heard in mine if heard.asked]
    if not asked and (not mine or made.holds("suggested") is None):
        return table
    left = tuple(heard for heard in table.noted.heard if heard not in asked)
    table = replace(table, noted=replace(table.noted, heard=left))
    if made.is_pass and any(bar.seat is made.seat for bar in table.imposed):
        return table
    if not law16.was_suggested(table, made):
        return table
    return table_talk.beside(table, _INFORMATION, made.seat, law16.used(table.edition, made))


def _suggested_by_what_is_closed(table: Table, who: Seat) -> Table:
    """Return the table after a call that withdrawn calls or exposed cards are stated to suggest.

    What partner's words or manner suggest has been ruled on before (`_after_hearing`).
    """
    made, last = next(iter(table.bidding.recorded[-1:]), None), table.incident
    if made is None or made.event != table.event:
        return table
    if last is not None and (last.key, last.event) == (_INFORMATION, table.event):
        return table
    closed = law16_withdrawn.closed_to(table, who)
    if not closed or (made.is_pass and any(bar.seat is who for bar in table.imposed)):
        return table
    verdict = law16_withdrawn.used(table.edition, made, closed)
    return table_talk.beside(table, _INFORMATION, who, verdict)


_INFORMATION: Final = Irregularity.EXTRANEOUS_INFORMATION


def _settled_alone(table: Table, who: Seat) -> Table:
    """Return the table after an opponent continued without calling the director."""
    noted, incident = table.noted, table.incident
    if (
        noted.attention is None
        or not noted.replaced
        or incident is None
        or incident.offender is None
    ):
        return table
    if incident.offender.side is who.side:
        return table
    table = replace(table, noted=replace(noted, attention=None, replaced=False))
    return law10.settled_by_players(table, who, premature=True)


def _misunderstood(table: Table, event: Event) -> Table:
    """Return the table after a player called, or changed a call, on his own misunderstanding."""
    incident, made = table.incident, next(iter(table.bidding.recorded[-1:]), None)
    if incident is not None and incident.event == table.event:
        own, line = law21.own_misunderstanding(table.edition, event.who, None)
        return table.deciding(
            Verdict((*incident.laws, own), incident.result, incident.options, (line,))
        )
    if made is None or made.event != table.event:
        return table
    own, line = law21.own_misunderstanding(table.edition, made.seat, made)
    return in_order(table, made.seat, (own,), line)


def _understood(table: Table, event: Event) -> Table:
    """Return the table with what is stated of the understanding behind a call."""
    if event.facts.value("own_misunderstanding") is True:
        return _misunderstood(table, event)
    made = next(iter(table.bidding.recorded[-1:]), None)
    if made is None or made.event != table.event:
        return table
    deviates = made.holds("deviation") is True
    if made.holds("undisclosed") is True or (deviates and made.holds("partner_aware") is True):
        verdict = law40.hidden_understanding(table.edition, made, by_deviating=deviates)
        return misled_calls.not_disclosed(table, made.seat, verdict)
    if made.holds("alerted") is False:
        return misled_calls.not_alerted(table, made)
    if not deviates:
        return table
    laws, line = law40.free_to_deviate(table.edition, made.seat)
    return in_order(table, made.seat, laws, line)
