"""What another edition has for a place: the concordance decides, never an equal number."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from bridge_rules_gui.corpus.address import Address, NamedPlace
from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.corpus.corpus import Corpus
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.library.places import (
    DEFINITIONS,
    ancestors,
    beginning,
    definitions_start,
    pages,
)


@dataclass(frozen=True, slots=True)
class OtherEdition:
    """What another edition has for a place.

    ``counterparts`` are about the same; where there are none, ``nearest`` is where a reader
    is led instead: the beginning of the book where nothing is near. ``same_number`` is a
    provision that bears the number and is neither.
    """

    edition: Edition
    counterparts: tuple[Address, ...]
    nearest: Address
    same_number: Address | None = None
    is_near: bool = True

    @property
    def opened(self) -> Address:
        """The place a reader is led to: the first counterpart, or else the nearest place."""
        return self.counterparts[0] if self.counterparts else self.nearest


def in_edition(corpus: Corpus, place: Address, edition: Edition) -> OtherEdition:
    """Return what another edition has for a place."""
    counterparts = corpus.correspondences.with_parts(place, edition)
    definitions = definitions_start(corpus.books[edition])
    if place.place == DEFINITIONS and definitions is not None:
        counterparts = (definitions,)
    is_near = True
    if counterparts:
        nearest = counterparts[0]
    elif isinstance(place.place, NamedPlace):
        near_named = _near_named(corpus, place, place.place, edition)
        is_near = near_named is not None
        nearest = near_named or pages(corpus, edition)[0]
    else:
        near = _near(corpus, place, place.place, edition)
        nearest = next(near, beginning(corpus.books[edition]))
    same = Address(edition, place.place)
    is_other = corpus.has_place(same) and same not in (*counterparts, nearest)
    return OtherEdition(edition, counterparts, nearest, same if is_other else None, is_near)


def _near(
    corpus: Corpus, place: Address, citation: Citation, edition: Edition
) -> Iterator[Address]:
    """Yield counterparts of what stands around a provision, the nearest first.

    They are those of the provisions it stands under, of the other parts of its law, and of
    the laws before and after it.
    """
    law = Citation(citation.law)
    around = [above.place for above in ancestors(place)]
    if corpus.has(place.edition, law):
        around += [part.citation for part in corpus.subtree(place.edition, law)]
    numbers = [other.citation.law for other in corpus.books[place.edition].laws]
    numbers.sort(key=lambda number: (abs(number - law.law), number))
    around += map(Citation, numbers)
    for other in around:
        yield from corpus.correspondences.of(Address(place.edition, other), edition)


def _near_named(
    corpus: Corpus, place: Address, name: NamedPlace, edition: Edition
) -> Address | None:
    """Return where the law an article is about stands, or for a term, where definitions begin."""
    article = corpus.article(place)
    if article is not None and article.laws:
        return in_edition(corpus, Address(place.edition, article.laws[0]), edition).opened
    return definitions_start(corpus.books[edition]) if name.name.startswith("def:") else None
