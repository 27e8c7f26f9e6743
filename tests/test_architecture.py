"""Imports point one way, Qt stays in its room, and every room says what it is for."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import pairwise
from pathlib import Path

import pytest

from tests.every import every

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "bridge_rules_gui"
NAME = PACKAGE.name
MODULES = sorted(PACKAGE.rglob("*.py"))
ROOMS_DECLARED = sorted((PACKAGE / "__init__.py", *PACKAGE.glob("*/__init__.py")))

# Each storey may import every room of the storeys after it, and no room beside it.
STOREYS = (
    {"window"},
    {"quiz", "guide"},
    {"simulation", "notebook", "own_text", "exports", "search"},
    {"comparison"},
    {"library"},
    {"typesetting"},
    {"terms"},
    {"director"},
    {"laws"},
    {"table", "notation", "indexes", "exchange", "progress"},
    {"game"},
    {"language"},
    {"corpus"},
)
LEAVES = {"__init__", "resources", "alphabets", "whole_files"}
ROOTS = {"app", "session", "building", "start_options", "cli", "__main__"}
QT_ROOMS = {"window", "app", "session", "__main__"}
TOP_LEVEL = {
    *("content", "translations", "assets", "tests", "bridge_rules_gui"),
    *("pyproject.toml", "README.md", "LICENSE", "CONTRIBUTING.md"),
}


def _allowed() -> dict[str, set[str]]:
    """Return, by room, the other rooms it may import."""
    allowed: dict[str, set[str]] = {"reading": {"game", "language", "corpus"}, "corpus": set()}
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


@cache
def _read(path: Path) -> tuple[frozenset[str], str]:
    """Return the absolute names a module imports, and its docstring; each is parsed once."""
    tree = ast.parse(path.read_text("utf-8"))
    return frozenset(_names(path, tree)), ast.get_docstring(tree) or ""


def _names(path: Path, tree: ast.Module) -> Iterator[str]:
    """Yield the absolute name of all that a module imports, also for type checking only."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            origin = _absolute(path, node)
            yield from (f"{origin}.{alias.name}" for alias in node.names)


def _imported(path: Path) -> frozenset[str]:
    return _read(path)[0]


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


def _dotted(path: Path) -> str:
    """Return the name a module is imported by."""
    return ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")


def _import_graph(paths: Iterable[Path]) -> dict[str, set[str]]:
    """Return by module the modules it imports: at the top, late, or for type checking only."""
    modules = {_dotted(path): path for path in paths}
    graph: dict[str, set[str]] = {}
    for module, path in modules.items():
        names = set(_imported(path))
        # What is imported may be a module or a name within one.
        found = {name if name in modules else name.rpartition(".")[0] for name in names}
        graph[module] = {name for name in found if name in modules and name != module}
    return graph


def _circles(graph: dict[str, set[str]]) -> set[frozenset[str]]:
    """Return the sets of modules that import one another, directly or through others."""
    reached = {module: _reached(graph, module) for module in graph}
    rings = {
        frozenset(other for other in reached[module] if module in reached[other])
        for module in graph
    }
    return {ring for ring in rings if ring}


def _reached(graph: dict[str, set[str]], start: str) -> set[str]:
    """Return the modules that can be reached from one by following imports."""
    reached: set[str] = set()
    waiting = list(graph[start])
    while waiting:
        module = waiting.pop()
        if module not in reached:
            reached.add(module)
            waiting += graph[module]
    return reached


def _is_qt(name: str) -> bool:
    return name.split(".", maxsplit=1)[0] in {"PySide6", "shiboken6"}


def _label(path: Path) -> str:
    return path.relative_to(PACKAGE).as_posix()


@every("path", MODULES, ids=_label)
def test_module_stands_in_a_known_room(path: Path) -> None:
    assert _room(path) in ALLOWED


@every("path", MODULES, ids=_label)
def test_imports_point_one_way(path: Path) -> None:
    assert not _breaches(path)


def test_no_modules_import_one_another_in_a_circle() -> None:
    assert not [sorted(ring) for ring in _circles(_import_graph(MODULES))]


@every("path", MODULES, ids=_label)
def test_only_the_window_imports_qt(path: Path) -> None:
    qt = {name for name in _imported(path) if _is_qt(name)}
    assert not qt or _room(path) in QT_ROOMS


