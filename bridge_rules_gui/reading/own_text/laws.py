"""One law of a text: its title, its labelled parts, and what could not be understood."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.corpus.own_text import OwnProvision, Remark, RemarkKind
from bridge_rules_gui.reading.own_text.labels import Label, LabelStyle, label_at
from bridge_rules_gui.reading.own_text.law_heads import DIVISION_WORDS, LawHead
from bridge_rules_gui.reading.own_text.lines import TextLine, Weight, joined_words

_DIVISION: Final = re.compile(
    r"(?P<word>[^\W\d_]{2,12})\.?\s+(?:[IVXLC]{1,6}|[ІХ]{1,4}|\d{1,2})\b(?!\s*[,;)])", re.IGNORECASE
)
_LONGEST_TITLE: Final = 90
_SENTENCE_END: Final = (".", ";", ":", ",")


@dataclass(frozen=True, slots=True)
class LawReading:
    """What a law's lines gave: its provisions in reading order, and remarks."""

    provisions: tuple[OwnProvision, ...]
    remarks: tuple[Remark, ...]


@dataclass(slots=True)
class _Draft:
    """A provision while its lines are gathered."""

    citation: Citation
    printed_label: str
    line: int
    is_counted: bool = False
    heading: list[TextLine] = field(default_factory=list)
    body: list[TextLine] = field(default_factory=list)

    def finish(self) -> OwnProvision:
        """Return the provision."""
        numbers = [self.line, *(line.number for line in (*self.heading, *self.body))]
        return OwnProvision(
            self.citation,
            self.printed_label,
            joined_words(replace(line, begins=False) for line in self.heading),
            joined_words(self.body),
            min(numbers),
            max(numbers),
            self.is_counted,
        )


def read_law(head: LawHead, lines: Sequence[TextLine]) -> LawReading:
    """Read a law; the first of its lines is its head."""
    reading = _Reading(head.number)
    first = lines[0]
    reading.begin(first, head)
    at = reading.title(head, lines)
    while at < len(lines):
        if reading.closes(lines[at], first):
            reading.outside(lines[at:])
            break
        at = reading.take(lines, at)
    return reading.finish()


