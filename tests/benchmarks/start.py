"""How fast the program starts, and what it takes: window, law text, an answer, memory.

Every figure is the median of several processes, counted from the moment the process is started,
beside a bare `QMainWindow` measured in turn with them.

Law text counts as shown when its words have been painted in the window's own text widget, where
they can be selected and scrolled; links and all beside the text come in behind it. The window is
measured as it opens at the place last read, whose page the last run has kept; at another place
asked for, whose page is composed from the books kept; and with nothing kept at all.

An answer in the window needs most of the time the command line takes, and Qt, the bars and the
pane of answers come before it, though no book does; all is work of one interpreter, so that a
worker gains little.
"""

from __future__ import annotations

import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tests.benchmarks.measurement import Measurement, Unit

HERE = Path(__file__).parent
ROOT = HERE.parent.parent
AIMS = {"window": 1.5, "law text": 1.35, "search": 1.5}
QUERY = "insufficient bid"
READ = "bg2017/27B1"
ASKED = "ru1987/27B1"


@dataclass(frozen=True, slots=True)
class Run:
    """One process: milliseconds from its start to each event, and its memory in bytes."""

    events: dict[str, float]
    memory: int


def _environment(home: Path, inherited: Mapping[str, str]) -> dict[str, str]:
    """Return an environment in which caches and settings live in a folder of our own.

    Compiled modules are kept there too, as they are for an installed program.
    """
    private = {
        name: str(home / name.lower())
        for name in (
            *("XDG_CACHE_HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "LOCALAPPDATA"),
            "PYTHONPYCACHEPREFIX",
        )
    }
    passed_on = {k: v for k, v in inherited.items() if k != "PYTHONDONTWRITEBYTECODE"}
    return passed_on | private | {"PYTHONPATH": str(ROOT)}


def _measure(program: str, environment: dict[str, str], *arguments: str) -> dict[str, Any]:
    """Run one of the programs beside this file; return its measures and when it was started."""
    started = time.monotonic_ns()
    finished = subprocess.run(
        [sys.executable, HERE / program, *arguments],
        env=environment,
        stdout=subprocess.PIPE,
        check=True,
    )
    measures: dict[str, Any] = json.loads(finished.stdout)
    return {"started": started, **measures}


def _run(program: str, environment: dict[str, str], *arguments: str) -> Run:
    measures = _measure(program, environment, *arguments)
    events: dict[str, float] = {
        name: (measures[name] - measures["started"]) / 1e6
        for name in ("painted", "law_shown", "answered")
        if name in measures
    }
    return Run(events, measures["memory"])


def _median(runs: Iterable[Run], value: Callable[[Run], float]) -> float:
    return statistics.median(map(value, runs))


@dataclass(frozen=True, slots=True)
class Starts:
    """Runs of a bare window, and of the program's in turn with it.

    At the place last read, at another place, with nothing kept; with a search, whose answer at
    the command line is described in seconds.
    """

    bare: list[Run]
    last: list[Run]
    other: list[Run]
    cold: list[Run]
    search: list[Run]
    printed: list[float]


def _read_once(environment: dict[str, str]) -> str:
    """Read a law and close the window; return the folder of what is kept."""
    cache: str = _measure("real_window.py", environment, "--whole", "--open", READ)["cache"]
    return cache


def _starts(environment: dict[str, str], times: int, cold_times: int) -> Starts:
    """Measure each kind of start in turn."""
    elsewhere = _environment(Path(environment["XDG_CACHE_HOME"]) / "elsewhere", environment)
    elsewhere["PYTHONPYCACHEPREFIX"] = environment["PYTHONPYCACHEPREFIX"]
    for place in (environment, elsewhere):
        cache = Path(_read_once(place))
    _printed_answer(environment)  # what the search rests on is kept from now on
    starts = Starts([], [], [], [], [], [])
    for left in reversed(range(times)):
        starts.bare.append(_run("bare_window.py", environment))
        starts.last.append(_run("real_window.py", environment))
        starts.search.append(_run("searching_window.py", environment))
        starts.printed.append(_printed_answer(environment))
        shutil.rmtree(cache / "pages", ignore_errors=True)
        starts.other.append(_run("real_window.py", elsewhere, "--open", ASKED))
        if left < cold_times:
            shutil.rmtree(cache)
            starts.cold.append(_run("real_window.py", elsewhere, "--open", READ))
            if left:
                _read_once(elsewhere)
    return starts


def _printed_answer(environment: dict[str, str]) -> float:
    """Return the seconds in which the command line answers, its process included."""
    command = [sys.executable, "-m", "bridge_rules_gui.cli", "search", QUERY, "--json"]
    began = time.monotonic_ns()
    subprocess.run(command, env=environment, stdout=subprocess.DEVNULL, check=True)
    return (time.monotonic_ns() - began) / 1e9


def measure(*, is_quick: bool) -> Iterator[Measurement]:
    """Yield window, law text, answer and memory of a process, beside a bare window's in turn."""
    with tempfile.TemporaryDirectory() as home:
        environment = _environment(Path(home), {"QT_QPA_PLATFORM": "offscreen", **os.environ})
        starts = _starts(environment, *((3, 1) if is_quick else (7, 3)))
    unit = _median(starts.bare, lambda run: run.events["painted"] / 1e3)
    for what, runs, event, aim in (
        ("start to window", starts.last, "painted", AIMS["window"]),
        ("start to law text", starts.last, "law_shown", AIMS["law text"]),
        ("start to law text, another page", starts.other, "law_shown", None),
        ("start to law text, nothing kept", starts.cold, "law_shown", None),
        ("start to answer in the window", starts.search, "answered", AIMS["search"]),
    ):
        took = _median(runs, lambda run, event=event: run.events[event] / 1e3)  # type: ignore[misc]
        yield Measurement(what, "bare window", took, unit, aim)
    took = statistics.median(starts.printed)
    yield Measurement("start to answer, command line", "bare window", took, unit, AIMS["search"])
    base = _median(starts.bare, lambda run: run.memory)
    for what, runs in (("law text shown", starts.last), ("search answered", starts.search)):
        memory = _median(runs, lambda run: run.memory)
        yield Measurement(f"memory, {what}", "bare window", memory, base, unit=Unit.BYTES)
