"""The places of a word, or of words that follow one another, in any of their forms."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bridge_rules_gui.indexes.analysis import words
from bridge_rules_gui.indexes.language import Language

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from bridge_rules_gui.corpus.edition import Edition
    from bridge_rules_gui.indexes.running_text import Stretch


def places_of_word(
    stretches: Iterable[Stretch], sought: str, edition: Edition
) -> Iterator[tuple[Stretch, int, int]]:
    """Yield where words stand whose stems are those of the words sought."""
    language = Language(edition.language)
    stems = [word.stem for word in words(sought, language)]
    if not stems:
        return
    for stretch in stretches:
        found = list(words(stretch.text, language))
        for position in range(len(found) - len(stems) + 1):
            here = found[position : position + len(stems)]
            if [word.stem for word in here] == stems:
                yield stretch, here[0].start, here[-1].end
