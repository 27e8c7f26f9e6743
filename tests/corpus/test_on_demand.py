"""A mapping on demand makes each value once, and only when it is asked for."""

from __future__ import annotations

import pytest

from bridge_rules_gui.corpus.on_demand import OnDemand


@pytest.fixture
def made() -> list[int]:
    return []


@pytest.fixture
def squares(made: list[int]) -> OnDemand[int, int]:
    def square(number: int) -> int:
        made.append(number)
        return number**2

    return OnDemand((1, 2, 3), square)


def test_nothing_is_made_before_it_is_asked_for(
    squares: OnDemand[int, int], made: list[int]
) -> None:
    assert len(squares) == 3
    assert list(squares) == [1, 2, 3]
    assert 2 in squares
    assert 4 not in squares
    assert made == []


def test_a_value_is_made_once(squares: OnDemand[int, int], made: list[int]) -> None:
    assert (squares[2], squares[2]) == (4, 4)
    assert made == [2]


def test_a_key_that_is_none_is_not_asked_about(
    squares: OnDemand[int, int], made: list[int]
) -> None:
    with pytest.raises(KeyError):
        squares[4]
    assert made == []


def test_it_equals_a_mapping_with_the_same_values(squares: OnDemand[int, int]) -> None:
    assert squares == {1: 1, 2: 4, 3: 9}
    assert squares != {1: 1, 2: 4}
