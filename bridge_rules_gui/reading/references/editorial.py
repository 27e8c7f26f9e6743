"""The editors' judgement of references, reviewed by hand: ``content/references/*.toml``.

A row names a reference by the place it stands at, its quote and its target as printed
(and, where these occur twice, by the words around it), and says what became of it. A row
that is resolved adds a reference no grammar finds.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from importlib.resources.abc import Traversable

from bridge_rules_gui.corpus.address import NamedPlace, parse_place
from bridge_rules_gui.corpus.book import Book, SourceProblem
from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.corpus.passage import CrossReference, ReferenceStatus
from bridge_rules_gui.reading.tables import Row, refuse_unknown_keys, row_reader, rows_of_file

_KEYS = frozenset({"place", "quote", "target", "status", "meant", "reason", "words"})


@dataclass(frozen=True, slots=True, kw_only=True)
class Judgement:
    """What the editors say of one reference.

    ``place``, ``quote``, ``target`` (as printed) and ``words`` (around the quote, or
    empty) find it. ``status``, ``meant`` and ``reason`` are the judgement.
    """

    place: Citation | NamedPlace
    quote: str
    target: Citation | NamedPlace
    status: ReferenceStatus
    reason: str
    words: str = ""
    meant: Citation | NamedPlace | None = None

    def concerns(self, text: str, at: Citation | NamedPlace, reference: CrossReference) -> bool:
        """Tell whether this is the judgement of a reference in a text standing at a place."""
        same = (self.place, self.quote, self.target) == (at, reference.quote, reference.target)
        return same and self._surrounds(text, reference)

    def _surrounds(self, text: str, reference: CrossReference) -> bool:
        start = text.find(self.words)
        while self.words and start >= 0:
            if start <= reference.start and reference.end <= start + len(self.words):
                return True
            start = text.find(self.words, start + 1)
        return not self.words

    def applied_to(self, reference: CrossReference) -> CrossReference:
        """Return the reference as the editors judge it."""
        return replace(reference, status=self.status, meant=self.meant, reason=self.reason)


@dataclass(frozen=True, slots=True)
class EditorialTable:
    """The judgements of one book."""

    rows: tuple[Judgement, ...] = ()

    def added(self, text: str, at: Citation | NamedPlace) -> Iterator[CrossReference]:
        """Yield the references of a text that only a reader sees: those judged to be resolved."""
        for row in self.rows:
            start = text.find(row.quote)
            if row.status is ReferenceStatus.RESOLVED and row.place == at and start >= 0:
                yield CrossReference(row.quote, start, start + len(row.quote), row.target)

    def judge(
        self, text: str, at: Citation | NamedPlace, reference: CrossReference
    ) -> CrossReference:
        """Return a reference as judged, or as found where the editors have nothing to say."""
        for row in self.rows:
            if row.concerns(text, at, reference):
                return row.applied_to(reference)
        return reference


def read_table(folder: Traversable, edition: Edition) -> EditorialTable:
    """Read the table of an edition from ``content/references``; raise `TableError`."""
    file = f"{edition.value}.toml"
    rows = rows_of_file(folder / file, f"references/{file}", "reference")
    return EditorialTable(tuple(_judgement(where, row) for where, row in rows))


@row_reader
def _judgement(where: str, row: Row) -> Judgement:
    refuse_unknown_keys(where, row, _KEYS)
    return Judgement(
        place=parse_place(row["place"]),
        quote=row["quote"],
        target=parse_place(row["target"]),
        status=ReferenceStatus(row["status"]),
        reason=row["reason"],
        words=row.get("words", ""),
        meant=parse_place(row["meant"]) if "meant" in row else None,
    )


def reference_problems(book: Book, table: EditorialTable) -> Iterator[SourceProblem]:
    """Yield a problem for each doubtful reference, and for each judgement without its reference."""
    lines = _first_lines(book)
    judged = set()
    for place, passage in dict.fromkeys(book.located_passages()):
        for reference in passage.references:
            judged |= {row for row in table.rows if row.concerns(passage.text, place, reference)}
            if reference.status is not ReferenceStatus.RESOLVED:
                line, where = lines.get(place, 1), f"{book.edition}/{place}"
                kind = f"{reference.status}-reference"
                yield SourceProblem(kind, book.file, line, where, _verdict(reference))
    for row in table.rows:
        if row not in judged:
            message = f"{row.quote!r} is judged, but no such reference is found here"
            where = f"{book.edition}/{row.place}"
            line = lines.get(row.place, 1)
            yield SourceProblem("judgement-without-reference", book.file, line, where, message)


def _verdict(reference: CrossReference) -> str:
    meant = "what is meant is open" if reference.meant is None else f"meant is {reference.meant}"
    return f"{reference.quote!r} sends to {reference.target}; {meant}"


def _first_lines(book: Book) -> dict[Citation | NamedPlace, int]:
    lines: dict[Citation | NamedPlace, int] = {m.place: m.source.first for m in book.matter}
    return lines | {p.citation: p.source.first for p in book.provisions}
