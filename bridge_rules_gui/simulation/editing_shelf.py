"""Work on cases that has not been saved, kept in the user's folder until it is.

Each piece of work has one file, written whole or not at all after every change, so that it is
there again after a crash. It is taken away when the work is saved or discarded.
"""

from __future__ import annotations

import json
import secrets
import threading
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from bridge_rules_gui.exchange.files import ExchangeError, made_folder, read_whole, write_whole
from bridge_rules_gui.language.sentence import sentence
from bridge_rules_gui.notation.problems import NotationError
from bridge_rules_gui.notation.scenario_reader import read_draft
from bridge_rules_gui.notation.scenario_writer import scenario_document
from bridge_rules_gui.simulation.editing import ScenarioDraft
from bridge_rules_gui.whole_files import sweep

SCHEMA: Final = 1
_SUFFIX: Final = ".json"
_DAMAGES: Final = (
    *(ValueError, KeyError, TypeError, NotationError),
    *(RecursionError, OverflowError),  # lists within lists without end, and Infinity
)


@dataclass(frozen=True, slots=True)
class UnsavedWork:
    """A case that was being edited: the name of the piece of work, and the file it came from.

    ``changed`` tells when it was last written, in seconds since 1970; 0 where it was not.
    """

    token: str
    draft: ScenarioDraft
    path: Path | None = None
    changed: float = 0.0


class UnsavedShelf:
    """The unsaved work of one user in a folder, which is made when the first is put there.

    Writing happens on workers and may be overtaken: what is older than the last thing said of
    a piece of work is not written any more.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._lock = threading.Lock()
        self._last: dict[str, int] = {}

    @staticmethod
    def new_token() -> str:
        """Return a name for a piece of work that no other has."""
        return secrets.token_hex(8)

    def keep(self, work: UnsavedWork, serial: int) -> None:
        """Write a piece of work as it stands; raise `ExchangeError` when it cannot be written.

        `serial` counts what is said of a piece of work: only what is newest is written.
        """
        said = {
            "schema": SCHEMA,
            "path": "" if work.path is None else str(work.path.absolute()),
            "cursor": work.draft.cursor,
            "scenario": scenario_document(work.draft.scenario),
        }
        written = json.dumps(said, ensure_ascii=False, indent=1).encode("utf-8", "replace")
        with self._lock:
            if serial <= self._last.get(work.token, -1):
                return
            self._last[work.token] = serial
            made_folder(self.folder)
            write_whole(self._path(work.token), written)

    def drop(self, token: str, serial: int) -> None:
        """Take a piece of work away: it has been saved, or is not needed.

        Where it may not be taken away it is offered again at the next start.
        """
        with self._lock:
            self._last[token] = max(serial, self._last.get(token, -1))
            with suppress(OSError):
                self._path(token).unlink(missing_ok=True)

    def left(self) -> tuple[tuple[UnsavedWork, ...], tuple[ExchangeError, ...]]:
        """Return the work found in the folder, newest first, and what is wrong with the rest."""
        sweep(self.folder)
        found: list[UnsavedWork] = []
        complaints: list[ExchangeError] = []
        for path in sorted(self.folder.glob(f"*{_SUFFIX}"), key=_age):
            try:
                found.append(_work(path))
            except ExchangeError as error:
                complaints.append(error)
        return tuple(found), tuple(complaints)

    def lock_file(self, token: str) -> Path:
        """Return the file that says, while it is locked, that somebody is at this work."""
        return self.folder / f"{token}.lock"

    def _path(self, token: str) -> Path:
        return self.folder / f"{token}{_SUFFIX}"


def _age(path: Path) -> float:
    try:
        return -path.stat().st_mtime
    except OSError:  # it has just been taken away
        return 0.0


def _work(path: Path) -> UnsavedWork:
    try:
        said: Any = json.loads(read_whole(path).decode("utf-8"))
        schema, origin, cursor = int(said["schema"]), str(said["path"]), int(said["cursor"])
        if schema > SCHEMA:
            raise ExchangeError(
                sentence(
                    "{path}: written by a newer version of the program; left as it is", path=path
                )
            )
        recorded = json.dumps(said["scenario"], ensure_ascii=False)
        scenario = read_draft(recorded, path.name).scenarios[0]
    except _DAMAGES as error:
        if isinstance(error, ExchangeError):
            raise
        raise ExchangeError(
            sentence("{path}: damaged; delete it or correct it by hand", path=path)
        ) from error
    draft = ScenarioDraft(scenario).at(cursor)
    return UnsavedWork(path.stem, draft, Path(origin) if origin else None, -_age(path))
