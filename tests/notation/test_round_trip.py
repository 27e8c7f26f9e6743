from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from bridge_rules_gui.game.auction import Auction
from bridge_rules_gui.game.scenario import Acceptance, CallMade, Event, Facts, Scenario
from bridge_rules_gui.notation.lin_reader import read_lin
from bridge_rules_gui.notation.lin_writer import write_lin
from bridge_rules_gui.notation.pbn_scenario import read_pbn
from bridge_rules_gui.notation.pbn_writer import write_pbn
from bridge_rules_gui.notation.table_record import record_of
from tests.notation.boards import boards
from tests.notation.scenario_strategies import scenarios
from tests.strategies import condoned_auctions

EXPORT_TAGS = (
    *("Event", "Site", "Date", "Board", "West", "North", "East", "South", "Dealer"),
    *("Vulnerable", "Deal", "Scoring", "Declarer", "Contract", "Result"),
)


@pytest.fixture(scope="module", params=[200, pytest.param(1000, marks=pytest.mark.slow)])
def many(request: pytest.FixtureRequest) -> tuple[Scenario, ...]:
    """Return two hundred boards, most of them played, or a thousand."""
    return tuple(boards(request.param, seed=1987))


def without_hidden_lines(content: bytes) -> bytes:
    """Return a PBN file as another program would hand it on, its charset still declared."""
    lines = content.split(b"\r\n")
    return b"\r\n".join(line for line in lines if not line.startswith((b"%: ", b"%+ ", b"%:")))


def as_recorded_in_a_game(scenario: Scenario, number: int, stem: str) -> Scenario:
    """Return a board with the name that a file without hidden lines gives it."""
    return replace(scenario, identifier=f"{stem}-{number}")


def test_many_boards_come_back_from_pbn(many: tuple[Scenario, ...]) -> None:
    result = read_pbn(write_pbn(many), "boards.pbn")
    assert result.scenarios == many
    assert result.problems == ()


def test_many_boards_come_back_from_pbn_without_the_hidden_case(
    many: tuple[Scenario, ...],
) -> None:
    result = read_pbn(without_hidden_lines(write_pbn(many)), "boards.pbn")
    expected = tuple(as_recorded_in_a_game(one, n, "boards") for n, one in enumerate(many, start=1))
    assert result.scenarios == expected
    assert result.problems == ()


def test_case_without_a_title_comes_back_without_one(many: tuple[Scenario, ...]) -> None:
    untitled = replace(many[0], identifier="my-story", title="")
    assert [scenario.title for scenario in read_lin(write_lin([untitled]), "a.lin").scenarios] == [
        ""
    ]


def test_many_boards_come_back_from_lin(many: tuple[Scenario, ...]) -> None:
    result = read_lin(write_lin(many), "boards.lin")
    assert result.scenarios == many
    assert result.problems == ()


@settings(max_examples=80)
@given(st.lists(scenarios(), min_size=1, max_size=3, unique_by=lambda one: one.identifier))
def test_any_scenario_comes_back_from_pbn(found: list[Scenario]) -> None:
    assert read_pbn(write_pbn(found), "any.pbn").scenarios == tuple(found)


@settings(max_examples=80)
@given(scenarios())
def test_pbn_is_written_as_its_export_format_asks(scenario: Scenario) -> None:
    lines = write_pbn([scenario]).split(b"\r\n")
    assert lines[:2] == [b"% PBN 2.1", b"% EXPORT"]
    assert all(len(line) <= 253 for line in lines)
    assert not any(b"\t" in line or b"\n" in line for line in lines)
    tags = [line[1:].split(b" ")[0].decode() for line in lines if line.startswith(b"[")]
    assert tuple(tags[:15]) == EXPORT_TAGS


def accepted(auction: Auction) -> Scenario:
    """Return an auction as a case that tells each acceptance."""
    events: list[Event] = []
    for seat, call in auction.calls:
        events.append(Event(CallMade(call), seat))
        events.append(Event(Acceptance(accepted=True), seat.left_hand_opponent))
    return Scenario("accepted", "", auction.dealer, events=tuple(events))


@settings(max_examples=200)
@given(condoned_auctions())
def test_what_the_table_accepted_stands_in_pbn_and_is_told_again(auction: Auction) -> None:
    standing = record_of(accepted(auction)).auction
    assume(standing is not None and standing.calls)
    content = without_hidden_lines(write_pbn([accepted(auction)]))
    (found,) = read_pbn(content, "accepted.pbn").scenarios
    assert record_of(found).auction == standing


@pytest.mark.parametrize("scenario", [*boards(40, seed=2017)], ids=lambda one: one.identifier)
def test_a_case_with_unknown_hands_comes_back_from_lin(scenario: Scenario) -> None:
    assert scenario.deal is not None
    north, _, south, _ = scenario.deal.hands
    known = replace(scenario, deal=replace(scenario.deal, hands=(north, None, south, None)))
    calls = tuple(event for event in known.events if isinstance(event.act, CallMade))
    scenario = replace(known, events=calls, identifier="x-1", title="Board 1")
    assert read_lin(write_lin([scenario]), "x.lin").scenarios == (scenario,)


def test_a_result_the_play_shows_is_no_fact() -> None:
    board = next(one for one in boards(100, seed=2017) if record_is_complete(one))
    lines = write_lin([board]).decode().rstrip("\n")
    play = record_of(board).play
    assert play is not None
    tricks = play.tricks_won.of(play.contract.declarer.side)
    (found,) = read_lin(f"{lines}mc|{tricks}|".encode(), "x.lin").scenarios
    assert found.facts == Facts()
    content = without_hidden_lines(write_pbn([board])).decode()
    changed = content.replace(f'[Result "{tricks}"]', f'[Result "^{(tricks + 1) % 14}"]')
    result = read_pbn(changed.encode(), "x.pbn")
    assert result.problems == ()
    assert result.scenarios[0].facts.value("tricks_declarer") == (tricks + 1) % 14


def record_is_complete(scenario: Scenario) -> bool:
    """Tell whether all thirteen tricks of a board were played."""
    play = record_of(scenario).play
    return play is not None and play.is_over


def test_declarers_tricks_come_back_from_both() -> None:
    board = next(one for one in boards(100, seed=2017) if len(one.events) > 70)
    calls = tuple(event for event in board.events if isinstance(event.act, CallMade))
    claimed = replace(
        board,
        events=calls,
        facts=Facts((("tricks_declarer", 7),)),
        identifier="x-1",
        title="Board 1",
    )
    assert read_lin(write_lin([claimed]), "x.lin").scenarios == (claimed,)
    content = without_hidden_lines(write_pbn([claimed]))
    assert read_pbn(content, "x.pbn").scenarios == (claimed,)
