"""Comparison of every law in every choice of editions, on the real books."""

from __future__ import annotations

import re
from itertools import permutations

import pytest

from bridge_rules_gui import resources
from bridge_rules_gui.comparison.comparison import (
    Comparison,
    ComparisonRow,
    Comparisons,
    EditionChoiceError,
    Filter,
)
from bridge_rules_gui.comparison.documents import comparison_document
from bridge_rules_gui.corpus.changes import STEPS
from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.corpus.concordance import ChangeKind, Relation
from bridge_rules_gui.corpus.corpus import Corpus
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.language.notes_in_language import notes_in_language
from bridge_rules_gui.language.phrasebook import ENGLISH
from bridge_rules_gui.reading.concordance import read_change_notes, read_concordance

RU, SR, BG = Edition.RU_1987, Edition.SR_2007, Edition.BG_2017
LAWS = range(1, 94)
CHOICES = [*permutations(Edition, 2), *permutations(Edition, 3)]


@pytest.fixture(scope="module")
def comparisons(corpus: Corpus) -> Comparisons:
    content = resources.content()
    notes = notes_in_language(read_change_notes(content), ENGLISH)
    return Comparisons(corpus, read_concordance(content), notes)


def places(row: ComparisonRow) -> list[str]:
    return [" ".join(map(str, cell.citations)) for cell in row.cells]


def row_at(comparison: Comparison, edition: Edition, citation: str) -> ComparisonRow:
    requested = Citation.parse(citation)
    column = comparison.editions.index(edition)
    return next(r for r in comparison.rows if requested in r.cells[column].citations)


@pytest.mark.parametrize("editions", CHOICES, ids=lambda c: "-".join(str(e.year) for e in c))
def test_every_law_builds_with_cells_in_the_chosen_order(
    comparisons: Comparisons, editions: tuple[Edition, ...]
) -> None:
    for law in LAWS:
        comparison = comparisons.of(law, editions)
        assert comparison.rows
        assert comparison.title
        for row in comparison.rows:
            assert tuple(cell.edition for cell in row.cells) == editions
            assert any(c.law == law for cell in row.cells for c in cell.citations)
            for cell in row.cells:
                assert all(p.edition is cell.edition for p in cell.provisions)


def test_every_provision_of_a_law_stands_in_a_row_of_it(
    corpus: Corpus, comparisons: Comparisons
) -> None:
    for law in LAWS:
        comparison = comparisons.of(law, tuple(Edition))
        for column, edition in enumerate(Edition):
            shown = {c for row in comparison.rows for c in row.cells[column].citations}
            requested = {p.citation for p in corpus.subtree(edition, Citation(law))}
            assert requested <= shown, law


def test_rows_follow_the_newest_edition(corpus: Corpus, comparisons: Comparisons) -> None:
    order = {p.citation: number for number, p in enumerate(corpus.books[BG].provisions)}
    for law in LAWS:
        rows = comparisons.of(law, (BG, RU, SR)).rows
        starts = [[order[c] for c in r.cells[0].citations if c.law == law] for r in rows]
        firsts = [min(start) for start in starts if start]
        assert firsts == sorted(firsts), law


def test_row_the_newest_lacks_follows_its_neighbour(comparisons: Comparisons) -> None:
    rows = [places(row) for row in comparisons.of(12, (RU, SR, BG)).rows]
    dropped = rows.index(["12C2", "12C1(e) 12C1(e)(i) 12C1(e)(ii)", ""])
    assert rows[dropped - 1][1] == "12C1(b)"
    assert rows[dropped + 1][1] == "12C1(f)"


def test_rows_without_words_in_the_chosen_editions_drop_out(comparisons: Comparisons) -> None:
    assert any(places(row) == ["", "", "64B8"] for row in comparisons.of(64, (RU, SR, BG)).rows)
    for editions in permutations(Edition, 2):
        for law in LAWS:
            assert all(any(places(row)) for row in comparisons.of(law, editions).rows)


