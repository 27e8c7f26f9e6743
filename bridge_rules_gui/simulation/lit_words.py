"""The words of a provision that decide: found in the book, and on a page set for reading."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from enum import StrEnum

from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.corpus.corpus import Corpus
from bridge_rules_gui.table.ground import OMISSION, Ground, passages
from bridge_rules_gui.table.verdict import Applied, Role

Stretch = tuple[int, int]


class PartOfProvision(StrEnum):
    """In which of a provision's words something stands."""

    TEXT = "text"
    CLOSING = "closing"
    HEADING = "heading"
    TABLE = "table"
    FOOTNOTE = "footnote"


@dataclass(frozen=True, slots=True)
class LitWords:
    """The characters of a provision that decide: `start` to `end` of one of its parts.

    `marker` is the footnote's where `part` is one, and the table's number where it is one.
    """

    part: PartOfProvision
    start: int
    end: int
    marker: str = ""


@dataclass(frozen=True, slots=True)
class LitLaw:
    """A provision that applies: its place, its role, and its deciding words.

    `lit` are the places of their passages.
    """

    address: Address
    role: Role
    words: str
    lit: tuple[LitWords, ...]


def lit_law(corpus: Corpus, applied: Applied) -> LitLaw:
    """Return a provision that applies with its deciding words."""
    return lit_ground(corpus, applied.ground, applied.role)


def lit_ground(corpus: Corpus, ground: Ground, role: Role) -> LitLaw:
    """Return a ground with the places of its words, in their order. Raise `LookupError`.

    Passages that overlap are one.
    """
    order = list(PartOfProvision)
    found = sorted(
        (_place(corpus, ground, passage) for passage in passages(ground.words)),
        key=lambda each: (order.index(each[0].part), each[0].marker, each[0].start),
    )
    lit: list[tuple[LitWords, str]] = []
    for place, text in found:
        last = lit.pop()[0] if lit and _overlap(lit[-1][0], place) else place
        lit.append((replace(last, end=max(last.end, place.end)), text))
    words = OMISSION.join(text[place.start : place.end] for place, text in lit)
    return LitLaw(ground.address, role, words, tuple(place for place, _ in lit))


def _overlap(before: LitWords, place: LitWords) -> bool:
    same = (before.part, before.marker) == (place.part, place.marker)
    return same and place.start < before.end


def _place(corpus: Corpus, ground: Ground, passage: str) -> tuple[LitWords, str]:
    """Return where a passage is, and the text it is in."""
    for part, marker, text in _parts(corpus, ground):
        start = text.find(passage)
        if start >= 0:
            return LitWords(part, start, start + len(passage), marker), text
    raise LookupError(f"{ground.address} does not say: {passage}")


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


def place_of_words(
    page: str, within: Stretch, silent: Iterable[Stretch], words: str
) -> Stretch | None:
    """Return where words stand in a stretch of a page, None where they do not.

    Paragraphs and lines of the page may end where they like, and what is `silent` stands on the
    page only: the editors' marks, the markers of notes.
    """
    start, end = within
    hidden = {at for first, last in silent for at in range(first, last)}
    places = [at for at in range(start, min(end, len(page))) if at not in hidden]
    letters = [at for at in places if not page[at].isspace()]
    requested = "".join(words.split())
    found = "".join(page[at] for at in letters).find(requested) if requested else -1
    if found < 0:
        return None
    return letters[found], letters[found + len(requested) - 1] + 1
