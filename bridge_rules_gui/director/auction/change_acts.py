"""Changes of call taken in act by act: put right, accepted, refused, chosen again (Law 25)."""

from __future__ import annotations

from dataclasses import dataclass

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.director.auction.calls_index import LAWS_OF_CALLS
from bridge_rules_gui.game.auction import Auction
from bridge_rules_gui.game.seat import Seat
from bridge_rules_gui.laws import law25_change_of_call as law25
from bridge_rules_gui.laws.law25_change_of_call import Course
from bridge_rules_gui.table.auction.detection import irregular_call
from bridge_rules_gui.table.auction.irregular_call import IrregularCall
from bridge_rules_gui.table.auction.recorded_call import RecordedCall
from bridge_rules_gui.table.bidding import Bidding, ChangedCall
from bridge_rules_gui.table.changing import replace
from bridge_rules_gui.table.ground import Ground
from bridge_rules_gui.table.irregularity import Irregularity
from bridge_rules_gui.table.table import Table
from bridge_rules_gui.table.verdict import Verdict, WithdrawnCall


@dataclass(frozen=True, slots=True)
class Resumed:
    """The table cut back to where a call was changed, and the call that is to be made there.

    `call` is None where nothing is to be made. `later` are the calls that had followed the
    first one. Where they are `kept` they stand as far as they still can, and the left-hand
    opponent may be allowed to withdraw his. `accepted`: he has accepted the change.
    """

    table: Table
    call: RecordedCall | None = None
    later: tuple[RecordedCall, ...] = ()
    kept: bool = False
    accepted: bool = False


def change(table: Table, recorded: RecordedCall, because: Ground | None = None) -> Resumed:
    """Take in an attempt to change a call: put right at once, or waiting to be accepted."""
    waiting = table.bidding.change
    if waiting is not None and waiting.first.seat is recorded.seat:
        return _chosen_again(table, waiting, recorded)
    first = _first_call(table.bidding, recorded.seat)
    if because is None:
        first = _slip_ruled_on(table, recorded) or first
    if first is None or (because is None and first.call == recorded.call):
        # To name again the call that stands changes nothing.
        return Resumed(table)
    noticed = table.noticing(Irregularity.CHANGE_OF_CALL, recorded.seat, recorded.event)
    changed = ChangedCall(
        first, recorded, len(table.incidents), because, illegal=first not in table.bidding.recorded
    )
    if because is not None and first.call == recorded.call:
        return Resumed(noticed.deciding(law25.repeated(changed, because)))
    if not law25.was_unintended(first) and not law25.was_unintended(recorded):
        return _deliberate(noticed, changed, law25.may_be_accepted(noticed, changed))
    course, found = law25.unintended(noticed, first, recorded)
    if not isinstance(found, Verdict):
        return _deliberate(noticed, changed, law25.may_be_accepted(noticed, changed, found))
    if course is Course.TOO_LATE:
        return Resumed(noticed.deciding(found))
    decided = noticed.lifting(first.seat, first.event).deciding(found)
    return replace(_put_right(decided, changed), kept=True)


def change_during_play(table: Table, recorded: RecordedCall) -> Table | None:
    """Take in an attempt to change a call after the opening lead: 2007 and 2017 know it (25A).

    1987 says nothing of a change so late, and of no edition is it a change that may be accepted:
    None where Law 25 has nothing to say of the call.
    """
    first = _first_call(table.bidding, recorded.seat)
    if first is None or table.edition is Edition.RU_1987 or not law25.was_unintended(first):
        return None
    noticed = table.noticing(Irregularity.CHANGE_OF_CALL, recorded.seat, recorded.event)
    _, found = law25.unintended(noticed, first, recorded)
    return noticed.deciding(found) if isinstance(found, Verdict) else None


def _deliberate(table: Table, changed: ChangedCall, verdict: Verdict) -> Resumed:
    """Return the table with a change waiting; 1987 is done where the opponent had called."""
    if table.edition is Edition.RU_1987 and _called_over(table, changed):
        decided = table.deciding(law25.meant_for_the_first(changed))
        return replace(_put_right(decided, changed), kept=True)
    waiting = replace(table, bidding=replace(table.bidding, change=changed))
    return Resumed(replace(waiting.deciding(verdict), director_present=False))


