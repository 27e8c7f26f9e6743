"""A file of the user's own: its bytes, its text, or one clear line about what is wrong with it.

Bytes become text by their mark, by what they declare, as UTF-8, or by a guess from the letters.
"""

from __future__ import annotations

import codecs
import re
import stat
import unicodedata
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from charset_normalizer import from_bytes

from bridge_rules_gui.alphabets import alphabet
from bridge_rules_gui.corpus.own_text import EncodingSource, Remark, RemarkKind
from bridge_rules_gui.language.sentence import Sentence, sentence
from bridge_rules_gui.reading.document import SourceError
from bridge_rules_gui.whole_files import Trouble, TroubledError

LARGEST: Final = 16 * 1024 * 1024
_MEGABYTE: Final = 1024 * 1024
_PIECE: Final = 256 * 1024
_FOREIGN: Final = (
    (b"%PDF", sentence("a PDF")),
    (b"PK\x03\x04", sentence("a Word, OpenDocument or zip file")),
    (b"\xd0\xcf\x11\xe0", sentence("an old Word file")),
    (b"{\\rtf", sentence("a file in Rich Text Format")),
    (b"\x89PNG", sentence("a picture")),
    (b"\xff\xd8\xff", sentence("a picture")),
    (b"GIF8", sentence("a picture")),
    (b"\x1f\x8b", sentence("a compressed file")),
    (b"7z\xbc\xaf", sentence("a compressed file")),
    (b"Rar!", sentence("a compressed file")),
    (b"\x7fELF", sentence("a program")),
    (b"MZ\x90", sentence("a program")),
    (b"SQLite format 3", sentence("a database")),
)


class OwnTextError(SourceError, TroubledError):
    """Raised when a file cannot be read as the Laws: says what, where, how to correct it."""


def no_tick(_share: float) -> None:
    """Let nobody know how far the work is."""


def read_bytes(path: Path, tick: Callable[[float], None] = no_tick) -> bytes:
    """Return the bytes of a file; raise `OwnTextError` when it cannot be a text.

    ``tick`` is called with how much of the work is done, 0 to 1; what it raises ends the work.
    """
    try:
        status = path.stat()
        _refuse_unreadable(path, status.st_mode, status.st_size)
        content = _read(path, status.st_size, tick)
    except OSError as error:
        reason = error.strerror or str(error)
        raise OwnTextError(
            f"{path}: cannot be read: {reason}; check its name and whether you may read it",
            Trouble.of(path, error),
        ) from error
    except ValueError as error:  # a NUL in the name
        if isinstance(error, OwnTextError):
            raise
        raise OwnTextError(
            sentence("{path}: not a file name; choose the file again", path=repr(str(path)))
        ) from error
    return content


def _refuse_unreadable(path: Path, mode: int, size: int) -> None:
    if stat.S_ISDIR(mode):
        raise OwnTextError(sentence("{path}: a folder; choose a file in it", path=path))
    if not stat.S_ISREG(mode):
        raise OwnTextError(
            sentence(
                "{path}: not an ordinary file; choose a text, Markdown or HTML file", path=path
            )
        )
    if size > LARGEST:
        raise OwnTextError(_too_large(path, size))
    if not size:
        raise OwnTextError(
            sentence("{path}: empty; choose a file with the text of the Laws", path=path)
        )


def _too_large(path: Path, size: int) -> Sentence:
    return sentence(
        (
            "{path}: {size} MB, more than the {largest} MB that are read; a text of the Laws has "
            "less than one: choose another file or shorten this one"
        ),
        path=path,
        size=size // _MEGABYTE,
        largest=LARGEST // _MEGABYTE,
    )


def _read(path: Path, size: int, tick: Callable[[float], None]) -> bytes:
    pieces: list[bytes] = []
    taken = 0
    with path.open("rb") as file:
        while piece := file.read(_PIECE):
            pieces.append(piece)
            taken += len(piece)
            if taken > LARGEST:  # it grows while it is read
                raise OwnTextError(_too_large(path, taken))
            tick(min(taken / size, 1.0))
    return b"".join(pieces)


def refuse_foreign(content: bytes, where: str) -> None:
    """Raise `OwnTextError` where the first bytes are those of a known format without plain text."""
    for beginning, kind in _FOREIGN:
        if content.startswith(beginning):
            raise OwnTextError(
                sentence(
                    (
                        "{where}: {kind}, not a text; open it in its own program and save it as "
                        "plain text or HTML"
                    ),
                    where=where,
                    kind=kind,
                )
            )


