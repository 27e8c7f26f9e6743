"""Benchmarks tell their measurements, and one table holds them."""

from __future__ import annotations

from importlib import import_module

import pytest

from tests.benchmarks.__main__ import BENCHMARKS, main
from tests.benchmarks.measurement import Measurement, Unit, growth, one_table

SLOW = Measurement("reading", "copying", 0.3, 0.1, 2.0, growth("text", (0.3, 3.0, 90.0)))
SMALL = Measurement("memory", "bare window", 3 * 2**20, 2 * 2**20, 1.5, unit=Unit.BYTES)


@pytest.mark.parametrize("one", [SLOW, SMALL])
def test_measurement_is_told_to_another_process(one: Measurement) -> None:
    assert Measurement.from_json(one.to_json()) == one


def test_table_says_ratio_aim_verdict_and_growth() -> None:
    head, first, second = (" ".join(row.split()) for row in one_table([SLOW, SMALL]).splitlines())
    assert head == "what takes against takes ratio aim 10x 100x of"
    assert first == "reading 300 ms copying 100 ms 3x 2x NOT met 10x 300x text"
    assert second == "memory 3 MB bare window 2 MB 1.5x 1.5x met"


@pytest.mark.parametrize("name", BENCHMARKS)
def test_every_benchmark_can_be_measured(name: str) -> None:
    assert callable(import_module(f"tests.benchmarks.{name}").measure)


@pytest.mark.slow
def test_all_measurements_of_a_run_stand_in_one_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--quick", "rulings", "parsing"]) == 0
    lines = capsys.readouterr().out.splitlines()
    for at, what in enumerate(("ruling, legal auction", "ruling, insufficient bid"), start=1):
        assert lines[at].startswith(what)
    assert any(line.startswith("reading all 5 documents") for line in lines)
    assert lines[-1].startswith("Taken in ")
