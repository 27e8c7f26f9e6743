"""The overview of all laws and chapters."""

from __future__ import annotations

import pytest

from bridge_rules_gui import resources
from bridge_rules_gui.comparison.comparison import Comparisons, Filter
from bridge_rules_gui.comparison.overview import ChapterAmounts, overview
from bridge_rules_gui.corpus.changes import STEPS
from bridge_rules_gui.corpus.corpus import Corpus
from bridge_rules_gui.reading.concordance import read_change_notes, read_concordance


@pytest.fixture(scope="module")
def comparisons(corpus: Corpus) -> Comparisons:
    return Comparisons(corpus, read_concordance(resources.content()), ())


@pytest.fixture(scope="module")
def chapters(comparisons: Comparisons) -> tuple[ChapterAmounts, ...]:
    return overview(comparisons)


def test_every_law_stands_in_one_chapter_with_both_steps(
    chapters: tuple[ChapterAmounts, ...],
) -> None:
    laws = [law for chapter in chapters for law in chapter.laws]
    assert [law.law for law in laws] == list(range(1, 94))
    assert all(tuple(a.step for a in law.amounts) == STEPS for law in laws)
    assert [chapter.number for chapter in chapters][1:4] == ["II", "III", "IV"]


def test_totals_are_the_sums(chapters: tuple[ChapterAmounts, ...]) -> None:
    for column in range(2):
        everything = chapters[0].amounts[column]
        assert everything.substance == sum(c.amounts[column].substance for c in chapters[1:])
        for chapter in chapters[1:]:
            total = chapter.amounts[column]
            assert total.rows == sum(law.amounts[column].rows for law in chapter.laws)
            assert total.other == sum(law.amounts[column].other for law in chapter.laws)


def test_amounts_of_a_law_that_kept_its_number_are_those_of_its_comparison(
    comparisons: Comparisons, chapters: tuple[ChapterAmounts, ...]
) -> None:
    law = next(law for chapter in chapters for law in chapter.laws if law.law == 64)
    for amount in law.amounts:
        compared = comparisons.of(64, (amount.step.older, amount.step.newer))
        assert amount.substance == len(compared.filtered(Filter.SUBSTANCE))
        assert amount.substance + amount.other == len(compared.filtered(Filter.CHANGES))


def test_law_nothing_happened_to_has_no_amount(chapters: tuple[ChapterAmounts, ...]) -> None:
    law = next(law for chapter in chapters for law in chapter.laws if law.law == 3)
    assert all((a.substance, a.other) == (0, 0) for a in law.amounts)


def test_no_row_of_substance_where_the_note_says_nothing_of_substance_changed(
    chapters: tuple[ChapterAmounts, ...],
) -> None:
    quiet = {
        (note.law, note.step)
        for note in read_change_notes(resources.content())
        if note.text.startswith("Nothing of substance changed")
    }
    laws = [law for chapter in chapters for law in chapter.laws]
    counted = {(law.law, amount.step) for law in laws for amount in law.amounts if amount.substance}
    assert quiet
    assert quiet & counted == set()
