from __future__ import annotations

from functools import cache

import pytest
from hypothesis import given

from bridge_rules_gui.game.auction import Auction
from bridge_rules_gui.game.auction_errors import EmptyAuctionError, IllegalCallError
from bridge_rules_gui.game.call import BIDS, CALLS, Bid, Call, Double, Pass, Redouble
from bridge_rules_gui.game.contract import Doubling
from bridge_rules_gui.game.seat import Seat
from bridge_rules_gui.game.suit import Denomination
from tests.strategies import auctions, calls, condoned_auctions, seats

ABOVE_SEVEN = tuple(Bid(level, denomination) for level in (8, 9) for denomination in Denomination)


def auction(dealer: str, spelt: str) -> Auction:
    """Return an auction of legal calls in rotation."""
    made = Auction(Seat.parse(dealer))
    for call in spelt.split():
        made = made.push(Call.parse(call))
    return made


def accepted(made: Auction) -> tuple[Call, ...]:
    """Return all calls that `push` takes, tried one by one."""
    taken = []
    for call in (*CALLS, *ABOVE_SEVEN):
        try:
            made.push(call)
        except IllegalCallError:
            continue
        taken.append(call)
    return tuple(taken)


def is_lawful(made: tuple[Call, ...]) -> bool:
    """Tell, from the calls alone, whether the last of an auction in rotation is legal."""
    *before, last = made
    if len(before) >= 4 and set(before[-3:]) == {Pass()}:
        return False
    bids = [call for call in before if isinstance(call, Bid)]
    if isinstance(last, Bid):
        return not bids or BIDS.index(last) > BIDS.index(bids[-1])
    if isinstance(last, Pass):
        return True
    spoken = [at for at, call in enumerate(before) if call != Pass()]
    if not spoken or (len(before) - spoken[-1]) % 2 == 0:
        return False
    answered = before[spoken[-1]]
    return isinstance(answered, Bid if isinstance(last, Double) else Double)


def test_all_auctions_of_up_to_three_calls() -> None:
    # 36 first calls: 35 bids and a pass. 701 = 36 after a pass; pass, double and the bids above
    # after each bid.
    prefixes = [Auction(Seat.NORTH)]
    counts = []
    for _ in range(3):
        longer = []
        for made in prefixes:
            legal = made.legal_calls()
            before = tuple(one.call for one in made.calls)
            assert legal == tuple(c for c in CALLS if is_lawful((*before, c)))
            assert legal == accepted(made)
            longer += [made.push(call) for call in legal]
        counts.append(len(longer))
        prefixes = longer
    assert counts == [36, 701, 9731]


def test_auctions_of_any_length_are_as_many_as_there_are_known_to_be() -> None:
    @cache
    def continuations(
        last_bid: Bid | None, turns: int, doubling: Doubling, passes_to_end: int
    ) -> int:
        made = reached[last_bid, turns, doubling, passes_to_end]
        return sum(count(made.push(call)) for call in made.legal_calls())

    def count(made: Auction) -> int:
        if made.is_over:
            return 1
        by = made.last_bid_by
        turns = 0 if by is None else next(n for n in range(4) if by.turned(n) is made.turn)
        state = (made.last_bid, turns, made.doubling, made.passes_to_end)
        reached.setdefault(state, made)
        return continuations(*state)

    reached: dict[tuple[Bid | None, int, Doubling, int], Auction] = {}
    for bid in reversed(BIDS):  # the highest first, so that no recursion is deep
        count(Auction(Seat.NORTH).push(bid))
    assert count(Auction(Seat.NORTH)) == 128745650347030683120231926111609371363122697557


def test_longest_auction_has_319_calls() -> None:
    between = "P P X P P XX P P "
    longest = auction("N", "P P P " + between.join(f"{bid} " for bid in BIDS) + between + "P")
    assert len(longest.calls) == 319
    assert longest.is_over
    assert str(longest.contract) == "7NTXX"


@given(auctions())
def test_legal_calls_are_exactly_what_push_accepts(made: Auction) -> None:
    assert made.legal_calls() == accepted(made)