@dataclass(slots=True)
class _Reading:
    """The state of reading one law."""

    number: int
    drafts: list[_Draft] = field(default_factory=list)
    remarks: list[Remark] = field(default_factory=list)
    outline: _Outline = field(init=False)
    current: _Draft = field(init=False)

    def __post_init__(self) -> None:
        self.outline = _Outline(self.number)

    def begin(self, first: TextLine, head: LawHead) -> None:
        """Begin the law itself; characters between its label and title belong to the label."""
        printed = first.words[: head.title_start].strip()
        self.current = _Draft(Citation(self.number), printed, first.number)
        self.drafts.append(self.current)

    def title(self, head: LawHead, lines: Sequence[TextLine]) -> int:
        """Take the title of the law; return where the lines behind it begin."""
        first = lines[0]
        words = first.words[head.title_start :]
        at = 1
        if words:
            self.current.heading.append(replace(first, words=words))
            while at < len(lines) and _continues(self.current.heading, lines[at]):
                self.current.heading.append(lines[at])
                at += 1
            return at
        while at < len(lines) and lines[at].is_note:  # a note printed between number and title
            at = self.take(lines, at)
        if at < len(lines) and self._is_title(lines[at], lines[at + 1 : at + 2]):
            self.current.heading.append(lines[at])
            at += 1
        return at

    def _is_title(self, line: TextLine, following: Sequence[TextLine]) -> bool:
        """Tell whether the line below a law's number is its title."""
        if line.is_note or label_at(line.words, 0) or _is_division(line):
            return False
        if line.is_heading:
            return True
        return _looks_like_title(line.words) and (not following or following[0].begins)

    def closes(self, line: TextLine, first: TextLine) -> bool:
        """Tell whether a line begins something that is no longer the law: a chapter, an index."""
        if _is_division(line) and (line.is_heading or line.begins):
            return True
        is_high = line.weight <= min(first.weight, Weight.HEADING_6)
        return is_high and label_at(line.words, 0, is_heading=True) is None

    def outside(self, lines: Sequence[TextLine]) -> None:
        """Report lines that stand behind the law."""
        self.remarks.append(remark_of(RemarkKind.OUTSIDE, lines))

    def take(self, lines: Sequence[TextLine], at: int) -> int:
        """Take a line, with a note all of its lines; return where the next begins."""
        line = lines[at]
        if line.is_note:
            end = at + 1
            while end < len(lines) and not _ends_note(lines[end]):
                end += 1
            note = remark_of(RemarkKind.FOOTNOTE, lines[at:end], str(self.current.citation))
            self.remarks.append(note)
            return end
        rest = self._labels(line)
        if rest is None:
            self._words(line)
        elif rest.words:
            following = lines[at + 1] if at + 1 < len(lines) else None
            is_title = line.is_heading or self._is_section_title(rest, following)
            (self.current.heading if is_title else self.current.body).append(rest)
        return at + 1

    def _words(self, line: TextLine) -> None:
        """Take a line without label: words of the provision, or of one above it."""
        if line.begins and line.after_blank:
            place = self.outline.returned_to(line.indent)
            if place is not None:
                self.current = next(d for d in self.drafts if d.citation == place)
        self.current.body.append(line)

    def _labels(self, line: TextLine) -> TextLine | None:
        """Open what the labels of a line lead to; return its words, None where it has no label."""
        start = self._own_number(line)
        rest: int | None = None
        label = label_at(line.words, start, is_heading=line.is_heading)
        if line.counted:
            counted = _counted(line.counted)
            # A list may count what is labelled in words too; else the item begins another list.
            is_labelled = label is not None and (
                label.style is counted.style or self.outline.continues(label)
            )
            label = label if is_labelled else self.outline.due(counted)
        while label is not None:
            is_firm = line.begins and rest is None
            placed = self.outline.place(label, line.indent, is_firm=is_firm)
            if placed is None:
                self._note_odd(line, label, is_first=rest is None)
                break
            is_counted = label.rest == 0
            printed = label.printed if is_counted else line.words[rest or 0 : label.rest].strip()
            self.current = _Draft(placed.citation, printed, line.number, is_counted)
            self.drafts.append(self.current)
            if placed.missing:
                self._note_missing(line, placed.citation, placed.missing)
            rest = label.rest
            label = label_at(line.words, rest)
        if rest is None:
            return None
        return replace(line, words=line.words[rest:].strip(), begins=True)

    def _own_number(self, line: TextLine) -> int:
        """Return where a label begins behind the number of the law: ``27B1. ...``."""
        match = re.match(rf"{self.number}\s?(?=[^\W\d_]\d?\b|\.\d)\.?", line.words)
        return match.end() if match and label_at(line.words, match.end()) else 0

    def _is_section_title(self, rest: TextLine, following: TextLine | None) -> bool:
        """Tell whether the words behind a label are a title: short, with more words to follow."""
        last = self.current.citation.labels[-1]
        if following is None or last.startswith("(") or not _looks_like_title(rest.words):
            return False
        has_label = label_at(following.words, 0) is not None
        if has_label:
            return last.isalpha()
        return following.words[:1].isupper() or following.begins

    def _note_odd(self, line: TextLine, label: Label, *, is_first: bool) -> None:
        """Report a label that cannot stand where it stands; its words are kept as words."""
        if is_first and line.begins:
            place = str(self.current.citation)
            n = line.number
            self.remarks.append(Remark(RemarkKind.ODD_LABEL, n, n, place, label.printed))

    def _note_missing(self, line: TextLine, citation: Citation, missing: int) -> None:
        n = line.number
        remark = Remark(RemarkKind.LABELS_MISSING, n, n, str(citation), str(missing))
        self.remarks.append(remark)

    def finish(self) -> LawReading:
        """Return what was read."""
        provisions = tuple(draft.finish() for draft in self.drafts)
        law = provisions[0]
        if len(provisions) == 1 and not law.text:
            first, last = law.first_line, law.last_line
            self.remarks.append(Remark(RemarkKind.LAW_EMPTY, first, last, str(law.citation)))
        return LawReading(provisions, tuple(self.remarks))


