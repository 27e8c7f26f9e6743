from __future__ import annotations

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bridge_rules_gui.game.scenario import Scenario
from bridge_rules_gui.notation.problems import NotationError, NotationProblem
from bridge_rules_gui.notation.scenario_reader import read_scenario
from bridge_rules_gui.notation.scenario_writer import scenario_document, scenario_toml
from tests.notation.scenario_strategies import scenarios

HEAD = 'schema = 1\nid = "x"\ndealer = "N"\n'
FULL = "N:KT76.A75.Q83.K92 42.T83.T762.JT73 AQJ98.K42.A5.Q64 53.QJ96.KJ94.A85"


def problems_of(text: str, name: str = "bad.toml") -> tuple[NotationProblem, ...]:
    with pytest.raises(NotationError) as caught:
        read_scenario(text, name)
    return caught.value.problems


# The lines after the head (which is lines 1 to 3) -> what is said of them
BAD: list[tuple[str, str]] = [
    # keys
    (
        'vulnerabel = "none"',
        "bad.toml:4: vulnerabel: this key is unknown; did you mean 'vulnerable'?",
    ),
    (
        f'title = "{"a" * 1001}"',
        "bad.toml:4: title: 1001 characters are too many for a line; write at most 1000",
    ),
    (
        f'story = "{"a" * 20001}"',
        "bad.toml:4: story: 20001 characters are too many for a text; write at most 20000",
    ),
    (
        '[[events]]\nwho = "N"\ncall = "1S"\nartifical = true',
        "bad.toml:7: events[0].artifical: this key is unknown; did you mean 'artificial'?",
    ),
    (
        '[[events]]\nwho = "N"\ncal = "1S"',
        ("bad.toml:4: events[0]: nothing happens in this event (it has cal); did you mean 'call'?"),
    ),
    (
        '[[events]]\nwho = "N"\ncall = "1S"\nplay = "SA"',
        (
            "bad.toml:4: events[0]: one event has 2 actions: call, play; make each a separate "
            "event, in the order at the table"
        ),
    ),
    (
        '[[events]]\ncall = "1S"',
        (
            "bad.toml:4: events[0].who: the player who acts is not given (call); add who = "
            '"N", "E", "S" or "W"'
        ),
    ),
    (
        '"a b\\n" = 1',
        (
            "bad.toml:4: 'a b\\n': this key is unknown; write one of schema, id, title, story, "
            "remark, topic, difficulty, commentary, dealer, vulnerable, scoring, deal, contract, "
            "declarer, start, events, facts"
        ),
    ),
    # seats
    (
        'declarer = "North"\ncontract = "1C"',
        "bad.toml:4: declarer: 'North' is not a seat; did you mean 'N'? write N, E, S or W",
    ),
    (
        '[[events]]\nwho = "Е"\ncall = "1S"',
        (
            "bad.toml:5: events[0].who: 'Е' is not a seat; its letters are Cyrillic: "
            "did you mean 'E' in Latin letters? write N, E, S or W"
        ),
    ),
    # calls
    (
        '[[events]]\nwho = "N"\ncall = "1N"',
        (
            "bad.toml:6: events[0].call: '1N' is not a call; did you mean '1NT'? write 1C to "
            "7NT, P, X or XX"
        ),
    ),
    (
        '[[events]]\nwho = "N"\ncall = "pass"',
        (
            "bad.toml:6: events[0].call: 'pass' is not a call; did you mean 'P'? write 1C to "
            "7NT, P, X or XX"
        ),
    ),
    (
        '[[events]]\nwho = "N"\nreplace = 1',
        ("bad.toml:6: events[0].replace: 1 (a number) is given where text is expected; write text"),
    ),
    # cards
    (
        '[[events]]\nwho = "N"\nplay = "S1"',
        ("bad.toml:6: events[0].play: 'S1' is not a card; write suit and rank like SQ or HT"),
    ),
    (
        '[[events]]\nwho = "N"\nplay = [\n"H10", "SQ"]',
        (
            "bad.toml:7: events[0].play[0]: 'H10' is not a card; did you mean 'HT'? "
            "write suit and rank like SQ or HT"
        ),
    ),
    (
        '[[events]]\nwho = "N"\nexpose = ["SQ", "SQ"]',
        ("bad.toml:6: events[0].expose[1]: SQ appears twice in the list; name each card once"),
    ),
    (
        '[[events]]\nwho = "N"\nexpose = []',
        (
            "bad.toml:6: events[0].expose: no card is named; "
            'name one, like "SQ", or several, like ["SQ", "S7"]'
        ),
    ),
    # deals
    (
        f'deal = "{FULL.replace("42.T83", "4S2.T83")}"',
        (
            "bad.toml:4: deal: '4S2.T83.T762.JT73' is not a hand; "
            'write the first seat and four hands clockwise: "N:AKQ.JT9.876.5432 - - -"'
        ),
    ),
    (
        f'deal = "{FULL.replace("42.T83", "442.T83")}"',
        (
            "bad.toml:4: deal: S4 appears twice in one hand; write the first seat and four "
            'hands clockwise: "N:AKQ.JT9.876.5432 - - -"'
        ),
    ),
    (
        f'deal = "{FULL.replace("42.T83", "32.T83")}"',
        (
            "bad.toml:4: deal: S3 is in more than one hand: East and West; keep it in one "
            "hand, or set foreign_card under [facts]"
        ),
    ),
    (
        'deal = "N:KT762.A75.Q83.K92 - - -"',
        (
            "bad.toml:4: deal: North holds 14 cards, not 13, and no fact says so; "
            "correct the hand, or add cards = { N = 14 } under [facts]"
        ),
    ),
    (
        'deal = "N:KT762.A75.Q83.K92 - - -"\n[facts]\ncards = { N = 15 }',
        (
            "bad.toml:4: deal: North holds 14 cards, not 13, and no fact says so; "
            "correct the hand, or add cards = { N = 14 } under [facts]"
        ),
    ),
    (
        (
            'contract = "1C"\ndeclarer = "S"\ndeal = "N:2... - - -"\n'
            'start = { trick = 11, on_lead = "S", tricks = { ns = 5, ew = 5 } }'
        ),
        (
            "bad.toml:6: deal: North holds 1 card, not 3, and no fact says so; correct "
            "the hand, or add cards = { N = 1 } under [facts]"
        ),
    ),
    (
        f'deal = "{FULL}"\n[[events]]\nwho = "N"\nplay = "S2"',
        (
            "bad.toml:7: events[0].play: North cannot play S2, which is in East’s hand; "
            "correct the player, the card or the deal, or set foreign_card under [facts]"
        ),
    ),
    (
        (
            f'deal = "{FULL}"\n[[events]]\nsimultaneous = [{{ who = "E", lead_face_down = "S2" }}, '
            '{ who = "W", lead_face_down = "S2" }]'
        ),
        (
            "bad.toml:6: events[0].simultaneous[1].lead_face_down: West cannot play S2, "
            "which is in East’s hand; correct the player, the card or the deal, or set "
            "foreign_card under [facts]"
        ),
    ),
    # contract and start
    (
        'contract = "4S"',
        'bad.toml:1: declarer: a contract needs a declarer; add declarer = "S"',
    ),
    (
        'declarer = "S"',
        'bad.toml:1: contract: a declarer needs a contract; add contract = "4S"',
    ),
    (
        'contract = "8C"\ndeclarer = "S"',
        (
            "bad.toml:4: contract: Law 38: 8C cannot be a contract; "
            "write level, denomination and doubling: 3NT, 4SX, 5DXX"
        ),
    ),
    (
        (
            'contract = "4S"\ndeclarer = "S"\n[start]\ntrick = 14\non_lead = "S"\n'
            "tricks = {ns=6, ew=7}"
        ),
        "bad.toml:7: start.trick: 14 is not possible; write a number from 1 to 13",
    ),
    (
        (
            'contract = "4S"\ndeclarer = "S"\n[start]\ntrick = 10\non_lead = "S"\n'
            "tricks = {ns=6, ew=7}"
        ),
        (
            "bad.toml:9: start.tricks: before trick 10 the sides have won 6 and 7; the two must "
            "add up to 9"
        ),
    ),
    # acts
    (
        "[[events]]\nagree = false",
        (
            "bad.toml:5: events[0].agree: false has no meaning here; write true, or leave the "
            "event out"
        ),
    ),
    (
        '[[events]]\nwho = "S"\nclaim = "some"',
        (
            "bad.toml:6: events[0].claim: 'some' is not a number of tricks; write a number or "
            '"all"'
        ),
    ),
    (
        '[[events]]\ndirector = "come"',
        "bad.toml:5: events[0].director: 'come' is not known here; write one of called, rules",
    ),
    (
        '[[events]]\nsimultaneous = [{ who = "N", call = "P" }]',
        ("bad.toml:5: events[0].simultaneous: simultaneous events: only 1 given; list two or more"),
    ),
    (
        (
            '[[events]]\nsimultaneous = [{ who = "N", call = "P" }, { simultaneous = '
            '[{ who = "N", call = "P" }, { who = "E", call = "P" }] }]'
        ),
        (
            "bad.toml:5: events[0].simultaneous: simultaneous events are nested; put them in "
            "one list"
        ),
    ),
    (
        '[[events]]\nwho = "N"\noption = " "',
        "bad.toml:6: events[0].option: ' ' is empty; write the words",
    ),
    (
        'events = "none"',
        "bad.toml:4: events: 'none' (text) is given where a list is expected; write a list",
    ),
    (
        '[[events]]\nwho = "N"\ncall = "X"\nnames_bid = "1SS"',
        "bad.toml:7: events[0].names_bid: '1SS' is not known here; did you mean '1S'?",
    ),
    # the line of a claim
    (
        '[[events]]\nwho = "N"\nclaim = 1\nline = ["SA", "SX"]',
        "bad.toml:7: events[0].line[1]: 'SX' is not a card; write suit and rank like SQ or HT",
    ),
    (
        '[[events]]\nwho = "N"\nclaim = 1\nline = ["SA", { suits = "S" }]',
        ("bad.toml:7: events[0].line[1].suits: this key is unknown; did you mean 'suit'?"),
    ),
    (
        '[[events]]\nwho = "N"\nclaim = 1\nline = [{ draw = "spades" }]',
        "bad.toml:7: events[0].line[0].draw: 'spades' is not known here; write one of trumps",
    ),
    (
        '[[events]]\nwho = "N"\nclaim = 1\nline = [{ suit = "S", rest = true }]',
        (
            "bad.toml:7: events[0].line[0]: each step of a line states one thing; write one "
            "of suit, draw, finesse, rest"
        ),
    ),
    (
        '[[events]]\nwho = "N"\nclaim = 1\nline = [{ rest = true }, "SA"]',
        (
            "bad.toml:7: events[0].line[1]: nothing can follow the rest; "
            "put the rest at the end of the line"
        ),
    ),
    (
        '[[events]]\nwho = "N"\nclaim = 1\nline = ["SA", "SA"]',
        ("bad.toml:7: events[0].line[1]: SA appears twice in the list; name each card once"),
    ),
    (
        '[[events]]\nwho = "N"\nclaim = 1\nline = []',
        ("bad.toml:7: events[0].line: the line is empty; name a card or a step, or leave it out"),
    ),
    # facts
    (
        "[facts]\ncards = { X = 13 }",
        "bad.toml:5: facts.cards.X: 'X' is not a seat; write N, E, S or W",
    ),
    (
        '[facts]\nshown_out = "E"',
        "bad.toml:5: facts.shown_out: 'E' (text) is given where a table is expected; write a table",
    ),
    (
        '[facts]\nshown_out = { E = "X" }',
        "bad.toml:5: facts.shown_out.E: 'X' is not a suit; write C, D, H or S",
    ),
    (
        "facts.time = 20:30:00",
        'bad.toml:4: facts.time: 20:30:00 is a date or time; put it in quotes: "20:30:00"',
    ),
    ("facts.equity = inf", "bad.toml:4: facts.equity: inf is empty; write a number or words"),
    (
        "[facts]\ntricks_declarer = 14",
        "bad.toml:5: facts.tricks_declarer: 14 is not possible; write a number from 0 to 13",
    ),
    # TOML itself
    (
        "title = ",
        (
            "bad.toml:4: this is not TOML: Invalid value; correct the line, or compare it "
            "with a scenario that can be read"
        ),
    ),
    (
        'title = "x',
        (
            "bad.toml:4: this is not TOML: Unterminated string; correct the line, or compare "
            "it with a scenario that can be read"
        ),
    ),
]


