"""Calls taken in with an eye on what was noted before.

A call may be the new one of a misinformed player, of one who had the wrong cards, or of a second
auction; it may be suggested by partner's manner, or settle what only the director may settle.
Whatever is not about something noted goes on to `auction_acts` unchanged.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bridge_rules_gui.bridge.sentence import sentence
from bridge_rules_gui.bridge.story import CallMade
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.rulings import law10_assessment_of_rectification as law10
from bridge_rules_gui.rulings import law11_forfeited_rights as law11
from bridge_rules_gui.rulings import law15_wrong_board as wrong_board
from bridge_rules_gui.rulings import law15_wrong_hand as wrong_hand
from bridge_rules_gui.rulings import law16_extraneous_information as law16
from bridge_rules_gui.rulings import law21_misinformation as law21
from bridge_rules_gui.rulings import law40_partnership_understandings as law40
from bridge_rules_gui.rulings.auction import auction_acts, misled_calls
from bridge_rules_gui.rulings.course import table_talk
from bridge_rules_gui.rulings.course.changing import replace
from bridge_rules_gui.rulings.course.discoveries import discovered
from bridge_rules_gui.rulings.course.in_order import in_order
from bridge_rules_gui.rulings.course.noted import NOTHING_NOTED
from bridge_rules_gui.rulings.irregularity import Irregularity
from bridge_rules_gui.rulings.verdict import Verdict

if TYPE_CHECKING:
    from collections.abc import Callable

    from bridge_rules_gui.bridge.seat import Seat
    from bridge_rules_gui.bridge.story import CallReplaced, Event
    from bridge_rules_gui.rulings.auction.told import ToldCall
    from bridge_rules_gui.rulings.course.noted import FirstAuction, Noted, RecalledHand
    from bridge_rules_gui.rulings.course.table import Table


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
    if _is_recalled(table, who) or _begins_anew(table) or table.noted.halted:
        return call_made(table, event, instead)
    wrong = misled_calls.changes(table, who) if table.noted.misinformation else None
    if wrong is not None:
        return misled_calls.changed(table, event, instead, wrong)
    table = replace(table, noted=_with_replacement(table, who))
    return _called(table, event, lambda before: auction_acts.call_replaced(before, event, act))


def _is_recalled(table: Table, who: Seat) -> bool:
    recalled = table.noted.recalled
    return recalled is not None and recalled.seat is who


def _begins_anew(table: Table) -> bool:
    """Whether the calls are those of a second auction (15C of 1987 and 2007)."""
    first = table.noted.first_auction
    return first is not None and not first.stands


def _with_replacement(table: Table, who: Seat) -> Noted:
    """Return what is noted, an offender's own correction after attention was drawn included."""
    matter, noted = table.matter, table.noted
    if noted.attention is None or matter is None or matter.offender is not who:
        return noted
    return replace(noted, replaced=True)


def _called(table: Table, event: Event, take_in: Callable[[Table], Table]) -> Table:
    """Return the table with a call taken in, and what it means for what was noted before."""
    if event.who is None or table.noted.halted or _said_again(table, event.who):
        return _in_vain(table)
    if table.faced:
        table = law11.forfeited_by_call(table, event.who)
    after = take_in(table)
    if after.noted is not NOTHING_NOTED:
        after = _compared(after, event.who)
    if len(event.facts):
        after = _understood(after, event)
    return table_talk.paused_in_calling(after, event) if event.statement else after


def _said_again(table: Table, who: Seat) -> bool:
    """Whether a call is made for the second time although the first auction stands (2017)."""
    first = table.noted.first_auction
    if first is None or not first.stands or first.repeated >= len(first.told):
        return False
    return first.told[first.repeated].seat is who and table.turn is not who


def _in_vain(table: Table) -> Table:
    """Return the table with a call that this edition has no room for; it changes nothing."""
    line = sentence("There is no call to be made here under this edition: it changes nothing.")
    first = table.noted.first_auction
    if first is not None and first.stands:
        again = replace(first, repeated=first.repeated + 1)
        table = replace(table, noted=replace(table.noted, first_auction=again))
    return table.explaining((), (line,))


def _compared(table: Table, who: Seat) -> Table:
    """Return the table with the call just made compared with what had been noted."""
    made = next(iter(table.bidding.told[-1:]), None)
    noted = table.noted
    if made is None or made.event != table.event:
        return table
    if noted.recalled is not None and noted.recalled.seat is who:
        table = _called_again(table, noted.recalled, made)
    if noted.first_auction is not None and _begins_anew(table):
        table = _second_time(table, noted.first_auction, made)
    if noted.heard:
        table = _after_hearing(table, made)
    return _settled_alone(table, who)


