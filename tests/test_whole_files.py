"""A file is put in its place whole, or nothing is there that was not before."""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path

import pytest

from bridge_rules_gui.whole_files import passing_name, put_whole, sweep


def test_old_content_is_replaced_and_nothing_else_is_left(tmp_path: Path) -> None:
    file = tmp_path / "a.json"
    for content in (b"old", b"new", b""):
        put_whole(file, content)
        assert file.read_bytes() == content
    assert list(tmp_path.iterdir()) == [file]


def test_what_cannot_be_put_leaves_nothing_behind(tmp_path: Path) -> None:
    (tmp_path / "a").mkdir()
    with pytest.raises(OSError, match="a"):
        put_whole(tmp_path / "a", b"x")
    assert [path.name for path in tmp_path.iterdir()] == ["a"]


@pytest.mark.skipif(sys.platform == "win32", reason="the platform bounds no files")
def test_no_room_leaves_the_old_content(tmp_path: Path) -> None:
    import resource
    import signal

    file = tmp_path / "a"
    put_whole(file, b"old")
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    found = signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_FSIZE, (1000, before[1]))
    try:
        with pytest.raises(OSError, match="large"):
            put_whole(file, b"x" * 2000)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)
        signal.signal(signal.SIGXFSZ, found)
    assert file.read_bytes() == b"old"
    assert list(tmp_path.iterdir()) == [file]


def test_only_old_leavings_of_the_program_are_swept(tmp_path: Path) -> None:
    old, new = passing_name(tmp_path / "a"), passing_name(tmp_path / "a")
    strange = tmp_path / ".download.part"
    for path in (old, new, strange):
        path.write_bytes(b"x")
    an_hour_ago = time.time() - 4000
    for path in (old, strange):
        os.utime(path, (an_hour_ago, an_hour_ago))
    sweep(tmp_path)
    assert not old.exists()
    assert new.exists()
    assert strange.exists()