@given(auctions())
def test_legal_calls_are_what_the_laws_say(made: Auction) -> None:
    before = tuple(one.call for one in made.calls)
    if not made.is_over:
        assert made.legal_calls() == tuple(c for c in CALLS if is_lawful((*before, c)))


@given(condoned_auctions())
def test_legal_calls_are_what_push_accepts_whatever_has_been_condoned(made: Auction) -> None:
    assert made.legal_calls() == accepted(made)


@given(condoned_auctions())
def test_auction_made_of_its_calls_is_the_auction_that_was_pushed(made: Auction) -> None:
    again = Auction(made.dealer, made.calls)
    assert again == made
    assert hash(again) == hash(made)
    for what in ("turn", "last_bid", "last_bid_by", "doubling", "passes_to_end", "contract"):
        assert getattr(again, what) == getattr(made, what)


@given(condoned_auctions(), seats, calls)
def test_last_call_can_be_taken_back(made: Auction, seat: Seat, call: Call) -> None:
    back = made.condone(seat, call).without_last()
    assert back == made
    assert back.legal_calls() == made.legal_calls()


@given(auctions())
def test_auction_over_by_legal_calls_is_passed_out_or_has_a_contract(made: Auction) -> None:
    bids = [(one.seat, one.call) for one in made.calls if isinstance(one.call, Bid)]
    assert made.is_passed_out == (len(made.calls) == 4 and not bids)
    assert (made.contract is not None) == (made.is_over and bool(bids))
    if made.contract:
        seat, bid = bids[-1]
        assert made.contract.bid == bid
        assert made.contract.declarer.side is seat.side


def test_nothing_can_be_taken_back_from_an_auction_without_a_call() -> None:
    with pytest.raises(EmptyAuctionError, match="there is no call to take back"):
        Auction(Seat.NORTH).without_last()


def test_calls_go_round_from_dealer() -> None:
    made = auction("W", "P 1H P 2H P")
    assert [str(one.seat) for one in made.calls] == ["W", "N", "E", "S", "W"]
    assert made.turn is Seat.NORTH
    assert [str(call) for call in made.calls_of(Seat.WEST)] == ["P", "P"]


# dealer, calls; contract, declarer
CONTRACTS = [
    # the member of the side who first named the denomination plays it
    ("N", "1H P 2H P 4H P P P", "4H", "N"),
    ("N", "1H P 1S P 2S P P P", "2S", "S"),
    # not the opponent who named it before him
    ("N", "1S P P 2S P 3S P P P", "3S", "W"),
    # doubled and redoubled; a further bid removes both
    ("E", "1NT X P P P", "1NTX", "E"),
    ("E", "1NT X XX P P P", "1NTXX", "E"),
    ("E", "1NT X XX 2C P P P", "2C", "N"),
    # an opening bid in fourth hand
    ("S", "P P P 1D P P P", "1D", "E"),
]


@pytest.mark.parametrize(("dealer", "spelt", "contract", "declarer"), CONTRACTS)
def test_last_bid_becomes_the_contract(
    dealer: str, spelt: str, contract: str, declarer: str
) -> None:
    made = auction(dealer, spelt)
    assert made.is_over
    assert not made.is_passed_out
    assert (str(made.contract), str(made.declarer)) == (contract, declarer)
    assert made.contract
    assert made.contract.declarer is made.declarer


@pytest.mark.parametrize("spelt", ["", "P P P", "1C P P", "1C X P P", "1C P P X P P"])
def test_there_is_no_contract_while_calls_may_follow(spelt: str) -> None:
    made = auction("N", spelt)
    assert not made.is_over
    assert made.contract is None


def test_four_passes_end_the_auction_without_a_contract() -> None:
    made = auction("N", "P P P P")
    assert made.is_over
    assert made.is_passed_out
    assert made.contract is None
    assert made.declarer is None


