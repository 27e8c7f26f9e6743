"""What several commands rest on: the books, the termbase, the lines of a file.

Books and termbase are made once, however many parts of a command ask for them.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from bridge_rules_gui import resources
from bridge_rules_gui.reading.corpus import read_corpus

if TYPE_CHECKING:
    from bridge_rules_gui.corpus.corpus import Corpus
    from bridge_rules_gui.terms.terminology import Terminology


@cache
def given_corpus() -> Corpus:
    """Return the books, kept from an earlier command where they have not changed."""
    return read_corpus(cache_folder=resources.user_cache())


def given_terminology(glossary: str | None = None) -> Terminology:
    """Return the termbase on the books, with a glossary of the user's own beside it.

    Raise what `read_glossary` raises.
    """
    # Only some commands need the termbase, and a search is to answer at once.
    from bridge_rules_gui.exchange.glossary_reader import read_glossary  # noqa: PLC0415

    own = read_glossary(Path(glossary)) if glossary else None
    return _given_termbase().with_glossary(own)


@cache
def _given_termbase() -> Terminology:
    from bridge_rules_gui.reading.termbase import (  # noqa: PLC0415
        read_function_words,
        read_termbase,
    )
    from bridge_rules_gui.terms.terminology import Terminology  # noqa: PLC0415

    content = resources.content()
    return Terminology(given_corpus(), read_termbase(content), read_function_words(content))


def lines_of(path: str) -> list[str]:
    """Return the lines of a UTF-8 file; raise `ValueError` that names the file and line."""
    from bridge_rules_gui.exchange.files import read_whole  # noqa: PLC0415 - a query needs none

    content = read_whole(Path(path))
    try:
        return content.decode("utf-8-sig").splitlines()
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        raise ValueError(f"{path}, line {line}: not UTF-8") from None
