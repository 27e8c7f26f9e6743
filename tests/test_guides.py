"""README and CONTRIBUTING name files that are there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
_FILE = re.compile(r"`((?:[\w.-]+/)+[\w.-]*|[\w-]+\.py)`")
_LINK = re.compile(r"\]\(([^)#:]+)\)")
_TO_BE_MADE = re.compile(r"NN|YOUR|^(build|dist)/")


@pytest.fixture(scope="module")
def paths() -> str:
    """All files and folders, each on a line that begins and ends with a slash."""
    rooms = ("content", "assets", "translations", "tests", "bridge_rules_gui", ".ci")
    found = [path for room in rooms for path in (ROOT / room).rglob("*")]
    return "\n".join(f"/{path.relative_to(ROOT).as_posix()}/" for path in found)


@pytest.mark.parametrize("guide", ["README.md", "CONTRIBUTING.md"])
def test_every_file_a_guide_names_is_there(guide: str, paths: str) -> None:
    text = (ROOT / guide).read_text("utf-8")
    named = {name for name in _FILE.findall(text) if not _TO_BE_MADE.search(name)}
    assert named
    assert not {name for name in named if f"/{name.rstrip('/')}/" not in paths}
    assert not {name for name in _LINK.findall(text) if not (ROOT / name).exists()}
