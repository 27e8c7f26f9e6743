"""The deciding words of a provision, found in the book."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.corpus.corpus import Corpus
from bridge_rules_gui.simulation.frame import LitLaw, LitWords, PartOfProvision
from bridge_rules_gui.table.ground import OMISSION, Ground, passages
from bridge_rules_gui.table.verdict import Applied, Role

_PARTS: Final = tuple(PartOfProvision)


def address_of(ground: Ground) -> Address:
    """Return the address of the provision a decision rests on."""
    return Address(ground.edition, ground.citation)


def lit_law(corpus: Corpus, applied: Applied) -> LitLaw:
    """Return a provision at work with its deciding words."""
    return lit_ground(corpus, applied.ground, applied.role)


def lit_ground(corpus: Corpus, ground: Ground, role: Role) -> LitLaw:
    """Return a ground with the places of its words, in their order. Raise `LookupError`.

    Passages that overlap are one.
    """
    found = sorted(
        (_place(corpus, ground, passage) for passage in passages(ground.words)),
        key=lambda each: (_PARTS.index(each[0].part), each[0].marker, each[0].start),
    )
    lit: list[tuple[LitWords, str]] = []
    for place, text in found:
        last = lit.pop()[0] if lit and _overlap(lit[-1][0], place) else place
        lit.append((replace(last, end=max(last.end, place.end)), text))
    words = OMISSION.join(text[place.start : place.end] for place, text in lit)
    return LitLaw(address_of(ground), role, words, tuple(place for place, _ in lit))


def _overlap(before: LitWords, place: LitWords) -> bool:
    same = (before.part, before.marker) == (place.part, place.marker)
    return same and place.start < before.end


def _place(corpus: Corpus, ground: Ground, passage: str) -> tuple[LitWords, str]:
    """Return where a passage is, and the text it is in."""
    for part, marker, text in _parts(corpus, ground):
        start = text.find(passage)
        if start >= 0:
            return LitWords(part, start, start + len(passage), marker), text
    raise LookupError(f"{address_of(ground)} does not say: {passage}")


def _parts(corpus: Corpus, ground: Ground) -> Iterator[tuple[PartOfProvision, str, str]]:
    """Yield what a provision says: its words, those after its children, heading, tables, notes."""
    provision = corpus.provision(ground.edition, ground.citation)
    yield PartOfProvision.TEXT, "", provision.body.text
    yield PartOfProvision.CLOSING, "", provision.closing.text
    yield PartOfProvision.HEADING, "", provision.heading.text
    for number, table in enumerate(provision.tables):
        yield PartOfProvision.TABLE, str(number), table.words
    for note in corpus.books[ground.edition].footnotes:
        if ground.citation in note.on:
            yield PartOfProvision.FOOTNOTE, note.marker, note.body.text
