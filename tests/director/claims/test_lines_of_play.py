"""What claims are worth: lines of play on small positions, against trying everything."""

from __future__ import annotations

from random import Random

import pytest

from bridge_rules_gui.game.card import DECK
from bridge_rules_gui.game.contract import Contract
from bridge_rules_gui.game.deal import Deal
from bridge_rules_gui.game.hand import Hand
from bridge_rules_gui.game.play import PlayPeriod, TricksWon
from bridge_rules_gui.game.seat import Seat, Side
from bridge_rules_gui.table.claims.cards_left import (
    CardsLeft,
    TooManyLinesError,
    bits,
    cards_left,
    hands_of,
    shape,
)
from bridge_rules_gui.table.claims.lines_of_play import Lines, sure_run, worth
from bridge_rules_gui.table.claims.normal_play import Move, Plan, Step
from tests.every import every

NS, EW = Side.NORTH_SOUTH, Side.EAST_WEST


def left_of(deal: Deal, contract: str = "3NT", leader: Seat = Seat.SOUTH) -> CardsLeft:
    """Return what is left where the hands of a deal are all that is left."""
    cards = max(len(hand) for hand in deal.hands if hand is not None)
    played = Contract.parse(contract, Seat.SOUTH)
    left = cards_left(PlayPeriod(played, deal, leader, TricksWon(13 - cards, 0)))
    assert left is not None
    return left


def position(text: str, contract: str = "3NT", leader: Seat = Seat.SOUTH) -> CardsLeft:
    """Return the position of a PBN deal of remaining cards."""
    return left_of(Deal.parse(text), contract, leader)


def random_position(seed: int, cards: int) -> CardsLeft:
    """Return a position of so many cards a hand, at notrump or with spades as trumps."""
    random = Random(seed)  # noqa: S311 - positions, no secrets
    drawn = random.sample(DECK, 4 * cards)
    hands = tuple(Hand(tuple(drawn[at::4])) for at in range(4))
    contract = random.choice(("3NT", "4S"))
    return left_of(Deal(hands), contract, random.choice(tuple(Seat)))


def by_trying_everything(left: CardsLeft, side: Side) -> int:
    """Return the fewest tricks of a side over every legal line, with no thought saved."""
    if not any(left.hands):
        return 0
    results = []
    for card in bits(left.legal()):
        after, winner = left.after(card)
        own = winner is not None and winner in hands_of(side)
        results.append(own + by_trying_everything(after, side))
    return min(results)


@every("seed", range(40))
def test_fewest_tricks_of_any_legal_play_are_those_of_every_line_tried(seed: int) -> None:
    left = random_position(seed, 3)
    for side in Side:
        assert worth(left, side, None).tricks == by_trying_everything(left, side)


def by_every_normal_line(lines: Lines, left: CardsLeft, slack: int) -> int:
    """Return the fewest tricks over the lines a plan allows, with no thought saved."""
    if not left.tricks:
        return 0
    worst = left.tricks
    for group in lines.choices(left, slack):
        results = []
        for card in group:
            after, winner = left.after(card)
            rest = by_every_normal_line(lines, after, lines.slack_after(winner, slack))
            results.append((winner in hands_of(lines.side)) + rest)
        worst = min(worst, max(results))
    return worst


@every("seed", range(20))
@every("finds_cards", (False, True))
def test_fewest_tricks_of_normal_play_are_those_of_every_normal_line(
    seed: int, *, finds_cards: bool
) -> None:
    left, plan = random_position(seed, 4), Plan(overlooks_run=True, finds_cards=finds_cards)
    for side in Side:
        for slack in (0, 1):
            lines = Lines(side, plan, left.trump)
            assert worth(left, side, plan, slack).tricks == by_every_normal_line(lines, left, slack)


@every("seed", range(40))
def test_a_defenders_claim_is_worth_the_fewest_tricks_of_every_normal_line(seed: int) -> None:
    left = random_position(seed, 3)
    for claimer in range(4):
        plan = Plan(overlooks_run=True, dummy=(claimer + 1) % 4, unseeing=(claimer + 2) % 4)
        side = NS if claimer in hands_of(NS) else EW
        lines = Lines(side, plan, left.trump)
        assert worth(left, side, plan).tricks == by_every_normal_line(lines, left, 0)


def test_nine_tricks_of_a_wild_position_are_weighed() -> None:
    """A line that answers the question saves trying the others, so that it is not given up."""
    assert worth(random_position(8, 9), NS, Plan(overlooks_run=True)).of == 9


