"""The words a ruling rests on: those of the case, and both its condition and its consequence."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bridge_rules_gui.bridge.card import Card
from bridge_rules_gui.rulings import law77_scoring as law77
from bridge_rules_gui.rulings.course.follow import rule_under_all
from bridge_rules_gui.rulings.ground import passages
from bridge_rules_gui.rulings.verdict import once_each
from tests.rulings.cases import Case, cases
from tests.rulings.stories import all_stories, with_answers

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from bridge_rules_gui.corpus.edition import Edition
    from bridge_rules_gui.rulings.course.ruling import Ruling
    from bridge_rules_gui.rulings.verdict import Applied


@pytest.mark.parametrize("case", cases("lit_words"))
def test_lit_words(case: Case, words_of: Callable[[Edition, str], str]) -> None:
    case.check(words_of)


def _settled() -> Iterator[tuple[str, Ruling]]:
    """Yield every ruling on a story, with its title, and for each answer to an open question."""
    for story in all_stories():
        for ruling in rule_under_all(story).values():
            for each in with_answers(ruling):
                if not each.facts_needed:
                    yield story.title, each


def _laws_at_a_time(ruling: Ruling) -> Iterator[tuple[Applied, ...]]:
    yield ruling.laws
    yield from (step.laws for step in ruling.steps)


def test_a_contract_is_never_both_made_and_lost() -> None:
    for title, ruling in _settled():
        scores = {law77.ground(ruling.edition, made=made) for made in (True, False)}
        for laws in _laws_at_a_time(ruling):
            assert not scores <= {law.ground for law in laws}, (title, ruling.edition)


def test_a_step_says_once_what_an_established_revoke_costs() -> None:
    for title, ruling in _settled():
        for step in ruling.steps:
            told = (line for line in step.trace if "revoke with" in line.pattern)
            costs = [
                tuple(part for part in line.parts() if not isinstance(part, int)) for line in told
            ]
            assert len(costs) == len(set(costs)), (title, ruling.edition, step.trace)


def test_a_revoke_card_said_to_become_a_penalty_card_is_one() -> None:
    said = 0
    for title, ruling in _settled():
        for line in ruling.steps[-1].trace if ruling.steps else ():
            if "takes back {card}, which becomes a major penalty card" in line.pattern:
                cards = {part for part in line.parts() if isinstance(part, Card)}
                held = {each.card for each in ruling.penalty_cards}
                assert cards <= held, (title, ruling.edition)
                said += 1
    assert said


def test_no_passage_is_quoted_twice() -> None:
    for title, ruling in _settled():
        for laws in _laws_at_a_time(ruling):
            for applied in once_each(laws):
                said = passages(applied.ground.words)
                inside = [a for a in said if sum(a in b for b in said) > 1]
                assert not inside, (title, applied)
