"""Lines of HTML: its words and what headings and lists say of them; nothing is ever run or loaded.

The parser is lxml's: it takes any markup in linear time, knows no entities but those of HTML,
asks the network for nothing, and outside of Python, so that a window stays alive meanwhile.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final

from lxml import etree

from bridge_rules_gui.corpus.own_text import SkippedKind, TextForm
from bridge_rules_gui.language.sentence import sentence
from bridge_rules_gui.reading.own_text.lines import FormedText, SkippedText, TextLine, Weight
from bridge_rules_gui.reading.own_text.plain_lines import plain_lines
from bridge_rules_gui.reading.own_text.text_file import OwnTextError

_LOOKS_LIKE: Final = re.compile(
    r"\s*(?:<\?xml\b|<!doctype\s+html|<html\b|<head\b|<body\b|<!--)", re.IGNORECASE
)
_COMMON_TAG: Final = re.compile(
    r"<(?:/?(?:p|div|br|h[1-6]|li|ol|table|td)|!doctype)\b", re.IGNORECASE
)
_HEADINGS: Final = {f"h{level}": level for level in range(1, 7)}
_INERT: Final = frozenset(
    ("script", "style", "iframe", "object", "embed", "applet", "template", "noscript", "svg")
)
_INLINE_NAMES: Final = """
    a abbr acronym b bdi bdo big cite code data dfn em font i ins kbd label mark q s samp small
    span strike strong sub sup time tt u var wbr img input
