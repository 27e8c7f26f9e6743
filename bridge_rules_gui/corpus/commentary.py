"""The companion commentary: articles about changed laws, their quotations and comment."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from bridge_rules_gui.corpus.address import Address, NamedPlace
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.corpus.passage import NO_WORDS
from bridge_rules_gui.corpus.worked_example import Example, ExampleAuction, Paragraph

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bridge_rules_gui.corpus.book import Footnote, SourceProblem
    from bridge_rules_gui.corpus.citation import Citation
    from bridge_rules_gui.corpus.passage import CrossReference, Passage
    from bridge_rules_gui.corpus.provision import SourceLines


@dataclass(frozen=True, slots=True, kw_only=True)
class QuotedLaw:
    """A provision whose words the commentary repeats, as far as it repeats them.

    The wording is the commentary's own and may differ from the book's. ``printed_label``
    is as printed, empty where it is lost; ``inferred`` says that the label is lost or
    misprinted and the citation decided from the neighbours and from the book.
    """

    edition: Edition
    citation: Citation
    printed_label: str
    source: SourceLines
    heading: Passage = NO_WORDS
    body: Passage = NO_WORDS
    inferred: bool = False

    @property
    def address(self) -> Address:
        """The full address of the provision quoted."""
        return Address(self.edition, self.citation)


@dataclass(frozen=True, slots=True)
class Comment:
    """Paragraphs of comment; ``on`` are the provisions they speak of, always at least one."""

    on: tuple[Citation, ...]
    paragraphs: tuple[Paragraph, ...]
    source: SourceLines


Block = QuotedLaw | Comment | Example


@dataclass(frozen=True, slots=True, kw_only=True)
class Article:
    """An article of the commentary: the laws it is about, and its blocks as they follow.

    ``author`` signs it, or is empty; ``credited`` is the person the last page names for its
    laws, without saying as what: author, translator or both.
    """

    number: int
    title: str
    laws: tuple[Citation, ...]
    blocks: tuple[Block, ...]
    source: SourceLines
    author: str = ""
    credited: str = ""

    @property
    def place(self) -> NamedPlace:
        """The place of the article: ``commentary:3``."""
        return NamedPlace(f"commentary:{self.number}")

    @property
    def quotations(self) -> tuple[QuotedLaw, ...]:
        """The provisions quoted."""
        return tuple(block for block in self.blocks if isinstance(block, QuotedLaw))

    @property
    def comments(self) -> tuple[Comment, ...]:
        """The comment."""
        return tuple(block for block in self.blocks if isinstance(block, Comment))

    @property
    def examples(self) -> tuple[Example, ...]:
        """The worked examples."""
        return tuple(block for block in self.blocks if isinstance(block, Example))


@dataclass(frozen=True, slots=True)
class Credit:
    """Who is named for the treatment of which laws."""

    name: str
    laws: tuple[int, ...]
    line: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Commentary:
    """The whole commentary. ``materials`` says what it was made from."""

    edition: Edition
    title: str
    rights: str
    file: str
    articles: tuple[Article, ...]
    footnotes: tuple[Footnote, ...]
    credits: tuple[Credit, ...]
    materials: Passage
    problems: tuple[SourceProblem, ...]

    def article(self, place: NamedPlace) -> Article | None:
        """Return the article of a place like ``commentary:3``, or None."""
        return next((a for a in self.articles if a.place == place), None)

    def about(self, citation: Citation) -> tuple[tuple[Article, Block], ...]:
        """Return the blocks that speak of a provision, of its surroundings or of its parts."""
        return tuple(
            (article, block)
            for article in self.articles
            for block in article.blocks
            if any(citation.is_within(place) or place.is_within(citation) for place in _on(block))
        )

    def references(self) -> Iterator[CrossReference]:
        """Yield every printed reference once, those of the footnotes last."""
        for article in self.articles:
            for block in article.blocks:
                for passage in passages_of(block):
                    yield from passage.references
        for footnote in self.footnotes:
            yield from footnote.body.references

    def located_passages(self) -> Iterator[tuple[NamedPlace, Passage]]:
        """Yield every passage of the articles and of their footnotes with its article's place."""
        for article in self.articles:
            for block in article.blocks:
                for passage in passages_of(block):
                    yield article.place, passage
        for footnote in self.footnotes:
            for caller in footnote.on:
                if isinstance(caller, NamedPlace):
                    yield caller, footnote.body


def _on(block: Block) -> tuple[Citation, ...]:
    """Return the provisions of the commentary's own edition that a block speaks of."""
    if isinstance(block, QuotedLaw):
        return (block.citation,) if block.edition is Edition.BG_2017 else ()
    return block.on


def passages_of(block: Block) -> Iterator[Passage]:
    """Yield the passages of a block, in reading order."""
    if isinstance(block, QuotedLaw):
        yield block.heading
        yield block.body
    elif isinstance(block, Comment):
        yield from (paragraph.words for paragraph in block.paragraphs)
    else:
        for part in block.parts:
            if isinstance(part, Paragraph):
                yield part.words
            elif isinstance(part, ExampleAuction):
                yield from (note.words for note in part.notes)
