"""All benchmarks in one table: `python -m tests.benchmarks [--quick]`.

Each runs in a process of its own, so that none profits from what another has read.
`python -m tests.benchmarks start stepping` runs some of them; `--list` names them.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import time
from collections.abc import Sequence
from importlib import import_module
from typing import Final

from tests.benchmarks.measurement import Measurement, one_table

BENCHMARKS: Final = {
    "start": "start to window, to law text, to an answer; memory",
    "switching": "going to another law, beside painting the page alone",
    "parsing": "reading the documents, beside a parser of Markdown; texts of a user's own",
    "search": "answers and indexes, beside other engines",
    "comparison": "opening a comparison, beside the same page as plain HTML",
    "word_diff": "the word diff, beside difflib",
    "rulings": "ruling on auctions and deals, beside replaying them",
    "simulation": "a step through a case and its tasks, beside ruling on the whole of it",
    "stepping": "a step in the window, beside painting the window alone",
    "questions": "making questions, beside ruling on their cases",
}
_NOTES: Final = """\
Ratios are of one run on one machine; times are of this machine and say nothing of others.
10x, 100x: how many times as long it takes of ten and a hundred times as much.
How well the search finds is another matter: python -m tests.benchmarks.retrieval"""


def main(argv: Sequence[str] | None = None) -> int:
    """Run the benchmarks asked for, all without names; return the worst of their statuses."""
    parser = argparse.ArgumentParser(prog="python -m tests.benchmarks", description=__doc__)
    parser.add_argument("names", nargs="*", metavar="NAME", choices=[*BENCHMARKS, []])
    parser.add_argument("--quick", action="store_true", help="fewer runs, growth to 10x only")
    parser.add_argument("--list", action="store_true", help="say what each measures and end")
    parser.add_argument(
        "--as-json", action="store_true", help="print JSON, for the calling process"
    )
    options = parser.parse_args(argv)
    chosen = options.names or list(BENCHMARKS)
    if options.list:
        for name in chosen:
            print(f"{name:12}{BENCHMARKS[name]}")
        return 0
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    if options.as_json:
        for name in chosen:
            _print(name, is_quick=options.quick)
        return 0
    return _table_of(chosen, is_quick=options.quick)


def _print(name: str, *, is_quick: bool) -> None:
    """Measure here, and print every measurement as soon as it is taken."""
    for one in import_module(f"tests.benchmarks.{name}").measure(is_quick=is_quick):
        print(one.to_json(), flush=True)


def _table_of(names: Sequence[str], *, is_quick: bool) -> int:
    begun = time.monotonic()
    found: list[Measurement] = []
    status = 0
    for name in names:
        print(f"{name}: {BENCHMARKS[name]} ...", file=sys.stderr, flush=True)
        command = [sys.executable, "-m", "tests.benchmarks", name, "--as-json"]
        command += ["--quick"] if is_quick else []
        ended = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=False)
        found += map(Measurement.from_json, ended.stdout.splitlines())
        status = max(status, abs(ended.returncode))
    print(one_table(found))
    aimed = [one for one in found if one.aim is not None]
    met = sum(one.verdict == "met" for one in aimed)
    print(f"{len(found)} measured, {met} of {len(aimed)} aims met.\n{_NOTES}")
    print(f"Taken in {time.monotonic() - begun:.0f} s.")
    return status


if __name__ == "__main__":
    sys.exit(main())