def remark_of(
    kind: RemarkKind, lines: Sequence[TextLine], place: str = "", detail: str = ""
) -> Remark:
    """Return a remark about whole lines, which are kept in it."""
    text = joined_words(lines)
    numbers = [line.number for line in lines]
    return Remark(kind, min(numbers), max(numbers), place, detail, text)


def _ends_note(line: TextLine) -> bool:
    return line.begins or line.is_note or line.begins_page


def _counted(label: str) -> Label:
    """Return the label an HTML list has counted; none of its characters stand in the line."""
    inner = label.strip("().")
    if inner.isdecimal():
        style = LabelStyle.NUMBER
    else:
        style = LabelStyle.CAPITAL if inner.isupper() else LabelStyle.LETTER
    return Label(style, label, 0, 0)


def _continues(heading: Sequence[TextLine], line: TextLine) -> bool:
    """Tell whether a line only ends the title broken in the line before."""
    is_open = not heading[-1].words.endswith(_SENTENCE_END)
    return is_open and not line.begins and line.words[:1].islower() and not line.is_note


def _looks_like_title(words: str) -> bool:
    is_short = 0 < len(words) <= _LONGEST_TITLE
    return is_short and not words.endswith(_SENTENCE_END) and words[0].isupper()


def _is_division(line: TextLine) -> bool:
    match = _DIVISION.match(line.words)
    is_short = len(line.words) <= _LONGEST_TITLE and not line.words.endswith((".", ";"))
    return match is not None and is_short and match["word"].casefold() in DIVISION_WORDS


_WIDEST_GAP: Final = 3
_SECTION, _NUMBER, _LETTER, _ROMAN = 1, 2, 3, 4
_ROMANS: Final = ("", "i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix", "x", "xi", "xii")
_MOST: Final = 26


@dataclass(frozen=True, slots=True)
class _Placed:
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
class _Outline:
    """The labels open in a law. A label is understood from what is due after them."""

    law: int
    used: set[Citation] = field(default_factory=set)
    _open: list[_Open] = field(default_factory=list)

    def place(self, label: Label, indent: int, *, is_firm: bool) -> _Placed | None:
        """Return where a label leads and open it, or None where it is none that can stand here.

        ``is_firm`` says that the line begins a paragraph: only such a one may leave out others.
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

        None says that it belongs to the words before.
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
    ) -> Iterator[tuple[_Open, _Placed]]:
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
    ) -> Iterator[tuple[_Open, _Placed]]:
        """Yield the ways to understand a label before which some of its list are missing."""
        for one in alike:
            for value in _values(label, is_numeral=one.is_numeral):
                if one.value + 1 < value <= one.value + _WIDEST_GAP:
                    made = self._opened(one.level, label, value, indent, numeral=one.is_numeral)
                    yield made[0], _Placed(made[1].citation, value - one.value - 1)
        if alike or label.style not in (LabelStyle.CAPITAL, LabelStyle.NUMBER):
            return
        for value in label.values:
            if 1 < value <= _WIDEST_GAP:
                level = self._level(label.style, is_numeral=False)
                made = self._opened(level, label, value, indent, numeral=False)
                yield made[0], _Placed(made[1].citation, value - 1)

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
    ) -> tuple[_Open, _Placed]:
        above = [one for one in self._open if one.level < level]
        parent = above[-1].citation if above else Citation(self.law)
        written = _written(level, label.style, value, parent, numeral=numeral)
        citation = parent.child(written)
        return _Open(level, label.style, numeral, value, citation, indent), _Placed(citation)


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
