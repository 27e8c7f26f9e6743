"""The terminology as plain text, for people at a terminal."""

from __future__ import annotations

import textwrap
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import Final

from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.indexes.kwic import KwicLine
from bridge_rules_gui.indexes.unknown_words import UnknownWord
from bridge_rules_gui.language.phrasebook import ENGLISH
from bridge_rules_gui.language.sentence import Sentence, Verbatim, counted_sentence, sentence
from bridge_rules_gui.terms.answers import (
    AttestedTerm,
    Finding,
    TermCard,
    TermColumn,
    TermRow,
    Variant,
)

_WIDTH = 78
_MOST_PLACES = 12
_YOURS: Final = sentence("your glossary")
Say = Callable[[Sentence], str]
"""What puts a sentence into the language of the reader."""


def rows(found: Iterable[TermRow], say: Say = ENGLISH.say) -> str:
    """Return the list of concepts, a line each: the first term and the count of each edition."""
    return "\n".join(_row(row, say) for row in found)


def _row(row: TermRow, say: Say) -> str:
    each = zip(row.terms, row.counts, row.shared, strict=True)
    terms = " · ".join(_counted(*of_edition, say) if of_edition[0] else "–" for of_edition in each)
    mark = f" ({say(_YOURS)})" if row.is_own else ""
    return f"{row.id}{mark}: {terms}"


def _counted(term: str, count: int, shared: int, say: Say) -> str:
    also = f" ({say(sentence('{count} shared', count=shared))})" if shared else ""
    return f"{term} {count}{also}"


def card(found: TermCard, say: Say = ENGLISH.say) -> str:
    """Return one concept, an edition after the other."""
    concept = found.concept
    lines = [f"{concept.id}: {', '.join(concept.english)} ({concept.subject.value})"]
    lines += _wrapped(concept.note)
    for column in found.columns:
        lines += _column(column, say)
    lines += [f"{say(_YOURS)}: {t.text} ({t.language}) {t.note}".rstrip() for t in found.own]
    return "\n".join(lines)


def _column(column: TermColumn, say: Say) -> Iterator[str]:
    yield f"{column.edition}: {say(counted_sentence('{n} place', '{n} places', column.count))}"
    if column.shared:
        yield from _wrapped(_also_counted(column.shared, say))
    for attested in column.terms:
        yield from _term(attested, say)
    for attested in column.commentary:
        yield from _term(attested, say, f"{say(sentence('in the commentary'))}: ")
    if column.definition:
        yield f"  {say(sentence('defined in {place}', place=column.definition))}"
    if column.quote:
        yield from _wrapped(f"{column.context}: {column.quote}")
    yield from _wrapped(column.note)
    yield from _wrapped(column.absent)


def _term(attested: AttestedTerm, say: Say, before: str = "") -> Iterator[str]:
    forms = ", ".join(f"{form} {count}" for form, count in attested.forms)
    names = " / ".join(attested.term.headwords)
    yield from _wrapped(f"{before}{names} [{attested.term.status}]: {forms}")
    if attested.shared:
        yield from _wrapped(_also_counted(attested.shared, say), "    ")
    yield from _wrapped(_places(attested.places, say), "    ")


def _also_counted(others: Iterable[tuple[str, int]], say: Say) -> str:
    concepts = ", ".join(f"{concept} {count}" for concept, count in others)
    return say(sentence("also counted under: {concepts}", concepts=Verbatim(concepts)))


def _places(places: Sequence[tuple[Address, int]], say: Say = ENGLISH.say) -> str:
    shown = [str(a.place) + (f" ×{n}" if n > 1 else "") for a, n in places[:_MOST_PLACES]]
    more = len(places) - len(shown)
    return ", ".join(shown) + (f" {say(sentence('and {more} more', more=more))}" if more else "")


def kwic(lines: Sequence[KwicLine]) -> str:
    """Return lines of context with the key words one under the other."""
    place = max((len(str(line.address)) for line in lines), default=0)
    left = max((len(line.left) for line in lines), default=0)
    return "\n".join(
        f"{line.address!s:<{place}}  {line.left:>{left}}[{line.keyword}]{line.right}"
        for line in lines
    )


def unknown(found: Mapping[Edition, Sequence[UnknownWord]], least: int) -> str:
    """Return the words no term covers, by edition; say where there are none."""
    lines: list[str] = []
    for edition, words in found.items():
        lines += [
            f"{edition}: {w.count:>4}  {', '.join(form for form, _ in w.forms)}" for w in words
        ]
        if not words:
            lines.append(f"{edition}: no word without a term stands {least} times or more")
    return "\n".join(lines)


def report(findings: Iterable[Finding]) -> str:
    """Return the findings of the consistency report, kind by kind."""
    lines: list[str] = []
    for kind, group in groupby(findings, key=lambda finding: finding.kind):
        lines.append(f"{kind.value}:")
        for finding in group:
            lines += _finding(finding)
    return "\n".join(lines)


def _finding(finding: Finding) -> Iterator[str]:
    edition = f" {finding.edition}" if finding.edition else ""
    yield f"  {', '.join(finding.concepts)}{edition}"
    for variant in finding.variants:
        yield from _wrapped(_variant(variant), "    ")
    for explained in finding.explanations:
        place = str(explained.place) if explained.place else f"{explained.edition}: none"
        weights = f" [{', '.join(explained.differing)}]" if explained.differing else ""
        yield from _wrapped(f"{place}{weights} {explained.text}", "    ")


def _variant(variant: Variant) -> str:
    where = " in the commentary" if variant.is_commentary else ""
    shared = f" (also {', '.join(variant.shared_with)})" if variant.is_shared else ""
    return f"{variant.text}{shared}{where} {variant.count}: {_places(variant.places)}"


def _wrapped(text: str, indent: str = "  ") -> list[str]:
    return textwrap.wrap(text, _WIDTH, initial_indent=indent, subsequent_indent=indent + "  ")
