"""The passages of a place, numbered: what the offsets of highlighted words count in."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.corpus.commentary import Comment, QuotedLaw
from bridge_rules_gui.corpus.worked_example import Example

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from bridge_rules_gui.corpus.commentary import Article
    from bridge_rules_gui.corpus.corpus import Corpus
    from bridge_rules_gui.corpus.passage import Passage


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
    said = "\n".join(text for text in passages_of(corpus, address) if text)
    if said or not isinstance(address.place, Citation) or not corpus.has_place(address):
        return said
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
    article = next((a for a in corpus.articles(address.edition) if a.place == address.place), None)
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