def _called_over(table: Table, changed: ChangedCall) -> bool:
    later = (
        recorded for recorded in table.bidding.recorded if recorded.event > changed.first.event
    )
    return any(recorded.seat is changed.opponent for recorded in later)


def _first_call(bidding: Bidding, seat: Seat) -> RecordedCall | None:
    if bidding.pending is not None and bidding.pending.seat is seat:
        return bidding.pending.recorded
    return next((call for call in reversed(bidding.recorded) if call.seat is seat), None)


def _slip_ruled_on(table: Table, recorded: RecordedCall) -> RecordedCall | None:
    """Return a call of the player that was not intended and has been cancelled under its own law.

    He has not called again since; a pass may have been put in its place.
    """
    mine = [gone for gone in table.withdrawn if gone.seat is recorded.seat]
    if not mine or law25.answers_a_refusal(table, recorded):
        return None
    gone = mine[-1]
    slip = RecordedCall(gone.seat, gone.call, gone.event, table.scenario.events[gone.event].facts)
    is_over = any(call.event > gone.event for call in table.bidding.calls_of(gone.seat))
    return slip if law25.was_unintended(slip) and not is_over else None


def _put_right(table: Table, changed: ChangedCall, call: RecordedCall | None = None) -> Resumed:
    """Return the table as it was before the first call, and what is to be called there."""
    first, call = changed.first, changed.second if call is None else call
    owed = tuple(cancelled for cancelled in table.bidding.cancelled if cancelled.recorded != first)
    bidding = replace(table.bidding, change=None, cancelled=owed)
    place = next(
        (
            n
            for n, c in enumerate(bidding.recorded)
            if (c.seat, c.event) == (first.seat, first.event)
        ),
        None,
    )
    if place is None:
        # The first call was irregular itself, or has been cancelled since.
        replaced = None if bidding.pending is None else bidding.pending.earlier
        return Resumed(replace(table, bidding=replace(bidding, pending=replaced)), call)
    before = Auction(bidding.auction.dealer, bidding.auction.calls[:place])
    kept = replace(
        bidding,
        auction=before,
        recorded=bidding.recorded[:place],
        pending=None,
        cancelled=tuple(c for c in bidding.cancelled if c.recorded.event < first.event),
    )
    waiting = () if bidding.pending is None else (bidding.pending.recorded,)
    return Resumed(replace(table, bidding=kept), call, (*bidding.recorded[place + 1 :], *waiting))


def choice_made(table: Table, who: Seat | None, *, accepted: bool) -> Resumed:
    """Take in the left-hand opponent's word about a change of call."""
    changed = table.bidding.change
    if changed is None or changed.refused or who is not changed.opponent:
        return Resumed(table)
    return _accepted(table, changed, None) if accepted else Resumed(_refused(table, changed))


def called_after(table: Table, recorded: RecordedCall) -> Resumed:
    """Take in what another player's call means for a waiting change: the opponent's accepts it.

    A call of his that he did not mean for the change does not accept it, but in 1987 the change
    stands all the same.
    """
    changed = table.bidding.change
    if changed is None:
        return Resumed(table)
    if recorded.seat is changed.opponent and not changed.refused:
        if law25.is_meant_for_the_change(table, changed, recorded):
            return _accepted(table, changed, recorded)
        if table.edition is Edition.RU_1987:
            decided = table.deciding(law25.meant_for_the_first(changed), changed.incident)
            return replace(_put_right(decided, changed), later=(recorded,), kept=True)
        return Resumed(kept_first(_refused(table, changed, recorded)))
    wrong = None if changed.refused else _partners_call(table, changed, recorded)
    if wrong is not None:
        return _called_meanwhile(table, changed, wrong)
    after = table if changed.refused else _refused(table, changed)
    return Resumed(kept_first(after))


