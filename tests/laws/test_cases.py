"""How a row of a case table is read: who is asked, what is expected, and which rows are refused."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bridge_rules_gui.notation.problems import NotationError
from tests.laws.cases import read_cases

Expected = dict[str, dict[str, Any]]


@pytest.fixture
def read(tmp_path: Path) -> Callable[[str], Expected]:
    """Return what is expected of each edition asked by a row with these lines."""

    def expected(lines: str) -> Expected:
        row = f'[[case]]\nname = "a pass"\nevents = [{{ who = "N", call = "P" }}]\n{lines}\n'
        path = tmp_path / "law99.toml"
        path.write_text(row, "utf-8")
        return {row.edition.value: row.expected for row in read_cases(path)}

    return expected


def test_all_asks_every_edition(read: Callable[[str], Expected]) -> None:
    each = {"laws": ["17C"]}
    assert read('all = { laws = ["17C"] }') == {"ru1987": each, "sr2007": each, "bg2017": each}


def test_an_edition_adds_to_what_all_says_and_overrides_it(
    read: Callable[[str], Expected],
) -> None:
    assert read(
        'all = { irregularity = "none", laws = ["17C"] }\nsr2007 = { laws = ["17D"], score = 0 }'
    ) == {
        "ru1987": {"irregularity": "none", "laws": ["17C"]},
        "sr2007": {"irregularity": "none", "laws": ["17D"], "score": 0},
        "bg2017": {"irregularity": "none", "laws": ["17C"]},
    }


def test_without_all_only_editions_with_a_table_are_asked(
    read: Callable[[str], Expected],
) -> None:
    assert read('sr2007 = { laws = ["17D"] }') == {"sr2007": {"laws": ["17D"]}}


@pytest.mark.parametrize(
    ("lines", "problem"),
    [
        ("", "no edition is asked"),
        ("all = {}", "all names nothing"),
        ("all = { score = 0 }\nru1987 = {}", "ru1987 names nothing"),
        ("ru1987 = {}", "ru1987 names nothing"),
        ("all = { score = 0, lawss = [] }", "all names unknown columns: lawss"),
        ("bg2017 = { tricks = 1, law = 2 }", "bg2017 names unknown columns: tricks, law"),
        (
            "all = { score = 0, laws = [] }\nsr2007 = { laws = [], score = 0 }",
            "sr2007 repeats what all says: laws, score",
        ),
        (
            "all = { score = 0 }\nru1987.score = 1\nsr2007.score = 2\nbg2017.score = 3",
            "every edition overrides what all says: score",
        ),
    ],
)
def test_a_row_that_contradicts_itself_is_refused(
    read: Callable[[str], Expected], lines: str, problem: str
) -> None:
    with pytest.raises(ValueError, match=f"^law99: a pass: {problem}$"):
        read(lines)


def test_a_table_of_an_unknown_edition_is_refused(read: Callable[[str], Expected]) -> None:
    with pytest.raises(NotationError, match="bg2007"):
        read("all = { score = 0 }\nbg2007 = { score = 1 }")
