"""The corpus: the three books together, and the ways between their places."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING

from bridge_rules_gui.corpus.address import Address, NamedPlace
from bridge_rules_gui.corpus.citation import Citation

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bridge_rules_gui.corpus.book import Book, Definition
    from bridge_rules_gui.corpus.commentary import Article, Commentary
    from bridge_rules_gui.corpus.edition import Edition
    from bridge_rules_gui.corpus.provision import Provision
    from bridge_rules_gui.corpus.witness import Witness


class UnknownPlaceError(LookupError):
    """Raised when a well-formed address names no place of its book."""

    def __init__(self, address: Address) -> None:
        self.address = address
        super().__init__(f"{address}: there is no such place in this edition")


@dataclass(frozen=True)
class Corpus:
    """The books by edition, with what stands beside them.

    Order of provisions is the books' reading order.
    """

    books: Mapping[Edition, Book]
    commentary: Commentary | None = None
    witness: Witness | None = None
    _by_citation: dict[Edition, dict[Citation, Provision]] = field(init=False, repr=False)

    def __post_init__(self) -> None:
        tables = {
            edition: {p.citation: p for p in book.provisions}
            for edition, book in self.books.items()
        }
        object.__setattr__(self, "_by_citation", tables)

    def has(self, edition: Edition, citation: Citation) -> bool:
        """Tell whether an edition has a provision of this citation."""
        return citation in self._by_citation[edition]

    def provision(self, edition: Edition, citation: Citation) -> Provision:
        """Return a provision; raise `UnknownPlaceError` where there is none."""
        try:
            return self._by_citation[edition][citation]
        except KeyError:
            raise UnknownPlaceError(Address(edition, citation)) from None

    def subtree(self, edition: Edition, citation: Citation) -> tuple[Provision, ...]:
        """Return a provision and everything below it, in reading order."""
        top = self.provision(edition, citation)
        below = (p for child in top.children for p in self.subtree(edition, child))
        return (top, *below)

    def definition(self, edition: Edition, concept: str) -> Definition | None:
        """Return the definition of a concept, or None where the book has none."""
        return next((d for d in self.books[edition].definitions if d.concept == concept), None)

    def has_place(self, address: Address) -> bool:
        """Tell whether an address, of a provision or of a named place, leads somewhere."""
        place = address.place
        if isinstance(place, Citation):
            return self.has(address.edition, place)
        book = self.books[address.edition]
        if place.name == "index":
            return bool(book.subject_index)
        named = (matter.place for matter in book.matter)
        defined = (NamedPlace.definition(d.concept) for d in book.definitions)
        written = (article.place for article in self.articles(address.edition))
        return place in named or place in defined or place in written

    def articles(self, edition: Edition) -> tuple[Article, ...]:
        """Return the articles of the commentary on an edition; none where it has no commentary."""
        if self.commentary is None or self.commentary.edition is not edition:
            return ()
        return self.commentary.articles

    def cited_by(self, address: Address) -> tuple[Address, ...]:
        """Return the places whose references lead to an address, in reading order."""
        return self._backlinks.get(address, ())

    def editions_with(self, citation: Citation) -> tuple[Edition, ...]:
        """Return the editions in which a citation exists, oldest first."""
        return tuple(edition for edition in self.books if self.has(edition, citation))

    @cached_property
    def _backlinks(self) -> dict[Address, tuple[Address, ...]]:
        links: dict[Address, dict[Address, None]] = {}
        for edition, book in self.books.items():
            for origin, passage in book.located_passages():
                for reference in passage.references:
                    target = Address(edition, reference.meant or reference.target)
                    links.setdefault(target, {})[Address(edition, origin)] = None
        return {target: tuple(origins) for target, origins in links.items()}
