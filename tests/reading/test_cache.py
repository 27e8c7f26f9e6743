"""The cache gives back what was read, and never stands in the way."""

import os
from pathlib import Path

import pytest

from bridge_rules_gui.corpus.address import NamedPlace
from bridge_rules_gui.corpus.book import Matter
from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.corpus.passage import CrossReference, Passage, ReferenceStatus
from bridge_rules_gui.corpus.provision import SourceLines
from bridge_rules_gui.reading import cache as cache_module
from bridge_rules_gui.reading.cache import Cache, fingerprint

MATTER = Matter(
    NamedPlace("preface"),
    "Предговор",
    Passage(
        "виж П16",
        (
            CrossReference(
                "П16", 4, 7, Citation(16), ReferenceStatus.SUSPECT, NamedPlace("def:revoke")
            ),
        ),
    ),
    SourceLines("bg2017.txt", ((3, 5), (1, 1))),
)
OTHER = Matter(NamedPlace("scope"), "", Passage(), SourceLines("bg2017.txt", ((1, 1),)))


def _read(cache: Cache, key: str, read: Matter = OTHER) -> Matter:
    return cache.read_through("matter", key, Matter, lambda: read)


def test_what_was_kept_comes_back_equal(tmp_path: Path) -> None:
    cache = Cache(tmp_path)
    _read(cache, "key", MATTER)
    assert _read(cache, "key") == MATTER


def test_another_key_reads_again(tmp_path: Path) -> None:
    cache = Cache(tmp_path)
    _read(cache, "key", MATTER)
    assert _read(cache, "newer key") == OTHER


@pytest.mark.parametrize("damage", [b"", b"\xff\xfe", b"key 0\n[]", b"[" * 100_000])
def test_a_damaged_file_is_read_again_and_replaced(tmp_path: Path, damage: bytes) -> None:
    cache = Cache(tmp_path)
    _read(cache, "key", MATTER)
    (tmp_path / "matter.json").write_bytes(damage)
    assert _read(cache, "key", MATTER) == MATTER
    assert _read(cache, "key") == MATTER


def test_a_single_changed_character_is_noticed(tmp_path: Path) -> None:
    cache = Cache(tmp_path)
    _read(cache, "key", MATTER)
    file = tmp_path / "matter.json"
    file.write_text(file.read_text("utf-8").replace("виж", "нож"), "utf-8")
    assert _read(cache, "key") == OTHER


def test_a_folder_that_cannot_be_made_only_costs_time(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    assert _read(Cache(tmp_path / "file" / "cache"), "key", MATTER) == MATTER


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="root may write all")
def test_a_read_only_folder_only_costs_time(tmp_path: Path) -> None:
    tmp_path.chmod(0o500)
    assert _read(Cache(tmp_path), "key", MATTER) == MATTER


@pytest.mark.parametrize("room", ["corpus", "reading"])
def test_a_changed_reader_makes_another_key(
    room: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert Path(cache_module.__file__).parent.name == "reading"
    monkeypatch.setattr(cache_module, "__file__", str(tmp_path / "reading" / "cache.py"))
    code = tmp_path / room / "book" / "laws.py"
    code.parent.mkdir(parents=True)
    code.write_text("1", "utf-8")
    before = fingerprint()
    assert fingerprint() == before
    code.write_text("10", "utf-8")
    assert fingerprint() != before
