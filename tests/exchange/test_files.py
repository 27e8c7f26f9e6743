"""Files are written whole or not at all."""

from __future__ import annotations

import os
import stat
from pathlib import Path

import pytest

from bridge_rules_gui.exchange.files import ExchangeError, read_whole, write_whole


def test_a_file_is_written_and_replaced(tmp_path: Path) -> None:
    path = tmp_path / "terms.csv"
    write_whole(path, b"old")
    write_whole(path, b"new")
    assert path.read_bytes() == b"new"
    assert [p.name for p in tmp_path.iterdir()] == ["terms.csv"]


def test_a_failure_leaves_the_old_file_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "terms.csv"
    path.write_bytes(b"old")

    def full(*_arguments: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(ExchangeError, match="No space left"):
        write_whole(path, b"new")
    assert path.read_bytes() == b"old"
    assert [p.name for p in tmp_path.iterdir()] == ["terms.csv"]


@pytest.mark.parametrize("where", ["none/terms.csv", "."])
def test_a_place_that_takes_no_file_is_an_error(tmp_path: Path, where: str) -> None:
    with pytest.raises(ExchangeError, match="cannot be written"):
        write_whole(tmp_path / where if where != "." else Path(f"{tmp_path}/."), b"x")


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="the platform has no named pipes")
def test_a_device_is_never_replaced_by_a_file(tmp_path: Path) -> None:
    device = tmp_path / "pipe"
    os.mkfifo(device)
    with pytest.raises(ExchangeError, match="not an ordinary file"):
        write_whole(device, b"x")
    assert stat.S_ISFIFO(device.stat().st_mode)


@pytest.mark.skipif(os.name == "nt", reason="links need a privilege there")
def test_a_link_keeps_leading_to_its_file(tmp_path: Path) -> None:
    file, link = tmp_path / "terms.csv", tmp_path / "link.csv"
    file.write_bytes(b"old")
    link.symlink_to(file)
    write_whole(link, b"new")
    assert link.is_symlink()
    assert file.read_bytes() == b"new"


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="the platform has no named pipes")
def test_what_may_never_end_is_not_read(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    for path in (pipe, Path("/dev/zero")):
        with pytest.raises(ExchangeError, match="not an ordinary file; choose another"):
            read_whole(path)


@pytest.mark.skipif(not Path("/dev/fd").exists(), reason="the platform does not name its inputs")
def test_what_another_program_writes_is_read_up_to_the_limit() -> None:
    for content, is_read in ((b"12345", True), (b"123456", False)):
        out, into = os.pipe()
        os.write(into, content)
        os.close(into)
        path = Path(f"/dev/fd/{out}")
        if is_read:
            assert read_whole(path, 5) == content
        else:
            with pytest.raises(ExchangeError, match="too large"):
                read_whole(path, 5)
        os.close(out)


def test_a_file_of_more_than_the_limit_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "terms.csv"
    path.write_bytes(b"x" * 11)
    with pytest.raises(ExchangeError, match=r"terms\.csv: too large \(1 MB\)"):
        read_whole(path, 10)
    assert read_whole(path, 11) == b"x" * 11


def test_a_folder_or_a_missing_file_is_one_line(tmp_path: Path) -> None:
    for path in (tmp_path, tmp_path / "none.csv"):
        with pytest.raises(ExchangeError, match=r"cannot be read: .*; check its name"):
            read_whole(path)
