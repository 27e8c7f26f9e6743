"""Entries are found by a few letters of any of their words, in spite of slips."""

from __future__ import annotations

import pytest

from bridge_rules_gui import resources
from bridge_rules_gui.building import open_phrasebook
from bridge_rules_gui.corpus.corpus import Corpus
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.guide.quick_find import (
    EntryKind,
    QuickEntry,
    QuickFind,
    law_entries,
    place_entry,
    recent_entries,
    situation_entries,
    term_entries,
    weighed,
)
from bridge_rules_gui.language.languages import InterfaceLanguage
from bridge_rules_gui.library.typed_place import understand
from bridge_rules_gui.reading.termbase import read_termbase
from bridge_rules_gui.simulation.library import read_library


@pytest.fixture(scope="module")
def entries(corpus: Corpus) -> tuple[QuickEntry, ...]:
    content = resources.content()
    termbase = read_termbase(content)
    situations = situation_entries(read_library(content / "scenarios"))
    return (*law_entries(corpus, termbase=termbase), *term_entries(termbase), *situations)


@pytest.fixture(scope="module")
def find(entries: tuple[QuickEntry, ...]) -> QuickFind:
    return QuickFind(weighed(entries, Edition.BG_2017))


@pytest.mark.parametrize(
    ("typed", "kind", "target"),
    [
        # the number of a law, in the edition that is read
        ("27", EntryKind.LAW, "bg2017/27"),
        # words of a title, as printed, begun, without accents, with a slip
        ("недостатъчна декларация", EntryKind.LAW, "bg2017/27"),
        ("недост декл", EntryKind.LAW, "bg2017/27"),
        ("nedovoljan licit", EntryKind.LAW, "sr2007/27"),
        ("utvrdivanje renonsa", EntryKind.LAW, "sr2007/63"),
        ("Недостаточное назначение", EntryKind.LAW, "ru1987/27"),
        # a term by its English name, by the word of a book, with letters turned round
        ("revoke", EntryKind.TERM, "revoke"),
        ("фальшренонс", EntryKind.TERM, "revoke"),
        ("penatly card", EntryKind.TERM, "penalty-card"),
        ("insuficient bid", EntryKind.LAW, "bg2017/27"),
        # a situation by its title
        ("insufficient bid replaced by a pass", EntryKind.SITUATION, "law27-pass-instead"),
    ],
)
def test_what_is_meant_comes_first(
    find: QuickFind, typed: str, kind: EntryKind, target: str
) -> None:
    best = find.found(typed)[0]
    assert (best.kind, best.target) == (kind, target)


@pytest.mark.parametrize("typed", ["kartom u boji", "картом у боји"])
def test_serbian_is_found_in_both_alphabets(typed: str) -> None:
    text = open_phrasebook(InterfaceLanguage.SERBIAN_CYRILLIC).text
    situations = read_library(resources.content() / "scenarios", text)
    best = QuickFind(situation_entries(situations)).found(typed)[0]
    assert best.title == "Каснији штих освојен картом у боји ренонса"


@pytest.mark.parametrize(
    ("language", "typed"),
    [
        (InterfaceLanguage.ENGLISH, "one heart saw it liked it"),
        (InterfaceLanguage.SERBIAN, "saw it liked it"),
        (InterfaceLanguage.BULGARIAN, "хареса веднага обяви"),
    ],
)
def test_situation_is_found_by_what_happened_in_it(language: InterfaceLanguage, typed: str) -> None:
    text = open_phrasebook(language).text
    library = read_library(resources.content() / "scenarios", text)
    targets = [entry.target for entry in QuickFind(situation_entries(library)).found(typed)]
    assert "law27-accepted-by-a-call" in targets


@pytest.mark.parametrize("edition", Edition)
def test_law_is_found_by_the_english_term_its_title_names(
    find: QuickFind, edition: Edition
) -> None:
    found = {entry.target for entry in find.found("insufficient bid", 200)}
    assert f"{edition.value}/27" in found


def test_every_law_of_every_book_is_there(corpus: Corpus) -> None:
    targets = {entry.target for entry in law_entries(corpus)}
    laws = {str(law.address) for book in corpus.books.values() for law in book.laws}
    assert targets == laws
    assert len(targets) == 279


def test_every_word_typed_must_fit(find: QuickFind) -> None:
    assert not find.found("revoke xylophone")
    assert not find.found("")
    assert not find.found("  ?! ")


def test_another_edition_is_favoured_when_it_is_read(entries: tuple[QuickEntry, ...]) -> None:
    best = QuickFind(weighed(entries, Edition.SR_2007)).found("27")[0]
    assert best.target == "sr2007/27"


def test_citation_is_a_place_of_the_edition_read(corpus: Corpus) -> None:
    entry = place_entry("27b1", corpus, Edition.BG_2017, InterfaceLanguage.ENGLISH)
    assert entry is not None
    assert (entry.kind, entry.target) == (EntryKind.PLACE, "bg2017/27B1")
    assert entry.title == "27B1 · Insufficient Bid"
    assert place_entry("27Z", corpus, Edition.BG_2017, InterfaceLanguage.ENGLISH) is None
    assert (
        place_entry("no place at all", corpus, Edition.BG_2017, InterfaceLanguage.ENGLISH) is None
    )


def test_places_visited_are_listed_once(corpus: Corpus) -> None:
    places = [understand(t, corpus, Edition.BG_2017) for t in ("27", "64", "27")]
    assert [e.target for e in recent_entries(corpus, places, InterfaceLanguage.ENGLISH)] == [
        "bg2017/27",
        "bg2017/64",
    ]
