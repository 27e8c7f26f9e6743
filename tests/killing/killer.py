"""Kills a process that writes at a moment nobody chose, and looks at what is left."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
import time
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from pathlib import Path
from random import Random
from typing import Final

from bridge_rules_gui.notebook.entries import Note
from bridge_rules_gui.notebook.notebook import Notebook
from bridge_rules_gui.own_text.shelf import OwnTextShelf
from bridge_rules_gui.progress.connection import connected, fault_of
from bridge_rules_gui.progress.store import ProgressStore
from bridge_rules_gui.simulation.editing_shelf import UnsavedShelf
from bridge_rules_gui.window.settings import Settings
from tests.killing.rooms import LONG, Rooms

ROOT: Final = Path(__file__).parents[2]
LATEST: Final = {"writer": 0.25, "window": 3.0}
"""Whom it kills, and how many seconds they live at most once they write."""

_PATIENCE: Final = 120.0
"""How many seconds they have to begin writing."""

USUAL: Final = "This plugin does not support propagateSizeHints()\n"
"""What Qt's platform without a screen says of itself."""


class Killer:
    """Kills one process after the other in one folder; ``kept`` is what they said they kept."""

    def __init__(self, folder: Path, lots: Random, whom: str = "writer") -> None:
        self.rooms = Rooms(folder)
        self.kept: dict[str, list[str]] = defaultdict(list)
        self._whom = whom
        self._lots = lots
        self._first = 1

    def kill_one(self) -> str:
        """Start a process and kill it; return what it complained of."""
        killed = self.start(str(self._first))
        time.sleep(self._lots.uniform(0, LATEST[self._whom]))
        killed.kill()
        said, complaint = killed.communicate(timeout=60)
        whole = said[: said.rfind("\n") + 1].splitlines()
        for line in whole:
            kind, _, what = line.partition(" ")
            self.kept[kind].append(what)
        self._first += len(whole) + 2
        return complaint.replace(USUAL, "")

    def start(self, word: str) -> subprocess.Popen[str]:
        """Start a process with a word to begin with; return it once it is ready to be killed."""
        command = [sys.executable, "-m", f"tests.killing.{self._whom}", str(self.rooms.home)]
        killed = subprocess.Popen(
            [*command, word],
            cwd=ROOT,
            env={**os.environ, **self.rooms.surroundings, "QT_QPA_PLATFORM": "offscreen"},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            encoding="utf-8",
        )
        assert killed.stdout is not None
        too_long = threading.Timer(_PATIENCE, killed.kill)
        too_long.start()
        ready = killed.stdout.readline()
        too_long.cancel()
        if ready != "ready\n":
            killed.kill()
            raise RuntimeError(killed.communicate()[1] or "it never began")
        return killed

    def losses(self) -> Iterator[str]:
        """Yield a line about everything that was kept and is lost, or is left half."""
        yield from self._lost_answers()
        yield from self._lost_notes()
        yield from self._lost_texts()
        yield from self._lost_scenario()
        yield from self._lost_settings()
        if self.rooms.log.exists():
            yield f"errors.log: {self.rooms.log.read_text('utf-8').splitlines()[-1:]}"

    def _lost_answers(self) -> Iterator[str]:
        store = ProgressStore(self.rooms.progress)
        store.open()
        with connected(store.file.path, "rw") as db:
            if fault := fault_of(db):
                yield f"progress: {fault}"
        found = Counter(review.subject.name for review in store.reviews())
        yield from (f"answer {name}" for name in Counter(self.kept["answer"]) - found)

    def _lost_notes(self) -> Iterator[str]:
        contents = Notebook(self.rooms.progress).write()
        yield from map(str, contents.complaints)
        found = {entry.text.strip() for entry in contents.entries if isinstance(entry, Note)}
        for number in self.kept["note"]:
            if f"{number} {LONG}".strip() not in found:
                yield f"note {number}"

    def _lost_texts(self) -> Iterator[str]:
        shelf = OwnTextShelf(self.rooms.own_texts)
        texts, complaints = shelf.texts()
        yield from map(str, complaints)
        found = {text.name: shelf.content(text) for text in texts}
        for number in self.kept["text"]:
            if found.get(f"{number}.txt") != f"Law {number} {LONG}".encode():
                yield f"text {number}"

    def _lost_scenario(self) -> Iterator[str]:
        works, complaints = UnsavedShelf(self.rooms.unsaved).left()
        yield from map(str, complaints)
        titles = [work.draft.scenario.title for work in works]
        if _newest(self.kept["scenario"]) > _newest(titles):
            yield f"scenario {_newest(self.kept['scenario'])}: {titles} is left"

    def _lost_settings(self) -> Iterator[str]:
        searches = Settings(self.rooms.settings).recent.searches
        found = _newest(search.removeprefix("revoke -") for search in searches[:1])
        if _newest(self.kept["setting"]) > found:
            yield f"setting {_newest(self.kept['setting'])}: {searches} is left"


def _newest(numbers: Iterable[str]) -> int:
    """Return the largest of numbers, 0 where there is none; a title nobody gave is not a number."""
    return max((int(number) for number in numbers if number.isdecimal()), default=0)
