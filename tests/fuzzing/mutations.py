"""Files that are nearly right: good ones with something cut, doubled, moved, swapped or put in."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from random import Random
from typing import Final

MOST: Final = 6
"""How many changes a file has at most."""

_ODD: Final = (
    b"\x00", b"\xff", b"\xfe\xff", b"\xef\xbb\xbf", b"\xed\xa0\x80", b"\r", b"\n\n", b"\t",
    b"\x1b", b"\x85", "\u2028".encode(), "\u202e".encode(), "e\u0301".encode(), "ß".encode(),
    "İ".encode(), "²".encode(), "٣".encode(), "𝟛".encode(), "♠".encode(),
    b'"', b"'", b'"""', b"\\", b"\\u0000", b"\\ud800", b"[", b"]", b"{", b"}", b"[[", b"=", b",",
    b"|", b"%", b"*", b"-", b"+", b".", b":", b";", b"#", b"&", b"<", b">", b"<!--", b"-->",
    b"<![CDATA[", b"<!DOCTYPE a [<!ENTITY b 'c'>]>", b"&b;", b"&#0;", b"&#1114112;", b"<p>",
    b"<script>", b"</body>", b"<table>", b"null", b"true", b"NaN", b"-Infinity", b"1e999",
    b"0", b"-1", b"9" * 30, b"9" * 5000, b"99999999999999999999-01-01", b"0000-00-00",
    b"1979-05-27T07:32:00", b"Law 1", b"Law 99999999999", b"(a)", b"27B1", b"pn|", b"md|1",
    b"[Deal \"N:", b"% content-type: x; charset=utf-16\n", b"% content-type: x; charset=rot13\n",
    b"% content-type: x; charset=zlib_codec\n", b"% content-type: x; charset=idna\n",
    b"% content-type: x; charset=undefined\n", b"% content-type: x; charset=unicode_escape\n",
)  # fmt: skip
_LONG: Final = (b"[", b"{", b"(", b"<b>", b'{"a":', b"a = [", b"a.", b"\n", b" ", b"*", b"_", b"9")
_TOKEN: Final = re.compile(rb"\w+|[^\w\s]|\s+")


def mutated(lots: Random, seeds: Sequence[bytes]) -> bytes:
    """Return a file made from the seeds by a few changes."""
    content = lots.choice(seeds)
    for _ in range(lots.randint(1, MOST)):
        content = lots.choice(_CHANGES)(lots, content, seeds)
    return content


def _span(lots: Random, content: bytes, longest: int = 60) -> tuple[int, int]:
    start = lots.randint(0, len(content))
    return start, min(len(content), start + lots.randint(1, longest))


def _put_in(lots: Random, content: bytes, _seeds: Sequence[bytes]) -> bytes:
    at, end = _span(lots, content)
    end = end if lots.random() < 0.5 else at
    return content[:at] + lots.choice(_ODD) + content[end:]


def _put_in_many(lots: Random, content: bytes, _seeds: Sequence[bytes]) -> bytes:
    at = lots.randint(0, len(content))
    return content[:at] + lots.choice(_LONG) * lots.choice((25, 300, 3000)) + content[at:]


def _cut(lots: Random, content: bytes, _seeds: Sequence[bytes]) -> bytes:
    start, end = _span(lots, content, max(1, len(content) // 2))
    return content[:start] + content[end:]


def _double(lots: Random, content: bytes, _seeds: Sequence[bytes]) -> bytes:
    start, end = _span(lots, content)
    return content[:end] + content[start:end] * lots.choice((1, 2, 50)) + content[end:]


def _flip(lots: Random, content: bytes, _seeds: Sequence[bytes]) -> bytes:
    if not content:
        return content
    at = lots.randrange(len(content))
    return content[:at] + bytes((content[at] ^ 1 << lots.randrange(8),)) + content[at + 1 :]


def _swap_tokens(lots: Random, content: bytes, _seeds: Sequence[bytes]) -> bytes:
    tokens = _TOKEN.findall(content)
    if len(tokens) < 2:
        return content
    one, two = lots.randrange(len(tokens)), lots.randrange(len(tokens))
    tokens[one], tokens[two] = tokens[two], tokens[one]
    return b"".join(tokens)


def _splice(lots: Random, content: bytes, seeds: Sequence[bytes]) -> bytes:
    other = lots.choice(seeds)
    return content[: lots.randint(0, len(content))] + other[lots.randint(0, len(other)) :]


def _shuffle_lines(lots: Random, content: bytes, _seeds: Sequence[bytes]) -> bytes:
    lines = content.splitlines(keepends=True)
    lots.shuffle(lines)
    return b"".join(lines)


def _in_other_letters(lots: Random, content: bytes, _seeds: Sequence[bytes]) -> bytes:
    name = lots.choice(("utf-16", "utf-16-le", "utf-32", "cp1251", "iso-8859-1", "utf-7"))
    return content.decode("utf-8", "replace").encode(name, "replace")


_CHANGES: Final[tuple[Callable[[Random, bytes, Sequence[bytes]], bytes], ...]] = (
    *(_put_in, _put_in, _put_in, _put_in, _cut, _double, _flip, _swap_tokens, _swap_tokens),
    *(_splice, _put_in_many, _shuffle_lines, _in_other_letters),
)
