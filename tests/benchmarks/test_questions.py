"""Making questions does not take much longer than ruling on the stories they are about."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.benchmarks.questions import times

if TYPE_CHECKING:
    from bridge_rules_gui.services.terminology import Terminology


def test_a_thousand_questions_take_at_most_five_times_as_long_as_ruling_on_their_stories(
    terminology: Terminology,
) -> None:
    for edition in terminology.corpus.books:
        terminology.book(edition)
    drawing, ruling, _ = times(terminology, 1_000, 3)
    assert drawing <= 5 * ruling