@pytest.mark.parametrize(("lines", "message"), BAD, ids=[message for _, message in BAD])
def test_what_is_wrong_is_said_with_line_key_and_remedy(lines: str, message: str) -> None:
    (problem,) = problems_of(HEAD + lines)
    assert str(problem) == message


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "bad.toml:1: schema: this key is missing; add schema = 1 (and 1 more: id line 1)"),
        (
            'schema = 2\nid = "x"',
            (
                "bad.toml:1: schema: schema 2 is newer than this program, which reads 1; "
                "update the program, or write the scenario in the older form"
            ),
        ),
        ('schema = 0\nid = "x"', "bad.toml:1: schema: there is no schema 0; write schema = 1"),
        (
            'schema = 1\nid = " "',
            'bad.toml:2: id: the scenario has no name; write id = "a-unique-name"',
        ),
        (
            'schema = 1\nid = "x"\n[[events]]\nwho = "N"\ncall = "P"',
            (
                "bad.toml:1: dealer: a case that begins with the auction needs a dealer; add "
                'dealer = "N"'
            ),
        ),
        (
            (
                'schema = 1\nid = "x"\ndealer = "N"\n'
                '[start]\ntrick = 1\non_lead = "S"\ntricks = { ns = 0, ew = 0 }'
            ),
            "bad.toml:1: contract: a case that begins in the play needs a contract; add it",
        ),
    ],
)
def test_what_is_missing_is_said(text: str, message: str) -> None:
    with pytest.raises(NotationError) as caught:
        read_scenario(text, "bad.toml")
    assert str(caught.value) == message


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (
            '{"schema": 1,\n"id": "x"\n"dealer": "N"}',
            (
                "bad.json:3: this is not JSON: Expecting ',' delimiter; correct the line, or "
                "compare it with a scenario that can be read"
            ),
        ),
        (
            (
                '{"schema": 1, "id": "x", "dealer": "N", "events": [\n{"who": "N",\n"who": "E",\n'
                '"call": "P"}]}'
            ),
            ("bad.json:3: events[0].who: this key appears twice in one table; keep one of the two"),
        ),
        (
            (
                '{"schema": 1, "id": "x", "dealer": "N", "events": [\n{"who": "N", "call": "P"},\n'
                '{"who": "E",\n"call": "1Z"}]}'
            ),
            "bad.json:4: events[1].call: '1Z' is not a call; write 1C to 7NT, P, X or XX",
        ),
        (
            '{"scenario": {"schema": 1, "id": "x", "dealer": "N",\n"colour": "red"}, "expect": {}}',
            (
                "bad.json:2: scenario.colour: this key is unknown; write one of schema, id, title, "
                "story, remark, topic, difficulty, commentary, dealer, vulnerable, scoring, deal, "
                "contract, declarer, start, events, facts"
            ),
        ),
        (
            '{"scenario": []}',
            "bad.json:1: scenario: a scenario is a table of keys; put the scenario’s keys under it",
        ),
        ("[1]", "bad.json:1: a scenario is a table of keys; begin it with schema = 1"),
        (
            '{"schema": 1, "id": "x", "title": "\\ud800"}',
            (
                "bad.json:1: title: this text contains an incomplete character; "
                "write the whole character"
            ),
        ),
        (
            '{"schema": 1, "id": "x", "facts": {"equity": null}}',
            "bad.json:1: facts.equity: null is not a value; leave the fact out",
        ),
        (
            "[" * 100_000,
            (
                "bad.json:1: lists and tables are nested too deeply; correct the line, or "
                "compare it with a scenario that can be read"
            ),
        ),
        (
            '{"facts": {"x": ' + "[" * 30 + "]" * 30 + "}}",
            (
                "bad.json:1: lists and tables are nested too deeply; correct the line, or "
                "compare it with a scenario that can be read"
            ),
        ),
        (
            '{"schema": ' + "1" * 5000 + "}",
            (
                "bad.json:1: a number has too many digits; correct the line, or compare it "
                "with a scenario that can be read"
            ),
        ),
    ],
)
def test_what_is_wrong_in_json_is_said(text: str, message: str) -> None:
    with pytest.raises(NotationError) as caught:
        read_scenario(text, "bad.json")
    assert str(caught.value) == message


