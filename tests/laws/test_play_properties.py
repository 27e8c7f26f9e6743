"""What holds of the rulings on any play: legal, with illegal cards, with anything at all."""

from __future__ import annotations

from random import Random
from unittest.mock import patch

from hypothesis import given, settings
from hypothesis import strategies as st

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.director import follow
from bridge_rules_gui.director.follow import rule
from bridge_rules_gui.game.card import DECK, Card
from bridge_rules_gui.game.contract import Contract
from bridge_rules_gui.game.deal import Deal
from bridge_rules_gui.game.hand import Hand
from bridge_rules_gui.game.play import PlayPeriod
from bridge_rules_gui.game.scenario import (
    AttentionDrawn,
    CardsHandled,
    CardsPlayed,
    DirectorAct,
    DirectorArrives,
    Ending,
    Event,
    Facts,
    Finished,
    Handling,
    OptionTaken,
    Question,
    Scenario,
)
from bridge_rules_gui.game.seat import Seat, Side
from bridge_rules_gui.laws.law77_scoring import score_of
from bridge_rules_gui.simulation.ruling.documents import ruling_document
from bridge_rules_gui.table.irregularity import Irregularity

editions = st.sampled_from(Edition)
chances = st.builds(Random, st.integers(0, 2**32))
_CONTRACTS = ("3NT", "4SX", "2H", "5C", "1D")
_NO_EQUITY = Facts((("equity", "no damage"), ("later_winner_with_suit", False)))

Played = tuple[Seat, "Card"]


def _begun(chance: Random) -> PlayPeriod:
    deck = list(DECK)
    chance.shuffle(deck)
    hands = tuple(Hand(tuple(deck[start : start + 13])) for start in range(0, 52, 13))
    declarer = chance.choice(tuple(Seat))
    return PlayPeriod.begun(Contract.parse(chance.choice(_CONTRACTS), declarer), Deal(hands))


def _played(chance: Random, begun: PlayPeriod, cards: int, revokes: float = 0) -> list[Played]:
    """Return so many cards in turn, some of them revokes where that is wished."""
    play, played = begun, list[Played]()
    for _ in range(cards):
        seat = play.turn
        choice = play.legal_cards()
        if chance.random() < revokes:
            choice = tuple(play.deal.hand(seat) or choice)
        card = chance.choice(choice)
        played.append((seat, card))
        play = play.place(seat, card)
    return played


def _scenario(begun: PlayPeriod, events: list[Event], facts: Facts = _NO_EQUITY) -> Scenario:
    return Scenario(
        "play",
        "Play",
        dealer=Seat.NORTH,
        deal=begun.deal,
        contract=begun.contract,
        events=tuple(events),
        facts=facts,
    )


def _events(played: list[Played]) -> list[Event]:
    return [Event(CardsPlayed((card,)), seat) for seat, card in played]


@given(chances, editions)
@settings(max_examples=25)
def test_deals_played_legally_raise_no_irregularity(chance: Random, edition: Edition) -> None:
    begun = _begun(chance)
    played = _played(chance, begun, 52)
    ruling = rule(_scenario(begun, _events(played)), edition)
    end = begun
    for seat, card in played:
        end = end.place(seat, card)
    won = end.tricks_won
    contract = begun.contract
    tricks = won.of(contract.declarer.side)
    assert ruling.irregularity is None
    assert ruling.facts_needed == ()
    assert ruling.tricks_transferred is None
    assert ruling.tricks == (won.north_south, won.east_west)
    assert ruling.score == score_of(edition, contract, vulnerable=False, tricks=tricks)


@given(chances, editions, st.integers(0, 50))
@settings(max_examples=60)
def test_a_revoke_is_noticed_at_its_card(chance: Random, edition: Edition, before: int) -> None:
    begun = _begun(chance)
    played = _played(chance, begun, before)
    play = begun
    for seat, card in played:
        play = play.place(seat, card)
    hand = play.deal.hand(play.turn) or ()
    wrong = [card for card in hand if play.illegality(play.turn, card) is not None]
    if not wrong:
        return
    events = _events([*played, (play.turn, chance.choice(wrong))])
    ruling = rule(_scenario(begun, events), edition)
    assert ruling.steps[-1].irregularity in (
        Irregularity.REVOKE_NOT_ESTABLISHED,
        Irregularity.REVOKE_TRICK12,
    )
    assert ruling.irregularities[0].event == before


