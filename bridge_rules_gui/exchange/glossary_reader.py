"""A user's own glossary read from its file, a table (CSV) or TBX."""

from __future__ import annotations

import codecs
import csv
import io
import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final

from bridge_rules_gui.exchange.files import ExchangeError, read_whole
from bridge_rules_gui.exchange.glossary import (
    LANGUAGES,
    SHOWN,
    Glossary,
    GlossaryEntry,
    GlossaryTerm,
)
from bridge_rules_gui.exchange.guarded_xml import Element, read_xml
from bridge_rules_gui.exchange.spreadsheet import plain
from bridge_rules_gui.language.sentence import sentence

_LARGEST: Final = 16_000_000
"""How many bytes of a glossary are read: more would stand in the way of every keystroke."""


def read_glossary(path: Path) -> Glossary:
    """Read a CSV or TBX file; raise `ExchangeError` with file and line where it is bad."""
    content, where = read_whole(path, _LARGEST), str(path)
    begin = content[:64].lstrip(b"\xef\xbb\xbf\xff\xfe \t\r\n\0")
    others: Counter[str] = Counter()
    is_xml = begin.startswith(b"<")
    entries = _entries_of_tbx(content, where, others) if is_xml else _entries_of_csv(content, where)
    if not entries and others:
        known = ", ".join(LANGUAGES)
        raise ExchangeError(
            sentence(
                "{where}:1: no terms in any of {known}; found: {others}",
                where=where,
                known=known,
                others=_listed(others),
            )
        )
    if not entries:
        raise ExchangeError(sentence("{where}:1: this file has no terms", where=where))
    return Glossary(path.name, entries, tuple(others.most_common()))


def _listed(languages: Mapping[str, int]) -> str:
    return ", ".join(f"{language} {count}" for language, count in languages.items())


_MARKS: Final = (codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)
"""What a file in UTF-16 begins with, as Excel and MultiTerm write it."""
_TERM_COLUMNS: Final = frozenset({"term", "language"})


def _entries_of_csv(content: bytes, where: str) -> tuple[GlossaryEntry, ...]:
    """Read a table with a term in each row, or with a column for each language."""
    try:
        text = content.decode("utf-16" if content.startswith(_MARKS) else "utf-8-sig")
    except UnicodeDecodeError as error:
        line = content[: error.start].count(b"\n") + 1
        raise ExchangeError(
            sentence(
                "{where}:{line}: this is not UTF-8; save the table as UTF-8", where=where, line=line
            )
        ) from error
    reader = csv.reader(io.StringIO(text, newline=""), delimiter=_delimiter(text), strict=True)
    try:
        header = [name.strip().lower() for name in next(reader, [])]
        rows = [(reader.line_num, row) for row in reader if any(cell.strip() for cell in row)]
    except csv.Error as error:
        raise ExchangeError(
            sentence(
                "{where}:{line}: not valid CSV: {said}",
                where=where,
                line=reader.line_num,
                said=error,
            )
        ) from error
    named = [_named(header, row, f"{where}:{line}") for line, row in rows]
    numbered = [(line, cells) for (line, _), cells in zip(rows, named, strict=True)]
    if set(header) >= _TERM_COLUMNS:
        return tuple(_with_a_term_in_a_row(numbered, where))
    if len([name for name in header if name.partition("-")[0] in LANGUAGES]) > 1:
        return tuple(_with_a_column_for_a_language(numbered, where))
    raise ExchangeError(
        sentence(
            "{where}:1: the first row must name the columns: language and term "
            "(and concept, note), or two or more of {names}",
            where=where,
            names=", ".join(LANGUAGES),
        )
    )


def _delimiter(text: str) -> str:
    """Return what separates the names of the columns: spreadsheets differ by country."""
    first = text.partition("\n")[0]
    return max(",;\t", key=first.count)


