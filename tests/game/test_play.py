from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bridge_rules_gui.game.card import DECK, Card
from bridge_rules_gui.game.contract import Contract
from bridge_rules_gui.game.deal import Deal
from bridge_rules_gui.game.hand import Hand
from bridge_rules_gui.game.play import NONE_WON, PlayPeriod, TricksWon
from bridge_rules_gui.game.play_errors import (
    CardNotHeldError,
    CardNotPlayedError,
    DeclarerLeadOutOfTurnError,
    DefenderLeadOutOfTurnError,
    IllegalPlayError,
    OpeningLeadOutOfTurnError,
    PlayOutOfTurnError,
    PlayOverError,
    RevokeError,
    TrickNumberError,
)
from bridge_rules_gui.game.seat import Seat, Side
from bridge_rules_gui.game.suit import Suit
from tests.strategies import contracts, full_deals, plays

DEAL = Deal.parse("N:KT76.A75.Q83.K92 42.T83.T762.JT73 AQJ98.K42.A5.Q64 53.QJ96.KJ94.A85")
FOUR_SPADES = Contract.parse("4S", Seat.SOUTH)
ENDING = Deal.parse("N:.54.Q8. .T8.J.T J.AK.A. 9..K2.Q")


def play(spelt: str = "", deal: Deal = DEAL) -> PlayPeriod:
    """Return legal play in four spades by South."""
    made = PlayPeriod.begun(FOUR_SPADES, deal)
    for card in spelt.split():
        made = made.push(Card.parse(card))
    return made


def accepted(made: PlayPeriod) -> set[Card]:
    """Return all cards that `push` takes, tried one by one."""
    taken = set()
    for card in DECK:
        try:
            made.push(card)
        except IllegalPlayError:
            continue
        taken.add(card)
    return taken


@given(plays())
def test_legal_cards_are_exactly_what_push_accepts(made: PlayPeriod) -> None:
    legal = made.legal_cards()
    assert len(set(legal)) == len(legal)
    assert set(legal) == accepted(made)


@given(plays())
def test_a_revoke_is_never_legal(made: PlayPeriod) -> None:
    hand, current = made.deal.hand(made.turn), made.current
    if hand is None or current is None or current.is_complete:
        return
    held = current.suit_led and hand.of_suit(current.suit_led)
    if held:
        assert made.legal_cards() == held


@given(plays())
def test_every_card_is_in_a_hand_or_in_a_trick(made: PlayPeriod) -> None:
    played = [one.card for trick in made.tricks for one in trick.cards]
    held = [card for hand in made.deal.hands if hand is not None for card in hand]
    assert len({*played, *held}) == len(played) + len(held)
    if None not in made.deal.hands:
        assert {*played, *held} == set(DECK)


@given(plays())
def test_last_card_can_be_withdrawn(made: PlayPeriod) -> None:
    legal, turn = made.legal_cards(), made.turn
    if legal:
        assert made.push(legal[-1]).withdraw(turn, legal[-1]) == made


@given(full_deals(), contracts, st.randoms(use_true_random=False))
def test_a_whole_deal_is_thirteen_tricks_each_led_by_the_winner_of_the_last(
    deal: Deal, contract: Contract, choice: Random
) -> None:
    made = PlayPeriod.begun(contract, deal)
    leader, won = contract.opening_leader, {Side.NORTH_SOUTH: 0, Side.EAST_WEST: 0}
    for number in range(1, 14):
        assert (made.trick_number, made.turn, made.is_lead_due) == (number, leader, True)
        for turns in range(4):
            assert made.turn is leader.turned(turns)
            made = made.push(choice.choice(made.legal_cards()))
        leader = made.tricks[-1].winner(contract.denomination)
        won[leader.side] += 1
    assert made.is_over
    assert made.legal_cards() == ()
    assert all(made.tricks_won.of(side) == tricks for side, tricks in won.items())
    assert made.tricks_won.total == 13
    assert all(hand == Hand() for hand in made.deal.hands)


