"""Law 34: the right to call of a player who was skipped (17D3 of 2017, 17E2 of 2007).

Three passes do not end the auction when one of them was out of rotation and took a player's turn:
it returns to him and the passes after that are cancelled. The editions agree; 2007 and 2017 call
everyone who passed out of rotation an offender.
"""

from __future__ import annotations

from bridge_rules_gui.game.auction import Auction
from bridge_rules_gui.game.call import Pass
from bridge_rules_gui.game.seat import Seat, Side
from bridge_rules_gui.language.sentence import sentence
from bridge_rules_gui.laws.clause import clauses
from bridge_rules_gui.table.auction.recorded_call import RecordedCall
from bridge_rules_gui.table.changing import replace
from bridge_rules_gui.table.irregularity import Irregularity
from bridge_rules_gui.table.table import Table
from bridge_rules_gui.table.verdict import Applied, Verdict, WithdrawnCall

LAW = clauses(34)


def missed_turn(table: Table) -> int | None:
    """Return the index of the pass that took a player's turn, once three passes have been made."""
    recorded = table.bidding.recorded
    start = max((place for place, call in enumerate(recorded) if not call.is_pass), default=0)
    if len(recorded) - start - 1 < 3:
        return None
    return next(iter(_out_of_turn(recorded, start + 1)), None)


def turn_given_back(table: Table, place: int) -> Table:
    """Return the table with the passes from an index on cancelled, the skipped player to call."""
    recorded = table.bidding.recorded
    kept, gone = recorded[:place], recorded[place:]
    skipped = recorded[place - 1].seat.left_hand_opponent
    auction = Auction(table.bidding.auction.dealer, table.bidding.auction.calls[:place])
    offender = recorded[place].seat
    noticed = replace(
        table.noticing(Irregularity.AUCTION_NOT_OVER, offender, table.event),
        bidding=replace(table.bidding, auction=auction, recorded=kept),
    )
    book = LAW[table.edition]
    laws = [book[idea] for idea in ("skipped_player_calls", "sent_to_law_17") if idea in book]
    result = sentence(
        (
            "The auction is not over: {offender}’s pass out of rotation took {skipped}’s "
            "turn. The auction goes back to {skipped}, and the passes since then are "
            "cancelled."
        ),
        offender=offender,
        skipped=skipped,
    )
    innocent = {seat.side for seat in Seat} - {
        recorded[at].seat.side for at in _out_of_turn(recorded, place)
    }
    withdrawn = tuple(_withdrawn(call, table, innocent) for call in gone)
    return noticed.deciding(Verdict(tuple(Applied(law) for law in laws), result, withdrawn))


def passed_after(table: Table, recorded: RecordedCall) -> Table | None:
    """Return the table after one more pass of those cancelled; None where the call is another.

    The table still takes the auction for over, or does not: nobody has drawn attention yet.
    """
    incident, last = table.incident, next(iter(table.withdrawn[-1:]), None)
    if incident is None or incident.key is not Irregularity.AUCTION_NOT_OVER or last is None:
        return None
    if last.ground != LAW[table.edition]["skipped_player_calls"]:
        return None
    next_in_vain = last.seat.left_hand_opponent
    in_vain = recorded.is_pass and recorded.seat is next_in_vain and recorded.seat is not table.turn
    if table.director_present or not in_vain:
        return None
    innocent = {call.seat.side for call in table.withdrawn if call.innocent}
    gone = _withdrawn(recorded, table, innocent)
    return table.explaining(incident.laws, (incident.result,)).withdrawing(gone)


def _out_of_turn(recorded: tuple[RecordedCall, ...], start: int) -> list[int]:
    """Return the places of the passes out of rotation: all who made one are offenders."""
    return [
        place
        for place in range(start, len(recorded))
        if recorded[place].seat is not recorded[place - 1].seat.left_hand_opponent
    ]


def _withdrawn(call: RecordedCall, table: Table, innocent: set[Side]) -> WithdrawnCall:
    law = LAW[table.edition]["skipped_player_calls"]
    return WithdrawnCall(call.seat, Pass(), call.event, law, innocent=call.seat.side in innocent)
