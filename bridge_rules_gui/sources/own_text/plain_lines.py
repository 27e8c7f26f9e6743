"""Lines of plain text and Markdown: borders, rules, page numbers and marks taken off.

Markdown is taken line by line and not by its grammar, which counts lists anew and makes code
of what is indented: what the printed label says would be lost.
"""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import replace
from itertools import pairwise, zip_longest
from typing import TYPE_CHECKING, Final

from bridge_rules_gui.corpus.own_text import LeftOutKind, TextForm
from bridge_rules_gui.sources.own_text.labels import label_at
from bridge_rules_gui.sources.own_text.lines import FormedText, LeftOutAccount, TextLine, Weight

if TYPE_CHECKING:
    from collections.abc import Sequence

_BORDERS: Final = "|│┃║>"
_MARKDOWN_LINE: Final = re.compile(r"\s{0,3}#{1,6}\s+\S|.{0,200}?\*\*[^\W_][^*]{0,200}\*\*(?!\))")
_PAGE_NUMBER: Final = re.compile(
    r"\s*(?:[-–—]\s*\d{1,3}(?:\s*[-–—])?|\d{1,3}"
    r"|(?:page|стр\.?|страница|strana|str\.|seite|p\.)\s*\d{1,3}(?:\s*/\s*\d{1,3})?)\s*",
    re.IGNORECASE,
)
_ALONE: Final = re.compile(r"\s*\d{1,3}\s*")
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
    """Tell Markdown from plain text by the marks of its headings and bold words."""
    marked = sum(1 for line in lines if _MARKDOWN_LINE.match(line))
    return TextForm.MARKDOWN if marked >= 3 else TextForm.PLAIN


def plain_lines(
    lines: Sequence[str], form: TextForm, account: LeftOutAccount | None = None
) -> FormedText:
    """Return the lines of a text that is no HTML; what is left out is added to an account."""
    account = account or LeftOutAccount()
    border = _border(lines)
    is_broken = form is TextForm.PLAIN and _is_broken(lines)
    pages_alone = _has_pages(lines)
    found: list[TextLine] = []
    blank, breaks = True, True
    for number, printed in enumerate(lines, start=1):
        raw = _without_border(printed, border, number, account)
        if not raw.strip() or _is_furniture(raw, number, account, pages_alone=pages_alone):
            # A page's end parts no paragraph of a text broken into lines.
            blank = blank or not (is_broken and raw.strip())
            continue
        if form is TextForm.MARKDOWN:
            parts = _BOLD_AFTER_BOLD.split(raw)
            for part in parts:
                line = _markdown(part, number, account)
                begins = blank or line.is_heading or breaks or len(parts) > 1
                if line.words:
                    found.append(replace(line, begins=begins, after_blank=blank))
            account.add(
                LeftOutKind.MARKUP, number, "*" * (raw.count("*") - "".join(parts).count("*"))
            )
            breaks = printed.endswith("  ") or line.is_heading  # two blanks are a line break
        else:
            line = _plain(raw, number)
            begins = blank or not is_broken or _is_indented(found, line)
            found.append(replace(line, begins=begins, after_blank=blank))
        blank = False
    kept = _rejoined(found, account) if is_broken else found
    return FormedText(tuple(kept), account)


def _plain(raw: str, number: int) -> TextLine:
    words = " ".join(raw.split())
    indent = len(raw.expandtabs(4)) - len(raw.expandtabs(4).lstrip())
    return TextLine(number, words, indent=indent, is_note=bool(_NOTE.match(raw)))


def _markdown(raw: str, number: int, account: LeftOutAccount) -> TextLine:
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
            account.add(LeftOutKind.MARKUP, number, match[0])
            rest = rest[match.end() :]
    kept: list[str] = []
    at = 0
    for match in _MARKS.finditer(rest):
        kept.append(rest[at : match.start()])
        kind = LeftOutKind.FOOTNOTE_MARK if match["note"] else LeftOutKind.MARKUP
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


def _without_border(printed: str, border: str, number: int, account: LeftOutAccount) -> str:
    if border and printed.lstrip().startswith(border):
        account.add(LeftOutKind.BORDER, number, border)
        return printed.replace(border, "", 1)
    return printed


def _is_broken(lines: Sequence[str]) -> bool:
    """Tell whether somebody broke the lines of the text to fit a page."""
    lengths = sorted(len(line.rstrip()) for line in lines if line.strip())
    return bool(lengths) and lengths[len(lengths) * 98 // 100] <= _WIDEST_PRINT


def _has_pages(lines: Sequence[str]) -> bool:
    """Tell whether bare numbers on lines of their own go up like those of pages."""
    numbers = [int(line) for line in lines if _ALONE.fullmatch(line)]
    steps = sum(1 for one, two in pairwise(numbers) if two == one + 1)
    return len(numbers) >= 3 and steps * 2 >= len(numbers)


def _is_furniture(raw: str, number: int, account: LeftOutAccount, *, pages_alone: bool) -> bool:
    """Take note of a line that holds a rule, a fence or the number of a page."""
    if _RULE.fullmatch(raw) or _FENCE.fullmatch(raw):
        account.add(LeftOutKind.RULE, number, raw)
        return True
    is_bare = _ALONE.fullmatch(raw) is not None
    if _PAGE_NUMBER.fullmatch(raw) and (pages_alone or not is_bare):
        account.add(LeftOutKind.PAGE_NUMBER, number, raw)
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


def _rejoined(found: Sequence[TextLine], account: LeftOutAccount) -> list[TextLine]:
    """Take the hyphens off that only divide a word at a line's end."""
    kept: list[TextLine] = []
    for line, following in zip_longest(found, found[1:]):
        match = _HYPHEN.search(line.words)
        goes_on = following is not None and not following.begins and following.words[:1].islower()
        if match and goes_on:
            account.add(LeftOutKind.HYPHEN, line.number, match[0])
            kept.append(replace(line, words=line.words[: match.start()], has_hyphen=True))
        else:
            kept.append(line)
    return kept
