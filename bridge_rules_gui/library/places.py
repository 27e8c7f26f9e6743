"""Ways from one place of a book to another, and what the book calls its places."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import islice
from typing import Final

from bridge_rules_gui.corpus.address import Address, NamedPlace
from bridge_rules_gui.corpus.book import Book
from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.corpus.corpus import Corpus
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.corpus.provision import SourceLines

SUBJECT_INDEX: Final = NamedPlace("index")
DEFINITIONS: Final = NamedPlace("definitions")
_LONGEST_ENTRY: Final = 3


def heads_of_parts(book: Book) -> tuple[NamedPlace, ...]:
    """Return the matter that is no page of its own: it only heads the definitions or the index."""
    heads = ((DEFINITIONS, book.definitions), (SUBJECT_INDEX, book.subject_index))
    return tuple(place for place, part in heads if part)


def ancestors(place: Address) -> Iterator[Address]:
    """Yield a place and the provisions it stands under, up to its law."""
    yield place
    if isinstance(place.place, Citation):
        yield from (Address(place.edition, above) for above in place.place.ancestors())


def definitions_start(book: Book) -> Address | None:
    """Return where the page of the definitions begins: at its printed head, or the first term."""
    if any(matter.place == DEFINITIONS for matter in book.matter):
        return Address(book.edition, DEFINITIONS)
    if book.definitions:
        return Address(book.edition, NamedPlace.definition(book.definitions[0].concept))
    return None


def beginning(book: Book) -> Address:
    """Return the place a book is opened at when no other is known: its first law."""
    return Address(book.edition, book.laws[0].citation)


def pages(corpus: Corpus, edition: Edition) -> tuple[Address, ...]:
    """Return the first place of every page a reader can turn to, in reading order.

    A preface, the definitions together, each law, the subject index and each article of
    the commentary are pages of their own.
    """
    return tuple(_pages(corpus, edition))


def _pages(corpus: Corpus, edition: Edition) -> Iterator[Address]:
    """Yield the pages one by one: the commentary is not read before its turn."""
    book = corpus.books[edition]
    heads = heads_of_parts(book)
    places: list[Citation | NamedPlace] = [m.place for m in book.matter if m.place not in heads]
    places += [NamedPlace.definition(d.concept) for d in book.definitions[:1]]
    places += [law.citation for law in book.laws]
    places += [SUBJECT_INDEX] if book.subject_index else []
    yield from (Address(edition, place) for place in places)
    yield from (Address(edition, article.place) for article in corpus.articles(edition))


def page_of(book: Book, place: Address) -> Address:
    """Return the first place of the page a place stands on."""
    if isinstance(place.place, Citation):
        return Address(place.edition, Citation(place.place.law))
    is_definition = place.place == DEFINITIONS or place.place.name.startswith("def:")
    if is_definition and book.definitions:
        return Address(place.edition, NamedPlace.definition(book.definitions[0].concept))
    return place


def turned(corpus: Corpus, place: Address, by: int) -> Address | None:
    """Return the first place of the page ``by`` pages further, or None beyond the book's ends."""
    order = _pages(corpus, place.edition)
    page = page_of(corpus.books[place.edition], place)
    known = []
    for other in order:
        known.append(other)
        if other == page:
            break
    else:
        return None
    if by > 0:
        return next(islice(order, by - 1, None), None)
    number = len(known) - 1 + by
    return known[number] if number >= 0 else None


def in_sentence_case(title: str) -> str:
    """Return a printed title on one line, and not in capitals alone."""
    line = " ".join(title.split())
    return line.capitalize() if line.isupper() else line


def printed_title(corpus: Corpus, place: Address) -> str:
    """Return what the book calls a place: the law's heading, the defined term, the title.

    Empty for the subject index, and for a law printed without one.
    """
    book = corpus.books[place.edition]
    if isinstance(place.place, Citation):
        law = corpus.provision(place.edition, Citation(place.place.law))
        return " ".join(law.heading.text.split())
    titles = {NamedPlace.definition(d.concept): d.term for d in book.definitions}
    titles.update((m.place, " ".join(m.title.split())) for m in book.matter)
    titles.update((a.place, a.title) for a in corpus.articles(place.edition))
    return titles.get(place.place, "")


def _lines_of_all(sources: Sequence[SourceLines]) -> SourceLines:
    """Return lines of one file, those that follow one another together."""
    ranges: list[tuple[int, int]] = []
    for first, last in (lines for source in sources for lines in source.ranges):
        before = ranges[-1] if ranges else None
        if before is not None and before[0] <= first <= before[1] + 1:
            ranges[-1] = (before[0], max(before[1], last))
        else:
            ranges.append((first, last))
    return replace(sources[0], ranges=tuple(ranges))


def _lines_of_index(book: Book) -> Iterator[tuple[int, int]]:
    """Yield the lines of each entry: it continues to the next, unless the page ends before it."""
    lines = [entry.line for entry in book.subject_index]
    for line, following in zip(lines, [*lines[1:], lines[-1] + 1], strict=True):
        last = following - 1
        yield line, (last if line <= last <= line + _LONGEST_ENTRY else line)


def source_of(corpus: Corpus, place: Address) -> SourceLines | None:
    """Return where the words of a place and all below it stand in its source file.

    Below the heads of the definitions and of the index stand all their entries.
    """
    book = corpus.books[place.edition]
    if isinstance(place.place, Citation):
        return _lines_of_all([p.source for p in corpus.subtree(place.edition, place.place)])
    if place.place in heads_of_parts(book):
        parts = [matter.source for matter in book.matter if matter.place == place.place]
        if place.place == DEFINITIONS:
            parts += [definition.source for definition in book.definitions]
        else:
            parts.append(SourceLines(book.file, tuple(_lines_of_index(book))))
        return _lines_of_all(parts)
    sources = {NamedPlace.definition(d.concept): d.source for d in book.definitions}
    sources.update((m.place, m.source) for m in book.matter)
    sources.update((a.place, a.source) for a in corpus.articles(place.edition))
    return sources.get(place.place)
