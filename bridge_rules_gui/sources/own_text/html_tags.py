"""The tags of an HTML text as they are written: what the parser reads past, to be accounted for.

The text is gone through once, so that no text can take the square of its length.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterator

_TAG: Final = re.compile(r"<[/!?]?(?P<name>[^\W\d_][\w:-]*)[^<>]*>")
_ENTITY: Final = re.compile(r"&(?P<rest>(?:#\d{1,7}|#[xX][0-9a-fA-F]{1,6}|[a-zA-Z]\w{1,30});)")
_NEXT: Final = re.compile(r"[<&]")
_RAW: Final = frozenset(("script", "style", "iframe", "noembed", "noframes"))
"""Elements whose content has no tags, whatever it looks like."""
_COMMENT, _COMMENT_END = "<!--", "-->"


def tags(text: str) -> Iterator[tuple[int, str]]:
    """Yield where tags and comments stand and what they are; of a ``&amp;``, all but one sign."""
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
