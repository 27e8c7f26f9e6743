"""Hand-made tables of ``content/``: TOML files read with errors that say where and how to mend."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bridge_rules_gui.sources.document import SourceError

if TYPE_CHECKING:
    from collections.abc import Iterator
    from importlib.resources.abc import Traversable

Row = dict[str, Any]


class TableError(SourceError):
    """Raised when a hand-made table cannot be read; names the file, the row and the key."""

    def __init__(self, where: str, what: object) -> None:
        super().__init__(f"content/{where}: {what}; mend the file")


def rows_of_folder(content: Traversable, folder: str, key: str) -> Iterator[tuple[str, Row]]:
    """Yield the rows of all files of a folder, by file name, each with the words for where it is.

    A folder that is not there yields nothing. Raise `TableError` for a file that is no TOML.
    """
    place = content / folder
    if not place.is_dir():
        return
    for path in sorted(place.iterdir(), key=lambda p: p.name):
        if path.name.endswith(".toml"):
            yield from rows_of_file(path, f"{folder}/{path.name}", key)


def rows_of_file(path: Traversable, where: str, key: str) -> Iterator[tuple[str, Row]]:
    """Yield the ``[[key]]`` rows of one file; raise `TableError` when it is no TOML."""
    import tomllib  # noqa: PLC0415 - not needed where everything is kept

    try:
        rows = tomllib.loads(path.read_text("utf-8")).get(key, [])
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, OSError) as error:
        raise TableError(where, error) from error
    for number, row in enumerate(rows, start=1):
        yield f"{where}: {key} {row.get('id', number)}", row


def refuse_unknown_keys(where: str, row: Row, known: frozenset[str]) -> None:
    """Raise `TableError` when a row has a key that nothing reads: a slip of the pen."""
    unknown = ", ".join(sorted(set(row) - known))
    if unknown:
        raise TableError(where, f"unknown key {unknown} (known are {', '.join(sorted(known))})")