"""
_INLINE: Final = frozenset(_INLINE_NAMES.split())
_BOLD: Final = frozenset(("b", "strong"))
_AS_WRITTEN: Final = frozenset(("pre", "textarea", "xmp", "plaintext", "listing"))
_LAST_KNOWN_LINE: Final = 65535  # libxml2 counts no further


def looks_like_html(lines: Sequence[str]) -> bool:
    """Tell whether a text is HTML: it begins so, or is full of its tags."""
    beginning = "\n".join(lines[:200])[:20000]
    if _LOOKS_LIKE.match(beginning):
        return True
    return len(_COMMON_TAG.findall(beginning)) >= 4 and beginning.lstrip().startswith("<")


def html_lines(lines: Sequence[str], where: str) -> FormedText:
    """Return the words of an HTML text in lines; raise `OwnTextError` when there are none."""
    parser = etree.HTMLParser(
        encoding="utf-8", no_network=True, huge_tree=True, remove_comments=True, remove_pis=True
    )
    try:
        root = etree.fromstring("\n".join(lines).encode("utf-8", "replace"), parser)
    except (etree.XMLSyntaxError, ValueError) as error:
        raise OwnTextError(
            sentence("{where}: not valid HTML: {said}", where=where, said=error)
        ) from error
    if any(entry.type_name == "ERR_RESOURCE_LIMIT" for entry in parser.error_log):
        raise OwnTextError(
            sentence(
                (
                    "{where}: its elements are nested too deeply (more than 2,000 levels); save "
                    "the page again as text from a browser"
                ),
                where=where,
            )
        )
    walk = _Walk()
    if root is not None:
        walk.take(root)
    found = tuple(walk.finish())
    _account_for_tags("\n".join(lines), walk.account)
    if sum(len(line.words) for line in found if line.is_as_written) * 2 > sum(
        len(line.words) for line in found
    ):
        return plain_lines(_as_written(found), TextForm.PLAIN, walk.account)
    return FormedText(found, walk.account)


def _account_for_tags(text: str, account: SkippedText) -> None:
    line, counted = 1, 0
    for at, written in tags(text):
        line += text.count("\n", counted, at)
        counted = at
        account.add(SkippedKind.MARKUP, line, written)


def _as_written(found: Sequence[TextLine]) -> list[str]:
    """Return the lines of a page that only wraps a plain text, each at its number."""
    lines = [""] * max(line.number for line in found)
    for line in found:
        before = lines[line.number - 1]
        lines[line.number - 1] = (
            f"{before} {line.words}" if before else " " * line.indent + line.words
        )
    return lines


@dataclass(slots=True)
class _Walk:
    """Walks through the elements and gathers the words of each block."""

    account: SkippedText = field(default_factory=SkippedText)
    _lines: list[TextLine] = field(default_factory=list)
    _words: list[str] = field(default_factory=list)
    _bold: list[bool] = field(default_factory=list)
    _lists: list[CountedList] = field(default_factory=list)
    _line: int = 1
    _start: int = 1
    _weight: int = int(Weight.TEXT)
    _bold_depth: int = 0
    _pre_depth: int = 0
    _indent: int = 0
    _is_note: bool = False
    _counted: str = ""

    def take(self, root: Any) -> None:
        """Take all words below an element."""
        skipped: Any = None
        for event, element in etree.iterwalk(root, events=("start", "end")):
            if skipped is not None:
                if event == "end" and element is skipped:
                    skipped = None
                    self._tail(element)
                continue
            if event == "start":
                if self._is_skipped(element):
                    skipped = element
                else:
                    self._open(element)
            else:
                self._close(element)
                self._tail(element)

    def finish(self) -> Iterator[TextLine]:
        """Yield the lines; where no block parted the words, those of the file."""
        self._end_line()
        yield from self._lines

    def _is_skipped(self, element: Any) -> bool:
        """Take note of an element that is never shown, or that is a footnote's mark."""
        name = element.tag
        text = "".join(element.itertext()) if name in (*_INERT, "sup") else ""
        if name in _INERT:
            self._see(element)
            self.account.add(SkippedKind.INERT, self._line, text)
            self._line += text.count("\n")
            return True
        if name == "sup" and len(text.strip()) <= 3:
            self.account.add(SkippedKind.FOOTNOTE_MARK, self._line, text)
            self._is_note = self._is_note or not self._words
            return True
        return False

    def _see(self, element: Any) -> None:
        """Follow the line of the file as far as the parser counts it."""
        line = element.sourceline
        if line is not None and line < _LAST_KNOWN_LINE:
            self._line = max(self._line, line)

    def _open(self, element: Any) -> None:
        name = element.tag
        self._see(element)
        if name not in _INLINE:
            self._end_line()
        if name in _HEADINGS:
            self._weight = _HEADINGS[name]
        elif name in _BOLD:
            if _follows_bold(element) and all(self._bold):
                self._end_line()  # bold words end and others begin: parts of different lines
            self._bold_depth += 1
        elif name in _AS_WRITTEN:
            self._pre_depth += 1
        elif name in ("ol", "ul"):
            self._lists.append(CountedList.opened_by(element))
        elif name == "li" and self._lists:
            self._counted = self._lists[-1].label(element)
        self._add(element.text)

    def _close(self, element: Any) -> None:
        name = element.tag
        if name not in _INLINE:
            self._end_line()
        if name in _HEADINGS:
            self._weight = int(Weight.TEXT)
        elif name in _BOLD:
            self._bold_depth -= 1
        elif name in _AS_WRITTEN:
            self._pre_depth -= 1
        elif name in ("ol", "ul") and self._lists:
            self._lists.pop()
        elif name == "li":
            self._counted = ""

    def _tail(self, element: Any) -> None:
        if element.tag == "br":
            self._end_line()
        self._add(element.tail)

    def _add(self, text: str | None) -> None:
        """Take words; a newline in them is a blank, as in a browser."""
        if self._pre_depth and text and "\n" in text:
            for line in text.splitlines(keepends=True):
                self._indent = len(line) - len(line.lstrip())
                self._add_words(line)
                if line.endswith("\n"):
                    self._end_line()
        elif text:
            self._add_words(text)

    def _add_words(self, text: str) -> None:
        if not self._words:
            blank_lines = len(text) - len(text.lstrip())
            self._start = self._line + text[:blank_lines].count("\n")
        self._line += text.count("\n")
        if text.strip():
            self._bold.append(self._bold_depth > 0)
        if text.strip() or self._words:
            self._words.append(text)

    def _end_line(self) -> None:
        words = " ".join("".join(self._words).split())
        if words:
            weight = self._weight
            if weight == Weight.TEXT and all(self._bold):
                weight = int(Weight.BOLD)
            line = TextLine(self._start, words, weight, begins=True, after_blank=True)
            if self._pre_depth:
                line = replace(line, indent=self._indent, is_as_written=True)
            else:
                line = replace(line, indent=4 * len(self._lists), counted=self._counted)
            self._lines.append(replace(line, is_note=self._is_note))
            self._counted = ""
            self._is_note = False
        self._words.clear()
        self._bold.clear()


