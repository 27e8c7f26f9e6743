"""The fields of the index: what kinds of words it holds, in each language of the books."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bridge_rules_gui.indexes.language import Language

LANGUAGES: Final = (Language.RUSSIAN, Language.SERBIAN, Language.BULGARIAN)


@dataclass(frozen=True, slots=True)
class Field:
    """A kind of words in one language: ``heading``, ``text`` or ``above`` (stems), or ``exact``.

    ``above`` are the titles of parts and chapters above a law, ``exact`` are whole words.
    """

    name: str
    language: Language

    def __str__(self) -> str:
        return f"{self.name}_{self.language.value}"


Tables = dict[str, dict[str, bytes]]
"""By field and term the numbers of documents, each with how often the term stands there: whole
numbers as an array has them, which are read as fast as they can be copied."""
