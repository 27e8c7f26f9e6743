from __future__ import annotations

import pytest

from bridge_rules_gui.game.seat import Seat
from bridge_rules_gui.game.vulnerability import Vulnerability
from bridge_rules_gui.notation.lin_reader import read_lin
from bridge_rules_gui.notation.scenario_writer import scenario_document

HAND_RECORD = (
    "pn|South,West,North,East|st||md|3SJ973HJ98742D3CK4,SKQT2HATDJ6542C85,SH63DAKQ987CA9732,|rh||"
    "ah|Board 1|sv|o|mb|1D|mb|1S|an|natural, 5+ !S|mb|2H|mb|p|mb|3H!|mb|p|mb|p|mb|p|pg||"
    "pc|SK|pc|H3|pc|S4|pc|S3|pg||mc|9|pg||"
)
VUGRAPH = """\
vg|A match,Bridge Base Online,I,1,2,One,0,Two,0|
rs|4HN+1,3NE-1|
pw|a,b,c,d,e,f,g,h|
mp|0,0,0,0|
bn|7,7|
pg||
qx|o7|st||md|3S269H2568QADTQC2T,S47AHJD3479C4567Q,S58QH479KDKAC38JA,|sv|b|nt|Welcome|mb|1N|mb|p|
mb|3n|mb|p|mb|p|mb|p|pg||
pc|SJ|pc|S2|pc|S4|pc|S5|pg||
qx|c7|md|4S9JH579QAD8KAC39Q,S5QKH24TD35TQC56K,S268AH3KD27C247TJ,S347THJ68D469JC8A|sv|b|
mb|pp1C!pp|an|short|mb|p|pg||
"""


def test_a_hand_record_is_read() -> None:
    result = read_lin(HAND_RECORD.encode(), "hand.lin")
    assert result.problems == ()
    (scenario,) = result.scenarios
    document = scenario_document(scenario)
    assert document.pop("events") == [
        {"who": "N", "call": "1D"},
        {"who": "E", "call": "1S", "meaning": "natural, 5+ ♠"},
        {"who": "S", "call": "2H"},
        {"who": "W", "call": "P"},
        {"who": "N", "call": "3H", "meaning": "alerted"},
        {"who": "E", "call": "P"},
        {"who": "S", "call": "P"},
        {"who": "W", "call": "P"},
        {"who": "W", "play": "SK"},
        {"who": "N", "play": "H3"},
        {"who": "E", "play": "S4"},
        {"who": "S", "play": "S3"},
    ]
    assert document == {
        "schema": 1,
        "id": "hand-1",
        "title": "Board 1",
        "dealer": "N",
        "vulnerable": "none",
        "scoring": "mp",
        "deal": "N:.63.AKQ987.A9732 A8654.KQ5.T.QJT6 J973.J98742.3.K4 KQT2.AT.J6542.85",
        "facts": {"tricks_declarer": 9},
    }


def test_a_vugraph_file_holds_several_boards() -> None:
    result = read_lin(VUGRAPH.encode(), "match.lin")
    assert [one.identifier for one in result.scenarios] == ["match-7", "match-7-2"]
    assert {one.vulnerable for one in result.scenarios} == {Vulnerability.ALL}
    assert [one.dealer for one in result.scenarios] == [Seat.NORTH, Seat.EAST]
    assert [len(one.events) for one in result.scenarios] == [10, 6]
    assert result.scenarios[1].events[2].facts.value("meaning") == "alerted"


@pytest.mark.parametrize("calls", ["", "mb|p|mb|p|mb|p|mb|p|"])
def test_cards_without_a_contract_are_not_passed_over_in_silence(calls: str) -> None:
    content = f"pn|S,W,N,E|\nmd|1,,,|sv|o|{calls}\npc|HK|pc|H2|"
    (problem,) = read_lin(content.encode(), "cards.lin").problems
    assert (problem.line, problem.key) == (3, "pc")
    assert str(problem.problem) == "there is no contract, so it is not known who played which card"
    assert "add the calls" in str(problem.remedy)


def test_an_insufficient_bid_is_never_taken_in_silence() -> None:
    content = HAND_RECORD.replace("mb|2H|", "mb|1H|").encode()
    (problem,) = read_lin(content, "hand.lin").problems
    assert problem.is_question
    assert str(problem.problem) == "Law 27: South’s 1H is insufficient over 1S"
    assert "was it accepted?" in str(problem.remedy)
