"""A user's own glossary, read from CSV or TBX: a layer beside the termbase, never part of it."""

from __future__ import annotations

import csv
import io
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from bridge_rules_gui.exchange.files import ExchangeError, read_whole
from bridge_rules_gui.exchange.guarded_xml import read_xml
from bridge_rules_gui.exchange.term_csv import plain

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence
    from pathlib import Path

    from bridge_rules_gui.exchange.guarded_xml import Element

_LANGUAGES: Final = ("en", "ru", "sr", "bg")
_LARGEST: Final = 16_000_000
"""How many bytes of a glossary are read: more would stand in the way of every keystroke."""
_TERM_COLUMNS: Final = frozenset({"term", "language"})


@dataclass(frozen=True, slots=True)
class GlossaryTerm:
    """A term as the user's file gives it: its language, a note, and the line it stands in."""

    language: str
    text: str
    note: str = ""
    line: int = 0


@dataclass(frozen=True, slots=True)
class GlossaryEntry:
    """Terms that mean one thing; ``concept`` is an id the file gives it, or empty."""

    concept: str
    terms: tuple[GlossaryTerm, ...]
    line: int


@dataclass(frozen=True, slots=True)
class Glossary:
    """A user's glossary; ``name`` is that of its file."""

    name: str
    entries: tuple[GlossaryEntry, ...]


def read_glossary(path: Path) -> Glossary:
    """Read a CSV or TBX file; raise `ExchangeError` with file and line where it is bad."""
    content = read_whole(path, _LARGEST)
    looks_like_xml = content.lstrip(b"\xef\xbb\xbf \t\r\n").startswith(b"<")
    entries = _of_tbx(content, str(path)) if looks_like_xml else _of_csv(content, str(path))
    if not entries:
        raise ExchangeError(f"{path}:1: there is no term in this file")
    return Glossary(path.name, entries)


def _language(tag: str, where: str) -> str:
    """Return the language of a tag like ``sr-Latn``; raise `ExchangeError` for a strange one."""
    language = tag.strip().lower().replace("_", "-").partition("-")[0]
    if language not in _LANGUAGES:
        known = ", ".join(_LANGUAGES)
        raise ExchangeError(f"{where}: no language {tag!r}; write one of {known}")
    return language


def _of_csv(content: bytes, where: str) -> tuple[GlossaryEntry, ...]:
    """Read a table with a term in each row, or with a column for each language."""
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = content[: error.start].count(b"\n") + 1
        raise ExchangeError(
            f"{where}:{line}: this is not UTF-8; save the table as UTF-8"
        ) from error
    reader = csv.reader(io.StringIO(text, newline=""), delimiter=_delimiter(text), strict=True)
    try:
        header = [name.strip().lower() for name in next(reader, [])]
        rows = [(reader.line_num, row) for row in reader if any(cell.strip() for cell in row)]
    except csv.Error as error:
        raise ExchangeError(f"{where}:{reader.line_num}: this is no CSV: {error}") from error
    named = [_named(header, row, f"{where}:{line}") for line, row in rows]
    numbered = [(line, cells) for (line, _), cells in zip(rows, named, strict=True)]
    if set(header) >= _TERM_COLUMNS:
        return tuple(_with_a_term_in_a_row(numbered, where))
    if len([name for name in header if name.partition("-")[0] in _LANGUAGES]) > 1:
        return tuple(_with_a_column_for_a_language(numbered, where))
    raise ExchangeError(
        f"{where}:1: the first row must name the columns: language and term (and concept, note), "
        f"or two or more of {', '.join(_LANGUAGES)}"
    )


def _delimiter(text: str) -> str:
    """Return what separates the names of the columns: spreadsheets differ by country."""
    first = text.partition("\n")[0]
    return max(",;\t", key=first.count)


def _named(header: Sequence[str], row: Sequence[str], where: str) -> Mapping[str, str]:
    if len(row) > len(header):
        raise ExchangeError(
            f"{where}: {len(row)} cells for {len(header)} columns; put text with commas in quotes"
        )
    return {name: plain(cell.strip()) for name, cell in zip(header, row, strict=False)}


_Rows = list[tuple[int, "Mapping[str, str]"]]


def _with_a_term_in_a_row(rows: _Rows, where: str) -> Iterator[GlossaryEntry]:
    """Yield an entry for the rows of each concept; a row without concept is its own entry."""
    together: dict[str, list[GlossaryTerm]] = {}
    for line, cells in rows:
        here = f"{where}:{line}"
        if not cells.get("term"):
            raise ExchangeError(f"{here}: the term is missing")
        language = _language(cells.get("language", ""), here)
        term = GlossaryTerm(language, cells["term"], cells.get("note", ""), line)
        together.setdefault(cells.get("concept") or f"\n{line}", []).append(term)
    for concept, terms in together.items():
        yield GlossaryEntry(concept if concept[0] != "\n" else "", tuple(terms), terms[0].line)


def _with_a_column_for_a_language(rows: _Rows, where: str) -> Iterator[GlossaryEntry]:
    """Yield an entry for each row; several terms of one language are parted by semicolons."""
    for line, cells in rows:
        terms = tuple(
            GlossaryTerm(name.partition("-")[0], text.strip(), cells.get("note", ""), line)
            for name, cell in cells.items()
            if name.partition("-")[0] in _LANGUAGES
            for text in cell.split(";")
            if text.strip()
        )
        if not terms:
            raise ExchangeError(f"{where}:{line}: the row has no term in any language")
        yield GlossaryEntry(cells.get("concept", ""), terms, line)


def _of_tbx(content: bytes, where: str) -> tuple[GlossaryEntry, ...]:
    """Read TBX of version 3, or of version 2 with ``tig`` or ``ntig``."""
    root = read_xml(content, where)
    if root.name not in ("tbx", "martif"):
        raise ExchangeError(
            f"{where}:{root.line}: <{root.name}> is no TBX; expected <tbx> or <martif>"
        )
    return tuple(_concept(e, where) for e in root.below("conceptEntry", "termEntry"))


def _concept(entry: Element, where: str) -> GlossaryEntry:
    terms = tuple(
        term for section in entry.named("langSec", "langSet") for term in _terms(section, where)
    )
    if not terms:
        raise ExchangeError(f"{where}:{entry.line}: the entry has no term")
    concept = entry.attributes.get("id", "").removeprefix("c-")
    return GlossaryEntry(concept, terms, entry.line)


def _terms(section: Element, where: str) -> Iterator[GlossaryTerm]:
    language = _language(section.language, f"{where}:{section.line}")
    for group in section.named("termSec", "tig", "ntig"):
        term = next(group.below("term"), None)
        if term is None or not term.words:
            raise ExchangeError(f"{where}:{group.line}: the term is missing")
        note = next(group.below("note"), None)
        yield GlossaryTerm(language, term.words, note.words if note else "", term.line)
