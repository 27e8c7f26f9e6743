"""Read all given documents without a cache, and print how long it took."""

from __future__ import annotations

import time

from bridge_rules_gui.sources.library import Library

if __name__ == "__main__":
    began = time.monotonic_ns()
    read = Library().readings()
    ended = time.monotonic_ns()
    from tests.benchmarks.measuring import print_measures

    print_measures(began=began, ended=ended, documents=len(read))
