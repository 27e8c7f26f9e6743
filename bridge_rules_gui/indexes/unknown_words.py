"""The frequent words of a book that no term covers: what a termbase may still lack."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable
from dataclasses import dataclass

from bridge_rules_gui.corpus.termbase import NoTerms
from bridge_rules_gui.indexes.analysis import words
from bridge_rules_gui.indexes.attestation import Attestation
from bridge_rules_gui.indexes.folding import fold
from bridge_rules_gui.indexes.language import Language
from bridge_rules_gui.indexes.running_text import Stretch
from bridge_rules_gui.indexes.term_patterns import Match


@dataclass(frozen=True, slots=True)
class WordPlace:
    """Where a word stands in a stretch."""

    stretch: Stretch
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class UnknownWord:
    """A word no term covers: its forms with their counts, and its places."""

    forms: tuple[tuple[str, int], ...]
    places: tuple[WordPlace, ...]

    @property
    def count(self) -> int:
        """How often it stands uncovered."""
        return len(self.places)


def unknown_words(
    attestation: Attestation, no_terms: NoTerms, least: int
) -> tuple[UnknownWord, ...]:
    """Return the words that stand outside all terms at least so often, the commonest first.

    Forms that share a stem are one word. Function words, general words, numbers, single
    letters and suits are no words to be explained, nor is a form of a term in another sense.
    """
    language = Language(attestation.edition.language)
    function_words = {fold(word, language) for word in no_terms.function_words}
    general = {word.stem for word in words(" ".join(no_terms.general), language)}
    forms: defaultdict[str, Counter[str]] = defaultdict(Counter)
    places: defaultdict[str, list[WordPlace]] = defaultdict(list)
    for stretch in attestation.stretches:
        covered = _covered(attestation.forms_in(stretch.text))
        for word in words(stretch.text, language):
            is_word = word.folded.isalpha() and len(word.folded) > 1
            is_known = word.folded in function_words or word.stem in general
            if is_word and not is_known and word.start not in covered:
                forms[word.stem][stretch.text[word.start : word.end].lower()] += 1
                places[word.stem].append(WordPlace(stretch, word.start, word.end))
    found = [
        UnknownWord(tuple(forms[stem].most_common()), tuple(here))
        for stem, here in places.items()
        if len(here) >= least
    ]
    return tuple(sorted(found, key=lambda word: -word.count))


def _covered(forms: Iterable[Match]) -> frozenset[int]:
    """Return every offset that lies in a form of a term."""
    return frozenset(offset for form in forms for offset in range(form.start, form.end))
