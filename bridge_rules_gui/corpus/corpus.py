"""The corpus: the three books together, and the ways between their places."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, Final

from bridge_rules_gui.corpus.address import Address, NamedPlace
from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.corpus.concordance import Concordance
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.corpus.on_demand import OnDemand

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from bridge_rules_gui.corpus.book import Book, Definition
    from bridge_rules_gui.corpus.commentary import Article, Commentary
    from bridge_rules_gui.corpus.provision import Provision
    from bridge_rules_gui.corpus.witness import Witness

LawNames = Mapping[tuple[str, Edition, int], str]
"""What laws are called where no book of the language has a heading that fits.

By language, edition and number.
"""


def no_law_names() -> LawNames:
    """Return the names of laws where nobody has given them any."""
    return {}


def no_concordance() -> Concordance:
    """Return the concordance of books of which nobody has said what corresponds."""
    return Concordance(())


class UnknownPlaceError(LookupError):
    """Raised when a well-formed address names no place of its book."""

    def __init__(self, address: Address) -> None:
        self.address = address
        super().__init__(f"{address}: not in this edition")


@dataclass(frozen=True)
class Corpus:
    """The books by edition, with the commentaries and second witnesses that stand beside them.

    Order of provisions is the books' reading order. A mapping may read its values on
    demand: nothing here touches more of them than it is asked about.
    ``origin`` names the state of what they are read from, so that what is made of them can be
    kept; it is empty where nobody knows. The concordance and the
    names of laws are read when they are first asked for.
    """

    books: Mapping[Edition, Book]
    commentaries: Mapping[Edition, Commentary] = field(default_factory=dict)
    witnesses: Mapping[Edition, Witness] = field(default_factory=dict)
    origin: str = field(default="", compare=False)
    read_concordance: Callable[[], Concordance] = field(
        default=no_concordance, compare=False, repr=False
    )
    read_law_names: Callable[[], LawNames] = field(default=no_law_names, compare=False, repr=False)

    def read_all(self) -> None:
        """Read whatever has not been asked for yet."""
        for mapping in (self.books, self.commentaries, self.witnesses):
            for _ in mapping.values():
                pass
        _ = self.correspondences, self.law_names

    @cached_property
    def correspondences(self) -> Correspondences:
        """Which places of the editions correspond."""
        return Correspondences(self, self.read_concordance())

    @cached_property
    def law_names(self) -> LawNames:
        """What laws are called where no book of the language has a heading that fits."""
        return self.read_law_names()

    @property
    def commentary(self) -> Commentary | None:
        """The companion commentary, None where there is none."""
        return next(iter(self.commentaries.values()), None)

    @property
    def witness(self) -> Witness | None:
        """The second witness, None where there is none."""
        return next(iter(self.witnesses.values()), None)

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
        return self.commentaries[edition].articles if edition in self.commentaries else ()

    def article(self, address: Address) -> Article | None:
        """Return the article of a commentary that stands at an address, or None."""
        articles = self.articles(address.edition)
        return next((article for article in articles if article.place == address.place), None)

    def cited_by(self, address: Address) -> tuple[Address, ...]:
        """Return the places whose references lead to an address, in reading order."""
        return self._backlinks[address.edition].get(address, ())

    def reading_order(self, edition: Edition) -> Mapping[Citation | NamedPlace, int]:
        """Return the number of each place of a book; a footnote has that of its place."""
        return self._orders[edition]

    @cached_property
    def _orders(self) -> Mapping[Edition, Mapping[Citation | NamedPlace, int]]:
        return OnDemand(self.books, lambda edition: _order(self.books[edition]))

    @cached_property
    def _by_citation(self) -> Mapping[Edition, Mapping[Citation, Provision]]:
        """The provisions of each book by their citations."""
        return OnDemand(
            self.books, lambda edition: {p.citation: p for p in self.books[edition].provisions}
        )

    @cached_property
    def _backlinks(self) -> Mapping[Edition, Mapping[Address, tuple[Address, ...]]]:
        """The places of each book that refer to a place; no book refers to another."""
        return OnDemand(self.books, lambda edition: _backlinks(self.books[edition]))


def _order(book: Book) -> dict[Citation | NamedPlace, int]:
    places = dict.fromkeys(place for place, _ in book.located_passages())
    return {place: number for number, place in enumerate(places)}


def _backlinks(book: Book) -> dict[Address, tuple[Address, ...]]:
    links: dict[Address, set[Citation | NamedPlace]] = {}
    for origin, passage in book.located_passages():
        for reference in passage.references:
            target = Address(book.edition, reference.meant or reference.target)
            links.setdefault(target, set()).add(origin)
    order = _order(book)
    return {
        target: tuple(
            Address(book.edition, origin) for origin in sorted(origins, key=order.__getitem__)
        )
        for target, origins in links.items()
    }


# What the Laws are for stands in the scope of 1987 and the introduction of 2017; what "may" and
# "must" mean, in the preface of 1987 and the introduction of 2017. 2017 defines the event twice,
# under two names.
_UNDER_ANOTHER_NAME: Final = {
    NamedPlace("scope"): (NamedPlace("introduction"),),
    NamedPlace("introduction"): (NamedPlace("scope"), NamedPlace("preface")),
    NamedPlace("preface"): (NamedPlace("introduction"),),
    NamedPlace.definition("event"): (NamedPlace.definition("tournament"),),
    NamedPlace.definition("tournament"): (NamedPlace.definition("event"),),
}


def _is_below(place: Citation | NamedPlace, places: Iterable[Citation]) -> bool:
    return isinstance(place, Citation) and any(
        place != each and place.is_within(each) for each in places
    )


@dataclass(frozen=True)
class Correspondences:
    """Answers by the rows of the concordance; a number alone says nothing."""

    corpus: Corpus
    concordance: Concordance

    def of(self, place: Address, edition: Edition) -> tuple[Address, ...]:
        """Return the counterparts of a place in an edition: one of the same citation first.

        The others follow in the order of the rows. A provision without a counterpart of its own,
        as one that is only a heading over its parts, has those of its parts, in reading order.
        A definition has that of the same concept, or of one the book calls a synonym.
        """
        if edition is place.edition:
            return (place,)
        if isinstance(place.place, NamedPlace):
            names = (place.place, *_UNDER_ANOTHER_NAME.get(place.place, ()))
            found = (Address(edition, name) for name in names)
            return tuple(filter(self.corpus.has_place, found))
        there = self._of(place.edition, place.place, edition)
        there.sort(key=lambda citation: citation != place.place)
        return tuple(Address(edition, citation) for citation in there)

    def with_parts(self, place: Address, edition: Edition) -> tuple[Address, ...]:
        """Return the counterparts of a place, and behind them those of its parts elsewhere.

        Elsewhere is what stands under none of its own, such as the law to which a part moved;
        what stands under another counterpart of the parts goes without saying.
        """
        found = self.of(place, edition)
        if isinstance(place.place, NamedPlace) or edition is place.edition:
            return found
        parts = self.corpus.provision(place.edition, place.place).children
        below = dict.fromkeys(
            each
            for part in parts
            for each in self.with_parts(Address(place.edition, part), edition)
        )
        named = [each.place for each in (*found, *below) if isinstance(each.place, Citation)]
        further = (each for each in below if not _is_below(each.place, named))
        return tuple(dict.fromkeys((*found, *further)))

    def _of(self, own: Edition, citation: Citation, edition: Edition) -> list[Citation]:
        rows = self.concordance.rows_of(own, citation)
        cited = dict.fromkeys(c for row in rows for c in row.of(edition))
        there = [c for c in cited if self.corpus.has(edition, c)]
        if there or not self.corpus.has(own, citation):
            return there
        parts = self.corpus.provision(own, citation).children
        return list(dict.fromkeys(c for part in parts for c in self._of(own, part, edition)))
