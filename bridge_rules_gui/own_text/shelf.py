"""The user's own texts as they are kept: each file as it came, with what is said of it beside it.

They lie in the platform's folder of the user's data and never enter the corpus. What a text
says is read from its bytes again each time, so that a better reader helps texts kept before.
"""

from __future__ import annotations

import json
import secrets
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.exchange.files import ExchangeError, made_folder, read_whole, write_whole
from bridge_rules_gui.language.sentence import sentence
from bridge_rules_gui.whole_files import Trouble, sweep

SCHEMA: Final = 1
_ABOUT: Final = ".json"
_CONTENT: Final = ".text"
_REMOVED: Final = ".removed"
_LONGEST_NAME: Final = 120


@dataclass(frozen=True, slots=True)
class KeptText:
    """A text on the shelf: its name, the file it came from, the edition the user says it is of."""

    id: str
    name: str
    file_name: str
    of: Edition | None = None


class OwnTextShelf:
    """The texts of one user in a folder, which is made when the first is put there.

    Every file is written whole or not at all, the content before what is said of it: a text
    half put there is none. What a newer version has written is left as it is, and reported.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def texts(self) -> tuple[tuple[KeptText, ...], tuple[ExchangeError, ...]]:
        """Return the texts kept, by name, and an error for each that cannot be understood."""
        found: list[KeptText] = []
        complaints: list[ExchangeError] = []
        for path in sorted(self.folder.glob(f"*{_ABOUT}")):
            try:
                found.append(_kept(path))
            except ExchangeError as error:
                complaints.append(error)
        return tuple(sorted(found, key=lambda kept: kept.name.casefold())), tuple(complaints)

    def keep(self, content: bytes, file_name: str) -> KeptText:
        """Put a file's content on the shelf; raise `ExchangeError` when it cannot be written.

        The same content is kept once, under the name it has.
        """
        for kept in self.texts()[0]:
            if self._has(kept, content):
                return kept
        made_folder(self.folder)
        kept = KeptText(secrets.token_hex(8), self._free_name(file_name), file_name)
        write_whole(self._path(kept, _CONTENT), content)
        self._write(kept)
        return kept

    def _has(self, kept: KeptText, content: bytes) -> bool:
        path = self._path(kept, _CONTENT)
        try:
            return path.stat().st_size == len(content) and path.read_bytes() == content
        except OSError:
            return False

    def content(self, kept: KeptText) -> bytes:
        """Return a text's bytes as they came; raise `ExchangeError` when they are gone."""
        return read_whole(self._path(kept, _CONTENT))

    def rename(self, kept: KeptText, name: str) -> KeptText:
        """Give a text another name; an empty one is none."""
        plain_name = " ".join(name.split())[:_LONGEST_NAME]
        return self._replaced(replace(kept, name=plain_name)) if plain_name else kept

    def set_edition(self, kept: KeptText, of: Edition | None) -> KeptText:
        """Remember of which edition the user says a text is; None has it guessed."""
        return self._replaced(replace(kept, of=of))

    def remove(self, kept: KeptText) -> None:
        """Take a text off the shelf; until the shelf is swept it can be brought back."""
        about = self._path(kept, _ABOUT)
        self._move(about, about.with_suffix(_REMOVED))

    def bring_back(self, kept: KeptText) -> None:
        """Put a text back that was taken off."""
        about = self._path(kept, _ABOUT)
        self._move(about.with_suffix(_REMOVED), about)

    def sweep(self) -> None:
        """Delete the texts that were taken off, and what a killed program has left."""
        sweep(self.folder)
        for path in self.folder.glob(f"*{_REMOVED}"):
            path.with_suffix(_CONTENT).unlink(missing_ok=True)
            path.unlink(missing_ok=True)

    def _free_name(self, file_name: str) -> str:
        """Return a name no other text has."""
        taken = {kept.name for kept in self.texts()[0]}
        name, number = file_name[:_LONGEST_NAME], 2
        while name in taken:
            name, number = f"{file_name[:_LONGEST_NAME]} ({number})", number + 1
        return name

    def _replaced(self, kept: KeptText) -> KeptText:
        self._write(kept)
        return kept

    def _write(self, kept: KeptText) -> None:
        record = {
            "schema": SCHEMA,
            "name": kept.name,
            "file": kept.file_name,
            "of": kept.of.value if kept.of else "",
        }
        written = json.dumps(record, ensure_ascii=False, indent=1)
        write_whole(self._path(kept, _ABOUT), written.encode("utf-8", "replace"))

    def _path(self, kept: KeptText, suffix: str) -> Path:
        return self.folder / f"{kept.id}{suffix}"

    def _move(self, old: Path, new: Path) -> None:
        try:
            old.replace(new)
        except OSError as error:
            reason = error.strerror or str(error)
            raise ExchangeError(
                f"{old}: cannot be moved: {reason}", Trouble.of(old, error)
            ) from error


def _kept(path: Path) -> KeptText:
    try:
        record: Any = json.loads(read_whole(path).decode("utf-8"))
        schema = int(record["schema"])
        of = Edition(record["of"]) if record["of"] else None
        kept = KeptText(path.stem, str(record["name"]), str(record["file"]), of)
    except (ValueError, KeyError, TypeError, RecursionError, OverflowError) as error:
        if isinstance(error, ExchangeError):
            raise
        raise ExchangeError(
            sentence("{path}: damaged; delete it, and open the text again from its file", path=path)
        ) from error
    if schema > SCHEMA:
        raise ExchangeError(
            sentence("{path}: written by a newer version of the program; left as it is", path=path)
        )
    return kept
