"""Words as a filter compares them: in any language, only begun, or in another form."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import chain

from bridge_rules_gui.indexes.analysis import WORD, Word, words
from bridge_rules_gui.indexes.language import Language


@dataclass(frozen=True, slots=True)
class WordForms:
    """Words as they are compared: folded, and what their forms share."""

    folded: frozenset[str] = frozenset()
    stems: frozenset[str] = frozenset()

    def begins(self, other: WordForms) -> bool:
        """Tell whether one of these words begins one of the others, or is a form of it."""
        return self.spells(other) or bool(self.stems & other.stems)

    def spells(self, other: WordForms) -> bool:
        """Tell whether one of these words begins one of the others, letter by letter."""
        begun = tuple(self.folded)
        return any(w.startswith(begun) for w in other.folded)


def forms_of(found: Iterable[Word]) -> WordForms:
    """Return words as they are compared."""
    known = tuple(found)
    return WordForms(frozenset(w.folded for w in known), frozenset(w.stem for w in known))


def forms_in_any_language(text: str) -> WordForms:
    """Return the words of a text as each language compares them: its letters do not tell which."""
    return forms_of(chain.from_iterable(words(text, language) for language in Language))


def typed_words(typed: str) -> tuple[WordForms, ...]:
    """Return each word typed into a filter, as each language compares it."""
    return tuple(map(forms_in_any_language, WORD.findall(typed)))
