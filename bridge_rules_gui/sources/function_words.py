"""Reading of ``content/terms/function_words.toml``: the words no term is expected for."""

from __future__ import annotations

import tomllib
from typing import TYPE_CHECKING, Any, Final

from bridge_rules_gui.corpus.termbase import NoTerms
from bridge_rules_gui.sources.tables import TableError

if TYPE_CHECKING:
    from collections.abc import Mapping
    from importlib.resources.abc import Traversable

_FILE: Final = "terms/function_words.toml"


def read_function_words(content: Traversable) -> Mapping[str, NoTerms]:
    """Return the words that are no terms by language code, as written; raise `TableError`."""
    path = content / "terms" / "function_words.toml"
    try:
        tables = tomllib.loads(path.read_text("utf-8"))
        return {language: _no_terms(row) for language, row in tables.items()}
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, OSError) as error:
        raise TableError(_FILE, error) from error
    except (AttributeError, KeyError, TypeError) as error:
        raise TableError(_FILE, f"every language needs one text of words ({error})") from error


def _no_terms(row: Mapping[str, Any]) -> NoTerms:
    """Read the words of a language; general words need a reason why they are no terms."""
    reviewed = row.get("reviewed", [])
    for group in reviewed:
        if not group.get("reason"):
            raise TableError(_FILE, f"say why these are no terms: {group['words']}")
    return NoTerms(
        frozenset(row["words"].split()),
        frozenset(word for group in reviewed for word in group["words"].split()),
    )
