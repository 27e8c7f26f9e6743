"""A process that writes all that is kept of a reader until it is killed, and says what it has kept.

``python -m tests.killing.writer FOLDER FIRST``: a line ``kind number`` follows each piece of work.
Numbers rise from FIRST on, also from one run to the next.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from itertools import count
from pathlib import Path
from random import Random
from typing import Final

from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.notebook.entries import Note
from bridge_rules_gui.notebook.notebook import Change, Notebook
from bridge_rules_gui.own_text.shelf import OwnTextShelf
from bridge_rules_gui.progress.store import ProgressStore
from bridge_rules_gui.quiz.schedule import Schedule
from bridge_rules_gui.simulation import editing_deal
from bridge_rules_gui.simulation.editing_shelf import UnsavedShelf, UnsavedWork
from bridge_rules_gui.window.settings import Settings
from tests.killing.rooms import LONG, Rooms
from tests.quiz.studying import START, review

PLACE: Final = Address.parse("bg2017/27B1(a)")
SCENARIO: Final = "scenario"
"""The name of the one piece of unsaved work."""


def acts(rooms: Rooms) -> dict[str, Callable[[int], None]]:
    """Return what can be kept, by its kind; each takes the number it keeps."""
    progress = ProgressStore(rooms.progress)
    progress.open()
    schedule = Schedule(spread=False)
    notebook = Notebook(rooms.progress)
    settings = Settings(rooms.settings)
    texts = OwnTextShelf(rooms.own_texts)
    unsaved = UnsavedShelf(rooms.unsaved)

    def answer(number: int) -> None:
        progress.add(review(number, name=str(number)), schedule.remember)

    def note(number: int) -> None:
        notebook.add(Change(None, Note(f"note-{number}", START, PLACE, f"{number} {LONG}")))
        notebook.write()

    def setting(number: int) -> None:
        settings.recent.remember_search(str(number))
        settings.save()

    def own_text(number: int) -> None:
        texts.keep(f"Law {number} {LONG}".encode(), f"{number}.txt")

    def scenario(number: int) -> None:
        found = editing_deal.new_draft(1).titled(f"{number}")
        unsaved.keep(UnsavedWork(SCENARIO, found), number)

    return {
        "answer": answer,
        "note": note,
        "setting": setting,
        "text": own_text,
        "scenario": scenario,
    }


def main(folder: Path, first: int) -> None:
    """Keep one thing after the other, in any order."""
    kinds = acts(Rooms(folder))
    lots = Random(first)  # noqa: S311 - only an order
    print("ready", flush=True)
    for number in count(first):
        kind = lots.choice(tuple(kinds))
        kinds[kind](number)
        print(kind, number, flush=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]))
