"""The trace of irregular leads and plays says why another provision does not apply."""

from __future__ import annotations

from collections.abc import Iterator

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.director.follow import rule
from tests.every import every
from tests.laws.cases import Case, cases

_SET_ASIDE = {
    ("law53_lead_out_of_turn", "53C"): "Playing this card does not accept the lead out of turn",
    ("law54_opening_lead_out_of_turn", "54C"): "54",
    ("law57_premature_play", "57A"): "57C",
    ("law57_premature_play", "57C"): "57A does not apply because",
    ("law57_premature_play", "57C1"): "57A does not apply because",
    ("law57_premature_play", "57D"): "57A does not apply because",
    ("law58_simultaneous_plays", "58B1"): "58B2 does not apply because",
}
"""A table and the deciding provision, and how the trace begins to speak of the other."""


def _rows() -> Iterator[tuple[Case, str]]:
    for (table, law), begins in _SET_ASIDE.items():
        for case in cases(table):
            first = next(iter(case.expected.get("laws", [])), "")
            # 53C of 2017 is another incident: the wrong defender's card.
            moved = law == "53C" and case.edition is Edition.BG_2017
            if first == law and not moved:
                yield case, begins


@every("case, reason", _rows, ids=lambda case, reason: f"{case}: {reason}")
def test_what_was_set_aside_is_named_with_the_reason(case: Case, reason: str) -> None:
    ruling = rule(case.scenario, case.edition)
    said = [str(line) for step in ruling.steps for line in step.trace]
    assert any(line.startswith(reason) for line in said)
