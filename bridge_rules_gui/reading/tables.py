"""Hand-made tables of ``content/``: TOML files read with errors that say what is wrong where."""

from __future__ import annotations

from functools import wraps
from typing import TYPE_CHECKING, Any, TypeVar

from bridge_rules_gui.reading.document import SourceError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from importlib.resources.abc import Traversable

Row = dict[str, Any]
_Value = TypeVar("_Value")


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


def row_reader(read: Callable[[str, Row], _Value]) -> Callable[[str, Row], _Value]:
    """Let the reading of a row raise `TableError` for a key that is missing and a bad value."""

    @wraps(read)
    def reading(where: str, row: Row) -> _Value:
        try:
            return read(where, row)
        except TableError:
            raise
        except KeyError as error:
            raise TableError(where, f"the key {error} is missing") from error
        except (ValueError, LookupError) as error:
            raise TableError(where, error) from error

    return reading


def refuse_unknown_keys(where: str, row: Row, known: frozenset[str]) -> None:
    """Raise `TableError` when a row has a key that nothing reads: a slip of the pen."""
    unknown = ", ".join(sorted(set(row) - known))
    if unknown:
        raise TableError(where, f"unknown key {unknown} (known are {', '.join(sorted(known))})")
