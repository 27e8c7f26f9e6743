"""What stands beside a question gives nothing away before it is answered."""

from __future__ import annotations

import pytest

from bridge_rules_gui.corpus.corpus import Corpus
from bridge_rules_gui.game.scenario import Claim
from bridge_rules_gui.quiz.bank import QuestionFilter
from bridge_rules_gui.quiz.prepared_question import PreparedQuestion, prepared
from bridge_rules_gui.quiz.question import QuestionKind
from bridge_rules_gui.simulation.position import CallState, Facing
from bridge_rules_gui.table.claims.claiming import ClaimStage
from bridge_rules_gui.terms.terminology import Terminology
from tests.quiz.bank_of_all import bank_of_all

JUDGED = {Facing.MAJOR, Facing.MINOR, Facing.WAITING}


@pytest.fixture(scope="module")
def rulings(corpus: Corpus, terminology: Terminology) -> list[PreparedQuestion]:
    requested = QuestionFilter(kinds=frozenset({QuestionKind.RULING, QuestionKind.AUTHORED}))
    found = [prepared(corpus, q) for q in bank_of_all(terminology).draw(60, 2, requested)]
    return [each for each in found if each.asked is not None]


def test_table_before_the_answer_says_nothing_of_the_ruling(
    rulings: list[PreparedQuestion],
) -> None:
    assert rulings
    for each in rulings:
        assert each.asked is not None
        assert not any(call.is_irregular for call in each.asked.auction)
        assert not any(call.state is CallState.PENDING for call in each.asked.auction)
        assert not any(card.facing in JUDGED for card in each.asked.faced)


def test_some_table_after_the_answer_shows_what_was_irregular(
    rulings: list[PreparedQuestion],
) -> None:
    assert any(
        call.is_irregular for each in rulings if each.answered for call in each.answered.auction
    )


def test_whose_turn_it_is_stays_open_where_a_ruling_decides_it(
    rulings: list[PreparedQuestion],
) -> None:
    irregular = [
        e
        for e in rulings
        if e.answered and e.asked and any(c.is_irregular for c in e.answered.auction)
    ]
    assert irregular
    assert all(each.asked is not None and each.asked.turn is None for each in irregular)


def test_no_question_about_a_claim_tells_what_it_is_worth(
    corpus: Corpus, terminology: Terminology
) -> None:
    requested = QuestionFilter(kinds=frozenset({QuestionKind.RULING}))
    prompts = bank_of_all(terminology).catalogue(requested)
    asked = [prepared(corpus, each) for each in prompts if ":claim@" in each.identifier]
    claims = [each.asked.claim for each in asked if each.asked is not None]
    assert claims
    for each, claim in zip(asked, claims, strict=True):
        assert claim is not None
        assert claim.stage is not ClaimStage.DECIDED
        assert each.question.scenario is not None
        acts = [e.act for e in each.question.scenario.events if isinstance(e.act, Claim)]
        assert claim.own == (claim.left if acts[0].tricks is None else acts[0].tricks)


def test_no_question_about_a_concession_tells_that_the_director_has_decided(
    corpus: Corpus, terminology: Terminology
) -> None:
    requested = QuestionFilter(kinds=frozenset({QuestionKind.AUTHORED}))
    prompts = bank_of_all(terminology).catalogue(requested)
    asked = [prepared(corpus, each) for each in prompts if each.identifier.startswith("law71-")]
    claims = [each.asked.claim for each in asked if each.asked is not None]
    assert any(claim is not None and claim.is_concession for claim in claims)
    assert not any(claim and claim.stage is ClaimStage.DECIDED for claim in claims)


def test_every_source_of_a_question_is_a_law_on_its_page(rulings: list[PreparedQuestion]) -> None:
    for each in rulings:
        assert len(each.laws) == len(each.question.sources)
        for law, source in zip(each.laws, each.question.sources, strict=True):
            assert law.law.address == source.address
            assert law.page.address.edition is source.address.edition
