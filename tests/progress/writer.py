"""A process that writes answers into a folder until it is killed, and says which it has kept.

``python -m tests.progress.writer FOLDER NAME [NUMBER]``
"""

from __future__ import annotations

import sys
from dataclasses import replace
from pathlib import Path

from bridge_rules_gui.progress.records import KeptDocument
from bridge_rules_gui.progress.store import ProgressStore, Shelved
from bridge_rules_gui.quiz.schedule import Schedule
from tests.quiz.studying import START, review

EXAM = 8
"""How many answers an exam has."""


def main(folder: Path, name: str, number: int) -> None:
    """Write answers one by one and, now and then, a whole exam at once."""
    store, schedule = ProgressStore(folder), Schedule(spread=False)
    store.open()
    print("ready", flush=True)
    for turn in range(number):
        kept = f"{name}-{turn}"
        if turn % 3:
            store.add(replace(review(turn), id=kept), schedule.remember)
        else:
            answers = [replace(review(n), id=f"{kept}-{n}") for n in range(EXAM)]
            report = Shelved("exam", KeptDocument(kept, START, "x" * 20_000))
            under_way = Shelved("sitting", KeptDocument("current", START, ""))
            store.hand_in(answers, schedule.remember, report, under_way)
        if turn % 10 == 9:
            store.file.backups.make()
        print(kept, flush=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2], int(sys.argv[3]) if len(sys.argv) > 3 else 1_000_000)
