"""The second witness of the 1987 book: how its pages are read and collated with the book."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.corpus.book import SourceProblem
from bridge_rules_gui.corpus.passage import CrossReference
from bridge_rules_gui.corpus.witness import Witness
from bridge_rules_gui.reading.document import Document
from bridge_rules_gui.reading.drafts import BookDraft
from bridge_rules_gui.reading.fragment.collation import align, collate, placed, witness_of
from bridge_rules_gui.reading.fragment.pages import Fragment, Word, read
from bridge_rules_gui.reading.ledger import Ledger

__all__ = ["WitnessSource", "collate", "read", "read_witness"]


@dataclass(frozen=True, slots=True)
class WitnessSource:
    """The witness together with the reading it came from.

    Its references are those of the book it is a copy of, so it has none of its own.
    """

    ledger: Ledger
    problems: tuple[SourceProblem, ...]
    witness: Witness
    references: tuple[CrossReference, ...] = ()


def read_witness(document: Document, draft: BookDraft, title: str = "") -> WitnessSource:
    """Read the fragment and collate it with the draft of its book."""
    fragment = read(document)
    parallels = tuple(align(fragment, draft))
    witness = witness_of(fragment, draft, parallels, title)
    places = {word: Address(draft.edition, book.place) for book, word in placed(parallels)}
    problems = [*_print_problems(fragment, places), *_word_problems(witness)]
    problems += _unclaimed(fragment)
    problems.sort(key=lambda problem: problem.line)
    return WitnessSource(fragment.ledger, tuple(problems), witness)


def _print_problems(fragment: Fragment, places: Mapping[Word, Address]) -> Iterator[SourceProblem]:
    """Yield the oddities of the print, with the place of the word they touch."""
    for odd in fragment.oddities:
        place = str(places[odd.word]) if odd.word else ""
        yield SourceProblem(odd.kind, fragment.document.file, odd.line, place, odd.message)


def _word_problems(witness: Witness) -> Iterator[SourceProblem]:
    """Yield a problem for each difference from the book."""
    for difference in witness.differences:
        book = repr(difference.book_text) if difference.book_text else "nothing"
        message = f"{difference.witness_text!r} for {book} (book line {difference.book_line})"
        kind = f"witness-{difference.kind.value}"
        place = str(difference.place)
        yield SourceProblem(kind, witness.file, difference.line, place, message)


def _unclaimed(fragment: Fragment) -> Iterator[SourceProblem]:
    """Yield a problem for each character nobody claimed."""
    document = fragment.document
    for span in fragment.ledger.unclaimed():
        message = f"nobody claims {document[span]!r}"
        yield SourceProblem("unaccounted", document.file, span.line, "", message)