def _called_again(table: Table, recalled: RecalledHand, made: ToldCall) -> Table:
    """Return the table after the new call on the right cards; 2007 compares it with the first."""
    table = replace(table, noted=replace(table.noted, recalled=None))
    if recalled.over is None or table.edition is not Edition.SR_2007:
        return table
    same = made.call == recalled.call.call and made.holds("comparable") is not False
    question = sentence(
        "Does {who}'s {call} mean the same as the cancelled {first}?",
        who=made.seat,
        call=made.call,
        first=recalled.call.call,
    )
    differs = not same and not table.judge("comparable", made.event, question)
    verdict = wrong_hand.called_again(made, recalled.over, differs=differs)
    return off(table.deciding(verdict, recalled.matter), halted=differs)


def off(table: Table, *, halted: bool = True) -> Table:
    """Return the table with the board not bid on any more."""
    return replace(table, noted=replace(table.noted, first_auction=None, halted=halted))


def _second_time(table: Table, first: FirstAuction, made: ToldCall) -> Table:
    place = len(table.bidding.told) - 1
    same = place < len(first.told) and first.told[place].call == made.call
    if same or place >= len(first.told):
        return table
    return off(table.deciding(wrong_board.call_differs(table.edition, made), first.matter))


def _after_hearing(table: Table, made: ToldCall) -> Table:
    """Return the table after a player called who had extraneous information from his partner."""
    mine = [heard for heard in table.noted.heard if heard.by is made.seat.partner]
    if not mine:
        return table
    left = tuple(heard for heard in table.noted.heard if heard not in mine)
    table = replace(table, noted=replace(table.noted, heard=left))
    if made.is_pass and any(bar.seat is made.seat for bar in table.imposed):
        return table
    question = sentence(
        "Did what his partner let him know suggest {who}'s {call}, although there was a logical "
        "alternative?",
        who=made.seat,
        call=made.call,
    )
    if not table.judge("suggested", made.event, question):
        return table
    noticed = table.noticing(Irregularity.EXTRANEOUS_INFORMATION, made.seat, made.event)
    return noticed.deciding(law16.used(table.edition, made))


def _settled_alone(table: Table, who: Seat) -> Table:
    """Return the table after an opponent went on although the director should have been called."""
    noted, matter = table.noted, table.matter
    if noted.attention is None or not noted.replaced or matter is None or matter.offender is None:
        return table
    if matter.offender.side is who.side:
        return table
    table = replace(table, noted=replace(noted, attention=None, replaced=False))
    return law10.settled_by_players(table, who, premature=True)


def _misunderstood(table: Table, event: Event) -> Table:
    """Return the table after a player called, or changed a call, on his own misunderstanding."""
    matter, made = table.matter, next(iter(table.bidding.told[-1:]), None)
    own = law21.OWN_MISUNDERSTANDING[table.edition]
    if matter is not None and matter.event == table.event:
        line = sentence("{who} has misunderstood by himself: nobody owes him help.", who=event.who)
        return table.deciding(Verdict((*matter.laws, own), matter.result, matter.options, (line,)))
    if made is None or made.event != table.event:
        return table
    line = sentence(
        "{who}'s {call} rests on a misunderstanding of his own: nobody owes him help, and the call "
        "stands.",
        who=made.seat,
        call=made.call,
    )
    return in_order(table, made.seat, (own,), line)


def _understood(table: Table, event: Event) -> Table:
    """Return the table with what is told of the understanding behind a call."""
    if event.facts.value("own_misunderstanding") is True:
        return _misunderstood(table, event)
    made = next(iter(table.bidding.told[-1:]), None)
    if made is None or made.event != table.event:
        return table
    deviates = made.holds("deviation") is True
    if made.holds("undisclosed") is True or (deviates and made.holds("partner_aware") is True):
        noticed = table.noticing(Irregularity.HIDDEN_UNDERSTANDING, event.who, table.event)
        verdict = law40.hidden_understanding(table.edition, made, by_deviating=deviates)
        return noticed.deciding(verdict)
    if not deviates:
        return table
    line = sentence("{who} may deviate from his system without a word.", who=made.seat)
    return in_order(table, made.seat, law40.free_to_deviate(table.edition), line)
