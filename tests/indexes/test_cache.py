"""What is kept for the search holds as long as the code that worked it out."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from bridge_rules_gui.indexes import cache
from bridge_rules_gui.indexes.cache import IndexCache

ROOMS = ("corpus", "indexes")


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a package of a module in each room, for which something is kept."""
    package = tmp_path / "package"
    for room in ROOMS:
        (package / room).mkdir(parents=True)
        (package / room / "module.py").write_text("ONE = 1\n")
    monkeypatch.setattr(cache, "__file__", str(package / "indexes" / "cache.py"))
    IndexCache(tmp_path / "cache", "sources").save("part", b"worked out")
    return package


def kept(package: Path, sources: str = "sources") -> bytes | None:
    return IndexCache(package.parent / "cache", sources).load("part")


def test_part_is_there_as_long_as_nothing_changes(package: Path) -> None:
    assert kept(package) == b"worked out"
    (package / "services.py").write_text("TWO = 2\n")
    (package / "indexes" / "notes.txt").write_text("no code")
    assert kept(package) == b"worked out"


@pytest.mark.parametrize("room", ROOMS)
def test_code_changed_where_it_decides_lets_the_part_be_made_again(
    package: Path, room: str
) -> None:
    (package / room / "module.py").write_text("TWO = 20\n")
    assert kept(package) is None


@pytest.mark.parametrize("room", ROOMS)
def test_code_added_where_it_decides_lets_the_part_be_made_again(package: Path, room: str) -> None:
    (package / room / "another.py").write_text("")
    assert kept(package) is None


def test_other_sources_let_the_part_be_made_again(package: Path) -> None:
    assert kept(package, "others") is None


def test_python_of_another_version_lets_the_part_be_made_again(
    package: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "version", "3.99")
    assert kept(package) is None


_WORKS_OUT = """
import sys
from bridge_rules_gui.corpus.concordance import Concordance
from bridge_rules_gui.corpus.termbase import Termbase
from bridge_rules_gui.indexes.index_builder import build_index
from tests.factories import small_corpus
build_index(small_corpus(), Termbase(()), Concordance(()))
print(*(name for name in sys.modules if name.startswith("bridge_rules_gui.")))
"""


def test_all_code_that_works_something_out_is_looked_at() -> None:
    """Modules of another room would change what is worked out and leave it kept as it was."""
    printed = subprocess.run(
        [sys.executable, "-c", _WORKS_OUT], capture_output=True, text=True, check=True
    )
    rooms = tuple(f"bridge_rules_gui.{room}" for room in ROOMS)
    strange = [name for name in printed.stdout.split() if not name.startswith(rooms)]
    assert strange == []
