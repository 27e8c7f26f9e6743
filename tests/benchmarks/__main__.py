"""All benchmarks, one after the other: `python -m tests.benchmarks`.

Each runs in a process of its own, as it does alone, so that none profits from what another has
read. `python -m tests.benchmarks start stepping` runs some of them; `--list` names them.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import time
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Sequence

BENCHMARKS: Final = {
    "start": "start to window, to law text, to an answer; reading the documents; memory",
    "switching": "going to another law, beside painting the page alone",
    "comparison": "opening a comparison, beside the same page as plain HTML",
    "word_diff": "the word diff, beside difflib",
    "rulings": "ruling on auctions and deals, beside replaying them",
    "simulation": "a step through a story and its tasks, beside ruling on the whole of it",
    "stepping": "a step in the window, beside painting the window alone",
    "questions": "making a thousand questions, beside ruling on their stories",
    "retrieval": "search: how well, how fast, the index, at 1x and 10x, beside other engines",
}


def main(argv: Sequence[str] | None = None) -> int:
    """Run the benchmarks asked for, all without names; return the worst of their statuses."""
    parser = argparse.ArgumentParser(description="Run the benchmarks.")
    parser.add_argument("names", nargs="*", metavar="NAME", choices=[*BENCHMARKS, []])
    parser.add_argument("--list", action="store_true", help="say what each measures and end")
    wishes = parser.parse_args(argv)
    chosen = wishes.names or BENCHMARKS
    if wishes.list:
        for name in chosen:
            print(f"{name:12}{BENCHMARKS[name]}")
        return 0
    return max(_run(name) for name in chosen)


def _run(name: str) -> int:
    print(f"\n==== {name}: {BENCHMARKS[name]}\n", flush=True)
    begun = time.monotonic()
    ended = subprocess.run([sys.executable, "-m", f"tests.benchmarks.{name}"], check=False)
    print(f"---- {name}: {time.monotonic() - begun:.0f} s", flush=True)
    return ended.returncode


if __name__ == "__main__":
    sys.exit(main())
