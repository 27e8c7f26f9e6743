"""Files taken in: boards to search, and doubts that are asked instead of guessed."""

from __future__ import annotations

from pathlib import Path

import pytest

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.director.follow import rule
from bridge_rules_gui.exchange.files import ExchangeError
from bridge_rules_gui.game.call import Call
from bridge_rules_gui.game.card import Card
from bridge_rules_gui.game.scenario import Acceptance, CallReplaced, CardsHandled, CardsPlayed
from bridge_rules_gui.game.seat import Seat
from bridge_rules_gui.notation.problems import NotationError
from bridge_rules_gui.notation.scenario_writer import scenario_toml
from bridge_rules_gui.simulation import editing_deal
from bridge_rules_gui.simulation.editing import EditError
from bridge_rules_gui.simulation.import_doubts import DoubtKind, Settled, Settlement, settled
from bridge_rules_gui.simulation.importing import import_file, imported, sought
from bridge_rules_gui.table.irregularity import Irregularity

_HANDS = "3SJ973HJ98742D3CK4,SKQT2HATDJ6542C85,SH63DAKQ987CA9732,"
_MATCH = (
    "pn|Ann,Ben,Cid,Dot,Eve,Fay,Gus,Hal|"
    f"qx|o1|md|{_HANDS}|sv|o|mb|1D|mb|1S|mb|2H|mb|p|mb|p|mb|p|\n"
    f"qx|c1|md|{_HANDS}|sv|o|mb|1D|mb|1C|mb|p|mb|p|mb|p|\n"
)
_REVOKE = f"pn|Ann,Ben,Cid,Dot|md|{_HANDS}|sv|o|mb|2Dppp|pc|SA|pc|H2|pc|SK|pc|H3|"
_LEAD = f"md|{_HANDS}|sv|o|mb|2Hppp|pc|SQ|"
_PBN = b'[Board "4"]\n[North "Ann Lee"]\n[Dealer "N"]\n[Auction "N"]\n1D 1C Pass Pass\nPass\n'


def test_a_match_file_is_a_list_of_boards_with_players_and_contracts() -> None:
    boards = imported(_MATCH.encode(), "match.lin").boards
    assert [str(board.contract) for board in boards] == ["2H", "1C"]
    assert [str(board.contract.declarer) for board in boards if board.contract] == ["S", "E"]
    assert dict(boards[0].players)[Seat.NORTH] == "Cid"
    assert dict(boards[1].players)[Seat.NORTH] == "Gus"


@pytest.mark.parametrize(
    ("words", "numbers"), [("cid", [1]), ("1c", [2]), ("zoe", []), ("", [1, 2])]
)
def test_boards_are_found_by_player_and_contract(words: str, numbers: list[int]) -> None:
    boards = imported(_MATCH.encode(), "match.lin").boards
    assert [board.number for board in sought(boards, words)] == numbers


def test_an_insufficient_bid_is_asked_about_on_its_board_alone() -> None:
    boards = imported(_MATCH.encode(), "match.lin").boards
    assert boards[0].doubts == ()
    (doubt,) = boards[1].doubts
    assert (doubt.kind, doubt.who, str(doubt.what)) == (DoubtKind.CALL, Seat.EAST, "1C")
    assert "insufficient" in str(doubt.fault)


def test_pbn_tells_players_and_leaves_the_same_doubt() -> None:
    (board,) = imported(_PBN, "match.pbn").boards
    assert board.players == ((Seat.NORTH, "Ann Lee"),)
    assert [doubt.kind for doubt in board.doubts] == [DoubtKind.CALL]


def test_what_pbn_says_was_accepted_is_not_asked() -> None:
    (board,) = imported(_PBN.replace(b"1C", b"^I 1C"), "match.pbn").boards
    assert board.doubts == ()


def test_an_accepted_bid_stands_in_the_case() -> None:
    board = imported(_MATCH.encode(), "match.lin").boards[1]
    scenario = settled(board.scenario, [Settled(board.doubts[0], Settlement.ACCEPTED)])
    assert scenario.events[2].act == Acceptance(accepted=True)
    assert scenario.events[2].who is Seat.SOUTH


def test_a_bid_put_right_is_followed_by_what_took_its_place() -> None:
    board = imported(_MATCH.encode(), "match.lin").boards[1]
    answer = Settled(board.doubts[0], Settlement.CORRECTED, Call.parse("2C"))
    scenario = settled(board.scenario, [answer])
    assert CallReplaced(Call.parse("2C")) in [event.act for event in scenario.events]
    assert rule(scenario, Edition.BG_2017).irregularity is Irregularity.INSUFFICIENT_BID


def test_a_slip_of_the_record_ends_the_case_before_it() -> None:
    board = imported(_MATCH.encode(), "match.lin").boards[1]
    scenario = settled(board.scenario, [Settled(board.doubts[0], Settlement.LEFT_OUT)])
    assert len(scenario.events) == 1


def test_a_correction_without_a_call_is_refused() -> None:
    board = imported(_MATCH.encode(), "match.lin").boards[1]
    with pytest.raises(EditError, match="the replacement for 1C is not given"):
        settled(board.scenario, [Settled(board.doubts[0], Settlement.CORRECTED)])


def test_a_revoke_is_asked_about_and_may_have_been_put_right() -> None:
    (board,) = imported(_REVOKE.encode(), "revoke.lin").boards
    (doubt,) = board.doubts
    assert doubt.kind is DoubtKind.REVOKE
    assert Settlement.ACCEPTED not in doubt.answers
    answer = Settled(doubt, Settlement.CORRECTED, Card.parse("S3"))
    acts = [event.act for event in settled(board.scenario, [answer]).events]
    assert any(isinstance(act, CardsHandled) for act in acts)
    assert CardsPlayed((Card.parse("S3"),)) in acts


def test_a_lead_out_of_turn_is_asked_about() -> None:
    (board,) = imported(_LEAD.encode(), "lead.lin").boards
    (doubt,) = board.doubts
    assert (doubt.kind, doubt.who) == (DoubtKind.LEAD, Seat.WEST)
    scenario = settled(board.scenario, [Settled(doubt, Settlement.AS_RECORDED)])
    assert scenario == board.scenario
    assert rule(scenario, Edition.BG_2017).irregularity is Irregularity.OPENING_LEAD_OUT_OF_TURN


def test_a_scenario_is_a_file_of_one_board(tmp_path: Path) -> None:
    scenario = editing_deal.new_draft(3).titled("Nothing yet").scenario
    path = tmp_path / "scenario.toml"
    path.write_text(scenario_toml(scenario), "utf-8")
    assert [board.scenario for board in import_file(path).boards] == [scenario]


def test_an_unreadable_file_is_told_with_its_line() -> None:
    with pytest.raises(NotationError, match=r"broken\.toml:2: "):
        imported(b'schema = 1\nid = "x\n', "broken.toml")


def test_a_file_that_is_not_there_is_told(tmp_path: Path) -> None:
    with pytest.raises(ExchangeError, match="cannot be read"):
        import_file(tmp_path / "nothing.pbn")
