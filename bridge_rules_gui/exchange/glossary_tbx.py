"""A user's own glossary as TBX, of version 3 or 2."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from typing import Final

from bridge_rules_gui.exchange.files import ExchangeError
from bridge_rules_gui.exchange.glossary import LANGUAGES, SHOWN, GlossaryEntry, GlossaryTerm
from bridge_rules_gui.exchange.guarded_xml import Element, read_xml
from bridge_rules_gui.language.sentence import sentence

_TAG: Final = re.compile(r"[A-Za-z]{2,3}(?:[-_][A-Za-z0-9]+)*")


def entries_of_tbx(content: bytes, where: str, others: Counter[str]) -> tuple[GlossaryEntry, ...]:
    """Read TBX of version 3, or of version 2 with ``tig`` or ``ntig``.

    Terms in other languages are counted in ``others``, and what has no term left is passed over.
    """
    root = read_xml(content, where)
    if root.name not in ("tbx", "martif"):
        raise ExchangeError(
            sentence(
                "{where}:{line}: <{name}> is no TBX; expected <tbx> or <martif>",
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
                "{where}:{line}: no language {tag}; write a tag like sr-Latn",
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
