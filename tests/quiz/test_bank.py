"""The bank draws right questions, the same ones for a seed, and only what is requested."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import replace

import pytest

from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.quiz.bank import QuestionBank, QuestionFilter
from bridge_rules_gui.quiz.question import DRILLS, Question, QuestionKind, Source
from bridge_rules_gui.terms.terminology import Terminology
from tests.quiz.bank_of_all import bank_of_all, evidence_of_all
from tests.quiz.evidence import Evidence
from tests.quiz.validator import faults

pytestmark = pytest.mark.slow

_OF_SITUATIONS = frozenset({QuestionKind.RULING, QuestionKind.LAW, QuestionKind.ORDER})
_SUPPOSED = "ruling:law49-defender-shows-a-card-on-purpose:8-not-deliberate:card@bg2017"
GENERATED = tuple(kind for kind in QuestionKind if kind is not QuestionKind.AUTHORED)
MANY = 1_000


@pytest.fixture(scope="module")
def bank(terminology: Terminology) -> QuestionBank:
    return bank_of_all(terminology)


@pytest.fixture(scope="module")
def evidence(terminology: Terminology) -> Evidence:
    return evidence_of_all(terminology)


@pytest.fixture(scope="module")
def drawn(bank: QuestionBank) -> tuple[Question, ...]:
    """Return a thousand generated questions of all kinds."""
    return bank.draw(MANY, 8, QuestionFilter(kinds=frozenset(GENERATED)))


def test_a_thousand_questions_are_drawn_and_no_two_are_the_same(
    drawn: tuple[Question, ...],
) -> None:
    assert len({question.identifier for question in drawn}) == MANY
    assert {question.kind for question in drawn} == set(GENERATED)
    assert {question.edition for question in drawn} == set(Edition)


@pytest.mark.parametrize("kind", GENERATED)
def test_no_generated_question_is_wrong(
    kind: QuestionKind, bank: QuestionBank, evidence: Evidence
) -> None:
    """Every question there is, not some of them, is answered again."""
    asked = list(bank.catalogue(QuestionFilter(frozenset({kind}))))
    assert len(asked) > 50
    assert [fault for question in asked for fault in faults(question, evidence)] == []


def test_no_authored_question_has_a_fault_of_form(bank: QuestionBank, evidence: Evidence) -> None:
    asked = list(bank.catalogue(QuestionFilter(kinds=frozenset({QuestionKind.AUTHORED}))))
    assert len({question.identifier for question in asked}) == len(asked)
    assert [fault for question in asked for fault in faults(question, evidence)] == []


@pytest.mark.parametrize("kind", GENERATED)
def test_a_wrong_answer_is_found_out(
    kind: QuestionKind, drawn: tuple[Question, ...], evidence: Evidence
) -> None:
    for question in [question for question in drawn if question.kind is kind][:20]:
        assert faults(_spoilt(question), evidence)


def test_a_change_quoted_without_its_last_words_is_found_out(
    bank: QuestionBank, evidence: Evidence
) -> None:
    """In most rows a later sentence than the first one is what changed."""
    asked = list(bank.catalogue(QuestionFilter(frozenset({QuestionKind.CHANGE}))))
    for question in asked:
        for at, source in enumerate(question.sources):
            if source.words:
                cut = replace(source, words=source.words[: len(source.words) // 2])
                sources = (*question.sources[:at], cut, *question.sources[at + 1 :])
                assert faults(replace(question, sources=sources), evidence)


def test_a_head_whose_condition_is_not_met_is_found_out(
    bank: QuestionBank, evidence: Evidence
) -> None:
    """South bid at his partner's turn; 31A is on bids at that of the right-hand opponent."""
    question = bank.question("ruling:law31-opening-at-partners-turn:pass@bg2017")
    assert question is not None
    head = Source(Address.parse("bg2017/31A"), "Когато нарушителят е обявил в реда на ДСП, тогава")
    found = faults(replace(question, sources=(*question.sources, head)), evidence)
    assert any("31A is quoted" in fault for fault in found)