def _named(header: Sequence[str], row: Sequence[str], where: str) -> Mapping[str, str]:
    if len(row) > len(header):
        raise ExchangeError(
            sentence(
                "{where}: {count} cells for {columns} columns; put text with commas in quotes",
                where=where,
                count=len(row),
                columns=len(header),
            )
        )
    return {name: plain(cell.strip()) for name, cell in zip(header, row, strict=False)}


_Rows = list[tuple[int, "Mapping[str, str]"]]


def _with_a_term_in_a_row(rows: _Rows, where: str) -> Iterator[GlossaryEntry]:
    """Yield an entry for the rows of each concept; a row without concept is its own entry."""
    together: dict[str, list[GlossaryTerm]] = {}
    for line, cells in rows:
        here = f"{where}:{line}"
        if not cells.get("term"):
            raise ExchangeError(sentence("{where}: the term is missing", where=here))
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
            if name.partition("-")[0] in LANGUAGES
            for text in cell.split(";")
            if text.strip()
        )
        if not terms:
            raise ExchangeError(
                sentence(
                    "{where}:{line}: the row has no term in any language", where=where, line=line
                )
            )
        yield GlossaryEntry(cells.get("concept", ""), terms, line)


def _language(tag: str, where: str) -> str:
    """Return the language of a tag like ``sr-Latn``; raise `ExchangeError` for an unknown one."""
    language = tag.strip().lower().replace("_", "-").partition("-")[0]
    if language not in LANGUAGES:
        known = ", ".join(LANGUAGES)
        raise ExchangeError(
            sentence(
                "{where}: unknown language {tag}; write one of {known}",
                where=where,
                tag=repr(tag[:SHOWN]),
                known=known,
            )
        )
    return language


_TAG: Final = re.compile(r"[A-Za-z]{2,3}(?:[-_][A-Za-z0-9]+)*")


def _entries_of_tbx(content: bytes, where: str, others: Counter[str]) -> tuple[GlossaryEntry, ...]:
    """Read TBX of version 3, or of version 2 with ``tig`` or ``ntig``.

    Terms in other languages are counted in ``others``, and what has no term left is passed over.
    """
    root = read_xml(content, where)
    if root.name not in ("tbx", "martif"):
        raise ExchangeError(
            sentence(
                "{where}:{line}: <{name}> is not TBX; expected <tbx> or <martif>",
                where=where,
                line=root.line,
                name=root.name,
            )
        )
    entries = (_concept(e, where, others) for e in root.below("conceptEntry", "termEntry"))
    return tuple(entry for entry in entries if entry.terms)


def _concept(entry: Element, where: str, others: Counter[str]) -> GlossaryEntry:
    found = [
        term for section in entry.named("langSec", "langSet") for term in _terms(section, where)
    ]
    if not found:
        raise ExchangeError(
            sentence("{where}:{line}: the entry has no term", where=where, line=entry.line)
        )
    others.update(term.language for term in found if term.language not in LANGUAGES)
    terms = tuple(term for term in found if term.language in LANGUAGES)
    concept = entry.attributes.get("id", "").removeprefix("c-")
    return GlossaryEntry(concept, terms, entry.line)


def _terms(section: Element, where: str) -> Iterator[GlossaryTerm]:
    tag = section.language.strip()
    if not _TAG.fullmatch(tag):
        raise ExchangeError(
            sentence(
                "{where}:{line}: unknown language {tag}; write a tag like sr-Latn",
                where=where,
                line=section.line,
                tag=repr(tag[:SHOWN]),
            )
        )
    language = re.split("[-_]", tag.lower())[0]
    for group in section.named("termSec", "tig", "ntig"):
        term = next(group.below("term"), None)
        if term is None or not term.words:
            here = f"{where}:{group.line}"
            raise ExchangeError(sentence("{where}: the term is missing", where=here))
        note = next(group.below("note"), None)
        yield GlossaryTerm(language, term.words, note.words if note else "", term.line)
