from __future__ import annotations

import json

import pytest

from bridge_rules_gui.game.scenario import Scenario, Scoring
from bridge_rules_gui.game.vulnerability import Vulnerability
from bridge_rules_gui.notation.pbn_scenario import read_pbn
from bridge_rules_gui.notation.problems import ReadResult
from bridge_rules_gui.notation.scenario_writer import scenario_document

DEAL = "N:.63.AKQ987.A9732 A8654.KQ5.T.QJT6 J973.J98742.3.K4 KQT2.AT.J6542.85"
HEAD = f'[Dealer "N"]\n[Vulnerable "None"]\n[Deal "{DEAL}"]\n'

# The document's own example of every irregularity, as its verifier's tests have it.
ALL_IRREGULARITIES = """\
[Event "Test illegals"]
[Dealer "N"]
[Vulnerable "None"]
[Deal "W:KQT2.AT.J6542.85 .63.AKQ987.A9732 A8654.KQ5.T.QJT6 J973.J98742.3.K4"]
[Declarer "^S"]
[Contract "5HX"]
[Result "^5"]
[Auction "W"]
- ^S 1D ^I 1C
4S ^I 3NT ^S ^S
X 5H X AP
[Play "W"]
SK H3 S4 S3
C5 C2 ^R S5 ^L CK
S2 H6 ^R C6 S7
C8 CA CT C4
D2 DA DT D3
D4 DK H5 H7
-  -  -  H2
*
"""


def read(text: str) -> ReadResult:
    return read_pbn(text.encode(), "game.pbn")


def descriptions(scenario: Scenario) -> list[str]:
    """Return the events in short: ``E 1D``, ``S accept``, ``W SK``."""
    events = scenario_document(scenario)["events"]
    short = []
    for event in events:
        act = next(key for key in event if key not in ("who", "meaning", "lead"))
        value = event[act] if isinstance(event[act], str) else act
        short.append(f"{event['who']} {value}")
    return short


def clean(text: str) -> list[str]:
    """Return the events of the only game of a text in which nothing is wrong."""
    result = read(text)
    assert result.problems == ()
    (scenario,) = result.scenarios
    return descriptions(scenario)


def test_accepted_irregularities_become_events_that_show_them() -> None:
    result = read(ALL_IRREGULARITIES)
    assert result.problems == ()
    (scenario,) = result.scenarios
    assert descriptions(scenario)[:14] == [
        *("E 1D", "S accept", "S 1C", "W accept", "W 4S", "N 3NT", "E accept", "W X", "N accept"),
        *("N 5H", "E X", "S P", "W P", "N P"),
    ]
    # East led for the wrong declarer: North became dummy, South plays the contract.
    assert descriptions(scenario)[14:18] == ["W SK", "N become_dummy", "N H3", "E S4"]
    # South led from his hand though dummy had won, and West accepted it.
    assert descriptions(scenario)[18:22] == ["S S3", "S CK", "W accept", "W C5"]
    assert descriptions(scenario)[-1] == "S H2"
    assert scenario.facts.value("tricks_declarer") == 5
    assert scenario.contract is None


def test_a_lead_out_of_turn_is_said_to_be_a_lead() -> None:
    (scenario,) = read(ALL_IRREGULARITIES).scenarios
    leads = [event for event in scenario_document(scenario)["events"] if event.get("lead")]
    assert leads == [{"who": "S", "play": "CK", "lead": True}]


@pytest.mark.parametrize(
    ("entries", "events"),
    [
        # the auction is broken off, or continues
        ("1D Pass *", ["N 1D", "E P"]),
        ("1D Pass +", ["N 1D", "E P"]),
        ("+", []),
        ("1D Pass", ["N 1D", "E P"]),
        # all pass, or the last three
        ("AP", ["N P", "E P", "S P", "W P"]),
        ("Pass AP", ["N P", "E P", "S P", "W P"]),
        ("1D X AP", ["N 1D", "E X", "S P", "W P", "N P"]),
        ("1D Pass Pass Pass", ["N 1D", "E P", "S P", "W P"]),
        # opinions, glyphs and comments say nothing of the table
        ("1D! {strong} $13 Pass?? ; all for now\n1H", ["N 1D", "E P", "S 1H"]),
        # the dealer is skipped, and two seats
        ("^S 1H Pass *", ["E 1H", "S accept", "S P"]),
        ("1C ^S ^S 1D *", ["N 1C", "W 1D", "N accept"]),
        # out of rotation and insufficient at once
        ("1D ^S ^I 1C *", ["N 1D", "S 1C", "W accept"]),
    ],
)
def test_an_auction_is_read(entries: str, events: list[str]) -> None:
    assert clean(f'{HEAD}[Auction "N"]\n{entries}\n') == events


def test_after_an_accepted_insufficient_bid_the_last_bid_is_the_contract() -> None:
    text = f"""{HEAD}[Declarer "E"]
[Contract "1C"]
[Auction "N"]
1D ^I 1C =1= Pass Pass
Pass
[Note "1:insufficient bid accepted"]
[Play "S"]
+
"""
    assert clean(text) == ["N 1D", "E 1C", "S accept", "S P", "W P", "N P"]
    (scenario,) = read(text).scenarios
    assert scenario.events[1].facts.value("meaning") == "insufficient bid accepted"


