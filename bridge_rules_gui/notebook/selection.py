"""Which entries of the notebook belong to a page or have the words asked for, in reading order."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.corpus.corpus import Corpus
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.library.places import page_of
from bridge_rules_gui.notebook.entries import Bookmark, Entry, Highlight, Note

_KINDS = (Bookmark, Note, Highlight)


def on_page(corpus: Corpus, place: Address, entries: Iterable[Entry]) -> tuple[Entry, ...]:
    """Return the entries about the page a place stands on, in the order of its places."""
    page = page_of(corpus.books[place.edition], place)
    here = [entry for entry in entries if _page(corpus, entry) == page]
    return in_reading_order(corpus, here)


def _page(corpus: Corpus, entry: Entry) -> Address:
    return page_of(corpus.books[entry.address.edition], entry.address)


def in_reading_order(corpus: Corpus, entries: Iterable[Entry]) -> tuple[Entry, ...]:
    """Return entries edition by edition as the books are read; lost places come after their law."""
    listed = list(entries)
    orders = {edition: _order(corpus, edition) for edition in {e.address.edition for e in listed}}
    editions = list(corpus.books)

    def key(entry: Entry) -> tuple[int, int, int, int, str]:
        order, address = orders[entry.address.edition], entry.address
        place = order.get(address, order.get(_law(address), len(order)))
        start = entry.stretches[0].start if isinstance(entry, Highlight) else 0
        kind = _KINDS.index(type(entry))
        return editions.index(address.edition), place, kind, start, entry.at.isoformat()

    return tuple(sorted(listed, key=key))


def _law(address: Address) -> Address:
    if isinstance(address.place, Citation):
        return Address(address.edition, Citation(address.place.law))
    return address


def _order(corpus: Corpus, edition: Edition) -> dict[Address, int]:
    """Return the number of each place of a book in reading order."""
    book = corpus.books[edition]
    places = dict.fromkeys(place for place, _ in book.located_passages())
    articles = [article.place for article in corpus.articles(edition)]
    return {Address(edition, place): n for n, place in enumerate((*places, *articles))}


def words_of(entry: Entry) -> str:
    """Return what an entry says: the reader's words, or those he highlighted."""
    match entry:
        case Bookmark():
            return ""
        case Note():
            return entry.text
        case Highlight():
            return entry.words


def with_words(
    entries: Iterable[Entry], asked: str, listed_with: Callable[[Entry], str]
) -> tuple[Entry, ...]:
    """Return the entries in which each word asked for stands, be it as a part of another one.

    ``listed_with`` says what else an entry is listed with: its place, its title, its kind.
    """
    sought = asked.casefold().split()
    return tuple(
        entry
        for entry in entries
        if all(
            word in f"{entry.address} {listed_with(entry)} {words_of(entry)}".casefold()
            for word in sought
        )
    )
