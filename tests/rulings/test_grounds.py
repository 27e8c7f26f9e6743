"""Every ground of every law stands verbatim in the provision it names."""

from __future__ import annotations

import importlib
import pkgutil
from typing import TYPE_CHECKING, Any

import pytest

from bridge_rules_gui import rulings
from bridge_rules_gui.rulings.course.follow import rule_under_all
from bridge_rules_gui.rulings.course.watching import moments
from bridge_rules_gui.rulings.ground import passages
from tests.rulings.cases import cases
from tests.rulings.stories import all_stories, situations, with_answers

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from bridge_rules_gui.corpus.edition import Edition
    from bridge_rules_gui.rulings.course.ruling import Ruling, Step
    from bridge_rules_gui.rulings.ground import Ground


def _grounds() -> Iterator[Any]:
    for module in pkgutil.iter_modules(rulings.__path__):
        loaded = importlib.import_module(f"{rulings.__name__}.{module.name}")
        for name in ("RU", "SR", "BG"):
            for key, ground in getattr(loaded, name, {}).items():
                yield pytest.param(ground, id=f"{module.name}-{ground.edition.value}-{key}")


@pytest.mark.parametrize("ground", tuple(_grounds()))
def test_the_words_of_a_ground_stand_in_its_provision(
    ground: Ground, words_of: Callable[[Edition, str], str]
) -> None:
    said = words_of(ground.edition, str(ground.citation))
    assert [words for words in passages(ground.words) if words not in said] == []


UNCITED = {
    "law12_assigned_score-sr2007-12C1(e)": "is named in the question whether it was chosen",
    "law17_auction_period-sr2007-17E1": "only sends to Law 22, which is cited",
    "law23_comparable_call-bg2017-23B": "repeats what the law of the irregularity says",
    "law26_lead_restrictions-ru1987-26A1": "there is no restriction that could cite it",
    "law26_lead_restrictions-sr2007-26A1": "there is no restriction that could cite it",
    "law26_lead_restrictions-bg2017-26A": "there is no restriction that could cite it",
    "law29_call_out_of_rotation-bg2017-29C": "sends to Laws 30 to 32, which are cited",
    "law47e1_misinformed_turn-bg2017-47E1 acceptance": "no case tells of an attempt to accept",
    "law72c_potential_damage-ru1987-23": "only introduces its items",
}
"""Grounds that no ruling on a case or situation quotes, and why."""


def _quoted(ruling: Ruling) -> Iterator[tuple[Edition, str, str]]:
    """Yield the passages that a ruling, or one for an answer to its open questions, rests on."""
    for each in with_answers(ruling):
        laws = [law.ground for laws in (each.laws, *(s.laws for s in each.steps)) for law in laws]
        laws += [learnt.ground for learnt in each.unauthorised]
        laws += [call.ground for call in each.withdrawn]
        laws += [score.ground for score in each.adjusted]
        afters: tuple[Ruling | Step, ...] = (each, *each.steps)
        for after in afters:
            laws += [option.ground for option in after.options]
            laws += [restriction.ground for restriction in after.lead_restrictions]
            laws += [card.ground for card in after.penalty_cards]
        for ground in laws:
            for passage in passages(ground.words):
                yield ground.edition, str(ground.citation), passage


def test_every_ground_is_quoted_in_some_ruling() -> None:
    lit_words = (row.values[0].scenario for row in cases("lit_words"))
    rulings_found = [rule_under_all(story) for story in (*all_stories(), *lit_words)]
    rulings_found += [moment for story in situations() for moment in moments(story)]
    quoted = {each for found in rulings_found for one in found.values() for each in _quoted(one)}
    said: dict[tuple[Edition, str], list[str]] = {}
    for edition, cite, passage in quoted:
        said.setdefault((edition, cite), []).append(passage)
    unquoted = {
        str(row.id)
        for row in _grounds()
        for ground in row.values
        if any(
            not any(part in passage for passage in said.get((ground.edition, str(ground)), ()))
            for part in passages(ground.words)
        )
    }
    # A departure quotes a misprint, in a note on a ruling and not in its laws.
    assert {name for name in unquoted if not name.startswith("departures-")} == set(UNCITED)
