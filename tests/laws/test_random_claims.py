"""Any case of claims, agreements and objections is ruled on, and ruled alike when read twice."""

from __future__ import annotations

from random import Random

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.director.follow import rule
from bridge_rules_gui.game.card import DECK
from bridge_rules_gui.game.contract import Contract
from bridge_rules_gui.game.deal import Deal
from bridge_rules_gui.game.hand import Hand
from bridge_rules_gui.game.scenario import (
    Agreement,
    CardsPlayed,
    Claim,
    Concession,
    DirectorAct,
    DirectorArrives,
    Ending,
    Event,
    Finished,
    MidPlay,
    Objection,
    OptionTaken,
    Scenario,
)
from bridge_rules_gui.game.seat import Seat
from tests.every import every

_SEATS = tuple(Seat)


def scenario_of_claims(seed: int) -> Scenario:
    """Return a case in which somebody claims or concedes, and anything may happen then."""
    random = Random(seed)  # noqa: S311 - cases, no secrets
    cards = random.randint(1, 4)
    drawn = random.sample(DECK, 4 * cards)
    hands = [drawn[at::4] for at in range(4)]
    made = random.choice((Claim, Concession))(random.choice((None, 0, 1, 2, 9)))
    events = [Event(made, random.choice(_SEATS))]
    for _ in range(random.randint(0, 5)):
        place = random.randrange(4)
        act = random.choice(
            (
                Agreement(),
                Objection(),
                OptionTaken(random.choice(("play_on", "agree_claim", "contest_claim"))),
                Ending(random.choice(tuple(Finished))),
                DirectorArrives(random.choice(tuple(DirectorAct))),
                CardsPlayed((random.choice(hands[place]),)),
            )
        )
        events.append(Event(act, _SEATS[place]))
    won = random.randint(0, 13 - cards)
    return Scenario(
        "claims",
        "A story of claims",
        deal=Deal(tuple(Hand(tuple(hand)) for hand in hands)),
        contract=Contract.parse(random.choice(("3NT", "4S", "2HX")), random.choice(_SEATS)),
        start=MidPlay(14 - cards, random.choice(_SEATS), won, 13 - cards - won),
        events=tuple(events),
    )


@every("seed", range(150))
def test_a_case_of_claims_is_ruled_alike_when_read_twice(seed: int) -> None:
    scenario = scenario_of_claims(seed)
    for edition in Edition:
        ruling = rule(scenario, edition)
        assert ruling == rule(scenario, edition)
        if ruling.tricks is not None:
            assert sum(ruling.tricks) == 13