def _partners_call(
    table: Table, changed: ChangedCall, recorded: RecordedCall
) -> IrregularCall | None:
    """Return a call of the offender's partner while the opponent has still to choose, if it is."""
    bidding = table.bidding
    if bidding.pending is not None or changed.meanwhile is not None:
        return None
    at_his_turn = bidding.auction.turn is changed.opponent
    is_his = recorded.seat is changed.first.seat.partner
    return irregular_call(table, recorded) if at_his_turn and is_his else None


def _called_meanwhile(table: Table, changed: ChangedCall, wrong: IrregularCall) -> Resumed:
    """Return the table with partner's call noticed and the opponent's right left open."""
    recorded = wrong.recorded
    found = table.noticing(wrong.key, recorded.seat, recorded.event)
    own = LAWS_OF_CALLS[wrong.key].notice(found, wrong)
    verdict = law25.partner_called_meanwhile(table, changed, recorded, own)
    waiting = replace(found.bidding, change=replace(changed, meanwhile=recorded))
    return Resumed(replace(found, bidding=waiting).deciding(verdict), later=(recorded,))


def _accepted(table: Table, changed: ChangedCall, by: RecordedCall | None) -> Resumed:
    verdict = law25.accepted(table, changed, by)
    resumed = _put_right(table.deciding(verdict, changed.incident), changed)
    return replace(resumed, accepted=True)


def _refused(table: Table, changed: ChangedCall, by: RecordedCall | None = None) -> Table:
    """Return the table after the change was not accepted; `by` was called over the first call."""
    verdict = law25.refused(table, changed, by)
    pending = table.bidding.pending
    if changed.illegal and pending is not None:
        rights = table.incidents[pending.incident].options
        verdict = replace(verdict, consequences=(*verdict.consequences, *rights))
    decided = table.deciding(verdict, changed.incident)
    may_choose = table.edition is Edition.RU_1987 and not changed.illegal
    waiting = replace(changed, refused=True) if may_choose else None
    return replace(decided, bidding=replace(decided.bidding, change=waiting))


def kept_first(table: Table) -> Table:
    """Return the table after the offender kept his first call, his change refused (1987)."""
    changed = table.bidding.change
    if changed is None or not changed.refused:
        return table
    decided = table.deciding(law25.first_call_kept(changed), changed.incident)
    return replace(decided, bidding=replace(decided.bidding, change=None))


def _chosen_again(table: Table, changed: ChangedCall, recorded: RecordedCall) -> Resumed:
    """Return the table after the offender changed his call once more, or chose at last (1987)."""
    if not changed.refused:
        again = replace(changed, second=recorded)
        decided = table.withdrawing(law25.given_up(table.edition, changed, recorded)).deciding(
            law25.may_be_accepted(table, again), changed.incident
        )
        return Resumed(replace(decided, bidding=replace(decided.bidding, change=again)))
    if recorded.call == changed.first.call:
        return Resumed(kept_first(table))
    decided = table.deciding(law25.another_call_chosen(changed, recorded), changed.incident)
    return _put_right(decided, changed, recorded)


def withdrawn_freely(table: Table, call: RecordedCall | None) -> Resumed:
    """Take in the opponent's withdrawal of his call, made before the one under it was changed.

    A call that has been made over it since goes with it.
    """
    bidding = table.bidding
    revised = bidding.revisable
    if revised is None or revised not in bidding.recorded or table.incident is None:
        return Resumed(table)
    place = bidding.recorded.index(revised)
    before = Auction(bidding.auction.dealer, bidding.auction.calls[:place])
    kept = replace(bidding, auction=before, recorded=bidding.recorded[:place], revisable=None)
    law = table.incident.laws[-1].ground
    gone = WithdrawnCall(revised.seat, revised.call, revised.event, law, innocent=True)
    verdict = Verdict(table.incident.laws, table.incident.result, (gone,))
    after = replace(table, bidding=kept).deciding(verdict)
    for over in bidding.recorded[place + 1 :]:
        after = law25.withdrawn_with(after, over, gone)
    return Resumed(after, call)
