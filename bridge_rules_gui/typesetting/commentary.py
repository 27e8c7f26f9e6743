"""Articles of the commentary on a page: quotations, comment, examples with their diagrams."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import groupby
from typing import Final

from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.corpus.commentary import Article, Block, Comment, QuotedLaw
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.corpus.passage import Passage
from bridge_rules_gui.corpus.worked_example import (
    Example,
    ExampleAuction,
    ExampleDeal,
    ExamplePart,
    Paragraph,
)
from bridge_rules_gui.game.deal import Deal
from bridge_rules_gui.game.hand import Hand
from bridge_rules_gui.game.seat import Seat
from bridge_rules_gui.game.suit import Suit
from bridge_rules_gui.typesetting import hypertext
from bridge_rules_gui.typesetting.composition import Composer
from bridge_rules_gui.typesetting.hypertext import NOTHING, Cell, Markup
from bridge_rules_gui.typesetting.links import ComparisonLink, PlaceLink
from bridge_rules_gui.typesetting.tables import table_markup

_SHORT: Final = 3  # characters of a label that fit into a step of the grid: "(a)"

_APART: Final = hypertext.styled("tab", "  ")


def article_blocks(composer: Composer, article: Article) -> list[Markup]:
    """Return the paragraphs and diagrams of an article."""
    blocks = [hypertext.paragraph("title", hypertext.anchor(str(article.place)), article.title)]
    signed = ", ".join(filter(None, (article.author, article.credited)))
    if signed:
        blocks.append(hypertext.paragraph("source", signed))
    for is_quoted, group in groupby(article.blocks, lambda block: isinstance(block, QuotedLaw)):
        if is_quoted:
            quoted = [block for block in group if isinstance(block, QuotedLaw)]
            blocks.append(_quotations(composer, quoted))
        else:
            blocks += [line for block in group for line in _block(composer, block)]
    return blocks


def _block(composer: Composer, block: Block) -> list[Markup]:
    if isinstance(block, Comment):
        return [line for p in block.paragraphs for line in _paragraph(composer, p, 0)]
    return _example(composer, block) if isinstance(block, Example) else []


def _quotations(composer: Composer, quoted: list[QuotedLaw]) -> Markup:
    """Return consecutive quotations as a leaf of their own, hung like the law they repeat."""
    leaf = _Leaf(composer, min(len(q.citation.labels) for q in quoted))
    present = {quotation.citation for quotation in quoted}
    for quotation in quoted:
        label = _label(quotation, present)
        is_of_another = quotation.edition is not composer.edition
        leaf.quote(quotation, f"{quotation.edition.year} {label}" if is_of_another else label)
    return hypertext.table("quotation at0", [[Cell(hypertext.joined(leaf.lines))]])


@dataclass(slots=True)
class _Leaf:
    """A leaf of quotations being set; ``top`` is the level of the outermost."""

    composer: Composer
    top: int
    lines: list[Markup] = field(default_factory=list)
    _labels: list[Markup] = field(default_factory=list)
    _steps: int = 0

    def quote(self, quoted: QuotedLaw, label: str) -> None:
        """Set a quotation, its label leading to the provision it repeats.

        A label without words shares the line of the next one, as in the law.
        """
        depth = len(quoted.citation.labels) - self.top
        link = PlaceLink(quoted.address)
        name = self.composer.link(link, label, "label")
        plain = label.strip("[]")
        is_long = len(plain) > _SHORT and not plain.startswith("(")
        # A long citation takes no column to itself: its words follow it on the line.
        self._labels += [name, _APART if is_long and not depth else hypertext.TAB]
        # Several labels at once take two steps of the grid.
        self._steps += 2 if is_long and depth else 1
        for passage, style in ((quoted.heading, "heading"), (quoted.body, "words")):
            for words in _words(self.composer, passage):
                self._line(f"{style} at{depth + 1}", words)

    def _line(self, style: str, words: Markup) -> None:
        back = f" back{self._steps}" if self._labels else ""
        content = hypertext.joined([*self._labels, words])
        self.lines.append(hypertext.paragraph(f"{style}{back}", content))
        self._labels.clear()
        self._steps = 0


def _label(quoted: QuotedLaw, present: set[Citation]) -> str:
    """Return what names a quotation below the nearest of the others: "B", "1(a)", or "27"."""
    above = next((each for each in quoted.citation.ancestors() if each in present), None)
    labels = () if above is None else quoted.citation.labels[len(above.labels) :]
    label = "".join(labels) or str(quoted.citation)
    return f"[{label}]" if quoted.inferred else label


def _example(composer: Composer, example: Example) -> list[Markup]:
    """Return an example, its number above its parts, beside it the ways to compare its laws."""
    number = f"{example.number}. \N{NO-BREAK SPACE}" if example.number else ""
    ways = [_comparison(composer, place) for place in example.on]
    lines = [hypertext.paragraph("subhead at1", number, *ways)]
    for part in example.parts:
        lines += _part(composer, part)
    return lines


def _comparison(composer: Composer, citation: Citation) -> Markup:
    """Return the link that compares a law an example is about in the editions."""
    link = ComparisonLink(Address(composer.edition, citation))
    years = " \N{LEFT RIGHT ARROW} ".join(str(edition.year) for edition in Edition)
    return composer.link(link, f"{citation}: {years}", "reference")


def _part(composer: Composer, part: ExamplePart) -> list[Markup]:
    if isinstance(part, Paragraph):
        return _paragraph(composer, part, 1)
    if isinstance(part, ExampleAuction):
        notes = [line for note in part.notes for line in _paragraph(composer, note, 1)]
        return [auction_markup(part), *notes]
    if isinstance(part, ExampleDeal):
        return [deal_markup(part)]
    return [table_markup(composer, part, 1)]


def _paragraph(composer: Composer, paragraph: Paragraph, level: int) -> list[Markup]:
    """Return a paragraph of comment, its number hung before it."""
    if not paragraph.label:
        style = f"words at{level}"
        return [hypertext.paragraph(style, words) for words in _words(composer, paragraph.words)]
    label = hypertext.styled("label", paragraph.label.replace("-", "–"))
    waiting = [label, hypertext.TAB]
    lines: list[Markup] = []
    for words in _words(composer, paragraph.words):
        back = " back1" if waiting else ""
        line = hypertext.joined([*waiting, words])
        lines.append(hypertext.paragraph(f"words at{level + 1}{back}", line))
        waiting = []
    return lines


def _words(composer: Composer, passage: Passage) -> list[Markup]:
    stretches = passage.paragraphs()
    return [composer.stretch(passage, stretch) for stretch in stretches]


_VULNERABLE: Final = {"none": "–", "ns": "NS", "ew": "EW", "all": "NS EW"}


def auction_markup(auction: ExampleAuction) -> Markup:
    """Return an auction as drawn: a column for each seat, a row for each round."""
    heads = [
        Cell(f"{seat} •" if seat == auction.dealer else seat, is_heading=True)
        for seat in auction.seats
    ]
    last = max((entry.row for entry in auction.entries), default=-1)
    rows = [[_turn(auction, row, seat) for seat in auction.seats] for row in range(last + 1)]
    return hypertext.table("auction at1", [heads, *rows])


def _turn(auction: ExampleAuction, row: int, seat: str) -> Cell:
    """Return what stands at one player's turn, several entries and alternatives in a line each."""
    printed = [e.printed for e in auction.entries if (e.row, e.seat) == (row, seat)]
    return Cell("\n".join(printed).replace(", ", ",\n"))


