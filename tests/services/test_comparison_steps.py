"""A row of the concordance seen between some of the editions."""

from __future__ import annotations

import pytest

from bridge_rules_gui.corpus.changes import STEPS
from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.corpus.concordance import ChangeKind, Correspondence, Relation
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.services.comparison_steps import (
    is_changed,
    kind_between,
    notes_between,
    relation_between,
    step_notes,
    steps_between,
)

RU, SR, BG = Edition.RU_1987, Edition.SR_2007, Edition.BG_2017
EARLY, LATE = (RU, SR), (SR, BG)


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
    assert [n.says_no_change for n in notes] == [False, True, False]


def test_row_without_note_has_no_parts() -> None:
    assert step_notes("") == ()


def test_steps_between_the_first_and_the_last_are_both() -> None:
    assert steps_between((BG, RU)) == STEPS
    assert steps_between((BG, SR)) == STEPS[1:]


def test_notes_of_other_steps_are_left_out() -> None:
    moved = row(("1", "2", "2"), Relation.MOVED, note="1987-2007: moved. 2007-2017: no change.")
    assert [n.text for n in notes_between(moved, LATE)] == ["no change."]


@pytest.mark.parametrize(
    ("note", "editions", "expected"),
    [
        # the whole row is what it was read to be
        ("1987-2007: new rule.", (RU, SR, BG), ChangeKind.SUBSTANCE),
        # a step the note is silent of, or denies, has no change
        ("1987-2007: new rule.", LATE, ChangeKind.NONE),
        ("1987-2007: new rule. 2007-2017: no change.", LATE, ChangeKind.NONE),
        # a denial of substance leaves a change of words
        ("1987-2007: new rule. 2007-2017: no change; 26 became 26B.", LATE, ChangeKind.WORDING),
        (
            "1987-2007: new. 2007-2017: moved to 72C without change of substance.",
            LATE,
            ChangeKind.WORDING,
        ),
        # what is told of both steps counts in both
        ("1987-2007: new rule. 2007-2017: narrower.", LATE, ChangeKind.SUBSTANCE),
        ("1987-2007: new rule. 2007-2017: narrower.", (BG, RU), ChangeKind.SUBSTANCE),
    ],
)
def test_kind_between(note: str, editions: tuple[Edition, ...], expected: ChangeKind) -> None:
    assert kind_between(row(("1", "1", "1"), Relation.REWORDED, note=note), editions) is expected


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
    later = row(("", "1A", "1A"), Relation.NEW, note="1987-2007: new. 2007-2017: narrower.")
    assert relation_between(later, LATE) is Relation.REWORDED


def test_translators_wording_is_no_change_of_the_edition() -> None:
    assert not is_changed(Relation.REWORDED, ChangeKind.TRANSLATION)
    assert is_changed(Relation.MOVED, ChangeKind.NONE)
