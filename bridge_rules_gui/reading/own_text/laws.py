"""One law of a text: its title, its labelled parts, and what could not be understood."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.corpus.own_text import OwnProvision, Remark, RemarkKind
from bridge_rules_gui.reading.own_text.labels import Label, LabelStyle, label_at
from bridge_rules_gui.reading.own_text.law_heads import DIVISION_WORDS, LawHead
from bridge_rules_gui.reading.own_text.lines import TextLine, Weight, joined_words
from bridge_rules_gui.reading.own_text.outline import Outline

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
    outline: Outline = field(init=False)
    current: _Draft = field(init=False)

    def __post_init__(self) -> None:
        self.outline = Outline(self.number)

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
            while at < len(lines) and _goes_on(self.current.heading, lines[at]):
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


def _goes_on(heading: Sequence[TextLine], line: TextLine) -> bool:
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
