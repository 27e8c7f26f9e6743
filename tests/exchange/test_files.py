"""Files are written whole or not at all."""

from __future__ import annotations

from pathlib import Path

import pytest

from bridge_rules_gui.exchange.files import ExchangeError, write_whole


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
