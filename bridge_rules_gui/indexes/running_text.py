"""The running text of the books, all of it, cut into stretches that have an address.

Titles, bodies, closings, tables, definitions with their senses, footnotes, prefaces: what a
word may be attested in. Each stretch comes once, also a footnote that several places call.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from bridge_rules_gui.corpus.address import Address, NamedPlace
from bridge_rules_gui.corpus.book import Book, Definition, Footnote
from bridge_rules_gui.corpus.commentary import Commentary, QuotedLaw, passages_of
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.corpus.provision import Law, Provision


@dataclass(frozen=True, slots=True)
class Stretch:
    """Consecutive words of a book. Offsets of what is found in them count from their start.

    ``passage`` names them at their address: ``heading``, ``text``, ``closing``, ``sense:2``,
    ``footnote:5`` (its number in the book's list, from 0), ``table:0``, ``division:0``,
    ``title``, ``term``. ``is_quoted`` says that a commentary repeats the law here.
    """

    address: Address
    passage: str
    text: str
    is_quoted: bool = False


def stretches_of_book(book: Book) -> tuple[Stretch, ...]:
    """Return the running text of a book in reading order, its footnotes last."""
    found = (*_before_the_laws(book), *_laws(book), *_footnotes(book.edition, book.footnotes))
    return tuple(stretch for stretch in found if stretch.text)


def _before_the_laws(book: Book) -> Iterator[Stretch]:
    for matter in book.matter:
        address = Address(book.edition, matter.place)
        yield Stretch(address, "title", matter.title)
        yield Stretch(address, "text", matter.body.text)
    for definition in book.definitions:
        yield from _definition(book, definition)


def _definition(book: Book, definition: Definition) -> Iterator[Stretch]:
    address = Address(book.edition, NamedPlace.definition(definition.concept))
    yield Stretch(address, "term", definition.term)
    yield Stretch(address, "text", definition.body.text)
    for number, sense in enumerate(definition.senses, start=1):
        yield Stretch(address, f"sense:{number}", sense.text)
    yield Stretch(address, "closing", definition.closing.text)


def _laws(book: Book) -> Iterator[Stretch]:
    above: tuple[object, ...] = ()
    for provision in book.provisions:
        if isinstance(provision, Law):
            for number, division in enumerate(provision.divisions):
                if division not in above:  # printed once, above the first of its laws
                    yield Stretch(provision.address, f"division:{number}", division.title)
            above = provision.divisions
        yield from _provision(provision)


def _provision(provision: Provision) -> Iterator[Stretch]:
    heading, body, closing = provision.passages
    for name, passage in (heading, body):
        yield Stretch(provision.address, name, passage.text)
    for number, table in enumerate(provision.tables):
        rows = "\n".join("\t".join(row) for row in table.rows)
        words = "\n".join(filter(None, (table.caption, rows)))
        yield Stretch(provision.address, f"table:{number}", words)
    yield Stretch(provision.address, closing[0], closing[1].text)


def _footnotes(edition: Edition, footnotes: Iterable[Footnote]) -> Iterator[Stretch]:
    for number, footnote in enumerate(footnotes):
        if footnote.on:
            address = Address(edition, footnote.on[0])
            yield Stretch(address, f"footnote:{number}", footnote.body.text)


def stretches_of_commentary(commentary: Commentary) -> tuple[Stretch, ...]:
    """Return the running text of a commentary in reading order, its footnotes last."""
    found: list[Stretch] = []
    for article in commentary.articles:
        address = Address(commentary.edition, article.place)
        found.append(Stretch(address, "title", article.title))
        number = 0
        for block in article.blocks:
            for passage in passages_of(block):
                is_quoted = isinstance(block, QuotedLaw)
                found.append(Stretch(address, f"passage:{number}", passage.text, is_quoted))
                number += 1
    found += _footnotes(commentary.edition, commentary.footnotes)
    return tuple(stretch for stretch in found if stretch.text)