# dealer, calls before, the call; what the error says
ILLEGAL = [
    ("N", "1D", "1C", "Law 27: East’s 1C is insufficient over 1D"),
    ("N", "1D", "1D", "Law 27: East’s 1D is insufficient over 1D"),
    ("N", "2C X", "1NT", "Law 27: South’s 1NT is insufficient over 2C"),
    ("N", "7NT", "8C", "Law 38: East’s 8C is above level seven"),
    ("N", "", "X", "Law 36: North may not double (Law 19A): nobody has bid"),
    ("N", "1D P", "X", "Law 36: South may not double (Law 19A): 1D was bid by his own side"),
    ("N", "1D X", "X", "Law 36: South may not double (Law 19A): 1D is already doubled"),
    ("N", "1D X XX", "X", "Law 36: West may not double (Law 19A): 1D is already redoubled"),
    ("N", "1D", "XX", "Law 36: East may not redouble (Law 19B): nothing is doubled"),
    (
        "N",
        "1D X P",
        "XX",
        "Law 36: West may not redouble (Law 19B): the double was made by his own side",
    ),
    ("N", "1D X XX P", "XX", "Law 36: North may not redouble (Law 19B): 1D is already redoubled"),
    ("N", "1D P P P", "P", "Law 39: North’s pass came after the final pass"),
    ("N", "P P P P", "1C", "Law 39: North’s 1C came after the final pass"),
]


@pytest.mark.parametrize(("dealer", "spelt", "call", "message"), ILLEGAL)
def test_illegal_call_is_named_for_its_law(
    dealer: str, spelt: str, call: str, message: str
) -> None:
    made = auction(dealer, spelt)
    with pytest.raises(IllegalCallError) as caught:
        made.push(Call.parse(call))
    assert str(caught.value) == message
    assert (caught.value.seat, caught.value.call) == (made.turn, Call.parse(call))
    assert f"Law {caught.value.law}:" in message


def test_a_call_out_of_rotation_can_be_illegal_in_itself() -> None:
    made = auction("N", "1D")
    assert isinstance(made.illegality(Seat.SOUTH, Double()), IllegalCallError)
    assert made.illegality(Seat.WEST, Double()) is None
    assert made.illegality(Seat.WEST, Call.parse("1H")) is None


def test_bid_to_beat_is_the_last_and_not_the_highest() -> None:
    made = auction("N", "1D").condone(Seat.EAST, Call.parse("1C"))
    assert made.last_bid == Call.parse("1C")
    assert made.last_bid_by is Seat.EAST
    assert Call.parse("1D") in made.legal_calls()
    assert Double() in made.legal_calls()


def test_turn_passes_to_the_left_of_a_call_out_of_rotation_that_stands() -> None:
    made = auction("N", "1D").condone(Seat.WEST, Call.parse("1H"))
    assert made.turn is Seat.NORTH


def test_a_player_skipped_by_an_accepted_pass_has_his_turn() -> None:
    made = auction("N", "1H P").condone(Seat.WEST, Pass())
    for seat in (Seat.NORTH, Seat.EAST, Seat.SOUTH):
        assert not made.is_over
        assert made.turn is seat
        made = made.push(Pass())
    assert made.is_over
    assert str(made.contract) == "1H"


def test_passes_of_all_four_end_the_auction_in_whatever_order_they_came() -> None:
    made = Auction(Seat.NORTH).condone(Seat.EAST, Pass())
    for _ in range(3):
        assert not made.is_over
        made = made.push(Pass())
    assert made.is_passed_out


def test_a_call_that_stands_after_the_final_pass_opens_the_auction_again() -> None:
    made = auction("N", "1H P P P").condone(Seat.EAST, Call.parse("1S"))
    assert not made.is_over
    assert made.turn is Seat.SOUTH


def test_bid_above_seven_that_stands_is_no_contract() -> None:
    made = auction("N", "7NT").condone(Seat.EAST, Call.parse("8C"))
    for _ in range(3):
        made = made.push(Pass())
    assert made.is_over
    assert made.contract is None


def test_a_double_of_partner_that_stands_is_redoubled_by_an_opponent_only() -> None:
    made = auction("N", "1H P").condone(Seat.SOUTH, Double())
    assert Redouble() in made.legal_calls()
    assert isinstance(made.illegality(Seat.NORTH, Redouble()), IllegalCallError)
