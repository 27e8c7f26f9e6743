"""The program killed in the middle of writing, 200 times: `python -m tests.killing`.

Somebody at the real window answers questions, writes notes, tells a case and searches; what was
said to be kept is looked for after each killing. The status is 1 if anything of it is lost. With
``writer`` a process without a window is killed, which writes own texts too, and writes faster.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Final

from tests.killing.killer import LATEST, Killer

_IN_ONE_FOLDER: Final = 20


def main(argv: Sequence[str] | None = None) -> int:
    """Kill as often as asked; return 1 if something was lost."""
    parser = argparse.ArgumentParser(prog="python -m tests.killing", description=__doc__)
    parser.add_argument("whom", nargs="?", default="window", choices=sorted(LATEST))
    parser.add_argument("--times", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args(argv)
    lots = Random(options.seed)  # noqa: S311 - only moments
    kept = half = lost = 0
    for begun in range(0, options.times, _IN_ONE_FOLDER):
        with TemporaryDirectory() as folder:
            killer = Killer(Path(folder), lots, options.whom)
            for number in range(begun, min(begun + _IN_ONE_FOLDER, options.times)):
                complaint = killer.kill_one()
                half += _is_half(Path(folder))
                losses = [*([complaint] if complaint else []), *killer.losses()]
                lost += len(losses)
                for loss in losses:
                    print(f"killing {number + 1}: {loss}", flush=True)
            kept += sum(map(len, killer.kept.values()))
    print(f"{options.times} killings, {half} left something half; {kept} kept, {lost} lost")
    return 1 if lost else 0


def _is_half(folder: Path) -> bool:
    """Tell whether a file was being written: its journal, or its passing name, is left."""
    return any(any(folder.rglob(name)) for name in ("*-journal", "*.part", "*.lock"))


if __name__ == "__main__":
    sys.exit(main())
