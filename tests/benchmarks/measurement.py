"""What a benchmark tells: a work beside a yardstick taken in the same run, and the one table.

A module of this folder that has ``measure(is_quick) -> Iterator[Measurement]`` is a benchmark.
"""

from __future__ import annotations

import gc
import json
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import asdict, dataclass
from enum import Enum
from typing import Final

SIZES: Final = (1, 10, 100)
"""The sizes at which growth is measured; a quick run leaves out the last."""


class Unit(Enum):
    """What is counted."""

    SECONDS = "seconds"
    BYTES = "bytes"

    def said(self, amount: float) -> str:
        """Return an amount with a unit that suits its size."""
        if self is Unit.BYTES:
            return f"{amount / 2**20:.0f} MB"
        size, unit = next(((size, unit) for size, unit in _SECONDS if amount >= size), _SECONDS[-1])
        digits = 1 if amount / size < 10 else 0
        return f"{amount / size:.{digits}f} {unit}"


_SECONDS: Final = ((1.0, "s"), (1e-3, "ms"), (1e-6, "us"))


@dataclass(frozen=True, slots=True)
class Growth:
    """How many times as much a work takes for ten and a hundred times as much of something."""

    of: str
    times: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Measurement:
    """What something takes, and what the yardstick takes that it is measured against.

    The aim is a ratio not to be exceeded; where nobody has set one there is none.
    """

    what: str
    against: str
    taken: float
    yardstick: float
    aim: float | None = None
    growth: Growth | None = None
    unit: Unit = Unit.SECONDS

    @property
    def ratio(self) -> float:
        """How many times as much it takes as the yardstick."""
        return self.taken / self.yardstick

    @property
    def verdict(self) -> str:
        """Whether the aim is met, in words; nothing where there is no aim."""
        if self.aim is None:
            return ""
        return "met" if self.ratio <= self.aim else "NOT met"

    def to_json(self) -> str:
        """Return the measurement as one line, for another process."""
        return json.dumps(asdict(self) | {"unit": self.unit.value})

    @classmethod
    def from_json(cls, line: str) -> Measurement:
        """Return the measurement another process has reported in one line."""
        found = json.loads(line)
        grown = found["growth"]
        growth = Growth(grown["of"], tuple(grown["times"])) if grown else None
        return cls(**found | {"growth": growth, "unit": Unit(found["unit"])})


def best_time(work: Callable[[], object], runs: int) -> float:
    """Return the seconds of processor time the fastest of several runs took.

    Collecting garbage costs what everything else in the process weighs, and is put off.
    """
    collects = gc.isenabled()
    gc.disable()
    try:
        return min(_timed(work) for _ in range(runs))
    finally:
        if collects:
            gc.enable()


def _timed(work: Callable[[], object]) -> float:
    began = time.process_time()  # what else the machine does is not counted
    work()
    return time.process_time() - began


def sizes(*, is_quick: bool) -> tuple[int, ...]:
    """Return the sizes at which growth is measured."""
    return SIZES[:2] if is_quick else SIZES


def growth(of: str, taken: Sequence[float]) -> Growth:
    """Return how what was taken at each of the sizes has grown from the first."""
    return Growth(of, tuple(amount / taken[0] for amount in taken[1:]))


_HEAD: Final = ("what", "takes", "against", "takes", "ratio", "aim", "", "10x", "100x", "of")


def one_table(measurements: Iterable[Measurement]) -> str:
    """Return measurements as a table, one in each row."""
    rows = [_HEAD, *map(_row, measurements)]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return "\n".join(
        "  ".join(
            cell.ljust(width) if name in _WORDS else cell.rjust(width)
            for name, cell, width in zip(_HEAD, row, widths, strict=True)
        ).rstrip()
        for row in rows
    )


_WORDS: Final = frozenset({"what", "against", "", "of"})


def _row(one: Measurement) -> tuple[str, ...]:
    times = [_said(grown) for grown in one.growth.times] if one.growth else []
    return (
        *(one.what, one.unit.said(one.taken), one.against, one.unit.said(one.yardstick)),
        *(_said(one.ratio), "" if one.aim is None else f"{one.aim:g}x", one.verdict),
        *(*times, "", "")[:2],
        one.growth.of if one.growth else "",
    )


def _said(ratio: float) -> str:
    return f"{ratio:.0f}x" if ratio >= 100 else f"{ratio:.3g}x"
