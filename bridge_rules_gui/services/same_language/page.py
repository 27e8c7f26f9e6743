"""The page of two texts of one language: each place of the book beside the other text of it.

Names of sorts and sides are the window's affair; it hands in what to say.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum
from typing import TYPE_CHECKING, Final, NamedTuple, Protocol

from bridge_rules_gui.services.same_language.markup import Marked, Side, marked_text
from bridge_rules_gui.services.same_language.same_language import ChangeSort
from bridge_rules_gui.services.typesetting import hypertext
from bridge_rules_gui.services.typesetting.hypertext import Compartment
from bridge_rules_gui.services.typesetting.links import PlaceLink, SourceLink

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from bridge_rules_gui.corpus.address import Address
    from bridge_rules_gui.services.same_language.same_language import (
        Other,
        SameLanguage,
        TextChange,
        TextGroup,
        TextPair,
    )
    from bridge_rules_gui.services.typesetting.hypertext import Markup
    from bridge_rules_gui.services.typesetting.links import PageLink

_COLUMNS: Final = 2


class Wanted(Enum):
    """Which places are shown."""

    ALL = "all"
    DIFFERENCES = "differences"
    SLIPS = "slips"
    """Those that differ in substance."""


class SameLanguageNames(Protocol):
    """What the window calls the parts of a page, in its language."""

    def group(self, other: Other, group: TextGroup) -> str:
        """Name a page of the fragment or an article, and say how much of it agrees."""

    def badge(self, pair: TextPair) -> str:
        """Say in a word or two how the texts of a pair stand to one another."""

    def notes(self, other: Other, change: TextChange) -> Sequence[str]:
        """Return what must be said of a change: its slips, what is restored, where it moved."""

    def beyond(self, other: Other) -> str:
        """Say why the other text does not have words of the book."""

    def unpaired(self, address: Address) -> str:
        """Say that a quotation has no text beside it."""

    def place(self, pair: TextPair) -> str:
        """Name the place of the book a pair stands at."""

    def lines(self, pair: TextPair) -> str:
        """Name the lines the other text was read from."""

    def nothing(self, wanted: Wanted) -> str:
        """Say that no place is of the kind wanted."""


class PlacedChange(NamedTuple):
    """A change on the page with the words of both columns; its anchors count from 0."""

    pair: TextPair
    change: TextChange
    book: str
    other: str


@dataclass(frozen=True, slots=True)
class SameLanguagePage:
    """A page ready to be shown.

    Pair number n begins at the anchor ``pair-n``; the words of change number n at
    ``change-n-book`` and ``change-n-other``. The numbers of the markup's links count
    ``links``.
    """

    texts: SameLanguage
    wanted: Wanted
    pairs: tuple[TextPair, ...]
    changes: tuple[PlacedChange, ...]
    html: str
    links: tuple[PageLink, ...]

    @property
    def stops(self) -> tuple[int, ...]:
        """The numbers of the changes to go through: where only slips are wanted, those alone."""
        only_slips = self.wanted is Wanted.SLIPS
        return tuple(
            number
            for number, placed in enumerate(self.changes)
            if placed.change.sort.is_substantive or not only_slips
        )


def pair_anchor(number: int) -> str:
    """Return the name of the place a pair begins at."""
    return f"pair-{number}"


def same_language_page(
    texts: SameLanguage, wanted: Wanted, names: SameLanguageNames
) -> SameLanguagePage:
    """Return the page of two texts with the pairs wanted."""
    setter = _Setter(texts, names)
    for group in texts.groups:
        setter.group(group, [pair for pair in group.pairs if _passes(pair, wanted)])
    if not setter.pairs:
        words = hypertext.text(names.nothing(wanted))
        setter.blocks.append(hypertext.paragraph("nothing", words))
    html = hypertext.joined(setter.blocks)
    pairs, changes = tuple(setter.pairs), tuple(setter.changes)
    return SameLanguagePage(texts, wanted, pairs, changes, html, tuple(setter.links))


def _passes(pair: TextPair, wanted: Wanted) -> bool:
    if wanted is Wanted.SLIPS:
        return bool(pair.slips)
    return wanted is Wanted.ALL or not pair.is_same


@dataclass(slots=True)
class _Setter:
    """Sets one page."""

    texts: SameLanguage
    names: SameLanguageNames
    links: list[PageLink] = field(default_factory=list)
    blocks: list[Markup] = field(default_factory=list)
    pairs: list[TextPair] = field(default_factory=list)
    changes: list[PlacedChange] = field(default_factory=list)

    def group(self, group: TextGroup, shown: list[TextPair]) -> None:
        """Set a group under its name, if anything of it is shown."""
        if not shown:
            return
        name = hypertext.text(self.names.group(self.texts.other, group))
        self.blocks.append(hypertext.paragraph("step", name))
        rows = [line for pair in shown for line in self._pair(pair)]
        self.blocks.append(hypertext.aligned("comparison", _COLUMNS, rows))
        for address in group.unpaired:
            words = hypertext.text(self.names.unpaired(address))
            self.blocks.append(hypertext.paragraph("row-mark", words))

    def _pair(self, pair: TextPair) -> Iterator[Sequence[Compartment]]:
        """Yield a line with the place, one with the two texts, one with what is said of them."""
        first = len(self.changes)
        book, other = (marked_text(pair, side, first) for side in Side)
        for number, change in enumerate(pair.changes):
            words = (book.words[number], other.words[number])
            self.changes.append(PlacedChange(pair, change, *words))
        style = "head" if pair.is_same else "head changed"
        yield [Compartment(style, self._head(pair), _COLUMNS)]
        self.pairs.append(pair)
        beyond = self.names.beyond(self.texts.other)
        yield [
            Compartment("cell", self._cell(pair.label, pair, book, pair.before, pair.after)),
            Compartment(
                "cell",
                self._cell(
                    pair.other_label,
                    pair,
                    other,
                    beyond if pair.before else "",
                    beyond if pair.after else "",
                ),
            ),
        ]
        yield [Compartment("foot", self._told(pair), _COLUMNS)]

    def _head(self, pair: TextPair) -> Markup:
        here = hypertext.anchor(pair_anchor(len(self.pairs)))
        place = self._link(PlaceLink(pair.place), self.names.place(pair), "reference")
        lines = self._link(SourceLink(pair.source), self.names.lines(pair), "reference")
        kind = "substance" if pair.slips else "relation"
        badge = hypertext.badge(self.names.badge(pair), kind)
        apart = hypertext.text("  \N{NO-BREAK SPACE}")
        return hypertext.paragraph(
            "badges", hypertext.joined([here, place, apart, badge, apart, lines])
        )

    def _cell(self, label: str, pair: TextPair, text: Marked, before: str, after: str) -> Markup:
        blocks: list[Markup] = []
        if label:
            name = f"[{label}]" if pair.inferred and label == pair.other_label else label
            blocks.append(hypertext.paragraph("place", hypertext.text(name)))
        blocks += [_quiet(before)] if before else []
        blocks.append(hypertext.paragraph("words", text.markup))
        blocks += [_quiet(after)] if after else []
        return hypertext.joined(blocks)

    def _told(self, pair: TextPair) -> Markup:
        lines = [
            hypertext.paragraph(_note_style(change), hypertext.text(note))
            for change in pair.changes
            for note in self.names.notes(self.texts.other, change)
        ]
        end = hypertext.paragraph("end", hypertext.text("\N{ZERO WIDTH SPACE}"))
        return hypertext.joined([*lines, end])

    def _link(self, link: PageLink, words: str, style: str) -> Markup:
        self.links.append(link)
        return hypertext.link(len(self.links) - 1, hypertext.text(words), style)


def _note_style(change: TextChange) -> str:
    return "row-note" if change.sort in {ChangeSort.SLIP, ChangeSort.LOST} else "row-mark"


def _quiet(words: str) -> Markup:
    return hypertext.paragraph("blank", hypertext.text(words))
