"""Windows that start for the first time together: one makes the file, no one loses anything."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from bridge_rules_gui.progress.store import ProgressStore
from bridge_rules_gui.quiz.schedule import Schedule
from tests.quiz.studying import review

if TYPE_CHECKING:
    from pathlib import Path

    from bridge_rules_gui.progress.file import ProgressFile

WINDOWS = 8


def _start(folder: Path, number: int) -> str:
    store = ProgressStore(folder)
    store.open()
    name = f"first-{number}"
    store.add(replace(review(number), id=name), Schedule(spread=False).remember)
    return name


@pytest.mark.parametrize("leaving", ["nothing", "a journal", "an empty file"])
def test_first_starts_at_once_make_one_file(tmp_path: Path, leaving: str) -> None:
    for turn in range(5):
        folder = tmp_path / str(turn)
        folder.mkdir()
        if leaving == "a journal":
            (folder / "progress.sqlite3-journal").write_bytes(b"left alone")
        elif leaving == "an empty file":
            (folder / "progress.sqlite3").touch()
        with ThreadPoolExecutor(WINDOWS) as windows:
            started = set(windows.map(_start, [folder] * WINDOWS, range(WINDOWS)))
        assert {review.id for review in ProgressStore(folder).reviews()} == started
        aside = [path.name for path in folder.glob("*damaged*")]
        assert aside == (["progress.damaged-1.sqlite3-journal"] if leaving == "a journal" else [])


def test_a_file_made_by_another_window_meanwhile_stays_in_its_place(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The other window comes between the look for the file and the making of one."""
    late = ProgressStore(tmp_path)
    look = late.file._is_up_to_date

    def looked(_file: ProgressFile) -> bool:
        found = look()
        monkeypatch.undo()
        assert _start(tmp_path, 1)
        return found

    monkeypatch.setattr(type(late.file), "_is_up_to_date", looked)
    late.open()
    assert [review.id for review in late.reviews()] == ["first-1"]
