"""Pages of the reading pane: a law, or another place of a book, typeset and ready to show."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING

from bridge_rules_gui.corpus.address import Address, NamedPlace
from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.corpus.corpus import UnknownPlaceError
from bridge_rules_gui.corpus.provision import Law
from bridge_rules_gui.services.typesetting import hypertext
from bridge_rules_gui.services.typesetting.composition import Composer
from bridge_rules_gui.services.typesetting.front_matter import (
    definitions_markup,
    index_markup,
    matter_markup,
)
from bridge_rules_gui.services.typesetting.notes import notes_markup
from bridge_rules_gui.services.typesetting.provisions import ProvisionSetter

if TYPE_CHECKING:
    from collections.abc import Iterable

    from bridge_rules_gui.corpus.corpus import Corpus
    from bridge_rules_gui.corpus.edition import Edition
    from bridge_rules_gui.services.typesetting.hypertext import Markup
    from bridge_rules_gui.services.typesetting.links import PageLink

INDEX = NamedPlace("index")


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
        return self.address.place.law if isinstance(self.address.place, Citation) else None


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
    composer = Composer(book.edition, book.footnotes)
    if address.place == INDEX and book.subject_index:
        page = _Page(address, PageKind.INDEX, book.title, composer)
        return page.holding(index_markup(composer, book.subject_index), [INDEX])
    definitions = [NamedPlace.definition(d.concept) for d in book.definitions]
    if address.place in definitions:
        first = Address(address.edition, definitions[0])
        page = _Page(first, PageKind.DEFINITIONS, book.title, composer)
        return page.holding(definitions_markup(composer, book.definitions), definitions)
    for matter in book.matter:
        if matter.place == address.place:
            page = _Page(address, PageKind.MATTER, book.title, composer)
            return page.holding(matter_markup(composer, matter), [matter.place])
    return _article_page(corpus, address)


def _article_page(corpus: Corpus, address: Address) -> LawPage:
    """Return the page of an article of the commentary."""
    # Most readers open a law first: what the commentary needs is kept off their way.
    from bridge_rules_gui.services.typesetting import commentary  # noqa: PLC0415

    article = commentary.article_at(corpus, address)
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
