"""What the director finds when he comes: hands, boards and information stated as facts."""

from __future__ import annotations

from collections.abc import Iterator

from bridge_rules_gui.director.auction import misled_calls
from bridge_rules_gui.game.auction import Auction
from bridge_rules_gui.game.errors import BridgeError
from bridge_rules_gui.game.scenario import CallMade, Ending, Event, Finished, Simultaneous
from bridge_rules_gui.game.seat import Seat
from bridge_rules_gui.laws import law05_seats as law05
from bridge_rules_gui.laws import law07_board as law07
from bridge_rules_gui.laws import law13_wrong_number_of_cards as law13
from bridge_rules_gui.laws import law14_missing_card as law14
from bridge_rules_gui.laws import law15_wrong_board as wrong_board
from bridge_rules_gui.laws import law15_wrong_hand as wrong_hand
from bridge_rules_gui.laws import law16_extraneous_information as law16
from bridge_rules_gui.table.auction.recorded_call import RecordedCall
from bridge_rules_gui.table.changing import replace
from bridge_rules_gui.table.irregularity import Irregularity
from bridge_rules_gui.table.noted import FirstAuction, RecalledHand
from bridge_rules_gui.table.table import Table


def discovered(table: Table) -> Table:
    """Return the table with everything found that the facts tell and nobody has dealt with."""
    table = misled_calls.weighed(table)
    if not len(table.facts):
        return table
    for found in (
        _seats,
        _board,
        _wrong_hands,
        _cards_of_wrong_board,
        _wrong_board,
        _seen_elsewhere,
    ):
        table = found(table)
    return table


def _known(table: Table, *keys: Irregularity) -> bool:
    return any(incident.key in keys for incident in table.incidents)


# -- seats and the board -------------------------------------------------------------------------


def _seats(table: Table) -> Table:
    """Apply Law 5 where players have changed seats."""
    if table.facts.value("seats_changed") is not True or _known(table, Irregularity.SEATS_CHANGED):
        return table
    if law05.is_allowed(table):
        return table.noticing(None, None, max(table.event, 0)).deciding(law05.allowed(table))
    noticed = table.noticing(Irregularity.SEATS_CHANGED, None, max(table.event, 0))
    return noticed.deciding(law05.changed(noticed))


def _board(table: Table) -> Table:
    """Apply Law 7 where the board was moved during its play."""
    if table.facts.value("board_moved") is not True or _known(table, Irregularity.BOARD_MOVED):
        return table
    noticed = table.noticing(Irregularity.BOARD_MOVED, None, max(table.event, 0))
    return noticed.deciding(law07.moved(noticed))


# -- hands of the wrong size --------------------------------------------------------------------


def _wrong_hands(table: Table) -> Table:
    """Apply Law 13 where a hand has too many cards, Law 14 where hands are only short."""
    facts = table.facts
    foreign = facts.value("foreign_card") not in (None, False)
    short = "missing_card" in facts
    sizes = {seat: size for seat, size in _sizes(table) if size != law13.FULL_HAND}
    if not (sizes or foreign or short):
        return table
    if _known(table, Irregularity.WRONG_NUMBER_OF_CARDS, Irregularity.MISSING_CARD):
        return table
    seats = tuple(sizes)
    if foreign or law13.governs(table.edition, sizes):
        hands = law13.WrongHands(seats, _have_called(table, seats), _play_is_over(table), foreign)
        return law13.noticed(table, hands)
    where = law14.whereabouts(facts)
    return law14.noticed(table, law14.ShortHand(seats, where, _play_has_begun(table)))


def _sizes(table: Table) -> Iterator[tuple[Seat, int]]:
    stated = table.facts.value("cards")
    for entry in stated if isinstance(stated, tuple) else ():
        if isinstance(entry, tuple) and len(entry) == 2 and isinstance(entry[1], int):
            seat = _seat(entry[0])
            if seat is not None:
                yield seat, entry[1]


def _seat(text: object) -> Seat | None:
    try:
        return Seat.parse(str(text))
    except BridgeError:
        return None


def _have_called(table: Table, seats: tuple[Seat, ...]) -> bool:
    """Whether one of the players has called; with the auction over before the case, all have."""
    if table.scenario.contract is not None:
        return bool(seats)
    past = table.scenario.events[: table.event + 1]
    return any(seat in seats for seat in _callers(past))


def _callers(events: tuple[Event, ...]) -> Iterator[Seat]:
    for event in events:
        if isinstance(event.act, Simultaneous):
            yield from _callers(event.act.events)
        elif isinstance(event.act, CallMade) and event.who is not None:
            yield event.who


