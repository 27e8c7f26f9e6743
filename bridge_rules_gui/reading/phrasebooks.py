"""Reading of ``content/phrases/``: the program's sentences in the languages of the books."""

from __future__ import annotations

import tomllib
from importlib.resources.abc import Traversable

from bridge_rules_gui.reading.tables import TableError


def read_phrases(content: Traversable, language: str) -> dict[str, str]:
    """Return what the texts and patterns in English are in a language, by the English.

    All files of the language's folder belong together, each a table of English and translation.
    English itself has no phrases, as has a language without a folder. Raise `TableError`.
    """
    folder = content / "phrases" / language
    phrases: dict[str, str] = {}
    if not folder.is_dir():
        return phrases
    for path in sorted(folder.iterdir(), key=lambda path: path.name):
        if path.name.endswith(".toml"):
            where = f"phrases/{language}/{path.name}"
            for english, said in _table(path, where).items():
                if phrases.setdefault(english, said) != said:
                    raise TableError(where, f"{english!r} is translated in two ways")
    return phrases


def _table(path: Traversable, where: str) -> dict[str, str]:
    try:
        table = tomllib.loads(path.read_text("utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, OSError) as error:
        raise TableError(where, error) from error
    for english, said in table.items():
        if not isinstance(said, str) or not said.strip():
            raise TableError(where, f"{english!r} needs a text as its translation")
    return table
