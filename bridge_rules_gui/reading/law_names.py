"""Reading of the hand-made names of laws, ``content/law_names.toml``."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.resources.abc import Traversable

from bridge_rules_gui.corpus.corpus import LawNames
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.reading.tables import TableError


def read_law_names(content: Traversable) -> LawNames:
    """Read what laws are called, by language, edition and number; raise `TableError`."""
    import tomllib  # noqa: PLC0415 - not needed where nothing is listed

    where = "law_names.toml"
    try:
        tables = tomllib.loads((content / where).read_text("utf-8"))
        return {
            (language, edition, int(number)): name
            for language, names in tables.items()
            for number, said in names.items()
            for edition, name in _by_edition(said)
        }
    except (ValueError, LookupError, AttributeError, OSError) as error:
        raise TableError(where, error) from error


def _by_edition(said: str | dict[str, str]) -> Iterator[tuple[Edition, str]]:
    """Yield a name for every edition, or those of the editions it is given for."""
    if isinstance(said, str):
        yield from ((edition, said) for edition in Edition)
    else:
        yield from ((Edition(key), name) for key, name in said.items())
