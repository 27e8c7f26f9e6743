"""Lines of plain text and Markdown: borders, rules, page numbers and marks taken off.

Markdown is taken line by line and not by its grammar, which renumbers lists and makes code
of what is indented: what the printed label says would be lost.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from itertools import pairwise, zip_longest
from typing import Final

from bridge_rules_gui.corpus.own_text import Remark, RemarkKind, SkippedKind, TextForm
from bridge_rules_gui.reading.own_text.labels import label_at
from bridge_rules_gui.reading.own_text.lines import FormedText, SkippedText, TextLine, Weight

_BORDERS: Final = "|│┃║>"
_MARKDOWN_LINE: Final = re.compile(r"\s{0,3}#{1,6}\s+\S|.{0,200}?\*\*[^\W_][^*]{0,200}\*\*(?!\))")
_MARKDOWN_LAW: Final = re.compile(r"\s{0,3}#{1,6}\s+(?:[^\W\d_]{1,20}|§)\s{0,3}[1-9]\d?(?!\d)")
_ALONE: Final = re.compile(r"\s*([0-9]{1,3})\s*")
_RULE: Final = re.compile(
    r"\s*(?:(?P<one>[^\s\d])[ \t]?)(?:(?P=one)[ \t]?){3,}\s*|\s*([-*_]\s*){3,}"
)
_HEAD: Final = re.compile(r"\s{0,3}(#{1,6})\s+(?=\S)")
_QUOTE: Final = re.compile(r"\s*(?:>\s?)+")
_BULLET: Final = re.compile(r"\s*[-*+•]\s+(?=\S)")
_FENCE: Final = re.compile(r"\s*(?:```|~~~)\w*\s*")
_NOTE: Final = re.compile(
    r"\s*(?:<sup>\s*\w{1,3}\s*</sup>|\[\^\w{1,8}\]:|\(\*{1,3}\)|\*{1,3}\)|[¹²³⁴-⁹]+)\s*\S"
)
_MARKS: Final = re.compile(
    r"(?P<note><sup>\s*[\w*]{1,3}\s*</sup>|\[\^\w{1,8}\]:?)"
    r"|(?P<markup>\*{1,3}|(?<!\w)_{1,2}(?=\S)|(?<=\S)_{1,2}(?!\w)|</?[a-zA-Z][^<>]{0,400}>"
    r"|\\(?=[\\*_#\[\]().|-])|\s+#+\s*$)"
)
_BOLD: Final = re.compile(
    r"\s*(?:[-*+]\s+)?(?:\*\*|__|<b>|<strong>).+(?:\*\*|__|</b>|</strong>)\s*"
)
_BOLD_AFTER_BOLD: Final = re.compile(r"\*{4,}")
"""Where bold words end and others begin without a blank: parts that belong to different lines."""
_HYPHEN: Final = re.compile(r"(?<=[^\W\d_])[-\u00ad]\s*$")
_WIDEST_PRINT: Final = 110  # characters of a line that somebody broke to fit a page


def form_of_plain(lines: Sequence[str]) -> TextForm:
    """Tell Markdown from plain text by the marks of its headings and bold words.

    A few marks may stand by chance, but not one before a law: an excerpt has no more.
    """
    marked = sum(1 for line in lines if _MARKDOWN_LINE.match(line))
    is_markdown = marked >= 3 or any(_MARKDOWN_LAW.match(line) for line in lines)
    return TextForm.MARKDOWN if is_markdown else TextForm.PLAIN


def plain_lines(
    lines: Sequence[str], form: TextForm, account: SkippedText | None = None
) -> FormedText:
    """Return the lines of a text that is no HTML; what is left out is added to an account."""
    ordered, is_moved = in_page_order(lines)
    forming = _Forming(
        account or SkippedText(),
        is_markdown=form is TextForm.MARKDOWN,
        is_broken=form is TextForm.PLAIN and _is_broken(lines),
        has_bare_pages=_has_pages(lines),
        border=_border(lines),
    )
    for number, printed in ordered:
        forming.take(number, printed)
    moved = (Remark(RemarkKind.PAGES_MOVED, 1, len(lines)),) if is_moved else ()
    return FormedText(tuple(forming.finish()), forming.account, moved)


@dataclass(slots=True, kw_only=True)
class _Forming:
    """Takes the lines of a text one after the other.

    ``is_broken`` says that somebody broke them to fit a page, ``has_bare_pages`` that numbers
    on lines of their own are those of pages.
    """

    account: SkippedText = field(kw_only=False)
    is_markdown: bool
    is_broken: bool
    has_bare_pages: bool
    border: str
    _found: list[TextLine] = field(default_factory=list)
    _is_after_blank: bool = True
    _is_after_break: bool = True
    _is_after_page: bool = False

    def take(self, number: int, printed: str) -> None:
        """Take a line as printed."""
        raw = _without_border(printed, self.border, number, self.account)
        if not raw.strip():
            self._is_after_blank = True
        elif _is_furniture(raw, number, self.account, pages_alone=self.has_bare_pages):
            # A page's end parts no paragraph of a text broken into lines, but it ends a note.
            self._is_after_blank = self._is_after_blank or not self.is_broken
            self._is_after_page = self._is_after_page or bool(PAGE_NUMBER.fullmatch(raw))
        else:
            self._take_words(number, raw)
            self._is_after_blank = self._is_after_page = False

    def _take_words(self, number: int, raw: str) -> None:
        if self.is_markdown:
            self._take_markdown(number, raw)
            return
        line = _plain(raw, number)
        begins = self._is_after_blank or not self.is_broken or _is_indented(self._found, line)
        if self._is_after_page and self.is_broken:
            # Blank lines around a page's number part nothing.
            begins = line.indent > 0 or not line.words[:1].islower()
            self._is_after_blank = False
        line = replace(line, begins=begins, begins_page=self._is_after_page)
        self._found.append(replace(line, after_blank=self._is_after_blank))

    def _take_markdown(self, number: int, raw: str) -> None:
        parts = _BOLD_AFTER_BOLD.split(raw)
        stars = raw.count("*") - "".join(parts).count("*")
        self.account.add(SkippedKind.MARKUP, number, "*" * stars)
        for part in parts:
            line = _markdown(part, number, self.account)
            is_apart = line.is_heading or self._is_after_break or len(parts) > 1
            begins = self._is_after_blank or is_apart
            if line.words:
                kept = replace(line, begins=begins, after_blank=self._is_after_blank)
                self._found.append(kept)
            self._is_after_break = raw.endswith("  ") or line.is_heading  # two blanks are a break

    def finish(self) -> list[TextLine]:
        """Return the lines, the words divided at their ends joined."""
        return _rejoined(self._found, self.account) if self.is_broken else self._found


def _plain(raw: str, number: int) -> TextLine:
    words = " ".join(raw.split())
    indent = len(raw.expandtabs(4)) - len(raw.expandtabs(4).lstrip())
    return TextLine(number, words, indent=indent, is_note=bool(_NOTE.match(raw)))


def _markdown(raw: str, number: int, account: SkippedText) -> TextLine:
    indent = len(raw.expandtabs(4)) - len(raw.expandtabs(4).lstrip())
    weight, rest = int(Weight.TEXT), raw
    is_note = bool(_NOTE.match(raw))
    head = _HEAD.match(rest)
    if head:
        weight = len(head[1])
    elif _BOLD.fullmatch(rest):
        weight = Weight.BOLD
    for mark in (_QUOTE, _HEAD, _BULLET):
        match = mark.match(rest)
        if match:
            account.add(SkippedKind.MARKUP, number, match[0])
            rest = rest[match.end() :]
    kept: list[str] = []
    at = 0
    for match in _MARKS.finditer(rest):
        kept.append(rest[at : match.start()])
        kind = SkippedKind.FOOTNOTE_MARK if match["note"] else SkippedKind.MARKUP
        account.add(kind, number, match[0])
        at = match.end()
    words = " ".join("".join([*kept, rest[at:]]).split())
    return TextLine(number, words, weight, indent=indent, is_note=is_note)


def _border(lines: Sequence[str]) -> str:
    """Return the character most lines begin with, where it is one that draws a border."""
    filled = [line for line in lines if line.strip()]
    firsts = Counter(line.lstrip()[0] for line in filled)
    common = firsts.most_common(1)
    if common and common[0][0] in _BORDERS and common[0][1] * 2 > len(filled) > 3:
        return common[0][0]
    return ""


def _without_border(printed: str, border: str, number: int, account: SkippedText) -> str:
    if border and printed.lstrip().startswith(border):
        account.add(SkippedKind.BORDER, number, border)
        return printed.replace(border, "", 1)
    return printed


def _is_broken(lines: Sequence[str]) -> bool:
    """Tell whether somebody broke the lines of the text to fit a page."""
    lengths = sorted(len(line.rstrip()) for line in lines if line.strip())
    return bool(lengths) and lengths[len(lengths) * 98 // 100] <= _WIDEST_PRINT


def _has_pages(lines: Sequence[str]) -> bool:
    """Tell whether bare numbers on lines of their own go up like those of pages."""
    numbers = [int(match[1]) for line in lines if (match := _ALONE.fullmatch(line))]
    steps = sum(1 for one, two in pairwise(numbers) if two == one + 1)
    return len(numbers) >= 3 and steps * 2 >= len(numbers)


def _is_furniture(raw: str, number: int, account: SkippedText, *, pages_alone: bool) -> bool:
    """Take note of a line that holds a rule, a fence or the number of a page."""
    if _RULE.fullmatch(raw) or _FENCE.fullmatch(raw):
        account.add(SkippedKind.RULE, number, raw)
        return True
    is_bare = _ALONE.fullmatch(raw) is not None
    if PAGE_NUMBER.fullmatch(raw) and (pages_alone or not is_bare):
        account.add(SkippedKind.PAGE_NUMBER, number, raw)
        return True
    return False


def _is_indented(found: Sequence[TextLine], line: TextLine) -> bool:
    """Tell whether a broken line stands further in than the one before: a paragraph's first.

    Below a label it is one only where a sentence begins: else the label hangs.
    """
    if not found or line.indent <= found[-1].indent + 1:
        return False
    is_hanging = found[-1].begins and label_at(found[-1].words, 0) is not None
    return not is_hanging or not line.words[:1].islower()


def _rejoined(found: Sequence[TextLine], account: SkippedText) -> list[TextLine]:
    """Take the hyphens off that only divide a word at a line's end."""
    kept: list[TextLine] = []
    for line, following in zip_longest(found, found[1:]):
        match = _HYPHEN.search(line.words)
        continues = following is not None and not following.begins and following.words[:1].islower()
        if match and continues:
            account.add(SkippedKind.HYPHEN, line.number, match[0])
            kept.append(replace(line, words=line.words[: match.start()], has_hyphen=True))
        else:
            kept.append(line)
    return kept


