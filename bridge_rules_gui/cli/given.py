"""What several commands rest on: the books, the termbase, the lines of a file.

Books and termbase are made once, however many parts of a command ask for them.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from bridge_rules_gui import resources
from bridge_rules_gui.language.languages import InterfaceLanguage
from bridge_rules_gui.reading.corpus import read_corpus

if TYPE_CHECKING:
    from bridge_rules_gui.corpus.corpus import Corpus
    from bridge_rules_gui.terms.terminology import Terminology


@cache
def given_corpus() -> Corpus:
    """Return the books, kept from an earlier command where they have not changed."""
    return read_corpus(cache_folder=resources.user_cache())


def given_terminology(
    glossary: str | None = None, language: InterfaceLanguage = InterfaceLanguage.ENGLISH
) -> Terminology:
    """Return the termbase with notes in a language, and a glossary of the user's own beside it.

    Raise what `read_glossary` raises.
    """
    # Only some commands need the termbase, and a search is to answer at once.
    from bridge_rules_gui.exchange.glossary_reader import read_glossary  # noqa: PLC0415

    own = read_glossary(Path(glossary)) if glossary else None
    return _given_termbase(language).with_glossary(own)


@cache
def _given_termbase(language: InterfaceLanguage) -> Terminology:
    from bridge_rules_gui.building import open_phrasebook  # noqa: PLC0415
    from bridge_rules_gui.language.notes_in_language import termbase_in_language  # noqa: PLC0415
    from bridge_rules_gui.reading.termbase import (  # noqa: PLC0415
        read_function_words,
        read_termbase,
    )
    from bridge_rules_gui.terms.terminology import Terminology  # noqa: PLC0415

    content = resources.content()
    termbase = termbase_in_language(read_termbase(content), open_phrasebook(language))
    return Terminology(given_corpus(), termbase, read_function_words(content))


def lines_of(path: str) -> list[str]:
    """Return the lines of a UTF-8 file; raise `ValueError` that names the file and line."""
    from bridge_rules_gui.exchange.files import read_whole  # noqa: PLC0415 - a query needs none

    content = read_whole(Path(path))
    try:
        return content.decode("utf-8-sig").splitlines()
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        raise ValueError(f"{path}, line {line}: not UTF-8") from None