def _play_has_begun(table: Table) -> bool:
    """Whether a card has been played, or the case says that the opening lead was faced."""
    stated = table.stated_fact("opening_lead_faced", None)
    if stated is not None:
        return stated
    return table.play_has_begun


def _play_is_over(table: Table) -> bool:
    if table.playing is not None and table.playing.period.is_over:
        return True
    ends = (Finished.PLAY, Finished.ROUND, Finished.BOARD, Finished.CORRECTION_PERIOD)
    past = table.scenario.events[: table.event + 1]
    return any(isinstance(event.act, Ending) and event.act.of in ends for event in past)


# -- cards from a wrong board -------------------------------------------------------------------


def _cards_of_wrong_board(table: Table) -> Table:
    """Cancel the call made on another board's cards, and the calls over it (17D; 2017: 15A)."""
    seat = _seat(table.facts.value("wrong_board_cards") or "")
    recorded = table.bidding.recorded
    call = next((made for made in recorded if made.seat is seat), None)
    if seat is None or call is None or _known(table, Irregularity.WRONG_BOARD_CARDS):
        return table
    later = recorded[recorded.index(call) + 1 :]
    place = len(table.incidents)
    noticed = table.noticing(Irregularity.WRONG_BOARD_CARDS, seat, call.event)
    decided = noticed.deciding(wrong_hand.call_cancelled(table.edition, call, later))
    ended = not wrong_hand.may_call_again(table.edition, call, later)
    if ended or table.playing is not None:
        return replace(decided, noted=replace(decided.noted, halted=table.playing is None))
    return _cut_back(decided, call, RecalledHand(seat, call, place, next(iter(later), None)))


def _cut_back(table: Table, call: RecordedCall, recalled: RecalledHand) -> Table:
    """Return the table with the turn again at the player whose call was cancelled."""
    bidding = table.bidding
    place = bidding.recorded.index(call)
    auction = Auction(bidding.auction.dealer, bidding.auction.calls[:place])
    before = replace(bidding, auction=auction, recorded=bidding.recorded[:place], pending=None)
    noted = replace(table.noted, recalled=recalled)
    return replace(table, bidding=before, noted=noted)


# -- the wrong board ----------------------------------------------------------------------------


def _wrong_board(table: Table) -> Table:
    if table.facts.value("wrong_board") in (None, False):
        return table
    if _known(table, Irregularity.WRONG_BOARD):
        return table
    place = len(table.incidents)
    noticed = table.noticing(Irregularity.WRONG_BOARD, None, max(table.event, 0))
    if wrong_board.is_left_to_law_86(table):
        return noticed.deciding(wrong_board.left_to_law_86(table.edition))
    in_auction = table.playing is None and not _play_is_over(table)
    again = in_auction and wrong_board.is_called_again(table.edition)
    before = not again and wrong_board.has_been_played_before(table)
    verdict = wrong_board.found(
        table.edition,
        in_auction=in_auction,
        played_before=before,
        has_calls=bool(table.bidding.recorded),
    )
    decided = noticed.deciding(verdict)
    if before or not in_auction:
        return replace(decided, noted=replace(decided.noted, halted=in_auction))
    first = FirstAuction(table.bidding.recorded, place, stands=not again)
    if not again:
        return replace(decided, noted=replace(decided.noted, first_auction=first))
    empty = Auction(table.bidding.auction.dealer)
    bidding = replace(
        table.bidding, auction=empty, recorded=(), pending=None, cancelled=(), change=None
    )
    return replace(decided, bidding=bidding, noted=replace(table.noted, first_auction=first))


# -- information from elsewhere -----------------------------------------------------------------


def _seen_elsewhere(table: Table) -> Table:
    """Apply Law 16 to what a player learned from another source than his partner."""
    stated = [table.facts.value(name) for name in ("card_seen", "overheard")]
    if all(value in (None, False) for value in stated):
        return table
    if _known(table, Irregularity.WRONG_NUMBER_OF_CARDS, Irregularity.EXTRANEOUS_INFORMATION):
        return table
    noticed = table.noticing(Irregularity.EXTRANEOUS_INFORMATION, None, max(table.event, 0))
    called = bool(table.bidding.recorded) or table.playing is not None
    seen = table.facts.value("card_seen") is True
    return noticed.deciding(law16.from_elsewhere(table, called=called, about_a_hand=seen))