def _spoilt(question: Question) -> Question:
    """Return a question that calls something right which is not."""
    if question.kind is QuestionKind.ORDER:
        return replace(question, answer=question.answer[::-1])
    wrong = next(at for at in range(len(question.choices)) if at not in question.answer)
    return replace(question, answer=(wrong, *question.answer[1:]))


def test_the_answer_is_not_the_longest_choice_as_a_rule(drawn: tuple[Question, ...]) -> None:
    longest = Counter[bool]()
    for question in drawn:
        if len(question.answer) == 1:
            lengths = [len(str(choice.text)) for choice in question.choices]
            right = lengths.pop(question.answer[0])
            longest[right > max(lengths)] += 1
    assert longest[True] < 0.4 * longest.total()


def test_the_place_of_the_answer_tells_nothing(drawn: tuple[Question, ...]) -> None:
    of_four = [q for q in drawn if len(q.choices) == 4 and len(q.answer) == 1]
    places = Counter(question.answer[0] for question in of_four)
    assert all(0.15 < places[place] / len(of_four) < 0.35 for place in range(4))


def test_the_same_seed_asks_the_same_questions(bank: QuestionBank) -> None:
    assert bank.draw(60, 1) == bank.draw(60, 1)
    assert bank.draw(60, 1) != bank.draw(60, 2)


def test_another_bank_asks_the_same_questions_for_a_seed(
    bank: QuestionBank, terminology: Terminology
) -> None:
    assert bank_of_all(terminology).draw(60, 5) == bank.draw(60, 5)


def test_a_question_is_found_by_its_identifier(
    bank: QuestionBank, drawn: tuple[Question, ...]
) -> None:
    for question in drawn[:100]:
        assert bank.question(question.identifier) == question
    assert bank.question("ruling:law00-nothing:result@bg2017") is None


def test_the_same_question_is_asked_under_another_edition(bank: QuestionBank) -> None:
    requested = QuestionFilter(frozenset({QuestionKind.RULING}), frozenset({Edition.BG_2017}))
    pairs = [(q, bank.under(q, Edition.SR_2007)) for q in bank.draw(60, 1, requested)]
    known = [(question, older) for question, older in pairs if older is not None]
    assert len(known) > 20
    for question, older in known:
        assert older.edition is Edition.SR_2007
        assert older.scenario == question.scenario
        assert {source.address.edition for source in older.sources} == {Edition.SR_2007}


def test_the_ruling_and_each_consequence_are_asked_for(drawn: tuple[Question, ...]) -> None:
    ruled = (q.identifier.partition("@")[0] for q in drawn if q.kind is QuestionKind.RULING)
    asked = {identifier.rpartition(":")[2] for identifier in ruled}
    assert asked == {"result", "pass", "card", "tricks", "rights", "claim"}


@pytest.mark.parametrize(
    ("identifier", "place", "kind"),
    [
        ("ruling:law50-partner-on-lead:card@bg2017", "49", "50B"),
        ("ruling:law62-corrected-in-time:card@sr2007", "62B1", "50B"),
        ("ruling:law61-defenders-ask-each-other:card@ru1987", "62B1", "50C"),
    ],
)
def test_what_a_card_is_is_explained_by_what_makes_it_one_and_of_which_kind(
    identifier: str, place: str, kind: str, bank: QuestionBank
) -> None:
    question = bank.question(identifier)
    assert question is not None
    (right,) = question.answer
    assert [str(source.address.place) for source in question.sources[:2]] == [place, kind]
    assert str(question.explanation) == str(question.choices[right].why)
    assert str(question.explanation).startswith(f"{place} says")
    assert f"{kind} says" in str(question.explanation)


@pytest.mark.parametrize(
    ("identifier", "cites"),
    [
        ("law57-defender-plays-before-his-partner:rights@sr2007", "2017 say (57A3)."),
        ("law62-both-sides-revoke-in-one-trick:rights@sr2007", "2017 say (62C3, 62C1)."),
        ("law47-lead-on-a-wrong-explanation:result@bg2017", "1987 say (41A, 47E2(a), 40C)."),
    ],
)
def test_a_ruling_of_another_edition_cites_what_bears_the_choice(
    identifier: str, cites: str, bank: QuestionBank
) -> None:
    question = bank.question(f"ruling:{identifier}")
    assert question is not None
    reasons = [str(choice.why) for choice in question.choices]
    assert f"That is what the Laws of {cites}" in reasons


