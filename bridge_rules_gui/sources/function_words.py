"""Reading of ``content/terms/function_words.toml``: the words no term is expected for."""

from __future__ import annotations

import tomllib
from typing import TYPE_CHECKING

from bridge_rules_gui.sources.tables import TableError

if TYPE_CHECKING:
    from collections.abc import Mapping
    from importlib.resources.abc import Traversable

_FILE = "terms/function_words.toml"


def read_function_words(content: Traversable) -> Mapping[str, frozenset[str]]:
    """Return the function words by language code, as written; raise `TableError`."""
    path = content / "terms" / "function_words.toml"
    try:
        tables = tomllib.loads(path.read_text("utf-8"))
        return {language: frozenset(row["words"].split()) for language, row in tables.items()}
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, OSError) as error:
        raise TableError(_FILE, error) from error
    except (AttributeError, KeyError, TypeError) as error:
        raise TableError(_FILE, f"every language needs one text of words ({error})") from error
