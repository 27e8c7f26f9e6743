"""A few killings each time; `python -m tests.killing` does 200."""

from __future__ import annotations

import sys
from random import Random
from typing import TYPE_CHECKING

import pytest

from tests.killing.killer import Killer

if TYPE_CHECKING:
    from pathlib import Path


@pytest.mark.slow
def test_killed_in_the_middle_of_writing_nothing_kept_is_lost(tmp_path: Path) -> None:
    _kill(Killer(tmp_path, Random(8)), 5)  # noqa: S311 - only moments


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="only there the variables name all folders")
def test_window_killed_while_somebody_works_at_it_has_lost_nothing(tmp_path: Path) -> None:
    _kill(Killer(tmp_path, Random(8), "window"), 2)  # noqa: S311 - only moments


def _kill(killer: Killer, times: int) -> None:
    for _ in range(times):
        assert killer.kill_one() == ""
        assert list(killer.losses()) == []
    assert sum(map(len, killer.kept.values())) > 0


def test_what_is_lost_is_found_out(tmp_path: Path) -> None:
    killer = Killer(tmp_path, Random(8))  # noqa: S311 - only moments
    for kind in ("answer", "note", "setting", "text", "story"):
        killer.kept[kind].append("7")
    assert [loss.split(":")[0] for loss in killer.losses()] == [
        "answer 7",
        "note 7",
        "text 7",
        "story 7",
        "setting 7",
    ]
