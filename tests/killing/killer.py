"""Kills a writer at a moment nobody chose, and looks at what is left."""

from __future__ import annotations

import subprocess
import sys
import time
from collections import defaultdict
from pathlib import Path
from typing import TYPE_CHECKING, Final

from bridge_rules_gui.quiz.progress.connection import connected, fault_of
from bridge_rules_gui.quiz.progress.store import ProgressStore
from bridge_rules_gui.services.notebook.entries import Note
from bridge_rules_gui.services.notebook.notebook import Notebook
from bridge_rules_gui.services.own_text_shelf import OwnTextShelf
from bridge_rules_gui.services.simulation.editing_shelf import UnsavedShelf
from bridge_rules_gui.views.settings import Settings
from tests.killing.writer import LONG, settings_file

if TYPE_CHECKING:
    from collections.abc import Iterator
    from random import Random

ROOT: Final = Path(__file__).parents[2]
_LATEST: Final = 0.25
"""How many seconds a writer lives at most once it writes."""


class Killer:
    """Kills writers in one folder, one after the other; ``kept`` is what they said they kept."""

    def __init__(self, folder: Path, lots: Random) -> None:
        self.folder = folder
        self.kept: dict[str, list[int]] = defaultdict(list)
        self._lots = lots
        self._first = 1

    def kill_one(self) -> str:
        """Start a writer and kill it; return what it complained of."""
        command = [sys.executable, "-m", "tests.killing.writer", str(self.folder)]
        writer = subprocess.Popen(
            [*command, str(self._first)],
            cwd=ROOT,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        assert writer.stdout is not None
        ready = writer.stdout.readline()
        time.sleep(self._lots.uniform(0, _LATEST))
        writer.kill()
        said, complaint = writer.communicate(timeout=60)
        for line in said.splitlines():
            kind, _, number = line.partition(" ")
            if number and said.endswith("\n"):
                self.kept[kind].append(int(number))
        self._first += len(said.splitlines()) + 2
        return complaint if ready == "ready\n" else complaint or "it never began"

    def losses(self) -> Iterator[str]:
        """Yield a line about everything that was kept and is lost, or is left half."""
        yield from self._lost_answers()
        yield from self._lost_notes()
        yield from self._lost_texts()
        yield from self._lost_story()
        yield from self._lost_settings()

    def _lost_answers(self) -> Iterator[str]:
        store = ProgressStore(self.folder / "progress")
        store.open()
        with connected(store.file.path, "rw") as db:
            if fault := fault_of(db):
                yield f"progress: {fault}"
        found = {review.id for review in store.reviews()}
        yield from (f"answer {n}" for n in self.kept["answer"] if f"answer-{n}" not in found)

    def _lost_notes(self) -> Iterator[str]:
        contents = Notebook(self.folder / "progress").write()
        yield from contents.complaints
        found = {entry.id: entry.text for entry in contents.entries if isinstance(entry, Note)}
        for number in self.kept["note"]:
            if found.get(f"note-{number}", "").strip() != f"{number} {LONG}".strip():
                yield f"note {number}"

    def _lost_texts(self) -> Iterator[str]:
        shelf = OwnTextShelf(self.folder / "own-texts")
        texts, complaints = shelf.texts()
        yield from complaints
        found = {text.name: shelf.content(text) for text in texts}
        for number in self.kept["text"]:
            if found.get(f"{number}.txt") != f"Law {number} {LONG}".encode():
                yield f"text {number}"

    def _lost_story(self) -> Iterator[str]:
        works, complaints = UnsavedShelf(self.folder / "unsaved").left()
        yield from complaints
        titles = [int(work.story.scenario.title) for work in works]
        if max(self.kept["story"], default=0) > max(titles, default=0):
            yield f"story {max(self.kept['story'])}: {titles} is left"

    def _lost_settings(self) -> Iterator[str]:
        searches = Settings(settings_file(self.folder)).recent_searches
        newest = int(searches[0]) if searches else 0
        if max(self.kept["setting"], default=0) > newest:
            yield f"setting {max(self.kept['setting'])}: {searches} is left"
