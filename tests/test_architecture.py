"""Imports point one way, Qt stays in its room, and every room says what it is for."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "bridge_rules_gui"
NAME = PACKAGE.name
MODULES = sorted(PACKAGE.rglob("*.py"))
ROOMS_DECLARED = sorted((PACKAGE / "__init__.py", *PACKAGE.glob("*/__init__.py")))

# Each storey may import every room of the storeys after it, and no room beside it.
STOREYS = (
    {"views"},
    {"services"},
    {"exchange", "quiz"},
    {"rulings", "indexes", "notation"},
    {"bridge"},
    {"corpus"},
)
LEAVES = {"__init__", "resources", "alphabets", "whole_files"}
ROOTS = {"app", "session", "building", "wishes", "cli", "command_line", "commands", "__main__"}
QT_ROOMS = {"views", "app", "session", "__main__"}
TOP_LEVEL = {
    *("content", "translations", "assets", "tests", "bridge_rules_gui"),
    *("pyproject.toml", "README.md", "LICENSE", "CONTRIBUTING.md"),
}


def _allowed() -> dict[str, set[str]]:
    """Return, by room, the other rooms it may import."""
    allowed: dict[str, set[str]] = {"sources": {"bridge", "corpus"}, "corpus": set()}
    below: set[str] = set()
    for lower, storey in pairwise(reversed(STOREYS)):
        below |= lower
        allowed |= {room: set(below) for room in storey}
    everything = set(allowed)
    allowed |= dict.fromkeys(ROOTS, everything | ROOTS)
    return {room: rooms | LEAVES for room, rooms in allowed.items()} | {
        leaf: set() for leaf in LEAVES
    }


ALLOWED = _allowed()


def _room(path: Path) -> str:
    """Return the room a module of the package stands in, or its own name outside the rooms."""
    return path.relative_to(PACKAGE).parts[0].removesuffix(".py")


def _absolute(path: Path, node: ast.ImportFrom) -> str:
    """Return the absolute name an import takes its names from."""
    if not node.level:
        return node.module or ""
    base = path.relative_to(ROOT).with_suffix("").parts[: -node.level]
    return ".".join((*base, node.module) if node.module else base)


def _imported(path: Path) -> Iterator[str]:
    """Yield the absolute name of all that a module imports, also for type checking only."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            origin = _absolute(path, node)
            yield from (f"{origin}.{alias.name}" for alias in node.names)


def _rooms_imported(path: Path) -> set[str]:
    """Return the rooms of the package a module imports."""
    names = (name.split(".") for name in _imported(path))
    inside = [parts[1:] for parts in names if parts[0] == NAME]
    known = set(ALLOWED)
    return {p[0] if p and (p[0] in known or len(p) > 1) else "__init__" for p in inside}


def _breaches(path: Path) -> set[str]:
    """Return the rooms a module imports against the arrows."""
    room = _room(path)
    return _rooms_imported(path) - ALLOWED[room] - {room}


def _is_qt(name: str) -> bool:
    return name.split(".", maxsplit=1)[0] in {"PySide6", "shiboken6"}


def _label(path: Path) -> str:
    return path.relative_to(PACKAGE).as_posix()


@pytest.mark.parametrize("path", MODULES, ids=_label)
def test_module_stands_in_a_known_room(path: Path) -> None:
    assert _room(path) in ALLOWED


@pytest.mark.parametrize("path", MODULES, ids=_label)
def test_imports_point_one_way(path: Path) -> None:
    assert not _breaches(path)


@pytest.mark.parametrize("path", MODULES, ids=_label)
def test_only_views_and_app_import_qt(path: Path) -> None:
    qt = {name for name in _imported(path) if _is_qt(name)}
    assert not qt or _room(path) in QT_ROOMS


@pytest.mark.parametrize("path", MODULES, ids=_label)
def test_only_indexes_import_whoosh(path: Path) -> None:
    whoosh = {name for name in _imported(path) if name.split(".")[0] == "whoosh"}
    assert not whoosh or _room(path) == "indexes"


@pytest.mark.parametrize("path", MODULES, ids=_label)
def test_module_has_a_docstring(path: Path) -> None:
    assert ast.get_docstring(ast.parse(path.read_text("utf-8")))


@pytest.mark.parametrize("path", ROOMS_DECLARED, ids=_label)
def test_room_says_its_purpose_in_one_sentence(path: Path) -> None:
    purpose = ast.get_docstring(ast.parse(path.read_text("utf-8"))) or ""
    assert purpose.endswith(".")
    assert not re.search(r"[.!?]\s|\n\n", purpose)


def test_command_line_starts_without_qt() -> None:
    program = (
        "import sys, bridge_rules_gui.cli\n"
        "print([n for n in sys.modules if n.split('.')[0] in {'PySide6', 'shiboken6'}])"
    )
    answer = subprocess.run(
        [sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert answer.stdout.strip() == "[]"


def test_top_level_holds_only_what_the_design_lists() -> None:
    try:
        listed = subprocess.run(
            ["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True
        )
    except (OSError, subprocess.CalledProcessError):
        pytest.skip("not a git checkout")
    top = {name.split("/")[0] for name in listed.stdout.split("\0") if name}
    assert {name for name in top if not name.startswith(".")} <= TOP_LEVEL


@pytest.mark.parametrize(
    ("module", "line", "breach"),
    [
        # upwards
        ("corpus/x.py", "from bridge_rules_gui.sources.ledger import Ledger", {"sources"}),
        ("services/x.py", "import bridge_rules_gui.views.window", {"views"}),
        # sideways
        ("quiz/x.py", "from bridge_rules_gui import exchange", {"exchange"}),
        ("rulings/x.py", "from bridge_rules_gui.notation import pbn", {"notation"}),
        # relative
        ("bridge/x.py", "from ..rulings import index", {"rulings"}),
        ("corpus/x.py", "from .. import cli", {"cli"}),
        # only for types
        ("corpus/x.py", "if TYPE_CHECKING:\n    import bridge_rules_gui.bridge", {"bridge"}),
        # the leaf reaches for a room
        ("resources.py", "from bridge_rules_gui.corpus import book", {"corpus"}),
        # to the composition root
        ("views/x.py", "from bridge_rules_gui.app import main", {"app"}),
        # a room nobody knows
        ("views/x.py", "from bridge_rules_gui.extras.tools import x", {"extras"}),
        # downwards, however far; the leaves; one's own room
        ("views/x.py", "from bridge_rules_gui.corpus.book import Book", set()),
        ("sources/x.py", "from bridge_rules_gui.bridge.card import Card", set()),
        ("corpus/x.py", "from bridge_rules_gui import __version__, resources", set()),
        ("indexes/x.py", "from .analyzers import stem", set()),
    ],
)
def test_import_against_an_arrow_is_found(
    module: str, line: str, breach: set[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys.modules[__name__], "ROOT", tmp_path)
    monkeypatch.setattr(sys.modules[__name__], "PACKAGE", tmp_path / NAME)
    path = tmp_path / NAME / module
    path.parent.mkdir(parents=True)
    path.write_text(line, "utf-8")
    assert _breaches(path) == breach
