"""The passages of a place, numbered: what the offsets of highlighted words count in.

Highlighted words are found again in them: where they were, else by the words themselves.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.corpus.commentary import Article, Comment, QuotedLaw
from bridge_rules_gui.corpus.corpus import Corpus
from bridge_rules_gui.corpus.passage import Passage
from bridge_rules_gui.corpus.worked_example import Example
from bridge_rules_gui.notebook.entries import Highlight, Stretch


def passages_of(corpus: Corpus, address: Address) -> tuple[str, ...]:
    """Return the texts of a place's passages, in reading order; nothing for a missing place."""
    return tuple(passage.text for passage in _passages(corpus, address))


def passages_of_page(corpus: Corpus, places: Iterable[Address]) -> dict[Address, tuple[str, ...]]:
    """Return the texts of the passages of all places of a page."""
    texts: dict[Address, list[str]] = {place: [] for place in places}
    if any(isinstance(place.place, Citation) for place in texts) or len(texts) == 1:
        return {place: passages_of(corpus, place) for place in texts}
    for edition in {place.edition for place in texts}:
        # Of the definitions there are many: one way through the book finds them all.
        for place, passage in corpus.books[edition].located_passages():
            here = texts.get(Address(edition, place))
            if here is not None:
                here.append(passage.text)
    return {place: tuple(found) for place, found in texts.items()}


def own_words(corpus: Corpus, address: Address) -> str:
    """Return what a place says itself, a line for each paragraph; else what stands below it."""
    words = "\n".join(text for text in passages_of(corpus, address) if text)
    if words or not isinstance(address.place, Citation) or not corpus.has_place(address):
        return words
    below = corpus.subtree(address.edition, address.place)
    return "\n".join(
        f"{provision.printed_label} {passage.text}"
        for provision in below
        for _, passage in provision.passages
        if passage
    )


def _passages(corpus: Corpus, address: Address) -> Iterable[Passage]:
    if not corpus.has_place(address):
        return ()
    if isinstance(address.place, Citation):
        provision = corpus.provision(address.edition, address.place)
        return [passage for _, passage in provision.passages]
    article = corpus.article(address)
    if article is not None:
        return _of_article(article)
    located = corpus.books[address.edition].located_passages()
    return [passage for place, passage in located if place == address.place]


def _of_article(article: Article) -> Iterator[Passage]:
    for block in article.blocks:
        match block:
            case QuotedLaw():
                yield block.heading
                yield block.body
            case Comment() | Example():
                yield from (paragraph.words for paragraph in block.paragraphs)


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
    if stretch.passage < len(here) and _is_at(here[stretch.passage], stretch):
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


def _is_at(text: str, stretch: Stretch) -> bool:
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