_MARKS: Final = (
    (codecs.BOM_UTF8, "utf-8"),
    (codecs.BOM_UTF32_LE, "utf-32-le"),  # before UTF-16: it begins with the same two bytes
    (codecs.BOM_UTF32_BE, "utf-32-be"),
    (codecs.BOM_UTF16_LE, "utf-16-le"),
    (codecs.BOM_UTF16_BE, "utf-16-be"),
)
_DECLARED: Final = re.compile(
    rb"""<meta\s[^>]{0,200}?charset\s*=\s*["']?\s*([\w.:-]{2,30})"""
    rb"""|<\?xml\s[^>]{0,200}?encoding\s*=\s*["']([\w.:-]{2,30})""",
    re.IGNORECASE,
)
_HEAD: Final = 4096
_SAMPLE: Final = 65536
_CANDIDATES: Final = [
    *("cp1251", "cp1250", "cp1252", "iso8859_2", "iso8859_5", "koi8_r", "cp866", "mac_cyrillic"),
    *("cp1253", "cp1254", "cp1257", "iso8859_1"),
]
_CONTROL: Final = re.compile(r"[\x00-\x08\x0e-\x1b\x7f\x80-\x84\x86-\x9f\ufffd\ufffe\uffff]")
_MOST_CONTROLS: Final = 0.02  # of all characters: a text has none, a picture a third
_LINE_END: Final = re.compile(r"\r\n?|[\u2028\u2029\x85]|\n")


@dataclass(frozen=True, slots=True)
class DecodedText:
    """The lines of a file, free of characters that are none; those stand in the remarks."""

    lines: tuple[str, ...]
    encoding: str
    source: EncodingSource
    remarks: tuple[Remark, ...]


def decode(content: bytes, where: str) -> DecodedText:
    """Return the text of a file; raise `OwnTextError` when it is none."""
    text, encoding, source = _decoded(content, where)
    damaged = len(_CONTROL.findall(text))
    if damaged > max(_MOST_CONTROLS * len(text), 8):
        raise OwnTextError(
            sentence(
                (
                    "{where}: contains {damaged} characters that text cannot have; it is not a "
                    "text file, or its encoding is not declared; save it as plain text in UTF-8"
                ),
                where=where,
                damaged=damaged,
            )
        )
    lines = _LINE_END.split(text)
    cleaned = tuple(unicodedata.normalize("NFC", _CONTROL.sub("", line)) for line in lines)
    return DecodedText(cleaned, encoding, source, tuple(_remarks(lines)))


def _decoded(content: bytes, where: str) -> tuple[str, str, EncodingSource]:
    for mark, encoding in _MARKS:
        if content.startswith(mark):
            text = content[len(mark) :].decode(encoding, "replace")
            return text, encoding, EncodingSource.MARK
    wide = _wide(content)
    if wide:
        return content.decode(wide, "replace"), wide, EncodingSource.GUESSED
    try:
        return content.decode("utf-8"), "utf-8", EncodingSource.UTF_8
    except UnicodeDecodeError:
        pass
    declared = _declared(content)
    if declared:
        return content.decode(declared, "replace"), declared, EncodingSource.DECLARED
    return _guessed(content, where)


def _wide(content: bytes) -> str:
    """Return the UTF-16 a text without mark is in, by where its zero bytes stand."""
    sample = content[:_HEAD]
    even, odd = sample[0::2].count(0), sample[1::2].count(0)
    half = len(sample) // 2
    # Cyrillic letters have no zero byte, but blanks and line ends do.
    if min(even, odd) <= half // 50 and max(even, odd) > max(half // 12, 3):
        return "utf-16-le" if odd > even else "utf-16-be"
    return ""


def _declared(content: bytes) -> str:
    """Return the encoding an HTML file says it has, if Python knows it as one of text."""
    match = _DECLARED.search(content[:_HEAD])
    if match is None:
        return ""
    name = alphabet((match[1] or match[2]).decode("ascii"))
    return name if not name.startswith("utf") else ""


def _guessed(content: bytes, where: str) -> tuple[str, str, EncodingSource]:
    damaged = content.decode("utf-8", "replace")
    if damaged.count("\ufffd") * 200 < len(damaged):  # UTF-8 with a few bytes lost
        return damaged, "utf-8", EncodingSource.GUESSED
    sample = bytes(_significant_bytes(content))
    best = from_bytes(sample, cp_isolation=_CANDIDATES).best()
    if best is None:
        raise OwnTextError(
            sentence(
                "{where}: unknown text encoding; save the file as UTF-8",
                where=where,
            )
        )
    return content.decode(best.encoding, "replace"), best.encoding, EncodingSource.GUESSED


def _significant_bytes(content: bytes) -> Iterator[int]:
    """Yield a part of the content, the lines first that have letters beyond ASCII."""
    taken = 0
    for line in content.split(b"\n"):
        if not line.isascii():
            yield from line[:_HEAD]
            yield 10
            taken += min(len(line), _HEAD)
        if taken > _SAMPLE:
            return


def _remarks(lines: list[str]) -> Iterator[Remark]:
    """Yield a remark for each run of lines with damaged characters."""
    found = [(n, "".join(_CONTROL.findall(line))) for n, line in enumerate(lines, start=1)]
    run: list[tuple[int, str]] = []
    for number, damaged in found:
        if damaged:
            if run and number > run[-1][0] + 1:
                yield _remark(run)
                run = []
            run.append((number, damaged))
    if run:
        yield _remark(run)


def _remark(run: list[tuple[int, str]]) -> Remark:
    text = "".join(damaged for _, damaged in run)
    names = dict.fromkeys(f"U+{ord(character):04X}" for character in text)
    detail = ", ".join(list(names)[:5])
    return Remark(RemarkKind.DAMAGED, run[0][0], run[-1][0], "", detail, text)
