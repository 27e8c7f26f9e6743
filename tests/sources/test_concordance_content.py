"""The concordance and the change notes cover all three real books."""

from __future__ import annotations

import re
from collections import Counter
from typing import TYPE_CHECKING

import pytest

from bridge_rules_gui import resources
from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.corpus.changes import STEPS, ChangeNote, Step
from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.corpus.concordance import (
    ChangeKind,
    Checked,
    Concordance,
    Correspondence,
    Relation,
    most_telling,
)
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.services.comparison.steps import step_notes
from bridge_rules_gui.sources.changes import read_change_notes
from bridge_rules_gui.sources.concordance import read_concordance

if TYPE_CHECKING:
    from bridge_rules_gui.corpus.corpus import Corpus

ONE_SIDED = {Relation.NEW, Relation.DROPPED}
_UNCHANGED = re.compile(r"(?:no change|nothing|unchanged)\b|.*without (?:any )?change of subst")
NOTES = read_change_notes(resources.content())


@pytest.fixture(scope="module")
def concordance() -> Concordance:
    return read_concordance(resources.content())


def _name(row: Correspondence) -> str:
    return " | ".join(", ".join(map(str, row.of(edition))) or "-" for edition in Edition)


@pytest.mark.parametrize("edition", Edition)
def test_every_provision_stands_in_a_row(
    corpus: Corpus, concordance: Concordance, edition: Edition
) -> None:
    places = (p.citation for p in corpus.books[edition].provisions)
    missing = [str(place) for place in places if not concordance.rows_of(edition, place)]
    assert missing == []


def test_every_citation_exists(corpus: Corpus, concordance: Concordance) -> None:
    unknown = [
        f"{edition}/{citation}"
        for row in concordance.rows
        for edition in Edition
        for citation in row.of(edition)
        if not corpus.has(edition, citation)
    ]
    assert unknown == []


def test_a_blank_cell_stands_only_where_something_is_new_or_dropped(
    concordance: Concordance,
) -> None:
    blank = [
        _name(row)
        for row in concordance.rows
        if not all(row.of(edition) for edition in Edition) and row.relation not in ONE_SIDED
    ]
    assert blank == []


def test_a_change_of_substance_is_explained(concordance: Concordance) -> None:
    silent = [
        _name(row) for row in concordance.rows if row.kind is ChangeKind.SUBSTANCE and not row.note
    ]
    assert silent == []


def test_the_kind_of_a_row_is_that_of_its_most_telling_step(concordance: Concordance) -> None:
    other = [_name(r) for r in concordance.rows if r.kind is not most_telling(r.kinds.values())]
    assert other == []


def test_only_steps_that_differ_are_written_down(concordance: Concordance) -> None:
    idle = [
        f"{_name(row)}: {step}"
        for row in concordance.rows
        for step, kind in row.other_steps.items()
        if kind is row.kind or step not in row.kinds
    ]
    assert idle == []


def test_each_step_of_substance_has_a_sentence_of_its_own(concordance: Concordance) -> None:
    silent = [
        f"{_name(row)}: {step}"
        for row in concordance.rows
        for step, kind in row.kinds.items()
        if kind is ChangeKind.SUBSTANCE
        and not any(n.step == step and n.text for n in step_notes(row.note))
    ]
    assert silent == []


def test_a_step_said_to_be_unchanged_is_not_counted(concordance: Concordance) -> None:
    counted = [
        f"{_name(row)}: {note.step}"
        for row in concordance.rows
        for note in step_notes(row.note)
        if _UNCHANGED.match(note.text) and row.kinds.get(note.step) is ChangeKind.SUBSTANCE
    ]
    assert counted == []


def test_every_row_was_decided_by_reading(concordance: Concordance) -> None:
    assert {row.checked for row in concordance.rows} == {Checked.READ}


def test_no_row_stands_twice(concordance: Concordance) -> None:
    twice = [name for name, n in Counter(map(_name, concordance.rows)).items() if n > 1]
    assert twice == []


@pytest.mark.parametrize("step", STEPS, ids=str)
def test_every_law_has_a_note_for_each_step(step: Step) -> None:
    laws = [note.law for note in NOTES if note.step == step and note.language == "en"]
    assert laws == list(range(1, 94))


@pytest.mark.parametrize("note", NOTES, ids=lambda n: f"{n.step}/law{n.law:02}.{n.language}")
def test_citations_of_a_note_exist_and_belong_to_the_law(
    corpus: Corpus, concordance: Concordance, note: ChangeNote
) -> None:
    related = {
        (edition, citation.law)
        for row in concordance.touching(note.law)
        for edition in Edition
        for citation in row.of(edition)
    }
    for text in re.findall(r"`([^`]+)`", note.text):
        address = Address.parse(text)
        assert corpus.has_place(address), text
        assert address.edition in (note.step.older, note.step.newer), text
        assert isinstance(address.place, Citation), text
        assert (address.edition, address.place.law) in related, text
