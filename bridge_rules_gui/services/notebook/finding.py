"""Highlighted words found again: where they were, else by the words themselves."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.services.notebook.passages import passages_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bridge_rules_gui.corpus.address import Address
    from bridge_rules_gui.corpus.corpus import Corpus
    from bridge_rules_gui.services.notebook.entries import Highlight, Stretch


@dataclass(frozen=True, slots=True)
class Whereabouts:
    """Where the words of a highlight stand today, and those that stand nowhere any more."""

    found: tuple[Stretch, ...]
    lost: tuple[Stretch, ...]


def whereabouts(corpus: Corpus, highlight: Highlight) -> Whereabouts:
    """Return where the words of a highlight stand in the books as they are now."""
    pairs = [(stretch, found_again(corpus, stretch)) for stretch in highlight.stretches]
    return Whereabouts(
        found=tuple(found for _, found in pairs if found is not None),
        lost=tuple(stretch for stretch, found in pairs if found is None),
    )


def found_again(corpus: Corpus, stretch: Stretch) -> Stretch | None:
    """Return where words stand now, None when they are nowhere in their law.

    They are looked for where they were, then at the nearest place of the same passage, then in
    the other passages of their place, last in the whole law. White space does not count.
    """
    here = passages_of(corpus, stretch.address)
    if stretch.passage < len(here) and _stands(here[stretch.passage], stretch):
        return stretch
    same = [stretch.passage] if stretch.passage < len(here) else []
    for number in (*same, *(n for n in range(len(here)) if n != stretch.passage)):
        if found := _nearest(here[number], stretch):
            return replace(stretch, passage=number, start=found[0], end=found[1])
    for address in _neighbours(corpus, stretch.address):
        for number, text in enumerate(passages_of(corpus, address)):
            if found := _nearest(text, stretch):
                return replace(
                    stretch, address=address, passage=number, start=found[0], end=found[1]
                )
    return None


def _stands(text: str, stretch: Stretch) -> bool:
    return bool(stretch.words) and text[stretch.start : stretch.end] == stretch.words


def _nearest(text: str, stretch: Stretch) -> tuple[int, int] | None:
    """Return where words stand nearest to their former place; they are words of their own."""
    words = stretch.words.split()
    if not words:
        return None
    pattern = r"\s+".join(map(re.escape, words))
    before = r"\b" if words[0][0].isalnum() else ""
    after = r"\b" if words[-1][-1].isalnum() else ""
    found = (match.span() for match in re.finditer(f"{before}{pattern}{after}", text))
    return min(found, key=lambda span: abs(span[0] - stretch.start), default=None)


def _neighbours(corpus: Corpus, address: Address) -> Iterator[Address]:
    """Yield the other places of a law, in reading order."""
    if isinstance(address.place, Citation):
        law = Citation(address.place.law)
        if corpus.has(address.edition, law):
            for provision in corpus.subtree(address.edition, law):
                if provision.address != address:
                    yield provision.address