def test_all_problems_are_told_at_once_in_the_order_of_the_lines() -> None:
    text = f"""{HEAD}
# a comment with [[events]] in it
title = '''
[[events]]
who = "Q"
'''
[[events]]
who = "Q"
call = "1S"
[[events]]
who = "E"
call = "1"
[start]
"on_lead" = "Z"
[facts.outcomes.heard]
x = nan
[[facts.equity]]
[facts.equity.it]
y = [
  1,
  [{{ z.a = inf }}],
]
"""
    assert [(problem.key, problem.line) for problem in problems_of(text)] == [
        ("contract", 1),
        ("events[0].who", 11),
        ("events[1].call", 15),
        ("start.trick", 16),
        ("start.tricks", 16),
        ("start.on_lead", 17),
        ("facts.outcomes.heard.x", 19),
        ("facts.equity[0].it.y[1][0].z.a", 24),
    ]


def test_the_message_of_many_problems_is_one_line_that_says_where_they_are() -> None:
    text = "".join(f'[[events]]\nwho = "N"\ncall = "{call}"\n' for call in "ABCDEF")
    with pytest.raises(NotationError) as caught:
        read_scenario(HEAD + text, "bad.toml")
    error = caught.value
    assert str(error).endswith(
        "(and 5 more: events[1].call line 9, events[2].call line 12, events[3].call line 15, ...)"
    )
    assert (error.file, error.line, error.key) == ("bad.toml", 6, "events[0].call")
    assert str(error.problem) == "'A' is not a call"
    assert str(error.remedy) == "write 1C to 7NT, P, X or XX"


def _problems(text: str) -> tuple[NotationProblem, ...]:
    """Return what is found wrong with a text, by the only way there is to say so."""
    try:
        read_scenario(text, "damaged")
    except NotationError as error:
        return error.problems
    return ()


@settings(max_examples=120)
@given(scenarios(), st.data())
def test_a_damaged_scenario_is_read_or_refused_with_a_line(
    scenario: Scenario, data: st.DataObject
) -> None:
    """Cut out or put in some characters anywhere."""
    as_json = data.draw(st.booleans())
    text = json.dumps(scenario_document(scenario)) if as_json else scenario_toml(scenario)
    start = data.draw(st.integers(0, len(text)))
    end = data.draw(st.integers(start, min(len(text), start + 8)))
    damaged = text[:start] + data.draw(st.text(max_size=4)) + text[end:]
    lines = damaged.count("\n") + 1
    for problem in _problems(damaged):
        assert "\n" not in str(problem)
        assert 1 <= problem.line <= lines


@given(st.text())
def test_any_text_that_is_no_scenario_is_refused(text: str) -> None:
    assert _problems(text)
