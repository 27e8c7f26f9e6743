"""A term is counted alike wherever its count is shown, and what is counted twice is said to be."""

from __future__ import annotations

import csv
import io
import re
from collections import Counter, defaultdict

import pytest

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.exchange.term_csv import write_csv
from bridge_rules_gui.exports.term_export import concept_entries
from bridge_rules_gui.indexes.term_patterns import TermKey
from bridge_rules_gui.terms import documents, text
from bridge_rules_gui.terms.answers import TermCard
from bridge_rules_gui.terms.list import term_list
from bridge_rules_gui.terms.terminology import Terminology
from bridge_rules_gui.typesetting.term_pages import card_page
from tests.typesetting.test_term_pages import CARD


@pytest.fixture(scope="module")
def cards(terminology: Terminology) -> dict[str, TermCard]:
    return {concept.id: terminology.card(concept.id) for concept in terminology.termbase.concepts}


@pytest.mark.parametrize("edition", Edition)
def test_no_words_are_counted_twice_unless_marked_as_shared(
    terminology: Terminology, cards: dict[str, TermCard], edition: Edition
) -> None:
    senses = defaultdict(set)
    for found in terminology.book(edition).occurrences:
        if found.is_counted:
            senses[found.stretch, found.start, found.end].add(found.concept)
    twice: Counter[tuple[str, str]] = Counter()
    for concepts in senses.values():
        twice.update((one, other) for one in concepts for other in concepts if one != other)
    marked = {
        (concept, other): count
        for concept, card in cards.items()
        for column in card.columns
        if column.edition is edition
        for other, count in column.shared
    }
    assert marked == twice


@pytest.mark.parametrize("edition", Edition)
def test_every_view_counts_the_places_of_a_concept_alike(
    terminology: Terminology, cards: dict[str, TermCard], edition: Edition
) -> None:
    number = list(Edition).index(edition)
    rows = {row.id: row for row in term_list(terminology).rows()}
    for concept, card in cards.items():
        column = card.columns[number]
        count = len(terminology.kwic(concept, edition))
        document = documents.card_document(card)["editions"][edition.value]
        shown = re.search(rf"^{edition}: (\d+) places?$", text.card(card), re.MULTILINE)
        assert shown is not None
        assert (
            column.count,
            rows[concept].counts[number],
            document["count"],
            int(shown[1]),
        ) == (count,) * 4, concept
        assert document["shared_with"] == dict(column.shared)
        assert (rows[concept].shared[number] > 0) == bool(column.shared), concept


def test_the_window_says_of_every_concept_what_is_counted_under_another_too(
    cards: dict[str, TermCard],
) -> None:
    for concept, card in cards.items():
        shown = re.sub(r"<[^>]*>", "", card_page(card, CARD).html)
        for column in card.columns:
            head = f"{column.edition.year} · " + (f"×{column.count}" if column.count else "never")
            assert head in shown, concept
            others = ", ".join(f"{CARD.concepts[o]} ×{n}" for o, n in column.shared)
            assert not others or f"shared with {others}" in shown, concept


def test_the_table_for_spreadsheets_has_the_counts_of_the_card(
    terminology: Terminology, cards: dict[str, TermCard]
) -> None:
    content = write_csv(concept_entries(terminology)).decode("utf-8-sig")
    rows = Counter(
        (row["concept"], row["edition"], row["term"], row["count"], row["shared_with"])
        for row in csv.DictReader(io.StringIO(content))
    )
    for concept, card in cards.items():
        for column in card.columns:
            for attested in column.terms:
                others = "; ".join(f"{other} {count}" for other, count in attested.shared)
                words = attested.term.text
                key = (concept, column.edition.value, words, str(attested.count), others)
                assert key in rows


@pytest.mark.parametrize("edition", Edition)
def test_a_word_of_the_law_opens_the_concepts_it_is_counted_under(
    terminology: Terminology, edition: Edition
) -> None:
    book = terminology.book(edition)
    bound = {key for key, term in book.terms.items() if term.not_at or term.only_at}
    counted: defaultdict[str, set[tuple[TermKey, int, int]]] = defaultdict(set)
    for stretch in book.stretches:
        start = 0
        for line in stretch.text.split("\n"):
            counted[line].update(
                (o.term, o.start - start, o.end - start)
                for o in book.in_stretch(stretch)
                if o.stretch == stretch and start <= o.start and o.end <= start + len(line)
            )
            start += len(line) + 1
    for line, found in counted.items():
        shown = terminology.meant(edition, f"A. {line}")
        senses = {(o.term, o.start - 3, o.end - 3) for o in shown if o.term in bound}
        assert senses == {each for each in found if each[0] in bound}, line


def test_concepts_counted_at_the_same_places_are_in_a_fixed_order(
    cards: dict[str, TermCard],
) -> None:
    columns = [column for card in cards.values() for column in card.columns]
    found = [column.shared for column in columns]
    found += [attested.shared for column in columns for attested in column.terms]
    assert any(len({count for _, count in shared}) < len(shared) for shared in found)
    for shared in found:
        assert shared == tuple(sorted(shared, key=lambda other: (-other[1], other[0])))
