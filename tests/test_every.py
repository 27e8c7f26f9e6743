"""A check of everything there is fails for each thing it fails for, and says for which."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.every import every


@every("name", ("a", "b"))
def test_a_check_may_ask_for_fixtures(name: str, tmp_path: Path) -> None:
    (tmp_path / name).mkdir()


def test_each_value_that_fails_is_named_with_its_reason() -> None:
    @every("number", range(4), ids=lambda number: f"number {number}")
    def check(number: int) -> None:
        assert number != 2, "two is wrong"
        assert 6 // (number - 3)

    with pytest.raises(AssertionError) as failure:
        check()
    first, two, *_, three = str(failure.value).splitlines()
    assert first == "2 of 4 (number) failed:"
    assert two.startswith("number 2: two is wrong")
    assert three.startswith("number 3: ZeroDivisionError(")


def test_checks_stand_within_one_another_and_beside_fixtures() -> None:
    seen = []

    @every("first, second", lambda: iter(((1, 2), (3, 4))), ids=lambda a, b: f"{a} and {b}")
    @every("letter", "ab")
    def check(first: int, second: int, letter: str, tmp_path: str) -> None:
        seen.append((first, second, letter, tmp_path))
        assert (first, letter) != (3, "b")

    with pytest.raises(AssertionError) as failure:
        check(tmp_path="here")
    assert seen == [(a, a + 1, letter, "here") for a in (1, 3) for letter in "ab"]
    first, second, third = str(failure.value).splitlines()[:3]
    assert first == "1 of 2 (first, second) failed:"
    assert second.startswith("3 and 4: 1 of 2 (letter) failed:")
    assert third.startswith("b: ")


def test_a_check_of_nothing_fails() -> None:
    def none() -> Iterator[int]:
        yield from ()

    @every("number", none)
    def check(number: int) -> None:
        raise NotImplementedError

    with pytest.raises(AssertionError, match="nothing to check: no number"):
        check()