def test_places_of_other_laws_stand_in_the_row(comparisons: Comparisons) -> None:
    rows = [places(row) for row in comparisons.of(23, (RU, SR, BG)).rows]
    assert ["23 23A 23B", "23", "72C"] in rows


def test_second_trick_of_1987_is_a_change_of_substance_of_the_first_step(
    comparisons: Comparisons,
) -> None:
    early = row_at(comparisons.of(64, (RU, SR)), SR, "64A2")
    assert early.kind is ChangeKind.SUBSTANCE
    assert "second trick" in early.notes[0].text
    late = row_at(comparisons.of(64, (SR, BG)), BG, "64A2")
    assert (late.relation, late.kind, late.notes) == (Relation.SAME, ChangeKind.NONE, ())
    whole = row_at(comparisons.of(64, (RU, SR, BG)), BG, "64A2")
    assert (whole.kind, whole.significant_steps) == (ChangeKind.SUBSTANCE, STEPS[:1])
    assert early.significant_steps == ()


def test_change_notes_of_the_steps_between_are_given(comparisons: Comparisons) -> None:
    years = [str(n.step) for n in comparisons.of(27, (BG, RU)).notes]
    assert years == ["1987-2007", "2007-2017"]
    assert [str(n.step) for n in comparisons.of(27, (BG, SR)).notes] == ["2007-2017"]


def test_filters_let_through_what_they_say(comparisons: Comparisons) -> None:
    for law in LAWS:
        comparison = comparisons.of(law, tuple(Edition))
        changed = comparison.filtered(Filter.CHANGES)
        assert comparison.filtered(Filter.ALL) == comparison.rows
        assert set(map(id, comparison.filtered(Filter.SUBSTANCE))) <= set(map(id, changed))
        assert set(map(id, comparison.filtered(Filter.MOVED))) <= set(map(id, changed))


def test_counts_of_law_64(comparisons: Comparisons) -> None:
    comparison = comparisons.of(64, (RU, SR, BG))
    found = [len(comparison.filtered(requested)) for requested in Filter]
    assert found == [16, 11, 8, 1]


@pytest.mark.parametrize("editions", [(), (BG,), (BG, BG), (BG, SR, BG)])
def test_fewer_than_two_different_editions_are_refused(
    comparisons: Comparisons, editions: tuple[Edition, ...]
) -> None:
    with pytest.raises(EditionChoiceError, match="two or three different"):
        comparisons.of(27, editions)


@pytest.mark.parametrize("editions", [(RU, SR), (SR, BG), (RU, SR, BG)])
def test_command_line_says_of_each_row_what_the_window_says(
    comparisons: Comparisons, editions: tuple[Edition, ...]
) -> None:
    concordance = read_concordance(resources.content())
    for law in LAWS:
        found = comparison_document(concordance, (), law, editions)["rows"]
        shown = {
            (
                *(tuple(map(str, cell.citations)) for cell in row.cells),
                row.relation.value,
                row.kind.value,
                " ".join(note.text for note in row.notes),
            )
            for row in comparisons.of(law, editions).rows
        }
        assert {
            (
                *(tuple(row[edition.value]) for edition in editions),
                row["relation"],
                row["kind"],
                re.sub(r"(^| )\d{4}-\d{4}: ", r"\1", row["note"]),
            )
            for row in found
        } == shown


@pytest.mark.parametrize("editions", [(RU, SR), (SR, BG)])
def test_no_row_denies_what_another_says_of_the_same_provisions(
    comparisons: Comparisons, editions: tuple[Edition, ...]
) -> None:
    for law in LAWS:
        rows = comparisons.of(law, editions).rows
        unchanged = [places(row) for row in rows if row.kind is ChangeKind.NONE]
        changed = [places(row) for row in rows if row.kind is not ChangeKind.NONE]
        assert not [each for each in unchanged if each in changed or unchanged.count(each) > 1]
