"""A row of the concordance seen between some of the editions."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bridge_rules_gui.comparison.steps import (
    is_changed,
    kind_between,
    kinds_between,
    notes_between,
    relation_between,
    step_notes,
)
from bridge_rules_gui.corpus.changes import Step, steps_between
from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.corpus.concordance import ChangeKind, Correspondence, Relation
from bridge_rules_gui.corpus.edition import Edition

RU, SR, BG = Edition.RU_1987, Edition.SR_2007, Edition.BG_2017
EARLY, LATE = (RU, SR), (SR, BG)
EARLY_STEP, LATE_STEP = Step(*EARLY), Step(*LATE)


def row(
    places: tuple[str, str, str],
    relation: Relation,
    kind: ChangeKind = ChangeKind.SUBSTANCE,
    note: str = "",
) -> Correspondence:
    """Return a row; the places of an edition are separated by blanks."""
    cited = {
        edition: tuple(Citation.parse(text) for text in texts.split())
        for edition, texts in zip((RU, SR, BG), places, strict=True)
    }
    return Correspondence(cited, relation, kind, note)


def test_note_is_parted_by_its_steps() -> None:
    notes = step_notes("1987-2007: one trick. 2007-2017: no change. 2007-2017: 23 became 72C.")
    assert [(str(n.step), n.text) for n in notes] == [
        ("1987-2007", "one trick."),
        ("2007-2017", "no change."),
        ("2007-2017", "23 became 72C."),
    ]


def test_row_without_note_has_no_parts() -> None:
    assert step_notes("") == ()


def test_steps_between_the_first_and_the_last_are_both() -> None:
    assert steps_between((BG, RU)) == (EARLY_STEP, LATE_STEP)
    assert steps_between((BG, SR)) == (LATE_STEP,)


def test_notes_of_other_steps_are_left_out() -> None:
    moved = row(("1", "2", "2"), Relation.MOVED, note="1987-2007: moved. 2007-2017: no change.")
    assert [n.text for n in notes_between(moved, LATE)] == ["no change."]


@pytest.mark.parametrize(
    ("others", "editions", "expected"),
    [
        # the kind of a row is that of every step that has none of its own
        ({}, (RU, SR, BG), ChangeKind.SUBSTANCE),
        ({}, LATE, ChangeKind.SUBSTANCE),
        ({LATE_STEP: ChangeKind.NONE}, EARLY, ChangeKind.SUBSTANCE),
        ({LATE_STEP: ChangeKind.NONE}, LATE, ChangeKind.NONE),
        ({EARLY_STEP: ChangeKind.TRANSLATION}, EARLY, ChangeKind.TRANSLATION),
        # over both steps the one that tells more counts
        ({EARLY_STEP: ChangeKind.TRANSLATION}, (BG, RU), ChangeKind.SUBSTANCE),
    ],
)
def test_kind_between(
    others: dict[Step, ChangeKind], editions: tuple[Edition, ...], expected: ChangeKind
) -> None:
    decided = replace(row(("1", "1", "1"), Relation.REWORDED), other_steps=others)
    assert kind_between(decided, editions) is expected


def test_step_without_the_row_has_no_kind() -> None:
    dropped = row(("1", "", ""), Relation.DROPPED)
    assert kinds_between(dropped, (RU, SR, BG)) == {EARLY_STEP: ChangeKind.SUBSTANCE}
    assert kind_between(dropped, LATE) is ChangeKind.NONE


@pytest.mark.parametrize(
    ("places", "relation", "editions", "expected"),
    [
        (("1", "1", ""), Relation.DROPPED, LATE, Relation.DROPPED),
        (("", "1", "1"), Relation.NEW, EARLY, Relation.NEW),
        # new in 2007: between 2007 and 2017 nothing is new
        (("", "1A", "1A"), Relation.NEW, LATE, Relation.SAME),
        (("", "1A", "1B"), Relation.NEW, LATE, Relation.MOVED),
        # moved in 2007: it stayed where it was afterwards
        (("1A", "1B", "1B"), Relation.MOVED, LATE, Relation.SAME),
        (("1A", "1B", "1B"), Relation.MOVED, EARLY, Relation.MOVED),
        (("1A", "1A", "1A 1B"), Relation.SPLIT, EARLY, Relation.SAME),
        (("1A", "1A", "1A 1B"), Relation.SPLIT, LATE, Relation.SPLIT),
        (("1A 1B", "1A", "1A"), Relation.MERGED, EARLY, Relation.MERGED),
        # the order of choice does not matter
        (("", "1A", "1A"), Relation.NEW, (SR, RU), Relation.NEW),
        (("1A", "1B", "1B"), Relation.MOVED, (BG, SR, RU), Relation.MOVED),
    ],
)
def test_relation_between(
    places: tuple[str, str, str],
    relation: Relation,
    editions: tuple[Edition, ...],
    expected: Relation,
) -> None:
    unchanged = row(places, relation, ChangeKind.NONE)
    assert relation_between(unchanged, editions) is expected


def test_what_changed_on_the_spot_is_reworded() -> None:
    later = row(("", "1A", "1A"), Relation.NEW)
    assert relation_between(later, LATE) is Relation.REWORDED


def test_translators_wording_is_no_change_of_the_edition() -> None:
    assert not is_changed(Relation.REWORDED, ChangeKind.TRANSLATION)
    assert is_changed(Relation.MOVED, ChangeKind.NONE)