@pytest.mark.parametrize(
    ("rows", "cards"),
    [
        ("*", []),
        ("SK H3 S4 S3\n*", ["W SK", "N H3", "E S4", "S S3"]),
        # the columns stay, whoever leads
        ("SK H3 S4 S3\n- C2 C6 -\n*", ["W SK", "N H3", "E S4", "S S3", "N C2", "E C6"]),
        ("SK H3 S4 S3\n- C2 C6 +\n", ["W SK", "N H3", "E S4", "S S3", "N C2", "E C6"]),
        # the seat to play next stands where its card would, also before the leader's column
        ("SK H3 S4 S3\n+ C2 C6 CK\n", ["W SK", "N H3", "E S4", "S S3", "N C2", "E C6", "S CK"]),
        ("SK H3 + -\n", ["W SK", "N H3"]),
        # a revoke that is said to be one
        ("DJ D7 DT ^R S3\n*", ["W DJ", "N D7", "E DT", "S S3"]),
        ('SK! H3?? S4 $14 S3 =1=\n*\n[Note "1:low"]', ["W SK", "N H3", "E S4", "S S3"]),
    ],
)
def test_a_play_is_read(rows: str, cards: list[str]) -> None:
    result = read(f'{HEAD}[Declarer "S"]\n[Contract "5HX"]\n[Play "W"]\n{rows}')
    (scenario,) = result.scenarios
    assert descriptions(scenario) == cards
    assert result.problems == ()


def test_a_note_on_a_card_is_kept_with_it() -> None:
    rows = 'SK H3 =2= S4 S3\n*\n[Note "2:ruffed"]'
    (scenario,) = read(f'{HEAD}[Declarer "S"]\n[Contract "5HX"]\n[Play "W"]\n{rows}').scenarios
    assert [event.facts.value("meaning") for event in scenario.events[:2]] == [None, "ruffed"]


def test_several_games_are_parted_by_empty_lines_that_comments_may_hold() -> None:
    first = '% PBN 2.1\n\n[Board "1"]\n[Dealer "N"]\n[Vulnerable "-"]\n{ one\n\ntwo }\n'
    result = read(f'{first}\n\n[Board "2"]\n[Dealer "E"]\n[Vulnerable "Both"]\n')
    assert [one.identifier for one in result.scenarios] == ["game-1", "game-2"]
    assert [one.vulnerable for one in result.scenarios] == [Vulnerability.NONE, Vulnerability.ALL]
    assert result.problems == ()


def test_two_games_of_one_board_have_names_of_their_own() -> None:
    game = '[Board "3"]\n[Dealer "S"]\n[Vulnerable "EW"]\n'
    result = read(f"{game}\n{game}\n{game}")
    assert [one.identifier for one in result.scenarios] == ["game-3", "game-3-2", "game-3-3"]


def test_values_may_be_inherited_from_the_games_before() -> None:
    text = """\
[Event "##Autumn regional"]
[Scoring "##IMP"]
[Dealer "N"]
[Vulnerable "NS"]

[Dealer "#"]
[Vulnerable "#"]
[Site "#"]

[Event ""]
[Dealer "S"]
[Vulnerable "None"]
"""
    result = read(text)
    assert [one.title for one in result.scenarios] == ["Autumn regional", "Autumn regional", ""]
    assert result.scenarios[1].vulnerable is Vulnerability.NORTH_SOUTH
    assert {one.scoring for one in result.scenarios} == {Scoring.INTERNATIONAL_MATCHPOINTS}
    assert result.problems == ()


@pytest.mark.parametrize(
    ("scored_as", "scoring"),
    [
        ("MP", Scoring.MATCHPOINTS),
        ("", Scoring.MATCHPOINTS),
        ("IMP;Cross", Scoring.INTERNATIONAL_MATCHPOINTS),
        ("Rubber", Scoring.TOTAL_POINTS),
    ],
)
def test_scoring_is_read(scored_as: str, scoring: Scoring) -> None:
    (scenario,) = read(f'{HEAD}[Scoring "{scored_as}"]\n').scenarios
    assert scenario.scoring is scoring


@pytest.mark.parametrize(
    ("result", "tricks"),
    [("9", 9), ("^9", 9), ("NS 9", 9), ("EW 4", 9), ("EW 4 NS 9", 9), ("?", None), ("", None)],
)
def test_a_result_is_read_as_declarers_tricks(result: str, tricks: int | None) -> None:
    text = f'{HEAD}[Declarer "S"]\n[Contract "3n"]\n[Result "{result}"]\n'
    read_back = read(text)
    (scenario,) = read_back.scenarios
    assert scenario.facts.value("tricks_declarer") == tricks
    assert str(scenario.contract) == "3NT"
    assert read_back.problems == ()


def test_tags_may_stand_in_any_layout_and_tables_hold_anything() -> None:
    text = """\
[ Dealer"N" ] [Vulnerable   "None"  ] ; two on a line
 [
   Event
         "say \\"hi\\" \\\\"
 ]
[ActionTable "Rank;Call\\\\4L"]
1  4H   100  6  8
2  -    "x"  $9 ^Z
"""
    result = read(text)
    assert result.scenarios[0].title == 'say "hi" \\'
    assert result.problems == ()


def test_a_contract_without_auction_begins_the_case_after_it() -> None:
    (scenario,) = read(f'{HEAD}[Declarer "^S"]\n[Contract "4S"]\n[Play "W"]\nSK H3 *').scenarios
    assert json.dumps(scenario_document(scenario)["events"][1]) == (
        '{"who": "N", "option": "become_dummy"}'
    )
    assert scenario.contract is not None
    assert str(scenario.contract.declarer) == "N"


def test_a_board_passed_out_has_no_contract() -> None:
    result = read(f'{HEAD}[Declarer ""]\n[Contract "Pass"]\n[Result ""]\n[Auction "N"]\nAP\n')
    assert result.scenarios[0].contract is None
    assert result.problems == ()