@every("path", MODULES, ids=_label)
def test_no_qt_object_is_made_with_a_property_that_a_turkish_locale_loses(path: Path) -> None:
    """There PySide makes no ``setInterval`` of ``interval``, but one with a dotted capital."""
    text = path.read_text("utf-8")
    nodes = ast.walk(ast.parse(text)) if "PySide6" in text else ()
    lost = [
        (node.lineno, keyword.arg)
        for node in nodes
        if isinstance(node, ast.Call) and re.match(r"(\w+\.)*Q[A-Z]", ast.unparse(node.func))
        for keyword in node.keywords
        if keyword.arg and keyword.arg.startswith("i")
    ]
    assert not lost


@every("path", MODULES, ids=_label)
def test_only_indexes_import_whoosh(path: Path) -> None:
    whoosh = {name for name in _imported(path) if name.split(".")[0] == "whoosh"}
    assert not whoosh or _room(path) == "indexes"


@every("path", MODULES, ids=_label)
def test_module_has_a_docstring(path: Path) -> None:
    assert _read(path)[1]


@every("path", ROOMS_DECLARED, ids=_label)
def test_room_says_its_purpose_in_one_sentence(path: Path) -> None:
    purpose = _read(path)[1]
    assert purpose.endswith(".")
    assert not re.search(r"[.!?]\s|\n\n", purpose)


def test_command_line_starts_without_qt() -> None:
    program = (
        "import sys, bridge_rules_gui.cli.main\n"
        "print([n for n in sys.modules if n.split('.')[0] in {'PySide6', 'shiboken6'}])"
    )
    answer = subprocess.run(
        [sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert answer.stdout.strip() == "[]"


def test_window_starts_without_templates() -> None:
    program = (
        "import sys, bridge_rules_gui.app, bridge_rules_gui.exchange.html_page\n"
        "print([n for n in sys.modules if n.split('.')[0] in {'jinja2', 'markupsafe'}])"
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
        ("corpus/x.py", "from bridge_rules_gui.reading.ledger import Ledger", {"reading"}),
        ("search/x.py", "import bridge_rules_gui.window.shell", {"window"}),
        ("laws/x.py", "from bridge_rules_gui.director import follow", {"director"}),
        # sideways
        ("search/x.py", "from bridge_rules_gui import simulation", {"simulation"}),
        ("table/x.py", "from bridge_rules_gui.notation import pbn", {"notation"}),
        # relative
        ("game/x.py", "from ..laws import index", {"laws"}),
        ("corpus/x.py", "from .. import cli", {"cli"}),
        # only for types
        ("corpus/x.py", "if TYPE_CHECKING:\n    import bridge_rules_gui.game", {"game"}),
        # the leaf reaches for a room
        ("resources.py", "from bridge_rules_gui.corpus import book", {"corpus"}),
        # to the composition root
        ("window/x.py", "from bridge_rules_gui.app import main", {"app"}),
        # a room nobody knows
        ("window/x.py", "from bridge_rules_gui.extras.tools import x", {"extras"}),
        # downwards, however far; the leaves; one's own room
        ("window/x.py", "from bridge_rules_gui.corpus.book import Book", set()),
        ("reading/x.py", "from bridge_rules_gui.game.card import Card", set()),
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


@pytest.mark.parametrize(
    ("lines", "circles"),
    [
        # at the top, both ways
        (("from bridge_rules_gui.b import x", "from bridge_rules_gui.a import y"), ["a b"]),
        # a module taken by its name; only for types
        (("from bridge_rules_gui import b", "if TYPE_CHECKING:\n    from .a import y"), ["a b"]),
        # late, and through a third
        (
            (
                "from .b import x",
                "def f():\n    from bridge_rules_gui.c import z",
                "import bridge_rules_gui.a",
            ),
            ["a b c"],
        ),
        # the third is only used by the circle
        (("from .b import x", "from .a import y\nfrom .c import z", ""), ["a b"]),
        # one way
        (("from .b import x\nfrom .c import z", "from .c import z", "import json"), []),
    ],
)
def test_circle_of_imports_is_found(
    lines: tuple[str, ...], circles: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys.modules[__name__], "ROOT", tmp_path)
    folder = tmp_path / NAME
    folder.mkdir()
    for name, line in zip("abc", lines, strict=False):
        (folder / f"{name}.py").write_text(line, "utf-8")
    found = _circles(_import_graph(folder.glob("*.py")))
    assert [" ".join(sorted(m[-1] for m in ring)) for ring in found] == circles