@given(chances, editions, st.integers(0, 50))
@settings(max_examples=60)
def test_an_illegal_card_is_noticed_at_that_card(
    chance: Random, edition: Edition, before: int
) -> None:
    begun = _begun(chance)
    played = _played(chance, begun, before)
    play = begun
    for seat, card in played:
        play = play.place(seat, card)
    seat = chance.choice([seat for seat in Seat if play.deal.hand(seat)])
    wrong = [card for card in play.deal.hand(seat) or () if play.illegality(seat, card) is not None]
    if not wrong:
        return
    events = _events([*played, (seat, chance.choice(wrong))])
    ruling = rule(_scenario(begun, events), edition)
    assert ruling.steps[-1].irregularity is not None


@given(chances, editions, st.floats(0.02, 0.3))
@settings(max_examples=40)
def test_no_side_loses_more_tricks_than_it_has_won(
    chance: Random, edition: Edition, revokes: float
) -> None:
    begun = _begun(chance)
    played = _played(chance, begun, 52, revokes)
    ruling = rule(_scenario(begun, _events(played)), edition)
    play = begun
    for step, (seat, card) in zip(ruling.steps, played, strict=True):
        play = play.place(seat, card)
        won = play.tricks_won
        moved = step.tricks_transferred or 0
        assert -13 <= moved <= max(won.of(side) for side in Side)
    assert ruling.tricks is None or min(ruling.tricks) >= 0


@given(chances, editions, st.floats(0, 0.3), st.integers(0, 52))
@settings(max_examples=25)
def test_the_same_case_twice_gives_the_same_ruling(
    chance: Random, edition: Edition, revokes: float, cards: int
) -> None:
    begun = _begun(chance)
    scenario = _scenario(begun, _events(_played(chance, begun, cards, revokes)))
    assert rule(scenario, edition) == rule(scenario, edition)


@given(chances, editions, st.integers(0, 52))
@settings(max_examples=25)
def test_the_regular_beginning_is_followed_as_card_by_card(
    chance: Random, edition: Edition, cards: int
) -> None:
    begun = _begun(chance)
    scenario = _scenario(begun, _events(_played(chance, begun, cards, 0.02)))
    with patch.object(follow, "regular_play", lambda _: None):
        card_by_card = rule(scenario, edition)
    assert rule(scenario, edition) == card_by_card


# -- anything at all ----------------------------------------------------------------------------

_OPTIONS = ("withdraw_card_after_revoke", "accept_lead", "withdraw_lead", "forbid_suit", "highest")


def _anything(chance: Random, begun: PlayPeriod) -> Event:
    """Return an event that may make sense or none."""
    seat = chance.choice(tuple(Seat))
    card = chance.choice(tuple(begun.deal.hand(seat) or DECK))
    return chance.choice(
        (
            Event(CardsPlayed((card,), lead=chance.choice((None, True, False))), seat),
            Event(CardsHandled(chance.choice(tuple(Handling)), (card,)), seat),
            Event(OptionTaken(chance.choice(_OPTIONS), str(card.suit)), seat),
            Event(AttentionDrawn(), seat),
            Event(DirectorArrives(chance.choice(tuple(DirectorAct))), seat),
            Event(Question("no hearts?"), seat),
            Event(Ending(chance.choice(tuple(Finished)))),
        )
    )


@given(chances, editions, st.integers(0, 52))
@settings(max_examples=60)
def test_any_case_of_a_play_is_ruled_on(chance: Random, edition: Edition, cards: int) -> None:
    begun = _begun(chance)
    events = _events(_played(chance, begun, cards, chance.choice((0, 0.1))))
    for _ in range(chance.randrange(1, 7)):
        events.insert(chance.randrange(len(events) + 1), _anything(chance, begun))
    assert ruling_document(rule(_scenario(begun, events), edition))["edition"] == edition.value
