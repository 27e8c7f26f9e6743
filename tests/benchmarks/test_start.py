"""The benchmark measures each kind of start; how fast the machine is decides nothing here."""

from __future__ import annotations

import pytest

from tests.benchmarks import start
from tests.benchmarks.measurement import Measurement, Unit

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def found() -> list[Measurement]:
    return list(start.measure(is_quick=True))


def test_every_kind_of_start_is_measured_beside_a_bare_window(found: list[Measurement]) -> None:
    assert [one.what for one in found if one.unit is Unit.SECONDS] == [
        "start to window",
        "start to law text",
        "start to law text, another page",
        "start to law text, nothing kept",
        "start to answer in the window",
        "start to answer, command line",
    ]
    assert {one.against for one in found} == {"bare window"}
    assert all(one.ratio > 1 for one in found if one.unit is Unit.BYTES)


def test_law_text_is_shown_after_the_window_and_later_with_nothing_kept(
    found: list[Measurement],
) -> None:
    window, last, _, cold, *_ = (one.taken for one in found)
    assert window <= last < cold
