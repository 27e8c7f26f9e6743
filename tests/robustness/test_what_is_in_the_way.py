"""The real window where something is in the way: it says so, loses nothing and leaves no traceback.

The table in CONTRIBUTING tells what happens in each case.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from bridge_rules_gui.notebook.notebook import Notebook
from bridge_rules_gui.progress.store import ProgressStore
from tests.killing.killer import ROOT, USUAL
from tests.killing.rooms import Rooms

_LOCALEDEF = shutil.which("localedef") or ""

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(sys.platform != "linux", reason="only there variables name all folders"),
]


@pytest.fixture
def home(tmp_path: Path, filled_cache: Path) -> Path:
    """Return the home of somebody who has used the program before."""
    Rooms(tmp_path).take_cache(filled_cache)
    return tmp_path


def visited(home: Path, language: str, *acts: str, **surroundings: str) -> list[str]:
    """Return what a visit to the window said; nothing is complained of, nothing is logged."""
    rooms = Rooms(home)
    ended = subprocess.run(
        [sys.executable, "-m", "tests.robustness.visits", language, *acts],
        cwd=ROOT,
        env={**os.environ, **rooms.surroundings, "QT_QPA_PLATFORM": "offscreen", **surroundings},
        capture_output=True,
        encoding="utf-8",
        check=False,
        timeout=240,
    )
    assert ended.stderr.replace(USUAL, "") == ""
    assert ended.returncode == 0
    assert not rooms.log.is_file()
    return ended.stdout.splitlines()


def answers(home: Path) -> int:
    store = ProgressStore(Rooms(home).progress)
    store.open()
    return len(store.reviews())


def test_on_a_full_disk_all_is_told_and_what_was_kept_stays(home: Path) -> None:
    said = visited(home, "en", "answer", "full", "answer", "note", "record")
    assert said[:2] == ["kept answer", "kept full"]
    text = "\n".join(said)
    for act in ("answer", "note", "record"):
        assert f"not kept {act}" in text
    assert "Your notes are not saved yet: " in text
    assert "asked Your last notes could not be saved: " in text
    assert "The disk is full. Free some space and try again; nothing saved has been lost." in text
    assert answers(home) == 1


def test_folders_that_may_not_be_made_are_given_in_the_language_of_the_window(home: Path) -> None:
    (home / "data").write_text("a file is in the way of the folder", "utf-8")
    said = visited(home, "sr", "answer", "note", "record", "search")
    assert said[0].startswith("not kept answer ")
    assert "fascikla ne postoji" in said[0]
    assert "not kept note" in said[1]
    assert said[3] == "kept search"


def test_a_home_with_blanks_cyrillic_and_signs_of_addresses(tmp_path: Path) -> None:
    said = visited(tmp_path / "Мой дом #1 100%", "ru", "answer", "note", "record", "search")
    assert said[:4] == ["kept answer", "kept note", "kept record", "kept search"]
    assert len(Notebook(Rooms(tmp_path / "Мой дом #1 100%").progress).write().entries) == 1


@pytest.mark.skipif(
    not (_LOCALEDEF and Path("/usr/share/i18n/locales/tr_TR").is_file()),
    reason="the source of the Turkish locale is not installed (Debian: package locales)",
)
def test_turkish_letters_do_not_change_what_is_found(tmp_path: Path) -> None:
    turkish = {"LC_ALL": "tr_TR.UTF-8", "LANG": "tr_TR.UTF-8", "LOCPATH": str(tmp_path)}
    made = [_LOCALEDEF, "-i", "tr_TR", "-f", "UTF-8", str(tmp_path / "tr_TR.UTF-8")]
    subprocess.run(made, check=True, timeout=60)
    said = visited(tmp_path, "bg", "answer", "search", **turkish)
    assert said[:2] == ["kept answer", "kept search"]


@pytest.mark.skipif(shutil.which("faketime") is None, reason="faketime is not installed")
def test_a_clock_that_went_back_years_takes_nothing(home: Path) -> None:
    visited(home, "en", "answer", "note")
    library = next(iter(_fake_time_libraries()), "")
    said = visited(
        home,
        "en",
        *("answer", "note", "record"),
        LD_PRELOAD=library,
        FAKETIME="@2019-01-01 00:00:00",
        FAKETIME_DONT_FAKE_MONOTONIC="1",
        FAKETIME_FORCE_MONOTONIC_FIX="0",  # waiting threads would find no rest
    )
    assert said[:3] == ["kept answer", "kept note", "kept record"]
    assert answers(home) == 2


def _fake_time_libraries() -> list[str]:
    return [str(path) for path in Path("/usr/lib").glob("*/faketime/libfaketime.so.1")]


def test_two_windows_keep_the_work_of_both(tmp_path: Path) -> None:
    acts = ("answer", "record", "note")
    command = [sys.executable, "-m", "tests.robustness.visits", "en", *acts]
    surroundings = {**os.environ, **Rooms(tmp_path).surroundings, "QT_QPA_PLATFORM": "offscreen"}
    windows = [
        subprocess.Popen(
            command,
            cwd=ROOT,
            env=surroundings,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            encoding="utf-8",
        )
        for _ in range(2)
    ]
    for window in windows:
        said, complained = window.communicate(timeout=150)
        assert complained.replace(USUAL, "") == ""
        assert said.splitlines()[:3] == [f"kept {act}" for act in acts]
    assert answers(tmp_path) == 2
    notes = Notebook(Rooms(tmp_path).progress).write()
    assert not notes.complaints
    assert notes.entries
