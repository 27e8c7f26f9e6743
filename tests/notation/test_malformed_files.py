"""Malformed PBN and LIN files, and the whole list of what is said of each."""

from __future__ import annotations

import time
import tomllib
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bridge_rules_gui.notation.files import read_scenarios
from bridge_rules_gui.notation.lin_writer import write_lin
from bridge_rules_gui.notation.pbn_writer import write_pbn
from bridge_rules_gui.notation.problems import NotationError, NotationProblem
from bridge_rules_gui.notation.scenario_reader import read_scenario
from bridge_rules_gui.notation.scenario_writer import scenario_toml
from tests.every import every
from tests.notation.boards import boards

HERE = Path(__file__).parent
BOARDS = tuple(boards(30, seed=2007))
Case = dict[str, Any]


def _cases(suffix: str) -> list[Case]:
    table: list[Case] = tomllib.loads((HERE / f"malformed_{suffix}.toml").read_text("utf-8"))[
        "case"
    ]
    return [{**case, "file": f"bad.{suffix}"} for case in table]


every_file = every(
    "case", [*_cases("pbn"), *_cases("lin")], ids=lambda case: f"{case['file']}: {case['name']}"
)


def problems_of(content: bytes, name: str) -> tuple[NotationProblem, ...]:
    """Return what is found wrong with a file, whether or not anything could be read."""
    try:
        return read_scenarios(content, name).problems
    except NotationError as error:
        return error.problems


@every_file
def test_what_is_wrong_with_a_file_is_said(case: Case) -> None:
    found = problems_of(case["text"].encode(), case["file"])
    said = [f"{'? ' if problem.is_question else ''}{problem}" for problem in found]
    assert said == case["problems"]


@every_file
def test_what_could_be_read_of_a_bad_file_is_a_scenario_all_the_same(case: Case) -> None:
    try:
        result = read_scenarios(case["text"].encode(), case["file"])
    except NotationError:
        return
    for scenario in result.scenarios:
        assert read_scenario(scenario_toml(scenario), "again.toml") == scenario


def _damaged(content: bytes, data: st.DataObject) -> bytes:
    start = data.draw(st.integers(0, len(content)))
    end = data.draw(st.integers(start, min(len(content), start + 40)))
    return content[:start] + data.draw(st.binary(max_size=6)) + content[end:]


@settings(max_examples=300)
@given(st.data(), st.sampled_from(BOARDS), st.booleans())
def test_a_damaged_file_is_read_as_far_as_it_goes_or_refused(
    data: st.DataObject, board: Any, as_pbn: bool
) -> None:
    content = write_pbn([board]) if as_pbn else write_lin([board])
    damaged = _damaged(content, data)
    lines = damaged.count(b"\n") + damaged.count(b"\r") + 1
    for problem in problems_of(damaged, "damaged.pbn" if as_pbn else "damaged.lin"):
        assert "\n" not in str(problem)
        assert 0 <= problem.line <= lines


@settings(max_examples=200)
@given(st.binary(max_size=200), st.sampled_from(("any.pbn", "any.lin", "any.toml", "any")))
def test_any_bytes_are_read_or_refused(content: bytes, name: str) -> None:
    assert isinstance(problems_of(content, name), tuple)


@settings(max_examples=200)
@given(
    st.lists(
        st.sampled_from(
            [
                *("[", "]", "{", "}", '"', ";", "%", "^", "^S", "^I", "^L", "^R", "=1=", "$", "*"),
                *("+", "-", "AP", "1C", "7NT", "X", "Pass", "SA", "H2", "\n", "\n\n", "?", "!"),
                *('[Auction "N"]', '[Play "W"]', '[Dealer "N"]', '[Contract "4S"]', "md|", "|"),
                *('[Declarer "^S"]', '[Note "1:x"]', '[Result "^5"]', "mb|", "pc|", "2SAK,", " "),
            ]
        ),
        max_size=40,
    ),
    st.sampled_from(("any.pbn", "any.lin")),
)
def test_any_pieces_of_the_notations_are_read_or_refused(pieces: list[str], name: str) -> None:
    assert isinstance(problems_of("".join(pieces).encode(), name), tuple)


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("{\n" * 100_000, "a.pbn"),
        ("[" * 100_000, "a.pbn"),
        ('[Dealer "N"]\n' + "^I " * 50_000, "a.pbn"),
        ('[Board "' + "9" * 5_000 + '"]\n[Result "' + "9" * 5_000 + '"]', "a.pbn"),
        ('[Auction "N"]\n1C =' + "1" * 5_000 + "= $" + "1" * 5_000, "a.pbn"),
        ('[Auction "N"]\n1C *\n[Note "' + "1" * 5_000 + ':x"]', "a.pbn"),
        ("md|3,,,|mb|" + "x" * 200 + "z|", "a.lin"),
        ("md|3,,,|ah|Board " + "9" * 5_000 + "|mc|" + "9" * 5_000 + "|", "a.lin"),
        ("md|" * 50_000, "a.lin"),
        ("pc|SA|" * 50_000, "a.lin"),
        ('[Auction "N"]\n' + "1C X " * 5_000, "a.pbn"),
        ("x = " + "[" * 100_000, "a.toml"),
    ],
)
def test_a_hostile_file_is_answered_soon(text: str, name: str) -> None:
    began = time.process_time()
    problems_of(text.encode(), name)
    assert time.process_time() - began < 10
