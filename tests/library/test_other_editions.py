"""What another edition has for a place: the same in service, panel and buttons."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from bridge_rules_gui import resources
from bridge_rules_gui.corpus.address import Address, NamedPlace
from bridge_rules_gui.corpus.corpus import Corpus
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.library import plain_text
from bridge_rules_gui.library.documents import place_document
from bridge_rules_gui.library.on_this_law import Elsewhere, on_this_law
from bridge_rules_gui.library.other_editions import in_edition
from bridge_rules_gui.library.places import ancestors
from bridge_rules_gui.reading.concordance import read_concordance
from bridge_rules_gui.window.library.navigator import Navigator
from tests.factories import BG, RU, SR


@pytest.mark.parametrize(
    ("place", "edition", "opened"),
    [
        # several counterparts: the one of the same number is opened
        ("ru1987/27B", BG, "bg2017/27B"),
        # the subject has another number
        ("bg2017/27A1", RU, "ru1987/27B"),
        # none: the counterpart of what it stands under
        ("bg2017/27B1(a)", RU, "ru1987/27B"),
        ("bg2017/27B1(a)", SR, "sr2007/27"),
        # a law of its own: the next law that has one
        ("bg2017/23", RU, "ru1987/27"),
        ("sr2007/77", BG, "bg2017/27"),
    ],
)
def test_place_that_is_opened(
    small_corpus: Corpus, place: str, edition: Edition, opened: str
) -> None:
    assert str(in_edition(small_corpus, Address.parse(place), edition).opened) == opened


@pytest.mark.parametrize(
    ("place", "edition", "expected"),
    [
        # comparable call: only 23C goes back to 1987, and with it the law as a whole
        ("bg2017/23A", RU, ([], "ru1987/27B1(b)", "ru1987/23A")),
        ("bg2017/23", RU, (["ru1987/27B1(b)"], "ru1987/27B1(b)", "ru1987/23")),
        (
            "bg2017/23",
            SR,
            (["sr2007/27B1(b)", "sr2007/27D"], "sr2007/27B1(b)", "sr2007/23"),
        ),
        # a part of which corresponds elsewhere
        ("sr2007/40C3", BG, (["bg2017/40B2(d)", "bg2017/40B3(b)"], "bg2017/40B2(d)", None)),
        # a heading over parts of which two go back to one provision
        ("bg2017/50E", RU, (["ru1987/50D"], "ru1987/50D", "ru1987/50E")),
        ("bg2017/23A", SR, (["sr2007/27B1(b)"], "sr2007/27B1(b)", None)),
        # the subject of 1987's Law 23 stands in 72C
        ("ru1987/23", BG, (["bg2017/72C"], "bg2017/72C", "bg2017/23")),
        # an article of the commentary: the law it is about
        ("bg2017/commentary:2", RU, ([], "ru1987/27", None)),
        # a book without an introduction is opened at its first page
        ("bg2017/introduction", SR, ([], "sr2007/cover", None)),
        ("ru1987/index", BG, ([], "bg2017/cover", None)),
        # a definition the other book lacks: where its definitions begin
        ("bg2017/def:extraneous", RU, ([], "ru1987/definitions", None)),
        # the definitions as a whole, which no other book heads
        (
            "ru1987/definitions",
            BG,
            (["bg2017/def:adjusted-score"], "bg2017/def:adjusted-score", None),
        ),
        ("bg2017/def:call", SR, (["sr2007/def:call"], "sr2007/def:call", None)),
    ],
)
def test_place_of_the_real_books(
    corpus: Corpus,
    place: str,
    edition: Edition,
    expected: tuple[list[str], str, str | None],
) -> None:
    """Counterparts, the place that is opened, and the one that merely has the number."""
    other = in_edition(corpus, Address.parse(place), edition)
    counterparts = [str(found) for found in other.counterparts]
    same_number = str(other.same_number) if other.same_number else None
    assert (counterparts, str(other.opened), same_number) == expected


def _every_place(corpus: Corpus) -> Iterator[Address]:
    for edition, book in corpus.books.items():
        yield from (provision.address for provision in book.provisions)
        for definition in book.definitions:
            yield Address(edition, NamedPlace.definition(definition.concept))


def _by_the_concordance(corpus: Corpus) -> dict[tuple[Address, Edition], set[Address]]:
    """Return the counterparts of every place, from the rows themselves.

    A provision also has those of its parts, which stand after it, but for what is below another.
    """
    found: dict[tuple[Address, Edition], set[Address]] = {}
    for row in read_concordance(resources.content()).rows:
        for edition in Edition:
            for citation in row.of(edition):
                for other in Edition:
                    there = found.setdefault((Address(edition, citation), other), set())
                    there.update(Address(other, cited) for cited in row.of(other))
    _add_those_of_the_parts(corpus, found)
    synonyms = _synonyms(corpus)
    assert synonyms == {"event": {"tournament"}, "tournament": {"event"}}
    for edition, book in corpus.books.items():
        for definition in book.definitions:
            name = NamedPlace.definition(definition.concept)
            for other in Edition:
                defined = {d.concept for d in corpus.books[other].definitions}
                meant = {definition.concept, *synonyms.get(definition.concept, ())}
                found[Address(edition, name), other] = {
                    Address(other, NamedPlace.definition(concept)) for concept in defined & meant
                }
    return found


def _synonyms(corpus: Corpus) -> dict[str, set[str]]:
    """Return the concepts of which 2017 says that their terms are synonyms."""
    definitions = corpus.books[BG].definitions
    concepts = {definition.term: definition.concept for definition in definitions}
    found: dict[str, set[str]] = {}
    for definition in definitions:
        for term in re.findall(r"синоним на „(.+?)“", definition.body.text):
            found.setdefault(definition.concept, set()).add(concepts[term])
    return found


def _add_those_of_the_parts(
    corpus: Corpus, found: dict[tuple[Address, Edition], set[Address]]
) -> None:
    for edition, book in corpus.books.items():
        for provision in reversed(book.provisions):
            for other in Edition:
                parts = (Address(edition, part) for part in provision.children)
                there = set[Address]().union(*(found[part, other] for part in parts))
                named = found[provision.address, other] | there
                below = {e for e in there if not (named - {e}).isdisjoint(ancestors(e))}
                found[provision.address, other] |= there - below


def test_panel_and_buttons_say_what_the_concordance_says_of_every_place(corpus: Corpus) -> None:
    expected = _by_the_concordance(corpus)
    navigator = Navigator(corpus)
    compared = 0
    for place in _every_place(corpus):
        panel = {other.edition: other for other in on_this_law(corpus, place).elsewhere}
        for edition in set(Edition) - {place.edition}:
            right = expected[place, edition]
            listed = [heading.address for heading in panel[edition].counterparts]
            assert set(listed) == right, place
            assert len(listed) == len(right), place
            navigator.open(place)
            navigator.switch(edition)
            opened = navigator.place
            assert opened.edition is edition
            assert corpus.has_place(opened)
            if right:
                assert opened == listed[0], place
            else:
                assert _is_named(panel[edition], opened), place
            same = panel[edition].same_number
            assert same is None or same.address.place == place.place
            assert same is None or same.address not in right
            navigator.switch(place.edition)
            assert navigator.place == place
            compared += 1
    assert compared == 2 * sum(
        len(b.provisions) + len(b.definitions) for b in corpus.books.values()
    )


def test_show_says_what_the_concordance_says_of_every_place(corpus: Corpus) -> None:
    expected = _by_the_concordance(corpus)
    without = 0
    for place in _every_place(corpus):
        found = place_document(corpus, place)
        said = " ".join(plain_text.place(found).split())
        panel = {other.edition: other for other in on_this_law(corpus, place).elsewhere}
        for edition in set(Edition) - {place.edition}:
            right = expected[place, edition]
            listed = found["correspondences"][edition.value]
            assert {f"{edition.value}/{cited}" for cited in listed} == set(map(str, right)), place
            absent = f"in the Laws of {edition.year}; nearest place: "
            if right:
                assert edition.value not in found["nearest"], place
                assert absent not in said, place
            else:
                nearest = panel[edition].nearest
                assert nearest is not None
                assert found["nearest"][edition.value] == str(nearest.address.place), place
                assert f"{absent}{nearest.address}" in said, place
                without += 1
    assert without == sum(not right for (p, e), right in expected.items() if p.edition is not e)


def test_no_provision_is_missing_of_which_a_part_has_a_counterpart(corpus: Corpus) -> None:
    led_by_parts = 0
    for edition, book in corpus.books.items():
        for whole in book.provisions:
            shown = {
                o.edition: o.counterparts for o in on_this_law(corpus, whole.address).elsewhere
            }
            _, *parts = corpus.subtree(edition, whole.citation)
            for part in parts:
                for row in corpus.correspondences.concordance.rows_of(edition, part.citation):
                    for other in set(Edition) - {edition}:
                        assert shown[other] or not row.of(other), (whole.address, part.address)
            rows = corpus.correspondences.concordance.rows_of(edition, whole.citation)
            for other in set(Edition) - {edition}:
                led_by_parts += bool(shown[other]) and not any(row.of(other) for row in rows)
    assert led_by_parts == 10  # 12B, 20G, 47F and 50E of two editions, 23 of 2017 in both others


def _is_named(shown: Elsewhere, opened: Address) -> bool:
    """Tell whether the panel names the place that is opened instead."""
    return shown.nearest is not None and shown.nearest.address == opened


def test_panel_names_what_the_buttons_open_from_every_place_beside_the_laws(
    corpus: Corpus,
) -> None:
    navigator = Navigator(corpus)
    for edition, book in corpus.books.items():
        for place in (Address(edition, matter.place) for matter in book.matter):
            for other in on_this_law(corpus, place).elsewhere:
                named = other.counterparts[0] if other.counterparts else other.nearest
                navigator.open(place)
                navigator.switch(other.edition)
                assert named is not None
                assert navigator.place == named.address, place
                assert other.is_near or not other.counterparts, place
                in_both = str(place.place) in {"definitions", "cover"}
                assert bool(other.counterparts) or not in_both, place


def test_every_provision_stands_in_a_row(corpus: Corpus) -> None:
    rows = corpus.correspondences.concordance
    for book in corpus.books.values():
        for provision in book.provisions:
            assert rows.rows_of(book.edition, provision.citation), provision.address
