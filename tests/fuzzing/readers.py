"""Every reader, with files it reads and how it may refuse others; those of outside stand here."""

from __future__ import annotations

import json
import tempfile
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final

from bridge_rules_gui import resources
from bridge_rules_gui.exchange.files import ExchangeError
from bridge_rules_gui.exchange.glossary_reader import read_glossary
from bridge_rules_gui.notation.files import read_scenarios
from bridge_rules_gui.notation.lin_writer import write_lin
from bridge_rules_gui.notation.pbn_writer import write_pbn
from bridge_rules_gui.notation.problems import NotationError
from bridge_rules_gui.notation.scenario_writer import scenario_document
from bridge_rules_gui.progress.errors import ProgressError
from bridge_rules_gui.progress.records import Flag, KeptDocument
from bridge_rules_gui.progress.transfer import Progress, progress_of, progress_text
from bridge_rules_gui.quiz.progress_files import import_progress
from bridge_rules_gui.quiz.schedule import Schedule
from bridge_rules_gui.quiz.study_progress import StudyProgress
from bridge_rules_gui.reading.document import SourceError
from bridge_rules_gui.reading.own_text.reader import read_content
from tests.exchange.test_glossary import TBX_2, TBX_3
from tests.fuzzing.own_readers import own_readers
from tests.fuzzing.reader import Reader
from tests.notation.boards import boards
from tests.quiz.studying import START, SetClock, review
from tests.reading.own_text.texts import OUTLINE

_SCENARIOS: Final = (
    "law13-ace-in-the-wrong-hand",
    "law27-lead-restrictions",
    "law64-winner-of-the-suit",
    "law14-card-on-the-floor",
)
_SHELVES: Final = ("preset", "exam", "notebook")
_PAGE: Final = (
    "<html><head><meta charset='utf-8'><title>Laws</title></head><body><h2>Law 1</h2>"
    "<ol type=A><li>The <b>pack</b> &amp; suits<sup>1</sup><ol><li>♠ ♥</li></ol></li></ol>"
    "<table><tr><td>Law 2</td><td>boards</td></tr></table><pre>Law 3\n A. x</pre></body></html>"
)
_TABLES: Final = (
    "concept,language,term,note\nrevoke,bg,ривок,да\nrevoke,sr-Latn,renons,\n,ru,пас,\n",
    'en;bg;ru\nrevoke;"ривок, ренонс";ренонс\n',
)


def readers(folder: Path) -> tuple[Reader, ...]:
    """Return all readers; ``folder`` is where those that want a file find it."""
    scenarios = tuple(boards(3, seed=7))
    toml = _toml_seeds()
    documents = tuple(json.dumps(scenario_document(s), indent=1).encode() for s in scenarios)
    pbn = (write_pbn(scenarios[:1]), write_pbn(scenarios))
    lin = (write_lin(scenarios[:1]), write_lin(scenarios))
    own = (*_own_text_seeds(), _PAGE.encode())
    glossaries = tuple(text.encode() for text in (*_TABLES, TBX_2, TBX_3))
    notation = (NotationError,)
    return (
        Reader("toml", partial(read_scenarios, name="a.toml"), notation, toml),
        Reader("json", partial(read_scenarios, name="a.json"), notation, documents),
        Reader("pbn", partial(read_scenarios, name="a.pbn"), notation, pbn),
        Reader("lin", partial(read_scenarios, name="a.lin"), notation, lin),
        Reader("unnamed", partial(read_scenarios, name="a"), notation, (*toml, *pbn, *lin)),
        Reader("own-text", partial(read_content, name="a", where="a"), (SourceError,), own),
        Reader("glossary", _glossary(folder / "glossary"), (ExchangeError,), glossaries),
        Reader("progress", *_progress(folder / "progress")),
        *own_readers(folder),
    )


def scratch() -> tempfile.TemporaryDirectory[str]:
    """Return a folder for the readers, in memory where the platform has one."""
    memory = Path("/dev/shm")  # noqa: S108 - only ever through a name nobody can guess
    return tempfile.TemporaryDirectory(dir=memory if memory.is_dir() else None)


def _toml_seeds() -> tuple[bytes, ...]:
    folder = resources.content() / "scenarios"
    found = tuple((folder / f"{name}.toml") for name in _SCENARIOS)
    return tuple(path.read_bytes() for path in found if path.exists())


def _own_text_seeds() -> tuple[bytes, ...]:
    """Return a made-up text and pieces of the real books."""
    pieces: list[bytes] = [OUTLINE.encode()]
    for path in sorted((resources.content() / "sources").glob("*.txt")):
        lines = path.read_bytes().splitlines(keepends=True)
        middle = len(lines) // 2
        pieces.append(b"".join(lines[middle : middle + 60]))
    return tuple(pieces)


def _glossary(file: Path) -> Callable[[bytes], object]:
    def read(content: bytes) -> object:
        file.write_bytes(content)
        return read_glossary(file)

    return read


def _progress(
    folder: Path,
) -> tuple[Callable[[bytes], object], tuple[type[Exception], ...], tuple[bytes, ...]]:
    """Return the import of progress: what passes the first look is brought into a real file."""
    student = StudyProgress(folder, Schedule(spread=False), SetClock())
    student.open()
    file = folder / "import.json"

    def read(content: bytes) -> object:
        progress_of(content, "a", _SHELVES)
        file.write_bytes(content)
        return import_progress(student, file)

    note = '{"kind": "note", "place": "bg2017/27B1", "schema": 1, "text": "x"}'
    given = Progress(
        tuple(map(review, range(3))),
        {"notebook": (KeptDocument("n", START, note),)},
        (Flag("question-1", "Питам", START),),
        {},
    )
    return read, (ProgressError, ExchangeError), (progress_text(given).encode(),)
