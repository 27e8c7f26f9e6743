"""The benchmark runs and prints its tables; how fast the machine is decides nothing here."""

from __future__ import annotations

import re

import pytest

from tests.benchmarks import start

pytestmark = pytest.mark.slow


def test_benchmark_prints_its_tables(capfd: pytest.CaptureFixture[str]) -> None:
    start.main(["--runs", "1"])
    printed, complaints = capfd.readouterr()
    assert not complaints
    assert re.search(r"^  5 documents +\d+ ms +\d+ ms +\d+ MB$", printed, re.MULTILINE)
    assert re.search(r"^  bare QMainWindow +\d+ ms +\d+ MB$", printed, re.MULTILINE)
    for kind in ("page last read", "another page", "nothing kept"):
        row = rf"^  {kind}( +\d+ ms +\d+\.\d\dx){{2}} +\d+ MB$"
        assert re.search(row, printed, re.MULTILINE)
    for answer in ("printed at the command line", "known in the window"):
        row = rf"^  answer {answer} +\d+ ms +\d+\.\d\dx +(not )?met$"
        assert re.search(row, printed, re.MULTILINE)