@every("seed", range(40))
def test_normal_play_lies_between_the_worst_legal_play_and_the_best(seed: int) -> None:
    left = random_position(seed, 4)
    for side in Side:
        legal = worth(left, side, None).tricks
        normal = worth(left, side, Plan()).tricks
        best = worth(left, side, Plan(plays_best=True, finds_cards=True)).tricks
        assert legal <= normal <= best <= 4


@every("seed", range(80))
def test_at_notrump_a_side_on_lead_keeps_the_winners_it_can_run(seed: int) -> None:
    left = random_position(seed, 4)._replace(trump=None)
    side = NS if left.turn in hands_of(NS) else EW
    assert worth(left, side, Plan()).tricks >= sure_run(left, side, aware=True)


@every("seed", range(20))
def test_the_worst_line_is_legal_and_wins_what_it_says(seed: int) -> None:
    left = random_position(seed, 4)
    found = worth(left, NS, Plan(overlooks_run=True))
    won = 0
    for hand, card in found.line:
        assert left.turn == hand
        assert left.legal() >> card & 1
        left, winner = left.after(card)
        won += winner is not None and winner in hands_of(NS)
    assert won == found.tricks
    assert not any(left.hands)


def test_hands_that_differ_in_played_cards_alone_have_one_shape() -> None:
    assert shape(position("N:A... Q... J... T...").hands) == shape(
        position("N:K... 9... 7... 5...").hands
    )
    assert shape(position("N:A... Q... J... T...").hands) != shape(
        position("N:J... Q... A... T...").hands
    )


def test_a_forgotten_trump_may_ruff_a_winner() -> None:
    left = position("N:.54.Q8. .T8.J.T J.AK.A. 9..K2.Q", "4S")
    assert worth(left, NS, Plan(aware_of_trumps=False)).tricks == 3
    assert worth(left, NS, Plan(line=(Step(Move.DRAW),))).tricks == 4


def test_winners_in_two_hands_are_cashed_before_the_way_across_is_lost() -> None:
    """The ace in hand is played before the lead goes over to a hand that has only a loser left."""
    left = position("N:.A..3 .K..K A.2.. .Q..A")
    assert worth(left, NS, Plan()).tricks == 2


@every("seed", range(80))
def test_at_notrump_a_defender_on_lead_keeps_what_he_runs_alone(seed: int) -> None:
    left = random_position(seed, 4)._replace(trump=None)
    side = NS if left.turn in hands_of(NS) else EW
    plan = Plan(dummy=(left.turn + 1) % 4, unseeing=(left.turn + 2) % 4)
    assert worth(left, side, plan).tricks >= sure_run(left, side, aware=True, alone=True)


def test_a_defender_who_claims_does_not_choose_his_partners_lead() -> None:
    left = position("N:3.K.. 5.4.. 6.7.. AK...", leader=Seat.EAST)
    assert worth(left, EW, Plan()).tricks == 2
    assert worth(left, EW, Plan(dummy=0, unseeing=1)).tricks == 1


def test_a_card_believed_to_be_good_may_be_led_first() -> None:
    """Three tricks claimed with two winners and the two of diamonds."""
    left = position("N:.4.3.2 .65.4. A.A.2. K..5.A")
    assert sure_run(left, NS) == 2
    assert worth(left, NS, Plan(overlooks_run=True)).tricks < 2


@pytest.mark.parametrize(
    ("plan", "tricks"),
    [
        # nothing said: ace and queen may fall apart
        (Plan(overlooks_run=True), 1),
        # the finesse was stated
        (Plan(overlooks_run=True, finesses=True), 2),
        # the place of the king is known
        (Plan(overlooks_run=True, finds_cards=True), 2),
    ],
)
def test_a_finesse_is_taken_only_if_stated_or_known_to_win(plan: Plan, tricks: int) -> None:
    left = position("N:AQ... 32... 54... K7...")
    assert worth(left, NS, plan).tricks == tricks


def test_stated_cards_are_played_in_their_order() -> None:
    left = position("N:.54.Q8. .T8.J.T J.AK.A. 9..K2.Q", "4S")
    cards = tuple(Step(Move.CARD, card) for card in reversed(list(bits(left.hands[2]))))
    line = Plan(cards, aware_of_trumps=False)
    assert worth(left, NS, line).tricks == 4


def test_positions_with_too_many_lines_are_given_up() -> None:
    with pytest.raises(TooManyLinesError):
        worth(random_position(1, 13), NS, None)


def test_hands_of_different_length_are_no_position() -> None:
    period = PlayPeriod(
        Contract.parse("3NT", Seat.SOUTH), Deal.parse("N:A... KQ... J... T..."), Seat.SOUTH
    )
    assert cards_left(period) is None
