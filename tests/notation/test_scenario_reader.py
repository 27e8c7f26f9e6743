from __future__ import annotations

import json

import pytest

from bridge_rules_gui.game import scenario as acts
from bridge_rules_gui.game.call import Call
from bridge_rules_gui.game.card import Card
from bridge_rules_gui.game.contract import Contract
from bridge_rules_gui.game.scenario import Event, Facts, FactValue, MidPlay, Scoring
from bridge_rules_gui.game.seat import Seat
from bridge_rules_gui.game.vulnerability import Vulnerability
from bridge_rules_gui.notation.problems import NotationError
from bridge_rules_gui.notation.scenario_reader import read_scenario
from bridge_rules_gui.notation.scenario_writer import scenario_toml

HEAD = 'schema = 1\nid = "x"\ndealer = "N"\n'
FULL = "N:KT76.A75.Q83.K92 42.T83.T762.JT73 AQJ98.K42.A5.Q64 53.QJ96.KJ94.A85"


def _cards(text: str) -> tuple[Card, ...]:
    return tuple(Card.parse(card) for card in text.split())


# What an event says -> the act it is
ACTS: list[tuple[str, acts.Act]] = [
    ('call = "8C"', acts.CallMade(Call.parse("8C"))),
    ('replace = "XX"', acts.CallReplaced(Call.parse("XX"))),
    ("accept = false", acts.Acceptance(accepted=False)),
    ('play = "HT"', acts.CardsPlayed(_cards("HT"))),
    ('play = ["HT", "H2"]\nlead = true', acts.CardsPlayed(_cards("HT H2"), lead=True)),
    ('play = "HT"\nby = "dummy"', acts.CardsPlayed(_cards("HT"), by_dummy=True)),
    *(
        (
            f'{handling.value} = ["D2"]\nhow = "dropped"',
            acts.CardsHandled(handling, _cards("D2"), "dropped"),
        )
        for handling in acts.Handling
    ),
    ('call_dummy = "win it"', acts.DummyDesignation("win it")),
    ('option = "forbid_suit"\nvalue = "D"', acts.OptionTaken("forbid_suit", "D")),
    (
        'option = "forbid_suits"\nvalue = ["D", "C"]',
        acts.OptionTaken("forbid_suits", "D C"),
    ),
    ("claim = 4", acts.Claim(4)),
    ('concede = "all"', acts.Concession(None)),
    ("agree = true", acts.Agreement()),
    ("object = true", acts.Objection()),
    ("attention = true", acts.AttentionDrawn()),
    ('ask = "What is that?"', acts.Question("What is that?")),
    ('say = "reaches for a card"', acts.Remark("reaches for a card")),
    (
        'explain = "weak"\nabout = "2H"\ncorrect = false\ncorrects = "partner"',
        acts.Explanation("weak", "2H", correct=False, corrects=acts.Corrected.PARTNER),
    ),
    ('director = "rules"', acts.DirectorArrives(acts.DirectorAct.RULES)),
    ('end = "correction-period"', acts.Ending(acts.Finished.CORRECTION_PERIOD)),
]


@pytest.mark.parametrize(("text", "act"), ACTS, ids=[text for text, _ in ACTS])
def test_every_act_is_read(text: str, act: acts.Act) -> None:
    scenario = read_scenario(f'{HEAD}[[events]]\nwho = "W"\n{text}\n', "acts.toml")
    assert scenario.events == (Event(act, Seat.WEST),)


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("artificial = true", True),
        ("intended = false", False),
        ('meaning = "4+ hearts"', "4+ hearts"),
        ('shows = ["H", "S"]', ("H", "S")),
        ('shows = "H"', ("H",)),
        ('slip = "tongue"', "tongue"),
        ('visible = "SA"', ("SA",)),
        ("seen_by_partner = false", False),
        ('line = "SA"', ("SA",)),
        (
            'line = ["SA", {suit = "H"}, {draw = "trumps"}, {finesse = "HQ"}, {rest = true}]',
            (
                "SA",
                (("suit", "H"),),
                (("draw", "trumps"),),
                (("finesse", "HQ"),),
                (("rest", True),),
            ),
        ),
        ('mentions = ["S9"]', ("S9",)),
    ],
)
def test_facts_of_an_event_are_kept_with_it(text: str, value: FactValue) -> None:
    scenario = read_scenario(f'{HEAD}[[events]]\nwho = "N"\ncall = "1S"\n{text}\n', "facts.toml")
    name = text.partition(" ")[0]
    assert scenario.events[0].facts == Facts(((name, value),))


def test_simultaneous_events_stand_in_one() -> None:
    text = (
        HEAD + '[[events]]\nsimultaneous = [{ who = "N", call = "P" }, { who = "E", call = "X" }]'
    )
    expected = acts.Simultaneous(
        (
            Event(acts.CallMade(Call.parse("P")), Seat.NORTH),
            Event(acts.CallMade(Call.parse("X")), Seat.EAST),
        )
    )
    assert read_scenario(text, "x.toml").events == (Event(expected),)