def _follows_bold(element: Any) -> bool:
    before = element.getprevious()
    return before is not None and before.tag in _BOLD and not before.tail


_ROMANS: Final = ("", "i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix", "x")


@dataclass(slots=True)
class CountedList:
    """An open list: how it labels its items, and the number of the next.

    The style is that of ``type``: ``1``, ``a``, ``A``, ``i`` or ``I``; empty for bullets.
    """

    style: str
    number: int

    @classmethod
    def opened_by(cls, element: Any) -> CountedList:
        """Return the list an ``ol`` or ``ul`` opens."""
        return cls(_style(element), _number(element.get("start"), 1))

    def label(self, item: Any) -> str:
        """Return the label of an item, as a browser would show it; empty where it shows none."""
        number = _number(item.get("value"), self.number)
        self.number = number + 1
        if not self.style or not 0 < number <= 99:
            return ""
        if self.style in "aA":
            letter = chr(ord(self.style) + number - 1) if number <= 26 else ""
            return f"{letter}." if letter else ""
        if self.style in "iI":
            numeral = _ROMANS[number] if number < len(_ROMANS) else ""
            return f"({numeral})" if numeral else ""
        return f"{number}."


def _style(element: Any) -> str:
    if element.tag == "ul":
        return ""
    style = str(element.get("type") or "1")
    css = str(element.get("style") or "").lower()
    for name, label in (("alpha", "a"), ("latin", "a"), ("roman", "i")):
        if f"lower-{name}" in css:
            style = label
        elif f"upper-{name}" in css:
            style = label.upper()
    return style if style in ("1", "a", "A", "i", "I") else "1"


def _number(text: str | None, usual: int) -> int:
    return int(text) if text and text.isdecimal() and len(text) < 4 else usual


_TAG: Final = re.compile(r"<[/!?]?(?P<name>[^\W\d_][\w:-]*)[^<>]*>")
_ENTITY: Final = re.compile(r"&(?P<rest>(?:#\d{1,7}|#[xX][0-9a-fA-F]{1,6}|[a-zA-Z]\w{1,30});)")
_NEXT: Final = re.compile(r"[<&]")
_RAW: Final = frozenset(("script", "style", "iframe", "noembed", "noframes"))
"""Elements whose content has no tags, whatever it looks like."""
_COMMENT, _COMMENT_END = "<!--", "-->"


def tags(text: str) -> Iterator[tuple[int, str]]:
    """Yield where tags and comments stand and what they are; of a ``&amp;``, all but one sign.

    The parser reads past them, so they are accounted for here. The text is gone through once:
    no text can take the square of its length.
    """
    at = 0
    while match := _NEXT.search(text, at):
        start = match.start()
        written, skipped = _written(text, start)
        if written:
            yield start, written
        at = start + max(len(written), skipped, 1)


def _written(text: str, start: int) -> tuple[str, int]:
    """Return the markup that begins at a place, and how far on the next may begin."""
    if text.startswith(_COMMENT, start):
        end = text.find(_COMMENT_END, start + len(_COMMENT))
        comment = text[start : end + len(_COMMENT_END)] if end >= 0 else text[start:]
        return comment, len(comment)
    entity = _ENTITY.match(text, start)
    if entity:
        return entity["rest"], len(entity[0])
    tag = _TAG.match(text, start)
    if tag is None:
        return "", 1
    name = tag["name"].lower()
    if name not in _RAW or tag[0].startswith("</"):
        return tag[0], len(tag[0])
    closing = re.compile(f"</{name}\\b", re.IGNORECASE).search(text, tag.end())
    return tag[0], (closing.start() if closing else len(text)) - start
