"""What stands beside a law: other editions, who cites it, its notes, comment, source, rights."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from bridge_rules_gui.corpus.address import Address, NamedPlace
from bridge_rules_gui.corpus.book import Book
from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.corpus.corpus import Corpus
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.corpus.passage import Passage
from bridge_rules_gui.corpus.provision import SourceLines
from bridge_rules_gui.language.languages import InterfaceLanguage
from bridge_rules_gui.library.law_names import listed_title
from bridge_rules_gui.library.other_editions import in_edition
from bridge_rules_gui.library.places import DEFINITIONS, page_of, source_of


@dataclass(frozen=True, slots=True)
class Citing:
    """A place whose words refer to the law, and the provisions of the law it names."""

    address: Address
    title: str
    cites: tuple[Citation | NamedPlace, ...]


@dataclass(frozen=True, slots=True)
class Heading:
    """A place by its title: a law an article speaks of, an article that speaks of a law."""

    address: Address
    title: str


@dataclass(frozen=True, slots=True)
class Elsewhere:
    """What another edition has for the place.

    Where nothing corresponds, ``nearest`` is the place that is opened instead; it is the beginning
    of the book unless it ``is_near``. The definitions as a whole have no title.
    ``same_number`` bears its number, and does not correspond.
    """

    edition: Edition
    counterparts: tuple[Heading, ...]
    nearest: Heading | None
    same_number: Heading | None
    is_near: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class OnThisLaw:
    """Everything said about the page a place stands on, and about the place itself.

    ``about`` are the laws an article of the commentary speaks of, ``commentary`` the articles
    that speak of a law. ``footnotes`` are numbers in `Book.footnotes`, in the order in which
    the page calls them.
    """

    address: Address
    elsewhere: tuple[Elsewhere, ...]
    about: tuple[Heading, ...]
    cited_by: tuple[Citing, ...]
    footnotes: tuple[int, ...]
    commentary: tuple[Heading, ...]
    source: SourceLines | None
    rights: str


def on_this_law(
    corpus: Corpus, address: Address, language: InterfaceLanguage = InterfaceLanguage.ENGLISH
) -> OnThisLaw:
    """Return what stands beside a place; raise `UnknownPlaceError` where there is none.

    Laws are named for a reader of the language.
    """
    book = corpus.books[address.edition]
    return OnThisLaw(
        address=address,
        elsewhere=tuple(_elsewhere(corpus, address, language)),
        about=tuple(_about(corpus, address, language)),
        cited_by=_cited_by(corpus, address, language),
        footnotes=tuple(dict.fromkeys(_footnotes(corpus, book, address))),
        commentary=tuple(_comments(corpus, address)),
        source=source_of(corpus, address),
        rights=_rights(corpus, address),
    )


def _elsewhere(
    corpus: Corpus, address: Address, language: InterfaceLanguage
) -> Iterator[Elsewhere]:
    if corpus.article(address) is not None:  # it speaks of laws, which have counterparts
        return
    for edition in corpus.books:
        # A book that could not be read has nothing to lead to.
        if edition is address.edition or not corpus.books[edition].provisions:
            continue
        other = in_edition(corpus, address, edition)
        name = address.place.name if isinstance(address.place, NamedPlace) else ""
        nearest = None if other.counterparts else _heading(corpus, other.nearest, language)
        if nearest and name.startswith("def:"):
            nearest = Heading(nearest.address, "")
        counterparts = (_heading(corpus, place, language) for place in other.counterparts)
        if address.place == DEFINITIONS:
            counterparts = (Heading(place, "") for place in other.counterparts)
        yield Elsewhere(
            edition,
            tuple(counterparts),
            nearest,
            _heading(corpus, other.same_number, language) if other.same_number else None,
            other.is_near,
        )


def _heading(corpus: Corpus, address: Address, language: InterfaceLanguage) -> Heading:
    return Heading(address, listed_title(corpus, address, language))


def _cited_by(corpus: Corpus, address: Address, language: InterfaceLanguage) -> tuple[Citing, ...]:
    """Return the places that refer to the law or a part of it, in reading order.

    References from within the law are left out: they stand before the reader's eyes.
    """
    found: dict[Address, dict[Citation | NamedPlace, None]] = {}
    for target in _on_the_page(corpus, address):
        for origin in corpus.cited_by(target):
            found.setdefault(origin, {})[target.place] = None
    book = corpus.books[address.edition]
    here = page_of(book, address)
    order = corpus.reading_order(address.edition)
    origins = [origin for origin in found if not _is_home(book, origin, address, here)]
    origins.sort(key=lambda origin: order.get(origin.place, len(order)))
    return tuple(
        Citing(origin, listed_title(corpus, origin, language), tuple(found[origin]))
        for origin in origins
    )


def _is_home(book: Book, origin: Address, address: Address, here: Address) -> bool:
    if isinstance(address.place, Citation):
        return page_of(book, origin) == here
    return origin == address


def _on_the_page(corpus: Corpus, address: Address) -> tuple[Address, ...]:
    """Return the places whose callers belong beside this one: the whole law, or itself."""
    if not isinstance(address.place, Citation):
        return (address,)
    law = Citation(address.place.law)
    return tuple(p.address for p in corpus.subtree(address.edition, law))


def _footnotes(corpus: Corpus, book: Book, address: Address) -> Iterator[int]:
    for passage in _passages(corpus, book, address):
        yield from (mark.footnote for mark in passage.footnotes)


def _passages(corpus: Corpus, book: Book, address: Address) -> Iterable[Passage]:
    if not isinstance(address.place, Citation):
        return [passage for place, passage in book.located_passages() if place == address.place]
    law = corpus.subtree(address.edition, Citation(address.place.law))
    return [passage for provision in law for _, passage in provision.passages]


def _comments(corpus: Corpus, address: Address) -> Iterator[Heading]:
    """Yield the articles on the law, if the commentary speaks of this edition."""
    commentary = corpus.commentary
    if commentary is None or commentary.edition is not address.edition:
        return
    if not isinstance(address.place, Citation):
        return
    law = Citation(address.place.law)
    articles = {article.number: article for article, _ in commentary.about(law)}
    for article in articles.values():
        yield Heading(Address(address.edition, article.place), article.title)


def _about(corpus: Corpus, address: Address, language: InterfaceLanguage) -> Iterator[Heading]:
    """Yield the laws an article of the commentary is about; nothing for any other place."""
    article = corpus.article(address)
    for citation in () if article is None else article.laws:
        law = Address(address.edition, citation)
        yield _heading(corpus, law, language)


def _rights(corpus: Corpus, address: Address) -> str:
    """Return whose words the place is: the book's or the commentary's."""
    if corpus.commentary is not None and corpus.article(address) is not None:
        return corpus.commentary.rights
    return corpus.books[address.edition].rights