def deal_markup(drawn: ExampleDeal) -> Markup:
    """Return a deal as players sit: North above, West and East, South below.

    A dot marks the dealer; beside the number of the board stands who is vulnerable.
    """
    deal = Deal.parse(drawn.deal)
    facts = [f"№ {drawn.board}" if drawn.board else "", _VULNERABLE.get(drawn.vulnerable, "")]
    board = "\n".join(filter(None, facts))
    north, east, south, west = (_hand(drawn, seat, deal.hand(seat)) for seat in Seat)
    empty = Cell(NOTHING)
    rows = [
        [Cell(hypertext.styled("quiet", board)), north, empty],
        [west, empty, east],
        [empty, south, empty],
    ]
    return hypertext.table("deal at1", rows)


def _hand(drawn: ExampleDeal, seat: Seat, hand: Hand | None) -> Cell:
    """Return a hand under its seat, the suits from spades down."""
    name = f"{seat} •" if str(seat) == drawn.dealer else str(seat)
    lines = [] if hand is None else [_holding(drawn, seat, hand, suit) for suit in reversed(Suit)]
    head = hypertext.styled("quiet", f"{name}\n")
    return Cell(hypertext.joined([head, "\n".join(lines)]))


def _holding(drawn: ExampleDeal, seat: Seat, hand: Hand, suit: Suit) -> str:
    """Return the cards of a suit, those in brackets that the print has in brackets."""
    bracketed = {b.card for b in drawn.bracketed if b.seat == str(seat)}
    ranks = (
        f"({card.rank})" if str(card) in bracketed else str(card.rank)
        for card in hand.of_suit(suit)
    )
    return f"{suit.symbol} {''.join(ranks) or '–'}"
