"""Pages of the reading pane: a law, or another place of a book, typeset and ready to show."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum

from bridge_rules_gui.corpus.address import Address, NamedPlace
from bridge_rules_gui.corpus.book import Book, Matter
from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.corpus.corpus import Corpus, UnknownPlaceError
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.corpus.provision import Law
from bridge_rules_gui.library.places import DEFINITIONS, SUBJECT_INDEX
from bridge_rules_gui.typesetting import hypertext
from bridge_rules_gui.typesetting.composition import Composer, notes_markup
from bridge_rules_gui.typesetting.front_matter import (
    definitions_markup,
    index_markup,
    matter_markup,
)
from bridge_rules_gui.typesetting.hypertext import Markup
from bridge_rules_gui.typesetting.links import PageLink
from bridge_rules_gui.typesetting.provisions import ProvisionSetter


class PageKind(Enum):
    """What stands on a page."""

    LAW = "law"
    DEFINITIONS = "definitions"
    MATTER = "matter"
    """Preface, scope or introduction."""
    INDEX = "index"
    """The subject index."""
    COMMENTARY = "commentary"
    """An article of the commentary."""


@dataclass(frozen=True, slots=True)
class LawPage:
    """A page ready to be shown: a law with everything below it, or a part beside the laws.

    ``anchors`` are the places on the page in reading order; each place's name is its
    anchor in the markup. The numbers of the markup's links count ``links``.
    """

    address: Address
    kind: PageKind
    book_title: str
    html: str
    anchors: tuple[Address, ...]
    links: tuple[PageLink, ...]

    @property
    def edition(self) -> Edition:
        """The edition the page belongs to."""
        return self.address.edition

    @property
    def law(self) -> int | None:
        """The number of the law, None on a page without one."""
        return self.address.law


def page_at(corpus: Corpus, address: Address) -> LawPage:
    """Return the page a place stands on; raise `UnknownPlaceError` where there is none."""
    if isinstance(address.place, Citation):
        return law_page(corpus, address.edition, address.place.law)
    return place_page(corpus, address)


def law_page(corpus: Corpus, edition: Edition, law: int) -> LawPage:
    """Return the page of a law; raise `UnknownPlaceError` where there is none."""
    provision = corpus.provision(edition, Citation(law))
    if not isinstance(provision, Law):
        raise UnknownPlaceError(provision.address)
    book = corpus.books[edition]
    setter = ProvisionSetter(Composer(edition, book.footnotes))
    setter.law(corpus, provision)
    page = _Page(provision.address, PageKind.LAW, book.title, setter.composer)
    return page.holding(setter.markup(), setter.places)


def place_page(corpus: Corpus, address: Address) -> LawPage:
    """Return the page of a place beside the laws; raise `UnknownPlaceError` where there is none.

    All definitions stand on one page, whose address is that of the first of them.
    """
    book = corpus.books[address.edition]
    if address.place == SUBJECT_INDEX and book.subject_index:
        return _index_page(book)
    definitions = [NamedPlace.definition(d.concept) for d in book.definitions]
    if definitions and address.place in (DEFINITIONS, *definitions):
        return _definitions_page(book, definitions)
    matter = _matter(book, address.place)
    if matter is None:
        return _article_page(corpus, address)
    composer = Composer(book.edition, book.footnotes)
    page = _Page(address, PageKind.MATTER, book.title, composer)
    return page.holding(matter_markup(composer, matter), [matter.place])


def _definitions_page(book: Book, definitions: list[NamedPlace]) -> LawPage:
    """Return the page of all definitions, below what the book prints at their head."""
    composer = Composer(book.edition, book.footnotes)
    page = _Page(Address(book.edition, definitions[0]), PageKind.DEFINITIONS, book.title, composer)
    head, places = _head(composer, book, DEFINITIONS)
    markup = definitions_markup(composer, book.definitions)
    return page.holding(hypertext.joined([head, markup]), [*places, *definitions])


def _index_page(book: Book) -> LawPage:
    """Return the page of the subject index, below what the book prints at its head."""
    composer = Composer(book.edition, book.footnotes)
    page = _Page(Address(book.edition, SUBJECT_INDEX), PageKind.INDEX, book.title, composer)
    head, places = _head(composer, book, SUBJECT_INDEX)
    markup = index_markup(composer, book.subject_index, is_headed=bool(places))
    return page.holding(hypertext.joined([head, markup]), [SUBJECT_INDEX])


def _head(composer: Composer, book: Book, place: NamedPlace) -> tuple[Markup, list[NamedPlace]]:
    """Return what a book prints at the head of a part, and the place it makes."""
    matter = _matter(book, place)
    if matter is None:
        return hypertext.NOTHING, []
    return matter_markup(composer, matter), [place]


def _matter(book: Book, place: Citation | NamedPlace) -> Matter | None:
    return next((matter for matter in book.matter if matter.place == place), None)


def _article_page(corpus: Corpus, address: Address) -> LawPage:
    """Return the page of an article of the commentary."""
    # Most readers open a law first: what the commentary needs is kept off their way.
    from bridge_rules_gui.typesetting import commentary  # noqa: PLC0415

    article = corpus.article(address)
    if article is None or corpus.commentary is None:
        raise UnknownPlaceError(address)
    composer = Composer(address.edition, corpus.commentary.footnotes)
    page = _Page(address, PageKind.COMMENTARY, corpus.commentary.title, composer)
    markup = hypertext.joined(commentary.article_blocks(composer, article))
    return page.holding(markup, [article.place])


@dataclass(frozen=True, slots=True)
class _Page:
    """What is known of a page before its words are written."""

    address: Address
    kind: PageKind
    title: str
    composer: Composer

    def holding(self, markup: Markup, places: Iterable[Citation | NamedPlace]) -> LawPage:
        """Return the page with its words, and the notes they call below them."""
        html = hypertext.joined([markup, notes_markup(self.composer)])
        anchors = tuple(Address(self.address.edition, place) for place in places)
        links = tuple(self.composer.links)
        return LawPage(self.address, self.kind, self.title, html, anchors, links)