def test_declarers_left_hand_opponent_leads_first() -> None:
    made = play()
    assert made.turn is Seat.WEST
    assert made.current is None
    assert made.tricks_won == NONE_WON
    assert len(made.legal_cards()) == 13


def test_a_completed_trick_stays_the_current_one_until_the_next_lead() -> None:
    made = play("HQ H5 H3 HK")
    assert made.current
    assert made.current.is_complete
    assert (made.turn, made.trick_number) == (Seat.SOUTH, 2)
    assert made.tricks_won == TricksWon(1, 0)
    assert len(made.push(Card.parse("SA")).tricks) == 2


# cards played before, the card; the error, its message
ILLEGAL = [
    # South has hearts, West led one
    ("HQ H5 H3", "SA", RevokeError, "Law 61: South’s SA is a revoke; hearts were led"),
    # the hand that holds the card is the one that plays it
    (
        "",
        "HA",
        OpeningLeadOutOfTurnError,
        "Law 54: North’s HA is a lead out of turn; it is West’s lead",
    ),
    (
        *("HQ H5 H3 HK", "HA", DeclarerLeadOutOfTurnError),
        "Law 55: North’s HA is a lead out of turn; it is South’s lead",
    ),
    (
        *("HQ H5 H3 HK", "C5", DefenderLeadOutOfTurnError),
        "Law 56: West’s C5 is a lead out of turn; it is South’s lead",
    ),
    (
        "HQ",
        "H3",
        PlayOutOfTurnError,
        "Law 57: East’s H3 was played out of turn; it is North’s turn",
    ),
    # a card that lies in a trick already
    ("HQ", "HQ", CardNotHeldError, "North does not hold HQ"),
]


@pytest.mark.parametrize(("before", "card", "error", "message"), ILLEGAL)
def test_illegal_play_is_named_for_its_law(
    before: str, card: str, error: type[IllegalPlayError], message: str
) -> None:
    with pytest.raises(error) as caught:
        play(before).push(Card.parse(card))
    assert str(caught.value) == message
    assert caught.value.card == Card.parse(card)


def test_a_players_card_is_illegal_for_a_reason() -> None:
    made = play("HQ")
    assert made.illegality(Seat.NORTH, Card.parse("H5")) is None
    assert isinstance(made.illegality(Seat.EAST, Card.parse("H3")), PlayOutOfTurnError)
    assert isinstance(made.illegality(Seat.EAST, Card.parse("HA")), CardNotHeldError)


def test_a_hand_void_in_the_suit_led_may_play_any_card() -> None:
    made = play(deal=Deal.parse("N:AK... QJ... .AK.. T.2.."))
    assert made.push(Card.parse("H2")).legal_cards() == (Card.parse("SA"), Card.parse("SK"))


def test_an_unknown_hand_may_play_what_nobody_else_holds_or_has_played() -> None:
    made = play(deal=DEAL.with_hand(Seat.WEST, None))
    west = DEAL.hand(Seat.WEST)
    assert west is not None
    assert made.legal_cards() == west.cards
    made = made.push(Card.parse("HQ"))
    assert made.deal.hand(Seat.WEST) is None
    made = made.push(Card.parse("H5")).push(Card.parse("H3")).push(Card.parse("HK"))
    made = made.push(Card.parse("SA"))
    # What it has to follow with is not known.
    assert set(made.legal_cards()) == set(west.cards) - {Card.parse("HQ")}
    with pytest.raises(CardNotHeldError):
        made.push(Card.parse("HQ"))


def test_a_case_without_hands_can_be_played() -> None:
    made = play("HQ H5 H3 HK SA", Deal((None,) * 4))
    assert made.turn is Seat.WEST
    assert len(made.legal_cards()) == 47


