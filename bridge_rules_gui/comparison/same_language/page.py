"""The page of two texts of one language: each place of the book beside the other text of it.

Names of sorts and sides are the window's affair; it hands in what to say.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from enum import Enum
from functools import partial
from typing import Final, Protocol

from bridge_rules_gui.comparison.columns import (
    ColumnsPage,
    PageCell,
    PageChange,
    PageRow,
    change_anchor,
    row_lines,
)
from bridge_rules_gui.comparison.same_language.same_language import (
    ChangeSort,
    Other,
    SameLanguage,
    TextChange,
    TextGroup,
    TextPair,
)
from bridge_rules_gui.comparison.word_diff.word_diff import DiffKind, DiffSpan, WordDiff
from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.typesetting import hypertext
from bridge_rules_gui.typesetting.hypertext import Compartment, Markup
from bridge_rules_gui.typesetting.links import PageLink, PlaceLink, SourceLink

_COLUMNS: Final = 2


class PairFilter(Enum):
    """Which places are shown."""

    ALL = "all"
    DIFFERENCES = "differences"
    SLIPS = "slips"
    """Those that differ in substance."""


class SameLanguageNames(Protocol):
    """What the window calls the parts of a page, in its language."""

    def columns(self, other: Other) -> tuple[str, str]:
        """Name the book and the other text."""

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

    def nothing(self, pair_filter: PairFilter) -> str:
        """Say that no place is of the kind chosen."""


def same_language_page(
    texts: SameLanguage, pair_filter: PairFilter, names: SameLanguageNames
) -> ColumnsPage:
    """Return the page of two texts with the pairs shown, in the order of `filtered_pairs`.

    The changes are gone through one by one: where only slips are shown, those alone.
    """
    setter = _Setter(texts, names)
    for group in texts.groups:
        setter.group(group, [pair for pair in group.pairs if _passes(pair, pair_filter)])
    if not setter.rows:
        words = names.nothing(pair_filter)
        setter.blocks.append(hypertext.paragraph("nothing", words))
    changes = [change for pair in filtered_pairs(texts, pair_filter) for change in pair.changes]
    stops = (
        number
        for number, change in enumerate(changes)
        if change.sort.is_substantive or pair_filter is not PairFilter.SLIPS
    )
    return ColumnsPage(
        hypertext.joined(setter.blocks),
        tuple(setter.links),
        tuple(setter.rows),
        tuple(stops),
        tuple(setter.changes),
        columns=_COLUMNS,
    )


def filtered_pairs(texts: SameLanguage, pair_filter: PairFilter) -> tuple[TextPair, ...]:
    """Return the pairs of two texts that are shown."""
    return tuple(pair for pair in texts.pairs if _passes(pair, pair_filter))


def _passes(pair: TextPair, pair_filter: PairFilter) -> bool:
    if pair_filter is PairFilter.SLIPS:
        return bool(pair.slips)
    return pair_filter is PairFilter.ALL or not pair.is_same


@dataclass(slots=True)
class _Setter:
    """Sets one page."""

    texts: SameLanguage
    names: SameLanguageNames
    links: list[PageLink] = field(default_factory=list)
    blocks: list[Markup] = field(default_factory=list)
    rows: list[PageRow] = field(default_factory=list)
    changes: list[PageChange] = field(default_factory=list)

    def group(self, group: TextGroup, shown: list[TextPair]) -> None:
        """Set a group under its name, if anything of it is shown."""
        if not shown:
            return
        name = self.names.group(self.texts.other, group)
        self.blocks.append(hypertext.paragraph("step", name))
        rows = [line for pair in shown for line in self._pair(pair)]
        self.blocks.append(hypertext.aligned("comparison", _COLUMNS, rows))
        for address in group.unpaired:
            words = self.names.unpaired(address)
            self.blocks.append(hypertext.paragraph("row-mark", words))

    def _pair(self, pair: TextPair) -> Iterator[Sequence[Compartment]]:
        """Yield a line with the place, one with the two texts, one with what is said of them."""
        number, first = len(self.rows), len(self.changes)
        book, other = (_marked_text(pair, side, first) for side in _Side)
        for change, *words in zip(pair.changes, book.words, other.words, strict=True):
            self.changes.append(
                PageChange(number, tuple(words), self._quoted(pair, change.book, change.other))
            )
        quoted = partial(self._quoted, pair, pair.diff.older, pair.diff.newer)
        self.rows.append(PageRow((PageCell((pair.place,)), PageCell()), quoted))
        lacks = self.names.beyond(self.texts.other)
        before, after = (lacks if beyond else "" for beyond in (pair.before, pair.after))
        cells = (
            self._cell(pair.label, pair, book, pair.before, pair.after),
            self._cell(pair.other_label, pair, other, before, after),
        )
        yield from row_lines(
            number, self._head(pair), cells, self._notes(pair), is_changed=not pair.is_same
        )

    def _quoted(self, pair: TextPair, book: str, other: str) -> str:
        """Return words of both texts below their place."""
        names = self.names.columns(self.texts.other)
        return "\n".join([str(pair.place), f"{names[0]}: {book}", f"{names[1]}: {other}"])

    def _head(self, pair: TextPair) -> Markup:
        place = self._link(PlaceLink(pair.place), self.names.place(pair), "reference")
        lines = self._link(SourceLink(pair.source), self.names.lines(pair), "reference")
        kind = "substance" if pair.slips else "relation"
        badge = hypertext.badge(self.names.badge(pair), kind)
        apart = "  \N{NO-BREAK SPACE}"
        return hypertext.joined([place, apart, badge, apart, lines])

    def _cell(self, label: str, pair: TextPair, text: _Marked, before: str, after: str) -> Markup:
        blocks: list[Markup] = []
        if label:
            name = f"[{label}]" if pair.inferred and label == pair.other_label else label
            blocks.append(hypertext.paragraph("place", name))
        blocks += [_quiet(before)] if before else []
        blocks.append(hypertext.paragraph("words", text.markup))
        blocks += [_quiet(after)] if after else []
        return hypertext.joined(blocks)

    def _notes(self, pair: TextPair) -> Markup:
        lines = [
            hypertext.paragraph(_note_style(change), note)
            for change in pair.changes
            for note in self.names.notes(self.texts.other, change)
        ]
        end = hypertext.paragraph("end", "\N{ZERO WIDTH SPACE}")
        return hypertext.joined([*lines, end])

    def _link(self, link: PageLink, words: str, style: str) -> Markup:
        self.links.append(link)
        return hypertext.link(len(self.links) - 1, words, style)


def _note_style(change: TextChange) -> str:
    return "row-note" if change.sort in {ChangeSort.SLIP, ChangeSort.LOST} else "row-mark"


def _quiet(words: str) -> Markup:
    return hypertext.paragraph("blank", words)


_GAP: Final = "\N{NO-BREAK SPACE}[–]"
"""Stands where the other column has words of weight and this one none."""
_GAPPED: Final = {ChangeSort.SLIP, ChangeSort.LOST}


class _Side(Enum):
    """A column of the page."""

    BOOK = "book"
    OTHER = "other"


@dataclass(frozen=True, slots=True)
class _Marked:
    """The words of a column; ``words`` are those of each change as they are shown."""

    markup: Markup
    words: tuple[str, ...]


def _marked_text(pair: TextPair, side: _Side, first: int) -> _Marked:
    """Return one side of a pair; its changes are numbered from ``first``."""
    text = pair.diff.older if side is _Side.BOOK else pair.diff.newer
    beside = _ends_of_kept_words(pair.diff, side)
    parts: list[str] = []
    words: list[str] = []
    done = 0
    for number, change in enumerate(pair.changes):
        place = beside[change.spans[0]]
        start, end = _extent(change, side) or (place, place)
        parts.append(text[done:start])
        shown = _shown(change, side, text[start:end])
        parts.append(hypertext.anchor(change_anchor(first + number, list(_Side).index(side))))
        if shown:
            style = f"changed-{change.sort.value}"
            parts.append(hypertext.styled(style, shown))
        words.append(shown)
        done = end
    parts.append(text[done:])
    return _Marked(hypertext.joined(parts), tuple(words))


def _ends_of_kept_words(diff: WordDiff, side: _Side) -> dict[DiffSpan, int]:
    """Return where the words kept before each span end in a text."""
    ends: dict[DiffSpan, int] = {}
    end = 0
    for span in diff.spans:
        if span.kind is DiffKind.KEPT:
            end = span.older_end if side is _Side.BOOK else span.newer_end
        else:
            ends[span] = end
    return ends


def _shown(change: TextChange, side: _Side, words: str) -> str:
    if side is _Side.OTHER and change.restored:
        return change.restored
    return _GAP if not words and change.sort in _GAPPED else words


def _extent(change: TextChange, side: _Side) -> tuple[int, int] | None:
    """Return where the words of a change stand in one of the texts, None where it has none."""
    if side is _Side.BOOK:
        mine = [s for s in change.spans if s.kind in {DiffKind.REMOVED, DiffKind.MOVED_AWAY}]
        return (mine[0].older_start, mine[-1].older_end) if mine else None
    mine = [s for s in change.spans if s.kind in {DiffKind.ADDED, DiffKind.MOVED_HERE}]
    return (mine[0].newer_start, mine[-1].newer_end) if mine else None
