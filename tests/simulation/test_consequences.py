"""What follows from a ruling is stated so that nobody takes one card for another, or one kind."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator

import pytest

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.director.follow import rule
from bridge_rules_gui.director.ruling import Ruling
from bridge_rules_gui.game.scenario import CardsPlayed
from bridge_rules_gui.notation.scenario_reader import read_scenario
from bridge_rules_gui.simulation.consequences import Consequence, consequences
from bridge_rules_gui.simulation.simulation import Simulation
from tests.every import every
from tests.simulation.library_scenarios import NAMES

Simulated = Callable[[str], Simulation]


def _rulings(simulation: Simulation) -> Iterator[Ruling]:
    for edition in Edition:
        for step in range(simulation.steps + 1):
            yield simulation.frame(step, edition).ruling


@every("name", NAMES)
def test_a_card_that_would_lie_beside_another_is_not_called_minor(
    name: str, simulated: Simulated
) -> None:
    for ruling in _rulings(simulated(name)):
        said = [str(line.said) for line in consequences(ruling) if line.row is Consequence.CARDS]
        assert len(said) == len(ruling.penalty_cards)
        for card, line in zip(ruling.penalty_cards, said, strict=True):
            others = [
                other for other in ruling.penalty_cards if other.seat is card.seat and other != card
            ]
            either_or = card.condition == "designate_card" and len(others) == 1
            if others and not either_or:
                assert "minor penalty card" not in line or "otherwise a major" in line, line


@every("name", NAMES)
def test_every_right_and_every_card_is_told_once(name: str, simulated: Simulated) -> None:
    for ruling in _rulings(simulated(name)):
        said = [(line.row, line.said) for line in consequences(ruling)]
        assert len(said) == len(set(said)), said


@every("name", NAMES)
def test_who_may_take_back_a_card_he_did_not_play_himself_is_told_which(
    name: str, simulated: Simulated
) -> None:
    simulation = simulated(name)
    for ruling in _rulings(simulation):
        unnamed = [
            option.who
            for option in ruling.options
            if option.name == "withdraw_card_after_revoke" and not option.value
        ]
        if unnamed:
            revoke = ruling.irregularities[-1].event
            since = simulation.scenario.events[revoke + 1 : len(ruling.steps)]
            own = {event.who for event in since if isinstance(event.act, CardsPlayed)}
            assert set(unnamed) <= own, (ruling.edition, len(ruling.steps))


@pytest.mark.parametrize("edition", Edition)
def test_a_restriction_depends_on_the_final_call_until_it_is_made(edition: Edition) -> None:
    # Law 26 is about the call in place of the one withdrawn; 27B3 lets the offender choose again,
    # but not the double: what 26B of 1987 and 2007 adds for it is settled.
    events = [
        {"who": "N", "call": "1D"},
        {"who": "E", "call": "1S"},
        {"who": "S", "call": "1H"},
        {"director": "called"},
        {"who": "W", "accept": False},
        {"who": "S", "replace": "X", "comparable": False, "same_or_more_precise": False},
        {"who": "S", "replace": "P"},
    ]
    said = []
    for last in (6, 7):
        document = {"schema": 1, "id": "x", "title": "x", "dealer": "N", "events": events[:last]}
        ruling = rule(read_scenario(json.dumps(document), "x"), edition)
        lines = [str(each.said) for each in consequences(ruling) if each.row is Consequence.LEADS]
        assert lines
        said.append([line.endswith(" (depending on South’s final call)") for line in lines])
    assert said[0] == ([True] if edition is Edition.BG_2017 else [True, False])
    assert not any(said[1])


@every("name", NAMES)
def test_a_lead_is_restricted_if_the_offender_defends_until_the_auction_is_over(
    name: str, simulated: Simulated
) -> None:
    for ruling in _rulings(simulated(name)):
        lines = [str(each.said) for each in consequences(ruling) if each.row is Consequence.LEADS]
        for line in lines if ruling.lead_restrictions else ():
            assert (" becomes a defender" in line) == (ruling.contract is None), line


@pytest.mark.parametrize(
    ("calls", "depending"),
    [
        # 36: in his turn the offender cannot repeat what Law 19 does not allow; in 2017 what he
        # shows by another call counts.
        (["N 1S", "E P", "S XX"], {Edition.BG_2017}),
        (["N 1S", "E P", "S X"], {Edition.BG_2017}),
        # Out of his turn he can, if his opponents bid in between.
        (["N 1S", "S X"], set(Edition)),
        # 38: he must pass throughout.
        (["N 1S", "W 8C"], set()),
        (["N 1S", "E 8C"], set()),
    ],
)
def test_a_restriction_depends_on_a_final_call_that_could_end_it(
    calls: list[str], depending: set[Edition]
) -> None:
    made = [dict(zip(("who", "call"), call.split(), strict=True)) for call in calls]
    events = [*made, {"director": "called"}]
    document = {"schema": 1, "id": "x", "title": "x", "dealer": "N", "events": events}
    scenario = read_scenario(json.dumps(document), "x")
    found = set()
    for edition in Edition:
        ruling = rule(scenario, edition)
        lines = [str(each.said) for each in consequences(ruling) if each.row is Consequence.LEADS]
        assert lines
        if all("final call)" in line for line in lines):
            found.add(edition)
    assert found == depending


def test_nothing_is_closed_to_dummy() -> None:
    calls = [{"who": who, "call": call} for who, call in _AUCTION_OF_NORTH]
    wrong = {"who": "N", "explain": "natural", "about": "2D", "correct": False}
    events = [*calls[:3], wrong, *({**call, "influenced": False} for call in calls[3:])]
    document = {"schema": 1, "id": "x", "title": "x", "dealer": "N", "events": events}
    scenario = read_scenario(json.dumps(document), "x")
    for edition in Edition:
        ruling = rule(scenario, edition)
        assert ruling.contract is not None
        assert any(each.to is ruling.contract.dummy for each in ruling.unauthorised)
        said = [str(each.said) for each in consequences(ruling)]
        assert not any(f"{ruling.contract.dummy.name.title()} may not use" in each for each in said)


@pytest.mark.parametrize(
    ("second", "balance"),
    [
        ({"who": "S", "play": "D5"}, "On balance, no trick is transferred"),
        ({"who": "S", "play": "CQ"}, "1 trick is transferred to the non-offending side"),
    ],
)
def test_what_both_sides_lose_is_stated_as_a_balance(second: dict[str, str], balance: str) -> None:
    # Each side's revoke costs a trick in 1987; one side's alone goes to the side without one.
    plays = ["WHQ", "NH5", "ED2", "SHK", "SSA", "WS3", "NS6", "ES2", "SH4", "WHJ", "NH7", "EH3"]
    plays += ["WCA", "NC2", "EC3", "SC4", "WC8", "NCK", "EC7"]
    after = ["NS7", "ES4", "SSQ", "WS5"]
    events = [{"who": play[0], "play": play[1:]} for play in plays]
    events += [second, *({"who": play[0], "play": play[1:]} for play in after)]
    case = {
        "schema": 1,
        "id": "both-revoke",
        "title": "Both sides revoke",
        "deal": "N:KT76.A75.Q83.K92 42.T83.T762.JT73 AQJ98.K42.A5.Q64 53.QJ96.KJ94.A85",
        "contract": "4S",
        "declarer": "S",
        "facts": {"later_winner_with_suit": False},
        "events": events,
    }
    ruling = rule(read_scenario(json.dumps(case), "both"), Edition.RU_1987)
    said = [str(line.said) for line in consequences(ruling) if line.row is Consequence.TRICKS]
    assert said == [balance]


_AUCTION_OF_NORTH = [
    *(("N", "1NT"), ("E", "P"), ("S", "2D"), ("W", "P")),
    *(("N", "2H"), ("E", "P"), ("S", "P"), ("W", "P")),
]


def test_tricks_of_an_earlier_revoke_are_told_with_its_name_and_law(simulated: Simulated) -> None:
    simulation = simulated("law64-second-revoke-in-the-suit")
    corrected = next(
        ruling
        for ruling in (simulation.frame(step, Edition.BG_2017).ruling for step in range(24))
        if len(ruling.irregularities) > 1
    )
    tricks = [line for line in consequences(corrected) if line.row is Consequence.TRICKS]
    assert [(str(line.said), *map(str, line.laws)) for line in tricks] == [
        ("No trick is transferred for West’s established revoke", "bg2017/64A2")
    ]
