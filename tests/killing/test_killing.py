"""A few killings each time; `python -m tests.killing` does 200."""

from __future__ import annotations

import signal
import sys
from pathlib import Path
from random import Random

import pytest

from bridge_rules_gui.notebook.notebook import Notebook
from bridge_rules_gui.notebook.selection import words_of
from bridge_rules_gui.simulation.editing_shelf import UnsavedShelf
from bridge_rules_gui.window.settings import Settings
from tests.killing.killer import USUAL, Killer
from tests.killing.rooms import Rooms
from tests.killing.typist import PLACE


@pytest.fixture
def home(tmp_path: Path, filled_cache: Path) -> Path:
    """Return the home of somebody who has used the program before."""
    Rooms(tmp_path).take_cache(filled_cache)
    return tmp_path


@pytest.mark.slow
def test_killed_in_the_middle_of_writing_nothing_kept_is_lost(tmp_path: Path) -> None:
    _kill(Killer(tmp_path, Random(8)), 5)  # noqa: S311 - only moments


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="only there the variables name all folders")
def test_window_killed_while_somebody_works_at_it_has_lost_nothing(home: Path) -> None:
    _kill(Killer(home, Random(8), "window"), 2)  # noqa: S311 - only moments


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="only there the variables name all folders")
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT, signal.SIGHUP])
def test_window_told_to_end_keeps_what_was_typed_in_this_moment(
    home: Path, number: signal.Signals
) -> None:
    killer = Killer(home, Random(8), "typist")  # noqa: S311 - only moments
    killed = killer.start("Думи")
    killed.send_signal(number)
    said, complaint = killed.communicate(timeout=60)
    assert (said, complaint.replace(USUAL, "")) == ("", "")
    assert killed.returncode == 128 + number
    contents = Notebook(killer.rooms.progress).write()
    assert [(str(entry.address), words_of(entry)) for entry in contents.entries] == [
        (str(PLACE), "Думи")
    ]
    (work,) = UnsavedShelf(killer.rooms.unsaved).left()[0]
    assert work.draft.scenario.title == "Думи"
    settings = Settings(killer.rooms.settings)
    assert settings.place == PLACE
    assert not settings.geometry.isEmpty()


def _kill(killer: Killer, times: int) -> None:
    for _ in range(times):
        assert killer.kill_one() == ""
        assert list(killer.losses()) == []
    assert sum(map(len, killer.kept.values())) > 0


def test_what_is_lost_is_found_out(tmp_path: Path) -> None:
    killer = Killer(tmp_path, Random(8))  # noqa: S311 - only moments
    for kind in ("answer", "note", "setting", "text", "scenario"):
        killer.kept[kind].append("7")
    assert [loss.split(":")[0] for loss in killer.losses()] == [
        "answer 7",
        "note 7",
        "text 7",
        "scenario 7",
        "setting 7",
    ]
