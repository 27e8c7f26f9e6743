"""Two windows that write, and one that is killed in the middle of it."""

from __future__ import annotations

import random
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path

import pytest

from bridge_rules_gui.progress.backup import is_good
from bridge_rules_gui.progress.connection import connected, fault_of
from bridge_rules_gui.progress.records import Subject, SubjectKind
from bridge_rules_gui.progress.store import ProgressStore
from bridge_rules_gui.quiz.schedule import Schedule
from tests.progress.writer import EXAM
from tests.quiz.studying import count

ROOT = Path(__file__).parents[2]
PLACE = Subject(SubjectKind.PLACE, "bg2017/27B1(a)")


def writer(folder: Path, name: str, number: str = "1000000") -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "tests.progress.writer", str(folder), name, number]
    return subprocess.Popen(
        command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )


def check_whole(store: ProgressStore) -> None:
    """Check that the file is sound and that nothing in it is half."""
    with connected(store.file.path, "rw") as db:
        assert fault_of(db) == ""
        assert db.execute("PRAGMA foreign_key_check").fetchall() == []
        of_review = db.execute(
            "SELECT count(m.review) FROM review LEFT JOIN memory m ON m.review = serial "
            "GROUP BY serial"
        ).fetchall()
    assert set(of_review) <= {(2,)}  # the question and the place
    exams = Counter(r.id.rsplit("-", 1)[0] for r in store.reviews() if r.id.count("-") == 2)
    assert set(exams.values()) <= {EXAM}
    assert set(exams) == {document.name for document in store.documents("exam")}


@pytest.mark.slow
def test_two_windows_write_into_one_file_and_nothing_is_lost(tmp_path: Path) -> None:
    windows = [writer(tmp_path, name, "40") for name in ("a", "b")]
    for window in windows:
        out, err = window.communicate(timeout=120)
        assert (window.returncode, err) == (0, "")
        assert len(out.split()) == 41
    store = ProgressStore(tmp_path)
    store.open()
    check_whole(store)
    assert count(store) == 2 * (14 * EXAM + 26)
    # Each answer was built on the one before it, from whichever window that came.
    found = list(Schedule(spread=False).remembered(store.reviews()))
    assert store.memory(PLACE) == found[-1][1][1]


@pytest.mark.slow
def test_killed_in_the_middle_of_writing_fifty_times_nothing_kept_is_lost(tmp_path: Path) -> None:
    store, lots = ProgressStore(tmp_path), random.Random(8)  # noqa: S311 - only moments
    journal = store.file.path.with_name(store.file.path.name + "-journal")
    in_the_middle = 0
    kept: set[str] = set()
    for number in range(50):
        window = writer(tmp_path, f"w{number}")
        assert window.stdout is not None
        assert window.stdout.readline() == "ready\n"
        time.sleep(lots.uniform(0, 0.05))
        window.kill()
        kept |= set(window.communicate(timeout=60)[0].split())
        in_the_middle += journal.exists()
        store.open()
        check_whole(store)
    reviews = {review.id for review in store.reviews()}
    assert all(name in reviews or f"{name}-0" in reviews for name in kept)
    assert kept
    assert in_the_middle > 0
    assert all(is_good(path) for path in store.file.backups.all()[:3])
