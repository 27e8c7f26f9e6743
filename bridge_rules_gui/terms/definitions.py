"""Definitions as running words: their text, and their text without the references in it."""

from __future__ import annotations

from collections.abc import Sequence

from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.corpus.corpus import Corpus, UnknownPlaceError
from bridge_rules_gui.corpus.passage import CrossReference, Passage


def definition_text(corpus: Corpus, place: Address) -> str:
    """Return the words of a definition, numbered senses in a line each.

    Raise `UnknownPlaceError` when the place is no definition.
    """
    body, *senses, closing = _passages(corpus, place)
    numbered = [f"{n}. {sense.text}" for n, sense in enumerate(senses, start=1)]
    return "\n".join(filter(None, (body.text, *numbered, closing.text)))


def without_references(corpus: Corpus, place: Address) -> str:
    """Return the words of a definition but for those that name other places."""
    return "\n".join(passage.text_without_references for passage in _passages(corpus, place))


def references_of(corpus: Corpus, place: Address) -> tuple[CrossReference, ...]:
    """Return the references in a definition, in reading order."""
    return tuple(r for passage in _passages(corpus, place) for r in passage.references)


def _passages(corpus: Corpus, place: Address) -> Sequence[Passage]:
    """Return the body, the senses and the closing words of a definition."""
    concept = str(place.place).removeprefix("def:")
    definition = corpus.definition(place.edition, concept)
    if definition is None:
        raise UnknownPlaceError(place)
    return (definition.body, *definition.senses, definition.closing)