def test_a_case_may_begin_in_the_play() -> None:
    text = """
        schema = 1
        id = "70-01"
        vulnerable = "ew"
        scoring = "imp"
        deal = "N:.54.Q8. .T8.J.T J.AK.A. 9..K2.Q"
        contract = "4SX"
        declarer = "S"
        [start]
        trick = 10
        on_lead = "S"
        tricks = { ns = 7, ew = 2 }
    """
    scenario = read_scenario(text, "70-01.toml")
    assert scenario.contract == Contract.parse("4SX", Seat.SOUTH)
    assert scenario.start == MidPlay(10, Seat.SOUTH, 7, 2)
    assert scenario.vulnerable is Vulnerability.EAST_WEST
    assert scenario.scoring is Scoring.INTERNATIONAL_MATCHPOINTS
    assert scenario.dealer is None


def test_a_defective_trick_may_leave_a_hand_one_card_too_many() -> None:
    start = '[start]\ntrick = 12\non_lead = "S"\ntricks = { ns = 6, ew = 5 }\n'
    deal = "N:AKQ... 32... - 54..."
    text = f'{HEAD}deal = "{deal}"\ncontract = "1C"\ndeclarer = "S"\n{start}'
    assert str(read_scenario(text, "x.toml").deal) == deal


def test_a_fact_of_the_case_that_no_rule_knows_is_refused_with_its_line() -> None:
    with pytest.raises(NotationError, match=r"x.toml:5: facts.swapped_seats: this key is unknown"):
        read_scenario(f"{HEAD}[facts]\nswapped_seats = true\n", "x.toml")


def test_facts_of_the_case_are_read_by_their_kind() -> None:
    facts = (
        'cards = { N = 14, S = 12 }\nns_scores = [420, -50]\nwrong_board_cards = "E"\n'
        'outcomes = { a = [1.5, "b"] }\nlikely_-620 = true\nharmless = false'
    )
    scenario = read_scenario(f"{HEAD}[facts]\n{facts}\n", "facts.toml")
    assert scenario.facts.value("cards") == (("N", 14), ("S", 12))
    assert scenario.facts.value("wrong_board_cards") == "E"
    assert scenario.facts.value("ns_scores") == (420, -50)
    assert scenario.facts.value("outcomes") == (("a", (1.5, "b")),)
    assert scenario.facts.value("likely_-620") is True


def test_the_scenario_of_a_pair_with_its_expected_ruling_is_read() -> None:
    scenario_alone = {"schema": 1, "id": "AUC-1", "dealer": "S", "events": []}
    pair = {"scenario": scenario_alone, "expect": {"bg2017": {"laws": ["27A"]}}}
    assert read_scenario(json.dumps(pair), "pair.json") == read_scenario(
        json.dumps(scenario_alone), "alone.json"
    )


def test_a_byte_order_mark_and_windows_lines_do_no_harm() -> None:
    assert read_scenario("\ufeff" + HEAD.replace("\n", "\r\n"), "x.toml").identifier == "x"


@pytest.mark.parametrize(
    ("deal", "facts"),
    [
        # fourteen cards that a fact announces, and the thirteen the deal meant
        (
            FULL.replace("42.T83", "432.T83").replace("53.QJ96", "5.QJ96"),
            "cards = { E = 14, W = 12 }",
        ),
        (FULL, "cards = { E = 14, W = 12 }"),
        # a card of another pack
        (FULL.replace("42.T83", "K2.T83"), 'foreign_card = "SK"'),
        # a card found under the table
        (FULL.replace("42.T83", "4.T83"), 'missing_card = "on the floor"'),
    ],
)
def test_a_fact_may_announce_what_else_could_not_lie(deal: str, facts: str) -> None:
    text = f'{HEAD}deal = "{deal}"\n[facts]\n{facts}\n'
    assert str(read_scenario(text, "x.toml").deal) == deal


def test_a_card_of_another_hand_may_be_touched_or_named_but_not_played() -> None:
    events = (
        '[[events]]\nwho = "S"\ntouch = "SK"\n'
        '[[events]]\nwho = "S"\nnames = "SK"\n'
        '[[events]]\ndirector = "called"'
    )
    text = f'{HEAD}deal = "{FULL}"\n{events}'
    assert len(read_scenario(text, "x.toml").events) == 3


def test_what_had_passed_when_attention_was_drawn_comes_back_as_it_was_written() -> None:
    stated = (
        'schema = 1\nid = "late"\ntitle = "Late"\ndealer = "N"\n[facts]\n'
        'attention = { hands_returned = true, next_board_called_by = ["N", "others"] }\n'
    )
    read = read_scenario(stated, "x.toml")
    assert dict(read.facts.value("attention")) == {  # type: ignore[arg-type]
        "hands_returned": True,
        "next_board_called_by": ("N", "others"),
    }
    assert read_scenario(scenario_toml(read), "x.toml") == read


@pytest.mark.parametrize(
    "attention",
    ["true", "{ round = true }", '{ next_board_called_by = ["dealer"] }', "{ round_over = 1 }"],
)
def test_an_attention_of_another_kind_is_refused_with_its_place(attention: str) -> None:
    stated = f'schema = 1\nid = "late"\ntitle = "Late"\n[facts]\nattention = {attention}\n'
    with pytest.raises(NotationError, match="attention"):
        read_scenario(stated, "x.toml")