def test_play_continues_from_the_middle() -> None:
    made = PlayPeriod(FOUR_SPADES, ENDING, Seat.SOUTH, TricksWon(7, 2))
    assert (made.trick_number, made.turn) == (10, Seat.SOUTH)
    for card in ("HA", "S9", "H4", "H8", "DK"):
        made = made.push(Card.parse(card))
    assert made.trick_number == 11
    assert made.tricks_won == TricksWon(7, 3)
    for card in ("D8", "DJ", "DA", "SJ", "D2", "DQ", "CT", "HK", "CQ", "H5", "HT"):
        made = made.push(Card.parse(card))
    assert made.is_over
    assert made.trick_number == 14
    assert made.tricks_won == TricksWon(10, 3)
    with pytest.raises(PlayOverError, match="South’s HT came after the thirteenth trick"):
        made.push(Card.parse("HT"))


def test_opening_lead_out_of_turn_that_stands_makes_the_leader() -> None:
    made = play().place(Seat.EAST, Card.parse("H3"))
    assert made.turn is Seat.SOUTH
    assert made.current
    assert made.current.leader is Seat.EAST
    assert made.withdraw(Seat.EAST, Card.parse("H3")) == play()


def test_a_revoke_that_stands_leaves_the_hand() -> None:
    made = play("HQ H5 H3").place(Seat.SOUTH, Card.parse("SA"))
    south = made.deal.hand(Seat.SOUTH)
    assert south is not None
    assert Card.parse("SA") not in south
    assert made.turn is Seat.SOUTH
    assert made.tricks_won == TricksWon(1, 0)


def test_lead_to_the_next_trick_leaves_the_current_one_defective() -> None:
    made = play("HQ H5 H3 HK SA S3 S6").place(Seat.SOUTH, Card.parse("SQ"), trick=3)
    assert made.trick_number == 3
    assert made.tricks[1].missing == (Seat.EAST,)
    assert made.turn is Seat.WEST
    assert made.tricks_won == TricksWon(2, 0)


def test_a_card_may_be_put_into_a_trick_later() -> None:
    made = play("HQ H5 H3 HK SA S3 S6").place(Seat.SOUTH, Card.parse("SQ"), trick=3)
    mended = made.place(Seat.EAST, Card.parse("S2"), trick=2)
    assert mended.tricks[1].is_complete
    assert mended.turn is Seat.WEST
    assert mended.trick_number == 3


def test_a_fifth_card_lies_in_the_trick_with_the_others() -> None:
    made = play("HQ H5 H3 HK").place(Seat.NORTH, Card.parse("H7"), trick=1)
    assert made.trick_number == 2
    assert made.turn is Seat.SOUTH
    assert [str(card) for card in made.tricks[0].cards_of(Seat.NORTH)] == ["H5", "H7"]


def test_a_trick_from_which_all_is_withdrawn_is_counted_for_nobody() -> None:
    made = play("HQ").place(Seat.EAST, Card.parse("S2"), trick=2).withdraw(*_west_queen())
    assert made.tricks[0].suit_led is None
    assert made.tricks_won == NONE_WON
    assert made.trick_number == 2


def _west_queen() -> tuple[Seat, Card]:
    return Seat.WEST, Card.parse("HQ")


@pytest.mark.parametrize("number", [0, 3])
def test_no_card_lies_in_a_trick_that_there_is_not(number: int) -> None:
    with pytest.raises(
        TrickNumberError, match=f"there is no trick {number}; tricks are numbered 1 to 2"
    ):
        play("HQ").place(Seat.NORTH, Card.parse("H5"), trick=number)


def test_what_has_not_been_played_cannot_be_withdrawn() -> None:
    with pytest.raises(CardNotPlayedError, match="North has not played HQ; it cannot be withdrawn"):
        play("HQ").withdraw(Seat.NORTH, Card.parse("HQ"))


def test_a_card_placed_twice_is_one_card_again_when_both_are_withdrawn() -> None:
    queen = _west_queen()
    assert play("HQ").place(*queen, trick=2).withdraw(*queen).withdraw(*queen) == play()


def test_leader_who_takes_his_card_back_is_to_play_and_may_change_the_suit() -> None:
    made = play("HQ H5").withdraw(*_west_queen())
    assert made.turn is Seat.WEST
    assert len(made.legal_cards()) == 13
    made = made.push(Card.parse("D4"))
    assert made.current
    assert made.current.suit_led is Suit.DIAMONDS
    assert made.turn is Seat.EAST
