"""Review of references: the doubtful ones, and judgements that judge nothing, are oddities."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bridge_rules_gui.corpus.book import SourceProblem
from bridge_rules_gui.corpus.passage import ReferenceStatus

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bridge_rules_gui.corpus.address import NamedPlace
    from bridge_rules_gui.corpus.book import Book
    from bridge_rules_gui.corpus.citation import Citation
    from bridge_rules_gui.corpus.passage import CrossReference
    from bridge_rules_gui.sources.references.editorial import EditorialTable


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
