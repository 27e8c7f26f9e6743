"""The commentary while it is being read: articles and blocks tied to their characters."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.corpus.book import SourceProblem
from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.corpus.commentary import Credit
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.corpus.provision import Table
from bridge_rules_gui.corpus.worked_example import AuctionEntry, ExampleDeal
from bridge_rules_gui.reading.document import Document, Span
from bridge_rules_gui.reading.drafts import FootnoteDraft, PassageDraft
from bridge_rules_gui.reading.ledger import Ledger


@dataclass(eq=False, slots=True)
class ParagraphDraft:
    """A paragraph or list item being read."""

    label: str
    words: PassageDraft
    label_spans: list[Span] = field(default_factory=list)

    @property
    def spans(self) -> list[Span]:
        """The characters of the paragraph."""
        return [*self.label_spans, *self.words.spans]


@dataclass(eq=False, slots=True, kw_only=True)
class QuotationDraft:
    """A quoted provision being read."""

    edition: Edition
    citation: Citation
    printed_label: str
    heading: PassageDraft
    body: PassageDraft
    label_spans: list[Span] = field(default_factory=list)
    inferred: bool = False

    @property
    def spans(self) -> list[Span]:
        """The characters of the quotation."""
        return [*self.label_spans, *self.heading.spans, *self.body.spans]


@dataclass(eq=False, slots=True)
class CommentDraft:
    """A paragraph of comment; neighbours about the same provisions become one `Comment`."""

    paragraph: ParagraphDraft

    @property
    def spans(self) -> list[Span]:
        """The characters of the comment."""
        return self.paragraph.spans


@dataclass(eq=False, slots=True, kw_only=True)
class AuctionDraft:
    """An auction being read; its notes may follow later."""

    seats: tuple[str, ...]
    dealer: str
    dealer_inferred: bool
    entries: tuple[AuctionEntry, ...]
    spans: list[Span]
    notes: list[ParagraphDraft] = field(default_factory=list)


@dataclass(eq=False, slots=True)
class TableDraft:
    """A table and the characters it was read from."""

    table: Table
    spans: list[Span]


@dataclass(eq=False, slots=True)
class DealDraft:
    """A deal and the characters it was read from."""

    deal: ExampleDeal
    spans: list[Span]


PartDraft = ParagraphDraft | AuctionDraft | DealDraft | TableDraft


@dataclass(eq=False, slots=True)
class ExampleDraft:
    """A worked example being read."""

    number: str
    parts: list[PartDraft] = field(default_factory=list)
    label_spans: list[Span] = field(default_factory=list)

    @property
    def spans(self) -> list[Span]:
        """The characters of the example."""
        spans = list(self.label_spans)
        for part in self.parts:
            spans += part.spans
            if isinstance(part, AuctionDraft):
                for note in part.notes:
                    spans += note.spans
        return spans


BlockDraft = QuotationDraft | CommentDraft | ExampleDraft


@dataclass(eq=False, slots=True, kw_only=True)
class ArticleDraft:
    """An article being read; ``laws`` are those its title announces, then those it quotes."""

    number: int
    title: str
    laws: list[int]
    title_span: Span
    blocks: list[BlockDraft] = field(default_factory=list)
    author: str = ""


@dataclass(eq=False, slots=True, kw_only=True)
class CommentaryDraft:
    """The commentary being read; `assembly.assemble` makes the immutable value of it."""

    edition: Edition
    document: Document
    ledger: Ledger
    title: str = ""
    articles: list[ArticleDraft] = field(default_factory=list)
    footnotes: list[FootnoteDraft] = field(default_factory=list)
    credits: list[Credit] = field(default_factory=list)
    materials: PassageDraft
    problems: list[SourceProblem] = field(default_factory=list)

    def passages(self) -> Iterator[PassageDraft]:
        """Yield every passage, in reading order; the footnotes last."""
        for article in self.articles:
            for block in article.blocks:
                yield from passages_of(block)
        yield self.materials
        for footnote in self.footnotes:
            yield footnote.body


def passages_of(block: BlockDraft) -> Iterator[PassageDraft]:
    """Yield the passages of a block, in reading order."""
    if isinstance(block, QuotationDraft):
        yield block.heading
        yield block.body
    elif isinstance(block, CommentDraft):
        yield block.paragraph.words
    else:
        for part in block.parts:
            if isinstance(part, ParagraphDraft):
                yield part.words
            elif isinstance(part, AuctionDraft):
                yield from (note.words for note in part.notes)


QUOTED_EARLIER = {
    # The words of 2007 that the new definition of a comparable call took over; the
    # sentence before names "изданието от 2007 в П27".
    9: Address.parse("sr2007/27B1(b)"),
}
"""Paragraphs that quote an earlier edition."""

ITEMS = {
    # "4." below 62D: the new second item (the first of the book is not quoted).
    726: Citation.parse("62D2"),
    # "5." and "6." below 63A: the numbers continued from "4." of 62D; 63A3 and 63A4 are
    # quoted, which the comment calls by these numbers ("П63А3 е коригирано").
    734: Citation.parse("63A3"),
    736: Citation.parse("63A4"),
}
"""Quoted items whose printed number says nothing, decided from the words of the book."""

COMMENT_RESUMES = frozenset(
    {
        98,  # "И накрая, старото П23": after the last example on Law 23
        500,  # "Лесен, ама не чак толкова": the discussion after a deal of the article on 86
        544,  # "Сега вече сме именно в материята"
        569,  # "Вероятно си спомняте"
        855,  # "Много погрешен навик": what the first deal on Law 13 teaches
        905,  # "В заключение": what the second teaches
    }
)
"""Paragraphs that return from an example to the comment without any sign in print."""

RUNS_ON = frozenset(
    {
        294,  # "... в допълнение П23(П72С) и" / "П26 могат": cut by the end of a page
    }
)
"""Lines that continue the paragraph before although they begin with a capital letter."""
