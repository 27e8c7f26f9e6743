"""Where the cards lie on cloths of every size."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import combinations

import pytest
from PySide6.QtCore import QRectF, QSizeF

from bridge_rules_gui.game.card import Card
from bridge_rules_gui.game.seat import Seat
from bridge_rules_gui.game.suit import Denomination, Suit
from bridge_rules_gui.simulation.position import CardOnTable, Facing, Position
from bridge_rules_gui.window.simulator.table.measures import Words, columns_of_dummy
from bridge_rules_gui.window.simulator.table.placing import IS_ACROSS, PlacedCard, TablePlan, Where
from bridge_rules_gui.window.simulator.table.plan import plan_table
from bridge_rules_gui.window.simulator.table.seen import SeenHands
from tests.every import every

Positions = Callable[[str, int], Position]


WORDS = Words(15.0, 52.0)
SIZES = [(280, 350), (300, 380), (450, 600), (900, 700), (1500, 1900), (2000, 1400)]
MOMENTS = [
    ("law27-insufficient-twice", 6),  # thirteen cards in each hand
    ("law51-two-suits", 16),  # two penalty cards, dummy North
    ("law24-two-small-cards", 8),  # two cards exposed in the auction
    ("law44-a-trick-and-its-winner", 4),  # dummy West
    ("law54-declarer-becomes-dummy", 3),  # dummy South
    ("law67-one-card-too-many", 16),  # quitted tricks
    ("law70-forgotten-trump", 3),  # a claim
    ("law77-four-spades-doubled", 0),  # unknown hands
]


def planned(position: Position, width: float = 450, height: float = 600) -> TablePlan:
    return plan_table(position, SeenHands.ALL, QSizeF(width, height), WORDS)


@every("size", SIZES)
@every("name, step", MOMENTS, ids=lambda name, step: f"{name} {step}")
@every("seen", SeenHands)
def test_nothing_is_cut_off(
    position_of: Positions, name: str, step: int, size: tuple[int, int], seen: SeenHands
) -> None:
    plan = plan_table(position_of(name, step), seen, QSizeF(*size), WORDS)
    cloth = QRectF(0, 0, *size)
    for placed in plan.cards:
        assert cloth.contains(placed.rect), placed
    for rect in (*plan.plates.values(), *(label.rect for label in plan.labels)):
        assert cloth.contains(rect)


@every("size", SIZES)
@every("name, step", MOMENTS, ids=lambda name, step: f"{name} {step}")
def test_players_cards_keep_apart(
    position_of: Positions, name: str, step: int, size: tuple[int, int]
) -> None:
    plan = planned(position_of(name, step), *size)
    for one, other in combinations(plan.cards, 2):
        if (one.seat, one.where) != (other.seat, other.where):
            common = one.rect.intersected(other.rect)
            assert common.isEmpty() or min(common.width(), common.height()) < 1, (one, other)


@every("name, step", MOMENTS, ids=lambda name, step: f"{name} {step}")
def test_every_card_seen_shows_its_rank(position_of: Positions, name: str, step: int) -> None:
    for placed in planned(position_of(name, step), 280, 350).cards:
        if placed.is_held:
            assert placed.strip >= 11.5, placed


def test_cards_grow_with_the_table(position_of: Positions) -> None:
    position = position_of("law27-insufficient-twice", 6)
    heights = [planned(position, side, side).card for side in (380, 700, 2000)]
    assert heights == sorted(heights)
    assert heights[-1] > 4 * heights[0]


def cards_of(plan: TablePlan, where: Where, seat: Seat) -> list[PlacedCard]:
    return [p for p in plan.cards if p.where is where and p.seat is seat]


@pytest.mark.parametrize(
    ("name", "step", "dummy"),
    [
        ("law51-two-suits", 16, Seat.NORTH),
        ("law44-a-trick-and-its-winner", 4, Seat.WEST),
        ("law54-declarer-becomes-dummy", 3, Seat.SOUTH),
    ],
)
def test_dummy_has_trumps_on_his_right_and_low_cards_towards_declarer(
    position_of: Positions, name: str, step: int, dummy: Seat
) -> None:
    position = position_of(name, step)
    assert position.dummy is dummy
    assert position.contract is not None
    trump = position.contract.denomination.suit
    placed = cards_of(planned(position), Where.DUMMY, dummy)
    # The way to dummy's right, and the way to declarer, on the picture.
    right = {Seat.NORTH: (-1, 0), Seat.SOUTH: (1, 0), Seat.WEST: (0, 1), Seat.EAST: (0, -1)}[dummy]
    ahead = {Seat.NORTH: (0, 1), Seat.SOUTH: (0, -1), Seat.WEST: (1, 0), Seat.EAST: (-1, 0)}[dummy]

    def along(card: PlacedCard, way: tuple[int, int]) -> float:
        return card.rect.center().x() * way[0] + card.rect.center().y() * way[1]

    trumps = [along(p, right) for p in placed if p.card is not None and p.card.suit is trump]
    others = [along(p, right) for p in placed if p.card is not None and p.card.suit is not trump]
    assert min(trumps) > max(others)
    for one, other in combinations(placed, 2):
        assert one.card is not None
        assert other.card is not None
        if one.card.suit is other.card.suit and one.card.rank > other.card.rank:
            assert along(one, ahead) < along(other, ahead)


def test_dummys_suits_alternate_in_colour() -> None:
    cards = tuple(Card.parse(text) for text in ("SA", "HA", "DA", "CA"))
    suits = columns_of_dummy(cards, Denomination.DIAMONDS)
    assert [suit[0].suit for suit in suits] == [
        Suit.DIAMONDS, Suit.SPADES, Suit.HEARTS, Suit.CLUBS,
    ]  # fmt: skip


def test_tricks_are_turned_towards_partner_when_won_and_across_when_lost(
    position_of: Positions,
) -> None:
    position = position_of("law67-one-card-too-many", 16)
    assert position.quitted
    plan = planned(position)
    winners = {trick.number: trick.winner for trick in position.quitted}
    assert {winner.side for winner in winners.values() if winner} == {Seat.NORTH.side}
    for placed in (p for p in plan.cards if p.where is Where.QUITTED):
        winner = winners[placed.trick]
        assert winner is not None
        points_up = placed.rect.height() > placed.rect.width()
        is_won = winner.side is placed.seat.side
        assert points_up == (is_won == IS_ACROSS[placed.seat])
        assert not placed.is_up


def test_penalty_cards_lie_before_their_player_and_say_so(position_of: Positions) -> None:
    position = position_of("law51-two-suits", 16)
    plan = planned(position)
    faced = cards_of(plan, Where.FACED, Seat.EAST)
    assert [str(placed.card) for placed in faced] == [str(f.card) for f in position.faced]
    assert [label.facing for label in plan.labels] == [Facing.MAJOR, Facing.MAJOR]
    in_hand = [placed.card for placed in cards_of(plan, Where.HAND, Seat.EAST)]
    assert not {placed.card for placed in faced} & set(in_hand)
    hand = min(placed.rect.left() for placed in cards_of(plan, Where.HAND, Seat.EAST))
    assert all(plan.centre.right() <= placed.rect.right() <= hand for placed in faced)


def test_hidden_hands_show_nothing(position_of: Positions) -> None:
    position = position_of("law51-two-suits", 16)
    size = QSizeF(450, 600)
    hidden = plan_table(position, SeenHands.HIDDEN, size, WORDS)
    assert {p.where for p in hidden.cards if p.is_up} == {Where.TRICK, Where.FACED}
    dummy = plan_table(position, SeenHands.DUMMY, size, WORDS)
    assert {p.seat for p in dummy.cards if p.is_held and p.where is not Where.FACED} == {Seat.NORTH}


def test_opening_lead_lies_face_down(position_of: Positions) -> None:
    position = position_of("law41-lead-before-the-questions", 8)
    down = [p for p in planned(position).cards if p.where is Where.FACE_DOWN]
    assert [placed.seat for placed in down] == [position.face_down]
    assert not down[0].is_up


def test_fifth_card_of_a_trick_lies_beside_the_first(position_of: Positions) -> None:
    position = position_of("law67-one-card-too-many", 16)
    trick = position.trick
    assert trick is not None
    assert position.hands[trick.leader]
    held = position.hands[trick.leader] or ()
    fifth = CardOnTable(trick.leader, held[0], 16, is_irregular=True)
    crowded = replace(position, trick=replace(trick, cards=(*trick.cards, fifth)))
    placed = [p for p in planned(crowded).cards if p.where is Where.TRICK]
    first, second = (p.rect for p in placed if p.seat is trick.leader)
    assert second.left() - first.left() > first.width() * 0.3
    assert [p.card for p in placed if p.is_irregular] == [held[0]]
