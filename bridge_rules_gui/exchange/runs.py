"""Runs: the words of a passage cut where a reference, a footnote's mark or a restoration stands.

Every format that keeps more than plain words is written from them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.corpus.passage import CrossReference, Passage, Restoration, Stretch
from bridge_rules_gui.corpus.provision import Provision, Table


@dataclass(frozen=True, slots=True)
class Words:
    """Words that are nothing but words."""

    text: str


@dataclass(frozen=True, slots=True)
class ReferringWords:
    """Words that send the reader elsewhere; the members of a range share them."""

    text: str
    references: tuple[CrossReference, ...]


@dataclass(frozen=True, slots=True)
class NoteCall:
    """The place a footnote is called at: its number in `Book.footnotes`."""

    footnote: int


@dataclass(frozen=True, slots=True)
class RestoredWords:
    """Characters lost in print and put back by the editors."""

    text: str
    restoration: Restoration


Run = Words | ReferringWords | NoteCall | RestoredWords


def pieces(passage: Passage, tables: Iterable[Table] = ()) -> Iterator[Stretch | Table]:
    """Yield the paragraphs of a passage and the tables between them, in reading order.

    A passage without words that calls a footnote has one paragraph, an empty one.
    """
    start = 0
    for table in tables:
        yield from passage.paragraphs(start, table.at)
        yield table
        start = table.at
    yield from passage.paragraphs(start)
    if passage.footnotes and not passage.text:
        yield 0, 0


def runs(passage: Passage, stretch: Stretch | None = None) -> Iterator[Run]:
    """Yield the runs of a stretch of a passage, of all of it without one.

    A note called within a reference follows it.
    """
    start, end = stretch or (0, len(passage.text))
    at, waiting = start, list(_insets(passage, (start, end)))
    for place, until, run in sorted(waiting, key=_place):
        if place > at:
            yield Words(passage.text[at:place])
        if place >= at or isinstance(run, NoteCall):
            yield run
            at = max(at, until)
    if end > at:
        yield Words(passage.text[at:end])


def one_line(words: str) -> str:
    """Return a title with its line breaks made blanks."""
    return " ".join(words.split())


def level(citation: Citation) -> int:
    """Return how deep below its law a provision stands, the law itself at 0."""
    return len(citation.labels)


def label_of(provision: Provision) -> str:
    """Return the printed label; in square brackets the canonical one where print has lost it."""
    if provision.inferred or not provision.printed_label:
        label = provision.citation.labels[-1] if provision.citation.labels else ""
        return f"[{label.lstrip('.') or provision.citation.law}]"
    return provision.printed_label


def _place(inset: tuple[int, int, Run]) -> tuple[int, bool]:
    return inset[0], isinstance(inset[2], NoteCall) is False


def _insets(passage: Passage, stretch: Stretch) -> Iterator[tuple[int, int, Run]]:
    """Yield what is set into a stretch, with its first offset and the one behind it."""
    start, end = stretch
    shared: dict[Stretch, list[CrossReference]] = {}
    for reference in passage.references:
        if start <= reference.start and reference.end <= end:
            shared.setdefault((reference.start, reference.end), []).append(reference)
    for (first, last), members in shared.items():
        yield first, last, ReferringWords(passage.text[first:last], tuple(members))
    for mark in passage.footnotes:
        if start <= mark.at <= end:
            yield mark.at, mark.at, NoteCall(mark.footnote)
    for restored in passage.restorations:
        until = restored.at + len(restored.restored)
        if start <= restored.at and until <= end:
            yield restored.at, until, RestoredWords(restored.restored, restored)


def anchor_of(address: Address) -> str:
    """Return the name of a place within a file: letters, digits and hyphens."""
    return str(address).replace(")", "").translate(_HYPHENS)


_HYPHENS = str.maketrans("/(:", "---")
