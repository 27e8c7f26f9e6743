"""The characters of a notation file: which alphabet its bytes are written in."""

from __future__ import annotations

import codecs
import re
from typing import Final

from bridge_rules_gui.alphabets import alphabet

_CHARSET: Final = re.compile(
    rb"^%\s*content-type:[^\r\n]*charset\s*=\s*([-\w]+)", re.IGNORECASE | re.MULTILINE
)
_MARKS: Final = (
    (codecs.BOM_UTF8, "utf-8-sig"),
    (codecs.BOM_UTF16_LE, "utf-16"),
    (codecs.BOM_UTF16_BE, "utf-16"),
)


def decoded(content: bytes) -> str:
    """Return the text of a file: its byte order mark or its charset line decides.

    Without either it is UTF-8 where it can be, else ISO 8859-1, the character set of PBN.
    Lines end with a line feed.
    """
    declared = _CHARSET.search(content)
    marked = [name for mark, name in _MARKS if content.startswith(mark)]
    named = [declared[1].decode("ascii", "replace")] if declared else []
    for name in (*marked, *filter(alphabet, named), "utf-8"):
        try:
            return _with_plain_ends(content.decode(name))
        except (UnicodeDecodeError, LookupError):
            continue
    return _with_plain_ends(content.decode("iso-8859-1"))


def _with_plain_ends(text: str) -> str:
    return text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n")