PAGE_NUMBER: Final = re.compile(
    r"[\s|│┃║>]*(?:[-–—]\s*(?P<dashed>\d{1,3})(?:\s*[-–—])?|(?P<bare>\d{1,3})"
    r"|(?:page|стр\.?|страница|strana|str\.|seite|p\.)\s*(?P<named>\d{1,3})(?:\s*/\s*\d{1,3})?)\s*",
    re.IGNORECASE,
)
_FEWEST: Final = 6
_MOST_REPEATED: Final = 0.1  # of the numbers
_FEWEST_DESCENTS: Final = 2
_WIDEST_RANGE: Final = 1.3  # of the count of pages: hardly any is missing

Numbered = tuple[int, str]
"""A line with its number in the file."""


def in_page_order(lines: Sequence[str]) -> tuple[list[Numbered], bool]:
    """Return the lines with their numbers, page by page, and whether any page was moved.

    Pages are moved only where nearly every one has a number of its own, printed with dashes or
    a word, and the numbers fall again and again: a list that starts from 1 again is no jumble.
    """
    numbered = list(enumerate(lines, start=1))
    ends = [(at, value) for at, line in enumerate(lines) if (value := _page(line)) is not None]
    values = [value for _, value in ends]
    if not _are_jumbled(values):
        return numbered, False
    stands_above = not any(line.strip() for line in lines[: ends[0][0]])
    edges = [at if stands_above else at + 1 for at, _ in ends]
    bounds = [*edges, len(lines)] if stands_above else [0, *edges]
    pages = [numbered[a:b] for a, b in pairwise(bounds)]
    sorted_pages = [page for _, page in sorted(zip(values, pages, strict=True), key=_first)]
    ordered = [line for page in sorted_pages for line in page]
    return [*numbered[: bounds[0]], *ordered, *numbered[bounds[-1] :]], True


def _page(line: str) -> int | None:
    match = PAGE_NUMBER.fullmatch(line)
    written = (match["dashed"] or match["named"]) if match else None
    return int(written) if written else None


def _are_jumbled(values: Sequence[int]) -> bool:
    if len(values) < _FEWEST or len(set(values)) < len(values) * (1 - _MOST_REPEATED):
        return False
    if max(values) - min(values) >= len(values) * _WIDEST_RANGE:
        return False
    return sum(1 for one, two in pairwise(values) if two < one) >= _FEWEST_DESCENTS


def _first(page: tuple[int, object]) -> int:
    return page[0]
