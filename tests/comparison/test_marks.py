"""Marks: numbers, references and words of obligation across languages, on the real books."""

from __future__ import annotations

import pytest

from bridge_rules_gui import resources
from bridge_rules_gui.comparison.comparison import Comparisons
from bridge_rules_gui.comparison.marks import Mark, MarkMeaning, MarkSort
from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.corpus.corpus import Corpus
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.reading.concordance import read_concordance
from bridge_rules_gui.terms.terminology import Terminology

RU, SR, BG = Edition.RU_1987, Edition.SR_2007, Edition.BG_2017


@pytest.fixture(scope="module")
def comparisons(corpus: Corpus, terminology: Terminology) -> Comparisons:
    return Comparisons(corpus, read_concordance(resources.content()), (), terminology)


def marks_at(
    comparisons: Comparisons, edition: Edition, citation: str, sort: MarkSort
) -> dict[str, Mark]:
    """Return the marks of the rows a provision stands in, by their values."""
    requested = Citation.parse(citation)
    comparison = comparisons.of(requested.law, tuple(Edition))
    rows = [
        r
        for r in comparison.rows
        if any(requested in c.citations for c in r.cells if c.edition is edition)
    ]
    return {m.value: m for row in rows for m in row.marks if m.sort is sort}


def test_percentage_of_1987_that_went_is_marked(comparisons: Comparisons) -> None:
    marks = marks_at(comparisons, RU, "12C2", MarkSort.NUMBER)
    assert marks["60%"].present == (RU,)
    assert (RU, "60 %") in marks["60%"].words


def test_number_in_figures_and_words_is_one_number(comparisons: Comparisons) -> None:
    marks = marks_at(comparisons, RU, "64A1", MarkSort.NUMBER)
    assert "2" not in marks


def test_number_of_a_percentage_is_not_stated_twice(comparisons: Comparisons) -> None:
    assert "60" not in marks_at(comparisons, RU, "12C2", MarkSort.NUMBER)


def test_number_of_a_reference_is_no_number(comparisons: Comparisons) -> None:
    assert "16" not in marks_at(comparisons, SR, "27B1(a)", MarkSort.NUMBER)


def test_reference_to_the_same_subject_under_another_number_is_no_change(
    comparisons: Comparisons,
) -> None:
    # 2007 sends to 23, 2017 to 72C: what was 23 is now there
    marks = marks_at(comparisons, SR, "27B2", MarkSort.REFERENCE)
    assert "23" not in marks
    assert "72C" not in marks


def test_new_reference_is_marked_with_its_printed_words(comparisons: Comparisons) -> None:
    mark = marks_at(comparisons, BG, "27B1(a)", MarkSort.REFERENCE)["26B"]
    assert (mark.present, mark.absent) == ((BG,), (RU, SR))
    assert mark.meaning is MarkMeaning.EDITION
    assert mark.words == ((BG, "П26В"),)


def test_narrowed_reference_is_one_mark(comparisons: Comparisons) -> None:
    # 2007 sends to all of Law 16, 2017 only to 16C
    marks = marks_at(comparisons, BG, "27B1(a)", MarkSort.REFERENCE)
    assert "16C" not in marks
    assert marks["16"].present == (SR,)
    assert marks["16"].instead == ((BG, "16C"),)
    assert set(marks["16"].words) == {(SR, "član 16"), (BG, "П16С")}


def test_reference_narrowed_from_two_editions_is_one_mark(comparisons: Comparisons) -> None:
    marks = marks_at(comparisons, BG, "37A", MarkSort.REFERENCE)
    assert "26B" not in marks
    assert marks["26"].present == (RU, SR)


def test_concept_new_in_an_edition_is_told_with_the_reason(comparisons: Comparisons) -> None:
    mark = marks_at(comparisons, BG, "27B1(b)", MarkSort.TERM)["comparable-call"]
    assert BG in mark.present
    assert SR in mark.absent
    assert mark.meaning is MarkMeaning.EDITION
    assert any(edition is SR and "same or a more precise" in why for edition, why in mark.reasons)


def test_concept_gained_in_a_step_that_changed_only_words_may_be_translation(
    comparisons: Comparisons,
) -> None:
    # 40B2(b) changed in substance in 2007 alone; 2017 names the declaring side by one word
    mark = marks_at(comparisons, BG, "40B2(b)", MarkSort.TERM)["declarer"]
    assert mark.meaning is MarkMeaning.PERHAPS_TRANSLATION


def test_terms_are_silent_where_their_words_cannot_be_trusted(comparisons: Comparisons) -> None:
    # "player", "turn", "make a call": each translator says it or leaves it out
    found = [
        mark.value
        for law in range(1, 94)
        for row in comparisons.of(law, tuple(Edition)).rows
        for mark in row.marks
        if mark.sort is MarkSort.TERM
    ]
    assert 40 < len(found) < 250
    assert not {"turn", "make-a-call", "rotation", "action"} & set(found)


def test_mark_in_an_unchanged_row_may_be_translation(comparisons: Comparisons) -> None:
    mark = marks_at(comparisons, RU, "81D", MarkSort.REFERENCE)["81C"]
    assert mark.meaning is MarkMeaning.PERHAPS_TRANSLATION


def test_words_of_obligation_are_marked_by_strength(comparisons: Comparisons) -> None:
    found = [
        mark
        for law in (72, 73, 74)
        for row in comparisons.of(law, tuple(Edition)).rows
        for mark in row.marks
        if mark.sort is MarkSort.OBLIGATION
    ]
    assert found
    assert {mark.value for mark in found} <= {
        "need-not", "may", "should", "shall", "must",
        "should-not", "shall-not", "may-not", "must-not",
    }  # fmt: skip


def test_marked_words_stand_in_their_cell_and_nothing_is_marked_where_one_cell_is_filled(
    comparisons: Comparisons,
) -> None:
    for law in range(1, 94):
        for row in comparisons.of(law, tuple(Edition)).rows:
            filled = {cell.edition: cell.provisions for cell in row.cells if cell.provisions}
            assert len(filled) > 1 or not row.marks
            for mark in row.marks:
                assert not set(mark.present) & set(mark.absent)
                assert set(mark.present) | set(mark.absent) == set(filled)
                for edition, words in mark.words:
                    texts = [
                        *(p.text for v in filled[edition] for _, p in v.passages),
                        *(c for v in filled[edition] for t in v.tables for r in t.rows for c in r),
                    ]
                    assert any(words in text for text in texts), (law, mark)