@pytest.mark.parametrize("kind", [QuestionKind.RULING, QuestionKind.ORDER])
def test_no_quotation_breaks_off_in_brackets(kind: QuestionKind, bank: QuestionBank) -> None:
    quoted = {
        words
        for question in bank.catalogue(QuestionFilter(frozenset({kind})))
        for choice in question.choices
        for words in re.findall("“([^”]*)”", str(choice.why))
    }
    assert len(quoted) > 50
    assert [words for words in quoted if words.count("(") > words.count(")")] == []


def test_words_of_one_book_cannot_be_asked_for_in_another(bank: QuestionBank) -> None:
    (question,) = bank.draw(1, 1, QuestionFilter(kinds=frozenset({QuestionKind.CLOZE})))
    others = [edition for edition in Edition if edition is not question.edition]
    assert [bank.under(question, edition) for edition in others] == [None, None]


def test_authored_questions_are_asked_under_their_other_editions(bank: QuestionBank) -> None:
    asked = bank.catalogue(QuestionFilter(kinds=frozenset({QuestionKind.AUTHORED})))
    several = [q for q in asked if bank.under(q, Edition.RU_1987) is not None]
    assert several


@pytest.mark.parametrize("edition", Edition)
def test_only_questions_on_the_wanted_laws_are_drawn(edition: Edition, bank: QuestionBank) -> None:
    requested = QuestionFilter(editions=frozenset({edition}), laws=frozenset({27, 64}))
    found = bank.draw(30, 1, requested)
    assert len(found) == 30
    assert all(question.edition is edition for question in found)
    assert {question.sources[0].address.law for question in found} == {27, 64}


def test_drills_are_drawn_only_where_they_are_named(bank: QuestionBank) -> None:
    assert not DRILLS & {question.kind for question in bank.draw(300, 1)}
    assert not DRILLS & {question.kind for question in bank.catalogue()}
    named = QuestionFilter(frozenset({QuestionKind.TERM, QuestionKind.RULING}))
    assert {question.kind for question in bank.draw(20, 1, named)} == set(named.kinds)


def test_no_question_supposes_what_contradicts_its_case(bank: QuestionBank) -> None:
    made = bank.catalogue(QuestionFilter(_OF_SITUATIONS), with_variants=True)
    assert not [q.identifier for q in made if "Suppose" in str(q.text)]
    assert bank.question(_SUPPOSED) is None


def test_only_questions_of_the_wanted_topic_and_kind_are_drawn(bank: QuestionBank) -> None:
    requested = QuestionFilter(
        kinds=frozenset({QuestionKind.RULING, QuestionKind.LAW}), topics=frozenset({"revoke"})
    )
    found = bank.draw(20, 1, requested)
    assert len(found) == 20
    assert {question.topic for question in found} == {"revoke"}
    assert {question.kind for question in found} == {QuestionKind.RULING, QuestionKind.LAW}


def test_only_what_changed_is_drawn_on_demand(bank: QuestionBank) -> None:
    found = bank.draw(
        40, 1, QuestionFilter(only_changed=True, editions=frozenset({Edition.BG_2017}))
    )
    assert len(found) == 40
    assert all(bank.has_changed(question) for question in found)


def test_where_nothing_is_requested_that_exists_nothing_is_drawn(bank: QuestionBank) -> None:
    nothing = QuestionFilter(kinds=frozenset({QuestionKind.SCORE}), laws=frozenset({27}))
    assert bank.draw(5, 1, nothing) == ()


def test_the_catalogue_leaves_turned_cases_out_until_they_are_requested(bank: QuestionBank) -> None:
    requested = QuestionFilter(
        kinds=frozenset({QuestionKind.ORDER}), editions=frozenset({Edition.BG_2017})
    )
    plain = {question.identifier for question in bank.catalogue(requested)}
    every = {question.identifier for question in bank.catalogue(requested, with_variants=True)}
    assert plain < every
    assert all(":+" not in identifier for identifier in plain)
