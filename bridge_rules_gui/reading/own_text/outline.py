"""The outline of one law: where a label leads, given the labels that are open."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.reading.own_text.labels import Label, LabelStyle

_WIDEST_GAP: Final = 3
_SECTION, _NUMBER, _LETTER, _ROMAN = 1, 2, 3, 4
_ROMANS: Final = ("", "i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix", "x", "xi", "xii")
_MOST: Final = 26


@dataclass(frozen=True, slots=True)
class Placed:
    """Where a label leads, and how many labels of its list are missing before it."""

    citation: Citation
    missing: int = 0


@dataclass(frozen=True, slots=True)
class _Open:
    """A label under which the next words stand."""

    level: int
    style: LabelStyle
    is_numeral: bool
    value: int
    citation: Citation
    indent: int


@dataclass(slots=True)
class Outline:
    """The labels open in a law. A label is understood from what is due after them."""

    law: int
    used: set[Citation] = field(default_factory=set)
    _open: list[_Open] = field(default_factory=list)

    def place(self, label: Label, indent: int, *, is_firm: bool) -> Placed | None:
        """Return where a label leads and open it, or None where it is none that can stand here.

        ``is_firm`` tells that the line begins a paragraph: only such a one may leave out others.
        """
        for open_label, placed in self._possible(label, indent, is_firm=is_firm):
            if placed.citation not in self.used and len(placed.citation.labels) <= _ROMAN:
                self._take(open_label)
                return placed
        return None

    def continues(self, label: Label) -> bool:
        """Tell whether a label is the next one of an open list."""
        return any(
            one.style is label.style and one.value + 1 in _values(label, is_numeral=one.is_numeral)
            for one in self._open
        )

    def due(self, counted: Label) -> Label:
        """Return the label that is due in the list an item was counted in.

        The list may have counted items that are labelled in words and belong to another.
        """
        for one in reversed(self._open):
            if one.style is LabelStyle.NUMBER is counted.style and counted.values[0] > 1:
                return replace(counted, printed=f"{one.value + 1}.")
        return counted

    def returned_to(self, indent: int) -> Citation | None:
        """Close the labels that stand further in than a paragraph; return where it belongs.

        None tells that it belongs to the words before.
        """
        if not self._open or indent >= self._open[-1].indent:
            return None
        while self._open and self._open[-1].indent > indent:
            self._open.pop()
        return self._open[-1].citation if self._open else Citation(self.law)

    def _take(self, open_label: _Open) -> None:
        while self._open and self._open[-1].level >= open_label.level:
            self._open.pop()
        self._open.append(open_label)
        self.used.add(open_label.citation)

    def _possible(
        self, label: Label, indent: int, *, is_firm: bool
    ) -> Iterator[tuple[_Open, Placed]]:
        """Yield the ways to understand a label: the next of a list, the first, one after a gap."""
        alike = [one for one in reversed(self._open) if one.style is label.style]
        for one in alike:
            if one.value + 1 in _values(label, is_numeral=one.is_numeral):
                yield self._opened(one.level, label, one.value + 1, indent, numeral=one.is_numeral)
        for is_numeral in (False, True):
            if 1 in _values(label, is_numeral=is_numeral):
                level = self._level(label.style, is_numeral=is_numeral)
                yield self._opened(level, label, 1, indent, numeral=is_numeral)
        if is_firm:
            yield from self._after_a_gap(label, indent, alike)

    def _after_a_gap(
        self, label: Label, indent: int, alike: Sequence[_Open]
    ) -> Iterator[tuple[_Open, Placed]]:
        """Yield the ways to understand a label before which some of its list are missing."""
        for one in alike:
            for value in _values(label, is_numeral=one.is_numeral):
                if one.value + 1 < value <= one.value + _WIDEST_GAP:
                    made = self._opened(one.level, label, value, indent, numeral=one.is_numeral)
                    yield made[0], Placed(made[1].citation, value - one.value - 1)
        if alike or label.style not in (LabelStyle.CAPITAL, LabelStyle.NUMBER):
            return
        for value in label.values:
            if 1 < value <= _WIDEST_GAP:
                level = self._level(label.style, is_numeral=False)
                made = self._opened(level, label, value, indent, numeral=False)
                yield made[0], Placed(made[1].citation, value - 1)

    def _level(self, style: LabelStyle, *, is_numeral: bool) -> int:
        """Return how deep a list of a style begins, under the labels open."""
        levels = {one.level for one in self._open}
        if style is LabelStyle.CAPITAL:
            return _SECTION
        if style is LabelStyle.NUMBER:
            return _ROMAN if _LETTER in levels and _NUMBER not in levels else _NUMBER
        if style is LabelStyle.NUMBER_IN_BRACKETS:
            if _NUMBER not in levels and _LETTER not in levels:
                return _NUMBER
            return _ROMAN if _LETTER in levels else _LETTER
        if style is LabelStyle.CAPITAL_IN_BRACKETS and not levels:
            return _SECTION
        return _ROMAN if is_numeral and _LETTER in levels else _LETTER

    def _opened(
        self, level: int, label: Label, value: int, indent: int, *, numeral: bool
    ) -> tuple[_Open, Placed]:
        above = [one for one in self._open if one.level < level]
        parent = above[-1].citation if above else Citation(self.law)
        written = _written(level, label.style, value, parent, numeral=numeral)
        citation = parent.child(written)
        return _Open(level, label.style, numeral, value, citation, indent), Placed(citation)


def _values(label: Label, *, is_numeral: bool) -> tuple[int, ...]:
    if is_numeral:
        fits = label.style is LabelStyle.LETTER and label.numeral > 0
        return (label.numeral,) if fits else ()
    return tuple(value for value in label.values if value <= _MOST)


def _written(level: int, style: LabelStyle, value: int, parent: Citation, *, numeral: bool) -> str:
    """Return a label as a citation has it: ``A``, ``1``, ``.1``, ``(a)``, ``(i)``, ``(1)``."""
    if level == _SECTION:
        return chr(ord("A") + value - 1)
    if level == _NUMBER:
        return str(value) if parent.labels else f".{value}"
    if style in (LabelStyle.NUMBER, LabelStyle.NUMBER_IN_BRACKETS):
        return f"({value})"
    return f"({_ROMANS[value]})" if numeral else f"({chr(ord('a') + value - 1)})"
